/** Countries that English gives an article: `a visa for the United States`. ISO 3166-1 alpha-2. */
const WITH_ARTICLE =
  'AE AX BS CC CF CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN PS SB TC TF UM US VG VI'.split(' ')

/** The name of a country inside a sentence: with its article in English, unchanged in other languages. */
export function countryWithArticle(name: string, code: string, language: string): string {
  return language.startsWith('en') && WITH_ARTICLE.includes(code) ? `the ${name}` : name
}
