import { addDays, daysBetween } from '@tripwright/domain/base/dates'
import { metresBetween } from '@tripwright/domain/base/geo'
import { offsetMinutes } from '@tripwright/domain/base/zones'
import type { PlanFacts } from '@tripwright/domain/itinerary'
import type { City, Guide } from '@tripwright/domain/places'
import { cityFiguresMessages, findCityFigures, reckonTrip } from '@tripwright/domain/travel-intel'
import { type ReactNode, useState } from 'react'
import { today } from '#features/links/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCities, useFacts } from './city-facts.state.ts'
import { Answer, Basis, CityField, CurrencyField, Frame, MonthField } from './city-fields.tsx'

/** Two cities side by side, every figure worked out from our guides when it is asked for. */
export function DestinationComparison() {
  const t = useText(cityFiguresMessages)
  const cities = useCities()
  const [ids, setIds] = useState<readonly [string, string]>(['lisbon', 'tokyo'])
  const [month, setMonth] = useState(today().slice(0, 7))
  const [currency, setCurrency] = useState('EUR')
  const from = `${month}-01`
  const days = daysBetween(from, `${addDays(from, 31).slice(0, 7)}-01`)
  const facts = useFacts(ids, from, days, currency)
  return (
    <Frame heading={t('compare.heading')} text={t('compare.text')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <CityField
          {...{ label: t('compare.first'), cities, value: ids[0] }}
          onChange={(id) => setIds([id, ids[1]])}
        />
        <CityField
          {...{ label: t('compare.second'), cities, value: ids[1] }}
          onChange={(id) => setIds([ids[0], id])}
        />
        <MonthField value={month} onChange={setMonth} />
        <CurrencyField value={currency} onChange={setCurrency} />
      </div>
      {ids[0] === ids[1] ? (
        <p role="status">{t('compare.same')}</p>
      ) : (
        <Answer facts={facts}>
          {(known) => <ComparisonTable facts={known} ids={ids} month={month} currency={currency} />}
        </Answer>
      )}
    </Frame>
  )
}

type TableProps = { facts: PlanFacts; ids: readonly string[]; month: string; currency: string }

function ComparisonTable({ facts, ids, month, currency }: TableProps) {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  const guides = ids.flatMap((id) => facts.guides.find(({ city }) => city.id === id) ?? [])
  const [first, second] = guides
  if (!first || !second) return null
  const rows: [label: string, show: (guide: Guide) => ReactNode][] = [
    [t('compare.day'), (guide) => <DaySum guide={guide} facts={facts} currency={currency} />],
    [
      t('compare.places'),
      (guide) => {
        const { places, eating } = findCityFigures(guide)
        return t('compare.places.value', { places, eating })
      },
    ],
    [t('compare.free'), (guide) => percent(findCityFigures(guide).freeShare)],
    [t('compare.indoor'), (guide) => percent(findCityFigures(guide).indoorShare)],
    [
      t('compare.holidays'),
      ({ city }) => {
        const inMonth = (facts.holidays[city.country] ?? []).filter((date) => date.startsWith(month))
        const day = (date: string) =>
          formats.date(new Date(date), { day: 'numeric', month: 'short', timeZone: 'UTC' })
        return inMonth.length === 0 ? t('compare.holidays.none') : formats.list(inMonth.map(day))
      },
    ],
    [t('compare.time'), ({ city }) => formats.date(new Date(), { timeStyle: 'short', timeZone: city.zone })],
  ]
  const percent = (share: number | null) =>
    share === null ? '–' : formats.number(share, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <>
      <table className="tabular w-full table-fixed">
        <thead>
          <tr className="border-ink border-b">
            <th scope="col" className="py-2 pe-3 text-start">
              <span className="sr-only">{t('compare.what')}</span>
            </th>
            {guides.map(({ city }) => (
              <th key={city.id} scope="col" className="py-2 pe-3 text-start font-display text-lg">
                <bdi>{city.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, show]) => (
            <tr key={label} className="border-hairline border-b align-top">
              <th scope="row" className="py-2 pe-3 text-start font-normal text-muted">
                {label}
              </th>
              {guides.map((guide) => (
                <td key={guide.city.id} className="py-2 pe-3">
                  {show(guide)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Between first={first.city} second={second.city} />
      <Basis facts={facts} />
    </>
  )
}

function DaySum({ guide, facts, currency }: { guide: Guide; facts: PlanFacts; currency: string }) {
  const formats = useFormats()
  const { day } = findCityFigures(guide)
  const cost = day && reckonTrip(day, { days: 1, people: 1, to: currency, rates: facts.rates })
  if (!day || !cost) return '–'
  const own = day.sights + day.meals + day.rides
  return (
    <>
      <strong>{formats.money(cost.total.amount, currency)}</strong>
      {currency === day.currency ? null : (
        <span className="block text-muted text-sm">{formats.money(own, day.currency)}</span>
      )}
    </>
  )
}

function Between({ first, second }: { first: City; second: City }) {
  const t = useText(cityFiguresMessages)
  const formats = useFormats()
  const now = Date.now()
  const apart = Math.abs(offsetMinutes(first.zone, now) - offsetMinutes(second.zone, now)) / 60
  const distance = formats.number(Math.round(metresBetween(first, second) / 1000), {
    ...{ style: 'unit', unit: 'kilometer' },
  })
  const hours = formats.number(apart, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
  return (
    <p>
      {apart === 0 ? t('compare.distance.same', { distance }) : t('compare.distance', { distance, hours })}
    </p>
  )
}
