import type { Country } from './countries.contract.ts'

/** The documents that a driver needs beside a licence, by the table or by an agreement between the two countries. */
export type LicenceNeed =
  | Country['driving']['licence']
  | 'home'
  | 'mutual'
  | 'translation'
  | 'convention-1949'
  | 'convention-1968'

/** Countries that take each other's licences as they are. */
const MUTUAL = [
  // The European Economic Area (Directive 2006/126/EC), with Switzerland and the United Kingdom by agreement.
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
  // The agreement on domestic driving licences of 1985.
  'BN ID MY PH SG TH',
  // The Gulf Cooperation Council.
  'AE BH KW OM QA SA',
].map((codes) => codes.split(' '))
/** Japan takes their licences with a translation, and not their permits (Road Traffic Act, Article 107-2). */
const TRANSLATED_IN_JAPAN = ['BE', 'CH', 'DE', 'FR', 'MC', 'TW']

/** The documents that the holder of a licence of `home` (ISO 3166-1 alpha-2) needs to drive a rented car in another country. */
export function licenceNeed(
  { code, driving: { licence } }: Pick<Country, 'code' | 'driving'>,
  home: string,
): LicenceNeed {
  if (home === code) return 'home'
  if (MUTUAL.some((group) => group.includes(code) && group.includes(home))) return 'mutual'
  if (code === 'JP') return TRANSLATED_IN_JAPAN.includes(home) ? 'translation' : 'convention-1949'
  if (code === 'VN') return 'convention-1968'
  return licence
}
