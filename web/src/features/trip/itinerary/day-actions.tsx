import { isInForecastReach } from '@tripwright/domain/destination/weather'
import { holidaysIn, itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ComponentProps } from 'react'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button, buttonClass } from '#ui/button.tsx'

type DayFootProps = ComponentProps<typeof DayActions> & { isSettling: boolean }

/** Actions on a whole day, or their room while better plans may follow; none for who may only read. */
export function DayFoot({ isSettling, ...actions }: DayFootProps) {
  if (!useMayEdit()) return null
  return isSettling ? <DayActionsPlaceholder /> : <DayActions {...actions} />
}

/** The height of what is said of a day above its stops: its weather and what may be warned of. */
export function DayTopPlaceholder({ planWithFacts, day }: { planWithFacts: PlanWithFacts; day: number }) {
  const { facts } = planWithFacts.keyedFacts
  const { date = '', cityId } = planWithFacts.view.plan.days[day] ?? {}
  const city = facts.guides.find((guide) => guide.city.id === cityId)?.city
  const isHoliday = city !== undefined && holidaysIn(city, facts)?.includes(date)
  return (
    <>
      <div
        aria-hidden="true"
        className={isInForecastReach(date, today()) ? 'h-32.25 sm:h-28.25' : 'h-19.25 sm:h-15.25'}
      />
      {isHoliday ? <div aria-hidden="true" className="h-8" /> : null}
    </>
  )
}

/** The height of a day's actions. */
function DayActionsPlaceholder() {
  return <div aria-hidden="true" className={buttonClass({ size: 'sm' }, 'invisible')} />
}

type DayActionsProps = {
  day: number
  days: number
  trip: ReturnType<typeof useOpenedTrip>
  onAdd: (day: number) => void
  onBook: () => void
  onReplan: (days: number[]) => void
}

/** Actions on a whole day. */
function DayActions({ day, days, trip: { isBusy }, onAdd, onBook, onReplan }: DayActionsProps) {
  const t = useText(itineraryPageMessages)
  const rest = Array.from({ length: days - day }, (_, i) => day + i)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => onAdd(day)}>
        <Plus aria-hidden="true" />
        {t('day.add')}
      </Button>
      <Button variant="outline" size="sm" onClick={onBook}>
        <Plus aria-hidden="true" />
        {t('day.book')}
      </Button>
      <Button variant="ghost" size="sm" busy={isBusy} onClick={() => onReplan([day])}>
        <RefreshCw aria-hidden="true" />
        {t('trip.replan-day')}
      </Button>
      {rest.length > 1 ? (
        <Button variant="ghost" size="sm" busy={isBusy} onClick={() => onReplan(rest)}>
          {t('trip.replan-rest')}
        </Button>
      ) : null}
    </div>
  )
}
