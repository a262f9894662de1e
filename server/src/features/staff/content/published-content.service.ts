import type { Platform } from '#platform/platform.ts'
import { findPublishedContent, type PublishedContent } from './content.store.ts'

/** How old an answer may be: each document asks, and most of them ask for the same. */
const FRESH_MS = 1000
/** A page does not wait longer than this for a database that hangs; it is then as it was last. */
const LONGEST_WAIT_MS = 500

/** What staff published in place of the build's texts, at most a second old. */
export type ContentSource = () => Promise<PublishedContent | null>

export function makeContentSource({
  database,
  log,
  now,
}: Pick<Platform, 'database' | 'log' | 'now'>): ContentSource {
  let last: PublishedContent | null = null
  let asked = Number.NEGATIVE_INFINITY
  let reading: Promise<PublishedContent | null> | null = null

  async function ask(): Promise<PublishedContent | null> {
    try {
      last = await findPublishedContent(database.db, now())
    } catch (error) {
      // What was shown last is better than nothing.
      log.error({ err: error }, 'the edited texts were not read')
    } finally {
      // Also after a failure: a database that is away is not asked, and logged, for each document.
      asked = performance.now()
      reading = null
    }
    return last
  }
  return async () => {
    if (performance.now() - asked < FRESH_MS) return last
    reading ??= ask()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<PublishedContent | null>((resolve) => {
      timer = setTimeout(() => resolve(last), LONGEST_WAIT_MS)
    })
    return Promise.race([reading, late]).finally(() => clearTimeout(timer))
  }
}
