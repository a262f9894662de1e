import { placesMessages } from '@tripwright/domain/destination/places'
import { itineraryPageMessages, oldestGuideDate, ownPlacesMessages } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import MapPinned from 'lucide-react/icons/map-pinned'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { PlacesMap, PlanChecks, useClock, usePrefetchMap } from '#features/destination/places/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { DayRibbon, type RibbonDay } from './day-ribbon.tsx'
import type { Drag } from './drag.state.ts'
import {
  mapLegs,
  mapStay,
  mapStops,
  mapWaitingPlaces,
  toRibbonDays,
  useDayInView,
  withPlaceNames,
} from './plan-board.state.ts'
import { PlanSource } from './plan-head.tsx'
import { makePointedStop, usePointedStop } from './pointed-stop.state.ts'
import type { StopActions, StopView } from './stop-card.tsx'
import type { StopHighlight } from './stop-row.tsx'
import { useStreetLines } from './use-street-lines.ts'

// Lazy, because it stands below the days.
const LeftOutSights = lazyPart(() => import('./left-out.tsx').then((module) => module.LeftOutSights))
// Lazy, because few days need them; they stand under the stops, so that nothing moves that is being read.
const ThinDayNote = lazyPart(() => import('./day-notes.tsx').then((module) => module.ThinDayNote))

const DayTripNote = lazyPart(() => import('./day-notes.tsx').then((module) => module.DayTripNote))
// Lazy, because few trips are by car; it stands below the days too.
const DrivingNote = lazyPart(() => import('./driving-note.tsx').then((module) => module.DrivingNote))

type BoardProps = {
  planWithFacts: PlanWithFacts
  /** Better plans may follow: their changes must not move anything. */
  isSettling?: boolean
  drag?: Drag | null
  actionsOf?: (stop: StopView, day: number, index: number) => StopActions
  /** Actions on a whole day. */
  footOf?: (day: number) => ReactNode
  /** What is said of a day above its stops. */
  topOf?: (day: number) => ReactNode
  /** Beside the proof. */
  actions?: ReactNode
}

/** A plan: the proof on top, the days as ribbons, and the map of the day that is being read beside them. */
export function PlanBoard({
  planWithFacts,
  isSettling = false,
  drag = null,
  actionsOf,
  footOf,
  topOf,
  actions,
}: BoardProps) {
  const t = useText(itineraryPageMessages)
  const days = toRibbonDays(planWithFacts)
  const drawn = useDrawnDays(days, isSettling)
  const [pointed] = useState(makePointedStop)
  const [selected, setSelected] = useState<string | null>(null)
  const [isMapOpen, setIsMapOpen] = useState(false)
  const inView = useDayInView(days.length)
  const isMobile = useLayoutVariant() === 'mobile'
  usePrefetchMap(planWithFacts.keyedFacts.facts.guides.map(({ city }) => city.id))
  const current = dayOf(selected, days) ?? days[inView]
  const asOf = oldestGuideDate(planWithFacts.keyedFacts.facts.guides) ?? ''
  const lights = { pointed, selected }

  function showOnMap(id: string | null) {
    setSelected(id)
    setIsMapOpen(id !== null)
  }
  function showInList(id: string | null) {
    setSelected(id)
    const name = id && CSS.escape(id)
    const row = name && document.querySelector(`[data-stop="${name}"], [data-own-place="${name}"]`)
    if (row) row.scrollIntoView({ block: 'center' })
  }
  const map = current ? (
    <DayMap planWithFacts={planWithFacts} lights={lights} day={current} onSelect={showInList} />
  ) : null

  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
        <PlanChecks checks={withPlaceNames(planWithFacts)} asOf={asOf} />
        {actions}
      </div>
      <DayNav days={days} current={inView} onGo={() => setSelected(null)} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(16rem,28rem)]">
        <div className="grid min-w-0 content-start gap-12">
          {drawn.map((day) => (
            <DayRibbon
              key={day.day.date}
              day={day}
              drag={drag}
              lights={{ ...lights, onSelect: showOnMap }}
              isSettling={isSettling}
              top={topOf?.(day.index)}
              note={
                <Suspense>
                  <DayTripNote planWithFacts={planWithFacts} index={day.index} />
                  <ThinDayNote planWithFacts={planWithFacts} index={day.index} />
                </Suspense>
              }
              actionsOf={actionsOf ? (stop, index) => actionsOf(stop, day.index, index) : null}
            >
              {footOf?.(day.index)}
            </DayRibbon>
          ))}
        </div>
        {isMobile ? null : (
          <aside className="max-lg:order-first mobile:hidden">
            <div className="lg:sticky lg:top-32">{map}</div>
          </aside>
        )}
      </div>
      {isSettling ? null : (
        <Suspense>
          <LeftOutSights planWithFacts={planWithFacts} />
          <DrivingNote planWithFacts={planWithFacts} />
        </Suspense>
      )}
      <PlanSource planWithFacts={planWithFacts} />
      {isMobile ? (
        <div className="sticky bottom-[calc(var(--toaster-lift)+8px)] z-10 justify-self-end">
          <Button className="lifted" onClick={() => setIsMapOpen(true)}>
            <MapPinned aria-hidden="true" />
            {t('map.show')}
          </Button>
          <Sheet
            isOpen={isMapOpen}
            onDismiss={() => setIsMapOpen(false)}
            title={current ? t('map.label', { number: current.index + 1, city: current.cityName }) : ''}
            closeLabel={t('map.close')}
          >
            {map}
          </Sheet>
        </div>
      ) : null}
    </div>
  )
}

// Going back to a plan finds the page as long as it was, so that it is where it was.
let hasDrawnPlan = false

/**
 * The days that are drawn: of the first plan of a visit those down to the day that is asked for, the others when the page has
 * time for them.
 */
function useDrawnDays(days: RibbonDay[], isSettling: boolean): RibbonDay[] {
  const [first] = useState(() => firstDrawn(location.hash, days.length))
  const count = useDeferredValue(days.length, isSettling || hasDrawnPlan ? days.length : first)
  useEffect(() => {
    hasDrawnPlan = true
  }, [])
  return days.slice(0, Math.max(count, 1))
}

/** The number of days down to what the address names; what stands below the days needs all of them. */
function firstDrawn(hash: string, days: number): number {
  if (hash === '') return 1
  return Number(/^#day-(\d+)$/.exec(hash)?.[1] ?? days)
}

const dayOf = (id: string | null, days: RibbonDay[]) =>
  id === null ? undefined : days.find(({ stops }) => stops.some((stop) => stop.id === id))

/** Links to the days; a day with a broken rule is marked. */
function DayNav({ days, current, onGo }: { days: RibbonDay[]; current: number; onGo: () => void }) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  return (
    <nav
      aria-label={t('day.nav')}
      className="sticky top-0 z-10 -mx-4 overflow-x-auto bg-paper px-4 py-2 desktop:top-16"
    >
      <ul className="flex gap-1">
        {days.map(({ index, day, isBroken }) => (
          <li key={day.date}>
            <a
              href={`#day-${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={onGo}
              className={clsx(
                'grid min-h-11 min-w-14 content-center justify-items-center rounded-md border px-3 text-sm leading-tight hover:border-rule aria-[current]:border-brand aria-[current]:bg-wash aria-[current]:font-semibold',
                isBroken ? 'border-signal text-signal' : 'border-transparent',
              )}
            >
              <span className="flex items-center gap-1 whitespace-nowrap">
                {isBroken ? <TriangleAlert className="size-3.5" aria-label={t('day.broken')} /> : null}
                {t('day.heading', { number: index + 1 })}
              </span>
              <span className="whitespace-nowrap text-muted text-xs">
                {formats.date(new Date(day.date), { weekday: 'short', day: 'numeric', timeZone: 'UTC' })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const FULL_SIZE = 'h-80 lg:h-[min(44rem,calc(100dvh-10rem))] mobile:h-[68dvh]'

type DayMapProps = {
  planWithFacts: PlanWithFacts
  day: RibbonDay
  lights: Omit<StopHighlight, 'onSelect'>
  onSelect: (id: string | null) => void
  className?: string
}

/** The stops and ways of one day on a map. */
export function DayMap({ planWithFacts, day, lights, onSelect, className = FULL_SIZE }: DayMapProps) {
  const { view, keyedFacts } = planWithFacts
  const t = useText(itineraryPageMessages)
  const ofOwn = useText(ownPlacesMessages)
  const ofPlaces = useText(placesMessages)
  const clock = useClock()
  const hovered = usePointedStop(lights.pointed)
  const legs = useStreetLines(mapLegs(day), view.request.needs.stepFree)
  return (
    <PlacesMap
      label={t('map.label', { number: day.index + 1, city: day.cityName })}
      guide={keyedFacts.facts.guides.find(({ city }) => city.id === day.day.cityId)}
      stops={[...mapStops(day, clock), ...mapWaitingPlaces(planWithFacts, day, ofOwn('row.unplanned'))]}
      stay={mapStay(day, ofPlaces('stay.middle', { city: day.cityName }))}
      legs={legs}
      hoveredId={hovered}
      onHover={lights.pointed.point}
      selectedId={lights.selected}
      onSelect={onSelect}
      className={className}
    />
  )
}
