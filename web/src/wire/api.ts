/** What is asked for once, over HTTP. */
import { language } from './lang.svelte'
import type { Problem } from './types.gen'

/** A refusal of the server, in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text)
  }
}

async function ask(method: string, path: string, body?: BodyInit, type = 'application/json'): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': language.current }
  if (body !== undefined) headers['content-type'] = type
  let response: Response
  try {
    response = await fetch(path, { method, headers, body, credentials: 'same-origin' })
  } catch {
    throw new Refused({ why: 'offline', text: language.words.say('offline'), rule: '', facts: {} })
  }
  if (response.ok) return response
  const problem = response.headers.get('content-type')?.includes('problem+json')
    ? ((await response.json()) as Problem)
    : { why: 'trouble', text: language.words.say('trouble'), rule: '', facts: {} }
  throw new Refused(problem)
}

export const get = async <T>(path: string): Promise<T> => (await ask('GET', path)).json() as Promise<T>
export const text = async (path: string): Promise<string> => (await ask('GET', path)).text()
export const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await ask('POST', path, JSON.stringify(body))).json() as Promise<T>
/** Sends a file as it is. */
export const send = async <T>(path: string, body: string, type: string): Promise<T> =>
  (await ask('POST', path, body, type)).json() as Promise<T>

/** Makes sure that this browser has its secret: a cookie that no script can read. */
export async function introduce(): Promise<void> {
  if (localStorage.getItem('known')) return
  await ask('POST', '/api/me')
  localStorage.setItem('known', 'yes')
}
