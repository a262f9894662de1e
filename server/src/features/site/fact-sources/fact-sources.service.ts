import { readdirSync, readFileSync } from 'node:fs'
import {
  type FactSources,
  factSourcesMessages,
  listFactTables,
  summarizeFactTable,
} from '@tripwright/domain/site/fact-sources'
import { loadVisaMatrix } from '#features/documents/entry-rules/index.ts'

const DATA = new URL('../../../../../data/', import.meta.url)
let summaries: FactSources['tables'] | null = null

/** The description of each table, counted on first use: the files of a version do not change. */
export function summarizeFacts(): FactSources['tables'] {
  summaries ??= listFactTables(readFactFiles, loadVisaMatrix()).map((table) =>
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
