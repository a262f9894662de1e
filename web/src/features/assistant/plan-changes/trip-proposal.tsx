import {
  type AskedChange,
  isRainChange,
  planChangesMessages,
} from '@tripwright/domain/assistant/plan-changes'
import { type ReactNode, useEffect, useRef } from 'react'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ChangeQuestionBack } from './change-question.tsx'
import { ChangeRefusal } from './change-refusal.tsx'
import { type ProposalOutcome, useProposal } from './proposal.state.ts'
import { ProposedParts } from './proposed-parts.tsx'

type TripProposalProps = {
  change: AskedChange
  /** What became of it; null: not decided. */
  outcome: ProposalOutcome | null
  /** Null: it is to be decided again. */
  onOutcome: (outcome: ProposalOutcome | null) => void
  onAsk: (text: string) => void
  trip: ReturnType<typeof useOpenedTrip>
  name: string
  /** To the trip, where it is not on the screen. */
  link?: ReactNode
}

/** A change of an opened trip: what would differ by stop, to accept as a whole or in parts, and what became of it. */
export function TripProposal({
  change,
  outcome,
  onOutcome,
  onAsk,
  trip,
  name,
  link = null,
}: TripProposalProps) {
  const t = useText(planChangesMessages)
  const { proposal, chosen, lost, isSaving, canUndo, accept, undo, retry, toggle } = useProposal(
    change,
    trip,
    {
      isDecided: outcome !== null,
      onOutcome,
    },
  )
  if (outcome !== null)
    return (
      <ProposalFrame>
        <Outcome text={t(outcome, { trip: name })} />
        <div className="flex flex-wrap gap-2">
          {outcome === 'accepted' && canUndo ? (
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
          {link}
        </div>
      </ProposalFrame>
    )
  if (proposal === 'failed')
    return (
      <ProposalFrame>
        <p role="alert">{t('failed')}</p>
        <Button variant="outline" className="justify-self-start" onClick={retry}>
          {t('retry')}
        </Button>
      </ProposalFrame>
    )
  if (trip.status !== 'loading' && trip.status !== 'ready')
    return (
      <ProposalFrame>
        <p>{t('no-plan', { trip: name })}</p>
        {link}
      </ProposalFrame>
    )
  if (proposal === null)
    return (
      <ProposalFrame>
        <WorkingNote label={t('loading')} />
      </ProposalFrame>
    )
  if (proposal.state === 'question')
    return isRainChange(change) ? null : (
      <ProposalFrame>
        <ChangeQuestionBack
          change={proposal.args}
          others={proposal.others}
          question={proposal.question}
          onAsk={onAsk}
        />
      </ProposalFrame>
    )
  if (proposal.state === 'refused')
    return (
      <ProposalFrame>
        <ChangeRefusal change={change} refusal={proposal} onAsk={onAsk} />
        {link}
      </ProposalFrame>
    )
  return (
    <ProposalFrame>
      <ProposedParts
        name={name}
        proposal={proposal}
        chosen={chosen}
        lost={lost}
        isSaving={isSaving}
        onToggle={toggle}
        onAccept={() => void accept(proposal)}
        onDecline={() => onOutcome('declined')}
        link={link}
      />
    </ProposalFrame>
  )
}

/** The sheet that a proposal stands on. */
export function ProposalFrame({ children }: { children: ReactNode }) {
  return <section className="neatline grid min-w-0 gap-3 bg-sheet p-4 md:p-5">{children}</section>
}

/** Says that something is being computed. */
export function WorkingNote({ label }: { label: string }) {
  return (
    <p className="flex items-center gap-3 text-muted">
      <Spinner /> {label}
    </p>
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
