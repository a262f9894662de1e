import type { IsoDate } from '@tripwright/domain/base/dates'
import {
  type ImportedRequirement,
  requirementOn,
  type VisaRequirement,
} from '@tripwright/domain/documents/entry-rules'
import type { Db } from '#platform/db/db.port.ts'
import { listImported } from './visa.store.ts'
import { loadVisaMatrix } from './visa-matrix.service.ts'

export type VisaTableRow = VisaRequirement & { destination: string; source?: string }

/** Our own row of a passport, and what was read in for it in its place, as sure as it is today; empty for a code that we do not know. */
export async function listVisaRows(db: Db, passport: string, today: IsoDate): Promise<VisaTableRow[]> {
  const imported = new Map((await listImported(db, passport)).map((row) => [row.destination, row]))
  const { book, matrix } = loadVisaMatrix()
  return [...matrix].flatMap(([destination, row]) => {
    const own = row.get(passport)
    if (!own) return []
    const read = imported.get(destination)
    const table: VisaTableRow =
      read && own.need !== 'citizen' ? toVisaRow(read) : Object.assign({ destination }, own)
    return [requirementOn(table, today, book)]
  })
}

function toVisaRow({ destination, need, days, asOf, source }: ImportedRequirement): VisaTableRow {
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
