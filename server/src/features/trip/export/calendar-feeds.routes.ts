import {
  endAccountFeed,
  endTripFeed,
  getAccountFeed,
  getTripFeed,
  makeAccountFeed,
  makeTripFeed,
  readAccountFeed,
  readTripFeed,
} from '@tripwright/domain/trip/export'
import { lockAccount } from '#features/account/sign-in/index.ts'
import { findOwner, isMember, lockTrip } from '#features/trip/sync/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { accountCalendar, requireFeed, tellSecret, tripCalendar } from './calendar-feeds.service.ts'
import { endFeed, type FeedOwner, findFeed, replaceFeed } from './calendar-feeds.store.ts'

const ofTrip = (person: { id: string }, tripId: string): FeedOwner => ({ userId: person.id, tripId })
const ofAccount = (person: { id: string }): FeedOwner => ({ userId: person.id, tripId: null })

export const calendarFeedsRoutes: Route[] = [
  route(getTripFeed, async ({ id }, { db, person }) => {
    await requirePart({ db, person }, id)
    return { feed: await findFeed(db, ofTrip(person, id)) }
  }),

  route(makeTripFeed, async ({ id }, { db, now, person, platform, keep }) => {
    const feedId = await keep(async (own) => {
      // Ending a membership takes the same lock, so that a former member cannot make one afterwards.
      await lockTrip(own, id)
      await requirePart({ db: own, person }, id)
      return replaceFeed(own, ofTrip(person, id), now)
    })
    const secret = await tellSecret({ db }, feedId)
    const url = `${platform.config.publicUrl}/api/trips/${id}/feed/${secret}.ics`
    return { url, feed: await findFeed(db, ofTrip(person, id)) }
  }),

  route(endTripFeed, async ({ id }, { db, person }) => {
    await endFeed(db, ofTrip(person, id))
    return { feed: null }
  }),

  route(readTripFeed, async ({ id, secret }, call) =>
    tripCalendar(call, await requireFeed(call, secret, id), id),
  ),

  route(getAccountFeed, async (_, { db, person }) => ({ feed: await findFeed(db, ofAccount(person)) })),

  route(makeAccountFeed, async (_, { db, now, person, platform, keep }) => {
    const feedId = await keep(async (own) => {
      // Of two at once the second replaces the first.
      await lockAccount(own, person.id)
      return replaceFeed(own, ofAccount(person), now)
    })
    const secret = await tellSecret({ db }, feedId)
    const url = `${platform.config.publicUrl}/api/account/feed/${secret}.ics`
    return { url, feed: await findFeed(db, ofAccount(person)) }
  }),

  route(endAccountFeed, async (_, { db, person }) => {
    await endFeed(db, ofAccount(person))
    return { feed: null }
  }),

  route(readAccountFeed, async ({ secret }, call) =>
    accountCalendar(call, await requireFeed(call, secret, null)),
  ),
]

/** Throws not-found where the person has no part in the trip. */
async function requirePart({ db, person }: Pick<Call, 'db'> & { person: { id: string } }, id: string) {
  const owner = await findOwner(db, id)
  const isIn = owner?.id === person.id || (await isMember(db, id, person.id))
  if (owner === null || !isIn) throw new AppError('not-found')
}
