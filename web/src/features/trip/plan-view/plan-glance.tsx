import { parseClock } from '@tripwright/domain/base/dates'
import { itineraryPageMessages, oldestGuideDate } from '@tripwright/domain/trip/itinerary'
import { useState } from 'react'
import { PlanChecks, useClock } from '#features/destination/places/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import type { RibbonDay } from './day-ribbon.tsx'
import { toRibbonDays, withPlaceNames } from './plan-board.state.ts'
import { DayMap } from './plan-board.tsx'
import { PlanTotal } from './plan-head.tsx'
import { makePointedStop } from './pointed-stop.state.ts'

/** A plan at a glance: its proof and its price, and one day at a time with its stops and their map. */
export function PlanGlance({ planWithFacts }: { planWithFacts: PlanWithFacts }) {
  const [chosen, setChosen] = useState(0)
  const [selected, setSelected] = useState<string | null>(null)
  const [pointed] = useState(makePointedStop)
  const days = toRibbonDays(planWithFacts)
  const day = days[Math.min(chosen, days.length - 1)]
  if (!day) return null
  return (
    <div className="grid gap-4">
      <PlanTotal planWithFacts={planWithFacts} />
      <PlanChecks
        checks={withPlaceNames(planWithFacts)}
        asOf={oldestGuideDate(planWithFacts.keyedFacts.facts.guides) ?? ''}
      />
      {days.length > 1 ? <DayChoice days={days} chosen={day.index} onChoose={setChosen} /> : null}
      <div className="grid gap-4 md:grid-cols-2">
        <Stops day={day} />
        <DayMap
          planWithFacts={planWithFacts}
          day={day}
          lights={{ pointed, selected }}
          onSelect={setSelected}
          className="h-72 md:h-full md:min-h-80"
        />
      </div>
    </div>
  )
}

type DayChoiceProps = { days: readonly RibbonDay[]; chosen: number; onChoose: (index: number) => void }

function DayChoice({ days, chosen, onChoose }: DayChoiceProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const dateOf = (date: string) =>
    formats.date(new Date(date), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('day.nav')}</legend>
      {days.map(({ index, day }) => (
        <Button
          key={day.date}
          variant={index === chosen ? 'default' : 'outline'}
          size="sm"
          aria-pressed={index === chosen}
          aria-label={`${t('day.heading', { number: index + 1 })}, ${dateOf(day.date)}`}
          onClick={() => onChoose(index)}
        >
          {dateOf(day.date)}
        </Button>
      ))}
    </fieldset>
  )
}

function Stops({ day: { index, day, cityName, stops } }: { day: RibbonDay }) {
  const t = useText(itineraryPageMessages)
  const clock = useClock()
  const formats = useFormats()
  const date = formats.date(new Date(day.date), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  if (stops.length === 0) return <p className="text-muted">{t('day.empty')}</p>
  return (
    <ol
      aria-label={t('day.label', { number: index + 1, date, city: cityName })}
      className="grid content-start"
    >
      {stops.map(({ id, stop }) => (
        <li
          key={id}
          className="tabular grid grid-cols-[auto_1fr] gap-3 border-hairline border-b py-2 last:border-0"
        >
          <span className="min-w-20 whitespace-nowrap text-muted">{clock(parseClock(stop.start) ?? 0)}</span>
          <bdi className="wrap-anywhere">{stop.name}</bdi>
        </li>
      ))}
    </ol>
  )
}
