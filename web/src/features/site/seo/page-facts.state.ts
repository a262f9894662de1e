import { CURRENCY, type Interval, PLANS, PRICING_FAQ } from '@tripwright/domain/plans/subscription'
import { articleData, type PostSummary, WRITERS } from '@tripwright/domain/site/blog'
import { ABOUT, COOKIES, PRIVACY, REFUND, TERMS } from '@tripwright/domain/site/company'
import { FAQ, type Faq } from '@tripwright/domain/site/home'
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
import { givenLibrary } from '#features/site/blog/index.ts'
import { editedPart } from '#platform/edited-content.ts'

/** A page as known at prerendering. `origin` without a trailing slash; `picture` is a complete address. */
export type KnownPage = {
  path: string
  description: string
  origin: string
  picture: string
  /** The breadcrumb from home, both ends included. */
  way: readonly Crumb[]
  /** The post that it shows. */
  article: PostSummary | null
  /** The questions of home that staff published; those of the build where there are none. */
  questions?: readonly Faq[] | undefined
}

/** The structured data of a document for search engines. For the build: none of it is in the browser's scripts. */
export function factsOf(page: KnownPage): StructuredThing[] {
  const { path, origin, description, picture, way, article: post } = page
  const writer = WRITERS.find(({ slug }) => slug === post?.writer)
  const needed = path === '/' ? (page.questions ?? FAQ) : ASKED[path]
  return [
    ...(path === '/' ? [organisation(origin), webSite(origin, description)] : [breadcrumbs(origin, way)]),
    ...(post && writer ? [articleData(post, writer, origin, picture)] : []),
    ...(path === '/pricing'
      ? [product({ path, origin, picture, description, name: 'Tripwright', offers })]
      : []),
    ...(needed ? [questions(needed)] : []),
  ]
}

/** The page's questions with their answers. */
const ASKED: Record<string, readonly { question: string; answer: string }[]> = {
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

/** The post of a page; null for other pages. */
export function postOf(path: string): PostSummary | null {
  return givenLibrary().posts.find(({ slug }) => path === `/blog/${slug}`) ?? null
}

/** Pages whose texts record the day of their last change in meaning. */
const DATED: Record<string, { updated: string }> = {
  '/about': ABOUT,
  '/terms-and-conditions': TERMS,
  '/privacy-policy': PRIVACY,
  '/cookies-policy': COOKIES,
  '/refund-policy': REFUND,
}

/** The ISO date of a page's last change in meaning; null where it is not recorded. */
export function changedOn(path: string): string | null {
  const edited = editedPart<Record<string, string>>('updated')?.[path]
  if (edited !== undefined) return edited
  const dated = DATED[path] ?? postOf(path)
  if (dated) return dated.updated
  const posts = givenLibrary().posts.filter(({ writer }) => path === '/blog' || path === `/writers/${writer}`)
  const days = posts.map(({ updated }) => updated)
  return days.toSorted().at(-1) ?? null
}
