import {
  type ForwardedMail,
  forwardingMessages,
  listForwarded,
  openForwarded,
  removeForwarded,
} from '@tripwright/domain/documents/forwarding'
import type { ImportProposal } from '@tripwright/domain/documents/import'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'

type ForwardedListProps = {
  /** Shows what was read; `done` forgets the mail once it was added. */
  onOpen: (name: string, proposal: ImportProposal, done: () => void) => void
}

/** What came to the person's secret address and waits; nothing where none can arrive. */
export function ForwardedList({ onOpen }: ForwardedListProps) {
  const t = useText(forwardingMessages)
  const id = useId()
  const { called, set, reload } = useCall(listForwarded, {})
  const [state, setState] = useState<{ busy: string | null; problem: string | null }>({
    busy: null,
    problem: null,
  })
  // Somebody who is not signed in, or offline, imports without it.
  if (called.status !== 'ready' || !called.value.isOffered) return null
  const { mails } = called.value

  async function open({ id: mail, subject }: ForwardedMail) {
    setState({ busy: mail, problem: null })
    const answer = await call(openForwarded, { id: mail })
    setState({ busy: null, problem: answer.ok ? null : answer.message })
    if (!answer.ok) return void reload()
    onOpen(subject || t('mail.untitled'), answer.value, () => void call(removeForwarded, { id: mail }))
  }
  async function remove({ id: mail }: ForwardedMail) {
    setState({ busy: mail, problem: null })
    const answer = await call(removeForwarded, { id: mail })
    setState({ busy: null, problem: answer.ok ? null : answer.message })
    if (answer.ok) set({ isOffered: true, mails: mails.filter((one) => one.id !== mail) })
  }
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 id={id}>{t('list.title')}</h3>
      {mails.length === 0 ? (
        <p className="text-muted text-sm">
          {t('list.none')}{' '}
          <Link href="/settings#mail-address" className="underline underline-offset-2">
            {t('list.set-up')}
          </Link>
        </p>
      ) : (
        <ul className="grid">
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              isBusy={state.busy === mail.id}
              onOpen={() => void open(mail)}
              onRemove={() => void remove(mail)}
            />
          ))}
        </ul>
      )}
      <FormError text={state.problem} />
    </section>
  )
}

type MailRowProps = { mail: ForwardedMail; isBusy: boolean; onOpen: () => void; onRemove: () => void }

function MailRow({ mail, isBusy, onOpen, onRemove }: MailRowProps) {
  const t = useText(forwardingMessages)
  const { sender, bookings, places, receivedAt, endsAt, problem } = mail
  const subject = mail.subject || t('mail.untitled')
  const count = bookings + places
  const found = bookings > 0 ? t('mail.found', { count: bookings }) : t('mail.places', { count: places })
  return (
    <li className="grid gap-2 border-rule border-t py-3 sm:flex sm:items-start sm:justify-between">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere font-semibold">
          <bdi>{subject}</bdi>
        </p>
        <p className={count === 0 ? 'text-muted text-sm' : 'text-sm'}>
          {count === 0 ? <bdi>{problem ?? t('mail.nothing')}</bdi> : found}
        </p>
        {sender ? (
          <p className="wrap-anywhere text-muted text-sm">
            {/* Isolated: names and addresses have a direction of their own. */}
            {t('mail.from', {
              sender: `\u2068${sender.name ? `${sender.name} <${sender.address}>` : sender.address}\u2069`,
            })}
          </p>
        ) : null}
        <p className="text-muted text-sm">
          {t('mail.until', { from: new Date(receivedAt), to: new Date(endsAt) })}
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {count === 0 ? null : (
          <Button size="sm" busy={isBusy} aria-label={t('mail.open.named', { subject })} onClick={onOpen}>
            {t('mail.open')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          disabled={isBusy}
          aria-label={t('mail.remove.named', { subject })}
          onClick={onRemove}
        >
          {t('mail.remove')}
        </Button>
      </div>
    </li>
  )
}
