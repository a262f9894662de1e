import {
  type ChosenPart,
  type ImportPart,
  type ImportProposal,
  importMessages,
} from '@tripwright/domain/documents/import'
import { tripName } from '@tripwright/domain/trip/sync'
import { type FormEvent, useState } from 'react'
import { useTrips } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'
import { SelectField } from '#ui/select.tsx'
import { acceptParts } from './import.state.ts'
import { PartRow } from './proposal-part.tsx'

type ProposalFormProps = {
  name: string
  proposal: ImportProposal
  tripId: string | null
  onAdded: (tripId: string, summary: string) => void
}
const NEW_TRIP = ''

/** What was read, entry by entry with its source; whoever says yes chooses which of it and to which trip. */
export function ProposalForm({ name, proposal, tripId, onAdded }: ProposalFormProps) {
  const t = useText(importMessages)
  const { trips } = useTrips()
  const [chosen, setChosen] = useState<ReadonlyMap<string, ChosenPart>>(
    () => new Map(proposal.parts.map(({ id }) => [id, { id }])),
  )
  const [target, setTarget] = useState(tripId ?? NEW_TRIP)
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({
    isBusy: false,
    problem: null,
  })
  const isWhole = proposal.trip !== null
  const parts = [...chosen.values()]

  async function add(event: FormEvent) {
    event.preventDefault()
    if (!isWhole && parts.length === 0) return setState({ isBusy: false, problem: t('read.none-chosen') })
    setState({ isBusy: true, problem: null })
    const answer = await acceptParts(proposal.id, parts, isWhole || target === NEW_TRIP ? null : target)
    if (!answer.ok) return setState({ isBusy: false, problem: answer.message })
    const { added, already } = answer.value
    const count = added.bookings + added.places
    onAdded(
      answer.value.tripId,
      already === 0 ? t('added', { count }) : t('added.already', { count, already }),
    )
  }
  function change(part: ImportPart, choice: ChosenPart | null) {
    const next = new Map(chosen)
    if (choice) next.set(part.id, choice)
    else next.delete(part.id)
    setChosen(next)
  }
  const writable = trips.filter(({ role }) => role !== 'viewer')
  return (
    <form className="grid gap-4" onSubmit={(event) => void add(event)}>
      <Sources name={name} proposal={proposal} />
      <ul className="grid">
        {proposal.parts.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            document={proposal.documents.length > 1 ? proposal.documents[part.document] : undefined}
            choice={chosen.get(part.id) ?? null}
            onChange={(choice) => change(part, choice)}
          />
        ))}
      </ul>
      <Unread unread={proposal.unread} />
      {isWhole ? null : (
        <SelectField
          label={t('trip')}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
        >
          <option value={NEW_TRIP}>
            {t('trip.new', { title: proposal.newTrip.title || t('trip.untitled') })}
          </option>
          {tripId !== null && !writable.some(({ id }) => id === tripId) ? (
            <option value={tripId}>{t('trip.this')}</option>
          ) : null}
          {writable.map((trip) => (
            <option key={trip.id} value={trip.id}>
              {tripName(trip) || t('trip.untitled')}
            </option>
          ))}
        </SelectField>
      )}
      <FormError text={state.problem} />
      <Button type="submit" busy={state.isBusy} className="justify-self-start">
        {isWhole ? t('add.trip') : t('add', { count: parts.length })}
      </Button>
    </form>
  )
}

function Sources({ name, proposal }: Pick<ProposalFormProps, 'name' | 'proposal'>) {
  const t = useText(importMessages)
  const senders = new Set(
    proposal.documents.flatMap(({ sender }) => {
      if (!sender) return []
      return sender.name ? `${sender.name} <${sender.address}>` : sender.address
    }),
  )
  return (
    <div className="grid gap-1">
      <p className="wrap-anywhere font-semibold">{t('read.title', { file: name })}</p>
      {[...senders].map((sender) => (
        <p key={sender} className="wrap-anywhere">
          {t('read.sender', { sender })}
        </p>
      ))}
      <p role="status" className="text-muted text-sm">
        {t('read.count', { count: proposal.parts.length })}
      </p>
    </div>
  )
}

function Unread({ unread }: Pick<ImportProposal, 'unread'>) {
  const t = useText(importMessages)
  if (unread.length === 0) return null
  return (
    <ul className="grid gap-1 text-muted text-sm">
      {unread.map(({ reason, count }) => (
        <li key={reason}>{t(`unread.${reason}`, { count })}</li>
      ))}
    </ul>
  )
}
