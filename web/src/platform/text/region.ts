/**
 * The country (ISO 3166-1 alpha-2) of this browser's languages: that of the first, of another locale of the same language,
 * or where the first is mostly spoken.
 */
export function browserRegion(): string | undefined {
  const tags = navigator.languages.length > 0 ? navigator.languages : [navigator.language]
  const read = tags.map(readTag).filter((tag) => tag !== null)
  const [first] = read
  if (!first) return undefined
  // Browsers add `en-US` to a language without a country, so it does not tell where the reader is from.
  const alike = read.filter(({ language }) => language === first.language)
  return alike.map(countryOf).find((country) => country !== undefined) ?? likelyCountry(first)
}

// A region may be a part of the world, by its number (UN M49): 419 is Latin America, 150 Europe, 001 the world.
function countryOf({ region }: Intl.Locale): string | undefined {
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : undefined
}

function likelyCountry({ language, script, region }: Intl.Locale): string | undefined {
  // Latin American Spanish names no country. More of its speakers live in Mexico than in any other; the bare language would
  // give Spain, which is certainly wrong.
  if (language === 'es' && region === '419') return 'MX'
  return countryOf(new Intl.Locale(script ? `${language}-${script}` : language).maximize())
}

function readTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}
