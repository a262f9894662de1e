import { type CityCosts, COST_CATEGORIES, SPENDING_LEVELS } from '@tripwright/domain/destination/costs'
import { listCurrencies, type RateTable } from '@tripwright/domain/money/currency'
import {
  type ChangeDraft,
  type DraftIssues,
  type DraftStop,
  type EstimateDraft,
  estimateMessages,
  MAX_ESTIMATE_STOPS,
  MAX_STOP_NIGHTS,
  readStops,
  styleOf,
  wholeWithin,
  writeStops,
} from '@tripwright/domain/money/estimate'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Group } from '#ui/field.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

type FormProps = {
  draft: EstimateDraft
  change: ChangeDraft
  cities: readonly CityCosts[]
  issues: DraftIssues
  table: RateTable | null
}

/** Cities, dates, party and style. */
export function EstimateForm({ draft, change, cities, issues, table }: FormProps) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  const error = (field: keyof DraftIssues) => (issues[field] ? t(issues[field]) : undefined)
  const codes = table ? listCurrencies(table, today()) : []
  return (
    <form
      noValidate
      aria-label={t('form.label')}
      onSubmit={(event) => event.preventDefault()}
      className="neatline grid grid-cols-2 items-start gap-4 bg-sheet p-4 md:p-6"
    >
      <Stops draft={draft} change={change} cities={cities} issues={issues} />
      <TextField
        type="date"
        label={t('form.from')}
        min={today()}
        value={draft.start}
        onChange={({ target }) => change({ start: target.value })}
        error={error('start')}
      />
      <TextField
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        label={t('form.people')}
        maxLength={3}
        value={draft.people}
        onChange={({ target }) => change({ people: target.value })}
        error={error('people')}
      />
      <Styles draft={draft} change={change} />
      <SelectField
        label={t('form.currency')}
        className="col-span-2"
        value={draft.currency}
        onChange={({ target }) => change({ currency: target.value })}
      >
        {[...new Set([draft.currency, ...codes])].sort().map((code) => (
          <option key={code} value={code}>
            {code === '' ? '' : t('form.currency.option', { code, name: formats.currency(code) })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('form.extra')}
        className="col-span-2"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        placeholder="0"
        value={draft.extra}
        onChange={({ target }) => change({ extra: target.value.slice(0, 40) })}
        error={error('extra')}
      />
    </form>
  )
}

function Stops({ draft, change, cities, issues }: Omit<FormProps, 'table'>) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  const stops = readStops(draft.to)
  const rows = stops.length > 0 ? stops : [{ id: '', nights: '4', isOutside: false }]
  const write = (next: readonly DraftStop[]) => change({ to: writeStops(next) })
  const edit = (at: number, part: Partial<DraftStop>) =>
    write(rows.map((stop, index) => (index === at ? { ...stop, ...part } : stop)))
  const nameOf = (id: string) => cities.find((one) => one.id === id)?.name ?? id
  return (
    <>
      {rows.map((stop, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the same city may be gone to twice
          key={index}
          className="col-span-2 grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-x-3 gap-y-2"
        >
          <SelectField
            label={stops.length > 1 ? t('form.city.nth', { number: index + 1 }) : t('form.city')}
            value={stop.id}
            error={
              isUnknown(stop.id, cities)
                ? t('problem.city', { city: stop.id.replaceAll('-', ' ') })
                : undefined
            }
            onChange={({ target }) => edit(index, { id: target.value })}
          >
            {cities.length === 0 ? <option value={stop.id}>{stop.id}</option> : null}
            {cities.length > 0 && !cities.some(({ id }) => id === stop.id) ? (
              <option value={stop.id} />
            ) : null}
            {cities.map(({ id, name, country }) => (
              <option key={id} value={id}>
                {t('form.option', { city: name, country: formats.country(country) })}
              </option>
            ))}
          </SelectField>
          <TextField
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            label={t('form.nights')}
            maxLength={3}
            value={stop.nights}
            onChange={({ target }) => edit(index, { nights: target.value })}
            error={
              issues.nights && wholeWithin(stop.nights, MAX_STOP_NIGHTS) === 0 ? t(issues.nights) : undefined
            }
          />
          <Checkbox
            label={t('form.outside')}
            checked={stop.isOutside}
            onChange={({ target }) => edit(index, { isOutside: target.checked })}
          />
          {stops.length > 1 ? (
            <Button
              variant="ghost"
              size="icon"
              className="justify-self-end"
              aria-label={t('form.remove', { city: nameOf(stop.id) })}
              onClick={() => write(stops.filter((_, at) => at !== index))}
            >
              <X aria-hidden="true" />
            </Button>
          ) : null}
        </div>
      ))}
      {stops.length < MAX_ESTIMATE_STOPS ? (
        <Button
          variant="outline"
          className="col-span-2 justify-self-start"
          onClick={() => write([...stops, { id: nextCity(cities, stops), nights: '3', isOutside: false }])}
        >
          {t('form.add')}
        </Button>
      ) : null}
    </>
  )
}

/** A city in the address without prices; unknown before the list is loaded. */
function isUnknown(id: string, cities: readonly CityCosts[]): boolean {
  return id !== '' && cities.length > 0 && !cities.some((city) => city.id === id)
}

/** Another city of the last one's country, else the first available. */
function nextCity(cities: readonly CityCosts[], stops: readonly DraftStop[]): string {
  const last = cities.find(({ id }) => id === stops.at(-1)?.id)
  const free = cities.filter(({ id }) => !stops.some((stop) => stop.id === id))
  return (free.find(({ country }) => country === last?.country) ?? free[0])?.id ?? ''
}

function Styles({ draft, change }: Pick<FormProps, 'draft' | 'change'>) {
  const t = useText(estimateMessages)
  const id = useId()
  return (
    <Group aria-labelledby={id} className="col-span-2 grid gap-3 sm:grid-cols-2">
      <p id={id} className="text-muted text-sm sm:col-span-2">
        {t('form.styles.hint')}
      </p>
      {COST_CATEGORIES.map((category) => (
        <SelectField
          key={category}
          label={t(`category.${category}`)}
          value={styleOf(draft, category)}
          onChange={({ target }) => change({ [category]: target.value })}
        >
          {SPENDING_LEVELS.map((style) => (
            <option key={style} value={style}>
              {t(`style.${category}.${style}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </Group>
  )
}
