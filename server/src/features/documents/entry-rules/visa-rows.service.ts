import type { IsoDate } from '@tripwright/domain/base/dates'
import {
  type ImportedRequirement,
  requirementOn,
  type VisaRequirement,
} from '@tripwright/domain/documents/entry-rules'
import type { Db } from '#platform/db/db.port.ts'
import { listTerritoryRows } from './territory-answer.service.ts'
import { listImported } from './visa.store.ts'
import { loadVisaMatrix } from './visa-matrix.service.ts'

type ReplacedRow = Pick<VisaRequirement, 'need' | 'days' | 'certain'> & { asOf: string; source: string }
type TableOrigin = { asOf: string; source: string }
export type VisaTableRow = VisaRequirement & { destination: string; source?: string; replaced?: ReplacedRow }

/**
 * The row of a passport: our own with the imported pairs in it, each with its certainty today, then the territories with a known
 * rule; empty for an unknown code.
 */
export async function listVisaRows(db: Db, passport: string, today: IsoDate): Promise<VisaTableRow[]> {
  const imported = new Map((await listImported(db, passport)).map((row) => [row.destination, row]))
  const { book, matrix } = loadVisaMatrix()
  const ofCountries = [...matrix].flatMap(([destination, row]) => {
    const own = row.get(passport)
    if (!own) return []
    const read = imported.get(destination)
    const table: VisaTableRow =
      read && own.need !== 'citizen'
        ? toVisaRow(read, requirementOn(own, today, book), book)
        : Object.assign({ destination }, own)
    return [requirementOn(table, today, book)]
  })
  if (ofCountries.length === 0) return []
  const ofTerritories = listTerritoryRows(passport).map((row) => requirementOn(row, today, book))
  return [...ofCountries, ...ofTerritories]
}

/** Whether an imported table gives the same answer for a pair as ours. */
export function saysSame(read: ImportedRequirement, own: VisaRequirement): boolean {
  return read.need === own.need && read.days === own.days
}

function toVisaRow(read: ImportedRequirement, own: VisaRequirement, table: TableOrigin): VisaTableRow {
  const { destination, need, days, asOf, source } = read
  const row: VisaTableRow = {
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
  if (saysSame(read, own)) return row
  const { certain } = own
  const replaced = { need: own.need, days: own.days, certain, asOf: table.asOf, source: table.source }
  return Object.assign(row, { replaced })
}
