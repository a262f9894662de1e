import { z } from 'zod/mini'
import { ABOUT, COOKIES, PRIVACY, type ProsePage, REFUND, TERMS } from '../../site/company/index.ts'
import {
  CLAIMS,
  FAQ,
  FEATURE_CARDS,
  type FeatureCard,
  homeMessages,
  PARTNERS,
  TESTIMONIALS,
} from '../../site/home/index.ts'
import { readProse, writeProse } from './prose-text.rules.ts'

const line = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))
const whole = (most: number) => z.number().check(z.int(), z.gte(0), z.lte(most))
const score = z.number().check(z.gte(0), z.lte(5), z.multipleOf(0.1))
/** Stays with its entry, also when its words change. */
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
const unique = <T extends { id: string }>(rows: readonly T[]) =>
  new Set(rows.map((row) => row.id)).size === rows.length

/** The lengths that result lists and previews show; an empty text is the one of the build. */
export const PAGE_LIMITS = { title: 70, description: 170, socialTitle: 90, socialText: 200 } as const
/** The longest text of a page of prose. */
const PROSE_LIMIT = 60_000

const page = z.object({
  title: line(0, PAGE_LIMITS.title),
  description: line(0, PAGE_LIMITS.description),
  socialTitle: line(0, PAGE_LIMITS.socialTitle),
  socialText: line(0, PAGE_LIMITS.socialText),
})
const prose = z.object({
  /** ISO date of the last change of the meaning. */
  updated: z.iso.date(),
  text: z.string().check(
    z.maxLength(PROSE_LIMIT),
    z.refine((text) => readProse(text).ok, 'is not a page of text'),
  ),
})
const offer = z.object({ title: line(1, 60), text: line(1, 160) })

/** The texts of the site that staff edit, by the name of their part. Pages and prose are one part for each address. */
export const CONTENT_SCHEMAS = {
  questions: z
    .array(z.object({ id, question: line(1, 120), answer: line(1, 600) }))
    .check(z.minLength(1), z.maxLength(20), z.refine(unique, 'has an entry twice')),
  testimonials: z
    .array(
      z.object({
        id,
        name: line(1, 60),
        role: line(1, 60),
        location: line(1, 80),
        rating: z.number().check(z.int(), z.gte(1), z.lte(5)),
        trips: whole(10_000),
        content: line(1, 400),
      }),
    )
    .check(z.maxLength(12), z.refine(unique, 'has an entry twice')),
  partners: z
    .array(
      z.object({
        id,
        name: line(1, 60),
        description: line(1, 160),
        colour: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      }),
    )
    .check(z.maxLength(12), z.refine(unique, 'has an entry twice')),
  numbers: z.object({
    tripsPlanned: whole(1e12),
    languages: whole(1000),
    users: whole(1e12),
    rating: score,
    mobileRating: score,
    mobileReviews: whole(1e9),
    ...(Object.fromEntries(FEATURE_CARDS.map((card) => [card.id, line(1, 40)])) as Record<
      FeatureCard['id'],
      ReturnType<typeof line>
    >),
  }),
  'social-links': z
    .array(z.object({ name: line(1, 40), url: z.url({ protocol: /^https$/ }).check(z.maxLength(200)) }))
    .check(z.maxLength(10)),
  banners: z.object({ expired: offer, trial: offer, upgrade: offer }),
  page,
  prose,
} as const
export type ContentKind = keyof typeof CONTENT_SCHEMAS
export type ContentOf<K extends ContentKind> = z.output<(typeof CONTENT_SCHEMAS)[K]>
export type PageWords = ContentOf<'page'>

/** The pages of prose by address, as the build has them. */
export const PROSE_PAGES: Readonly<Record<string, ProsePage>> = {
  '/about': ABOUT,
  '/terms-and-conditions': TERMS,
  '/privacy-policy': PRIVACY,
  '/cookies-policy': COOKIES,
  '/refund-policy': REFUND,
}

/** Parts that are there once, in the order of their list. */
export const SINGLE_PARTS = [
  'questions',
  'testimonials',
  'partners',
  'numbers',
  'banners',
  'social-links',
] as const

/** `page:/about`, `prose:/about`, or the name of a part that is there once. */
export const contentPart = z.string().check(
  z.maxLength(120),
  z.refine((part) => kindOf(part) !== null, 'is not a part'),
)

/** The kind of a part by its name; null when there is none of this name. Whether a page exists is not known here. */
export function kindOf(part: string): ContentKind | null {
  const single = SINGLE_PARTS.find((one) => one === part)
  if (single) return single
  const [, kind, path = ''] = /^(page|prose):(\/[a-z0-9/-]*)$/.exec(part) ?? []
  if (kind === 'page') return 'page'
  return kind === 'prose' && Object.hasOwn(PROSE_PAGES, path) ? 'prose' : null
}

/** The address of the page that a part is on; home for those without one of their own. */
export function pathOfPart(part: string): string {
  return /^[a-z]+:(\/.*)$/.exec(part)?.[1] ?? '/'
}

const { texts } = homeMessages

/** The text of the build, from which an edit begins. */
export function builtContent(part: string, socialLinks: ContentOf<'social-links'>): unknown {
  switch (kindOf(part)) {
    case 'questions':
      return FAQ
    case 'testimonials':
      return TESTIMONIALS
    case 'partners':
      return PARTNERS
    case 'numbers': {
      const { tripsPlanned, languages, users, rating, mobileRating, mobileReviews } = CLAIMS
      const stats = Object.fromEntries(FEATURE_CARDS.map((card) => [card.id, card.stats]))
      return { tripsPlanned, languages, users, rating, mobileRating, mobileReviews, ...stats }
    }
    case 'social-links':
      return socialLinks
    case 'banners':
      return {
        expired: { title: texts['promo.expired.title'], text: texts['promo.expired.text'] },
        trial: { title: texts['promo.trial.title'], text: texts['promo.trial.text'] },
        upgrade: { title: texts['promo.upgrade.title'], text: texts['promo.upgrade.text'] },
      }
    case 'page':
      return { title: '', description: '', socialTitle: '', socialText: '' } satisfies PageWords
    case 'prose': {
      const words = PROSE_PAGES[pathOfPart(part)]
      return words && { updated: words.updated, text: writeProse(words) }
    }
    case null:
      return null
  }
}

/** The stored value of a part; null for one that an older version wrote and this one does not take. */
export function parseContent(part: string, value: unknown): unknown {
  const kind = kindOf(part)
  if (kind === null) return null
  const parsed = z.safeParse(CONTENT_SCHEMAS[kind], value)
  return parsed.success ? parsed.data : null
}

/** The samples of home that an edit replaced by words of this installation: they are marked no more. */
export function editedSamples(values: ReadonlyMap<string, unknown>): string[] {
  const changed = (part: string, name: (key: string) => string) => {
    const [now, before] = [byKey(values.get(part)), byKey(builtContent(part, []))]
    return Object.keys(now)
      .filter((key) => JSON.stringify(now[key]) !== JSON.stringify(before[key]))
      .map(name)
  }
  return [
    ...changed('testimonials', (id) => `testimonial.${id}`),
    ...changed('partners', (id) => `partner.${id}`),
    ...changed('numbers', (key) => NUMBER_SAMPLES[key] ?? `feature.${key}`),
  ]
}

const NUMBER_SAMPLES: Readonly<Record<string, string>> = {
  tripsPlanned: 'stats.trips',
  languages: 'stats.languages',
  users: 'rating.users',
  rating: 'rating.average',
  mobileRating: 'rating.mobile',
  mobileReviews: 'rating.mobile',
}

function byKey(value: unknown): Record<string, unknown> {
  if (!Array.isArray(value)) return Object(value)
  const rows: { id: string }[] = value
  return Object.fromEntries(rows.map((row) => [row.id, sorted(row)]))
}

const sorted = (row: object) =>
  Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
