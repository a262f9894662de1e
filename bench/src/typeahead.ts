import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Figure } from './figures.ts'
import { type BenchReport, runBench } from './report.ts'
import { quantile } from './statistics.ts'
import { ENGINES, type Engine, ours } from './typeahead/engines.ts'
import { namesOnlyIn, type Query, readQueries } from './typeahead/sources.ts'
import { makeTypos } from './typeahead/typos.ts'

// npm run bench:typeahead: quality and speed of the city search, compared with two libraries on the same names. `--data
// <file>` uses other queries of the same format.

const SHOWN = 5
/**
 * Each key stroke is measured this many times and the fastest counts, so that other work on the machine does not distort
 * it.
 */
const TIMES = 3
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'pl', 'ru']
const AIMS = { recall: 97, unseen: 90, p99: 10, memory: 40 }

await runBench({ name: 'typeahead', numbers: { strokes: 200, typos: 200, seed: 1 }, measure })

type Numbers = { strokes: number; typos: number; seed: number }

async function measure(sheet: BenchReport, { strokes, typos, seed }: Numbers, data?: string): Promise<void> {
  const queries = readQueries(data)
  const names = queries.map((query) => ({ ...query, query: query.name }))
  const sets: [string, Query[]][] = [
    ['queries', queries],
    ['made slips', makeTypos(names, typos, seed)],
  ]
  if (data !== undefined) sheet.note(`The queries are those of ${data}.`)
  for (const [name, make] of Object.entries(ENGINES))
    measureEngine(name, make, { sets, strokes: strokesOf(queries, strokes), sheet })
  sheet.note(`Made slips that make another city's name, or nothing of any, count as misses too.`)
  if (data === undefined) measureUnseen(sheet)
}

type Task = { sets: readonly [string, Query[]][]; strokes: readonly string[]; sheet: BenchReport }

/** A separate function, so that the previous engine is collected before the memory of the next is measured. */
function measureEngine(name: string, make: () => Engine, { sets, strokes, sheet }: Task): void {
  sheet.say(`${name} is being built`)
  const before = heldMb()
  const engine = make()
  const memory = heldMb() - before
  const isOurs = name === 'ours'
  sheet.add({ ...figure(name, 'memory', memory, 'MB', 'lower'), ...(isOurs && { aim: AIMS.memory }) })
  sheet.add(...latencies(name, engine, strokes))
  for (const [set, of] of sets)
    sheet.add({
      ...figure(name, `${set}, in the first ${SHOWN}`, recall(engine, of, sheet, isOurs), '%', 'higher'),
      aim: AIMS.recall,
    })
}

/** Names that only the file of one language has, searched in a table built without it. */
function measureUnseen(sheet: BenchReport): void {
  for (const language of LANGUAGES) {
    const share = recall(ours(language), namesOnlyIn(language), sheet, false)
    sheet.add({
      ...figure('names of a language left out', language, share, '%', 'higher'),
      aim: AIMS.unseen,
    })
  }
}

function latencies(group: string, engine: Engine, texts: readonly string[]): Figure[] {
  for (const text of texts.slice(0, 100)) engine(text, SHOWN)
  const times = texts.map((text) =>
    Math.min(...Array.from({ length: TIMES }, () => timeOf(() => engine(text, SHOWN)))),
  )
  return [
    figure(group, 'a key stroke, p50', quantile(times, 0.5), 'ms', 'lower'),
    { ...figure(group, 'a key stroke, p99', quantile(times, 0.99), 'ms', 'lower'), aim: AIMS.p99 },
  ]
}

/** The successive texts of the search field, from two letters on; a sample of `count`, evenly spaced. */
function strokesOf(queries: readonly Query[], most: number): string[] {
  const all = queries.flatMap(({ query }) =>
    Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => query.slice(0, at + 2)),
  )
  const step = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, at) => at % step === 0)
}

function recall(engine: Engine, queries: readonly Query[], sheet: BenchReport, notesMisses: boolean): number {
  const missed = queries.filter(
    ({ query, name, country }) =>
      !engine(query, SHOWN).some((place) => place.name === name && place.country === country),
  )
  if (notesMisses && queries[0]?.kind !== 'made slips')
    sheet.note(`Missed: ${missed.map(({ query, name }) => `${query} (${name})`).join(', ') || 'none'}.`)
  return 100 * (1 - missed.length / queries.length)
}

function figure(group: string, name: string, value: number, unit: string, better: Figure['better']): Figure {
  return { group, name, value, unit, better }
}

function timeOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** The heap in use after garbage collection. */
function heldMb(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  for (let i = 0; i < 3; i++) collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
