import { setTimeout as pause } from 'node:timers/promises'
import {
  gatheredGuidesMessages,
  getCityPictures,
  getPlacePicture,
} from '@tripwright/domain/destination/gathered-guides'
import type { Guide, PointOfInterest } from '@tripwright/domain/destination/places'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse, revalidatedResponse } from '#platform/http/cached-response.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import type { Platform } from '#platform/platform.ts'
import { readCityPictures, type StoredPicture, saveCityPictures } from './city-pictures.store.ts'
import { findPictures } from './find-pictures.service.ts'
import { findAnyGuide } from './open-guide.service.ts'

const LASTS_MS = 30 * 24 * 60 * 60 * 1000
/** Who asks waits so long for pictures that nobody looked up before; the next one has them. */
const WAIT_MS = 10_000
/** Guides whose pictures one address has looked up, and pictures that must be fetched for it. */
const LOOK_UP_LIMIT = { name: 'city-pictures', points: 60, seconds: 3600 }
const FETCH_LIMIT = { name: 'pictures', points: 600, seconds: 300 }
const A_WEEK = 'public, max-age=604800'

type Caller = Pick<Call, 'platform' | 'address' | 'db'>

export function cityPicturesRoutes({ waitMs = WAIT_MS } = {}): Route[] {
  const lookUp = makeLookUp()
  return [
    route(getCityPictures, async ({ cityId }, call) => {
      const { db, now, platform, request } = call
      const guide = await findAnyGuide(db, cityId)
      if (guide === null)
        throw new AppError('not-found', { message: gatheredGuidesMessages.texts['not-there'] })
      const { id } = guide.city
      const before = await readCityPictures(db, id)
      const isFresh = before !== null && now.getTime() - before.foundAt.getTime() < LASTS_MS
      if (!platform.pictures.isOn) return revalidatedResponse(request, { pictures: [] })
      if (isFresh) return cacheableResponse(request, answerOf(guide, before.pictures))
      const found = await Promise.race([lookUp(call, guide), pause(waitMs, null, { ref: false })])
      return found
        ? cacheableResponse(request, answerOf(guide, found))
        : revalidatedResponse(request, answerOf(guide, before?.pictures ?? []))
    }),

    route(getPlacePicture, async ({ cityId, placeId, width }, call) => {
      const { db, platform, request } = call
      const found = await readCityPictures(db, cityId)
      const picture = found?.pictures.find((one) => one.placeId === placeId)
      if (!picture || !platform.pictures.isOn) throw new AppError('not-found')
      let wait = 0
      const result = await platform.pictures.find(addressAt(picture, width), async () => {
        wait = await waitOf(call, FETCH_LIMIT)
        return wait === 0
      })
      if (result === null) throw new AppError('too-many-requests', { retryAfter: wait })
      if (result.kind === 'none') throw new AppError('not-found')
      if (result.kind === 'unavailable') throw new AppError('unavailable', { retryAfter: 60 })
      const { bytes, type, etag } = result
      // Pictures of Commons are for everybody, and the page of the native app comes from elsewhere.
      const headers = { 'cache-control': A_WEEK, etag, 'cross-origin-resource-policy': 'cross-origin' }
      if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
      return new Response(bytes, { headers: { ...headers, 'content-type': type } })
    }),
  ]
}

/** Of many who ask at once one has the pictures of a guide looked up, and is charged. */
function makeLookUp() {
  const onTheWay = new Map<string, Promise<StoredPicture[] | null>>()
  return async (call: Caller, guide: Guide): Promise<StoredPicture[] | null> => {
    const { id } = guide.city
    const other = onTheWay.get(id)
    if (other) return other
    const seconds = await waitOf(call, LOOK_UP_LIMIT)
    if (seconds > 0) throw new AppError('too-many-requests', { retryAfter: seconds })
    const looking = onTheWay.get(id) ?? lookUpOnce(call.platform, guide).finally(() => onTheWay.delete(id))
    onTheWay.set(id, looking)
    return looking
  }
}

async function lookUpOnce(
  { wikimedia, database, now, log }: Platform,
  guide: Guide,
): Promise<StoredPicture[] | null> {
  try {
    const found = await findPictures(wikimedia, guide)
    if (found !== null) await saveCityPictures(database.db, guide.city.id, found, now())
    return found
  } catch (error) {
    log.warn({ error }, 'the pictures of a guide could not be looked up')
    return null
  }
}

/** Seconds until this address may go on; 0 where it may now, which is counted. */
async function waitOf({ platform, address, db }: Caller, limit: RateLimit): Promise<number> {
  const result = await consumeAddressLimit(platform, limit, address, db)
  return result.ok ? 0 : Math.max(1, result.retryAfterSeconds)
}

/** The most famous place first. Where the server has the pictures from is nothing that a page needs. */
function answerOf({ pointsOfInterest }: Guide, pictures: readonly StoredPicture[]) {
  const byPlace = new Map(pictures.map((picture) => [picture.placeId, picture]))
  const fameOf = ({ fame, renown }: PointOfInterest) => fame ?? renown / 10
  return {
    pictures: pointsOfInterest
      .toSorted((a, b) => fameOf(b) - fameOf(a))
      .flatMap(({ id, name }) => {
        const picture = byPlace.get(id)
        if (!picture) return []
        const { url: _, ...shown } = picture
        return [{ ...shown, name }]
      }),
  }
}

/** The width is in the last part of the address; a picture that is smaller as it was uploaded has that one address. */
function addressAt({ url, width: uploaded }: StoredPicture, width: number): string {
  return width < uploaded ? url.replace(/\d+px-(?=[^/]*$)/, `${width}px-`) : url
}
