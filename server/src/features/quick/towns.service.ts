import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Position } from '@tripwright/domain/base/geo'
import { type Anchor, type CountryNear, countriesNear } from '@tripwright/domain/safety'
import { listAirports } from '#features/flights/index.ts'

/** What whoever shows the answer has to name (Creative Commons Attribution 4.0). */
export const TOWNS_SOURCE = 'GeoNames, CC BY 4.0'

type Towns = { lat: Float32Array; lon: Float32Array; countries: string[] }

/** Towns of two countries face each other over a border; so close together is also how exactly they are placed. */
const APART_METRES = 8000
/** A town farther away in degrees of latitude says nothing: that is over 500 km. */
const FAR_DEGREES = 4.6

let known: Promise<Towns> | null = null

/** The countries that a position may lie in, by 135,000 towns; by airports alone where these cannot be read. */
export async function findCountriesNear(here: Position): Promise<CountryNear[]> {
  try {
    known ??= readInThread()
    return countriesNear(here, townsAround(await known, here), APART_METRES)
  } catch {
    known = null
    return countriesNear(here, listAirports())
  }
}

async function readInThread(): Promise<Towns> {
  const worker = new Worker(new URL('./towns-thread.service.ts', import.meta.url))
  worker.unref()
  const [towns] = await once(worker, 'message')
  return towns
}

function* townsAround({ lat, lon, countries }: Towns, here: Position): Generator<Anchor> {
  for (const [index, latitude] of lat.entries()) {
    if (Math.abs(latitude - here.lat) > FAR_DEGREES) continue
    yield { lat: latitude, lon: lon[index] ?? 0, country: countries[index] ?? '' }
  }
}
