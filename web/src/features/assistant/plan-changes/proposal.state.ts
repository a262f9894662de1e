import {
  type AcceptedPlan,
  type AskedChange,
  type ChangeProposal,
  isNewStop,
  planChangesMessages,
  type WantedChange,
} from '@tripwright/domain/assistant/plan-changes'
import { isSamePlan, withIds } from '@tripwright/domain/trip/plan-view'
import { useEffect, useEffectEvent, useState } from 'react'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { type PlanView, runEngineTask } from '#features/trip/planner/index.ts'
import { newTripId } from '#features/trip/sync/index.ts'
import { log } from '#platform/log.ts'
import { useText } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'

/** What became of a proposed change. */
export type ProposalOutcome = 'accepted' | 'declined' | 'undone'
type OpenedTrip = ReturnType<typeof useOpenedTrip>
type Proposed = Extract<ChangeProposal, { state: 'proposed' }>

const UNDO_MS = 20_000

/** A change of an opened trip: computed once its plan is there, and saved when it is accepted. */
export function useProposal(
  change: AskedChange,
  trip: OpenedTrip,
  { isDecided, onOutcome }: { isDecided: boolean; onOutcome: (outcome: ProposalOutcome | null) => void },
) {
  const t = useText(planChangesMessages)
  const [proposal, setProposal] = useState<ChangeProposal | 'failed' | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSaving, setIsSaving] = useState(false)
  const [saved, setSaved] = useState<PlanView | null>(null)
  const lost = useLost(proposal, chosen, trip)
  const isReady = trip.status === 'ready' && trip.planWithFacts !== null
  const compute = useEffectEvent(async () => {
    const base = trip.planWithFacts
    if (!base) return
    const { view, keyedFacts } = base
    const next = await runEngineTask(keyedFacts, { kind: 'propose', args: change, view })
    setProposal(next)
    if (next.state === 'proposed') setChosen(next.parts.map(({ id }) => id))
  })
  useEffect(() => {
    if (!isReady || isDecided || proposal !== null) return
    compute().catch((error: unknown) => {
      log.error('A change could not be computed', { error: String(error) })
      setProposal('failed')
    })
  }, [isReady, isDecided, proposal])

  function undo(): void {
    if (trip.undo()) onOutcome('undone')
  }

  async function accept(proposed: Proposed): Promise<void> {
    const base = trip.planWithFacts
    if (!base) return
    if (!isSamePlan(base.view, proposed.before)) {
      // Somebody else or another tab has changed it: what is accepted has to be what was read.
      toast(t('stale'))
      return setProposal(null)
    }
    setIsSaving(true)
    try {
      const { view } = await runEngineTask(base.keyedFacts, acceptTask(proposed, chosen))
      const name = trip.fields.title ?? ''
      const changed = withStoredIds(view)
      if (!trip.keep({ ...base, view: changed }, name, trip.trip))
        return void toast(t('not-saved'), { kind: 'error' })
      setSaved(changed)
      onOutcome('accepted')
      const message = t('accepted', { trip: name || t('open') })
      toast(message, { kind: 'success', duration: UNDO_MS, action: { label: t('undo'), onPick: undo } })
    } catch (error) {
      log.error('An accepted change could not be proved', { error: String(error) })
      toast(t('not-saved'), { kind: 'error' })
    } finally {
      setIsSaving(false)
    }
  }

  return {
    proposal,
    chosen,
    lost,
    isSaving,
    /** Nothing came after what was accepted: otherwise something else would be undone. */
    canUndo: trip.canUndo && saved !== null && isShown(saved, trip),
    accept,
    undo,
    retry: () => setProposal(null),
    toggle: (id: string) =>
      setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
  }
}

function isShown(view: PlanView, { planWithFacts }: OpenedTrip): boolean {
  return planWithFacts !== null && isSamePlan(planWithFacts.view, view)
}

function acceptTask(plans: Proposed, chosen: readonly string[]) {
  const { before, after, parts } = plans
  return { kind: 'accept' as const, plans: { before, after, parts }, chosen }
}

/** A new stop has the id of an item of a trip from now on. */
function withStoredIds(view: PlanView): PlanView {
  const ids = view.ids.map((day) => day.map((id) => (isNewStop(id) ? '' : id)))
  return withIds({ ...view, ids }, newTripId)
}

/** The chosen parts that do not hold without the others. */
function useLost(
  proposal: ChangeProposal | 'failed' | null,
  chosen: readonly string[],
  { planWithFacts }: OpenedTrip,
): AcceptedPlan['lost'] {
  const [lost, setLost] = useState<readonly string[]>([])
  const proposed =
    proposal !== null && proposal !== 'failed' && proposal.state === 'proposed' ? proposal : null
  const facts = planWithFacts?.keyedFacts
  useEffect(() => {
    if (!proposed || !facts || chosen.length === proposed.parts.length) return setLost([])
    let isWanted = true
    runEngineTask(facts, acceptTask(proposed, chosen)).then(
      (accepted) => isWanted && setLost(accepted.lost),
      (error: unknown) => log.warn('A choice could not be proved', { error: String(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [proposed, chosen, facts])
  return [...lost].filter((id) => chosen.includes(id))
}

type Difference = Proposed['parts'][number]['differences'][number]
type ChangeReason =
  | 'asked'
  | 'room'
  | 'relaxed'
  | 'packed'
  | 'rest'
  | 'saves'
  | 'diet'
  | 'table'
  | 'ends'
  | 'follows'
  | 'indoors'
  | 'drier'

/** Why a stop differs: it was asked for, it follows, or what the change is after. */
export function whyOf({ change, further }: Proposed, difference: Difference): ChangeReason {
  const reasons = [change, ...further].map((one) => whyOfOne(one, difference))
  return reasons.find((one) => !SIDE_REASONS.includes(one)) ?? reasons[0] ?? 'follows'
}
const SIDE_REASONS: readonly ChangeReason[] = ['room', 'follows']

function whyOfOne(change: WantedChange, { id, kind, after }: Difference): ChangeReason {
  switch (change.kind) {
    case 'arrival':
    case 'departure':
      return 'ends'
    case 'add':
      return kind === 'added' ? 'asked' : 'room'
    case 'meals':
      return change.ids.includes(id) ? tableReason(change.diets) : 'follows'
    case 'pace':
    case 'rest':
    case 'budget':
      return reasonInDay(change, kind)
    case 'rain':
      return reasonInRain(change.day, kind, after?.day)
    default:
      return change.id === id ? 'asked' : 'room'
  }
}

function reasonInRain(day: number, kind: Difference['kind'], to: number | undefined): ChangeReason {
  if (kind === 'retimed') return 'follows'
  if (kind === 'removed') return 'room'
  return to === day ? 'indoors' : 'drier'
}

function tableReason(diets: readonly string[]): ChangeReason {
  return diets.length > 0 ? 'diet' : 'table'
}

type DayChange = Extract<WantedChange, { kind: 'pace' | 'rest' | 'budget' }>

function reasonInDay(change: DayChange, kind: Difference['kind']): ChangeReason {
  if (kind === 'retimed') return 'follows'
  if (change.kind === 'budget') return 'saves'
  // What such a change takes out or brings is its aim; what else differs makes room for it.
  const aim = change.kind === 'pace' && change.pace === 'packed' ? 'added' : 'removed'
  if (kind !== aim) return 'room'
  return change.kind === 'pace' ? change.pace : 'rest'
}
