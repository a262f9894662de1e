import type { Plugin } from 'vite'

/**
 * Vite plugin: a dynamic import loads its file and nothing else. Vite's own helper fetches style sheets and preloads of a
 * part first; ours have neither (one sheet, no preloads by scripts), so that its 500 bytes on every page did nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'tripwright-plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
