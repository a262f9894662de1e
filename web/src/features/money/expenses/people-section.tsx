import { daysBetween, isIsoDate } from '@tripwright/domain/base/dates'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { listCurrencies, type RateTable } from '@tripwright/domain/money/currency'
import { expensesMessages, type RateBook } from '@tripwright/domain/money/expenses'
import X from 'lucide-react/icons/x'
import { type FormEvent, Suspense, useState } from 'react'
import { changeTrip, newTripId, useTrips } from '#features/trip/sync/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { type GroupPlace, type GroupProps, newId } from './expense-group.state.ts'

const TripPeople = lazyPart(() => import('./trip-people.tsx').then((part) => part.TripPeople))

export type GroupWithRatesProps = GroupProps & { book: RateBook }

/** The members of the group, and their common currency. */
export function PeopleSection({
  group,
  change,
  book,
  tripId = null,
}: GroupWithRatesProps & { tripId?: string | null }) {
  const t = useText(expensesMessages)
  const session = useSession()
  const [name, setName] = useState('')
  const isTaken = group.people.some((one) => one.name === name.trim())

  // Into the newest list: two added one after the other both stay.
  function join(who: string): void {
    const person = { id: newId(), name: who }
    change(({ people }) => (people.some((one) => one.name === who) ? {} : { people: [...people, person] }))
  }

  function add(event: FormEvent): void {
    event.preventDefault()
    const shortName = truncateText(name.trim(), 60)
    if (shortName === '' || isTaken) return
    join(shortName)
    setName('')
  }

  function remove(id: string, who: string): void {
    const isUsed = JSON.stringify([group.expenses, group.payments]).includes(`"${id}"`)
    if (isUsed) toast(t('people.kept', { name: who }))
    else change(({ people }) => ({ people: people.filter((one) => one.id !== id) }))
  }

  return (
    <section className="neatline grid gap-4 bg-sheet p-4 md:p-6" aria-labelledby="people">
      <h2 id="people" className="text-xl">
        {t('people.title')}
      </h2>
      {group.people.length === 0 ? <p className="text-muted">{t('people.none')}</p> : null}
      <ul className="flex flex-wrap gap-2">
        {group.people.map((one) => (
          <li key={one.id} className="inline-flex items-center rounded-md border border-rule ps-4">
            <bdi className="font-semibold">{one.name}</bdi>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('people.remove', { name: one.name })}
              onClick={() => remove(one.id, one.name)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {tripId === null || session.state !== 'signed-in' ? null : (
        <Suspense>
          <TripPeople tripId={tripId} taken={group.people.map(({ name }) => name)} onPick={join} />
        </Suspense>
      )}
      <form noValidate aria-label={t('people.title')} onSubmit={add} className="flex items-start gap-3">
        <TextField
          label={t('people.name')}
          className="flex-1"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isTaken ? t('people.twice', { name: name.trim() }) : undefined}
        />
        <Button type="submit" variant="outline" className="mt-7">
          {t('people.add')}
        </Button>
      </form>
      <CurrencySelect
        label={t('people.currency')}
        value={group.currency}
        table={book.table}
        onChange={(currency) => change({ currency })}
        isDisabled={group.payments.length > 0}
        hint={group.payments.length > 0 ? t('people.currency.fixed') : undefined}
      />
    </section>
  )
}

type SelectProps = {
  label: string
  value: string
  table: RateTable | null
  onChange: (code: string) => void
  isDisabled?: boolean
  hint?: string | undefined
}

/** A currency with a rate; the chosen one is listed without the table too. */
export function CurrencySelect({ label, value, table, onChange, hint, isDisabled = false }: SelectProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const codes = table ? listCurrencies(table, today()) : []
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {(codes.includes(value) ? codes : [value, ...codes]).map((code) => (
        <option key={code} value={code}>
          {t('option', { code, name: formats.currency(code) })}
        </option>
      ))}
    </SelectField>
  )
}

const HERE = 'here'
const NEW = 'new'

/** The owner of the list: this device only, or a trip, which is on every device of its owner. */
export function TripChoice({ place }: { place: GroupPlace }) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const day = (date: string) => formats.date(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' })
  const { trips } = useTrips()
  const { tripId, local } = place
  const isListed = trips.some(({ id }) => id === tripId)

  function choose(value: string): void {
    if (value === NEW) openNew()
    else place.open(value === HERE ? null : value)
  }

  function openNew(): void {
    const id = newTripId()
    const { from, to } = local
    const days = isIsoDate(from) && isIsoDate(to) && from <= to ? daysBetween(from, to) + 1 : null
    const fields = {
      title: t('trip.new.title'),
      status: 'draft',
      planSource: 'hand',
      startDate: from || null,
      days,
    }
    const changes = Object.entries(fields).flatMap(([field, value]) =>
      value === null ? [] : [{ itemId: id, field, value }],
    )
    if (changeTrip(id, changes).ok) place.open(id)
  }

  return (
    <section className="grid gap-3">
      <SelectField
        label={t('trip.label')}
        hint={t('trip.hint')}
        value={tripId ?? HERE}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={HERE}>{t('trip.here')}</option>
        {tripId !== null && !isListed ? <option value={tripId}>{t('trip.this')}</option> : null}
        {trips.map(({ id, title, startDate }) => (
          <option key={id} value={id}>
            {startDate ? t('trip.option', { title, date: day(startDate) }) : title}
          </option>
        ))}
        <option value={NEW}>{t('trip.new')}</option>
      </SelectField>
      {tripId !== null && (place.status === 'missing' || place.status === 'failed') ? (
        <p role="alert" className="border-signal border-s-4 bg-signal-wash p-3">
          {t(place.status === 'missing' ? 'trip.missing' : 'trip.failed')}
        </p>
      ) : null}
      {tripId !== null && place.status === 'ready' && place.isNew && local.people.length > 0 ? (
        <div className="neatline grid justify-items-start gap-3 p-4">
          <p>{t('trip.move.text', { count: local.expenses.length })}</p>
          <Button variant="secondary" onClick={() => place.moveTo(tripId)}>
            {t('trip.move')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
