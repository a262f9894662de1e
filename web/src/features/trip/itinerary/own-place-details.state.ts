import { placeTypeOf } from '@tripwright/domain/destination/gathered-guides'
import { ALWAYS_OPEN, readWeekHours, toOwnHours, writeWeekHours } from '@tripwright/domain/trip/itinerary'
import { isSameValue } from '@tripwright/domain/trip/sync'
import type { FoundDetails } from '#features/destination/places/index.ts'
import { type FilledFields, hoursFields, newOwnPlaceForm, type OwnPlaceForm } from './own-place-form.state.ts'

/**
 * What a form takes over of a place that was found: its type, how long a visit takes, its hours, or those that are usual
 * for its type. Nothing, where the person chose one of these already.
 */
export function detailsIn(form: OwnPlaceForm, details: FoundDetails): Partial<OwnPlaceForm> {
  const empty = newOwnPlaceForm(form.currency)
  const before = form.filled ?? parts(empty)
  if (!isSameValue(parts(form), before)) return {}
  const type = placeTypeOf(details.kind ?? null)
  const found = details.hours === undefined ? null : toOwnHours(details.hours)
  const hours = found ?? type?.usualHours ?? ALWAYS_OPEN
  const filled: FilledFields = {
    ...parts(empty),
    ...(type && { category: type.category, duration: String(type.minutes) }),
    ...hoursFields(byDay(hours), empty),
    stepFree: details.isStepFree ?? false,
  }
  return { ...filled, filled, hoursFrom: found ? 'found' : hours === ALWAYS_OPEN ? null : 'usual' }
}

/** Hours of one span a day as the form writes them, day by day; others as they are. */
function byDay(hours: string): string {
  const week = /\d,\d/.test(hours) ? null : readWeekHours(hours)
  return (week && writeWeekHours(week)) ?? hours
}

function parts(form: OwnPlaceForm): FilledFields {
  const { category, duration, hours, week, savedHours, stepFree } = form
  return { category, duration, hours, week, savedHours, stepFree }
}
