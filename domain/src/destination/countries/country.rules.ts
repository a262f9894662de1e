import type { IsoDate } from '../../base/dates.ts'
import { isFresh } from '../../base/provenance.ts'
import type { Country, ListedCountry } from './countries.contract.ts'
import type { EmergencyPage } from './emergency-pages.contract.ts'
import { backNumbers } from './emergency-pages.rules.ts'
import type { CountryFile, CountryRow } from './table.contract.ts'
import type { ListedTerritory, TerritoryRow } from './territories.contract.ts'

type TableFrame = Omit<CountryFile, 'rows'>
type FactGroup = keyof Country['certain']

const ISSUER = 'Tripwright'

/** A row as it is listed with what governments' pages say of its numbers, as sure as it is on a day. */
export function toListed(
  row: CountryRow,
  frame: TableFrame,
  today: IsoDate,
  pages: readonly EmergencyPage[],
): ListedCountry {
  const listed = {
    ...backNumbers(row.emergency, pages),
    code: row.code,
    name: row.name,
    region: frame.region,
    emergency: row.emergency,
    emergencyCertain: isCertain(row, frame, 'emergency', today),
    emergencyChecked: checkOf(row, frame, 'emergency'),
  }
  return row.helpLines ? Object.assign(listed, { helpLines: row.helpLines }) : listed
}

/** The same of a territory. */
export function toListedTerritory(row: TerritoryRow, pages: readonly EmergencyPage[]): ListedTerritory {
  return Object.assign({}, row, backNumbers(row.emergency, pages))
}

/** A row as it is answered (contract.md, "Facts and plans"), as sure as it is on a day. */
export function toCountry(row: CountryRow, frame: TableFrame, today: IsoDate): Country {
  const { looks: _, checked: __, standing: ___, ...country } = row
  const { yellowFever } = row.entry
  return {
    ...country,
    region: frame.region,
    callingCode: row.callingCodes[0] ?? '',
    drivingSide: row.driving.side,
    plugs: row.power.plugs,
    voltage: row.power.volts[0] ?? 0,
    frequency: row.power.hertz[0] ?? 0,
    advisory: {
      ...row.advisory,
      issuer: ISSUER,
      date: checkOf(row, frame, 'advisory')?.date ?? frame.asOf,
      basis: 'own-reading',
    },
    entry: {
      ...row.entry,
      vaccinations: yellowFever === 'never' ? [] : [{ disease: 'yellow-fever', required: yellowFever }],
    },
    certain: {
      power: isCertain(row, frame, 'power', today),
      emergency: isCertain(row, frame, 'emergency', today),
      driving: isCertain(row, frame, 'driving', today),
      // Only we say so until a source was read: one view is no certainty.
      habits: checkOf(row, frame, 'habits') !== null && isCertain(row, frame, 'habits', today),
      // Governments change their advice within a day: what no feed keeps up to date is never certain.
      advisory: false,
      entry: isCertain(row, frame, 'entry', today),
    },
    checked: {
      power: checkOf(row, frame, 'power'),
      emergency: checkOf(row, frame, 'emergency'),
      driving: checkOf(row, frame, 'driving'),
      habits: checkOf(row, frame, 'habits'),
      advisory: checkOf(row, frame, 'advisory'),
      entry: checkOf(row, frame, 'entry'),
    },
    asOf: frame.asOf,
    source: frame.source,
    written: frame.written,
  }
}

function checkOf(row: CountryRow, frame: TableFrame, group: FactGroup) {
  return row.checked?.[group] ?? frame.checked
}

function isCertain(row: CountryRow, frame: TableFrame, group: FactGroup, today: IsoDate): boolean {
  const aging = { written: frame.written, checked: checkOf(row, frame, group) }
  return row.looks[group] !== 'unsure' && isFresh(aging, today)
}

/** Where a group of a country is from, with its own check. */
export function provenanceOfGroup({ asOf, source, written, checked }: Country, group: FactGroup) {
  return { asOf, source, written, checked: checked?.[group] ?? null }
}
