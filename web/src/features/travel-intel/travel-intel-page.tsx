import type { City } from '@tripwright/domain/places'
import { travelIntelMessages } from '@tripwright/domain/travel-intel'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { homeCountry } from '#features/countries/index.ts'
import { today, useSearchDraft } from '#features/links/index.ts'
import { loadCities, loadRates } from '#features/places/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { shiftMonth } from '#ui/calendar-days.ts'
import { SelectField } from '#ui/select.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { LoadedBrief } from './brief.state.ts'

const CountrySide = lazy(() =>
  import('./country-side.tsx').then(({ CountrySide }) => ({ default: CountrySide })),
)
const BriefView = lazy(() => import('./brief-view.tsx').then(({ BriefView }) => ({ default: BriefView })))

const BLANK = { city: '', month: '', currency: '', country: '', home: '' }
const MONTHS_AHEAD = 12

/** `/gemini-travel-intel`: what the days are like in a city and month. */
export function TravelIntelPage() {
  const t = useText(travelIntelMessages)
  const { draft, change } = useSearchDraft(BLANK, usual)
  const { cities, currencies } = useChoices()
  const city = cities.find(({ id }) => id === draft.city) ?? cities[0]
  const months = monthsFrom(draft.month)
  return (
    <div className="page grid gap-8 py-8 lg:py-12">
      <header className="grid gap-2">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <form
        aria-label={t('form.label')}
        onSubmit={(event) => event.preventDefault()}
        className="neatline grid items-start gap-4 bg-sheet p-4 md:grid-cols-3 md:p-6"
      >
        <SelectField
          label={t('form.city')}
          name="city"
          value={city?.id ?? ''}
          onChange={({ target }) => change({ city: target.value })}
        >
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('form.month')}
          name="month"
          value={draft.month}
          onChange={({ target }) => change({ month: target.value })}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              <MonthName month={month} />
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('form.currency')}
          name="currency"
          value={draft.currency}
          onChange={({ target }) => change({ currency: target.value })}
        >
          {(currencies.length > 0 ? currencies : [draft.currency]).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </form>
      <BriefSide city={city} month={draft.month} currency={draft.currency} />
      <Suspense>
        <CountrySide {...{ city, country: draft.country, home: draft.home, change }} />
      </Suspense>
    </div>
  )
}

/** The month after this one, euros, and devices from where this browser is from, until something else is chosen. */
function usual(): Partial<typeof BLANK> {
  return { month: shiftMonth(today().slice(0, 7), 1), currency: 'EUR', home: homeCountry() }
}

/** This month and the eleven after it, and the one of the address. */
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

function useChoices() {
  const [cities, setCities] = useState<readonly City[]>([])
  const [currencies, setCurrencies] = useState<readonly string[]>([])
  useEffect(() => {
    void loadCities().then((found) => setCities(found ?? []))
    void loadRates().then((rates) =>
      setCurrencies(rates ? [rates.base, ...Object.keys(rates.rates)].sort() : []),
    )
  }, [])
  return { cities, currencies }
}

type SideProps = { city: City | undefined; month: string; currency: string }

function BriefSide({ city, month, currency }: SideProps) {
  const t = useText(travelIntelMessages)
  const { loaded, retry } = useBrief(city, month, currency)
  if (loaded === null)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('failed')}</p>
        <Button onClick={retry}>{t('retry')}</Button>
      </div>
    )
  const waiting = (
    <Loading label={t('loading')} className="grid min-h-dvh content-start gap-4">
      <Skeleton className="h-14 max-w-96" />
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </Loading>
  )
  return loaded === 'loading' ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>
      <BriefView {...loaded} />
    </Suspense>
  )
}

function useBrief(city: City | undefined, month: string, currency: string) {
  const [loaded, setLoaded] = useState<LoadedBrief | null | 'loading'>('loading')
  const load = useCallback(() => {
    let isCurrent = true
    if (city && isMonth(month))
      void import('./brief.state.ts')
        .then(({ loadBrief }) => loadBrief({ city, month, currency }))
        .then(
          (found) => isCurrent && setLoaded(found),
          () => isCurrent && setLoaded(null),
        )
    return () => {
      isCurrent = false
    }
  }, [city, month, currency])
  useEffect(load, [load])
  return { loaded, retry: load }
}
