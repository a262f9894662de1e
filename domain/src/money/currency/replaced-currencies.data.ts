import replaced from '../../../../data/replaced-currencies.json' with { type: 'json' }
import type { IsoDate } from '../../base/dates.ts'

/** A currency that another one took the place of; `units` of it made one of the new one, as a decimal. */
export type ReplacedCurrency = { code: string; by: string; on: IsoDate; units: string }

/** Currencies that are no more. */
export const REPLACED_CURRENCIES: readonly ReplacedCurrency[] = replaced
