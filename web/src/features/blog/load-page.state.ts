import type { Messages } from '@tripwright/domain/base/text'
import { type ComponentType, createElement } from 'react'
import type { PostSlug, WriterSlug } from './slugs.state.ts'

type Loaded = { Page: ComponentType; texts: Messages<'title' | 'description' | 'breadcrumb'> }

/** The page of a post with its text. What its head says is the post's own, in English. */
export async function loadPost(slug: PostSlug): Promise<Loaded> {
  const [{ BlogPost }, { fetchPost }] = await Promise.all([
    import('./blog-post-page.tsx'),
    import('./posts.state.ts'),
  ])
  const post = await fetchPost(slug)
  return loaded(`post.${slug}`, post.title, post.description, () => createElement(BlogPost, { post }))
}

/** The page of a writer. */
export async function loadWriter(slug: WriterSlug): Promise<Loaded> {
  const [{ BlogWriter }, { WRITERS }] = await Promise.all([
    import('./blog-writer-page.tsx'),
    import('@tripwright/domain/blog'),
  ])
  const writer = WRITERS.find((one) => one.slug === slug)
  if (!writer) throw new Error(`There is no writer ${slug}`)
  const description = `${writer.name} on the blog of Tripwright. ${writer.line}`
  return loaded(`writer.${slug}`, writer.name, description, () => createElement(BlogWriter, { writer }))
}

function loaded(feature: string, name: string, description: string, Page: ComponentType): Loaded {
  return { Page, texts: { feature, texts: { title: `${name} | Tripwright`, description, breadcrumb: name } } }
}
