import { bedsPaid, costsMessages, STYLES, type Style } from '@tripwright/domain/costs'
import { estimateTrip, perPersonDay } from '@tripwright/domain/estimate'
import { cityFiguresMessages } from '@tripwright/domain/travel-intel'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useClimateCities } from '#features/climate/index.ts'
import { useRateTable } from '#features/costs/index.ts'
import { today, useSearchDraft } from '#features/links/index.ts'
import { freshDraft, rememberDraft } from '#features/planner/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { type CityMonth, useCityMonths } from './city-facts.state.ts'
import {
  Answer,
  Basis,
  CityField,
  CurrencyField,
  Frame,
  knownCity,
  knownCurrency,
  knownMonth,
  MonthField,
  NumberField,
} from './city-fields.tsx'

const AnswerActions = lazyPart(() =>
  import('#features/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

const MOST_NIGHTS = 30
const MOST_PEOPLE = 8

type Asked = { city: string; month: string; nights: number; people: number; style: Style; currency: string }
/** What stands in the address; the month and the money as in the comparison. */
const BLANK = { stay: 'rome', when: '', nights: '3', people: '2', style: 'likely', sum: '' }
const nothing = () => ({})

/** What some nights in a city cost a party, by the rule of the budget. */
export function TravelCalculator() {
  const t = useText(cityFiguresMessages)
  const words = useText(costsMessages)
  const cities = useClimateCities()
  const { draft, change } = useSearchDraft(BLANK, nothing)
  const asked: Asked = {
    city: knownCity(draft.stay, cities, BLANK.stay),
    month: knownMonth(draft.when),
    nights: knownCount(draft.nights, MOST_NIGHTS, 3),
    people: knownCount(draft.people, MOST_PEOPLE, 2),
    style: STYLES.find((one) => one === draft.style) ?? 'likely',
    currency: knownCurrency(draft.sum),
  }
  const known = useCityMonths([asked.city], asked.month)

  return (
    <Frame heading={t('reckon.heading')} text={t('reckon.text')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <CityField
          {...{ label: t('reckon.city'), cities, value: asked.city }}
          onChange={(stay) => change({ stay })}
        />
        <MonthField value={asked.month} onChange={(when) => change({ when })} />
        <NumberField
          {...{ label: t('reckon.nights'), most: MOST_NIGHTS, value: asked.nights }}
          onChange={(nights) => change({ nights: String(nights) })}
        />
        <NumberField
          {...{ label: t('reckon.people'), most: MOST_PEOPLE, value: asked.people }}
          onChange={(people) => change({ people: String(people) })}
        />
        <SelectField
          label={t('reckon.style')}
          value={asked.style}
          onChange={({ target }) => change({ style: target.value })}
        >
          {STYLES.map((style) => (
            <option key={style} value={style}>
              {words(`style.${style}`)}
            </option>
          ))}
        </SelectField>
        <CurrencyField value={asked.currency} onChange={(sum) => change({ sum })} />
      </div>
      <Answer known={known}>{(found) => <Total asked={asked} cities={found} />}</Answer>
    </Frame>
  )
}

const PARTS = ['bed', 'meal', 'transport', 'sights'] as const

function Total({ asked, cities }: { asked: Asked; cities: readonly CityMonth[] }) {
  const t = useText(cityFiguresMessages)
  const words = useText(costsMessages)
  const formats = useFormats()
  const table = useRateTable()
  const { nights, people, style, currency } = asked
  const start = startOf(asked.month)
  const [city] = cities
  if (!city) return null
  const estimate = estimateTrip(
    {
      stops: [{ city: city.costs, nights, isOutside: false }],
      styles: { bed: style, meal: style, transport: style, sights: style },
      ...{ from: start, people, currency, extra: 0 },
    },
    table,
  )
  if (!estimate.ok) return null
  const { total, parts, days } = estimate.value
  const money = (amount: number) => formats.money(amount, currency, { maximumFractionDigits: 0 })
  const budget = {
    ...{ to: `${city.costs.id}.${nights}`, start, people: String(people), currency },
    ...{ bed: style, meal: style, transport: style, sights: style },
  }
  return (
    <>
      <p role="status" className="grid gap-1">
        <strong className="tabular font-display text-3xl">
          {t('reckon.total', { total: money(total.likely) })}
        </strong>
        <span className="text-muted">
          {t('reckon.range', {
            ...{ low: money(total.low), high: money(total.high), people },
            sum: money(perPersonDay(total.likely, { people, days })),
          })}
        </span>
      </p>
      <dl className="tabular grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {PARTS.map((part) => (
          <div key={part} className="flex justify-between gap-3 border-hairline border-b py-2">
            <dt className="text-muted">
              {part === 'bed' ? t('reckon.beds', { rooms: rooms(asked) }) : words(`what.${part}`)}
            </dt>
            <dd>{money(parts[part].likely)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Link href={`/budget?${new URLSearchParams(budget)}`} className={buttonClass({ variant: 'outline' })}>
          {t('reckon.budget')}
        </Link>
        {city.hasGuide ? (
          <Link
            href="/itinerary"
            onClick={() => plan(city.costs.name, asked)}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('reckon.plan')}
          </Link>
        ) : null}
        {/* The budget answers the same, on a telephone too. */}
        <Suspense fallback={<div className="min-h-11" />}>
          <AnswerActions
            path="/budget"
            inputs={budget}
            title={t('reckon.share', { nights, people, city: city.costs.name })}
            description={t('reckon.total', { total: money(total.likely) })}
            at={{ lat: city.climate.lat, lon: city.climate.lon }}
          />
        </Suspense>
      </div>
      <Basis {...{ cities, table }} />
    </>
  )
}

/** A number of an address from 1 to `most`, or the usual one. */
function knownCount(text: string, most: number, usual: number): number {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= most ? count : usual
}

/** The rooms that are paid, by the rule of the costs; 0 where it is beds in a dormitory. */
function rooms({ people, style }: Asked): number {
  return style === 'low' ? 0 : bedsPaid(people, style) / 2
}

/** The first day of the month, or today where that is over. */
function startOf(month: string): string {
  const first = `${month}-01`
  return first < today() ? today() : first
}

// The form of the planner finds it as if it had been left there.
function plan(name: string, { month, nights, people, currency }: Asked): void {
  rememberDraft({
    ...freshDraft(),
    cities: [{ text: name, nights: '', stay: null }],
    ...{ days: String(nights + 1), startDate: startOf(month), adults: String(people), currency },
  })
}
