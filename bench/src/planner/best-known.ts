import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('../../baselines/planner-best.json', import.meta.url))

/** The best score that any run has found, by the name of the instance. */
export async function readBest(): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** Stores new best scores; returns the names of their instances. */
export async function raiseBest(results: readonly { name: string; score: number }[]): Promise<string[]> {
  const best = await readBest()
  const raised = new Set<string>()
  for (const { name, score } of results) {
    if (score <= (best[name] ?? 0)) continue
    best[name] = score
    raised.add(name)
  }
  const sorted = Object.fromEntries(Object.entries(best).sort(([a], [b]) => (a < b ? -1 : 1)))
  if (raised.size > 0) await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
  return [...raised]
}
