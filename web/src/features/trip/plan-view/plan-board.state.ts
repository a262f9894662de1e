import { parseClock } from '@tripwright/domain/base/dates'
import { isEatery } from '@tripwright/domain/destination/places'
import { placeToSave } from '@tripwright/domain/sharing/saved'
import type { Check } from '@tripwright/domain/trip/itinerary'
import { useEffect, useState } from 'react'
import type { MapLeg, MapStay, MapStop } from '#features/map/basemap/index.ts'
import type { PlanView, PlanWithFacts } from '#features/trip/planner/index.ts'
import type { RibbonDay } from './day-ribbon.tsx'
import type { StopView } from './stop-card.tsx'

const A_WHOLE_DAY = { open: 540, close: 1260 }

/** The checks with the ids of places replaced by their names. */
export function withPlaceNames({ view, keyedFacts }: PlanWithFacts): Check[] {
  const names = new Map(
    keyedFacts.facts.guides.flatMap(({ pointsOfInterest }) =>
      pointsOfInterest.map(({ id, name }) => [id, name]),
    ),
  )
  const say = (detail: string) => detail.replace(/[a-z0-9]+(?:-[a-z0-9]+)+/g, (id) => names.get(id) ?? id)
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
    const stay = view.request.cities.find(({ id }) => id === day.cityId)?.stay
    const isMiddle = stay?.lat === guide?.city.lat && stay?.lon === guide?.city.lon
    const placeOf = (id: string | null | undefined) =>
      guide?.pointsOfInterest.find((place) => place.id === id) ?? null
    const toSave = (id: string | null | undefined) => {
      const place = placeOf(id)
      return guide && place ? placeToSave(place, guide.city, isEatery(place)) : null
    }
    return {
      index,
      day,
      cityName: nameOf(day.cityId),
      fromName: nameOf(day.transfer?.fromCityId ?? ''),
      stayName: isMiddle ? null : (stay?.name ?? null),
      stayAt: isMiddle || !stay ? null : { lat: stay.lat, lon: stay.lon },
      isBroken: broken.some((part) => part.day === index),
      cost: { amount: view.dayCosts[index] ?? 0, currency: view.plan.total.currency },
      stops: day.stops.map(
        (stop, j): StopView => ({
          stop,
          id: view.ids[index]?.[j] ?? '',
          number: j + 1,
          place: placeOf(stop.poiId),
          rain: placeOf(stop.rainPoiId),
          toSave: toSave(stop.poiId),
          spans: view.spans[index]?.[j] ?? [],
          reasons: view.reasons[index]?.[j] ?? [],
          frame: view.frames[index] ?? A_WHOLE_DAY,
          broken: broken.filter((part) => part.day === index && part.stop === j).map(({ detail }) => detail),
        }),
      ),
    }
  })
}

/** The stops of a day as its map shows them. */
export function mapStops({ stops }: RibbonDay, clock: (minutes: number) => string): MapStop[] {
  return stops.map(({ id, number, stop }) => ({
    id,
    number,
    name: stop.name,
    lat: stop.lat,
    lon: stop.lon,
    detail: clock(parseClock(stop.start) ?? 0),
    look: stop.kind === 'meal' ? 'quiet' : 'visit',
  }))
}

/** Start and end of a day on its map: by its name, or as the centre of the city. */
export function mapStay({ day, stayName }: RibbonDay, { request }: PlanView, middle: string): MapStay | null {
  const stay = request.cities.find(({ id }) => id === day.cityId)?.stay
  return stay && day.stops.length > 0 ? { lat: stay.lat, lon: stay.lon, name: stayName ?? middle } : null
}

/** The ways of a day on its map, from and to the stay. */
export function mapLegs({ day, index }: RibbonDay, { request }: PlanView): MapLeg[] {
  const stay = request.cities.find(({ id }) => id === day.cityId)?.stay
  const at = (i: number) => day.stops[i] ?? stay
  return day.legs.flatMap(({ from, to, mode }): MapLeg[] => {
    const [a, b] = [at(from), at(to)]
    if (!a || !b || mode === 'train' || mode === 'flight') return []
    return [{ id: `${index} ${from} ${to}`, mode, path: [a, b].map(({ lat, lon }) => ({ lat, lon })) }]
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
