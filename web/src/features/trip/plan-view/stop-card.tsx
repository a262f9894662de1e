import { parseClock } from '@tripwright/domain/base/dates'
import { type PointOfInterest, placesMessages } from '@tripwright/domain/destination/places'
import type { SaveInput } from '@tripwright/domain/sharing/saved'
import {
  itineraryPageMessages,
  type Reason,
  type Stop,
  type TimeSpan,
} from '@tripwright/domain/trip/itinerary'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import Ticket from 'lucide-react/icons/ticket'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Utensils from 'lucide-react/icons/utensils'
import { type ComponentProps, Suspense } from 'react'
import { loadPlacePicture, type PictureSubject } from '#features/destination/gathered-guides/index.ts'
import { OpeningHoursBand, useDuration, VisitReasons } from '#features/destination/places/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { MapsDisclosure } from './maps-disclosure.tsx'

const SaveButton = lazyPart(() =>
  import('#features/sharing/saved/index.ts').then(({ SaveButton }) => SaveButton),
)

export const PlacePicture = lazyPart(loadPlacePicture)

/** A stop with all its facts. */
export type StopView = {
  id: string
  stop: Stop
  number: number
  place: PointOfInterest | null
  rain: PointOfInterest | null
  /** The saved item of its heart; null where it is no place of a guide. */
  toSave: SaveInput | null
  /** The sight whose picture its card has; null for meals, and for the one that the day shows. */
  picture: PictureSubject | null
  spans: TimeSpan[]
  reasons: Reason[]
  frame: TimeSpan
  /** Violations that the checker found. */
  broken: string[]
}
/** Actions on it; none while a plan is in progress. */
export type StopActions = {
  items: MenuItem[]
  grip: ComponentProps<'button'>
  onStep: (by: 1 | -1) => void
  onRain: (() => void) | null
}

/** The title of a stop; a meal without a place says where it is taken. */
export function useStopName(): (stop: Stop) => string {
  const t = useText(itineraryPageMessages)
  return ({ kind, poiId, meal = 'lunch', name }) =>
    kind === 'meal' && poiId === null ? t('stop.meal.anywhere', { meal: t(`stop.meal.${meal}`), name }) : name
}

/** A stop on the ribbon of its day: title, hours and reasons. */
export function StopCard({ stopView, actions }: { stopView: StopView; actions: StopActions | null }) {
  const t = useText(itineraryPageMessages)
  const { stop, number, place, rain, toSave, picture, reasons, spans, frame, broken } = stopView
  const name = useStopName()(stop)
  const visit = { open: parseClock(stop.start) ?? 0, close: parseClock(stop.end) ?? 0 }
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2 pb-3">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 pt-1">
          <h3 className="wrap-anywhere text-lg">
            <span className="sr-only">{t('stop.number', { number })}: </span>
            <bdi>{name}</bdi>
          </h3>
          <StopFacts stopView={stopView} />
        </div>
        {/* Reserves its space, so that nothing moves when it loads. */}
        {toSave ? (
          <div className="size-11">
            <Suspense>
              <SaveButton item={toSave} />
            </Suspense>
          </div>
        ) : null}
        {/* The same width before the actions load, so that a name breaks at the same place. */}
        <div className="-me-2 size-11">
          {actions ? (
            <Menu
              button={<Ellipsis aria-hidden="true" />}
              buttonLabel={t('stop.actions', { name })}
              buttonClassName={buttonClass({ variant: 'ghost', size: 'icon' })}
              items={actions.items}
            />
          ) : null}
        </div>
      </div>
      {broken.map((detail) => (
        <p key={detail} className="flex gap-2 border-signal border-s-4 bg-signal-wash p-2 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-signal" />
          <span lang="en" dir="auto">
            {detail}
          </span>
        </p>
      ))}
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-2">
          {place ? (
            <OpeningHoursBand
              spans={spans}
              frame={frame}
              visit={visit}
              lastEntryMinutes={place.lastEntryMinutes}
            />
          ) : null}
          <VisitReasons
            name={name}
            reasons={reasons}
            place={place}
            rain={rain}
            onRain={actions?.onRain ?? null}
          />
        </div>
        {/* Beside the hours, so that a plan with pictures is hardly longer than one without; a phone has no room there. */}
        {picture ? (
          <div className="relative hidden h-24 w-36 shrink-0 sm:block">
            <Suspense>
              <PlacePicture subject={picture} sizes="9rem" />
            </Suspense>
          </div>
        ) : null}
      </div>
      <MapsDisclosure name={name} lat={stop.lat} lon={stop.lon} />
    </div>
  )
}

/** Its kind, duration, cost, and notes before a visit. */
function StopFacts({ stopView: { stop, place } }: { stopView: StopView }) {
  const t = useText(itineraryPageMessages)
  const ofPlaces = useText(placesMessages)
  const formats = useFormats()
  const duration = useDuration()
  const length = (parseClock(stop.end) ?? 0) - (parseClock(stop.start) ?? 0)
  const sum = formats.money(stop.cost.amount, stop.cost.currency)
  // A meal without a restaurant counts at the usual price, shown as an estimate.
  const guess = stop.cost.amount === 0 ? ofPlaces('price-unknown') : ofPlaces('price-usual', { sum })
  const cost = stop.cost.amount === 0 ? ofPlaces('free') : sum
  return (
    <p className="tabular wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      {stop.meal ? (
        <span className="inline-flex items-center gap-1">
          <Utensils aria-hidden="true" className="size-3.5" />
          {t(`stop.meal.${stop.meal}`)}
        </span>
      ) : place ? (
        <span>{t(`category.${place.category}`)}</span>
      ) : null}
      <span>{duration(length)}</span>
      <span>{stop.costKnown ? cost : guess}</span>
      {stop.kind === 'booking' ? (
        <Badge tone="brand">
          <Ticket aria-hidden="true" />
          {t('stop.booking')}
        </Badge>
      ) : null}
      {stop.isLocked ? (
        <Badge tone="brand">
          <Lock aria-hidden="true" />
          {t('stop.locked')}
        </Badge>
      ) : null}
      {place?.hoursAssumed && place.confidence === 'low' ? (
        <Badge tone="signal">{ofPlaces('hours.assumed')}</Badge>
      ) : null}
      {place?.booking === 'needed' ? <Badge tone="signal">{ofPlaces('booking.badge')}</Badge> : null}
    </p>
  )
}
