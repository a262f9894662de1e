import { addDays } from '@tripwright/domain/base/dates'
import { type CarSearch, type CarsKey, checkCarSearch } from '@tripwright/domain/booking/cars'
import { today } from '#platform/today.ts'

export const NEW_DRAFT: CarSearch = { place: '', pickUpDate: '', dropOffDate: '' }
/** The error of each field, as the key of its text. */
export type CarErrors = Partial<Record<keyof CarSearch, CarsKey>>

/** The first error of each field; empty when the search is valid. */
export function carErrors(search: CarSearch): CarErrors {
  const errors: CarErrors = {}
  for (const { field, key } of checkCarSearch(search, today())) errors[field] ??= key
  return errors
}

/** An example search. */
export function exampleDraft(): CarSearch {
  const from = addDays(today(), 30)
  return { place: 'Seville', pickUpDate: from, dropOffDate: addDays(from, 5) }
}
