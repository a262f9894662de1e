/**
 * The region (ISO 3166-1 alpha-2) that this browser's languages come from: that of the first, of one alike, or where the first
 * is mostly spoken.
 */
export function browserRegion(): string | undefined {
  const tags = navigator.languages.length > 0 ? navigator.languages : [navigator.language]
  const [first, ...others] = tags.map(readTag).filter((tag) => tag !== null)
  if (!first) return undefined
  // Browsers add American English to a language of no country: that says nothing of where somebody is from.
  const alike = others.find(({ language, region }) => language === first.language && region)
  return first.region ?? alike?.region ?? first.maximize().region
}

function readTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}
