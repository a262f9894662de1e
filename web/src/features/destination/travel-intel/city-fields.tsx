import { oldestProvenance, type Provenance } from '@tripwright/domain/base/provenance'
import type { ClimateCity } from '@tripwright/domain/destination/climate'
import { cityFiguresMessages } from '@tripwright/domain/destination/travel-intel'
import type { RateTable } from '@tripwright/domain/money/currency'
import type { ReactNode } from 'react'
import { preferredCurrency } from '#features/money/currency/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { shiftMonth } from '#ui/calendar-days.ts'
import { ProvenanceText } from '#ui/provenance.tsx'
import { SelectField } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { CityMonth, CityMonthsState } from './city-months.state.ts'

/** The most requested currencies that have a dated rate. */
const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'JPY',
  'CHF',
  'CAD',
  'AUD',
  'INR',
  'BRL',
  'SEK',
  'PLN',
  'THB',
  'TRY',
  'MXN',
  'ZAR',
] as const
const MONTHS_AHEAD = 12

type FiguresSourceProps = { cities: readonly CityMonth[]; table: RateTable | null; children?: ReactNode }

/** The method behind the figures, and the age of their sources. */
export function FiguresSource({ cities, table, children }: FiguresSourceProps) {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  // The age is that of the oldest source, so that the data never looks newer than it is.
  const oldest = oldestProvenance(cities.flatMap(({ climate, costs }): Provenance[] => [climate, costs]))
  return (
    <p className="max-w-prose text-muted text-sm">
      {t('compare.basis')} {oldest ? <ProvenanceText of={oldest} /> : null} {children}{' '}
      {table ? t('compare.basis.rates', { rates: day(table.date) }) : null}
    </p>
  )
}

/** A sheet with its heading. */
export function ToolCard({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children: ReactNode
}) {
  return (
    <section className="neatline grid content-start gap-5 p-5 md:p-7">
      <header className="grid gap-1">
        <h2>{heading}</h2>
        <p className="max-w-prose text-muted">{text}</p>
      </header>
      {children}
    </section>
  )
}

/** Content based on figures, or the reason for their absence. */
export function CityMonthsAnswer({
  loaded,
  children,
}: {
  loaded: CityMonthsState
  children: (cities: readonly CityMonth[]) => ReactNode
}) {
  const t = useText(cityFiguresMessages)
  if (loaded === null) return <p role="status">{t('figures.none')}</p>
  if (loaded !== undefined) return children(loaded)
  return (
    <Loading label={t('figures.loading')}>
      <Skeleton className="h-56" />
    </Loading>
  )
}

type FieldProps<T> = { value: T; onChange: (value: T) => void }

/** A city with known months and prices. */
export function CityField({
  label,
  cities,
  value,
  onChange,
}: FieldProps<string> & { label: string; cities: readonly ClimateCity[] }) {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  return (
    <SelectField
      label={label}
      value={value}
      disabled={cities.length === 0}
      onChange={({ target }) => onChange(target.value)}
    >
      {cities.length === 0 ? <option value={value}>–</option> : null}
      {cities.map(({ id, name, country }) => (
        <option key={id} value={id}>
          {name === formats.country(country)
            ? name
            : t('city.name', { city: name, country: formats.country(country) })}
        </option>
      ))}
    </SelectField>
  )
}

/** The city in the address, or the default when the loaded list lacks it. */
export function validCity(id: string, cities: readonly ClimateCity[], usual: string): string {
  return cities.length === 0 || cities.some((city) => city.id === id) ? id : usual
}

/** The month (`YYYY-MM`) in the address if it is one of the next twelve, else the next month. */
export function validMonth(month: string): string {
  const first = today().slice(0, 7)
  const next = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => shiftMonth(first, ahead))
  // Only a part of the current month is left.
  return next.includes(month) ? month : shiftMonth(first, 1)
}

/** The currency in the address if there can be a rate for it, else the traveller’s own. */
export function validCurrency(code: string): string {
  return CURRENCIES.some((one) => one === code) ? code : preferredCurrency()
}

/** One of the next twelve months, as YYYY-MM. */
export function MonthField({ value, onChange }: FieldProps<string>) {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  const [year = 0, month = 1] = today().split('-').map(Number)
  const months = Array.from(
    { length: MONTHS_AHEAD },
    (_, ahead) => new Date(Date.UTC(year, month - 1 + ahead, 1)),
  )
  return (
    <SelectField label={t('compare.month')} value={value} onChange={({ target }) => onChange(target.value)}>
      {months.map((date) => (
        <option key={date.getTime()} value={date.toISOString().slice(0, 7)}>
          {formats.date(date, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </option>
      ))}
    </SelectField>
  )
}

/** A currency that we have a rate for. */
export function CurrencyField({ value, onChange }: FieldProps<string>) {
  const t = useText(cityFiguresMessages)
  return (
    <SelectField label={t('reckon.currency')} value={value} onChange={({ target }) => onChange(target.value)}>
      {[...new Set([...CURRENCIES, preferredCurrency()])].map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectField>
  )
}

/** From 1 to `most`. */
export function NumberField({
  label,
  most,
  value,
  onChange,
}: FieldProps<number> & { label: string; most: number }) {
  const formats = useFormats()
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <option key={count} value={count}>
          {formats.number(count)}
        </option>
      ))}
    </SelectField>
  )
}
