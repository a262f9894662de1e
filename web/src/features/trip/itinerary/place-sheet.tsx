import type { PointOfInterest } from '@tripwright/domain/destination/places'
import { planEditsMessages } from '@tripwright/domain/trip/plan-view'
import { PlacePicker } from '#features/destination/places/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { candidatesFor, type PlacePickTarget, useOpenings, type useTripEdits } from './trip-edits.state.ts'

type PickedPlaceSheetProps = { planWithFacts: PlanWithFacts | null; edits: ReturnType<typeof useTripEdits> }

/** The sheet of places to choose from, while it is open. */
export function PickedPlaceSheet({ planWithFacts, edits }: PickedPlaceSheetProps) {
  if (!planWithFacts || !edits.pickTarget) return null
  return (
    <PlaceSheet
      planWithFacts={planWithFacts}
      pickTarget={edits.pickTarget}
      onPick={edits.pick}
      onClose={edits.close}
    />
  )
}

type PlaceSheetProps = {
  planWithFacts: PlanWithFacts
  pickTarget: PlacePickTarget
  onPick: (place: PointOfInterest) => void
  onClose: () => void
}

/** Places of the guide that are not in the plan, with their hours of that day, the best first. */
function PlaceSheet({ planWithFacts, pickTarget, onPick, onClose }: PlaceSheetProps) {
  const t = useText(planEditsMessages)
  const openings = useOpenings(planWithFacts, pickTarget.day)
  const { instead, day } = pickTarget
  return (
    <PlacePicker
      title={instead ? t('pick.swap', { name: instead.name }) : t('pick.add', { day: day + 1 })}
      closeLabel={t('pick.close')}
      candidates={candidatesFor(planWithFacts, pickTarget, openings)}
      onPick={onPick}
      onClose={onClose}
    />
  )
}
