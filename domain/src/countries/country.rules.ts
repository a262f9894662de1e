import type { Country, ListedCountry } from './countries.contract.ts'
import type { CountryFile, CountryRow } from './table.contract.ts'

type Frame = Pick<CountryFile, 'region' | 'asOf' | 'source'>

const ISSUER = 'Tripwright'

/** A row as it is listed. */
export function toListed(row: CountryRow, { region }: Frame): ListedCountry {
  const { code, name, emergency, helpLines, looks } = row
  const listed = { code, name, region, emergency, emergencyCertain: looks.emergency !== 'unsure' }
  return helpLines ? Object.assign(listed, { helpLines }) : listed
}

/** A row as it is answered (contract.md, "Facts and plans"). */
export function toCountry(row: CountryRow, { region, asOf, source }: Frame): Country {
  const { looks, checked, standing: _, ...told } = row
  const { yellowFever } = row.entry
  return {
    ...told,
    region,
    callingCode: row.callingCodes[0] ?? '',
    drivingSide: row.driving.side,
    plugs: row.power.plugs,
    voltage: row.power.volts[0] ?? 0,
    frequency: row.power.hertz[0] ?? 0,
    advisory: { ...row.advisory, issuer: ISSUER, date: asOf, basis: 'own-reading' },
    entry: {
      ...row.entry,
      vaccinations: yellowFever === 'never' ? [] : [{ disease: 'yellow-fever', required: yellowFever }],
    },
    certain: {
      power: looks.power !== 'unsure',
      emergency: looks.emergency !== 'unsure',
      driving: looks.driving !== 'unsure',
      habits: looks.habits !== 'unsure',
      advisory: looks.advisory !== 'unsure',
      entry: looks.entry !== 'unsure',
    },
    checked: {
      power: checked?.power ?? null,
      emergency: checked?.emergency ?? null,
      driving: checked?.driving ?? null,
      habits: checked?.habits ?? null,
      advisory: checked?.advisory ?? null,
      entry: checked?.entry ?? null,
    },
    ...{ asOf, source },
  }
}
