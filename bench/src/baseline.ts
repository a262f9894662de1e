import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Figure, type KnownFigures, toKnown } from './figures.ts'

/** The machine of the measurement. Timings of two machines are not comparable, only their ratios. */
export type Machine = {
  node: string
  cpus: number
  cpu: string
  /** The load average of the last minute: above 0.5 per CPU, timings are noisy. */
  load: number
}

export type Baseline = { machine: Machine; figures: KnownFigures }

export function thisMachine(): Machine {
  return {
    node: process.version,
    cpus: availableParallelism(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  }
}

/** The committed figures of a bench, or null before the first `--save`. */
export async function readBaseline(name: string): Promise<Baseline | null> {
  try {
    return JSON.parse(await readFile(fileOf(name), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Replaces the committed figures. */
export async function writeBaseline(
  name: string,
  machine: Machine,
  figures: readonly Figure[],
): Promise<void> {
  const baseline: Baseline = { machine, figures: toKnown(figures) }
  await mkdir(dirname(fileOf(name)), { recursive: true })
  await writeFile(fileOf(name), `${JSON.stringify(baseline, null, 2)}\n`)
}

const fileOf = (name: string) => fileURLToPath(new URL(`../baselines/${name}.json`, import.meta.url))
