import { getHistory, getVersions, type HistoryEntry, restoreHistory } from '@tripwright/domain/trip/sharing'
import { outcomeOf } from '@tripwright/domain/trip/sync'
import { type HistoryRow, listAuthors, listHistory, restoreTrip } from '#features/trip/sync/index.ts'
import { type Route, route } from '#platform/http/route.ts'
import { requireRole } from './sharing.service.ts'

const MAX_LISTED_ITEMS = 10

export const historyRoutes: Route[] = [
  route(getHistory, async ({ id, limit, before }, { db, person }) => {
    const you = await requireRole(db, id, person.id)
    const rows = await listHistory(db, id, { limit: limit + 1, before })
    const page = rows.slice(0, limit)
    return {
      you,
      entries: page.map((row) => toEntry(row, person.id)),
      next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  }),

  route(getVersions, async ({ id, of }, { db, person }) => {
    await requireRole(db, id, person.id)
    const found = await listAuthors(db, id, of.split(',').map(Number))
    return {
      versions: found.map(({ version, author, at }) => ({
        version,
        by: author?.name ?? null,
        isYou: author?.id === person.id,
        at: at.toISOString(),
      })),
    }
  }),

  route(restoreHistory, async ({ id, entryId, scope }, { db, now, person, platform }) => {
    const people = await restoreTrip({ db, now, personId: person.id }, id, { entryId, scope })
    await platform.events.publishAll(
      db,
      people.map((one) => ({ person: one, kind: 'trips', id })),
    )
    return { id }
  }),
]

/** An entry as the people of the trip see it: what was changed, by name; the values stay in the trip. */
function toEntry({ id, at, kind, author, subject, changes }: HistoryRow, personId: string): HistoryEntry {
  return {
    id,
    at: at.toISOString(),
    kind,
    by: author?.name ?? null,
    isYou: author?.id === personId,
    subject: subject?.name ?? null,
    items: changes.slice(0, MAX_LISTED_ITEMS).map((one) => ({
      kind: one.kind,
      name: one.name,
      outcome: outcomeOf(one),
      fields: Object.keys(one.fields).slice(0, MAX_LISTED_ITEMS),
    })),
    count: changes.length,
  }
}
