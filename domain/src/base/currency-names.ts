/** Currencies newer than the tables of many browsers, which would show only the code. */
const NEW_CURRENCIES = new Map(
  Object.entries({
    SLE: 'Sierra Leonean Leone',
    XCG: 'Caribbean Guilder',
    ZWG: 'Zimbabwe Gold',
  }),
)

/** The name of a currency from the browser, else from our list, else its code. */
export function currencyName(code: string, localized: string | undefined): string {
  return localized === undefined || localized === code ? (NEW_CURRENCIES.get(code) ?? code) : localized
}
