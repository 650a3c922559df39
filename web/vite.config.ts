import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $src: here('./src'),
      $games: here('../src/potluck/games'),
      $art: here('../src/potluck/print/assets'),
    },
    // Components are tested as the browser runs them.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/potluck/server/static'),
    emptyOutDir: true,
    // Tells the server which files belong together, so that a table's page can ask for all of them at once.
    manifest: 'chunks.json',
    // Pictures stay files: they are shared and kept by the browser, and the content policy allows no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        // What several pages and boards share is one file: over a slow line each further one costs a round trip.
        codeSplitting: { groups: [{ name: 'kitchen', minShareCount: 2 }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: process.env.POTLUCK ?? 'http://127.0.0.1:8000', ws: true },
      '/print': process.env.POTLUCK ?? 'http://127.0.0.1:8000',
    },
  },
  test: { environment: 'jsdom', include: ['test/**/*.test.ts'] },
})
