import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { useFormats } from '#platform/text/use-formats.ts'

/** Writes a sum of an estimate without its decimals: more digits than it deserves would be no estimate. */
export function useWholeMoney(currency: string): (amount: number) => string {
  const formats = useFormats()
  const unit = 10 ** currencyDecimals(currency)
  return (amount) => formats.money(Math.round(amount / unit) * unit, currency, { maximumFractionDigits: 0 })
}
