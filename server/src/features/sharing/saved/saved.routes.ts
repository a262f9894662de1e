import { listSaved, moveGuestSaves, removeItem, saveItem } from '@tripwright/domain/sharing/saved'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { saveOnce } from './saved.service.ts'
import { listItems, markRemoved } from './saved.store.ts'

// Importing a guest's items ignores the plan's limit, so that none is lost, and therefore has a rate limit of its own.
const MOVE_LIMIT = { name: 'saved.move', points: 5, seconds: 24 * 60 * 60 }

export const savedRoutes: Route[] = [
  route(listSaved, (page, { db, person }) => listItems(db, person.id, page)),

  route(saveItem, async (input, call) => {
    const saved = await saveOnce({ ...call, personId: call.person.id, isCounted: true }, input)
    if (saved.created) await notifyOtherTabs(call)
    return saved
  }),

  route(removeItem, async (key, call) => {
    const removed = await markRemoved(call.db, call.person.id, key, call.now)
    if (removed) await notifyOtherTabs(call)
    return { removed }
  }),

  route(moveGuestSaves, async ({ items }, call) => {
    const verdict = await call.platform.limits.take(MOVE_LIMIT, call.person.id, call.db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    let moved = 0
    for (const item of items)
      if ((await saveOnce({ ...call, personId: call.person.id, isCounted: false }, item)).created) moved++
    if (moved > 0) await notifyOtherTabs(call)
    return { moved }
  }),
]

function notifyOtherTabs({
  db,
  person,
  platform,
}: Pick<Call, 'db' | 'platform'> & { person: { id: string } }): Promise<void> {
  return platform.events.publish(db, { person: person.id, kind: 'saved' })
}
