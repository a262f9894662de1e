import { readFileSync } from 'node:fs'
import { readVisaCsv } from '@tripwright/domain/visa'
import type { Db } from '#platform/db/db.port.ts'
import { StartError } from '#platform/start-error.ts'
import { getMatrix } from './book.service.ts'
import { putImported, removeImported } from './visa.store.ts'

const MOST_SAID = 5

/** Reads a matrix in from a CSV file, all of it or nothing. Throws what is wrong with it, line by line. */
export async function importVisaFile(db: Db, path: string, today: string): Promise<string> {
  const read = readVisaCsv(readText(path), [...getMatrix().matrix.keys()], today)
  if (!read.ok) {
    const said = read.problems.slice(0, MOST_SAID).map(({ line, problem }) => `line ${line}: ${problem}`)
    const more = read.problems.length - said.length
    throw new StartError('bad-usage', [...said, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'))
  }
  await db.transaction((tx) => putImported(tx, read.rows))
  return `rows read in: ${read.rows.length}; each says its source and its date from now on`
}

/** Forgets every row that was read in. */
export async function forgetVisaImports(db: Db): Promise<string> {
  return `rows forgotten: ${await removeImported(db)}; our own table answers`
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new StartError('bad-usage', `there is no file ${path} that can be read`)
  }
}
