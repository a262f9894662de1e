import { CURRENCY, type Interval, PLANS, PRICING_FAQ } from '@tripwright/domain/plans/subscription'
import { articleData, type PostSummary, WRITERS } from '@tripwright/domain/site/blog'
import { ABOUT, COOKIES, PRIVACY, REFUND, TERMS } from '@tripwright/domain/site/company'
import { FAQ } from '@tripwright/domain/site/home'
import {
  breadcrumbs,
  type Crumb,
  organisation,
  product,
  questions,
  type StructuredThing,
  webSite,
} from '@tripwright/domain/site/seo'
import { ARTICLES } from '@tripwright/domain/support/conversations'
import { listPosts } from '#features/site/blog/index.ts'

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
  const needed = ASKED[path]
  return [
    ...(path === '/' ? [organisation(origin), webSite(origin, description)] : [breadcrumbs(origin, way)]),
    ...(post && writer ? [articleData(post, writer, origin, picture)] : []),
    ...(path === '/pricing'
      ? [product({ path, origin, picture, description, name: 'Tripwright', offers })]
      : []),
    ...(needed ? [questions(needed)] : []),
  ]
}

/** The questions that a page shows with their answers. */
const ASKED: Record<string, readonly { question: string; answer: string }[]> = {
  '/': FAQ,
  '/pricing': PRICING_FAQ,
  '/help-center': ARTICLES.map(({ title, paragraphs }) => ({
    question: title,
    answer: paragraphs.join(' '),
  })),
}

const EACH: Record<Interval, string> = { month: 'each month', year: 'each year', once: 'once' }

const offers = PLANS.flatMap(({ name, prices }) => {
  const free = { name, amount: 0, currency: CURRENCY, digits: 2 }
  const paid = prices.map(({ interval, amount }) => ({ ...free, name: `${name}, ${EACH[interval]}`, amount }))
  return paid.length > 0 ? paid : [free]
})

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
  const posts = listPosts().filter(({ writer }) => path === '/blog' || path === `/writers/${writer}`)
  const days = posts.map(({ updated }) => updated)
  return days.toSorted().at(-1) ?? null
}
