import type { CalendarTask, MeetingTask, TripTask } from './natplan-data.ts'
import type { Meeting, Slot } from './natplan-solve.ts'

// Independent judges: each checks an answer against the task alone and uses nothing of the solver. Null means no fault.

/** Whether a traveller who visits these cities in this order has all days, flights and events. */
export function judgeTrip(task: TripTask, cities: readonly string[]): string | null {
  if (cities.length !== task.stays.length || new Set(cities).size !== cities.length)
    return `${cities.length} of ${task.stays.length} cities`
  let day = 1
  for (const [i, city] of cities.entries()) {
    const stay = task.stays.find((one) => one.city === city)
    if (!stay) return `${city} was not asked for`
    const before = cities[i - 1]
    if (before !== undefined && !task.flights.some(([from, to]) => from === before && to === city))
      return `no flight from ${before} to ${city}`
    const last = day + stay.days - 1
    const missed = task.events.find((event) => event.city === city && (event.from < day || event.to > last))
    if (missed) return `day ${missed.from} to ${missed.to} in ${city} is not within ${day} to ${last}`
    day = last
  }
  return day === task.totalDays ? null : `${day} days, not ${task.totalDays}`
}

/** Whether one person can make these meetings; the caller compares the number of friends. */
export function judgeMeetings(task: MeetingTask, meetings: readonly Meeting[]): string | null {
  let at = task.start[0]
  let free = minutesOf(task.start[1])
  const met = new Set<string>()
  for (const { name, start, end } of meetings) {
    const person = task.people.find((one) => one.name === name)
    if (!person || met.has(name)) return `${name} is no friend who is left to be met`
    const way = person.place === at ? 0 : task.travelMinutes[at]?.[person.place]
    if (way === undefined) return `no way from ${at} to ${person.place}`
    if (start < free + way) return `${name} at ${start}, ${person.place} is not reached before ${free + way}`
    const [from = '', to = ''] = person.window.split(' to ')
    if (start < minutesOf(from) || end > minutesOf(to)) return `${name} is not there from ${start} to ${end}`
    if (end - start < person.minutes) return `${name} for ${end - start} minutes, not ${person.minutes}`
    met.add(name)
    at = person.place
    free = end
  }
  return null
}

function minutesOf(clock: string): number {
  const [time = '', half = ''] = [clock.trim().slice(0, -2), clock.trim().slice(-2)]
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number)
  return (half === 'PM' && hour !== 12 ? hour + 12 : half === 'AM' && hour === 12 ? 0 : hour) * 60 + minute
}

/** Whether a meeting respects the task's hours, and everybody's calendar from the prompt. */
export function judgeSlot(task: CalendarTask, prompt: string, slot: Slot): string | null {
  if (slot.end - slot.start !== task.durationHours) return `${slot.end - slot.start} hours long`
  const busy = [...task.disallowed, ...calendarsOf(prompt)]
  if (!busy.some(({ day }) => day === slot.day)) return `${slot.day} is not on offer`
  const clash = busy.find(({ day, start, end }) => day === slot.day && slot.start < end && slot.end > start)
  return clash ? `${slot.day} ${slot.start} to ${slot.end}: busy from ${clash.start} to ${clash.end}` : null
}

/** `Monday during 9:00 to 10:00, 10:30 to 12:00, Tuesday during ...` of everybody in the last task of a prompt. */
function calendarsOf(prompt: string): Slot[] {
  const task = prompt.slice(prompt.lastIndexOf('TASK:'))
  const [, calendars = ''] = /existing schedules for everyone[^\n]*\n([\s\S]*?)\n\s*\n/.exec(task) ?? []
  let day = ''
  const busy: Slot[] = []
  for (const [, name, from, to] of calendars.matchAll(/(\w+day) during|(\d+:\d\d) to (\d+:\d\d)/g)) {
    if (name !== undefined) day = name
    else if (from && to) busy.push({ day, start: hoursOf(from), end: hoursOf(to) })
  }
  return busy
}

function hoursOf(clock: string): number {
  const [hour = Number.NaN, minute = Number.NaN] = clock.split(':').map(Number)
  return hour + minute / 60
}

/** A slot in the format of the set's answers. */
export function showSlot({ day, start, end }: Slot): string {
  const clock = (hours: number) =>
    `${Math.floor(hours)}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`
  return `${day}, ${clock(start)} - ${clock(end)}`
}
