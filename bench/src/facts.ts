import { setTimeout as pause } from 'node:timers/promises'
import { getCountry, listCountries } from '@tripwright/domain/destination/countries'
import { citySuggestions, getGuide, listGuides } from '@tripwright/domain/destination/places'
import { listVisas } from '@tripwright/domain/documents/entry-rules'
import { listRates } from '@tripwright/domain/money/currency'
import { readVisas } from './fact-tables.ts'
import { addTrust, addVisaAgreement } from './fact-trust.ts'
import { readMemoryMb } from './process-usage.ts'
import { type Product, startProduct } from './product.ts'
import { type BenchReport, runBench } from './report.ts'
import { median } from './statistics.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { listPlaces, readSources } from './typeahead/sources.ts'

// npm run bench:facts: a table of facts is loaded at its first request, to keep the start fast. This measures the cost: the
// first call to each table against later calls, and the memory of all tables together. Before that it prints the source and the
// age of each table, and with `--data <matrix.csv>` (Passport Index, `Passport,Destination,Requirement`) how our visas differ.

type Question = { name: string; path: string; body?: string }

const QUESTIONS: readonly Question[] = [
  { name: 'countries', path: listCountries.path },
  { name: 'one country', path: getCountry.path.replace('{code}', 'TH') },
  { name: 'guides of all cities', path: listGuides.path },
  { name: 'the guide of one city', path: getGuide.path.replace('{cityId}', 'rome') },
  { name: 'rates', path: listRates.path },
  { name: 'visas of one passport', path: `${listVisas.path}?passport=DE` },
  { name: 'city suggestions', path: citySuggestions.path, body: '{"query":"san"}' },
]
const IDLE_MS = 3000
const LATER_CALLS = 20
/** The limits for all facts together, in ms and MB. */
const TO_BEAT = { ms: 300, memoryMb: 60 }

type FactsTimings = { firstMs: number[]; laterMs: number[]; addedMb: number }

await runBench({ name: 'facts', numbers: { runs: 3 }, measure })

async function measure(sheet: BenchReport, { runs }: { runs: number }, data?: string): Promise<void> {
  const visas = readVisas()
  addTrust(sheet, visas, listPlaces(readSources()).length)
  addVisaAgreement(sheet, visas, data)
  const timings: FactsTimings[] = []
  for (let run = 1; run <= runs; run++) {
    sheet.say(`${run} of ${runs}`)
    timings.push(await askAll(sheet))
  }
  const middle = (of: (one: FactsTimings) => number | undefined) => median(timings.map((one) => of(one) ?? 0))
  QUESTIONS.forEach(({ name }, index) => {
    const first = middle(({ firstMs }) => firstMs[index])
    const later = middle(({ laterMs }) => laterMs[index])
    sheet.add(
      { group: name, name: 'first call', value: first, unit: 'ms', better: 'lower' },
      { group: name, name: 'later calls', value: later, unit: 'ms', better: 'lower' },
    )
  })
  const loading = middle(({ firstMs, laterMs }) => sum(firstMs) - sum(laterMs))
  const added = middle(({ addedMb }) => addedMb)
  sheet.add(
    { group: 'all facts', name: 'loading', value: loading, unit: 'ms', better: 'lower', aim: TO_BEAT.ms },
    { group: 'all facts', name: 'memory', value: added, unit: 'MB', better: 'lower', aim: TO_BEAT.memoryMb },
  )
  sheet.note(
    'Loading is what the first calls take longer than later ones do, the warming of their code included.',
  )
}

async function askAll(sheet: BenchReport): Promise<FactsTimings> {
  const product = await startProduct({ dataDir: await temporaryFolder(sheet.started) })
  sheet.started.defer(product.stop)
  // Warms up the server, so that the first table does not include the cost of the first request.
  for (let count = 0; count < LATER_CALLS; count++)
    await timeRequest(product, { name: 'health', path: '/api/health' })
  await pause(IDLE_MS)
  const before = await readMemoryMb(product.pid)
  const firstMs: number[] = []
  for (const question of QUESTIONS) firstMs.push(await timeRequest(product, question))
  await pause(IDLE_MS)
  const addedMb = (await readMemoryMb(product.pid)) - before
  const laterMs: number[] = []
  for (const question of QUESTIONS) {
    const times: number[] = []
    for (let count = 0; count < LATER_CALLS; count++) times.push(await timeRequest(product, question))
    laterMs.push(median(times))
  }
  await product.stop()
  return { firstMs, laterMs, addedMb }
}

/** The duration of a request in ms; throws unless the status is 200. */
async function timeRequest({ url }: Product, { path, body }: Question): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url + path, {
    ...(body !== undefined && { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
  return performance.now() - startedAt
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
