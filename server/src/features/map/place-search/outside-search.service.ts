import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Geocoder, GeocoderQuery } from '#platform/geocoder/geocoder.port.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import type { Platform } from '#platform/platform.ts'
import { type CachedSearch, findCachedSearch, saveSearch } from './place-search.store.ts'

/** Photon asks for fair use, Nominatim for at most one call a second of the whole installation: both get the latter. */
const INSTALLATION_LIMIT: RateLimit = { name: 'place-search.outside', points: 1, seconds: 1 }
const ADDRESS_LIMIT: RateLimit = { name: 'place-search.new', points: 60, seconds: 60 * 60 }
export const SEARCH_RETENTION_MS = 30 * 24 * 60 * 60 * 1000
/** How often a call waits for a free second when another call has the current one. */
const TURNS = 4
const TURN_MS = 600

const pending = new Map<string, Promise<CachedSearch | null>>()

type OutsideSearch = { platform: Platform; geocoder: Geocoder; address: string }

/**
 * The cached answer, or a new one; null where no service answers or this call found no free second. Concurrent equal queries
 * share one call.
 */
export function searchOutside(by: OutsideSearch, query: GeocoderQuery): Promise<CachedSearch | null> {
  const key = keyOf(by.geocoder, query)
  const known = pending.get(key)
  if (known) return known
  const work = findOrAsk(by, query, key).finally(() => pending.delete(key))
  pending.set(key, work)
  return work
}

async function findOrAsk({ platform, geocoder, address }: OutsideSearch, query: GeocoderQuery, key: string) {
  const { db } = platform.database
  const cached = await findCachedSearch(db, key)
  const now = platform.now()
  if (cached && now.getTime() - cached.fetchedAt.getTime() < SEARCH_RETENTION_MS) return cached
  if (!(await consumeAddressLimit(platform, ADDRESS_LIMIT, address)).ok) return cached
  if (!(await takeTurn(platform))) return cached
  const found = await geocoder.find(query)
  if (!found) return cached
  const search = { places: found.places, source: found.attribution, fetchedAt: now }
  await saveSearch(db, key, search)
  return search
}

async function takeTurn({ limits }: Platform): Promise<boolean> {
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn > 0) await pause(TURN_MS)
    if ((await limits.take(INSTALLATION_LIMIT, 'all')).ok) return true
  }
  return false
}

/**
 * The query is private, so its key is a hash. A position is rounded to a hundredth of a degree, about a kilometre: the
 * services list ten places of a name, those of another quarter or town first where somebody else asked from there.
 */
function keyOf({ name }: Geocoder, { text, near, language }: GeocoderQuery): string {
  const cell = near && [near.lat, near.lon].map((degrees) => degrees.toFixed(2))
  const words = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ')
  return createHash('sha256')
    .update(JSON.stringify([name, language, cell, words]))
    .digest('base64url')
}
