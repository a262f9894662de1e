import { isIsoDate, parseClock } from '@tripwright/domain/base/dates'
import { foldLetters } from '@tripwright/domain/base/fold-text'
import type { City } from '@tripwright/domain/destination/places'
import type { PlanRequestInput } from '@tripwright/domain/trip/itinerary'
import {
  decimals,
  type PlanFormErrorKey,
  type PlanFormErrors,
  type PlanFormState,
} from './plan-form.state.ts'

/** The city that was meant by a text, however it is written. */
export function findCity(text: string, cities: readonly City[]): City | undefined {
  const folded = foldLetters(text)
  return cities.find(({ name, nameLocal, id }) =>
    [name, nameLocal, id].some((one) => foldLetters(one) === folded),
  )
}

type ParsedPlanForm = { ok: true; input: PlanRequestInput } | { ok: false; errors: PlanFormErrors }

/** The draft as a request, or what is wrong with it; `today` is the traveller's date. */
export function parsePlanForm(draft: PlanFormState, cities: readonly City[], today: string): ParsedPlanForm {
  const errors = { ...cityErrors(draft, cities), ...fieldErrors(draft, today) }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const budget =
    draft.budget.trim() === '' ? null : Math.round(Number(draft.budget) * 10 ** decimals(draft.currency))
  const optional = {
    ...(draft.startDate && { startDate: draft.startDate }),
    ...(draft.arrival && { arrival: draft.arrival }),
    ...(draft.departure && { departure: draft.departure }),
    ...(draft.maxWalk.trim() && { maxWalkMinutes: Number(draft.maxWalk) }),
    ...(budget !== null && { budget: { amount: budget, currency: draft.currency } }),
  }
  const input = {
    cities: draft.cities.map(({ text, nights, stay }) => ({
      id: findCity(text, cities)?.id ?? '',
      ...(nights.trim() !== '' && draft.cities.length > 1 && { nights: Number(nights) }),
      ...(stay && { stay: { name: stay.name, lat: stay.lat, lon: stay.lon } }),
    })),
    days: Number(draft.days),
    travellers: { adults: Number(draft.adults), children: Number(draft.children || 0) },
    pace: draft.pace,
    interests: draft.interests,
    modes: draft.modes,
    meals: draft.meals,
    dayStart: draft.dayStart || '09:00',
    dayEnd: draft.dayEnd || '21:00',
    mustSee: draft.mustSee.map(({ id }) => id),
    avoid: draft.avoid.map(({ id }) => id),
    needs: { stepFree: draft.stepFree, diets: draft.diets },
    ...optional,
  }
  // The choices come from the lists of the contract; the server looks at each of them again.
  return { ok: true, input: input as PlanRequestInput }
}

function cityErrors({ cities: rows, days }: PlanFormState, cities: readonly City[]): PlanFormErrors {
  const errors: PlanFormErrors = {}
  const ids = rows.map(({ text }) => findCity(text, cities)?.id)
  for (const [i, { text }] of rows.entries()) {
    const id = ids[i]
    if (text.trim() === '') errors[`cities.${i}`] = { key: 'error.city.empty' }
    else if (id === undefined) errors[`cities.${i}`] = { key: 'error.city', values: { city: text.trim() } }
    else if (ids.indexOf(id) < i) errors[`cities.${i}`] = { key: 'error.city.twice' }
  }
  const nights = rows.map(({ nights }) => nights.trim())
  const named = nights.reduce((sum, one) => sum + Number(one || 0), 0)
  const isOff = nights.every((one) => one !== '') ? named !== Number(days) - 1 : named > Number(days) - 1
  if (rows.length > 1 && isWhole(days, 1, 30) && (isOff || Number.isNaN(named)))
    errors[`cities.${rows.length - 1}.nights`] = { key: 'error.nights' }
  for (const [i, one] of nights.slice(0, -1).entries())
    if (one !== '' && !isWhole(one, 1, 30)) errors[`cities.${i}.nights`] = { key: 'error.nights.one' }
  return errors
}

function fieldErrors(draft: PlanFormState, today: string): PlanFormErrors {
  const { days, startDate, adults, children, budget, dayStart, dayEnd, maxWalk, modes } = draft
  const rows: [field: string, isWrong: boolean, key: PlanFormErrorKey][] = [
    ['days', !isWhole(days, 1, 30), 'error.days'],
    ['startDate', startDate !== '' && !isIsoDate(startDate), 'error.start'],
    ['startDate', startDate !== '' && startDate < today, 'error.start.past'],
    ['adults', !isWhole(adults, 1, 20) || !isWhole(children || '0', 0, 20), 'error.people'],
    ['budget', budget.trim() !== '' && !/^\d{1,9}([.]\d{1,3})?$/.test(budget.trim()), 'error.budget'],
    ['dayEnd', (parseClock(dayEnd) ?? 1260) <= (parseClock(dayStart) ?? 540), 'error.times'],
    ['maxWalk', maxWalk.trim() !== '' && !isWhole(maxWalk, 0, 720), 'error.walk'],
    ['modes', modes.length === 0, 'error.modes'],
  ]
  return Object.fromEntries(rows.filter(([, isWrong]) => isWrong).map(([field, , key]) => [field, { key }]))
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
}

const ISSUE_FIELDS: [start: RegExp, field: (match: RegExpExecArray) => string, key: PlanFormErrorKey][] = [
  [/^cities\.(\d+)\.nights/, ([, i]) => `cities.${i}.nights`, 'error.nights.one'],
  [/^cities\.(\d+)/, ([, i]) => `cities.${i}`, 'error.city.empty'],
  [/^days/, () => 'days', 'error.nights'],
  [/^startDate/, () => 'startDate', 'error.start'],
  [/^travellers/, () => 'adults', 'error.people'],
  [/^budget\.currency/, () => 'budget', 'error.rate'],
  [/^budget/, () => 'budget', 'error.budget'],
  [/^day(Start|End)/, () => 'dayEnd', 'error.times'],
  [/^mustSee/, () => 'mustSee', 'error.place'],
  [/^avoid/, () => 'avoid', 'error.place'],
]

/** What the planner did not like, beside the fields that it means; the rest under `other`. */
export function toFormErrors(issues: readonly { path: string; message: string }[]): PlanFormErrors {
  const errors: PlanFormErrors = {}
  for (const { path, message } of issues) {
    const row = ISSUE_FIELDS.map(([start, field, key]) => ({ match: start.exec(path), field, key })).find(
      ({ match }) => match,
    )
    if (row?.match) errors[row.field(row.match)] ??= { key: row.key }
    else errors.other ??= { key: 'error.other', values: { detail: `${path} ${message}`.trim() } }
  }
  return errors
}
