import { writeFile } from 'node:fs/promises'
import { type Baseline, type Machine, readBaseline, thisMachine, writeBaseline } from './baseline.ts'
import type { Figure } from './figures.ts'
import { type Flags, readFlags } from './flags.ts'
import { figureTable } from './table.ts'

/** The results that a bench collects. */
export type BenchReport = {
  add(...figures: Figure[]): void
  /** A note under the table, such as omissions or caveats. */
  note(text: string): void
  /** Prints progress. */
  say(text: string): void
  /** Registers a cleanup for the end of the bench, also after a failure or an interruption; the last runs first. */
  started: AsyncDisposableStack
}

export type Bench<Flag extends string> = {
  /** Names bench/baselines/<name>.json. */
  name: string
  /** The heading of the column for `yardstick` figures. */
  yardstick?: string
  /** Flags of this benchmark with their defaults: `{ runs: 3 }` is `--runs <n>`. */
  numbers: Record<Flag, number>
  /** Adds its figures to the sheet; throws when something could not be measured. */
  measure(sheet: BenchReport, numbers: Record<Flag, number>, data?: string): Promise<void>
}

const WRONG_FLAGS = 2
const INTERRUPTED = 130

/**
 * Runs a bench: a table beside the committed baseline, `--json <file>` for machines, `--save` for a new baseline.
 * Exit code 1 only when something could not be measured: a figure is read by people and gates nothing.
 */
export async function runBench<Flag extends string>(bench: Bench<Flag>): Promise<void> {
  const flags = flagsOrSentence(bench)
  if (!flags) return process.exit(WRONG_FLAGS)
  const { json, save, numbers, data } = flags
  const machine = thisMachine()
  const figures: Figure[] = []
  const notes: string[] = []
  const sheet: BenchReport = {
    add: (...added) => figures.push(...added),
    note: (text) => notes.push(text),
    say: (text) => process.stderr.write(`${text}\n`),
    started: new AsyncDisposableStack(),
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void sheet.started.disposeAsync().finally(() => process.exit(INTERRUPTED)))

  const failure = await bench.measure(sheet, numbers, data).then(() => null, asError)
  await sheet.started.disposeAsync()
  process.stdout.write(pageOf(bench, { machine, figures, notes, baseline: await readBaseline(bench.name) }))
  if (json !== undefined)
    await writeFile(json, `${JSON.stringify({ bench: bench.name, machine, figures, notes }, null, 2)}\n`)
  if (failure) {
    process.stderr.write(`bench:${bench.name} could not measure everything: ${failure.stack}\n`)
    process.exitCode = 1
  } else if (save) await writeBaseline(bench.name, machine, figures)
}

/** The parsed flags; null when they are invalid, after an error message was printed. */
function flagsOrSentence<Flag extends string>({ name, numbers }: Bench<Flag>): Flags<Flag> | null {
  try {
    return readFlags(numbers, process.argv.slice(2))
  } catch (error) {
    const flags = [...Object.keys(numbers).map((flag) => `--${flag} <n>`), '--json <file>', '--save']
    process.stderr.write(`bench:${name} ${flags.join(' ')}: ${asError(error).message}\n`)
    return null
  }
}

type Page = { machine: Machine; figures: Figure[]; notes: string[]; baseline: Baseline | null }

function pageOf({ name, yardstick }: Bench<string>, { machine, figures, notes, baseline }: Page): string {
  const lines = [
    `bench:${name} on ${placeOf(machine)}`,
    baseline ? `baseline from ${placeOf(baseline.machine)}` : 'no baseline yet: --save writes one',
    '',
    figureTable(figures, baseline?.figures ?? {}, yardstick),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ]
  return `${lines.join('\n')}\n`
}

function placeOf({ node, cpus, cpu, load }: Machine): string {
  return `${cpus} x ${cpu}, Node ${node}, load ${load} before it`
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
