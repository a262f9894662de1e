import { getMapPack, makeMapPack, mapPacksMessages } from '@tripwright/domain/map/map-packs'
import { isPro } from '@tripwright/domain/plans/subscription'
import { readState } from '#features/plans/subscription/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import { BUILD_JOB } from './map-packs.jobs.ts'
import { countActivePacks, putPackRow } from './map-packs.store.ts'
import { estimatePack } from './pack-area.service.ts'
import { findPackPlace, type PackPlace } from './pack-place.service.ts'
import { isWanting, statusOf } from './pack-status.store.ts'
import { measureTiles } from './pack-tiles.service.ts'

const { texts } = mapPacksMessages
const A_DAY = 24 * 60 * 60
/** A pack may have a thousand tiles fetched: a person makes as many as a long journey has cities, whatever device it is. */
const PERSON_LIMIT = { name: 'map-packs', points: 10, seconds: A_DAY }
const DEVICE_LIMIT = { name: 'map-packs-device', points: 10, seconds: A_DAY }
/** Looking at a size has five tiles fetched. */
const MEASURE_LIMIT = { name: 'map-packs-measure', points: 60, seconds: 60 * 60 }
/** Of all people together: what waits longer than an hour nobody waits for. */
const MAX_ACTIVE = 20

export const mapPacksRoutes: Route[] = [
  route(getMapPack, async ({ id, measure }, call) => {
    const place = await requirePlace(id)
    const status = await statusOf(call, call.db, place)
    return status.estimate && measure === 'true'
      ? { ...status, estimate: await measured(call, place) }
      : status
  }),
  route(makeMapPack, async ({ id }, call) => {
    const { platform, person, now } = call
    const place = await requirePlace(id)
    if (!isPro(await readState(call.db, person, now)))
      throw new AppError('not-allowed', { message: texts['needs-plan'] })
    if ((await platform.basemap.describe()) === null)
      throw new AppError('unavailable', { message: texts['no-source'] })
    return call.keep(async (db) => {
      const before = await statusOf(call, db, place)
      if (isWanting(before)) await putInLine(call, db, place)
      return statusOf(call, db, place)
    })
  }),
]

async function requirePlace(id: string): Promise<PackPlace> {
  const place = await findPackPlace(id)
  if (place === null) throw new AppError('not-found', { message: texts['not-there'] })
  return place
}

/** In the transaction of the call: of two at once one puts the pack into the line. A refusal takes no points. */
async function putInLine(call: Call<typeof makeMapPack>, db: Db, { id }: PackPlace): Promise<void> {
  const { platform, person, device, now } = call
  if ((await countActivePacks(db)) >= MAX_ACTIVE)
    throw new AppError('unavailable', { message: texts.busy, retryAfter: 300 })
  if (!(await putPackRow(db, id, now))) return
  for (const verdict of [
    await platform.limits.take(PERSON_LIMIT, person.id, db),
    await platform.limits.take(DEVICE_LIMIT, device, db),
  ])
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
  await platform.jobs.enqueue(db, BUILD_JOB, { id })
}

async function measured(
  { platform, address, db }: Pick<Call, 'platform' | 'address' | 'db'>,
  place: PackPlace,
) {
  const verdict = await consumeAddressLimit(platform, MEASURE_LIMIT, address, db)
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
  // A server without tiles has none to measure; empty ones would make the pack small.
  if ((await platform.basemap.describe()) === null) return estimatePack(place)
  return estimatePack(place, await measureTiles(platform.basemap, place, async () => true))
}
