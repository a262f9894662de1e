import { LEAST_REGION_DAYS, routeOfBases } from '@tripwright/domain/destination/places'
import type { PlanFormState } from './plan-form.state.ts'
import { type ChosenTown, EMPTY_CITY } from './plan-form-fields.state.ts'

type RegionTrip = { bases: ChosenTown[]; days: number }

/** The bases of a region for the days of a form; those who typed fewer than two bases take get as many. */
export function planRegion(bases: readonly ChosenTown[], { days }: Pick<PlanFormState, 'days'>): RegionTrip {
  const typed = /^\d{1,2}$/.test(days.trim()) ? Number(days) : 0
  const least = Math.max(typed, LEAST_REGION_DAYS)
  return { bases: routeOfBases(bases, least), days: least }
}

/** The form with the bases of a region in place of one of its cities. A town that is in it already stays where it is. */
export function withRegion(form: PlanFormState, index: number, apart: readonly ChosenTown[]): PlanFormState {
  const { bases, days } = planRegion(apart, form)
  const others = form.cities.filter((_, i) => i !== index)
  const rows = bases
    .filter(({ name }) => others.every(({ text }) => text.trim() !== name))
    .map((town) => ({ ...EMPTY_CITY, text: town.name, town }))
  return {
    ...form,
    cities: form.cities.flatMap((row, i) => (i === index ? rows : [row])),
    days: String(days),
  }
}
