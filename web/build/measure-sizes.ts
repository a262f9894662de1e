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
  /** The cities that have a guide. */
  cities: readonly string[]
}

/** Weighs the build's output against each budget. */
export async function measureSizes({
  dist,
  sizes,
  initial,
  pages,
  precached,
  later,
  cities,
}: Built): Promise<BudgetRow[]> {
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
    cityLandRow(dist, sizes, cities),
    row('precache, br', BUDGETS.precache, precached),
    row('filled when idle, br', BUDGETS.later, later),
    { what: 'sw.js, gz', bytes: worker.length, budget: BUDGETS.worker, files: 1 },
  ]
}

function styleSheets(dist: string, sizes: Built['sizes']): string[] {
  return [...sizes.keys()].map((file) => relative(dist, file)).filter((file) => file.endsWith('.css'))
}

const MAP_PART = /^assets.((_virtual_)?map-(view|basemap|streets|land(?!-store))|maplibre-gl-worker)-/

function mapFiles(dist: string, sizes: Built['sizes']): string[] {
  return [...sizes.keys()].map((file) => relative(dist, file)).filter((file) => MAP_PART.test(file))
}

/** The heaviest land around a city; a guide city without land exceeds every budget. */
export function cityLandRow(dist: string, sizes: Built['sizes'], cities: readonly string[]): BudgetRow {
  const weights = new Map([...sizes].map(([file, bytes]) => [cityOfLand(relative(dist, file)), bytes]))
  const rows = cities.map((id) => ({ id, bytes: weights.get(id) ?? Number.POSITIVE_INFINITY }))
  const [{ id, bytes } = { id: 'nowhere', bytes: 0 }] = rows.toSorted((a, b) => b.bytes - a.bytes)
  const note = Number.isFinite(bytes) ? `the heaviest is that of ${id}` : `there is none for ${id}`
  return { what: 'land around a city, br', bytes, budget: BUDGETS.cityLand, files: rows.length, note }
}

function cityOfLand(file: string): string | undefined {
  return file.match(/^assets.map-city-([a-z0-9-]+)-[0-9a-f]{8}\.json$/)?.[1]
}
