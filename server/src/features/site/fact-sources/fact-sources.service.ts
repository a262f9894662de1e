import { readdirSync, readFileSync } from 'node:fs'
import {
  type FactSources,
  factSourcesMessages,
  listFactTables,
  summarizeFactTable,
} from '@tripwright/domain/site/fact-sources'
import { countTowns } from '#features/destination/places/index.ts'
import { loadVisaMatrix } from '#features/documents/entry-rules/index.ts'

const DATA = new URL('../../../../../data/', import.meta.url)
let summaries: FactSources['tables'] | null = null

/** What each table says of itself, counted when it is asked for first: the files of a version do not change. */
export async function summarizeFacts(): Promise<FactSources['tables']> {
  if (summaries) return summaries
  const tables = { visas: loadVisaMatrix(), towns: await countTowns() }
  summaries = listFactTables(readFactFiles, tables).map((table) =>
    Object.assign(summarizeFactTable(table), { caution: factSourcesMessages.texts[`caution.${table.id}`] }),
  )
  return summaries
}

// Names come from this file only, never from a request.
function readFactFiles<T>(path: string): T[] {
  const names = path.endsWith('.json')
    ? [path]
    : readdirSync(new URL(path, DATA)).flatMap((name) => (name.endsWith('.json') ? `${path}/${name}` : []))
  return names.map((name) => JSON.parse(readFileSync(new URL(name, DATA), 'utf8')))
}
