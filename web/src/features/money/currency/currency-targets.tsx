import { convert, currencyMessages, findRate, type RateTable } from '@tripwright/domain/money/currency'
import X from 'lucide-react/icons/x'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { usePick } from '#ui/use-pick.ts'
import { useCurrencyChoice } from './currency-choice.state.ts'
import { type CurrencyDraft, currenciesOf, readConversion } from './currency-converter.state.ts'

type TargetsProps = { draft: CurrencyDraft; codes: readonly string[]; table: RateTable }

/** The same amount in the further currencies of this device. */
export function CurrencyTargets({ draft, codes, table }: TargetsProps) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const [{ targets }, keep] = useCurrencyChoice()
  const { from, to } = currenciesOf(draft)
  const read = readConversion(draft, table, formats.decimalMark())
  const { value, choose, keys } = usePick((code) => keep({ targets: [...targets, code].slice(-20) }))
  const inTarget = (code: string) => {
    const rate = findRate(table, from, code, today())
    return read.ok && rate.ok ? formats.money(convert(read.minor, from, code, rate.value), code) : '–'
  }

  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('targets.title')}</h2>
      {targets.length === 0 ? <p className="text-muted">{t('targets.none')}</p> : null}
      <ul className="grid">
        {targets
          .filter((code) => code !== from && code !== to)
          .map((code) => (
            <li key={code} className="flex items-center gap-3 border-hairline border-t py-1">
              <span className="w-12 font-display font-semibold">{code}</span>
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-muted text-sm">{formats.currency(code)}</span>
                <bdi className="tabular ms-auto wrap-anywhere font-semibold">{inTarget(code)}</bdi>
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('targets.remove', { name: formats.currency(code) })}
                onClick={() => keep({ targets: targets.filter((one) => one !== code) })}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
      </ul>
      <SelectField
        label={t('targets.add')}
        className="max-w-sm"
        value={value}
        onChange={({ target }) => choose(target.value)}
        {...keys}
      >
        <option value="">{t('targets.choose')}</option>
        {codes
          .filter((code) => !targets.includes(code))
          .map((code) => (
            <option key={code} value={code}>
              {t('option', { code, name: formats.currency(code) })}
            </option>
          ))}
      </SelectField>
    </section>
  )
}
