/** Where the rows of a gathered guide come from, each with its licence and the page that says so. */
export const GUIDE_SOURCES = {
  openstreetmap: {
    name: '© OpenStreetMap contributors (ODbL)',
    page: 'https://www.openstreetmap.org/copyright',
  },
  wikidata: { name: 'Wikidata (CC0)', page: 'https://www.wikidata.org/wiki/Wikidata:Licensing' },
  wikivoyage: {
    name: 'Wikivoyage (CC BY-SA 4.0)',
    page: 'https://en.wikivoyage.org/wiki/Wikivoyage:Copyleft',
  },
} as const

/** The sources of a guide as its `source` has them; null for a guide that was not gathered. */
export function sourcesOfGuide(source: string): (typeof GUIDE_SOURCES)[keyof typeof GUIDE_SOURCES][] | null {
  const all = Object.values(GUIDE_SOURCES)
  const named = source.split('; ').flatMap((one) => all.find(({ name }) => name === one) ?? [])
  return named.length > 0 ? named : null
}
