import { CATEGORIES, DIETS, TRAVEL_MODES } from '@tripwright/domain/destination/places'
import { itineraryPageMessages, PACES } from '@tripwright/domain/trip/itinerary'
import { planOptionsMessages } from '@tripwright/domain/trip/plan-view'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { PlacesField, StayField } from '#features/destination/places/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ErrorTextOf, PlanFormFieldsProps, PlanFormState } from './plan-form.state.ts'
import { cityOfRow } from './plan-form-fields.state.ts'

const CURRENCIES = 'EUR USD GBP JPY CHF AUD CAD MXN THB TRY ZAR BRL CNY INR KRW NZD SEK NOK DKK PLN'.split(
  ' ',
)

/** Names of fields of one line of text or of a choice. */
type TextName = {
  [K in keyof PlanFormState]: PlanFormState[K] extends string ? K : never
}[keyof PlanFormState]
type Props = PlanFormFieldsProps & { errorText: ErrorTextOf }

/** All fields beyond the two required ones; each has a valid default. */
export function MoreFields({ onShown, ...props }: Props & { onShown: () => void }) {
  const t = useText(planOptionsMessages)
  const say = useText(itineraryPageMessages)
  const { draft, onChange, errorText } = props
  const notifyShown = useEffectEvent(onShown)
  useEffect(() => notifyShown(), [])
  const field = (name: TextName) => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    error: errorText(name),
  })

  return (
    <div className="grid gap-6 pt-2 pb-6">
      <Group title={t('party')}>
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t('adults')} inputMode="numeric" {...field('adults')} />
          <TextField label={t('children')} inputMode="numeric" {...field('children')} />
          {Number(draft.children) > 0 ? (
            <TextField label={t('ages')} hint={t('ages.hint')} className="col-span-full" {...field('ages')} />
          ) : null}
        </div>
        <SelectField label={t('pace')} {...field('pace')}>
          {PACES.map((pace) => (
            <option key={pace} value={pace}>
              {t(`pace.${pace}`)}
            </option>
          ))}
        </SelectField>
      </Group>
      <Group title={t('interests')}>
        <Chips name="interests" options={CATEGORIES} label={(one) => say(`category.${one}`)} {...props} />
      </Group>
      <Group title={say('form.places')}>
        <PlaceFields {...props} />
      </Group>
      <Group title={t('money')}>
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
          <TextField label={t('budget')} hint={t('budget.hint')} inputMode="decimal" {...field('budget')} />
          <SelectField label={t('currency')} {...field('currency')}>
            {[...new Set([...CURRENCIES, draft.currency])].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
        </div>
      </Group>
      <Group title={t('times')}>
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t('day-start')} type="time" {...field('dayStart')} />
          <TextField label={t('day-end')} type="time" {...field('dayEnd')} />
          <TextField label={t('arrival')} type="time" {...field('arrival')} />
          <TextField label={t('departure')} type="time" {...field('departure')} />
        </div>
        <Checkbox
          label={t('meals')}
          name="meals"
          checked={draft.meals}
          onChange={(event) => onChange({ meals: event.target.checked })}
        />
      </Group>
      <Group title={t('ways')}>
        <Chips name="modes" options={TRAVEL_MODES} label={(one) => t(`mode.${one}`)} {...props} />
        {errorText('modes') ? <p className="text-signal text-sm">{errorText('modes')}</p> : null}
        <TextField label={t('walk')} inputMode="numeric" {...field('maxWalk')} />
      </Group>
      <Group title={t('needs')}>
        <Checkbox
          label={t('step-free')}
          name="stepFree"
          checked={draft.stepFree}
          onChange={(event) => onChange({ stepFree: event.target.checked })}
        />
        <Chips name="diets" options={DIETS} label={(one) => t(`diet.${one}`)} {...props} />
      </Group>
    </div>
  )
}

/** Places to include and to leave out, and the stay in each city: an address, or a place nearby. */
function PlaceFields({ draft, onChange, cities, errorText }: Props) {
  const t = useText(planOptionsMessages)
  const cityRows = draft.cities.map((row) => cityOfRow(row, cities ?? []))
  const cityIds = cityRows.flatMap((city) => city?.id ?? [])
  const field = (name: 'mustSee' | 'avoid') => ({
    name,
    cityIds,
    picked: draft[name],
    error: errorText(name),
    onChange: (next: PlanFormState['mustSee']) => onChange({ [name]: next }),
  })
  return (
    <>
      <PlacesField label={t('must-see')} {...field('mustSee')} />
      <Checkbox
        label={t('whole-day-trips')}
        name="wholeDayTrips"
        checked={draft.wholeDayTrips}
        onChange={(event) => onChange({ wholeDayTrips: event.target.checked })}
      />
      <PlacesField label={t('avoid')} {...field('avoid')} />
      {cityRows.map((city, index) =>
        city ? (
          <StayField
            key={city.id}
            label={cityRows.length === 1 ? t('stay') : t('stay.in', { city: city.name })}
            city={city}
            picked={draft.cities[index]?.stay ?? null}
            onChange={(stay) =>
              onChange((now) => ({
                cities: now.cities.map((one, i) => (i === index ? { ...one, stay } : one)),
              }))
            }
          />
        ) : null,
      )}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-display font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  )
}

type ChipsProps<T extends string> = Pick<PlanFormFieldsProps, 'draft' | 'onChange'> & {
  name: 'interests' | 'modes' | 'diets'
  options: readonly T[]
  label: (option: T) => string
}

function Chips<T extends string>({ name, options, label, draft, onChange }: ChipsProps<T>) {
  const chosen = draft[name]
  const toggle = (option: T, isOn: boolean) =>
    onChange((now) => ({
      [name]: isOn ? [...now[name], option] : now[name].filter((one) => one !== option),
    }))
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label
          key={option}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-rule bg-sheet px-4 text-sm has-checked:border-brand has-checked:bg-wash has-checked:font-semibold has-checked:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
        >
          <input
            type="checkbox"
            name={name}
            className="sr-only"
            checked={chosen.includes(option)}
            onChange={(event) => toggle(option, event.target.checked)}
          />
          {label(option)}
        </label>
      ))}
    </div>
  )
}
