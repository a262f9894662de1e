import { tripInQuestion } from '@tripwright/domain/assistant/conversation'
import { type ChangeArguments, planChangesMessages } from '@tripwright/domain/assistant/plan-changes'
import { type TripSummary, tripName } from '@tripwright/domain/trip/sync'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { useTrips } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ChangeQuestionBack } from './change-question.tsx'
import { ChangeRefusal } from './change-refusal.tsx'
import { type ProposalOutcome, useProposal } from './proposal.state.ts'
import { ProposedParts } from './proposed-parts.tsx'

type ProposalCardProps = {
  change: ChangeArguments
  /** What became of it; null: not decided. */
  outcome: ProposalOutcome | null
  /** Null: it is to be decided again. */
  onOutcome: (outcome: ProposalOutcome | null) => void
  onAsk: (text: string) => void
}

/** A change of the trip that is on, else of the next: what would differ, to accept as a whole or in parts. */
export function ProposalCard(props: ProposalCardProps) {
  const t = useText(planChangesMessages)
  const { status, trips } = useTrips()
  const summary = tripInQuestion(trips, { today: today(), date: props.change.date ?? null })
  if (status === 'loading')
    return (
      <Frame>
        <Working label={t('loading.trip')} />
      </Frame>
    )
  if (!summary)
    return (
      <Frame>
        <p>{t('no-trip')}</p>
        <Link href="/itinerary" className={buttonClass({}, 'justify-self-start')}>
          {t('no-trip.plan')}
        </Link>
      </Frame>
    )
  return <TripProposal {...props} summary={summary} />
}

function TripProposal({
  change,
  outcome,
  onOutcome,
  onAsk,
  summary,
}: ProposalCardProps & { summary: TripSummary }) {
  const t = useText(planChangesMessages)
  const trip = useOpenedTrip(summary.id, true)
  const { proposal, chosen, lost, isSaving, accept, undo, retry, toggle } = useProposal(change, trip, {
    isDecided: outcome !== null,
    onOutcome,
  })
  const name = tripName(summary)
  const open = <OpenTrip id={summary.id} />
  if (outcome !== null)
    return (
      <Frame>
        <Outcome text={t(outcome, { trip: name })} />
        <div className="flex flex-wrap gap-2">
          {outcome === 'accepted' && trip.canUndo && proposal !== null ? (
            <Button variant="outline" onClick={undo}>
              {t('undo')}
            </Button>
          ) : null}
          {outcome === 'accepted' ? null : (
            <Button
              variant="outline"
              onClick={() => {
                retry()
                onOutcome(null)
              }}
            >
              {t('again')}
            </Button>
          )}
          {open}
        </div>
      </Frame>
    )
  if (proposal === 'failed')
    return (
      <Frame>
        <p role="alert">{t('failed')}</p>
        <Button variant="outline" className="justify-self-start" onClick={retry}>
          {t('retry')}
        </Button>
      </Frame>
    )
  if (trip.status !== 'loading' && trip.status !== 'ready')
    return (
      <Frame>
        <p>{t('no-plan', { trip: name })}</p>
        {open}
      </Frame>
    )
  if (proposal === null)
    return (
      <Frame>
        <Working label={t('loading')} />
      </Frame>
    )
  if (proposal.state === 'question')
    return (
      <Frame>
        <ChangeQuestionBack change={change} question={proposal.question} onAsk={onAsk} />
      </Frame>
    )
  if (proposal.state === 'refused')
    return (
      <Frame>
        <ChangeRefusal change={change} refusal={proposal} onAsk={onAsk} />
        {open}
      </Frame>
    )
  return (
    <Frame>
      <ProposedParts
        name={name}
        proposal={proposal}
        chosen={chosen}
        lost={lost}
        isSaving={isSaving}
        onToggle={toggle}
        onAccept={() => void accept(proposal)}
        onDecline={() => onOutcome('declined')}
        open={open}
      />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <section className="neatline grid min-w-0 gap-3 bg-sheet p-4 md:p-5">{children}</section>
}

function Working({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-3 text-muted">
      <Spinner /> {label}
    </p>
  )
}

function OpenTrip({ id }: { id: string }) {
  const t = useText(planChangesMessages)
  return (
    <Link href={`/itinerary?trip=${id}`} className={buttonClass({ variant: 'ghost' }, 'justify-self-start')}>
      {t('open')}
    </Link>
  )
}

/** What became of it; takes the focus of the button that was pressed and is gone. */
function Outcome({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus()
  }, [])
  return (
    <p ref={line} tabIndex={-1} className="font-semibold outline-offset-4">
      {text}
    </p>
  )
}
