import { clsx } from 'clsx'
import type { MapStop } from '#features/map/basemap/index.ts'
import { PlaceActions } from './place-actions.tsx'
import type { PackWalking } from './use-pack-walk.state.ts'

type TripStopRowProps = {
  stop: MapStop
  walking: PackWalking
  hasStreets: boolean
  isSelected: boolean
  onSelect: () => void
  onHover: (isHovered: boolean) => void
}

/** A stop of one's trip: its number on the map, and the way there. */
export function TripStopRow({ stop, walking, hasStreets, isSelected, onSelect, onHover }: TripStopRowProps) {
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 border-hairline border-b',
        isSelected && 'bg-wash',
      )}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <button
        type="button"
        className="flex min-h-11 min-w-48 flex-1 items-baseline gap-3 py-2 text-start"
        aria-pressed={isSelected}
        onClick={onSelect}
      >
        <span className="tabular w-6 font-display font-semibold text-brand-strong">{stop.number}</span>
        <bdi className="font-semibold">{stop.name}</bdi>
      </button>
      <PlaceActions end={stop} walking={walking} hasStreets={hasStreets} />
    </li>
  )
}
