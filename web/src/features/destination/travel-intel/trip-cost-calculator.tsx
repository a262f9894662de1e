import {
  costsMessages,
  countPaidBeds,
  SPENDING_LEVELS,
  type SpendingLevel,
} from '@tripwright/domain/destination/costs'
import { cityFiguresMessages } from '@tripwright/domain/destination/travel-intel'
import { estimateTrip, perPersonDay } from '@tripwright/domain/money/estimate'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import { useClimateCities } from '#features/destination/climate/index.ts'
import { useRateTable } from '#features/destination/costs/index.ts'
import { newPlanForm, storePlanForm } from '#features/trip/planner/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import {
  CityField,
  CityMonthsAnswer,
  CurrencyField,
  FiguresSource,
  MonthField,
  NumberField,
  ToolCard,
  validCity,
  validCurrency,
  validMonth,
} from './city-fields.tsx'
import { type CityMonth, useCityMonths } from './city-months.state.ts'

const AnswerActions = lazyPart(() =>
  import('#features/sharing/share/index.ts').then(({ AnswerActions }) => AnswerActions),
)

const MAX_NIGHTS = 30
const MAX_PEOPLE = 8

type TripCostInput = {
  city: string
  month: string
  nights: number
  people: number
  style: SpendingLevel
  currency: string
}
/** The query; month and currency as in the comparison. */
const EMPTY_QUERY = { stay: 'rome', when: '', nights: '3', people: '2', style: 'likely', sum: '' }
const noDefaults = () => ({})

/** The cost of some nights in a city for a party, by the budget's rule. */
export function TripCostCalculator() {
  const t = useText(cityFiguresMessages)
  const words = useText(costsMessages)
  const cities = useClimateCities()
  const { draft, change } = useSearchDraft(EMPTY_QUERY, noDefaults)
  const input: TripCostInput = {
    city: validCity(draft.stay, cities, EMPTY_QUERY.stay),
    month: validMonth(draft.when),
    nights: validCount(draft.nights, MAX_NIGHTS, 3),
    people: validCount(draft.people, MAX_PEOPLE, 2),
    style: SPENDING_LEVELS.find((one) => one === draft.style) ?? 'likely',
    currency: validCurrency(draft.sum),
  }
  const loaded = useCityMonths([input.city], input.month)

  return (
    <ToolCard heading={t('reckon.heading')} text={t('reckon.text')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <CityField
          label={t('reckon.city')}
          cities={cities}
          value={input.city}
          onChange={(stay) => change({ stay })}
        />
        <MonthField value={input.month} onChange={(when) => change({ when })} />
        <NumberField
          label={t('reckon.nights')}
          most={MAX_NIGHTS}
          value={input.nights}
          onChange={(nights) => change({ nights: String(nights) })}
        />
        <NumberField
          label={t('reckon.people')}
          most={MAX_PEOPLE}
          value={input.people}
          onChange={(people) => change({ people: String(people) })}
        />
        <SelectField
          label={t('reckon.style')}
          value={input.style}
          onChange={({ target }) => change({ style: target.value })}
        >
          {SPENDING_LEVELS.map((style) => (
            <option key={style} value={style}>
              {words(`style.${style}`)}
            </option>
          ))}
        </SelectField>
        <CurrencyField value={input.currency} onChange={(sum) => change({ sum })} />
      </div>
      <CityMonthsAnswer loaded={loaded}>
        {(cities) => <Total input={input} cities={cities} />}
      </CityMonthsAnswer>
    </ToolCard>
  )
}

const PARTS = ['bed', 'meal', 'transport', 'sights'] as const

function Total({ input, cities }: { input: TripCostInput; cities: readonly CityMonth[] }) {
  const t = useText(cityFiguresMessages)
  const words = useText(costsMessages)
  const formats = useFormats()
  const table = useRateTable()
  const { nights, people, style, currency } = input
  const start = startOf(input.month)
  const [city] = cities
  if (!city) return null
  const estimate = estimateTrip(
    {
      stops: [{ city: city.costs, nights, isOutside: false }],
      styles: { bed: style, meal: style, transport: style, sights: style },
      from: start,
      people,
      currency,
      extra: 0,
    },
    table,
  )
  if (!estimate.ok) return null
  const { total, parts, days } = estimate.value
  const money = (amount: number) => formats.money(amount, currency, { maximumFractionDigits: 0 })
  const budget = {
    to: `${city.costs.id}.${nights}`,
    start,
    people: String(people),
    currency,
    bed: style,
    meal: style,
    transport: style,
    sights: style,
  }
  return (
    <>
      <p role="status" className="grid gap-1">
        <strong className="tabular font-display text-3xl">
          {t('reckon.total', { total: money(total.likely) })}
        </strong>
        <span className="text-muted">
          {t('reckon.range', {
            low: money(total.low),
            high: money(total.high),
            people,
            sum: money(perPersonDay(total.likely, { people, days })),
          })}
        </span>
      </p>
      <dl className="tabular grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {PARTS.map((part) => (
          <div key={part} className="flex justify-between gap-3 border-hairline border-b py-2">
            <dt className="text-muted">
              {part === 'bed' ? t('reckon.beds', { rooms: countRooms(input) }) : words(`what.${part}`)}
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
            onClick={() => prefillPlanner(city.costs.name, input)}
            className={buttonClass({ variant: 'outline' })}
          >
            {t('reckon.plan')}
          </Link>
        ) : null}
        {/* The budget page gives the same answer, also on a phone. */}
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
      <FiguresSource cities={cities} table={table} />
    </>
  )
}

/** A number in the address from 1 to `most`, or the default. */
function validCount(text: string, most: number, usual: number): number {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= most ? count : usual
}

/** The number of paid rooms, by the rule of the costs; 0 for beds in a dormitory. */
function countRooms({ people, style }: TripCostInput): number {
  return style === 'low' ? 0 : countPaidBeds(people, style) / 2
}

/** The first day of the month, or today when that has passed. */
function startOf(month: string): string {
  const first = `${month}-01`
  return first < today() ? today() : first
}

// Stored as the planner form's own draft.
function prefillPlanner(name: string, { month, nights, people, currency }: TripCostInput): void {
  storePlanForm({
    ...newPlanForm(),
    cities: [{ text: name, nights: '', stay: null }],
    days: String(nights + 1),
    startDate: startOf(month),
    adults: String(people),
    currency,
  })
}
