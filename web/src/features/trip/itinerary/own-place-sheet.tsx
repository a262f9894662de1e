import { formatPosition } from '@tripwright/domain/base/geo'
import { CATEGORIES, DIETS } from '@tripwright/domain/destination/places'
import { cityOfPlace, itineraryPageMessages, ownPlacesMessages } from '@tripwright/domain/trip/itinerary'
import { planOptionsMessages } from '@tripwright/domain/trip/plan-view'
import { type TripOwnPlace, type TripState, tripFieldsOf } from '@tripwright/domain/trip/sync'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type FormEvent, useRef, useState } from 'react'
import { type FoundDetails, StayField } from '#features/destination/places/index.ts'
import { useMyLocation } from '#features/map/travel-map/index.ts'
import { newTripId } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { type TripCity, useOwnPlaceEdits } from './own-place-edits.state.ts'
import {
  detailsIn,
  isEatingPlace,
  newOwnPlaceForm,
  type OwnPlaceErrors,
  type OwnPlaceForm,
  ownPlaceErrors,
  toOwnPlaceForm,
} from './own-place-form.state.ts'
import { HoursFields } from './own-place-hours.tsx'

type OwnPlaceSheetProps = {
  trip: TripState
  /** Null: a new one. */
  place: TripOwnPlace | null
  /** None, where the trip has no town yet. */
  cities: readonly TripCity[]
  currency: string
  onClose: () => void
}

/** A place, new or to be changed: where it is first, then what it is for. */
export function OwnPlaceSheet({ trip, place, cities, currency, onClose }: OwnPlaceSheetProps) {
  const t = useText(ownPlacesMessages)
  const edits = useOwnPlaceEdits(trip)
  const frame = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(() =>
    place ? toOwnPlaceForm(place, currency) : newOwnPlaceForm(currency),
  )
  const [errors, setErrors] = useState<OwnPlaceErrors>({})
  const wrong = Object.keys(errors).length
  const city = form.picked && cityOfPlace({ location: form.picked }, cities)
  const canStay = place === null && Boolean(tripFieldsOf(trip).request)

  function change(part: Partial<OwnPlaceForm>): void {
    const next = { ...form, ...part }
    setForm(next)
    // What was mended is no longer called wrong; what is new is said when it is handed in.
    const left = ownPlaceErrors(next, cities)
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field in left)))
  }
  function save(): boolean {
    if (form.use === 'stay') return city !== null && edits.stayAt(city, form)
    return edits.save(place?.id ?? newTripId(), form, place)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = ownPlaceErrors(form, cities)
    setErrors(found)
    if (Object.keys(found).length === 0 && save()) onClose()
    else requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const errorText = (field: keyof OwnPlaceErrors) => errors[field] && t(errors[field])
  const title = place ? t('edit', { name: place.name ?? '' }) : t('add')
  return (
    <Sheet isOpen onDismiss={onClose} title={<bdi>{title}</bdi>} closeLabel={t('close')}>
      <form ref={frame} noValidate aria-label={title} onSubmit={submit} className="grid gap-5">
        {wrong > 0 ? (
          <p role="alert" className="flex gap-2 border-signal border-s-4 bg-signal-wash p-3">
            <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-signal" />
            {t('form.wrong', { count: wrong })}
          </p>
        ) : null}
        <LocationFields
          form={form}
          change={change}
          cities={cities}
          isNew={place === null}
          error={errorText('location')}
        />
        {canStay ? (
          <SelectField
            label={t('form.use')}
            value={form.use}
            hint={form.use === 'stay' && city ? t('form.stay.hint', { city: city.name }) : undefined}
            onChange={({ target }) => change({ use: target.value === 'stay' ? 'stay' : 'visit' })}
          >
            <option value="visit">{t('form.use.visit')}</option>
            <option value="stay">{t('form.use.stay')}</option>
          </SelectField>
        ) : null}
        <TextField
          label={t('form.name')}
          name="name"
          autoComplete="off"
          maxLength={200}
          required={form.use === 'visit'}
          value={form.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errorText('name')}
        />
        {form.use === 'visit' ? <VisitFields form={form} change={change} errorText={errorText} /> : null}
        <p className="text-muted text-sm">{t('form.private')}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="mobile:flex-1">
            {t('save')}
          </Button>
          {place ? (
            <Button
              variant="ghost"
              onClick={() => {
                edits.remove(place)
                onClose()
              }}
            >
              <Trash2 aria-hidden="true" />
              {t('delete')}
            </Button>
          ) : null}
        </div>
      </form>
    </Sheet>
  )
}

type ChangeForm = { form: OwnPlaceForm; change: (part: Partial<OwnPlaceForm>) => void }
type LocationFieldsProps = ChangeForm & {
  cities: readonly TripCity[]
  /** Of a new one what is known fills the form. */
  isNew: boolean
  error: string | undefined
}

/** Where it is: searched for, or where the device is. */
function LocationFields({ form, change, cities, isNew, error }: LocationFieldsProps) {
  const t = useText(ownPlacesMessages)
  // The box has a text of its own: a position that came from elsewhere begins a new one.
  const [turn, setTurn] = useState(0)
  const setPlace = (picked: NonNullable<OwnPlaceForm['picked']>, details: FoundDetails = {}) =>
    change({
      ...(isNew && detailsIn(form, details)),
      picked,
      text: picked.name,
      name: form.name.trim() ? form.name : nameOf(picked.name),
    })
  const { location, find } = useMyLocation(({ lat, lon }) => {
    setPlace({ name: formatPosition({ lat, lon }, 6), lat, lon })
    setTurn((now) => now + 1)
  })
  return (
    <div className="grid gap-2">
      <StayField
        key={turn}
        label={t('form.search')}
        name="location"
        hint={t('form.search.hint')}
        city={cities[0] ?? null}
        required
        error={error}
        initialText={form.text}
        picked={form.picked && { id: form.picked.name, ...form.picked }}
        onText={(text) => change({ text, picked: null })}
        onChange={(picked, details) =>
          picked && setPlace({ name: picked.name, lat: picked.lat, lon: picked.lon }, details)
        }
      />
      <div>
        <Button variant="outline" size="sm" busy={location.state === 'finding'} onClick={find}>
          <LocateFixed aria-hidden="true" />
          {t('form.here')}
        </Button>
      </div>
      <p aria-live="polite" className="text-signal text-sm empty:hidden">
        {location.state === 'refused' ? t('form.here.failed') : null}
      </p>
    </div>
  )
}

/** The first part of an address; coordinates are no name. */
function nameOf(text: string): string {
  return /^[-\d., ]+$/.test(text) ? '' : text.slice(0, 200)
}

type VisitFieldsProps = ChangeForm & { errorText: (field: keyof OwnPlaceErrors) => string | undefined }

function VisitFields({ form, change, errorText }: VisitFieldsProps) {
  const t = useText(ownPlacesMessages)
  const say = useText(itineraryPageMessages)
  const option = useText(planOptionsMessages)
  return (
    <>
      <Checkbox
        label={t('form.must-see')}
        checked={form.isMustSee}
        onChange={({ target }) => change({ isMustSee: target.checked })}
      />
      <SelectField
        label={t('form.category')}
        value={form.category}
        onChange={({ target }) => change({ category: target.value })}
      >
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {say(`category.${category}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('form.duration')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={form.duration}
        onChange={({ target }) => change({ duration: target.value })}
        error={errorText('duration')}
      />
      <HoursFields form={form} change={change} error={errorText('hours')} />
      <TextField
        label={t('form.price', { currency: form.currency })}
        hint={t('form.price.hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={form.price}
        onChange={({ target }) => change({ price: target.value })}
        error={errorText('price')}
      />
      <Checkbox
        label={t('form.step-free')}
        checked={form.stepFree}
        onChange={({ target }) => change({ stepFree: target.checked })}
      />
      {isEatingPlace(form) ? (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('form.diets')}</legend>
          {DIETS.map((diet) => (
            <Checkbox
              key={diet}
              label={option(`diet.${diet}`)}
              checked={form.diet.includes(diet)}
              onChange={({ target }) =>
                change({
                  diet: target.checked ? [...form.diet, diet] : form.diet.filter((one) => one !== diet),
                })
              }
            />
          ))}
        </fieldset>
      ) : null}
      <TextareaField
        label={t('form.note')}
        name="note"
        maxLength={4000}
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  )
}
