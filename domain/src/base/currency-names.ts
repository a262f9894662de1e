/** Money that is newer than the tables of many browsers, which name it by its code. */
const NEW_CURRENCIES = new Map(
  Object.entries({
    SLE: 'Sierra Leonean Leone',
    XCG: 'Caribbean Guilder',
    ZWG: 'Zimbabwe Gold',
  }),
)

/** The name that a browser gives to a currency, or our own where it knows none; the code where nobody does. */
export function currencyName(code: string, localized: string | undefined): string {
  return localized === undefined || localized === code ? (NEW_CURRENCIES.get(code) ?? code) : localized
}
