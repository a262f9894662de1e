import { tripInQuestion } from '@tripwright/domain/assistant/conversation'
import { type ChangeArguments, planChangesMessages } from '@tripwright/domain/assistant/plan-changes'
import { type TripSummary, tripName } from '@tripwright/domain/trip/sync'
import { useState } from 'react'
import { Link } from 'wouter'
import { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { useTrips } from '#features/trip/sync/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import type { ProposalOutcome } from './proposal.state.ts'
import { ProposalFrame, TripProposal, WorkingNote } from './trip-proposal.tsx'

type ProposalCardProps = {
  change: ChangeArguments
  /** What became of it; null: not decided. */
  outcome: ProposalOutcome | null
  /** Null: it is to be decided again. */
  onOutcome: (outcome: ProposalOutcome | null) => void
  onAsk: (text: string) => void
  /** The trip that the conversation is about, by its id; `unkept`: a plan that is no trip yet. */
  talk: string | 'unkept' | null
}

/** A change of the trip of the conversation, else of the one that is on or comes next: what would differ, to accept as a whole or in parts. */
export function ProposalCard(props: ProposalCardProps) {
  const t = useText(planChangesMessages)
  const { status, trips } = useTrips()
  const [isOfOther, setIsOfOther] = useState(false)
  const ofTalk = trips.find(({ id }) => id === props.talk)
  const summary = ofTalk ?? tripInQuestion(trips, { today: today(), date: props.change.date ?? null })
  if (status === 'loading')
    return (
      <ProposalFrame>
        <WorkingNote label={t('loading.trip')} />
      </ProposalFrame>
    )
  if (props.talk === 'unkept' && props.outcome === null && !isOfOther)
    return (
      <ProposalFrame>
        <p>{t('unkept')}</p>
        {summary ? (
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            onClick={() => setIsOfOther(true)}
          >
            {t('unkept.other', { trip: tripName(summary) })}
          </Button>
        ) : null}
      </ProposalFrame>
    )
  if (!summary)
    return (
      <ProposalFrame>
        <p>{t('no-trip')}</p>
        <Link href="/itinerary" className={buttonClass({}, 'justify-self-start')}>
          {t('no-trip.plan')}
        </Link>
      </ProposalFrame>
    )
  return <OpenedTripProposal {...props} summary={summary} />
}

function OpenedTripProposal({ summary, talk: _, ...props }: ProposalCardProps & { summary: TripSummary }) {
  const trip = useOpenedTrip(summary.id, true)
  return <TripProposal {...props} trip={trip} name={tripName(summary)} link={<OpenTrip id={summary.id} />} />
}

function OpenTrip({ id }: { id: string }) {
  const t = useText(planChangesMessages)
  return (
    <Link href={`/itinerary?trip=${id}`} className={buttonClass({ variant: 'ghost' }, 'justify-self-start')}>
      {t('open')}
    </Link>
  )
}
