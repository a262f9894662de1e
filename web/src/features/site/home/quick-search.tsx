import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import { belowFoldMessages } from '@tripwright/domain/site/home'
import ExternalLink from 'lucide-react/icons/external-link'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { quickFlightPath, useAirports } from '#features/booking/flights/index.ts'
import {
  HandOffNotice,
  type SuggestedCity,
  searchCities,
  TripDates,
  usePartnerHandOff,
} from '#features/booking/hand-off/index.ts'
import { DestinationField, quickStayPath, usualDates } from '#features/booking/stays/index.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { DateRangeField } from '#ui/date-range-field.tsx'
import { SelectField } from '#ui/select.tsx'
import { toast } from '#ui/toast.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const
const CLASSES = ['economy', 'premium_economy', 'business', 'first'] as const

/** The quick search (specification section 2): two forms that fill in the pages of stays and flights. */
export function QuickSearch() {
  const t = useText(belowFoldMessages)
  return (
    <section className="grid content-start gap-6">
      <h2>{t('quick.heading')}</h2>
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_3fr]">
        <HotelForm />
        <FlightForm />
      </div>
    </section>
  )
}

function HotelForm() {
  const t = useText(belowFoldMessages)
  const [draft, setDraft] = useState(newStay)
  const isMissing = draft.destination.trim() === ''
  return (
    <QuickForm
      heading={t('quick.hotel')}
      submit={t('quick.hotel.submit')}
      path="/accommodation-search"
      fields={{ ...draft, rooms: '1' }}
      failed={t('quick.hotel.failed')}
      partnerPath={() => quickStayPath(draft)}
      missing={isMissing ? [t('quick.hotel.missing'), t('quick.hotel.missing.text')] : null}
    >
      <DestinationField
        value={draft.destination}
        onChange={(destination) => setDraft({ ...draft, destination })}
      />
      <TripDates
        label={t('quick.hotel.dates')}
        first={t('quick.hotel.dates.first')}
        second={t('quick.hotel.dates.second')}
        value={{ from: draft.checkInDate, to: draft.checkOutDate }}
        onChange={({ from, to }) => setDraft({ ...draft, checkInDate: from, checkOutDate: to })}
      />
      <div className="grid grid-cols-[3fr_2fr] items-start gap-4">
        <CountField
          label={t('quick.hotel.guests')}
          unit="guests"
          value={draft.adults}
          onChange={(adults) => setDraft({ ...draft, adults })}
        />
        <p className="field">
          <span className="font-semibold text-sm">{t('quick.hotel.rooms')}</span>
          <span className="flex min-h-11 items-center">{t('quick.rooms', { count: 1 })}</span>
        </p>
      </div>
    </QuickForm>
  )
}

/** Specification section 5: today and tomorrow by default. */
function newStay() {
  const { checkInDate = '', checkOutDate = '' } = usualDates()
  return { destination: '', checkInDate, checkOutDate, adults: '2' }
}

const tripOf = ({ returnDate }: { returnDate: string }) => (returnDate === '' ? 'one-way' : '')

const NEW_FLIGHT = {
  origin: '',
  destination: '',
  departureDate: '',
  returnDate: '',
  adults: '1',
  travelClass: 'economy',
}

function FlightForm() {
  const t = useText(belowFoldMessages)
  const [draft, setDraft] = useState(NEW_FLIGHT)
  const airports = useAirports()
  const change = (part: Partial<typeof NEW_FLIGHT>) => setDraft({ ...draft, ...part })
  const isMissing = [draft.origin, draft.destination, draft.departureDate].some((text) => text.trim() === '')
  const ends = ['origin', 'destination'] as const
  return (
    <QuickForm
      heading={t('quick.flight')}
      submit={t('quick.flight.submit')}
      path="/flights"
      failed={t('quick.flight.failed')}
      partnerPath={() => quickFlightPath({ ...draft, trip: tripOf(draft) }, airports)}
      fields={{ ...draft, trip: tripOf(draft) }}
      missing={isMissing ? [t('quick.flight.missing'), t('quick.flight.missing.text')] : null}
    >
      <div className="grid items-start gap-4 md:grid-cols-2">
        {ends.map((end) => (
          <CityField
            key={end}
            label={t(`quick.flight.${end}`)}
            placeholder={t('quick.flight.city')}
            value={draft[end]}
            onChange={(text) => change({ [end]: text })}
          />
        ))}
        <DayField
          label={t('quick.flight.departure')}
          hint={t('quick.flight.departure.pick')}
          value={draft.departureDate}
          least={today()}
          // A return date before the new departure is cleared.
          onChange={(day) =>
            change({ departureDate: day, ...(draft.returnDate <= day && { returnDate: '' }) })
          }
        />
        <DayField
          label={t('quick.flight.return')}
          hint={t('quick.flight.return.pick')}
          value={draft.returnDate}
          least={draft.departureDate === '' ? today() : addDays(draft.departureDate, 1)}
          onChange={(returnDate) => change({ returnDate })}
        />
        <CountField
          label={t('quick.flight.passengers')}
          unit="passengers"
          value={draft.adults}
          onChange={(adults) => change({ adults })}
        />
        <SelectField
          label={t('quick.flight.class')}
          value={draft.travelClass}
          onChange={({ target }) => change({ travelClass: target.value })}
        >
          {CLASSES.map((name) => (
            <option key={name} value={name}>
              {t(`class.${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </QuickForm>
  )
}

type QuickFormProps = {
  heading: string
  submit: string
  path: string
  /** The search page's parameters; an empty value uses the page's default. */
  fields: Record<string, string>
  /** The target of the search; null when something in it is invalid, which the page then shows. */
  partnerPath: () => string | null
  /** The message when the partner's site cannot be opened. */
  failed: string
  /** The hint on a phone while a field is missing; elsewhere the button is disabled. */
  missing: [title: string, text: string] | null
  children: React.ReactNode
}

function QuickForm({ heading, submit, path, fields, missing, children, ...rest }: QuickFormProps) {
  const [notice, leave] = usePartnerHandOff()
  const [, navigate] = useLocation()
  const isMobile = useLayoutVariant() === 'mobile'

  function send(event: FormEvent): void {
    event.preventDefault()
    if (missing) return void toast(missing[0], { description: missing[1], kind: 'error' })
    // Opened at once: a page with the same form would require a second click.
    const partnerPath = rest.partnerPath()
    if (partnerPath === null) navigate(filledAddress(path, fields))
    else leave({ path: partnerPath, partner: 'Expedia' })
  }

  return (
    <form
      noValidate
      aria-label={heading}
      onSubmit={send}
      className="neatline grid h-full content-start gap-4 p-5"
    >
      <h3>{heading}</h3>
      {children}
      <Button type="submit" disabled={missing !== null && !isMobile} className="self-end">
        {submit}
        <ExternalLink aria-hidden="true" />
      </Button>
      <HandOffNotice notice={notice} failed={rest.failed} />
    </form>
  )
}

/** The address of a search page with a filled-in form. */
export function filledAddress(path: string, fields: Record<string, string>): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return `${path}?${new URLSearchParams(filled)}`
}

type TextFieldProps = { label: string; value: string; onChange: (value: string) => void }

function CityField({ placeholder, ...field }: TextFieldProps & { placeholder: string }) {
  const shared = useText(handOffMessages)
  const formats = useFormats()
  return (
    <Combobox<SuggestedCity>
      {...field}
      required
      placeholder={placeholder}
      onPick={({ name }) => field.onChange(name)}
      search={searchCities}
      getKey={({ name, country }) => `${name} ${country}`}
      renderItem={({ name, country }) => (
        <>
          <bdi>{name}</bdi> <span className="text-muted text-sm">{formats.country(country)}</span>
        </>
      )}
      countLabel={(count) => shared('suggestions.count', { count })}
    />
  )
}

type DayFieldProps = {
  label: string
  hint: string
  value: string
  least: IsoDate
  onChange: (day: IsoDate) => void
}

function DayField({ label, hint, value, least, onChange }: DayFieldProps) {
  const t = useText(handOffMessages)
  return (
    <DateRangeField
      isSingle
      label={label}
      least={least}
      value={{ from: value, to: '' }}
      onChange={({ from }) => onChange(from)}
      texts={{
        first: hint,
        second: hint,
        placeholder: t('dates.pick'),
        clear: t('dates.clear'),
        previous: t('dates.previous'),
        next: t('dates.next'),
      }}
    />
  )
}

function CountField({ unit, onChange, ...field }: TextFieldProps & { unit: 'guests' | 'passengers' }) {
  const t = useText(belowFoldMessages)
  return (
    <SelectField {...field} onChange={({ target }) => onChange(target.value)}>
      {NUMBERS.map((count) => (
        <option key={count} value={count}>
          {t(`quick.${unit}`, { count })}
        </option>
      ))}
    </SelectField>
  )
}
