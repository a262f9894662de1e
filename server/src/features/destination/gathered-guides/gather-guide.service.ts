import { utcDate } from '@tripwright/domain/base/dates'
import {
  GATHERING_STEPS,
  makeGatheredGuide,
  type SourcePlace,
} from '@tripwright/domain/destination/gathered-guides'
import type { City, Guide } from '@tripwright/domain/destination/places'
import { convert, findRate } from '@tripwright/domain/money/currency'
import lookUpZone from 'tz-lookup'
import { listCountryRows } from '#features/destination/countries/index.ts'
import { findGuide } from '#features/destination/places/index.ts'
import { getLatestRates } from '#features/money/currency/index.ts'
import type { Platform } from '#platform/platform.ts'
import type { CommonsPicture, WikidataItem } from '#platform/wikimedia/wikimedia.port.ts'
import { type GuidePlace, nearestCities } from './guide-place.service.ts'
import { readMapRows } from './map-rows.service.ts'
import { rowsOfItems, rowsOfPage } from './wikimedia-rows.service.ts'

/** Fewer sights are no guide. */
export const MIN_SIGHTS = 3
const STEPS = GATHERING_STEPS.length
/** The most that one call to Commons may name. */
const MAX_PICTURES = 50

export type GatheringDeps = Pick<
  Platform,
  'config' | 'database' | 'basemap' | 'overpass' | 'wikimedia' | 'now'
>
type GatheringResult =
  | { state: 'made'; guide: Guide; rows: SourcePlace[] }
  | { state: 'failed'; reason: 'no-source' | 'too-small' }

/** Asks every source once, what is here first, and joins what they answer; those that do not answer are left out. */
export async function gatherGuide(
  deps: GatheringDeps,
  place: GuidePlace,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<GatheringResult> {
  const { wikimedia, now } = deps
  await onProgress(0, STEPS)
  const map = await readMapRows(deps, place)
  await onProgress(1, STEPS)
  const items = (await wikimedia.findItems?.(place, place.reach)) ?? null
  await onProgress(2, STEPS)
  const page = (await wikimedia.readPage?.(place.name)) ?? null
  await onProgress(3, STEPS)
  if (map === null && items === null && page === null) return { state: 'failed', reason: 'no-source' }
  const pictures = await describePictures(deps, items ?? [])
  const rows = [
    ...(map ?? []),
    ...rowsOfItems(items ?? [], now()),
    ...(page ? rowsOfPage(page, items ?? []) : []),
  ]
  const city = cityOf(place)
  const guide = makeGatheredGuide({
    city,
    transport: await transportOf(deps, city),
    places: rows,
    pictures,
    reach: place.reach,
    today: utcDate(now()),
  })
  const sights = guide.pointsOfInterest.filter(({ meals }) => meals === undefined)
  return sights.length < MIN_SIGHTS
    ? { state: 'failed', reason: 'too-small' }
    : { state: 'made', guide, rows }
}

async function describePictures(
  { wikimedia }: GatheringDeps,
  items: readonly WikidataItem[],
): Promise<Map<string, CommonsPicture>> {
  const files = items
    .toSorted((a, b) => b.sitelinks - a.sitelinks)
    .flatMap(({ image }) => image ?? [])
    .slice(0, MAX_PICTURES)
  return (await wikimedia.describePictures?.(files)) ?? new Map()
}

function cityOf({ id, name, country, lat, lon }: GuidePlace): City {
  const row = listCountryRows().get(country)?.row
  const [nearest] = nearestCities({ lat, lon })
  const currency = row?.currency ?? nearest?.currency ?? 'USD'
  return { id, name, nameLocal: name, country, lat, lon, zone: lookUpZone(lat, lon), currency }
}

/** Buses and taxis as in the nearest city that we know, in the town's own money. */
async function transportOf(
  { config, database, now }: GatheringDeps,
  city: City,
): Promise<Guide['transport']> {
  const known = nearestCities(city)
  const model = known.find(({ currency }) => currency === city.currency) ?? known[0]
  const guide = model && findGuide(model.id)
  if (!guide) throw new Error('there is no guide at all')
  const { transport } = guide
  if (guide.city.currency === city.currency) return transport
  const [from, to] = [guide.city.currency, city.currency]
  const rate = findRate(await getLatestRates({ config, db: database.db }), from, to, utcDate(now()))
  if (!rate.ok) return { ...transport, transitFare: 0, taxiBase: 0, taxiPerKm: 0 }
  const inOwnMoney = (amount: number) => Number(convert(BigInt(amount), from, to, rate.value))
  return {
    ...transport,
    transitFare: inOwnMoney(transport.transitFare),
    taxiBase: inOwnMoney(transport.taxiBase),
    taxiPerKm: inOwnMoney(transport.taxiPerKm),
  }
}
