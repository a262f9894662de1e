import { encodeCall } from '@tripwright/domain/base/contract'
import { type CarSearch, carHandOff, carsMessages } from '@tripwright/domain/booking/cars'
import { useEffect, useState } from 'react'
import {
  type PartnerHandOff,
  SearchForm,
  SearchPage,
  TripDates,
  useSearchDraft,
} from '#features/booking/hand-off/index.ts'
import {
  CountryDriving,
  CountryField,
  CountryLoader,
  homeCountry,
  useCountries,
} from '#features/destination/countries/index.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useText } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { type CarErrors, carErrors, exampleDraft, NEW_DRAFT } from './car-search-draft.state.ts'
import { DrivingActions } from './driving-actions.tsx'
import { PlaceField } from './place-field.tsx'

const EXAMPLE_ART = { lat: 37.3886, lon: -5.9953 }
const EXAMPLE_COUNTRY = 'ES'
const PARTNER = 'Expedia'
const nothing = () => ({})
/** The country of the drive and of the licence; both are in the address. */
const NO_ROADS = { country: '', licence: '' }

/** `/car-rental`: a search that is checked here and goes on at a booking site. */
export function CarsPage() {
  const t = useText(carsMessages)
  const { draft, change, refused } = useSearchDraft(NEW_DRAFT, nothing)
  const [errors, setErrors] = useState<CarErrors>({})
  const roads = useSearchDraft(NO_ROADS, () => ({ licence: homeCountry() }))
  const setCountry = (country: string) => roads.change({ country })
  const isMobile = useLayoutVariant() === 'mobile'
  const words: Partial<Record<string, string>> = Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [field, t(key)]),
  )

  // The address carries an invalid search: the form shows its errors.
  useEffect(() => {
    if (refused === 'bad-input') setErrors(carErrors(draft))
  }, [refused, draft])

  function edit(part: Partial<CarSearch>): void {
    change(part)
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in part))))
  }

  function tryExample(): void {
    edit(exampleDraft())
    setCountry(EXAMPLE_COUNTRY)
  }

  function submit(): PartnerHandOff | null {
    const errors = carErrors(draft)
    setErrors(errors)
    if (Object.keys(errors).length === 0)
      return { path: encodeCall(carHandOff, draft).path, partner: PARTNER }
    if (isMobile && errors.place)
      toast(t('mobile.missing'), { description: t('mobile.missing.text'), kind: 'error' })
    return null
  }

  return (
    <SearchPage
      heading={t('heading')}
      lead={t('lead')}
      partners={[PARTNER]}
      example={{
        title: t('example.title'),
        text: t('example.text'),
        action: t('example.action'),
        art: EXAMPLE_ART,
        onTry: tryExample,
      }}
      note={<p className="max-w-prose">{t('places.about')}</p>}
    >
      <SearchForm
        label={t('form.label')}
        submitLabel={t('form.submit')}
        failed={t('failed')}
        errors={words}
        refused={refused}
        onSubmit={submit}
      >
        <div className="grid items-start gap-4 md:grid-cols-2">
          <PlaceField
            value={draft.place}
            onChange={(place) => edit({ place })}
            onCountry={setCountry}
            error={words.place}
          />
          <TripDates
            label={t('form.dates')}
            first={t('form.dates.first')}
            second={t('form.dates.second')}
            value={{ from: draft.pickUpDate, to: draft.dropOffDate }}
            onChange={({ from, to }) => edit({ pickUpDate: from, dropOffDate: to })}
            error={words.pickUpDate ?? words.dropOffDate}
          />
        </div>
      </SearchForm>
      <Driving {...roads} search={draft} />
    </SearchPage>
  )
}

type DrivingProps = {
  /** The search that is shared together with the driving options. */
  search: CarSearch
  draft: typeof NO_ROADS
  change: (part: Partial<typeof NO_ROADS>) => void
}

/** The driving rules of the pick-up place's country, or of another one. */
function Driving({ search, draft, change }: DrivingProps) {
  const t = useText(carsMessages)
  const { list } = useCountries()
  // An address may name any country; until the list is loaded it is accepted.
  const isKnown = (code: string) =>
    list === null || list === 'loading' || list.countries.some((one) => one.code === code)
  const country = isKnown(draft.country) ? draft.country : ''
  const licence = isKnown(draft.licence) ? draft.licence : homeCountry()
  return (
    <section className="mt-8 grid gap-5" aria-labelledby="driving">
      <header className="grid gap-1">
        <h2 id="driving">{t('driving.title')}</h2>
        <p className="max-w-prose text-muted">{t('driving.text')}</p>
      </header>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <CountryField
          label={t('driving.country')}
          none={t('driving.none')}
          name="country"
          value={country}
          onChange={(chosen) => change({ country: chosen })}
        />
        <CountryField
          label={t('driving.home')}
          name="licence"
          value={licence}
          onChange={(chosen) => change({ licence: chosen })}
        />
      </div>
      {country === '' ? null : (
        <CountryLoader code={country}>
          {(country) => <CountryDriving country={country} home={licence} />}
        </CountryLoader>
      )}
      <DrivingActions search={search} country={country} licence={licence} />
    </section>
  )
}
