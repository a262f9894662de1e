import type { IsoDate } from '../../base/dates.ts'

/** A currency that another one took the place of; `units` of it made one of the new one, as a decimal. */
export type ReplacedCurrency = { code: string; by: string; on: IsoDate; units: string }

const EURO: readonly (readonly [code: string, on: IsoDate, units: string])[] = [
  // Council Regulation (EC) No 2866/98 and those that followed it, one for each country that joined.
  ['ATS', '1999-01-01', '13.7603'],
  ['BEF', '1999-01-01', '40.3399'],
  ['DEM', '1999-01-01', '1.95583'],
  ['ESP', '1999-01-01', '166.386'],
  ['FIM', '1999-01-01', '5.94573'],
  ['FRF', '1999-01-01', '6.55957'],
  ['IEP', '1999-01-01', '0.787564'],
  ['ITL', '1999-01-01', '1936.27'],
  ['LUF', '1999-01-01', '40.3399'],
  ['NLG', '1999-01-01', '2.20371'],
  ['PTE', '1999-01-01', '200.482'],
  ['GRD', '2001-01-01', '340.75'],
  ['SIT', '2007-01-01', '239.64'],
  ['CYP', '2008-01-01', '0.585274'],
  ['MTL', '2008-01-01', '0.4293'],
  ['SKK', '2009-01-01', '30.126'],
  ['EEK', '2011-01-01', '15.6466'],
  ['LVL', '2014-01-01', '0.702804'],
  ['LTL', '2015-01-01', '3.4528'],
  ['HRK', '2023-01-01', '7.5345'],
  ['BGN', '2026-01-01', '1.95583'],
]

/** Currencies that are no more, from knowledge; the euro ones by the fixed rate of law. */
export const REPLACED_CURRENCIES: readonly ReplacedCurrency[] = [
  ...EURO.map(([code, on, units]) => ({ code, by: 'EUR', on, units })),
  { code: 'TRL', by: 'TRY', on: '2005-01-01', units: '1000000' },
  { code: 'ROL', by: 'RON', on: '2005-07-01', units: '10000' },
  { code: 'AZM', by: 'AZN', on: '2006-01-01', units: '5000' },
  { code: 'MZM', by: 'MZN', on: '2006-07-01', units: '1000' },
  { code: 'GHC', by: 'GHS', on: '2007-07-01', units: '10000' },
  { code: 'ZMK', by: 'ZMW', on: '2013-01-01', units: '1000' },
  { code: 'BYR', by: 'BYN', on: '2016-07-01', units: '10000' },
  { code: 'MRO', by: 'MRU', on: '2018-01-01', units: '10' },
  { code: 'STD', by: 'STN', on: '2018-01-01', units: '1000' },
  { code: 'VEF', by: 'VES', on: '2018-08-20', units: '100000' },
  { code: 'MGF', by: 'MGA', on: '2005-01-01', units: '5' },
  { code: 'TMM', by: 'TMT', on: '2009-01-01', units: '5000' },
  { code: 'ZWL', by: 'ZWG', on: '2024-04-08', units: '2498.7242' },
  { code: 'SLL', by: 'SLE', on: '2022-07-01', units: '1000' },
  { code: 'ANG', by: 'XCG', on: '2025-03-31', units: '1' },
]
