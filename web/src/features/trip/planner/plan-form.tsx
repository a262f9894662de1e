import { itineraryPageMessages, MAX_CITIES } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Plus from 'lucide-react/icons/plus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type FormEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart, untilLoaded } from '#platform/lazy-part.ts'
import { useOnline } from '#platform/online.ts'
import { useText } from '#platform/text/use-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SearchSuggestions } from '#ui/use-suggestions.ts'
import type { CityOption } from './city-options.state.ts'
import {
  type ChooseTown,
  countMoreFields,
  type ErrorTextOf,
  isBasicField,
  type PlanFormFieldsProps,
} from './plan-form.state.ts'
import { type ChosenTown, EMPTY_CITY, type PlanFormErrors } from './plan-form-fields.state.ts'

const loadMoreFields = () => import('./more-fields.tsx').then(({ MoreFields }) => MoreFields)
const MoreFields = lazyPart(loadMoreFields)
// Only for a town without a guide, with no network, and for a name that may mean several towns.
const CityHint = lazyPart(() => import('./city-hint.tsx').then(({ CityHint }) => CityHint))
const RegionRow = lazyPart(() => import('./region-row.tsx').then(({ RegionRow }) => RegionRow))
const CityChoices = lazyPart(() => import('./city-hint.tsx').then(({ CityChoices }) => CityChoices))

type PlanFormProps = PlanFormFieldsProps & {
  onSubmit: () => void
  onChoose: ChooseTown
  /** A typed town is looked up. */
  isBusy: boolean
  submitLabel: string
  extra?: ReactNode
  /** A note above the button; it may load late. */
  notice?: ReactNode
}

/** The form of a trip's constraints: a city and a number of days are enough, everything else is one click away. */
export function PlanForm({ onSubmit, onChoose, isBusy, submitLabel, extra, notice, ...form }: PlanFormProps) {
  const t = useText(itineraryPageMessages)
  const { draft, onChange, errors } = form
  const frame = useRef<HTMLFormElement>(null)
  const wrong = Object.keys(errors).length
  const set = countMoreFields(draft)
  const errorText = useErrorText(errors)
  const more = useMoreFields(frame, errors)

  const choose: ChooseTown = (index, town) => {
    more.handIn()
    onChoose(index, town)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    more.handIn()
    onSubmit()
  }

  return (
    <form ref={frame} noValidate aria-label={t('form.label')} onSubmit={submit} className="grid gap-5">
      {wrong > 0 ? (
        <p role="alert" className="flex gap-2 border-signal border-s-4 bg-signal-wash p-3">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 text-signal" />
          <span>
            {t('error.summary', { count: wrong })} {errorText('other')}
          </span>
        </p>
      ) : null}
      <div className="grid gap-4">
        {draft.cities.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the order
          <CityRow key={index} index={index} {...form} onChoose={choose} />
        ))}
      </div>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4">
        <TextField
          label={t('form.days')}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          required
          value={draft.days}
          onChange={(event) => onChange({ days: event.target.value })}
          error={errorText('days')}
        />
        <TextField
          label={t('form.start')}
          name="startDate"
          type="date"
          hint={t('form.start.hint')}
          value={draft.startDate}
          onChange={(event) => onChange({ startDate: event.target.value })}
          error={errorText('startDate')}
        />
      </div>
      {draft.cities.length < MAX_CITIES ? (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange(({ cities }) => ({ cities: [...cities, EMPTY_CITY] }))}
        >
          <Plus aria-hidden="true" />
          {t('form.city.add')}
        </Button>
      ) : null}
      <details
        ref={more.frame}
        open={more.isOpen}
        onToggle={({ currentTarget }) => more.setIsOpen(currentTarget.open)}
        className="group border-rule border-y"
      >
        <summary className="flex min-h-12 items-center gap-2 font-display font-semibold">
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
          {t('form.details')}
          {set > 0 ? <Badge>{t('form.details.count', { count: set })}</Badge> : null}
        </summary>
        {more.isOpen ? (
          <Suspense fallback={<Skeleton className="mb-6 h-[40rem]" />}>
            <MoreFields {...form} errorText={errorText} onShown={more.showError} />
          </Suspense>
        ) : null}
      </details>
      <div
        className={clsx(
          'foot-bar flex flex-wrap items-center gap-3',
          'mobile:sticky mobile:bottom-(--toaster-lift) mobile:z-10 mobile:border-ink mobile:border-t mobile:bg-paper mobile:py-3',
        )}
      >
        <Button type="submit" size="lg" busy={isBusy} className="mobile:flex-1">
          {submitLabel}
        </Button>
        {extra}
        {/* Where the bar is sticky it grows upwards; elsewhere it moves no button. */}
        <div className="basis-full empty:hidden mobile:-order-1">{notice}</div>
      </div>
    </form>
  )
}

/** The collapsible part of the form: it opens by a click, or when it has an error. The first invalid field gets the focus. */
function useMoreFields(form: RefObject<HTMLFormElement | null>, errors: PlanFormErrors) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDetailsElement>(null)
  // Once per submission: correcting one field must not move the focus to the next.
  const isToShow = useRef(true)

  function showError(): void {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (!isToShow.current || !field) return
    isToShow.current = false
    field.focus()
  }
  useEffect(() => {
    // A click before hydration has opened it without script.
    if (frame.current?.open) setIsOpen(true)
    void untilLoaded(loadMoreFields)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other errors are the reason to look again
  useEffect(() => {
    const wrong = Object.keys(errors)
    // An error in a hidden field opens the rest of the form.
    if (isToShow.current && wrong.length > 0 && !wrong.some(isBasicField)) setIsOpen(true)
    showError()
  }, [errors])

  function handIn(): void {
    isToShow.current = true
  }
  return { isOpen, setIsOpen, frame, showError, handIn }
}

/** The error text of a field. */
function useErrorText(errors: PlanFormErrors): ErrorTextOf {
  const t = useText(itineraryPageMessages)
  return (field) => {
    const error = errors[field]
    return error && t(error.key, error.values)
  }
}

type CityRowProps = PlanFormFieldsProps & { index: number; onChoose: ChooseTown }

/** One city of the trip; with several cities, its number of nights and a remove button. */
function CityRow({ index, draft, onChange, errors, cities, onChoose }: CityRowProps) {
  const t = useText(itineraryPageMessages)
  const errorText = useErrorText(errors)
  const row = draft.cities[index] ?? EMPTY_CITY
  const isOne = draft.cities.length === 1
  const town = townWithoutGuide(row, cities)
  const { choices = [] } = errors[`cities.${index}`] ?? {}
  const change = (part: Partial<typeof row>) =>
    onChange((now) => ({ cities: now.cities.map((one, i) => (i === index ? { ...one, ...part } : one)) }))
  // The stay belongs to the city.
  const changeCity = (text: string, town?: ChosenTown) =>
    onChange((now) => ({
      cities: now.cities.map((one, i) =>
        i === index
          ? { ...one, text, town: town ?? one.town, stay: one.text === text ? one.stay : null }
          : one,
      ),
    }))
  const pick = ({ town: picked, bases }: CityOption) =>
    bases
      ? void untilLoaded(() => import('./region-bases.state.ts')).then(({ withRegion }) =>
          onChange((now) => withRegion(now, index, bases)),
        )
      : changeCity(picked.name, picked)

  return (
    <div className={isOne ? 'grid' : 'grid grid-cols-[minmax(0,1fr)_5rem_auto] gap-3'}>
      <Combobox<CityOption>
        label={index === 0 ? t('form.city') : t('form.city.next', { number: index + 1 })}
        name="city"
        required
        value={row.text}
        onChange={(text) => changeCity(text)}
        onPick={pick}
        search={searchCities}
        getKey={({ town, bases }) => (bases ? `region ${town.id}` : town.id)}
        renderItem={(offer) => <CityOptionRow {...offer} days={draft.days} />}
        countLabel={(count) => t('form.city.count', { count })}
        hint={index === 0 || town ? <CityRowHint town={town} cities={cities} /> : undefined}
        error={errorText(`cities.${index}`)}
      />
      {isOne ? null : (
        <>
          <TextField
            label={t('form.city.nights')}
            name="nights"
            inputMode="numeric"
            autoComplete="off"
            value={row.nights}
            onChange={(event) => change({ nights: event.target.value })}
            error={errorText(`cities.${index}.nights`)}
          />
          <Button
            variant="ghost"
            size="icon"
            className="mt-6"
            aria-label={t('form.city.remove', { city: row.text || String(index + 1) })}
            onClick={() => onChange((now) => ({ cities: now.cities.filter((_, i) => i !== index) }))}
          >
            <X aria-hidden="true" />
          </Button>
        </>
      )}
      {choices.length > 0 ? (
        <Suspense>
          <CityChoices
            question={errorText(`cities.${index}`) ?? ''}
            choices={choices}
            days={draft.days}
            onChoose={(one) => onChoose(index, one)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The town of a row whose guide has to be made. */
function townWithoutGuide({ text, town }: typeof EMPTY_CITY, cities: PlanFormFieldsProps['cities']) {
  const isMeant = town?.name === text.trim() && cities?.every(({ id }) => id !== town.id)
  return isMeant ? town : undefined
}

type CityRowHintProps = { town: ChosenTown | undefined; cities: PlanFormFieldsProps['cities'] }

/** Which cities can be planned; of a chosen town, that its guide is made; with no network, what is here. */
function CityRowHint({ town, cities }: CityRowHintProps) {
  const t = useText(itineraryPageMessages)
  const isOnline = useOnline()
  const all = cities ? t('form.city.hint', { count: cities.length }) : ''
  return (
    // Reserves as many lines as the loaded text needs.
    <span className="block min-h-lh max-sm:min-h-[2lh]">
      {isOnline && !town ? (
        all
      ) : (
        <Suspense fallback={all}>
          <CityHint town={town} />
        </Suspense>
      )}
    </span>
  )
}

/** A city with a guide; a town whose guide is made when it is planned; or a region, from base to base. */
function CityOptionRow({ label, nameLocal, isReady, baseFor, bases, days }: CityOption & { days: string }) {
  const t = useText(itineraryPageMessages)
  if (bases)
    return (
      <Suspense fallback={label}>
        <RegionRow label={label} bases={bases} days={days} />
      </Suspense>
    )
  if (!isReady || baseFor !== undefined)
    return (
      <span className="grid">
        <bdi>{label}</bdi>
        {baseFor === undefined ? null : (
          <span className="text-muted text-sm">{t('form.city.base', { place: baseFor })}</span>
        )}
        {isReady ? null : <span className="text-muted text-sm">{t('form.city.gather')}</span>}
      </span>
    )
  return (
    <span className="flex items-baseline justify-between gap-3">
      <bdi>{label}</bdi>
      {label === nameLocal ? null : <bdi className="text-muted text-sm">{nameLocal}</bdi>}
    </span>
  )
}

// Loaded with the first letter: the form renders without it.
const searchCities: SearchSuggestions<CityOption> = async (text, signal, showFirst) => {
  const { findCityOptions } = await untilLoaded(() => import('./city-options.state.ts'))
  return findCityOptions(text, signal, showFirst)
}
