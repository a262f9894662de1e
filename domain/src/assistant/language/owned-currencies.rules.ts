import { CURRENCY_OF_COUNTRY } from './country-currency.data.ts'
import { findCountry, findNationalities } from './country-names.rules.ts'
import { normalizeWords } from './text-matching.rules.ts'

const HEAD =
  'money|currency|crowns?|krona|kronor|kroner|krone|kronen|koruna|dollars?|pounds?|francs?|pesos?|rand|rupiahs?|forints?|liras?|dinars?|dirhams?|shillings?|rupees?|won|yen|baht|ringgits?|zlot(?:y|ys|ies)|euros?|dongs?|lei|leu|riyals?|rials?|yuan|reais|real|soles?|bucks'
const OWNER = "\\p{L}[\\p{L}'’]{1,13}(?: \\p{L}{3,12})?"
const OWNED = new RegExp(`(?<![\\p{L}\\p{N}])(${OWNER}) (${HEAD})(?![\\p{L}])`, 'giu')
const OWNED_BEHIND = new RegExp(`(?<![\\p{L}])(${HEAD}),? (?:the )?(${OWNER})(?: ones?| kind| ones)(?![\\p{L}])`, 'giu')
/** Peoples as they are called in a hurry. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'south african': 'ZA',
  'sri lankan': 'LK',
  'new zealand': 'NZ',
  'hong kong': 'HK',
  saudi: 'SA',
  aussie: 'AU',
  aus: 'AU',
  kiwi: 'NZ',
  nz: 'NZ',
  sing: 'SG',
  canadian: 'CA',
  us: 'US',
  american: 'US',
  hk: 'HK',
  icelandic: 'IS',
  british: 'GB',
  english: 'GB',
  philippine: 'PH',
}

/** A text in English in which currencies that say whose they are stand as their codes: "40 quid in polish money", "90 kiwi dollars". */
export function withOwnedCurrencies(text: string): string {
  return text
    .replace(OWNED_BEHIND, (whole, _, owner: string) => codeOf(owner) ?? whole)
    .replace(OWNED, (whole, owner: string) => {
      const code = codeOf(owner)
      if (code !== null) return code
      // "Of danish crowns": the word before is no part of it.
      const [first = '', last] = owner.split(' ')
      const own = last === undefined ? null : codeOf(last)
      return own === null ? whole : `${first} ${own}`
    })
    .replace(/\bpesos? (?:natin|namin)\b/giu, 'PHP')
}

function codeOf(owner: string): string | null {
  const spoken = normalizeWords(owner)
  const short = SHORT_NAMES[spoken.trim()]
  const nationality = findNationalities(spoken).find(({ at, end }) => end - at >= spoken.trim().length - 1)
  const named = findCountry(owner)
  const isWhole = named !== null && owner.length >= MIN_COUNTRY
  const country = short ?? nationality?.code ?? (isWhole && !owner.includes(' ') ? named : null)
  return country === null ? null : (CURRENCY_OF_COUNTRY[country] ?? null)
}
const MIN_COUNTRY = 4
