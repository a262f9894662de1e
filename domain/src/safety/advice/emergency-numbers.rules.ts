import type { CountryList, ListedCountry } from '../../destination/countries/index.ts'

const EMERGENCY_SERVICES = ['general', 'police', 'ambulance', 'fire', 'touristPolice'] as const
type EmergencyService = (typeof EMERGENCY_SERVICES)[number]

/** The numbers to show, the most general first; services with the same number share a line. */
export function groupNumbers(
  row: ListedCountry['emergency'],
): { number: string; services: EmergencyService[] }[] {
  const lines = new Map<string, EmergencyService[]>()
  for (const service of EMERGENCY_SERVICES) {
    const number = row[service]
    if (number !== null) lines.set(number, [...(lines.get(number) ?? []), service])
  }
  return [...lines].map(([number, services]) => ({ number, services }))
}

/** The emergency numbers of a country or territory. */
export type EmergencyNumbersRow = Pick<
  ListedCountry,
  'code' | 'name' | 'emergency' | 'emergencyCertain' | 'helpLines'
> & {
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
    return { code, name, emergency, emergencyCertain, helpLines, follows: null, checked }
  }
  const territory = territories.find((one) => one.code === code)
  if (!territory) return null
  const { name, emergency, certain, follows, checked } = territory
  return { code, name, emergency, emergencyCertain: certain, follows, checked }
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
