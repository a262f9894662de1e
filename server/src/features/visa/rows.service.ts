import type { IsoDate } from '@tripwright/domain/base/dates'
import { type Entry, type ImportedRow, onDay } from '@tripwright/domain/visa'
import type { Db } from '#platform/db/db.port.ts'
import { getMatrix } from './book.service.ts'
import { listImported } from './visa.store.ts'

export type VisaRow = Entry & { destination: string; source?: string }

/** Our own row of a passport, and what was read in for it in its place, as sure as it is today; empty for a code that we do not know. */
export async function listRows(db: Db, passport: string, today: IsoDate): Promise<VisaRow[]> {
  const imported = new Map((await listImported(db, passport)).map((row) => [row.destination, row]))
  const { book, matrix } = getMatrix()
  return [...matrix].flatMap(([destination, row]) => {
    const own = row.get(passport)
    if (!own) return []
    const read = imported.get(destination)
    const found: VisaRow =
      read && own.need !== 'citizen' ? fromImport(read) : Object.assign({ destination }, own)
    return [onDay(found, today, book)]
  })
}

function fromImport({ destination, need, days, asOf, source }: ImportedRow): VisaRow {
  return {
    destination,
    need,
    days,
    certain: true,
    kindCertain: true,
    basis: 'import',
    notes: [],
    asOf,
    source,
  }
}
