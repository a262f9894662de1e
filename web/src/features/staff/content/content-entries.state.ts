import { type ContentKind, PAGE_LIMITS } from '@tripwright/domain/staff/content'

export type ContentFieldName =
  | 'question'
  | 'answer'
  | 'name'
  | 'role'
  | 'location'
  | 'rating'
  | 'trips'
  | 'content'
  | 'description'
  | 'colour'
  | 'url'
  | 'title'
  | 'text'
  | 'tripsPlanned'
  | 'languages'
  | 'users'
  | 'mobileRating'
  | 'mobileReviews'
  | 'socialTitle'
  | 'socialText'

/** A field of an entry: a line, several lines, or a number with its step. Lengths are those of the schemas. */
export type ContentField = { name: ContentFieldName } & (
  | { type: 'line' | 'lines'; most: number }
  | { type: 'number'; most: number; step: number }
)

const line = (name: ContentFieldName, most: number): ContentField => ({ name, type: 'line', most })
const lines = (name: ContentFieldName, most: number): ContentField => ({ name, type: 'lines', most })
const number = (name: ContentFieldName, most: number, step = 1): ContentField => ({
  name,
  type: 'number',
  most,
  step,
})

const OFFER = [line('title', 60), lines('text', 160)]

/** The fields of each entry of a list, or of the one entry. Prose has an editor of its own. */
export const CONTENT_FIELDS: Readonly<Record<Exclude<ContentKind, 'prose'>, readonly ContentField[]>> = {
  questions: [line('question', 120), lines('answer', 600)],
  testimonials: [
    line('name', 60),
    line('role', 60),
    line('location', 80),
    number('rating', 5),
    number('trips', 10_000),
    lines('content', 400),
  ],
  partners: [line('name', 60), lines('description', 160), number('colour', 3)],
  'social-links': [line('name', 40), line('url', 200)],
  banners: OFFER,
  numbers: [
    number('tripsPlanned', 1e12),
    number('languages', 1000),
    number('users', 1e12),
    number('rating', 5, 0.1),
    number('mobileRating', 5, 0.1),
    number('mobileReviews', 1e9),
  ],
  page: [
    line('title', PAGE_LIMITS.title),
    lines('description', PAGE_LIMITS.description),
    line('socialTitle', PAGE_LIMITS.socialTitle),
    lines('socialText', PAGE_LIMITS.socialText),
  ],
}

/** A new entry of a list. */
export function newEntry(kind: ContentKind): Entry {
  const id = `own-${crypto.randomUUID().slice(0, 8)}`
  switch (kind) {
    case 'questions':
      return { id, question: '', answer: '' }
    case 'testimonials':
      return { id, name: '', role: '', location: '', rating: 5, trips: 1, content: '' }
    case 'partners':
      return { id, name: '', description: '', colour: 1 }
    default:
      return { name: '', url: 'https://' }
  }
}

export type Entry = Record<string, string | number>
