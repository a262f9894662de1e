import { readPost } from '@tripwright/domain/site/blog'
import type { Plugin } from 'vite'

/**
 * Vite plugin: importing a file of `data/blog` gives the post, or its summary with `?summary`. A post that breaks the format
 * stops the build.
 */
export function blogPosts(): Plugin {
  return {
    name: 'tripwright-blog-posts',
    transform: {
      // Vite handles any other query: `?raw` gives the source itself.
      filter: { id: /\/data\/blog\/[a-z][^/]*\.md(\?summary)?$/ },
      handler(source, id) {
        const { text, ...summary } = readPost(source)
        const value = id.endsWith('?summary') ? summary : { ...summary, text }
        return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js', map: null }
      },
    },
  }
}
