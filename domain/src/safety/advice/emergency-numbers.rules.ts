import {
  type CountryList,
  EMERGENCY_SERVICES,
  type EmergencyService,
  type ListedCountry,
} from '../../destination/countries/index.ts'

/** A number with what it is for; `isSure` as long as two governments' pages have it. */
type NumberLine = { number: string; services: EmergencyService[]; isSure: boolean }

/** The numbers to show, the sure and the most general first; services with the same number share a line. */
export function groupNumbers(
  row: ListedCountry['emergency'],
  doubts: readonly EmergencyService[] = [],
): NumberLine[] {
  const lines = new Map<string, NumberLine>()
  for (const service of EMERGENCY_SERVICES) {
    const number = row[service]
    if (number === null) continue
    const isSure = !doubts.includes(service)
    const key = `${number} ${isSure}`
    lines.set(key, { number, services: [...(lines.get(key)?.services ?? []), service], isSure })
  }
  return [...lines.values()].sort((a, b) => Number(b.isSure) - Number(a.isSure))
}

/** What governments' pages say of a row, beyond the numbers. */
type Backing = Pick<
  ListedCountry,
  'emergencyDoubts' | 'emergencyOthers' | 'emergencyPages' | 'landline' | 'mobileOnly'
>

/** The emergency numbers of a country or territory. */
export type EmergencyNumbersRow = Pick<
  ListedCountry,
  'code' | 'name' | 'emergency' | 'emergencyCertain' | 'helpLines'
> &
  Backing & {
    /** The state that shares these numbers; the page names it, so that its numbers never look like the territory's own. */
    follows: string | null
    /** The government page of the last comparison. */
    checked: { date: string; source: string } | null
  }

/**
 * The numbers of a country or territory; null without a row. A territory without a row never falls back to its sovereign's
 * numbers: only a row can say that they work there.
 */
export function findEmergencyNumbers(
  { countries, territories = [] }: Pick<CountryList, 'countries' | 'territories'>,
  code: string,
): EmergencyNumbersRow | null {
  const country = countries.find((one) => one.code === code)
  if (country) {
    const { name, emergency, emergencyCertain, helpLines = [], emergencyChecked: checked = null } = country
    const row = { code, name, emergency, emergencyCertain, helpLines, follows: null, checked }
    return Object.assign(row, backingOf(country))
  }
  const territory = territories.find((one) => one.code === code)
  if (!territory) return null
  const { name, emergency, certain, follows, checked } = territory
  const row = { code, name, emergency, emergencyCertain: certain, follows, checked }
  return Object.assign(row, backingOf(territory))
}

function backingOf({
  emergencyDoubts,
  emergencyOthers,
  emergencyPages,
  landline,
  mobileOnly,
}: Backing): Backing {
  return { emergencyDoubts, emergencyOthers, emergencyPages, landline, mobileOnly }
}

/** The country of a position by its borders. */
export type BorderLocation = {
  /** ISO 3166-1 alpha-2 of the country or territory. */
  code: string
  /** The state that a territory belongs to. */
  sovereign: string | null
  /** The codes of all that claim the place. */
  disputed: readonly string[]
  /** The country or territory whose numbers work there: a code, or a row of the territories. */
  numbersOf: string
  /** The countries beyond a nearby border, and the maximum distance to it. */
  around: readonly string[]
  aroundMetres: number
}

/** Within this distance of a border, neither the device nor the border data are exact enough to tell the side. */
export const NEAR_BORDER_METRES = 500
