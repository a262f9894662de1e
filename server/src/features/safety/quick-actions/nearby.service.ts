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
} from '@tripwright/domain/safety/quick-actions'
import lookUpZone from 'tz-lookup'
import { loadBorders } from '#features/destination/countries/index.ts'
import { holidaysAround } from '#features/destination/places/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Eateries, EateriesResult } from '#platform/eateries/eateries.port.ts'
import { eateryOfRegion, listGuideEateries } from './guide-eateries.service.ts'
import { findRegionPlaces } from './region-places.service.ts'

const GUIDE_SOURCE = 'Tripwright guides'
const NOON_MINUTES = 720

/** `eateries` is an outside service; null where none is configured, or the caller has used up the limit. */
type NearbyInput = { config: Config; db: Db; now: Date; eateries: Eateries | null }
type Answer = Pick<Output<typeof findNearbyPlaces>, 'places' | 'asOf' | 'source' | 'written' | 'checked'>

/** Restaurants around a position: from our guides, and from the outside service, or else from the regions of this server. */
export async function findEateries(input: NearbyInput, here: Position, radius: number): Promise<Answer> {
  const isNear = (one: Position) => metresBetween(here, one) <= radius
  const own = listGuideEateries()
  const others =
    (await input.eateries?.find(here, radius)) ?? (await eateriesOfRegions(input.config, here, radius))
  const merged = mergeEateries(own.eateries.filter(isNear), others.eateries.filter(isNear))
  const near = nearestEateries(here, radius, merged)
  const openNow = makeOpenNowCheck(input)
  const places = await Promise.all(near.map(async (one) => toNearbyPlace(one, await openNow(one.eatery))))
  const isOwnUsed = places.length === 0 || places.some(({ source }) => source === 'guide')
  // A rating of the outside service is added to the same place of ours.
  const areOthersUsed = places.some(({ source, rating }) => source !== 'guide' || rating !== null)
  const dates = [isOwnUsed ? own.asOf : null, areOthersUsed ? others.asOf : null].filter(
    (date) => date !== null,
  )
  const sources = [...(areOthersUsed ? [others.attribution] : []), ...(isOwnUsed ? [GUIDE_SOURCE] : [])]
  // The age is that of the oldest source, so that the data never looks newer than it is.
  const asOf = dates.sort()[0] ?? null
  const written = isOwnUsed && !areOthersUsed ? own.written : null
  return { places, asOf, source: sources.join('; '), written, checked: null }
}

type EateryList = Omit<EateriesResult, 'eateries'> & { eateries: Eatery[] }

async function eateriesOfRegions(config: Config, here: Position, radius: number): Promise<EateryList> {
  const { places, attributions, dates } = await findRegionPlaces(config, here, radius)
  return {
    eateries: places.filter(({ group }) => group === 'eating').map(eateryOfRegion),
    attribution: attributions.join('; '),
    asOf: dates.sort()[0] ?? null,
  }
}

/** Checks whether a place is open now, in its zone and with its holidays, which are loaded once per country. */
function makeOpenNowCheck({ db, now }: NearbyInput): (eatery: Eatery) => Promise<boolean | null> {
  const input = new Map<string, ReturnType<typeof holidaysAround>>()
  return async (eatery) => {
    const { zone, country } = await zoneAndCountryOf(eatery)
    const { date, minutes } = toWallTime(now.getTime(), zone)
    const key = `${country} ${date}`
    const holidays =
      input.get(key) ??
      (country ? holidaysAround(db, { country }, date, date) : Promise.resolve(new Set<string>()))
    input.set(key, holidays)
    const days = await holidays
    return isOpenAt(eatery.hours, date, minutes, {
      isPublicHoliday: (day) => days.has(day),
      position: eatery,
      offsetMinutes: (day) => offsetMinutes(zone, toInstant(day, NOON_MINUTES, zone)),
    })
  }
}

// A region's places have no country and no zone.
async function zoneAndCountryOf(eatery: Eatery): Promise<{ zone: string; country: string | undefined }> {
  const place = listGuideEateries().placeOf.get(eatery.id)
  if (place) return place
  const { countryAt } = await loadBorders()
  return { zone: lookUpZone(eatery.lat, eatery.lon), country: countryAt(eatery)?.code }
}
