import {
  compensationMessages,
  DISRUPTION_CAUSES,
  DISRUPTION_KINDS,
  type FlightFormState,
  type FormQuestion,
  KNOWN_COUNTRIES,
  OTHER_CAUSE,
  type ParsedFlightForm,
} from '@tripwright/domain/claims/compensation'
import { AirportField, type AirportTable } from '#features/booking/flights/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Group } from '#ui/field.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

export type QuestionsProps = {
  draft: FlightFormState
  change: (part: Partial<FlightFormState>) => void
  read: ParsedFlightForm
}

/** Route, airline, date and event; further questions only where they can change the answer. */
export function FlightQuestions({ draft, change, read, table }: QuestionsProps & { table: AirportTable }) {
  const t = useText(compensationMessages)
  const isUnknown = (text: string, airport: unknown) =>
    table.airports.length > 0 && text.trim().length > 2 && airport === null
  const isFarUnknown = isUnknown(draft.departure, read.departure) || isUnknown(draft.arrival, read.arrival)
  return (
    <Group
      aria-label={t('form.label')}
      className="neatline grid items-start gap-4 bg-sheet p-4 md:grid-cols-2 md:p-6"
    >
      <AirportField
        name="departure"
        label={t('form.departure')}
        hint={t('form.airport.hint')}
        value={draft.departure}
        onChange={(departure) => change({ departure })}
      />
      <AirportField
        name="arrival"
        label={t('form.arrival')}
        value={draft.arrival}
        onChange={(arrival) => change({ arrival })}
      />
      {isUnknown(draft.departure, read.departure) ? (
        <CountrySelect
          label={t('form.country.departure')}
          value={draft.departureCountry}
          onChange={(departureCountry) => change({ departureCountry })}
        />
      ) : null}
      {isUnknown(draft.arrival, read.arrival) ? (
        <CountrySelect
          label={t('form.country.arrival')}
          value={draft.arrivalCountry}
          onChange={(arrivalCountry) => change({ arrivalCountry })}
        />
      ) : null}
      {isFarUnknown ? <DistanceSelect draft={draft} change={change} /> : null}
      <AirlineFields draft={draft} change={change} read={read} />
      <TextField
        type="date"
        label={t('form.date')}
        name="date"
        value={draft.date}
        onChange={({ target }) => change({ date: target.value })}
      />
      <SelectField
        label={t('form.event')}
        name="event"
        value={read.event}
        onChange={({ target }) => change({ event: target.value })}
      >
        {DISRUPTION_KINDS.map((event) => (
          <option key={event} value={event}>
            {t(`event.${event}`)}
          </option>
        ))}
      </SelectField>
      {read.questions.map((question) => (
        <QuestionFields key={question} question={question} draft={draft} change={change} />
      ))}
    </Group>
  )
}

/** The flight number determines the airline and its country; another operating airline is chosen by hand. */
function AirlineFields({ draft, change, read }: QuestionsProps) {
  const t = useText(compensationMessages)
  return (
    <>
      <TextField
        label={t('form.flight')}
        hint={useFlightHint(draft, read)}
        name="flight"
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        value={draft.flight}
        onChange={({ target }) => change({ flight: target.value })}
      />
      <CountrySelect
        label={t('form.carrier')}
        hint={t('form.carrier.hint')}
        value={read.carrier}
        onChange={(carrier) => change({ carrier })}
      />
    </>
  )
}

/** The airline of the number, or a note that it is unknown, or what to type. */
function useFlightHint(draft: FlightFormState, { airline }: ParsedFlightForm): string {
  const t = useText(compensationMessages)
  if (airline) return t('form.flight.is', { airline: airline[2] })
  const isWhole = /^\s*\w{2}\s?\d{2,4}[A-Z]?\s*$/i.test(draft.flight)
  return t(isWhole ? 'form.flight.unknown' : 'form.flight.hint')
}

type PartProps = Pick<QuestionsProps, 'draft' | 'change'>

function QuestionFields({ question, draft, change }: PartProps & { question: FormQuestion }) {
  const t = useText(compensationMessages)
  if (question === 'delay') return <DelayFields draft={draft} change={change} />
  if (question === 'reroute') return <RerouteFields draft={draft} change={change} />
  if (question === 'notice')
    return (
      <NumberField
        label={t('form.notice')}
        hint={t('form.notice.hint')}
        name="notice"
        draft={draft}
        change={change}
      />
    )
  if (question === 'fare')
    return (
      <TextField
        label={t('form.fare')}
        name="fare"
        inputMode="decimal"
        dir="ltr"
        value={draft.fare}
        onChange={({ target }) => change({ fare: target.value })}
      />
    )
  if (question === 'cause') return <CauseSelect draft={draft} change={change} />
  const name = question === 'equipment' ? 'equipment' : 'large'
  return (
    <Checkbox
      className="md:col-span-2"
      label={t(`form.${name}`)}
      checked={draft[name] === 'yes'}
      onChange={({ target }) => change({ [name]: target.checked ? 'yes' : '' })}
    />
  )
}

/** The first four causes are the airline's responsibility, as most courts see it. */
const AIRLINE_CAUSE_COUNT = 4

function CauseSelect({ draft, change }: PartProps) {
  const t = useText(compensationMessages)
  const options = (causes: readonly (typeof DISRUPTION_CAUSES)[number][]) =>
    causes.map((cause) => (
      <option key={cause} value={cause}>
        {t(`cause.${cause}`)}
      </option>
    ))
  return (
    <SelectField
      label={t('form.cause')}
      hint={t('form.cause.hint')}
      name="cause"
      value={draft.cause}
      onChange={({ target }) => change({ cause: target.value })}
    >
      <option value="">{t('cause.none')}</option>
      <optgroup label={t('cause.own')}>{options(DISRUPTION_CAUSES.slice(0, AIRLINE_CAUSE_COUNT))}</optgroup>
      <optgroup label={t('cause.outside')}>
        {options(DISRUPTION_CAUSES.slice(AIRLINE_CAUSE_COUNT))}
        <option value={OTHER_CAUSE}>{t('cause.other')}</option>
      </optgroup>
    </SelectField>
  )
}

function DelayFields(props: PartProps) {
  const t = useText(compensationMessages)
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">{t('form.delay')}</legend>
      <NumberField label={t('form.hours')} name="hours" {...props} />
      <NumberField label={t('form.minutes.late')} name="minutes" {...props} />
    </fieldset>
  )
}

function RerouteFields({ draft, change }: PartProps) {
  const t = useText(compensationMessages)
  return (
    <div className="grid gap-3 md:col-span-2 md:grid-cols-2">
      <Checkbox
        className="md:col-span-2"
        label={t('form.reroute')}
        checked={draft.rerouted === 'yes'}
        onChange={({ target }) => change({ rerouted: target.checked ? 'yes' : '' })}
      />
      {draft.rerouted === 'yes' ? (
        <>
          <NumberField
            label={t('form.earlier')}
            hint={t('form.minutes')}
            name="earlier"
            draft={draft}
            change={change}
          />
          <NumberField
            label={t('form.later')}
            hint={t('form.minutes')}
            name="later"
            draft={draft}
            change={change}
          />
        </>
      ) : null}
    </div>
  )
}

type NumberFieldProps = PartProps & {
  label: string
  hint?: string
  name: 'hours' | 'minutes' | 'notice' | 'earlier' | 'later'
}

function NumberField({ label, hint, name, draft, change }: NumberFieldProps) {
  const t = useText(compensationMessages)
  const isWrong = draft[name].trim() !== '' && !/^\p{Nd}{1,5}$/u.test(draft[name].trim())
  return (
    <TextField
      label={label}
      name={name}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={isWrong ? t('problem.minutes') : undefined}
    />
  )
}

function DistanceSelect({ draft, change }: PartProps) {
  const t = useText(compensationMessages)
  return (
    <SelectField
      label={t('form.distance')}
      hint={t('form.distance.hint')}
      value={draft.band}
      onChange={({ target }) => change({ band: target.value })}
    >
      <option value="">{t('form.distance.choose')}</option>
      <option value="short">{t('form.distance.short')}</option>
      <option value="medium">{t('form.distance.medium')}</option>
      <option value="long">{t('form.distance.long')}</option>
    </SelectField>
  )
}

type CountrySelectProps = {
  label: string
  hint?: string
  value: string
  onChange: (country: string) => void
}

function CountrySelect({ label, hint, value, onChange }: CountrySelectProps) {
  const t = useText(compensationMessages)
  const formats = useFormats()
  // Not prerendered: the names, and so their order, differ between versions of Intl.
  const allCountries =
    value === '' || value === 'ZZ' ? KNOWN_COUNTRIES : [...new Set([...KNOWN_COUNTRIES, value])]
  const countries = useIsHydrated() ? allCountries : []
  const named = countries.map((code) => ({ code, name: formats.country(code) }))
  return (
    <SelectField
      label={label}
      hint={hint}
      value={countries.length > 0 ? value : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('form.country.choose')}</option>
      {named
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      <option value="ZZ">{t('form.country.other')}</option>
    </SelectField>
  )
}
