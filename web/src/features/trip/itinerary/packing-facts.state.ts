import type { IsoDate } from '@tripwright/domain/base/dates'
import { addDays } from '@tripwright/domain/base/dates'
import { monthsOf } from '@tripwright/domain/destination/travel-intel'
import type { ForecastDay, ForecastPublisher } from '@tripwright/domain/destination/weather'
import { bookingsOf } from '@tripwright/domain/trip/bookings'
import {
  type PackingSuggestion,
  suggestPacking,
  type TownMonth,
  townByForecast,
} from '@tripwright/domain/trip/plan-view'
import { summarise, type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { useEffect, useRef, useState } from 'react'
import { loadClimate } from '#features/destination/climate/index.ts'
import { homeCountry, loadCountry } from '#features/destination/countries/index.ts'
import { loadTripWeather, type TripWeather } from '#features/destination/weather/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'

/** A town of a trip and the days on which the trip is there. */
type Stay = { id: string; name: string; country: string | null; lat: number; lon: number; dates: IsoDate[] }
/** What a packing list is made of, and the towns whose usual weather nobody here knows. */
export type PackingFacts = {
  suggestions: PackingSuggestion[]
  unknown: string[]
  hasDates: boolean
  /** Who made the forecast that some of it goes by, and when; null where all is usual. */
  forecast: ForecastNote | null
}
type ForecastNote = { publisher: ForecastPublisher; asOf: string }

/** What our facts suggest to pack for a trip; null until they are loaded. */
export function usePackingFacts(trip: TripState, planWithFacts: PlanWithFacts | null): PackingFacts | null {
  const [facts, setFacts] = useState<{ key: string; facts: PackingFacts } | null>(null)
  const key = keyOf(trip, planWithFacts)
  // The key holds all that is read of them.
  const latest = useRef({ trip, planWithFacts })
  useEffect(() => {
    latest.current = { trip, planWithFacts }
  })
  useEffect(() => {
    let isGone = false
    void loadPackingFacts(latest.current).then((loaded) => {
      if (!isGone) setFacts({ key, facts: loaded })
    })
    return () => {
      isGone = true
    }
  }, [key])
  // What was shown stays while the trip changes: a list does not blink at each tick.
  return facts?.facts ?? null
}

type PackingSources = { trip: TripState; planWithFacts: PlanWithFacts | null }

async function loadPackingFacts({ trip, planWithFacts }: PackingSources): Promise<PackingFacts> {
  const stays = staysOf(trip, planWithFacts)
  const [climates, weather] = await Promise.all([
    Promise.all(stays.map(({ id }) => loadClimate(id))),
    loadTripWeather(stays.map(({ id, lat, lon, dates }) => ({ id, lat, lon, dates }))),
  ])
  const codes = stays.flatMap(({ country }, i) => country ?? climates[i]?.country ?? [])
  const [home, ...countries] = await Promise.all([homeCountry(), ...new Set(codes)].map(loadCountry))
  const year = Number(tripFieldsOf(trip).startDate?.slice(0, 4) ?? '2000')
  const months = stays.flatMap((stay, i): TownMonth[] => {
    const climate = climates[i]
    const all = climate ? monthsOf(climate, null, year) : []
    const { days, rest } = forecastOf(stay, weather)
    const [first] = days
    const near = townByForecast(stay.name, days, (first && all[Number(first.date.slice(5, 7)) - 1]) ?? null)
    const usual = monthsIn(rest).flatMap((month) => {
      const facts = all[month - 1]
      return facts ? [{ city: stay.name, facts }] : []
    })
    return near ? [near, ...usual] : usual
  })
  const notes = stays.flatMap((stay) => forecastOf(stay, weather).note ?? [])
  const days = lengthOf(trip, planWithFacts)
  return {
    suggestions: suggestPacking({
      days,
      months,
      countries: countries.filter((country) => country !== null),
      home: home ?? null,
      children: planWithFacts?.view.request.travellers.children ?? 0,
      ages: planWithFacts?.view.request.travellers.ages,
      hasCar: bookingsOf(trip).some(({ kind }) => kind === 'car'),
      sights: sightsOf(planWithFacts),
    }),
    forecast: notes[0] ?? null,
    unknown: stays
      .filter((stay, i) => !climates[i] && forecastOf(stay, weather).rest.length > 0)
      .map(({ name }) => name),
    hasDates: days !== null && stays.length > 0,
  }
}

/** The days of a stay that a forecast reaches, the rest, and whose forecast it is. */
function forecastOf({ id, dates }: Stay, weather: TripWeather) {
  const days: ForecastDay[] = []
  const rest: IsoDate[] = []
  let note: ForecastNote | null = null
  for (const date of dates) {
    const known = weather(id, date)
    if (known?.kind === 'forecast') {
      days.push(known.day)
      note = { publisher: known.publisher, asOf: known.asOf }
    } else rest.push(date)
  }
  return { days, rest, note }
}

function keyOf(trip: TripState, planWithFacts: PlanWithFacts | null): string {
  const hasCar = bookingsOf(trip).some(({ kind }) => kind === 'car')
  const travellers = planWithFacts?.view.request.travellers
  return JSON.stringify([
    staysOf(trip, planWithFacts),
    lengthOf(trip, planWithFacts),
    hasCar,
    travellers?.children,
    travellers?.ages,
    sightsOf(planWithFacts),
  ])
}

function lengthOf(trip: TripState, planWithFacts: PlanWithFacts | null): number | null {
  return planWithFacts?.view.plan.days.length ?? tripFieldsOf(trip).days ?? null
}

/** Of the plan, each town on its own days; else each town of the trip on all of them. */
function staysOf(trip: TripState, planWithFacts: PlanWithFacts | null): Stay[] {
  if (!planWithFacts) {
    const dates = datesOf(trip)
    return (tripFieldsOf(trip).places ?? []).flatMap(({ id, name, lat, lon }) =>
      id === undefined ? [] : [{ id, name: name.split(',')[0] ?? name, country: null, lat, lon, dates }],
    )
  }
  const { days } = planWithFacts.view.plan
  return planWithFacts.keyedFacts.facts.guides.map(({ city: { id, name, country, lat, lon } }) => ({
    id,
    name,
    country,
    lat,
    lon,
    dates: days.flatMap(({ cityId, date }) => (cityId === id ? date : [])),
  }))
}

function datesOf(trip: TripState): IsoDate[] {
  const { startDate, endDate } = summarise(trip)
  if (startDate === null || endDate === null) return []
  const dates: IsoDate[] = []
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) dates.push(date)
  return dates
}

function monthsIn(dates: readonly IsoDate[]): number[] {
  return [...new Set(dates.map((date) => Number(date.slice(5, 7))))]
}

/** What the plan visits, with what kind of place it is. */
function sightsOf(planWithFacts: PlanWithFacts | null) {
  if (!planWithFacts) return []
  const places = new Map(
    planWithFacts.keyedFacts.facts.guides.flatMap(({ pointsOfInterest }) =>
      pointsOfInterest.map((place) => [place.id, place] as const),
    ),
  )
  return planWithFacts.view.plan.days.flatMap(({ stops }) =>
    stops.flatMap(({ poiId }) => {
      const place = poiId === null ? undefined : places.get(poiId)
      return place ? [{ name: place.name, category: place.category }] : []
    }),
  )
}
