// ISO 4217, list one. Not from Intl: its figures are those of daily use (none for IQD and, of late, IDR) and differ from
// one browser to the next.
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** How many decimals a currency has by ISO 4217: 2 for EUR, 0 for JPY, 3 for TND; 2 for an unknown code. */
export function currencyDecimals(currency: string): number {
  if (NO_DECIMALS.includes(currency)) return 0
  return THREE_DECIMALS.includes(currency) ? 3 : 2
}
