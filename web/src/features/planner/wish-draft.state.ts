import { isIsoDate, parseClock } from '@tripwright/domain/base/dates'
import type { PlanWish, SettledRequest } from '@tripwright/domain/itinerary'
import type { City, Guide } from '@tripwright/domain/places'
import { readStored, writeStored } from '#platform/storage.ts'

/** A place that was picked from a guide. */
export type Picked = { id: string; name: string; lat: number; lon: number }
/** The form as it stands: what was typed, right or wrong. */
export type WishDraft = {
  cities: { text: string; nights: string; stay: Picked | null }[]
  days: string
  startDate: string
  adults: string
  children: string
  pace: string
  interests: string[]
  budget: string
  currency: string
  mustSee: Picked[]
  avoid: Picked[]
  arrival: string
  departure: string
  dayStart: string
  dayEnd: string
  meals: boolean
  modes: string[]
  maxWalk: string
  stepFree: boolean
  diets: string[]
}
/** What is wrong, by field: `cities.0`, `days`; the key of a text with its values. */
export type WishErrors = Record<string, { key: WishErrorKey; values?: Record<string, string | number> }>
export type WishErrorKey =
  | 'error.city'
  | 'error.city.empty'
  | 'error.city.twice'
  | 'error.days'
  | 'error.nights'
  | 'error.nights.one'
  | 'error.start.past'
  | 'error.start'
  | 'error.people'
  | 'error.budget'
  | 'error.rate'
  | 'error.times'
  | 'error.walk'
  | 'error.modes'
  | 'error.place'
  | 'error.other'

export type WishFormProps = {
  draft: WishDraft
  onChange: (part: Partial<WishDraft>) => void
  errors: WishErrors
  /** Null while the list is not known. */
  cities: readonly City[] | null
}
/** What is wrong with a field, in words. */
export type TellError = (field: string) => string | undefined

export const NO_CITY = { text: '', nights: '', stay: null }
export const NEW_DRAFT: WishDraft = {
  cities: [NO_CITY],
  ...{ days: '3', startDate: '', adults: '1', children: '0', pace: 'balanced', interests: [] },
  ...{ budget: '', currency: 'EUR', mustSee: [], avoid: [], arrival: '', departure: '' },
  ...{ dayStart: '09:00', dayEnd: '21:00', meals: true, modes: ['walk', 'transit'], maxWalk: '' },
  ...{ stepFree: false, diets: [] },
}

/** What was being wished for when the page was left, whichever way. */
export function recallDraft(): WishDraft | null {
  const kept = readStored('plan-wish')
  // Stored by the line below; a field that an older version did not know gets its default.
  return kept && Array.isArray(kept.cities) ? { ...NEW_DRAFT, ...(kept as Partial<WishDraft>) } : null
}

export function rememberDraft(draft: WishDraft): void {
  writeStored('plan-wish', draft)
}

/** The city that was meant by a text, however it is written. */
export function findCity(text: string, cities: readonly City[]): City | undefined {
  const said = plain(text)
  return cities.find(({ name, nameLocal, id }) => [name, nameLocal, id].some((one) => plain(one) === said))
}

/** Small letters without accents: `Bogota` finds `Bogotá`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}

type Read = { ok: true; wish: PlanWish } | { ok: false; errors: WishErrors }

/** The draft as a request, or what is wrong with it; `today` is the traveller's date. */
export function readDraft(draft: WishDraft, cities: readonly City[], today: string): Read {
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
  const wish = {
    cities: draft.cities.map(({ text, nights, stay }) => ({
      id: findCity(text, cities)?.id ?? '',
      ...(nights.trim() !== '' && draft.cities.length > 1 && { nights: Number(nights) }),
      ...(stay && { stay: { name: stay.name, lat: stay.lat, lon: stay.lon } }),
    })),
    days: Number(draft.days),
    travellers: { adults: Number(draft.adults), children: Number(draft.children || 0) },
    ...{ pace: draft.pace, interests: draft.interests, modes: draft.modes, meals: draft.meals },
    ...{ dayStart: draft.dayStart || '09:00', dayEnd: draft.dayEnd || '21:00' },
    ...{ mustSee: draft.mustSee.map(({ id }) => id), avoid: draft.avoid.map(({ id }) => id) },
    needs: { stepFree: draft.stepFree, diets: draft.diets },
    ...optional,
  }
  // The choices come from the lists of the contract; the server looks at each of them again.
  return { ok: true, wish: wish as PlanWish }
}

function cityErrors({ cities: rows, days }: WishDraft, cities: readonly City[]): WishErrors {
  const errors: WishErrors = {}
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

function fieldErrors(draft: WishDraft, today: string): WishErrors {
  const { days, startDate, adults, children, budget, dayStart, dayEnd, maxWalk, modes } = draft
  const rows: [field: string, isWrong: boolean, key: WishErrorKey][] = [
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

const decimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const PATHS: [start: RegExp, field: (found: RegExpExecArray) => string, key: WishErrorKey][] = [
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
export function errorsOf(issues: readonly { path: string; message: string }[]): WishErrors {
  const errors: WishErrors = {}
  for (const { path, message } of issues) {
    const row = PATHS.map(([start, field, key]) => ({ found: start.exec(path), field, key })).find(
      ({ found }) => found,
    )
    if (row?.found) errors[row.field(row.found)] ??= { key: row.key }
    else errors.other ??= { key: 'error.other', values: { detail: `${path} ${message}`.trim() } }
  }
  return errors
}

/** The draft without a wish that stands in the way, as the planner names it. */
export function dropWish(
  draft: WishDraft,
  { wish, index }: { wish: string; index: number | null },
): WishDraft {
  const without = (list: Picked[]) => list.filter((_, i) => i !== index)
  if (wish === 'must-see') return { ...draft, mustSee: without(draft.mustSee) }
  if (wish === 'budget') return { ...draft, budget: '' }
  if (wish === 'meals') return { ...draft, meals: false }
  if (wish === 'needs') return { ...draft, stepFree: false, diets: [] }
  if (wish === 'walking') return { ...draft, maxWalk: '720' }
  if (wish === 'avoid') return { ...draft, avoid: [] }
  if (wish === 'times') return { ...draft, arrival: '', departure: '', dayStart: '06:00', dayEnd: '23:59' }
  return draft
}

/** The form as it would have to be filled in for a request. */
export function draftOf(request: SettledRequest, guides: readonly Guide[]): WishDraft {
  const { budget, travellers, needs, maxWalkMinutes } = request
  const places = guides.flatMap(({ pointsOfInterest }) => pointsOfInterest)
  const picked = (ids: readonly string[]) =>
    ids.flatMap((id): Picked[] => {
      const place = places.find((one) => one.id === id)
      return place ? [{ id, name: place.name, lat: place.lat, lon: place.lon }] : []
    })
  return {
    cities: request.cities.map(({ id, nights, stay }) => {
      const city = guides.find((guide) => guide.city.id === id)?.city
      const isMiddle = stay.lat === city?.lat && stay.lon === city.lon
      return {
        text: city?.name ?? id,
        nights: String(nights),
        stay: isMiddle ? null : { id: stay.name, ...stay },
      }
    }),
    ...{
      days: String(request.days),
      startDate: request.startDate,
      pace: request.pace,
      interests: request.interests,
    },
    ...{ adults: String(travellers.adults), children: String(travellers.children) },
    budget: budget ? String(budget.amount / 10 ** decimals(budget.currency)) : '',
    currency: budget?.currency ?? 'EUR',
    ...{ mustSee: picked(request.mustSee), avoid: picked(request.avoid) },
    ...{ arrival: request.arrival ?? '', departure: request.departure ?? '' },
    ...{ dayStart: request.dayStart, dayEnd: request.dayEnd, meals: request.meals, modes: request.modes },
    maxWalk: maxWalkMinutes === undefined ? '' : String(maxWalkMinutes),
    ...{ stepFree: needs.stepFree, diets: needs.diets },
  }
}
