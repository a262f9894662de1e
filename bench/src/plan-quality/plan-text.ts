import { minutesOf, type PlanDay } from '@tripwright/domain/trip/itinerary'
import type { ReadTrip } from './trips.ts'

/** A plan as a person reads it: one line for each stop, with the way to it, the wait before it and what is known of it. */
export function planText(trip: ReadTrip): string {
  const heading = `## ${trip.name}${trip.high === null ? '' : `, ${trip.high} °C`}`
  return [heading, ...trip.plan.days.map((day) => dayText(day, trip))].join('\n')
}

function dayText({ date, stops, legs }: PlanDay, { guide }: ReadTrip): string {
  const walked = legs.filter(({ mode }) => mode === 'walk').reduce((sum, { minutes }) => sum + minutes, 0)
  const lines = stops.map((stop, i) => {
    const place = guide.pointsOfInterest.find(({ id }) => id === stop.poiId)
    const leg = legs.find(({ to }) => to === i)
    const wait = minutesOf(stop.start) - minutesOf(stop.arrive)
    const sight = place
      ? `${place.category} ${place.renown}, ${place.minutes} min${place.indoor ? ', indoors' : ''}`
      : 'no place'
    return [
      `  ${stop.start}-${stop.end} ${stop.meal ? `[${stop.meal}] ` : ''}${stop.name} (${sight})`,
      leg ? ` < ${leg.mode} ${leg.minutes}` : '',
      wait > 0 ? `, waits ${wait}` : '',
    ].join('')
  })
  const home = legs.find(({ to }) => to === stops.length)
  return [`${date}, ${walked} min on foot, home ${home?.mode} ${home?.minutes}`, ...lines].join('\n')
}
