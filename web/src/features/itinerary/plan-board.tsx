import { itineraryPageMessages } from '@tripwright/domain/itinerary'
import type { Guide } from '@tripwright/domain/places'
import MapIcon from 'lucide-react/icons/map'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ProofLine } from '#features/planner/index.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import type { MapLeg, MapStop } from '#platform/map/travel-map.types.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DayRibbon, type RibbonDay } from './day-ribbon.tsx'
import type { Drag } from './drag.state.ts'
import { PlanSource, useClock } from './plan-head.tsx'
import type { Shown } from './planning.state.ts'
import type { ShownStop, StopActions } from './stop-card.tsx'

const TravelMap = lazy(() =>
  import('#platform/map/travel-map.tsx').then(({ TravelMap }) => ({ default: TravelMap })),
)

type BoardProps = {
  shown: Shown
  drag?: Drag | null
  actionsOf?: (stop: ShownStop, day: number, index: number) => StopActions
  /** What can be done with a whole day. */
  footOf?: (day: number) => ReactNode
}

/** A plan: the proof on top, the days as ribbons, and the map of the day that is being read beside them. */
export function PlanBoard({ shown, drag = null, actionsOf, footOf }: BoardProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const days = ribbonDays(shown)
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const [isMapOpen, setIsMapOpen] = useState(false)
  const active = useDayInView(days.length)
  const isMobile = useLayoutVariant() === 'mobile'
  const current = days[active] ?? days[0]
  const asOf = shown.named.facts.guides.map((guide) => guide.asOf).sort()[0] ?? ''
  const map = current ? (
    <DayMap shown={shown} day={current} highlighted={highlighted} onHighlight={setHighlighted} />
  ) : null

  return (
    <div className="grid gap-5">
      <ProofLine checks={shown.view.checks} asOf={asOf} />
      <nav
        aria-label={t('day.nav')}
        className="sticky top-0 z-10 -mx-4 overflow-x-auto bg-paper px-4 py-1 desktop:top-16"
      >
        <ul className="flex gap-1">
          {days.map(({ index, day }) => (
            <li key={day.date}>
              <a
                href={`#day-${index + 1}`}
                aria-current={index === active ? 'true' : undefined}
                className="grid min-h-11 min-w-14 content-center justify-items-center rounded-md border border-transparent px-3 text-sm leading-tight hover:border-rule aria-[current]:border-brand aria-[current]:bg-wash aria-[current]:font-semibold"
              >
                <span className="whitespace-nowrap">{t('day.heading', { number: index + 1 })}</span>
                <span className="whitespace-nowrap text-muted text-xs">
                  {formats.date(new Date(day.date), { weekday: 'short', day: 'numeric', timeZone: 'UTC' })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-8 desktop:grid-cols-[minmax(0,1fr)_minmax(16rem,26rem)]">
        <div className="grid min-w-0 content-start gap-10">
          {days.map((day) => (
            <DayRibbon
              key={day.day.date}
              {...{ day, drag, highlighted }}
              onHighlight={setHighlighted}
              actionsOf={actionsOf ? (stop, index) => actionsOf(stop, day.index, index) : null}
            >
              {footOf?.(day.index)}
            </DayRibbon>
          ))}
        </div>
        {isMobile ? null : (
          <aside className="mobile:hidden">
            <div className="sticky top-32">{map}</div>
          </aside>
        )}
      </div>
      <PlanSource shown={shown} />
      {isMobile ? (
        <div className="sticky bottom-[calc(var(--tab-bar-height)+8px)] z-10 justify-self-end">
          <Button className="shadow-lifted" onClick={() => setIsMapOpen(true)}>
            <MapIcon aria-hidden="true" />
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

type DayMapProps = {
  shown: Shown
  day: RibbonDay
  highlighted: string | null
  onHighlight: (id: string | null) => void
}

function DayMap({ shown: { view, named }, day: shown, highlighted, onHighlight }: DayMapProps) {
  const t = useText(itineraryPageMessages)
  const clock = useClock()
  const { day, stops, index, cityName } = shown
  const guide = named.facts.guides.find(({ city }) => city.id === day.cityId)
  const stay = view.request.cities.find(({ id }) => id === day.cityId)?.stay
  const at = (i: number) => day.stops[i] ?? stay
  const marks = stops.map(
    ({ id, number, stop, frame: _ }): MapStop => ({
      ...{ id, number, name: stop.name, lat: stop.lat, lon: stop.lon },
      detail: clock(minutesAt(stop.start)),
      look: stop.kind === 'meal' ? 'quiet' : 'visit',
    }),
  )
  const legs = day.legs.flatMap(({ from, to, mode }): MapLeg[] => {
    const [a, b] = [at(from), at(to)]
    if (!a || !b || mode === 'train' || mode === 'flight') return []
    return [{ id: `${index} ${from} ${to}`, mode, path: [a, b].map(({ lat, lon }) => ({ lat, lon })) }]
  })
  return (
    <Suspense fallback={<Skeleton className="h-[min(36rem,70dvh)]" />}>
      <TravelMap
        key={day.date}
        label={t('map.label', { number: index + 1, city: cityName })}
        stops={marks}
        legs={legs}
        lines={guide?.barriers ?? []}
        {...(guide && { centre: guide.city })}
        hoveredId={highlighted}
        onHover={onHighlight}
        selectedId={null}
        onSelect={(id) => {
          onHighlight(id)
          if (id)
            document.querySelector(`[data-stop="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' })
        }}
        className="h-[min(36rem,70dvh)]"
      />
    </Suspense>
  )
}

const minutesAt = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The day that is being read: the last whose top is above the middle of the window. */
function useDayInView(count: number): number {
  const [active, setActive] = useState(0)
  useEffect(() => {
    const look = () => {
      const tops = [...document.querySelectorAll('[data-day]')].map((day) => day.getBoundingClientRect().top)
      setActive(
        Math.max(
          0,
          tops.findLastIndex((top) => top < innerHeight / 2),
        ),
      )
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return Math.min(active, Math.max(0, count - 1))
}

/** The days with everything that is said of their stops; a stop counts within its day. */
function ribbonDays({ view, named }: Shown): RibbonDay[] {
  const parts = view.checks.flatMap(({ parts: broken }) => broken)
  return view.plan.days.map((day, index) => {
    const guide = named.facts.guides.find(({ city }) => city.id === day.cityId)
    const stay = view.request.cities.find(({ id }) => id === day.cityId)?.stay
    return {
      ...{
        index,
        day: withCityNames(day, named.facts.guides),
        cityName: guide?.city.name ?? day.cityId,
        stayName: stay?.name ?? '',
      },
      cost: { amount: view.dayCosts[index] ?? 0, currency: view.plan.total.currency },
      stops: day.stops.map(
        (stop, j): ShownStop => ({
          ...{ stop, id: view.ids[index]?.[j] ?? '', number: j + 1 },
          place: guide?.pointsOfInterest.find(({ id }) => id === stop.poiId) ?? null,
          rain: guide?.pointsOfInterest.find(({ id }) => id === stop.rainPoiId) ?? null,
          spans: view.spans[index]?.[j] ?? [],
          reasons: view.reasons[index]?.[j] ?? [],
          frame: view.frames[index] ?? { open: 540, close: 1260 },
          broken: parts.filter((part) => part.day === index && part.stop === j).map(({ detail }) => detail),
        }),
      ),
    }
  })
}

/** A transfer names cities as people do. */
function withCityNames(day: RibbonDay['day'], guides: readonly Guide[]): RibbonDay['day'] {
  if (!day.transfer) return day
  const name = (id: string) => guides.find(({ city }) => city.id === id)?.city.name ?? id
  return { ...day, transfer: { ...day.transfer, fromCityId: name(day.transfer.fromCityId) } }
}
