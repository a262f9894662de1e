/** The currency of each country that does not use the euro; a test compares it with the table of countries. */
const COUNTRIES_OF: Readonly<Record<string, string>> = {
  USD: 'US EC SV',
  GBP: 'GB',
  JPY: 'JP',
  CHF: 'CH LI',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  CNY: 'CN',
  INR: 'IN',
  BRL: 'BR',

  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  ISK: 'IS',
  RSD: 'RS',
  UAH: 'UA',

  TRY: 'TR',
  ILS: 'IL',
  AED: 'AE',
  SAR: 'SA',
  QAR: 'QA',
  KWD: 'KW',
  EGP: 'EG',
  MAD: 'MA',
  ZAR: 'ZA',
  KES: 'KE',

  NGN: 'NG',
  GHS: 'GH',
  THB: 'TH',
  SGD: 'SG',
  MYR: 'MY',
  IDR: 'ID',
  PHP: 'PH',
  VND: 'VN',
  KRW: 'KR',
  HKD: 'HK',

  TWD: 'TW',
  PKR: 'PK',
  BDT: 'BD',
  LKR: 'LK',
  MXN: 'MX',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
  UYU: 'UY',
}

/** The money that somebody from a country (ISO 3166-1 alpha-2) reckons in: a guess to begin with, euros where we have none. */
export function homeCurrency(country: string): string {
  const entry = Object.entries(COUNTRIES_OF).find(([, codes]) => codes.split(' ').includes(country))
  return entry?.[0] ?? 'EUR'
}
