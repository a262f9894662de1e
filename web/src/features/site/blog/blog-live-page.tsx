import type { Messages } from '@tripwright/domain/base/text'
import { blogMessages, WRITERS } from '@tripwright/domain/site/blog'
import { type ComponentType, createElement } from 'react'
import { BlogListPage } from './blog-list-page.tsx'
import { BlogPost } from './blog-post-page.tsx'
import { BlogWriter } from './blog-writer-page.tsx'
import { fetchLibrary } from './posts.state.ts'

type Loaded = { Page: ComponentType; texts: Messages<'title' | 'description' | 'keywords' | 'breadcrumb'> }

/** The list of posts. */
export async function loadPostList(): Promise<Loaded> {
  const posts = (await fetchLibrary(null))?.posts ?? []
  const show = () => createElement(BlogListPage, { posts })
  return { Page: show, texts: blogMessages }
}

/** The page of a post; null when there is none of this name. Its head comes from the post, in English. */
export async function loadPost(slug: string): Promise<Loaded | null> {
  const library = await fetchLibrary(slug)
  const post = library?.post
  if (!post) return null
  const { posts } = library
  const { title: name, description, topics } = post
  const head = { name, description, keywords: [name, ...topics].join(', ') }
  return loaded(`post.${slug}`, head, () => createElement(BlogPost, { post, posts }))
}

/** The page of a writer; null when there is none of this name. */
export async function loadWriter(slug: string): Promise<Loaded | null> {
  const writer = WRITERS.find((one) => one.slug === slug)
  if (!writer) return null
  const posts = (await fetchLibrary(null))?.posts ?? []
  const { name, line } = writer
  const head = {
    name,
    description: `${name} on the blog of Tripwright. ${line}`,
    keywords: `${name}, travel writer, travel blog`,
  }
  return loaded(`writer.${slug}`, head, () => createElement(BlogWriter, { writer, posts }))
}

type Head = { name: string; description: string; keywords: string }

// The words of a post are no messages: a brace in them is a brace.
function loaded(feature: string, { name, ...head }: Head, Page: ComponentType): Loaded {
  return { Page, texts: { feature, texts: { ...head, title: `${name} | Tripwright`, breadcrumb: name } } }
}
