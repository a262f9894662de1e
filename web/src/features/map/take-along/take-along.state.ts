import type { Contract, Output } from '@tripwright/domain/base/contract'
import type { IsoDate } from '@tripwright/domain/base/dates'
import { getCountryNotes, getHabits } from '@tripwright/domain/destination/travel-intel'
import { TAKEN_PARTS, type TakenPart } from '@tripwright/domain/map/take-along'
import { getRisks } from '@tripwright/domain/safety/risks'
import { listPhraseLanguages } from '@tripwright/domain/translation/phrasebook'
import { activeItems } from '@tripwright/domain/trip/sync'
import { loadCountry } from '#features/destination/countries/index.ts'
import { loadGuide, loadRates } from '#features/destination/places/index.ts'
import { loadTripWeather } from '#features/destination/weather/index.ts'
import { cacheCityLand } from '#features/map/basemap/index.ts'
import { loadReceipt } from '#features/money/expenses/index.ts'
import { loadLiveEvents } from '#features/safety/advice/index.ts'
import { savePhraseBook } from '#features/translation/phrasebook/index.ts'
import { keepTripCopies } from '#features/trip/sharing/index.ts'
import { viewOf } from '#features/trip/sync/index.ts'
import { readCachedData } from '#platform/cached-data.ts'
import { type CallArgument, call } from '#platform/call.ts'
import { fetchFact, keepFact } from '#platform/fact-cache.ts'
import { listParts } from '#platform/prefetch-parts.ts'

/** A town of the trip and the days on which the trip is there. */
export type TakenTown = { id: string; country: string; lat: number; lon: number; dates: readonly IsoDate[] }

/** What is done of how many things, their size in bytes as far as it is known, and the parts of which something is not there. */
export type TakeProgress = { done: number; total: number; bytes: number; missing: readonly TakenPart[] }

/** Resolves with what was taken, null when it could not be. It may reject. */
type Job = { part: TakenPart; take: () => Promise<unknown> }

/**
 * Fetches what a trip needs without a network, one thing after the other, into the copies that its pages read; ends early when the
 * signal aborts. What this device has already counts as there.
 */
export async function takeTripAlong(
  tripId: string,
  towns: readonly TakenTown[],
  onProgress: (progress: TakeProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  const jobs = await jobsOf(tripId, towns)
  const missing = new Set<TakenPart>()
  let [done, bytes] = [0, 0]
  const tell = () => {
    const inOrder = TAKEN_PARTS.filter((part) => missing.has(part))
    onProgress({ done, total: jobs.length, bytes, missing: inOrder })
  }
  tell()
  for (const { part, take } of jobs) {
    if (signal.aborted) return
    const taken = await take().catch(() => null)
    if (taken === null || taken === false) missing.add(part)
    else bytes += sizeOf(taken)
    done++
    tell()
  }
}

function sizeOf(taken: unknown): number {
  if (taken instanceof Blob) return taken.size
  return typeof taken === 'number' ? taken : new Blob([JSON.stringify(taken) ?? '']).size
}

async function jobsOf(tripId: string, towns: readonly TakenTown[]): Promise<Job[]> {
  const codes = [...new Set(towns.map(({ country }) => country))]
  const countries = await Promise.all(codes.map(loadCountry))
  const books = await fetchFact('phrase-languages', listPhraseLanguages, {})
  const known = books?.languages.map(({ language }) => language)
  const spoken = [...new Set(countries.flatMap((country) => country?.languages ?? []))]
  const parts = await listParts().catch(() => null)
  return [
    { part: 'people', take: () => keepTripCopies(tripId) },
    ...towns.map(({ id }): Job => ({ part: 'plan', take: () => takeGuide(id) })),
    ...receiptsOf(tripId),
    { part: 'papers', take: takePapers },
    { part: 'weather', take: () => takeWeather(towns) },
    ...codes.flatMap((code, n): Job[] => [
      { part: 'country', take: async () => countries[n] ?? null },
      { part: 'country', take: () => takeFact(`country-notes:${code}`, getCountryNotes, { code }) },
      { part: 'country', take: () => takeFact(`risks:${code}`, getRisks, { code }) },
    ]),
    ...towns.map(
      ({ id }): Job => ({ part: 'country', take: () => takeFact(`habits:${id}`, getHabits, { city: id }) }),
    ),
    // Without the list of books nobody knows which there are.
    ...(known
      ? spoken
          .filter((language) => known.includes(language))
          .map((language): Job => ({ part: 'phrases', take: () => savePhraseBook(language) }))
      : [{ part: 'phrases', take: async () => null } as const]),
    { part: 'rates', take: loadRates },
    { part: 'alerts', take: loadLiveEvents },
    ...(parts ?? []).map((file): Job => ({ part: 'app', take: () => takeFile(file) })),
    ...(parts === null ? [{ part: 'app', take: async () => null } as const] : []),
  ]
}

function receiptsOf(tripId: string): Job[] {
  return activeItems(viewOf(tripId), 'expense').flatMap(({ id, fields }): Job[] => {
    const { receipt } = Object(fields.share?.value)
    return typeof receipt === 'string' ? [{ part: 'receipts', take: () => loadReceipt(id, receipt) }] : []
  })
}

async function takePapers(): Promise<number | null> {
  const { takeVault } = await import('#features/documents/vault/index.ts')
  return takeVault()
}

async function takeGuide(cityId: string): Promise<unknown> {
  const guide = await loadGuide(cityId)
  // A town that nobody drew has no land of its own.
  if (guide !== null) await cacheCityLand([cityId]).catch(() => false)
  return guide
}

// Days that are too far away have the usual weather of their month, which a town without a climate of ours has not.
async function takeWeather(towns: readonly TakenTown[]): Promise<unknown> {
  const weather = await loadTripWeather(towns)
  const days = towns.flatMap(({ id, dates }) => dates.map((date) => weather(id, date)))
  return days.length > 0 && days.every((day) => day === null) ? null : days
}

/** Fetches a fact anew; what the server does not have is not missing. */
async function takeFact<C extends Contract>(
  key: string,
  contract: C,
  input: CallArgument<C>,
): Promise<unknown> {
  const response = await call(contract, input)
  if (response.ok) {
    keepFact(key, response.value)
    return response.value
  }
  if (response.code === 'not-found') return 0
  const output = contract.output as Parameters<typeof readCachedData<Output<C>>>[2]
  return (await readCachedData(null, key, output))?.data ?? null
}

async function takeFile(file: string): Promise<number | null> {
  const response = await fetch(file)
  return response.ok ? (await response.arrayBuffer()).byteLength : null
}
