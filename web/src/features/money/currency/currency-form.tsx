import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { currencyMessages, type RateTable } from '@tripwright/domain/money/currency'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Group } from '#ui/field.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type CurrencyDraft, currenciesOf, readConversion } from './currency-converter.state.ts'

type FormProps = {
  draft: CurrencyDraft
  change: (part: Partial<CurrencyDraft>) => void
  codes: readonly string[]
  table: RateTable | null
}

/** Amount, source currency and target currency. */
export function CurrencyForm({ draft, change, codes, table }: FormProps) {
  const t = useText(currencyMessages)
  const { from, to } = currenciesOf(draft)
  return (
    <Group aria-label={t('form.label')} className="grid items-start gap-4">
      <TextField
        label={t('form.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={draft.amount}
        onChange={({ target }) => change({ amount: target.value })}
        error={useAmountProblem(draft, table)}
      />
      <div className="grid items-start gap-4 md:grid-cols-[1fr_auto_1fr]">
        <CurrencySelect label={t('form.from')} name="from" value={from} codes={codes} change={change} />
        <Button
          variant="outline"
          size="icon"
          className="justify-self-center md:mt-7 [&>svg]:max-md:rotate-90"
          aria-label={t('form.swap')}
          onClick={() => change({ from: to, to: from })}
        >
          <ArrowLeftRight aria-hidden="true" />
        </Button>
        <CurrencySelect label={t('form.to')} name="to" value={to} codes={codes} change={change} />
      </div>
    </Group>
  )
}

type SelectProps = Pick<FormProps, 'codes' | 'change'> & { label: string; name: 'from' | 'to'; value: string }

function CurrencySelect({ label, name, value, codes, change }: SelectProps) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  // Unnamed, because the address restores it after a reload, before its options have loaded. A currency of the address that
  // no longer exists is listed too, so that the page can say so.
  const all = codes.includes(value) ? codes : [value, ...codes]
  return (
    <SelectField label={label} value={value} onChange={({ target }) => change({ [name]: target.value })}>
      {all.map((code) => (
        <option key={code} value={code}>
          {t('option', { code, name: formats.currency(code) })}
        </option>
      ))}
    </SelectField>
  )
}

function useAmountProblem(draft: CurrencyDraft, table: RateTable | null): string | undefined {
  const t = useText(currencyMessages)
  const formats = useFormats()
  if (table === null) return undefined
  const read = readConversion(draft, table, formats.decimalMark())
  if (read.ok || 'currency' in read) return undefined
  const { from } = currenciesOf(draft)
  const thousands = formats.number(10_000)
  return t(`amount.${read.code}`, { currency: from, digits: currencyDecimals(from), thousands })
}
