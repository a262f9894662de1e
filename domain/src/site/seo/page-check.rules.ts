import type { StructuredFacts } from './structured-check.rules.ts'

/** The parts of a served page that search engines read. */
export type PageFacts = {
  path: string
  title: string
  description: string
  canonical: string
  /** The number of first-level headings. */
  headings: number
  isIndexed: boolean
  /** The number of words in the main part. */
  words: number
  /** A level of headings is left out on the way down: a third after a first. */
  skipsHeading: boolean
  /** Links of the whole page, to pages of ours and to other sites. */
  links: number
  structured: StructuredFacts
  /** Of the document, in bytes, before compression. */
  bytes: number
}

export type PageFault =
  | 'title-missing'
  | 'title-long'
  | 'description-missing'
  | 'description-long'
  | 'canonical-missing'
  | 'one-heading'
  | 'heading-skipped'
  | 'data-missing'
  | 'data-broken'
  | 'few-words'
  | 'no-links'
  | 'heavy'
  | 'not-indexed'

/** The lengths that result lists show in full: about 60 characters of a title and 160 of a description. */
export const TITLE_LENGTH = 60
export const DESCRIPTION_LENGTH = 160
/** With fewer words a page has little to be found by. */
const FEW_WORDS = 50
/** A phone on a slow line needs about a second for it, compressed. */
const HEAVY_BYTES = 500_000

/** The faults of a page that is in the site map. */
export function checkPage(page: PageFacts): PageFault[] {
  const faults: [boolean, PageFault][] = [
    [page.title === '', 'title-missing'],
    [page.title.length > TITLE_LENGTH, 'title-long'],
    [page.description === '', 'description-missing'],
    [page.description.length > DESCRIPTION_LENGTH, 'description-long'],
    [page.canonical === '', 'canonical-missing'],
    [page.headings !== 1, 'one-heading'],
    [page.skipsHeading, 'heading-skipped'],
    [page.structured.types.length === 0, 'data-missing'],
    [page.structured.broken > 0, 'data-broken'],
    [page.words < FEW_WORDS, 'few-words'],
    [page.links === 0, 'no-links'],
    [page.bytes > HEAVY_BYTES, 'heavy'],
    [!page.isIndexed, 'not-indexed'],
  ]
  return faults.flatMap(([is, fault]) => (is ? [fault] : []))
}

/** Whether headings, by their levels in the order of the page, leave one out on the way down. */
export function skipsLevel(levels: readonly number[]): boolean {
  return levels.some((level, at) => level > (levels[at - 1] ?? level) + 1)
}

/** The text of at most so many characters, cut between words; what is behind a mark of the name stays (`About | Tripwright`). */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const [, ending = ''] = /^.*?( [|·] [^|·]{1,20})$/s.exec(text) ?? []
  const room = most - ending.length - 1
  const words = text.slice(0, room).replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…${ending}`
}

/** The paths of a site map in its order. */
export function readSiteMap(xml: string): string[] {
  const addresses = [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => address)
  return addresses.map((address) => address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '') || '/')
}
