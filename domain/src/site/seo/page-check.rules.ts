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
}

export type PageFault =
  | 'title-missing'
  | 'title-long'
  | 'description-missing'
  | 'description-long'
  | 'canonical-missing'
  | 'one-heading'
  | 'not-indexed'

/** The lengths that result lists show in full: about 60 characters of a title and 160 of a description. */
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

/** The paths of a site map in its order. */
export function readSiteMap(xml: string): string[] {
  const addresses = [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => address)
  return addresses.map((address) => address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '') || '/')
}
