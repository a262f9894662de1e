import { eq } from 'drizzle-orm'
import type { Reportable } from '#features/support/reports/index.ts'
import { hideShownReview, showHiddenReview } from './reviews.store.ts'
import { reviews } from './reviews.tables.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reviews on the home page, as something that can be reported. */
export const reportedReviews: Reportable = {
  async findPublic({ db }, target) {
    if (!UUID.test(target)) return null
    const [row] = await db.select().from(reviews).where(eq(reviews.id, target))
    return row?.state === 'shown' ? { id: row.id, ownerId: row.userId } : null
  },
  async readText(db, id) {
    const [row] = await db.select().from(reviews).where(eq(reviews.id, id))
    return row ? { title: `${row.rating}/5`, lines: row.body.split(/\n+/), path: '/' } : null
  },
  takeDown: hideShownReview,
  restore: showHiddenReview,
}
