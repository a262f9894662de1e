import { readFileSync, statSync } from 'node:fs'
import type { CsvResult } from '@tripwright/domain/base/csv'
import { utcDate } from '@tripwright/domain/base/dates'
import type { Db } from '../db/db.port.ts'
import { StartError } from '../start-error.ts'

const MAX_REPORTED = 5
const BATCH_ROWS = 1000

/** An operator's import of facts: reads a file in, all or nothing, or deletes all imported rows. */
export type Importer = {
  importFile: (db: Db, path: string, today: string) => Promise<string>
  forget: (db: Db) => Promise<string>
}

/** The rows of a file. Throws its faults, line by line. */
export function readImport<Row>(path: string, read: (text: string) => CsvResult<Row>): Row[] {
  const parsed = read(readText(path))
  if (parsed.ok) return parsed.rows
  const lines = parsed.problems.slice(0, MAX_REPORTED).map(({ line, problem }) => `line ${line}: ${problem}`)
  const more = parsed.problems.length - lines.length
  throw new StartError('bad-usage', [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'))
}

/** The day of a file's last change, for one that does not state its date. */
export function dayOfFile(path: string): string {
  return utcDate(statSync(path).mtime)
}

/** Splits rows into batches that fit into one statement. */
export async function inBatches<Row>(
  rows: readonly Row[],
  put: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < rows.length; first += BATCH_ROWS)
    await put(rows.slice(first, first + BATCH_ROWS))
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartError('bad-usage', `there is no file ${path} that can be read`)
  }
}
