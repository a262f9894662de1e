import { readPost } from '@tripwright/domain/site/blog'
import type { Plugin } from 'vite'

/**
 * Vite plugin: an imported file of `data/blog` is the post as blocks, and with `?summary` what a list shows of it, so that no
 * Markdown is read in a browser.
 */
export function blogPosts(): Plugin {
  return {
    name: 'tripwright-blog-posts',
    transform: {
      // With any other query it is what Vite makes of it: `?raw` is the source itself.
      filter: { id: /\/data\/blog\/[a-z][^/]*\.md(\?summary)?$/ },
      handler(source, id) {
        const { blocks, ...summary } = readPost(source)
        const value = id.endsWith('?summary') ? summary : { ...summary, blocks }
        return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js', map: null }
      },
    },
  }
}
