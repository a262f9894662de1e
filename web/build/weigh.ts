import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { BUDGETS, type BudgetRow } from './budgets.ts'
import { gzipped } from './compress.ts'

type Built = {
  dist: string
  /** Brotli size of each file by its path. */
  sizes: ReadonlyMap<string, number>
  initial: readonly string[]
  pages: Record<string, { all: string[]; own: string[] }>
  precached: readonly string[]
  later: readonly string[]
}

/** Weighs what was built against each budget. */
export async function weigh({ dist, sizes, initial, pages, precached, later }: Built): Promise<BudgetRow[]> {
  const weight = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + (sizes.get(join(dist, file)) ?? Number.POSITIVE_INFINITY), 0)
  const row = (what: string, budget: number, files: readonly string[]): BudgetRow => {
    return { what, bytes: weight(files), budget, files: files.length }
  }
  const worker = await gzipped(await readFile(join(dist, 'sw.js')))
  return [
    row('home document with its styles, br', BUDGETS.home, ['index.html']),
    row('style sheet, br', BUDGETS.sheet, styleSheets(dist, sizes)),
    row('initial scripts, br', BUDGETS.initial, initial),
    ...Object.entries(pages).map(([path, { own, all }]) => ({
      ...row(`page ${path}, br`, BUDGETS.pages[path] ?? BUDGETS.page, own),
      note: `${weight(all).toLocaleString('en')} with what it shares with other pages`,
    })),
    row('a map, br', BUDGETS.map, mapFiles(dist, sizes)),
    row('precache, br', BUDGETS.precache, precached),
    row('filled when idle, br', BUDGETS.later, later),
    { what: 'sw.js, gz', bytes: worker.length, budget: BUDGETS.worker, files: 1 },
  ]
}

function styleSheets(dist: string, sizes: Built['sizes']): string[] {
  return [...sizes.keys()].map((file) => relative(dist, file)).filter((file) => file.endsWith('.css'))
}

const MAP_PART = /^assets.(map-(sheet|ground|land)|maplibre-gl-worker)-/

function mapFiles(dist: string, sizes: Built['sizes']): string[] {
  return [...sizes.keys()].map((file) => relative(dist, file)).filter((file) => MAP_PART.test(file))
}
