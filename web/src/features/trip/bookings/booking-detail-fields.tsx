import { bookingsMessages, isTransport } from '@tripwright/domain/trip/bookings'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useText } from '#platform/text/use-text.ts'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import type { FieldsProps } from './booking-end-fields.tsx'
import type { BookingForm } from './booking-form.state.ts'

const CURRENCIES = 'EUR USD GBP JPY CHF AUD CAD MXN THB TRY ZAR BRL CNY INR KRW NZD SEK NOK DKK PLN'.split(
  ' ',
)
const MAX_LENGTHS = { reference: 100, seat: 100, room: 100, provider: 200, people: 2000, price: 14 } as const
type DetailName = keyof typeof MAX_LENGTHS

/** What is asked for at a desk, and what it cost. */
export function DetailFields({ form, change, errorText }: FieldsProps) {
  const t = useText(bookingsMessages)
  const [isOpen, setIsOpen] = useState(() => hasDetails(form))
  const field = (name: DetailName) => ({
    name,
    autoComplete: 'off',
    maxLength: MAX_LENGTHS[name],
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <details
      open={isOpen || errorText('price') !== undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group border-rule border-y"
    >
      <summary className="flex min-h-12 items-center gap-2 font-display font-semibold">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        {t('form.more')}
      </summary>
      <div className="grid gap-4 pt-1 pb-5">
        <TextField label={t('form.reference')} {...field('reference')} dir="ltr" />
        {isTransport(form) || form.kind === 'ticket' || form.kind === 'event' ? (
          <TextField label={t('form.seat')} {...field('seat')} />
        ) : null}
        {form.kind === 'hotel' ? <TextField label={t('form.room')} {...field('room')} /> : null}
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
          <TextField
            label={t('form.price')}
            inputMode="decimal"
            {...field('price')}
            error={errorText('price')}
          />
          <SelectField
            label={t('form.currency')}
            value={form.currency}
            onChange={({ target }) => change({ currency: target.value })}
          >
            {[...new Set([...CURRENCIES, form.currency])].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </SelectField>
        </div>
        <TextField label={t('form.provider')} {...field('provider')} />
        <TextField label={t('form.people')} hint={t('form.people.hint')} {...field('people')} />
        <TextareaField
          label={t('form.note')}
          name="note"
          maxLength={4000}
          value={form.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </details>
  )
}

function hasDetails({ reference, seat, room, provider, people, price, note }: BookingForm): boolean {
  return [reference, seat, room, provider, people, price, note].some((text) => text !== '')
}
