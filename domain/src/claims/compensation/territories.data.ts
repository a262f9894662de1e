import memberships from '../../../../data/passenger-rights/memberships.json' with { type: 'json' }
import nationalLaws from '../../../../data/passenger-rights/national-laws.json' with { type: 'json' }
import type { IsoDate } from '../../base/dates.ts'

type MembershipPeriod = { from: IsoDate; until?: IsoDate }

/** Where Regulation 261/2004 is law, and from when to when: the Union, the EEA, and Switzerland by agreement. */
export const EU261_MEMBERSHIP: Readonly<Record<string, MembershipPeriod>> = memberships.eu261

/** Parties to the Montreal Convention of 1999 that we are sure of; of any other country we say that we do not know. */
export const MONTREAL_PARTIES: ReadonlySet<string> = new Set(memberships.montreal.split(' '))

const DEPENDENT_TERRITORIES: readonly (readonly [state: string, codes: string])[] = [
  ['US', 'PR VI GU AS MP'],
  ['FR', 'GP MQ GF RE YT MF'],
  ['CN', 'HK MO'],
]

/** The state that a territory belongs to, by ISO 3166-1 code: Puerto Rico has its own code and belongs to the United States. */
export function stateOf(country: string): string {
  return DEPENDENT_TERRITORIES.find(([, codes]) => codes.split(' ').includes(country))?.[0] ?? country
}

/** Countries that a form offers: all that some law names, and where our airports are. */
export const KNOWN_COUNTRIES: readonly string[] = [
  ...new Set([...Object.keys(EU261_MEMBERSHIP), ...MONTREAL_PARTIES, ...'DZ BD PR TW LI'.split(' ')]),
]

/** A law on air passengers that we do not compute: its name and its authority. */
export type NationalLaw = { name: string; authority: string; url: string }

/** By the country that a flight leaves or reaches; only that there is one, and nothing of what it says. */
const NATIONAL_LAWS: Readonly<Record<string, NationalLaw>> = nationalLaws

/** The countries at both ends of a way that have such a law, the one that it leaves first. */
export function nationalLawsOf(departure: string, arrival: string): (NationalLaw & { country: string })[] {
  return [...new Set([departure, arrival])].flatMap((country) => {
    const law = NATIONAL_LAWS[country]
    return law ? [{ country, ...law }] : []
  })
}
