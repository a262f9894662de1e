import type { Output } from '@tripwright/domain/base/contract'
import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import { offsetMinutes, toInstant, toWallTime } from '@tripwright/domain/base/zones'
import {
  type Eatery,
  type findNearbyPlaces,
  isOpenAt,
  mergeEateries,
  nearestEateries,
  toNearbyPlace,
} from '@tripwright/domain/quick'
import lookUpZone from 'tz-lookup'
import { holidaysAround } from '#features/places/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'
import { eateryOfRegion, listOwnEateries } from './eateries.service.ts'
import { findRegionPlaces } from './region-places.service.ts'
import { findCountriesNear } from './towns.service.ts'

const GUIDE_SOURCE = 'Tripwright guides'
const NOON = 720

type Asked = { config: Config; db: Db; now: Date }
type Answer = Pick<Output<typeof findNearbyPlaces>, 'places' | 'asOf' | 'source'>

/** Places to eat around a position, of our guides and of the regions of this server: nobody else is asked. */
export async function eateriesAround(asked: Asked, here: Position, radius: number): Promise<Answer> {
  const isNear = (one: Position) => metresBetween(here, one) <= radius
  const own = listOwnEateries()
  const region = await findRegionPlaces(asked.config, here, radius)
  const others = region.places.filter((one) => one.group === 'eating' && isNear(one)).map(eateryOfRegion)
  const near = nearestEateries(here, radius, mergeEateries(own.eateries.filter(isNear), others))
  const openNow = clockOf(asked)
  const places = await Promise.all(near.map(async (one) => toNearbyPlace(one, await openNow(one.eatery))))
  const isUsed = (source: Eatery['source']) => places.some((place) => place.source === source)
  const isOwnUsed = isUsed('guide') || places.length === 0
  const dates = [...(isOwnUsed ? [own.asOf] : []), ...(isUsed('openstreetmap') ? region.dates : [])]
  const sources = [
    ...(isUsed('openstreetmap') ? region.attributions : []),
    ...(isOwnUsed ? [GUIDE_SOURCE] : []),
  ]
  // As old as the oldest of them: an age must not flatter.
  return { places, asOf: dates.sort()[0] ?? null, source: sources.join('; ') }
}

/** Tells of places whether they are open now, in the zone and by the holidays of each; these are asked for once a country. */
function clockOf({ db, now }: Asked): (eatery: Eatery) => Promise<boolean | null> {
  const asked = new Map<string, ReturnType<typeof holidaysAround>>()
  return async (eatery) => {
    const { zone, country } = await whereIs(eatery)
    const { date, minutes } = toWallTime(now.getTime(), zone)
    const key = `${country} ${date}`
    const holidays =
      asked.get(key) ??
      (country ? holidaysAround(db, country, date, date) : Promise.resolve(new Set<string>()))
    asked.set(key, holidays)
    const days = await holidays
    return isOpenAt(eatery.hours, date, minutes, {
      isPublicHoliday: (day) => days.has(day),
      position: eatery,
      offsetMinutes: (day) => offsetMinutes(zone, toInstant(day, NOON, zone)),
    })
  }
}

// A region tells no country and no zone of its places.
async function whereIs(eatery: Eatery): Promise<{ zone: string; country: string | undefined }> {
  const known = listOwnEateries().placeOf.get(eatery.id)
  if (known) return known
  const [nearest] = await findCountriesNear(eatery)
  return { zone: lookUpZone(eatery.lat, eatery.lon), country: nearest?.country }
}
