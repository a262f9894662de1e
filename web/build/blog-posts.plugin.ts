import { readPost } from '@tripwright/domain/site/blog'
import type { Plugin } from 'vite'

/**
 * Vite plugin: importing a file of `data/blog` gives the post as blocks, or its summary with `?summary`, so that no
 * browser parses Markdown.
 */
export function blogPosts(): Plugin {
  return {
    name: 'tripwright-blog-posts',
    transform: {
      // Vite handles any other query: `?raw` gives the source itself.
      filter: { id: /\/data\/blog\/[a-z][^/]*\.md(\?summary)?$/ },
      handler(source, id) {
        const { blocks, ...summary } = readPost(source)
        const value = id.endsWith('?summary') ? summary : { ...summary, blocks }
        return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js', map: null }
      },
    },
  }
}
