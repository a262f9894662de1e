import type { Country } from '../countries/index.ts'
import { type PassportTerms, SCHENGEN_TERMS } from './passport.rules.ts'

/** The Schengen states, and the four small ones that are reached through them alone; they look at a passport by one law. */
const BY_SCHENGEN_LAW: ReadonlySet<string> = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK AD MC SM VA'.split(
    ' ',
  ),
)

/** How a country looks at the passport of a foreigner; null where it does not ask for any time. */
export function passportTermsOf({ code, entry }: Pick<Country, 'code' | 'entry'>): PassportTerms | null {
  if (BY_SCHENGEN_LAW.has(code)) return SCHENGEN_TERMS
  const { validityMonths: months, validityBasis: basis } = entry
  if (basis === 'none') return null
  return { months, basis: basis === 'stay' ? 'exit' : basis, youngerThanYears: null }
}

/** Whether a certificate against yellow fever is asked for; `unless-transit`: not by where one comes from, but by where one changed planes. */
export type YellowFeverVerdict = 'needed' | 'unless-transit' | 'never'

/** Whether who comes straight from one country (null: from one without it) needs a certificate against yellow fever in another. */
export function checkYellowFever(
  from: Pick<Country, 'entry'> | null,
  to: Pick<Country, 'entry'>,
): YellowFeverVerdict {
  const asked = to.entry.yellowFever
  if (asked === 'never') return 'never'
  return asked === 'always' || from?.entry.yellowFeverRisk ? 'needed' : 'unless-transit'
}
