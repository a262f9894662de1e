import { parseClock } from '@tripwright/domain/base/dates'
import type { Money } from '@tripwright/domain/base/money'
import { placesMessages } from '@tripwright/domain/destination/places'
import type { Leg, Transfer } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import Bed from 'lucide-react/icons/bed'
import Bus from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import Taxi from 'lucide-react/icons/car-taxi-front'
import Footprints from 'lucide-react/icons/footprints'
import Plane from 'lucide-react/icons/plane'
import Train from 'lucide-react/icons/train-front'
import { useMeasures } from '#features/account/preferences/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useClock, useDuration } from './time-text.state.ts'

/** The three columns of a ribbon: the time, the line and the text. */
export const TIMELINE_ROW_CLASS = 'grid grid-cols-[4.25rem_1.75rem_minmax(0,1fr)] gap-x-2'

// Height per minute: a long way looks long, and its text still fits.
const PX_PER_MINUTE = 0.8
const MIN_PX = 28
const MAX_PX = 190
const MIN_SHOWN_WAIT_MINUTES = 5

/** The height of so many minutes on a ribbon, in pixels. */
export function timelineHeight(minutes: number, least = 0): number {
  return Math.min(MAX_PX, least + minutes * PX_PER_MINUTE)
}

const MODES = {
  walk: { icon: Footprints, line: 'border-dotted' },
  transit: { icon: Bus, line: 'border-solid' },
  taxi: { icon: Taxi, line: 'border-dashed' },
  drive: { icon: Car, line: 'border-double' },
} as const

/** The way between two stops, its height by duration, with the spare minutes at its end. */
export function LegRow({ leg, wait }: { leg: Leg; wait: number }) {
  const t = useText(placesMessages)
  const duration = useDuration()
  const mode = leg.mode === 'train' || leg.mode === 'flight' ? 'transit' : leg.mode
  const { line } = MODES[mode]
  if (leg.minutes === 0 && wait < MIN_SHOWN_WAIT_MINUTES) return null
  return (
    <li
      className={`${TIMELINE_ROW_CLASS} text-muted text-sm`}
      style={{ minHeight: timelineHeight(leg.minutes + wait, MIN_PX) }}
    >
      <i />
      <span aria-hidden="true" className="grid justify-items-center">
        <i className={clsx('h-full w-0 border-brand border-s-3', line)} />
      </span>
      <div className="grid content-center py-1">
        {leg.minutes > 0 ? <WayText way={{ ...leg, mode }} /> : null}
        {wait >= MIN_SHOWN_WAIT_MINUTES ? (
          <p className="tabular">
            <span className="border-rule border-s-4 ps-2">{t('way.wait', { time: duration(wait) })}</span>
          </p>
        ) : null}
      </div>
    </li>
  )
}

type WayTextProps = {
  way: Pick<Leg, 'minutes' | 'metres' | 'basis'> & {
    mode: keyof typeof MODES
    car?: Leg['car']
    cost: Money | null
  }
}

/** How one goes, how long and how far it is, and what is paid. */
export function WayText({ way: { mode, minutes, metres, basis, car, cost } }: WayTextProps) {
  const t = useText(placesMessages)
  const formats = useFormats()
  const { way } = useMeasures()
  const { icon: Icon } = MODES[mode]
  const isPaid = cost !== null && cost.amount > 0
  return (
    <p className="tabular flex flex-wrap items-center gap-x-2">
      <Icon aria-hidden="true" className="size-4" />
      <span>{t('way.text', { mode: t(`way.${mode}`), minutes })}</span>
      <span>{way(metres)}</span>
      {basis === 'streets' ? <span>{t('way.streets')}</span> : null}
      {car ? <DrivenLeg car={car} /> : null}
      {mode === 'walk' && isPaid ? <span>{t('way.ferry')}</span> : null}
      {isPaid ? <span>{formats.money(cost.amount, cost.currency)}</span> : null}
    </p>
  )
}

/** What of a way by car is at the wheel, and that it is an estimate. */
function DrivenLeg({ car: { toCar, driving, parking } }: { car: NonNullable<Leg['car']> }) {
  const t = useText(placesMessages)
  const duration = useDuration()
  return (
    <>
      <span>{t('way.estimate')}</span>
      <span className="basis-full">
        {t('way.drive.parts', { driving: duration(driving), around: duration(toCar + parking) })}
      </span>
    </>
  )
}

/** Start or end of a day, with the time. */
export function VisitRow({ minutes, text }: { minutes: number; text: string }) {
  const clock = useClock()
  return (
    <li className={`${TIMELINE_ROW_CLASS} items-center text-muted text-sm`}>
      <time className="tabular whitespace-nowrap text-end text-xs">{clock(minutes)}</time>
      <Bed aria-hidden="true" className="size-5 justify-self-center" />
      <bdi className="wrap-anywhere">{text}</bdi>
    </li>
  )
}

const TRANSFER_ICONS = { train: Train, flight: Plane, drive: Car } as const

/** The journey from the previous city, on its day. */
export function TransferRow({ transfer, from, to }: { transfer: Transfer; from: string; to: string }) {
  const t = useText(placesMessages)
  const clock = useClock()
  const duration = useDuration()
  const { distance } = useMeasures()
  const Icon = TRANSFER_ICONS[transfer.mode]
  const isDriven = transfer.mode === 'drive'
  return (
    <p className="flex items-center gap-3 border border-rule border-dashed bg-sheet p-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span>
        <strong>
          {t(`transfer.${transfer.mode}`, {
            from,
            to,
            duration: duration(transfer.minutes),
            distance: distance(transfer.metres / 1000),
          })}
        </strong>
        <br />
        <span className="tabular text-muted text-sm">
          {t(isDriven ? 'transfer.times.drive' : 'transfer.times', {
            depart: clock(parseClock(transfer.depart) ?? 0),
            arrive: clock(parseClock(transfer.arrive) ?? 0),
          })}
        </span>
      </span>
    </p>
  )
}
