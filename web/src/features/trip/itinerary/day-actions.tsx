import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import Plus from 'lucide-react/icons/plus'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ComponentProps } from 'react'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'

type DayFootProps = ComponentProps<typeof DayActions> & { isSettling: boolean }

/** Actions on a whole day, or their room while better plans may follow; none for who may only read. */
export function DayFoot({ isSettling, ...actions }: DayFootProps) {
  if (!useMayEdit()) return null
  return isSettling ? <DayActionsPlaceholder /> : <DayActions {...actions} />
}

/** The height of a day's bookings where there are none: its button. */
export function DayBookingsPlaceholder() {
  return <div aria-hidden="true" className={buttonClass({ size: 'sm' }, 'invisible')} />
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
  onReplan: (days: number[]) => void
}

/** Actions on a whole day. */
function DayActions({ day, days, trip: { isBusy }, onAdd, onReplan }: DayActionsProps) {
  const t = useText(itineraryPageMessages)
  const rest = Array.from({ length: days - day }, (_, i) => day + i)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" onClick={() => onAdd(day)}>
        <Plus aria-hidden="true" />
        {t('day.add')}
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
