import { parseClock } from '@tripwright/domain/base/dates'
import { itineraryPageMessages, type Stop } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Lock from 'lucide-react/icons/lock'
import type { KeyboardEvent } from 'react'
import { TIMELINE_ROW_CLASS, timelineHeight, useClock } from '#features/destination/places/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { buttonClass } from '#ui/button.tsx'
import type { Drag } from './drag.state.ts'
import { type PointedStop, usePointedStop } from './pointed-stop.state.ts'
import { type StopActions, StopCard, type StopView, useStopName } from './stop-card.tsx'

/** The stop that is pointed at and the selected one, in the list or on the map. */
export type StopHighlight = {
  pointed: PointedStop
  selected: string | null
  onSelect: (id: string | null) => void
}
export const minutesAt = (time: string) => parseClock(time) ?? 0

type StopRowProps = {
  stopView: StopView
  lights: StopHighlight
  drag: Drag | null
  actions: StopActions | null
}

/** A stop in the ribbon: its hours, its mark and its card. */
export function StopRow({ stopView, lights, drag, actions }: StopRowProps) {
  const { stop, id } = stopView
  const isDragged = drag?.id === id
  const isPointed = usePointedStop(lights.pointed, (one) => one === id) !== null
  const isLit = isPointed || lights.selected === id
  const length = minutesAt(stop.end) - minutesAt(stop.start)
  return (
    <li
      data-stop={id}
      className={clsx(
        TIMELINE_ROW_CLASS,
        'rounded-md transition-[background-color,opacity] starting:opacity-0',
        isLit && !isDragged && 'bg-wash/60',
        isDragged && 'relative z-10 bg-sheet opacity-90 lifted',
      )}
      style={{
        minHeight: timelineHeight(length),
        ...(isDragged && { transform: `translateY(${drag.y - drag.startY}px)` }),
      }}
      onPointerEnter={() => lights.pointed.point(id)}
      onPointerLeave={() => lights.pointed.point(null)}
      onFocus={() => lights.pointed.point(id)}
      onBlur={() => lights.pointed.point(null)}
    >
      <StopTimes stop={stop} actions={actions} />
      <StopMark stopView={stopView} lights={lights} isPointed={isPointed} />
      <StopCard stopView={stopView} actions={actions} />
    </li>
  )
}

/** The stop's hours, by which it is dragged to another time. */
function StopTimes({ stop, actions }: { stop: Stop; actions: StopActions | null }) {
  const t = useText(itineraryPageMessages)
  const clock = useClock()
  const name = useStopName()(stop)
  function stepByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    actions?.onStep(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <div className="grid content-start justify-items-end pt-1.5">
      <time className="tabular whitespace-nowrap font-display font-semibold text-sm leading-tight">
        {clock(minutesAt(stop.start))}
      </time>
      <time className="tabular whitespace-nowrap text-muted text-xs leading-tight">
        {clock(minutesAt(stop.end))}
      </time>
      {actions ? (
        <button
          type="button"
          {...actions.grip}
          className={buttonClass(
            { variant: 'ghost', size: 'icon' },
            '-me-2.5 cursor-grab touch-none text-muted active:cursor-grabbing',
          )}
          aria-label={t('stop.grip', { name })}
          onKeyDown={stepByKey}
        >
          <GripVertical aria-hidden="true" />
        </button>
      ) : (
        <i className="size-11" />
      )}
    </div>
  )
}

/** The stop's number on the map, a button that shows the stop there; and its part of the ribbon. */
function StopMark({
  stopView: { stop, number, id },
  lights,
  isPointed,
}: {
  stopView: StopView
  lights: StopHighlight
  isPointed: boolean
}) {
  const t = useText(itineraryPageMessages)
  const name = useStopName()(stop)
  const isMeal = stop.kind === 'meal'
  const isSelected = lights.selected === id
  return (
    <div className="grid grid-rows-[auto_1fr] justify-items-center">
      <button
        type="button"
        aria-label={t('stop.show', { number, name })}
        aria-pressed={isSelected}
        onClick={() => lights.onSelect(isSelected ? null : id)}
        className={clsx(
          // The touch target is larger than the visible mark.
          'relative grid size-7 place-items-center rounded-full border-2 border-brand font-display font-semibold text-sm before:absolute before:-inset-2',
          isMeal ? 'bg-sheet text-brand-strong' : 'bg-brand text-on-brand',
          (isSelected || isPointed) && 'outline-2 outline-ink outline-offset-2',
        )}
      >
        {stop.isLocked ? <Lock aria-hidden="true" className="size-3.5" /> : number}
      </button>
      <i aria-hidden="true" className={clsx('w-2', isMeal ? 'border-brand border-x' : 'bg-brand')} />
    </div>
  )
}
