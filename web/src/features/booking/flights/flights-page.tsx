import { encodeCall } from '@tripwright/domain/base/contract'
import { flightHandOff, flightsMessages } from '@tripwright/domain/booking/flights'
import { useCallback, useEffect, useState } from 'react'
import { preferences } from '#features/account/preferences/index.ts'
import {
  type PartnerHandOff,
  SearchForm,
  SearchPage,
  useSearchDraft,
} from '#features/booking/hand-off/index.ts'
import { useLayoutVariant } from '#platform/layout-variant.ts'
import { useText } from '#platform/text/use-text.ts'
import { ProvenanceText } from '#ui/provenance.tsx'
import { toast } from '#ui/toast.ts'
import { type AirportTable, useAirports } from './airport-table.state.ts'
import { FlightFields, PASSENGER_KINDS } from './flight-fields.tsx'
import {
  exampleDraft,
  type FlightErrors,
  type FlightSearchDraft,
  NEW_DRAFT,
  parseFlightDraft,
} from './flight-search-draft.state.ts'

const EXAMPLE_ART = { lat: 51.47, lon: -0.4543 }

/** From the airport of the profile. */
const usual = () => ({ origin: preferences().homeAirportText ?? '' })

/** `/flights`: a flight search that is checked here and continues at a booking site. */
export function FlightsPage() {
  const t = useText(flightsMessages)
  const { draft, change, refused } = useSearchDraft(NEW_DRAFT, usual, PASSENGER_KINDS)
  const [errors, setErrors] = useState<FlightErrors>({})
  const table = useAirports()
  const isMobile = useLayoutVariant() === 'mobile'

  const check = useCallback(
    (of: FlightSearchDraft) => {
      const read = parseFlightDraft(of, table)
      setErrors(read.ok ? {} : read.errors)
      return read
    },
    [table],
  )
  // The address carries an invalid search: the form shows its errors.
  useEffect(() => {
    if (refused === 'bad-input') check(draft)
  }, [refused, draft, check])

  function edit(part: Partial<FlightSearchDraft>): void {
    change(part)
    setErrors((current) => without(current, part))
  }

  function submit(): PartnerHandOff | null {
    const read = check(draft)
    if (!read.ok) {
      if (isMobile && (read.errors.origin || read.errors.destination))
        toast(t('mobile.missing'), { description: t('mobile.missing.text'), kind: 'error' })
      return null
    }
    const { origin, destination } = read.search
    change({ origin, destination })
    return { path: encodeCall(flightHandOff, read.search).path, partner: 'Expedia' }
  }

  return (
    <SearchPage
      heading={t('heading')}
      lead={t('lead')}
      partners={['Expedia']}
      example={{
        title: t('example.title'),
        text: t('example.text'),
        action: t('example.action'),
        art: EXAMPLE_ART,
        onTry: () => edit(exampleDraft()),
      }}
      note={<AirportsNote table={table} />}
    >
      <SearchForm
        label={t('form.label')}
        submitLabel={t('form.submit')}
        failed={t('failed')}
        errors={inWords(errors, t)}
        refused={refused}
        onSubmit={submit}
      >
        <FlightFields draft={draft} change={edit} errors={inWords(errors, t)} />
      </SearchForm>
    </SearchPage>
  )
}

function AirportsNote({ table: { airports, own, minor, read } }: { table: AirportTable }) {
  const t = useText(flightsMessages)
  // Reserves its space until the table is loaded.
  if (airports.length === 0) return <p className="min-h-[1lh]" />
  const count = airports.length
  return (
    <p className="max-w-prose">
      {read ? t('airports.read', { count, read: read.count }) : t('airports.about', { count })}{' '}
      {read ? <ProvenanceText of={read} /> : null} <ProvenanceText of={own} />{' '}
      {minor ? <ProvenanceText of={minor} /> : null}
    </p>
  )
}

function inWords(errors: FlightErrors, t: ReturnType<typeof useText<FlightErrorKey>>) {
  return Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)]))
}
type FlightErrorKey = NonNullable<FlightErrors[keyof FlightErrors]>

/** An error is shown until its field changes; the two dates and the passengers are one field each. */
function without(errors: FlightErrors, part: Partial<FlightSearchDraft>): FlightErrors {
  const isDate = 'departureDate' in part || 'trip' in part
  const isCount = ['adults', 'children', 'infantsOnLap', 'infantsInSeat'].some((name) => name in part)
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => {
      if (isDate && field.endsWith('Date')) return false
      if (isCount && (field === 'adults' || field === 'children' || field.startsWith('infants'))) return false
      return !(field in part)
    }),
  )
}
