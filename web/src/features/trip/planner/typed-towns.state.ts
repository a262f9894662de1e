import { foldLetters } from '@tripwright/domain/base/fold-text'
import type { City } from '@tripwright/domain/destination/places'
import { loadCities } from '#features/destination/places/index.ts'
import { type CityOption, findCityOptions } from './city-options.state.ts'
import type { PlanFormState } from './plan-form.state.ts'
import { cityOfRow, type PlanFormErrors, type TownChoice } from './plan-form-fields.state.ts'

/** More are no short question. */
const MAX_CHOICES = 5
/** The list of towns is read first by a server that has just started. */
const TIMEOUT_MS = 12_000

/** A form with the towns that its typed names mean, and a question for each that may mean several. */
type SettledForm = { form: PlanFormState; questions: PlanFormErrors }

/** Looks up the towns of a form that were typed and not chosen. One that nobody knows stays as it is. */
export async function settleTypedTowns(
  form: PlanFormState,
  listed: readonly City[] | null,
): Promise<SettledForm> {
  const cities = listed ?? (await loadCities()) ?? []
  const questions: PlanFormErrors = {}
  const rows = form.cities.map(async (row, index) => {
    const text = row.text.trim()
    if (text === '' || cityOfRow(row, cities)) return row
    const meant = await findMeant(text)
    const [only] = meant
    if (only && meant.length === 1 && isNamed(only, text))
      return { ...row, text: only.town.name, town: only.town }
    if (only)
      questions[`cities.${index}`] = {
        key: 'error.city.which',
        values: { city: text },
        choices: meant.slice(0, MAX_CHOICES).map(toChoice),
      }
    return row
  })
  return { form: { ...form, cities: await Promise.all(rows) }, questions }
}

/** Those of exactly this name, where there are some; else all that come near. */
async function findMeant(text: string): Promise<readonly CityOption[]> {
  const nothing = { items: [], sources: [] }
  const found = await findCityOptions(text, AbortSignal.timeout(TIMEOUT_MS), () => undefined).catch(
    () => nothing,
  )
  const items = 'items' in found ? found.items : found
  const named = items.filter((option) => isNamed(option, text))
  return named.length > 0 ? named : items
}

/** Whether a text is a name of a town, with or without its country, or of what is seen from there. */
function isNamed({ town, label, nameLocal, baseFor }: CityOption, text: string): boolean {
  const folded = plain(text)
  return [town.name, label, nameLocal, baseFor ?? ''].some((one) => plain(one) === folded)
}

function plain(text: string): string {
  return foldLetters(text).replaceAll(',', ' ').split(/\s+/).join(' ').trim()
}

function toChoice({ town, label, bases }: CityOption): TownChoice {
  return { ...town, label, ...(bases && { bases }) }
}
