import {
  countPassengers,
  flightsMessages,
  PASSENGER_LIMITS,
  TRAVEL_CLASSES,
} from '@tripwright/domain/booking/flights'
import { handOffMessages } from '@tripwright/domain/booking/hand-off'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { type SearchFormErrors, TripDates } from '#features/booking/hand-off/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { type CountRow, PeopleField } from '#ui/people-field.tsx'
import { SelectField } from '#ui/select.tsx'
import { AirportField } from './airport-field.tsx'
import { type FlightSearchDraft, passengersOf } from './flight-search-draft.state.ts'

type FieldsProps = {
  draft: FlightSearchDraft
  change: (part: Partial<FlightSearchDraft>) => void
  errors: SearchFormErrors
}

/** The fields of a flight search. */
export function FlightFields({ draft, change, errors }: FieldsProps) {
  const t = useText(flightsMessages)
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-[1fr_auto_1fr]">
        <AirportField
          name="origin"
          label={t('form.origin')}
          hint={t('form.airport.hint')}
          value={draft.origin}
          onChange={(origin) => change({ origin })}
          error={errors.origin}
        />
        <Button
          variant="outline"
          size="icon"
          className="justify-self-center md:mt-7 [&>svg]:max-md:rotate-90"
          aria-label={t('form.swap')}
          onClick={() => change({ origin: draft.destination, destination: draft.origin })}
        >
          <ArrowLeftRight aria-hidden="true" />
        </Button>
        <AirportField
          name="destination"
          label={t('form.destination')}
          value={draft.destination}
          onChange={(destination) => change({ destination })}
          error={errors.destination}
        />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SelectField
          label={t('form.trip')}
          name="trip"
          value={draft.trip}
          onChange={({ target }) => change({ trip: target.value })}
        >
          <option value="return">{t('form.trip.return')}</option>
          <option value="one-way">{t('form.trip.one-way')}</option>
        </SelectField>
        <FlightDates draft={draft} change={change} errors={errors} />
        <Passengers draft={draft} change={change} errors={errors} />
        <SelectField
          label={t('form.class')}
          name="travelClass"
          value={draft.travelClass}
          onChange={({ target }) => change({ travelClass: target.value })}
        >
          {TRAVEL_CLASSES.map((name) => (
            <option key={name} value={name}>
              {t(`class.${name}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

function FlightDates({ draft, change, errors }: FieldsProps) {
  const t = useText(flightsMessages)
  const isSingle = draft.trip === 'one-way'
  return (
    <TripDates
      label={t(isSingle ? 'form.date' : 'form.dates')}
      first={t('form.dates.first')}
      second={t('form.dates.second')}
      isSingle={isSingle}
      value={{ from: draft.departureDate, to: draft.returnDate }}
      onChange={({ from, to }) => change({ departureDate: from, returnDate: to })}
      error={errors.departureDate ?? errors.returnDate}
    />
  )
}

/** Passenger count fields. */
export const PASSENGER_KINDS = ['adults', 'children', 'infantsOnLap', 'infantsInSeat'] as const
type PassengerKind = (typeof PASSENGER_KINDS)[number]

function Passengers({ draft, change, errors }: FieldsProps) {
  const t = useText(flightsMessages)
  const shared = useText(handOffMessages)
  const counts = passengersOf(draft)
  const rows = PASSENGER_KINDS.map((name): CountRow<PassengerKind> => {
    const words = { label: t(`passengers.${name}`), fewer: t(`passengers.${name}.fewer`) }
    const row = { name, ...words, more: t(`passengers.${name}.more`), ...PASSENGER_LIMITS[name] }
    return name === 'adults' ? row : { ...row, hint: t(`passengers.${name}.hint`) }
  })
  return (
    <PeopleField
      label={t('form.passengers')}
      value={t('passengers.sum', { count: countPassengers(counts) })}
      rows={rows}
      counts={counts}
      onChange={(name, count) => change({ [name]: String(count) })}
      doneLabel={shared('done')}
      // An error of the whole party is stored at the adults; the error of another kind is more precise, so it wins.
      error={PASSENGER_KINDS.map((name) => errors[name]).findLast(Boolean)}
    />
  )
}
