import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figures.ts'
import { startPostgres } from './postgres.ts'
import { readMemoryMb } from './process-usage.ts'
import { type ProductStorage, startProduct } from './product.ts'
import { type BenchReport, runBench } from './report.ts'
import { median } from './statistics.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { isReadyForNpmStart, isWebsiteBuilt } from './website.ts'

// npm run bench:start: start time and idle memory of the server; cold (empty data folder) and warm, on both databases.

type Database = 'embedded' | 'PostgreSQL'
/** Creates an empty data folder each time. */
type MakeStorage = () => Promise<ProductStorage>
type Start = { firstAnswerMs: number; readyMs: number; memoryMb: number }
type Starts = { cold: Start[]; warm: Start[]; npmReadyMs: number[] }

const IDLE_MS = 3000
/** From the spawn to the first 200 of a warm start, in ms, and memory after 3 s idle, in MB. */
const TO_BEAT: Record<Database, { firstAnswerMs: number; memoryMb: number }> = {
  embedded: { firstAnswerMs: 900, memoryMb: 260 },
  PostgreSQL: { firstAnswerMs: 600, memoryMb: 120 },
}
// Without the update check, npm now and then calls its registry, which would distort the start time.
const NPM_START = ['env', 'npm_config_update_notifier=false', 'npm', 'start']

await runBench({ name: 'start', numbers: { runs: 3 }, measure })

async function measure(sheet: BenchReport, { runs }: { runs: number }): Promise<void> {
  if (!isWebsiteBuilt()) sheet.note('The website is not built: the server had none to read.')
  if (!isReadyForNpmStart())
    sheet.note(
      'npm start would install or build something first: it is left out. Run it once, then this again.',
    )
  const makeFolder = () => temporaryFolder(sheet.started)
  await measureOn('embedded', async () => ({ dataDir: await makeFolder() }), { runs, sheet })
  const postgres = await startPostgres()
  if (!postgres) return sheet.note('PostgreSQL is not installed: its figures are left out.')
  sheet.started.defer(postgres.stop)
  let count = 0
  const newPlace = async () => ({
    dataDir: await makeFolder(),
    databaseUrl: await postgres.makeDatabase(`bench_${count++}`),
  })
  await measureOn('PostgreSQL', newPlace, { runs, sheet })
}

async function measureOn(
  database: Database,
  newPlace: MakeStorage,
  { runs, sheet }: { runs: number; sheet: BenchReport },
): Promise<void> {
  const timings: Starts = { cold: [], warm: [], npmReadyMs: [] }
  for (let run = 1; run <= runs; run++) {
    sheet.say(`${database}, ${run} of ${runs}`)
    const place = await newPlace()
    timings.cold.push(await startOnce(place, sheet))
    timings.warm.push(await startOnce(place, sheet))
    if (database === 'embedded' && isReadyForNpmStart()) timings.npmReadyMs.push(await npmStart(place, sheet))
  }
  const toBeat = TO_BEAT[database]
  sheet.add(
    ...figuresOf(`cold, ${database}`, timings.cold, { memoryMb: toBeat.memoryMb }),
    ...figuresOf(`warm, ${database}`, timings.warm, toBeat),
  )
  if (timings.npmReadyMs.length > 0) sheet.add(...npmFigures(timings))
}

async function startOnce(place: ProductStorage, sheet: BenchReport): Promise<Start> {
  const product = await startProduct(place)
  sheet.started.defer(product.stop)
  await pause(IDLE_MS)
  const memoryMb = await readMemoryMb(product.pid)
  await product.stop()
  return { firstAnswerMs: product.firstAnswerMs, readyMs: product.readyMs, memoryMb }
}

/** In ms, to the line that says the product is ready. */
async function npmStart(place: ProductStorage, sheet: BenchReport): Promise<number> {
  const product = await startProduct(place, { command: NPM_START })
  sheet.started.defer(product.stop)
  await product.stop()
  return product.readyMs
}

type ToBeat = { firstAnswerMs?: number; memoryMb: number }

function figuresOf(group: string, starts: readonly Start[], toBeat: ToBeat): Figure[] {
  const figure = (name: string, unit: string, of: (start: Start) => number, aim?: number): Figure => ({
    group,
    name,
    unit,
    value: median(starts.map(of)),
    better: 'lower',
    ...(aim !== undefined && { aim }),
  })
  return [
    figure('to the first 200', 'ms', ({ firstAnswerMs }) => firstAnswerMs, toBeat.firstAnswerMs),
    figure('to the ready line', 'ms', ({ readyMs }) => readyMs),
    figure(`memory after ${IDLE_MS / 1000} s idle`, 'MB', ({ memoryMb }) => memoryMb, toBeat.memoryMb),
  ]
}

function npmFigures({ warm, npmReadyMs }: Starts): Figure[] {
  const toReady = median(npmReadyMs)
  const overhead = toReady - median(warm.map(({ readyMs }) => readyMs))
  const group = 'npm start once more, embedded'
  return [
    { group, name: 'to the ready line', value: toReady, unit: 'ms', better: 'lower' },
    { group, name: 'of it npm and the bootstrap', value: overhead, unit: 'ms', better: 'lower' },
  ]
}
