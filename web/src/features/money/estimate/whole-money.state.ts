import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { useFormats } from '#platform/text/use-formats.ts'

/** Formats an estimated amount without decimals, which would pretend precision. */
export function useWholeMoney(currency: string): (amount: number) => string {
  const formats = useFormats()
  const unit = 10 ** currencyDecimals(currency)
  return (amount) => formats.money(Math.round(amount / unit) * unit, currency, { maximumFractionDigits: 0 })
}
