import { encodeCall } from '@tripwright/domain/base/contract'
import { metresBetween } from '@tripwright/domain/base/geo'
import { errorBody } from '@tripwright/domain/base/outcome'
import {
  GATHERING_STEPS,
  type Gathering,
  readGathering,
} from '@tripwright/domain/destination/gathered-guides'
import { type City, type Guide, getGuide, guide as guideSchema } from '@tripwright/domain/destination/places'
import { z } from 'zod/mini'
import { loadCities } from '#features/destination/places/index.ts'
import { readCachedData } from '#platform/cached-data.ts'
import { keepFact } from '#platform/fact-cache.ts'
import { parseJson } from '#platform/parse-json.ts'
import { fetchServer } from '#platform/reach-server.ts'
import { secondsUntilRetry } from '#platform/retry-after.ts'
import { type GuideCity, listGuidesOnDevice } from './device-guides.state.ts'

type Town = Required<GuideCity>
/** Why there is no guide of a city, with the nearest others. */
export type GuideRefusal = {
  cityId: string
  name: string
  why: 'too-small' | 'no-source' | 'too-many' | 'no-network' | 'no-answer' | 'unknown'
  nearest: readonly GuideCity[]
}
export type OpenedGuide = { city: City } | { refusal: GuideRefusal }
type GatherListeners = { onProgress: (gathering: Gathering) => void; signal: AbortSignal }

/** The server waits ten seconds of it. */
const CALL_TIMEOUT_MS = 20_000
/** A guide that the server has comes sooner; who waits longer is told what for. */
const SOON_MS = 800
/** Gathering takes a minute at most; a server that says so for longer has nobody who gathers. */
const GIVE_UP_MS = 5 * 60_000
const RETRY_SECONDS = 3
/** Lost answers in a row, while the guide is being gathered, after which nobody waits any longer. */
const MAX_LOST = 3
const MAX_NEAREST = 3

/** Has the guide of a town gathered and waits for it; with no network, the one on this device. Throws the signal's reason. */
export async function gatherGuide(town: Town, { onProgress, signal }: GatherListeners): Promise<OpenedGuide> {
  const until = Date.now() + GIVE_UP_MS
  // A guide that is being gathered is worth another try.
  let triesLeft = 0
  const begun = {
    state: 'gathering',
    name: town.name,
    progress: { done: 0, total: GATHERING_STEPS.length },
  } as const
  const late = setTimeout(() => navigator.onLine && onProgress(begun), SOON_MS)
  for (;;) {
    const answer = navigator.onLine ? await fetchGuide(town.id, signal) : null
    clearTimeout(late)
    signal.throwIfAborted()
    const gathering = answer?.status === 202 ? readGathering(answer.body) : null
    triesLeft = gathering === null ? triesLeft - 1 : MAX_LOST
    const isOver = gathering === null && (answer !== null || triesLeft < 0)
    if (isOver || Date.now() > until) return toOpened(town, answer)
    if (gathering !== null) onProgress(gathering)
    await pause((answer?.retryAfter ?? RETRY_SECONDS) * 1000, signal)
  }
}

/** Why a city cannot be planned with no network, and what is on this device. */
export async function refuseOffline(cities: readonly Town[]): Promise<GuideRefusal | null> {
  const stored = await listGuidesOnDevice()
  const missing = cities.find(({ id }) => !stored.some((one) => one.id === id))
  return missing ? { ...missingOf(missing), why: 'no-network', nearest: nearestOf(stored, missing) } : null
}

type Answer = { status: number; body: unknown; retryAfter: number | null }

/** Null where there is no response. */
async function fetchGuide(cityId: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetchServer(encodeCall(getGuide, { cityId }).path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
    })
    const retryAfter = secondsUntilRetry(response.headers.get('retry-after'), Date.now())
    return { status: response.status, body: parseJson(await response.text()), retryAfter }
  } catch {
    return null
  }
}

async function toOpened(town: Town, answer: Answer | null): Promise<OpenedGuide> {
  const key = `guide:${town.id}`
  const found = z.safeParse(guideSchema, answer?.status === 200 ? answer.body : null)
  if (found.success) {
    keepFact(key, found.data)
    return { city: found.data.city }
  }
  const refusal = answer && readRefusal(answer)
  if (refusal) {
    const nearest = refusal.nearest ?? nearestOf((await loadCities()) ?? [], town)
    return { refusal: { ...missingOf(town), why: refusal.why, nearest } }
  }
  const kept = await readCachedData<Guide>(null, key, guideSchema)
  if (kept) return { city: kept.data.city }
  const others = answer ? await loadCities() : await listGuidesOnDevice()
  return {
    refusal: {
      ...missingOf(town),
      why: navigator.onLine ? 'no-answer' : 'no-network',
      nearest: nearestOf(others ?? [], town),
    },
  }
}

const nearestCities = z.array(z.object({ id: z.string(), name: z.string() }))

/** What the server says of a town without a guide; null where it failed, which says nothing about the town. */
function readRefusal({
  status,
  body,
}: Answer): (Pick<GuideRefusal, 'why'> & { nearest?: GuideCity[] }) | null {
  if (!z.safeParse(errorBody, body).success) return null
  const named = z.safeParse(nearestCities, Object(body).nearest)
  if (status === 429) return { why: 'too-many' }
  if (status === 404 && !named.success) return { why: 'unknown' }
  if (!named.success) return null
  return { why: status === 404 ? 'too-small' : 'no-source', nearest: named.data }
}

function missingOf({ id, name }: Town): Pick<GuideRefusal, 'cityId' | 'name'> {
  return { cityId: id, name }
}

function nearestOf(cities: readonly Town[], town: Town): GuideCity[] {
  return cities
    .toSorted((a, b) => metresBetween(a, town) - metresBetween(b, town))
    .slice(0, MAX_NEAREST)
    .map(({ id, name, lat, lon }) => ({ id, name, lat, lon }))
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
