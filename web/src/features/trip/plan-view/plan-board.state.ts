import { parseClock } from '@tripwright/domain/base/dates'
import { isEatery, type PointOfInterest } from '@tripwright/domain/destination/places'
import { placeToSave } from '@tripwright/domain/sharing/saved'
import { type Check, isOwnPlaceId, type Stop } from '@tripwright/domain/trip/itinerary'
import { withReadersClock } from '@tripwright/domain/trip/plan-view'
import { useEffect, useState } from 'react'
import type { PictureSubject } from '#features/destination/gathered-guides/index.ts'
import type { MapStay, MapStop } from '#features/map/basemap/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { formats } from '#platform/text/use-formats.ts'
import type { DayEnd, RibbonDay } from './day-ribbon.tsx'
import type { StopView } from './stop-card.tsx'
import type { PlannedLeg } from './use-street-lines.ts'

const A_WHOLE_DAY = { open: 540, close: 1260 }

/** The checks with the ids of places replaced by their names, and times by the reader's clock. */
export function withPlaceNames({ view, keyedFacts }: PlanWithFacts): Check[] {
  const names = new Map(
    keyedFacts.facts.guides.flatMap(({ pointsOfInterest }) =>
      pointsOfInterest.map(({ id, name }) => [id, name]),
    ),
  )
  const clock = (minutes: number) =>
    formats().date(minutes * 60_000, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const say = (detail: string) =>
    withReadersClock(detail, clock).replace(/[a-z0-9]+(?:-[a-z0-9]+)+/g, (id) => names.get(id) ?? id)
  return view.checks.map((check) => ({
    ...check,
    detail: say(check.detail),
    parts: check.parts.map((part) => ({ ...part, detail: say(part.detail) })),
  }))
}

/** The days with all texts of their stops; stops are numbered within their day. */
export function toRibbonDays({ view, keyedFacts }: PlanWithFacts): RibbonDay[] {
  const { guides } = keyedFacts.facts
  const broken = withPlaceNames({ view, keyedFacts }).flatMap(({ parts }) => parts)
  const nameOf = (cityId: string) => guides.find(({ city }) => city.id === cityId)?.city.name ?? cityId
  return view.plan.days.map((day, index): RibbonDay => {
    const guide = guides.find(({ city }) => city.id === day.cityId)
    const ends = view.ends[index]
    const toEnd = (end: NonNullable<typeof ends>['from'] | undefined): DayEnd => {
      const { name, lat, lon } = end ?? { name: '', lat: guide?.city.lat ?? 0, lon: guide?.city.lon ?? 0 }
      const isMiddle = lat === guide?.city.lat && lon === guide?.city.lon
      return { lat, lon, name: isMiddle ? null : name }
    }
    const placeOf = (id: string | null | undefined) =>
      guide?.pointsOfInterest.find((place) => place.id === id) ?? null
    const toSave = (id: string | null | undefined) => {
      const place = placeOf(id)
      return guide && place && !isOwnPlaceId(place.id)
        ? placeToSave(place, guide.city, isEatery(place))
        : null
    }
    const isSight = ({ kind, poiId }: Stop) => kind === 'visit' && toSave(poiId) !== null
    const sights = day.stops.filter(isSight).flatMap(({ poiId }) => placeOf(poiId) ?? [])
    const [top] = sights.toSorted((a, b) => fameOf(b) - fameOf(a))
    const toPicture = (id: string | null | undefined): PictureSubject | null => {
      const place = placeOf(id)
      return place && { cityId: day.cityId, placeId: place.id, lat: place.lat, lon: place.lon }
    }
    return {
      index,
      day,
      cityName: nameOf(day.cityId),
      fromName: nameOf(day.transfer?.fromCityId ?? ''),
      from: toEnd(ends?.from),
      to: toEnd(ends?.to),
      isBroken: broken.some((part) => part.day === index),
      cost: { amount: view.dayCosts[index] ?? 0, currency: view.plan.total.currency },
      picture: toPicture(top?.id),
      stops: day.stops.map(
        (stop, j): StopView => ({
          stop,
          id: view.ids[index]?.[j] ?? '',
          number: j + 1,
          place: placeOf(stop.poiId),
          rain: placeOf(stop.rainPoiId),
          toSave: toSave(stop.poiId),
          picture: isSight(stop) && stop.poiId !== top?.id ? toPicture(stop.poiId) : null,
          spans: view.spans[index]?.[j] ?? [],
          reasons: view.reasons[index]?.[j] ?? [],
          frame: view.frames[index] ?? A_WHOLE_DAY,
          broken: broken.filter((part) => part.day === index && part.stop === j).map(({ detail }) => detail),
        }),
      ),
    }
  })
}

function fameOf({ fame, renown }: PointOfInterest): number {
  return fame ?? renown / 10
}

/** The stops of a day as its map shows them, with where it begins or ends away from the bed. */
export function mapStops(
  { stops, from, to, index }: RibbonDay,
  clock: (minutes: number) => string,
): MapStop[] {
  const own = stops.map(
    ({ id, number, stop }): MapStop => ({
      id,
      number,
      name: stop.name,
      lat: stop.lat,
      lon: stop.lon,
      detail: clock(parseClock(stop.start) ?? 0),
      look: stop.kind === 'meal' ? 'quiet' : 'visit',
    }),
  )
  // The end of the day is drawn as its bed.
  const isElsewhere = from.lat !== to.lat || from.lon !== to.lon
  const start = { id: `from-${index}`, number: 0, lat: from.lat, lon: from.lon, look: 'quiet' as const }
  return isElsewhere && from.name && own.length > 0 ? [{ ...start, name: from.name }, ...own] : own
}

/** The places that the person added in the city of a day and that are in no day yet; `detail` says so. */
export function mapWaitingPlaces(
  { view, keyedFacts }: PlanWithFacts,
  { day }: RibbonDay,
  detail: string,
): MapStop[] {
  const planned = new Set(view.plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  const guide = keyedFacts.facts.guides.find(({ city }) => city.id === day.cityId)
  const waiting = guide?.pointsOfInterest.filter(({ id }) => isOwnPlaceId(id) && !planned.has(id)) ?? []
  return waiting.map(({ id, name, lat, lon }) => ({ id, number: 0, name, lat, lon, detail, look: 'waiting' }))
}

/** Where a day ends, as its map shows it: by its name, or as the middle of the city. */
export function mapStay({ day, to }: RibbonDay, middle: string): MapStay | null {
  return day.stops.length > 0 ? { lat: to.lat, lon: to.lon, name: to.name ?? middle } : null
}

/** The ways of a day as its map shows them, from where it begins to where it ends. */
export function mapLegs({ day, index, from: first, to: last }: RibbonDay): PlannedLeg[] {
  const leftAt = (i: number) => day.stops[i]?.to ?? day.stops[i] ?? first
  const reachedAt = (i: number) => day.stops[i] ?? last
  return day.legs.flatMap(({ from, to, mode, basis }): PlannedLeg[] => {
    if (mode === 'train' || mode === 'flight') return []
    const path = [leftAt(from), reachedAt(to)].map(({ lat, lon }) => ({ lat, lon }))
    return [{ id: `${index} ${from} ${to}`, mode, path, isOnStreets: basis === 'streets' }]
  })
}

/** The day being read: the last whose top is above the middle of the window. */
export function useDayInView(count: number): number {
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
