/** The fields that search engines need of each type before they show it (developers.google.com/search/docs/appearance). */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Product: ['name', 'offers'],
  Article: ['headline', 'datePublished', 'author', 'image'],
}

/** The structured data of a page: the types it has, and how many of its blocks a search engine would not take. */
export type StructuredFacts = { types: string[]; broken: number }

/** Reads the blocks of structured data of a page, each as its text. */
export function readStructured(blocks: readonly string[]): StructuredFacts {
  const read = blocks.map(readThing)
  return {
    types: read.flatMap(({ type }) => (type === null ? [] : [type])),
    broken: read.filter(({ isWhole }) => !isWhole).length,
  }
}

function readThing(block: string): { type: string | null; isWhole: boolean } {
  const thing = parsed(block)
  const type = typeof thing['@type'] === 'string' ? thing['@type'] : null
  const isOurs = /^https?:\/\/schema\.org\/?$/.test(String(thing['@context']))
  const needed = (type === null ? undefined : NEEDED[type]) ?? []
  return { type, isWhole: isOurs && type !== null && needed.every((field) => isFilled(thing[field])) }
}

function parsed(block: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(block))
  } catch {
    return {}
  }
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isFilled)
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isFilled)
  return value !== undefined && value !== null && value !== ''
}
