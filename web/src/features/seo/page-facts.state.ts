import { articleData, type PostSummary, WRITERS } from '@tripwright/domain/blog'
import { ABOUT, COOKIES, PRIVACY, REFUND, TERMS } from '@tripwright/domain/company'
import { breadcrumbs, type Crumb, organisation, type StructuredThing, webSite } from '@tripwright/domain/seo'
import { listPosts } from '#features/blog/index.ts'

/** A page as it is known when its document is written. `origin` without a slash; `picture` is a whole address. */
export type KnownPage = {
  path: string
  description: string
  origin: string
  picture: string
  /** The way to it from home, both included. */
  way: readonly Crumb[]
}

/** What a document tells search engines about its page, beside its words. For the build: none of it is in the browser's scripts. */
export function factsOf(page: KnownPage): StructuredThing[] {
  const { path, origin, description, picture, way } = page
  const post = postOf(path)
  const writer = WRITERS.find(({ slug }) => slug === post?.writer)
  return [
    ...(path === '/' ? [organisation(origin), webSite(origin, description)] : [breadcrumbs(origin, way)]),
    ...(post && writer ? [articleData(post, writer, origin, picture)] : []),
  ]
}

/** The post of a page; null when it is the page of none. */
export function postOf(path: string): PostSummary | null {
  return listPosts().find(({ slug }) => path === `/blog/${slug}`) ?? null
}

/** The pages whose words carry the day on which their meaning last changed. */
const DATED: Record<string, { updated: string }> = {
  '/about': ABOUT,
  '/terms-and-conditions': TERMS,
  '/privacy-policy': PRIVACY,
  '/cookies-policy': COOKIES,
  '/refund-policy': REFUND,
}

/** When a page last changed in meaning, as an ISO date; null where nobody notes it. */
export function changedOn(path: string): string | null {
  const dated = DATED[path] ?? postOf(path)
  if (dated) return dated.updated
  const shown = listPosts().filter(({ writer }) => path === '/blog' || path === `/writers/${writer}`)
  const days = shown.map(({ updated }) => updated)
  return days.toSorted().at(-1) ?? null
}
