import type { Entry, ImportedRow } from '@tripwright/domain/visa'
import type { Db } from '#platform/db/db.port.ts'
import { getMatrix } from './book.service.ts'
import { listImported } from './visa.store.ts'

export type VisaRow = Entry & { destination: string; asOf?: string; source?: string }

/** Our own row of a passport, and what was read in for it in its place; empty for a code that we do not know. */
export async function listRows(db: Db, passport: string): Promise<VisaRow[]> {
  const imported = new Map((await listImported(db, passport)).map((row) => [row.destination, row]))
  return [...getMatrix().matrix].flatMap(([destination, row]) => {
    const own = row.get(passport)
    if (!own) return []
    const read = imported.get(destination)
    return [read && own.need !== 'citizen' ? fromImport(read) : { destination, ...own }]
  })
}

function fromImport({ destination, need, days, asOf, source }: ImportedRow): VisaRow {
  return { destination, need, days, certain: true, basis: 'import', notes: [], asOf, source }
}
