import type { OwnReview } from '@tripwright/domain/site/home'
import type { Db } from '#platform/db/db.port.ts'
import { StartError } from '#platform/start-error.ts'
import { listByState, setReviewState } from './reviews.store.ts'

const MAX_LISTED = 500
const VERDICTS = { approve: 'shown', hide: 'hidden' } as const
const USAGE =
  'say what to do: "node server/src/commands/review.ts list", "… approve <id>" or "… hide <id>" (ids are in the list)'
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Parses the operator's command on reviews, before the database opens. Throws StartError. */
export function readReviewCommand([what, id, ...more]: readonly string[]): (db: Db) => Promise<string> {
  if (what === 'list' && id === undefined)
    return async (db) => drawList(await listByState(db, null, MAX_LISTED))
  if ((what !== 'approve' && what !== 'hide') || id === undefined || more.length > 0)
    throw new StartError('bad-usage', USAGE)
  return async (db) => {
    const judged = ID.test(id) ? await setReviewState(db, id, VERDICTS[what]) : null
    if (!judged) throw new StartError('bad-usage', `there is no review ${id}`)
    return drawReview(judged)
  }
}

function drawList(reviews: readonly OwnReview[]): string {
  return reviews.length === 0 ? 'No reviews yet.' : reviews.map(drawReview).join('\n\n')
}

// Removes line breaks, which would look like the next review.
function drawReview({ id, state, rating, date, name, text }: OwnReview): string {
  return `${id}  ${state.padEnd(7)}  ${rating}/5  ${date}  ${name || '(no name)'}\n  ${text.replaceAll(/\s+/g, ' ')}`
}
