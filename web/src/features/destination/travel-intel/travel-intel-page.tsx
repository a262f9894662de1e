import type { ClimateCity } from '@tripwright/domain/destination/climate'
import type { City } from '@tripwright/domain/destination/places'
import { travelIntelMessages } from '@tripwright/domain/destination/travel-intel'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import { loadClimateCities } from '#features/destination/climate/index.ts'
import { homeCountry } from '#features/destination/countries/index.ts'
import { loadCities, loadRates } from '#features/destination/places/index.ts'
import { preferredCurrency } from '#features/money/currency/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { shiftMonth } from '#ui/calendar-days.ts'
import { SelectField } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { LoadedBrief } from './brief.state.ts'

const CountrySide = lazy(() =>
  import('./country-side.tsx').then(({ CountrySide }) => ({ default: CountrySide })),
)
const CityComparison = lazyPart(() =>
  import('./city-comparison.tsx').then(({ CityComparison }) => CityComparison),
)
const BriefView = lazy(() => import('./brief-view.tsx').then(({ BriefView }) => ({ default: BriefView })))

/** Default weights: warm and dry count much, quiet and cheap a little. */
const DEFAULT_WEIGHTS = '22110'
const DEFAULT_CITY = 'lisbon'
const EMPTY_QUERY = {
  city: '',
  with: '',
  month: '',
  currency: '',
  country: '',
  home: '',
  wish: DEFAULT_WEIGHTS,
}
const MONTHS_AHEAD = 12

/** `/gemini-travel-intel`: a city in a month. */
export function TravelIntelPage() {
  const t = useText(travelIntelMessages)
  const { draft, change } = useSearchDraft(EMPTY_QUERY, defaultQuery)
  const { cities, currencies, isMissing, readAgain } = useCityChoices()
  const city = cities.find(({ id }) => id === draft.city) ?? cities.find(({ id }) => id === DEFAULT_CITY)
  const other = cities.find(({ id }) => id === draft.with)
  const isOtherUnknown = draft.with !== '' && cities.length > 0 && other === undefined
  const month = validMonth(draft.month)
  const currency = validCurrency(draft.currency, currencies)
  const isUnknown = draft.city !== '' && city !== undefined && city.id !== draft.city
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:py-12">
      <header className="grid gap-2">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <form
        aria-label={t('form.label')}
        onSubmit={(event) => event.preventDefault()}
        className="neatline grid items-start gap-4 bg-sheet p-4 md:grid-cols-2 md:p-6 xl:grid-cols-4"
      >
        <SelectField
          label={t('form.city')}
          name="city"
          value={city?.id ?? ''}
          onChange={({ target }) => change({ city: target.value })}
          error={isUnknown ? t('form.city.unknown') : undefined}
        >
          <CityOptions cities={cities} />
        </SelectField>
        <SelectField
          label={t('form.with')}
          name="with"
          value={other?.id ?? ''}
          onChange={({ target }) => change({ with: target.value })}
          error={isOtherUnknown ? t('form.with.unknown') : undefined}
        >
          <option value="">{t('form.with.none')}</option>
          <CityOptions cities={cities} />
        </SelectField>
        <MonthSelect month={month} onChange={(one) => change({ month: one })} />
        <SelectField
          label={t('form.currency')}
          name="currency"
          value={currency}
          onChange={({ target }) => change({ currency: target.value })}
        >
          {(currencies.length > 0 ? currencies : [currency]).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </form>
      {/* Hidden until the address is read: the content beside it would push it down. */}
      {isMissing ? (
        <Missing onRetry={readAgain} />
      ) : month === '' ? (
        <BriefSkeleton />
      ) : (
        <>
          {draft.with === '' || isOtherUnknown ? null : (
            <ComparisonSection first={city} second={other} month={month} currency={currency} />
          )}
          <BriefPanel
            city={city}
            month={month}
            currency={currency}
            monthWeights={draft.wish}
            onMonth={(one) => change({ month: nextMonthNumbered(one) })}
            onMonthWeights={(monthWeights) => change({ wish: monthWeights })}
          />
        </>
      )}
      <Suspense>
        <CountrySide city={city} country={draft.country} home={draft.home} change={change} />
      </Suspense>
    </div>
  )
}

// An address may hold anything.
function validMonth(month: string): string {
  return month === '' || isMonth(month) ? month : defaultMonth()
}

/** The currency where there is a rate for it, or none is known yet; else the traveller's own. */
function validCurrency(currency: string, known: readonly string[]): string {
  return known.length === 0 || known.includes(currency) ? currency : preferredCurrency()
}

type ComparisonProps = {
  first: CityChoice | undefined
  second: CityChoice | undefined
  month: string
  currency: string
}

/** Compares both cities side by side; reserves their space while they load. */
function ComparisonSection({ first, second, month, currency }: ComparisonProps) {
  const t = useText(travelIntelMessages)
  return (
    <section className="grid min-h-205 content-start gap-5 md:min-h-165" aria-label={t('form.with')}>
      {first && second ? (
        <>
          <h2>{t('with.title', { first: first.name, second: second.name })}</h2>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <CityComparison first={first.id} second={second.id} month={month} currency={currency} />
          </Suspense>
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
    </section>
  )
}

function CityOptions({ cities }: { cities: readonly CityChoice[] }) {
  const t = useText(travelIntelMessages)
  const formats = useFormats()
  return cities.map(({ id, name, country }) => (
    <option key={id} value={id}>
      {name === formats.country(country)
        ? name
        : t('form.place', { city: name, country: formats.country(country) })}
    </option>
  ))
}

function MonthSelect({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const t = useText(travelIntelMessages)
  return (
    <SelectField
      label={t('form.month')}
      name="month"
      value={month}
      onChange={({ target }) => onChange(target.value)}
    >
      {monthsFrom(month).map((one) => (
        <option key={one} value={one}>
          <MonthName month={one} />
        </option>
      ))}
    </SelectField>
  )
}

/** Defaults: the next month, and currency and plugs of the browser's region. */
function defaultQuery(): Partial<typeof EMPTY_QUERY> {
  return { month: defaultMonth(), currency: preferredCurrency(), home: homeCountry() }
}

function defaultMonth(): string {
  return shiftMonth(today().slice(0, 7), 1)
}

/** The next month of that number (1 to 12), the current one included. */
function nextMonthNumbered(month: number): string {
  const first = today().slice(0, 7)
  const months = Array.from({ length: MONTHS_AHEAD }, (_, i) => shiftMonth(first, i))
  return months.find((one) => Number(one.slice(5)) === month) ?? first
}

/** This month, the eleven after it, and the one in the address. */
function monthsFrom(chosen: string): string[] {
  if (chosen === '') return []
  const first = today().slice(0, 7)
  const months = Array.from({ length: MONTHS_AHEAD }, (_, i) => shiftMonth(first, i))
  return [...new Set([...months, ...(isMonth(chosen) ? [chosen] : [])])].sort()
}

function isMonth(text: string): boolean {
  return /^20[0-6]\d-(0[1-9]|1[0-2])$/.test(text)
}

function MonthName({ month }: { month: string }) {
  const formats = useFormats()
  return formats.date(new Date(`${month}-15T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** A city to read about, and whether it has a guide. */
type CityChoice = { id: string; name: string; country: string; hasGuide: boolean }

type CityChoices = {
  cities: readonly CityChoice[]
  currencies: readonly string[]
  /** Neither the network nor this device has a city. */
  isMissing: boolean
  readAgain: () => void
}

function useCityChoices(): CityChoices {
  const [read, setRead] = useState<{ guides: readonly City[]; others: readonly ClimateCity[] } | null>(null)
  const [currencies, setCurrencies] = useState<readonly string[]>([])
  const readAgain = useCallback(() => {
    setRead(null)
    void Promise.all([loadCities(), loadClimateCities()]).then(([guides, others]) =>
      setRead({ guides: guides ?? [], others }),
    )
    void loadRates().then((rates) =>
      setCurrencies(rates ? [rates.base, ...Object.keys(rates.rates)].sort() : []),
    )
  }, [])
  useEffect(readAgain, [readAgain])
  const { guides, others } = read ?? { guides: [], others: [] }
  const guided = new Set(guides.map(({ id }) => id))
  // Without the long list, the cities whose guides are on this device.
  const cities = (others.length > 0 ? others : guides).map(({ id, name, country }) => ({
    id,
    name,
    country,
    hasGuide: guided.has(id),
  }))
  return { cities, currencies, isMissing: read !== null && cities.length === 0, readAgain }
}

type BriefPanelProps = {
  city: CityChoice | undefined
  month: string
  currency: string
  monthWeights: string
  onMonth: (month: number) => void
  onMonthWeights: (monthWeights: string) => void
}

function BriefPanel({ city, month, currency, monthWeights, onMonth, onMonthWeights }: BriefPanelProps) {
  const { loaded, retry } = useBrief(city, month, currency)
  if (loaded === null) return <Missing onRetry={retry} />
  return loaded === 'loading' ? (
    <BriefSkeleton />
  ) : (
    <Suspense fallback={<BriefSkeleton />}>
      <BriefView
        loaded={loaded}
        currency={currency}
        monthWeights={monthWeights}
        onMonth={onMonth}
        onMonthWeights={onMonthWeights}
      />
    </Suspense>
  )
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const t = useText(travelIntelMessages)
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{t('failed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}

function BriefSkeleton() {
  const t = useText(travelIntelMessages)
  return (
    <Loading label={t('loading')} className="grid min-h-dvh content-start gap-4">
      <Skeleton className="h-14 max-w-96" />
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </Loading>
  )
}

function useBrief(city: CityChoice | undefined, month: string, currency: string) {
  const [loaded, setLoaded] = useState<LoadedBrief | null | 'loading'>('loading')
  const { id, hasGuide = false } = city ?? {}
  const load = useCallback(() => {
    let isCurrent = true
    if (id !== undefined && isMonth(month))
      void import('./brief.state.ts')
        .then(({ loadBrief }) => loadBrief({ id, hasGuide, month, currency }))
        .then(
          (brief) => isCurrent && setLoaded(brief),
          () => isCurrent && setLoaded(null),
        )
    return () => {
      isCurrent = false
    }
  }, [id, hasGuide, month, currency])
  useEffect(load, [load])
  return { loaded, retry: load }
}
