import type { CountryList, ListedCountry } from '../../destination/countries/index.ts'

const EMERGENCY_SERVICES = ['general', 'police', 'ambulance', 'fire', 'touristPolice'] as const
type EmergencyService = (typeof EMERGENCY_SERVICES)[number]

/** The numbers to offer, the most general first; services with one number share a line. */
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

/** Whom to call in a country or a territory. */
export type EmergencyNumbersRow = Pick<
  ListedCountry,
  'code' | 'name' | 'emergency' | 'emergencyCertain' | 'helpLines'
> & {
  /** The state whose numbers these are too: what is theirs is never shown as somebody else's without a word. */
  follows: string | null
  /** The government's page that they were compared with. */
  checked: { date: string; source: string } | null
}

/**
 * The numbers of a country or territory; null where there is no row. A territory without a row never has those of its
 * sovereign: the row says whether they answer there.
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
  /** Whose numbers answer there: a code, or a row of the territories. */
  numbersOf: string
  /** Whose numbers answer on the other side of a border that is near, and how far it is at most. */
  around: readonly string[]
  aroundMetres: number
}

/** So near to a border neither the device nor the borders tell for sure on which side somebody stands. */
export const NEAR_BORDER_METRES = 500
