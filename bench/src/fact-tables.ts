import { readdirSync, readFileSync } from 'node:fs'
import { expandMatrix, type VisaMatrix, type VisaRuleSet } from '@tripwright/domain/documents/entry-rules'
import { listFactTables, summarizeFactTable } from '@tripwright/domain/site/fact-sources'

const DATA = new URL('../../data/', import.meta.url)
const REGIONS = ['africa', 'americas', 'asia', 'europe', 'oceania']

/** Our visa rules and every pair of them. */
export function readVisas(): { book: VisaRuleSet; matrix: VisaMatrix } {
  const rows = REGIONS.flatMap((region) =>
    Object.entries(readData<Record<string, string[]>>(`visa/${region}.json`)),
  )
  const book: VisaRuleSet = Object.assign(readData<VisaRuleSet>('visa/blocs.json'), {
    comparison: readData<VisaRuleSet['comparison']>('visa/comparison.json'),
    destinations: Object.fromEntries(rows),
  })
  return { book, matrix: expandMatrix(book) }
}

/** What the page of sources says of each table, counted by the same lines. */
export function summarizeTables(visas: ReturnType<typeof readVisas>, towns: number) {
  return listFactTables(readFactFiles, { visas, towns }).map(summarizeFactTable)
}

function readFactFiles<T>(path: string): T[] {
  if (path.endsWith('.json')) return [readData(path)]
  const names = readdirSync(new URL(path, DATA)).filter((name) => name.endsWith('.json'))
  return names.map((name) => readData(`${path}/${name}`))
}

function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, DATA), 'utf8'))
}
