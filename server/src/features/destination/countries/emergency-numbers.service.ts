import type { IsoDate } from '@tripwright/domain/base/dates'
import { toListed, toListedTerritory } from '@tripwright/domain/destination/countries'
import { type EmergencyNumbersRow, findEmergencyNumbers } from '@tripwright/domain/safety/advice'
import { listCountryRows, readEmergencyPages, readTerritories } from './country-table.service.ts'

/** Emergency numbers of a country or territory, by its code or our name for it; null where our tables have no row. */
export function emergencyNumbersOf(code: string, today: IsoDate): EmergencyNumbersRow | null {
  const framed = listCountryRows().get(code)
  const countries = framed ? [toListed(framed.row, framed.frame, today, readEmergencyPages(code))] : []
  const territories = readTerritories()
    .rows.filter((row) => row.code === code)
    .map((row) => toListedTerritory(row, readEmergencyPages(code)))
  return findEmergencyNumbers({ countries, territories }, code)
}
