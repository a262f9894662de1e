import {
  inviteToSeat,
  leaveSeat,
  listSeats,
  removeSeat,
  type Seats,
  seatsMessages,
  takeSeat,
} from '@tripwright/domain/plans/subscription'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { refreshSubscription } from '#features/plans/subscription/index.ts'
import { type CallOutcome, call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { fieldText, useForm } from '#platform/use-form.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'

type HandleOutcome = (outcome: CallOutcome<Seats>) => boolean

/** The squad: the seats that the user pays for, their own seat, or an invitation. Nothing for anybody else. */
export function OwnSeats() {
  const t = useText(seatsMessages)
  const { called, set } = useCall(listSeats, undefined)
  const token = new URLSearchParams(useSearch()).get('seat_token')
  const [, navigate] = useLocation()
  if (called.status !== 'ready') return null
  const { places, paidBy } = called.value
  if (places === 0 && paidBy === null && token === null) return null

  const take: HandleOutcome = (outcome) => {
    if (outcome.ok) set(outcome.value)
    else toast(outcome.message, { kind: 'error' })
    void refreshSubscription()
    return outcome.ok
  }
  return (
    <section id="squad" className="grid scroll-mt-32 gap-4">
      <h2>{t(token !== null && paidBy === null ? 'take.title' : 'title')}</h2>
      {paidBy !== null ? (
        <Member paidBy={paidBy} onAnswer={take} />
      ) : token !== null ? (
        <Invited
          token={token}
          onAnswer={(outcome) => {
            if (take(outcome)) navigate('/settings', { replace: true })
          }}
        />
      ) : null}
      {places > 0 ? <Squad seats={called.value} onAnswer={take} /> : null}
    </section>
  )
}

function Invited({ token, onAnswer }: { token: string; onAnswer: (outcome: CallOutcome<Seats>) => void }) {
  const t = useText(seatsMessages)
  const [isBusy, setIsBusy] = useState(false)

  async function take() {
    setIsBusy(true)
    const response = await call(takeSeat, { token })
    setIsBusy(false)
    onAnswer(response)
    if (response.ok) toast(t('taken'), { kind: 'success' })
  }
  return (
    <div className="neatline grid max-w-160 justify-items-start gap-3 p-5">
      <p>{t('take.text')}</p>
      <Button busy={isBusy} onClick={() => void take()}>
        {t('take')}
      </Button>
    </div>
  )
}

function Member({ paidBy, onAnswer }: { paidBy: string; onAnswer: HandleOutcome }) {
  const t = useText(seatsMessages)

  async function leave() {
    if (onAnswer(await call(leaveSeat, undefined))) toast(t('left'))
  }
  return (
    <>
      <p className="wrap-anywhere">{t('paid-by', { email: paidBy })}</p>
      <Button variant="outline" className="justify-self-start" onClick={() => void leave()}>
        {t('leave')}
      </Button>
    </>
  )
}

function Squad({ seats: { places, seats }, onAnswer }: { seats: Seats; onAnswer: HandleOutcome }) {
  const t = useText(seatsMessages)
  const form = useForm(async (fields) => {
    const email = fieldText(fields, 'email').trim()
    const response = await call(inviteToSeat, { email })
    if (!response.ok) return response.issues[0]?.message ?? response.message
    onAnswer(response)
    toast(t('invited', { email }), { kind: 'success' })
    return null
  })

  async function again(email: string) {
    if (onAnswer(await call(inviteToSeat, { email }))) toast(t('invited', { email }), { kind: 'success' })
  }
  async function remove({ id, email }: Seats['seats'][number]) {
    if (onAnswer(await call(removeSeat, { id }))) toast(t('removed', { email }))
  }
  return (
    <>
      <p className="max-w-prose">{t('lead', { free: Math.max(0, places - seats.length) })}</p>
      <ul className="grid max-w-160 divide-y divide-hairline border-hairline border-y">
        {seats.map((seat) => (
          <li key={seat.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <strong className="min-w-0 flex-1 basis-40 wrap-anywhere">{seat.email}</strong>
            <span className="text-muted text-sm">{t(seat.isTaken ? 'is-taken' : 'is-invited')}</span>
            {seat.isTaken ? null : (
              <Button variant="link" size="sm" onClick={() => void again(seat.email)}>
                {t('again')}
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('remove', { email: seat.email })}
              onClick={() => void remove(seat)}
            >
              {t('take-away')}
            </Button>
          </li>
        ))}
      </ul>
      {seats.length < places ? (
        <form key={seats.length} onSubmit={form.onSubmit} className="grid max-w-160 gap-3">
          <FormError text={form.error} />
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              className="min-w-56 flex-1"
              label={t('email')}
              name="email"
              type="email"
              autoComplete="off"
              required
            />
            <Button type="submit" variant="outline" busy={form.isBusy}>
              {t('invite')}
            </Button>
          </div>
        </form>
      ) : null}
    </>
  )
}
