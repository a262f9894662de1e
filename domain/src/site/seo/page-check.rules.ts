/** What a search engine reads of a page, as its document was served. */
export type PageFacts = {
  path: string
  title: string
  description: string
  canonical: string
  /** How many headings of the first level. */
  headings: number
  isIndexed: boolean
  /** Words of the part that is the page's own. */
  words: number
}

export type PageFault =
  | 'title-missing'
  | 'title-long'
  | 'description-missing'
  | 'description-long'
  | 'canonical-missing'
  | 'one-heading'
  | 'not-indexed'

/** What result lists show whole: about 60 signs of a title and 160 of a description. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

/** The faults of a page that is in the site map. */
export function checkPage(page: PageFacts): PageFault[] {
  const faults: [boolean, PageFault][] = [
    [page.title === '', 'title-missing'],
    [page.title.length > TITLE_LENGTH, 'title-long'],
    [page.description === '', 'description-missing'],
    [page.description.length > DESCRIPTION_LENGTH, 'description-long'],
    [page.canonical === '', 'canonical-missing'],
    [page.headings !== 1, 'one-heading'],
    [!page.isIndexed, 'not-indexed'],
  ]
  return faults.flatMap(([is, fault]) => (is ? [fault] : []))
}

/** The paths that a site map lists, in its order. */
export function readSiteMap(xml: string): string[] {
  const addresses = [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => address)
  return addresses.map((address) => address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '') || '/')
}
