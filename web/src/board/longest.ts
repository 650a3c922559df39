/** How many letters the longest word of a name has: it must fit on its card, whatever the language. */
export const longest = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length))
