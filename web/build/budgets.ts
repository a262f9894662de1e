/** Budgets in bytes (design of the web app). An over-run fails the build; raise one only with a reason in the commit. */
export const BUDGETS = {
  /** The document of the first page with the styles that it needs, brotli. */
  home: 14_000,
  /** The styles of all pages, fetched after the first paint; brotli. */
  sheet: 20_000,
  /** Every script that a document loads before hydration, on any page: the entry and its imports; brotli. */
  initial: 80_000,
  /** The additional bytes of one page that it shares with no other page; brotli. */
  page: 10_000,
  /** Pages with a larger budget, by route pattern, each with its reason. */
  pages: {
    // Its form is the most used one of the product, with the texts of every option and of every error.
    '/itinerary': 13_200,
  } as Record<string, number>,
  /**
   * The additional bytes of a map: MapLibre, its worker, the world's land and our style; brotli. The page appears without
   * the first two.
   */
  map: 380_000,
  /** The land around one guide city, which a map of it also fetches; brotli. */
  cityLand: 2_000,
  /** The files that the service worker fetches at installation; brotli. */
  precache: 200_000,
  /** The files that an idle page prefetches; brotli. */
  later: 3_000_000,
  /** sw.js, gzip. */
  worker: 8_000,
}

/** One weighed item. `note` says what its budget excludes. */
export type BudgetRow = { what: string; bytes: number; budget: number; files: number; note?: string }

/** The rows as a table for the terminal, and whether each is within its budget. */
export function budgetTable(rows: readonly BudgetRow[]): { table: string; isWithin: boolean } {
  const width = Math.max(...rows.map(({ what }) => what.length))
  const lines = rows.map(({ what, bytes, budget, files, note }) => {
    const mark = bytes > budget ? 'OVER' : 'ok'
    const numbers = [bytes, budget].map((n) => n.toLocaleString('en').padStart(9)).join(' of ')
    return `${what.padEnd(width)} ${numbers} bytes  ${String(files).padStart(3)} files  ${mark}${note ? `  (${note})` : ''}`
  })
  return { table: lines.join('\n'), isWithin: rows.every(({ bytes, budget }) => bytes <= budget) }
}
