import type { IsoDate } from '@tripwright/domain/base/dates'
import { toListed } from '@tripwright/domain/countries'
import { findNumbers, type NumbersRow } from '@tripwright/domain/safety'
import { listRows, readTerritories } from './table.service.ts'

/** Whom to call in a country or territory, by its code or our word for it; null where our tables have no row. */
export function findNumbersOf(code: string, today: IsoDate): NumbersRow | null {
  const framed = listRows().get(code)
  const countries = framed ? [toListed(framed.row, framed.frame, today)] : []
  return findNumbers({ countries, territories: readTerritories().rows }, code)
}
