/** Budgets in bytes (design of the web app). An over-run fails the build; raise one only with a reason in the commit. */
export const BUDGETS = {
  /** The document of the first page with the styles that it needs, brotli. */
  home: 14_000,
  /** The styles of all pages, fetched after the first paint; brotli. */
  sheet: 20_000,
  /** Every script that a document needs before it is alive, whatever the page: the entry and what it imports; brotli. */
  initial: 80_000,
  /** The bytes that one page adds to that and shares with no other page; brotli. */
  page: 10_000,
  /** Pages that may be larger, by the pattern of their route, each with its reason beside it. */
  pages: {
    // Its form is the front door of the product, with the texts of every option and of every error.
    '/itinerary': 13_200,
  } as Record<string, number>,
  /** What a map adds to its page: MapLibre, its worker, the land of the world and our sheet; brotli. The page is drawn without the first two. */
  map: 380_000,
  /** The land around one city that has a guide, which a map of it fetches too; brotli. */
  cityLand: 2_000,
  /** The files that the service worker fetches when it is installed; brotli. */
  precache: 200_000,
  /** The files that an idle page fetches for later; brotli. */
  later: 3_000_000,
  /** sw.js, gzip. */
  worker: 8_000,
}

/** One weighed thing. `note` says what its budget leaves out. */
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
