import { type Airport, airportText } from '@tripwright/domain/booking/flights'
import {
  compensationMessages,
  type FlightFormState,
  kilometresBetween,
} from '@tripwright/domain/claims/compensation'
import { bookingsOf } from '@tripwright/domain/trip/bookings'
import { type BookingEnd, stopsOf, type TripState } from '@tripwright/domain/trip/sync'
import { useState } from 'react'
import { useTrip, useTrips } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { SelectField } from '#ui/select.tsx'

type TripFlight = { from: Airport; to: Airport; date: string; number: string | null }
type TripFlightsProps = { airports: readonly Airport[]; onTake: (part: Partial<FlightFormState>) => void }
/** An airport farther from a town than this does not serve it. */
const NEAR_KM = 60

/** Flights of the user's trips, to copy into the form; nothing without a trip that has begun. */
export function TripFlights({ airports, onTake }: TripFlightsProps) {
  const t = useText(compensationMessages)
  const formats = useFormats()
  const [id, setId] = useState<string | null>(null)
  const { trips } = useTrips()
  const { status, trip } = useTrip(id)
  const begun = trips.filter(({ startDate }) => startDate !== null && startDate <= today())
  if (begun.length === 0 || airports.length === 0) return null
  const flights = id !== null && status === 'ready' ? findTripFlights(trip, airports) : null
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="grid gap-3">
      <SelectField
        label={t('trips.choose')}
        value={id ?? ''}
        onChange={({ target }) => setId(target.value || null)}
      >
        <option value="">{t('trips.none')}</option>
        {begun.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </SelectField>
      {flights?.length === 0 ? <p className="text-muted text-sm">{t('trips.empty')}</p> : null}
      <ul className="grid empty:hidden">
        {flights?.map(({ from, to, date, number }) => (
          <li key={`${from.iata} ${to.iata} ${date} ${number}`} className="border-hairline border-b">
            <button
              type="button"
              className="min-h-11 w-full text-start hover:underline"
              onClick={() =>
                onTake({
                  departure: airportText(from),
                  arrival: airportText(to),
                  date,
                  ...(number && { flight: number }),
                })
              }
            >
              {number ? <bdi>{number} </bdi> : null}
              {t('trips.flight', { from: from.iata, to: to.iata, date: day(date) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The legs of a trip that were flown: from the previous stop's airport to the next stop's. */
export function findTripFlights(trip: TripState, airports: readonly Airport[]): TripFlight[] {
  const booked = bookingsOf(trip).flatMap(({ kind, number, startsAt, endsAt }): TripFlight[] => {
    if (kind !== 'flight' || !startsAt || !endsAt) return []
    const [from, to] = [bookedAirport(startsAt, airports), bookedAirport(endsAt, airports)]
    return from && to && from !== to ? [{ from, to, date: startsAt.date, number: number ?? null }] : []
  })
  const stops = stopsOf(trip)
  const flown = stops.flatMap(({ mode, day, lat, lon }, index): TripFlight[] => {
    const before = stops[index - 1]
    if (mode !== 'flight' || !day || !before) return []
    const [from, to] = [airportOf(before, airports), airportOf({ lat, lon }, airports)]
    return from && to && from !== to ? [{ from, to, date: day, number: null }] : []
  })
  const isBooked = (one: TripFlight) =>
    booked.some(({ from, to, date }) => from === one.from && to === one.to && date === one.date)
  return [...booked, ...flown.filter((one) => !isBooked(one))]
}

function bookedAirport({ place }: BookingEnd, airports: readonly Airport[]): Airport | null {
  return airports.find(({ iata }) => iata === place.code) ?? airportOf(place, airports)
}

type Place = { lat?: number | null | undefined; lon?: number | null | undefined }

/** The first within reach in table order: larger airports of a country come first, so that Rome is Fiumicino. */
function airportOf({ lat, lon }: Place, airports: readonly Airport[]): Airport | null {
  if (typeof lat !== 'number' || typeof lon !== 'number') return null
  return airports.find((airport) => kilometresBetween({ lat, lon }, airport) < NEAR_KM) ?? null
}
