import type { IsoDate } from '../base/dates.ts'

export type Fee = { amount: number; currency: string; asOf: IsoDate }

/**
 * What the government itself takes for what is applied for online, by the note of the table, in minor units; only where the
 * writer was sure. Written from knowledge; agents and their pages take more.
 */
export const FEES: Readonly<Record<string, Fee>> = {
  esta: { amount: 4000, currency: 'USD', asOf: '2025-09-30' },
  'uk-eta': { amount: 1600, currency: 'GBP', asOf: '2025-04-09' },
  'ca-eta': { amount: 700, currency: 'CAD', asOf: '2016-03-15' },
  'au-eta': { amount: 2000, currency: 'AUD', asOf: '2022-07-01' },
  'au-evisitor': { amount: 0, currency: 'AUD', asOf: '2022-07-01' },
  nzeta: { amount: 11_700, currency: 'NZD', asOf: '2024-10-01' },
  'k-eta': { amount: 10_000, currency: 'KRW', asOf: '2021-09-01' },
  etail: { amount: 2500, currency: 'ILS', asOf: '2025-01-01' },
  'pk-free': { amount: 0, currency: 'PKR', asOf: '2024-08-14' },
}
