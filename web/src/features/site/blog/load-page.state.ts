import type { Messages } from '@tripwright/domain/base/text'
import { type ComponentType, createElement } from 'react'
import type { PostSlug, WriterSlug } from './slugs.state.ts'

type Loaded = { Page: ComponentType; texts: Messages<'title' | 'description' | 'keywords' | 'breadcrumb'> }

/** The page of a post with its text. Its head comes from the post, in English. */
export async function loadPost(slug: PostSlug): Promise<Loaded> {
  const [{ BlogPost }, { fetchPost }] = await Promise.all([
    import('./blog-post-page.tsx'),
    import('./posts.state.ts'),
  ])
  const post = await fetchPost(slug)
  const { title: name, description, topics } = post
  const head = { name, description, keywords: [name, ...topics].join(', ') }
  return loaded(`post.${slug}`, head, () => createElement(BlogPost, { post }))
}

/** The page of a writer. */
export async function loadWriter(slug: WriterSlug): Promise<Loaded> {
  const [{ BlogWriter }, { WRITERS }] = await Promise.all([
    import('./blog-writer-page.tsx'),
    import('@tripwright/domain/site/blog'),
  ])
  const writer = WRITERS.find((one) => one.slug === slug)
  if (!writer) throw new Error(`There is no writer ${slug}`)
  const { name, line } = writer
  const head = {
    name,
    description: `${name} on the blog of Tripwright. ${line}`,
    keywords: `${name}, travel writer, travel blog`,
  }
  return loaded(`writer.${slug}`, head, () => createElement(BlogWriter, { writer }))
}

type Head = { name: string; description: string; keywords: string }

function loaded(feature: string, { name, ...head }: Head, Page: ComponentType): Loaded {
  return { Page, texts: { feature, texts: { ...head, title: `${name} | Tripwright`, breadcrumb: name } } }
}
