import { parseTownId } from '@tripwright/domain/destination/places'
import { itineraryMessages, itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import type { PlanRefusal } from '@tripwright/domain/trip/planner'
import { ownPlaceId, type TripState } from '@tripwright/domain/trip/sync'
import type { ReactNode } from 'react'
import type { useOpenedTrip } from '#features/trip/plan-view/index.ts'
import { PlanBoard, PlanTotal, StoredStops } from '#features/trip/plan-view/index.ts'
import {
  dropConstraint,
  newPlanForm,
  type PlanFormState,
  type PlanWithFacts,
} from '#features/trip/planner/index.ts'
import { GoneTrip } from '#features/trip/sync/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

type Trip = ReturnType<typeof useOpenedTrip>
/** Called to change a trip's constraints, given as form values. */
export type EditRequest = (trip: TripState, form: PlanFormState) => void

/** The reason why there is no plan, with a remedy. */
export function Unplanned({ trip, onEditRequest }: { trip: Trip; onEditRequest: EditRequest }) {
  const t = useText(itineraryPageMessages)
  if (trip.status === 'missing' || trip.status === 'failed')
    return (
      <GoneTrip
        tripId={trip.trip.id}
        end={trip.status === 'failed' ? 'failed' : trip.opened.end}
        isUndoable={trip.trip.version > 0}
      />
    )
  if (trip.status === 'empty' && trip.savedStops.length > 0)
    return (
      <SavedStops trip={trip} note={t('trip.unplanned')}>
        {trip.mayEdit ? (
          <Button onClick={() => onEditRequest(trip.trip, emptyTripDraft(trip))}>{t('form.submit')}</Button>
        ) : null}
      </SavedStops>
    )
  if (trip.status === 'empty')
    return (
      <EmptyState
        title={t('trip.empty')}
        action={
          trip.mayEdit ? (
            <Button onClick={() => onEditRequest(trip.trip, emptyTripDraft(trip))}>{t('form.submit')}</Button>
          ) : null
        }
      >
        {t('trip.empty.text')}
      </EmptyState>
    )
  if (trip.status === 'no-facts') return <SavedStops trip={trip} note={t('trip.no-facts')} />
  return (
    <Loading label={t('trip.loading')} className="grid gap-4">
      <Skeleton className="h-14 max-w-96" />
      <Skeleton className="h-13" />
      <Skeleton className="h-[60vh]" />
    </Loading>
  )
}

/** The initial form for a manual trip: its cities and its days. */
function emptyTripDraft({ fields, ownPlaces }: Trip): PlanFormState {
  const cities = (fields.places ?? []).map(({ id, name, lat, lon }) => {
    const text = name.split(',')[0] ?? name
    const isTown = id !== undefined && parseTownId(id) !== null
    return { text, nights: '', stay: null, ...(isTown && { town: { id, name: text, lat, lon } }) }
  })
  return {
    ...newPlanForm(),
    mustSee: ownPlaces
      .filter(({ isMustSee }) => isMustSee)
      .map((place) => ({ ...place.location, id: ownPlaceId(place), name: place.name ?? '' })),
    decidedPlaces: ownPlaces.map(ownPlaceId),
    ...(cities.length > 0 && { cities }),
    ...(fields.days && { days: String(Math.min(30, fields.days)) }),
    ...(fields.startDate && { startDate: fields.startDate }),
  }
}

type SavedStopsProps = { trip: Trip; note: string; children?: ReactNode }

/** The stops as saved, where no plan can be built from them, with the reason. */
function SavedStops({ trip: { savedStops }, note, children }: SavedStopsProps) {
  const t = useText(itineraryPageMessages)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="border-signal border-s-4 bg-signal-wash p-3">{note}</p>
      <StoredStops stops={savedStops} undated={t('trip.undated')} nameless={t('trip.nameless')} />
      {children}
    </div>
  )
}

type FailedProps = { message: string; onRetry: () => void; onLeave: () => void }

/** Explains a missing plan: what was saved, and what the user can do. */
export function FailedPlan({ message, onRetry, onLeave }: FailedProps) {
  const t = useText(itineraryPageMessages)
  return (
    <EmptyState
      title={t('planning.failed')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={onRetry}>{t('planning.retry')}</Button>
          <Button variant="outline" onClick={onLeave}>
            {t('trip.change')}
          </Button>
        </div>
      }
    >
      {t('planning.failed.kept', { message })}
    </EmptyState>
  )
}

type RefusedPlanProps = {
  draft: PlanFormState
  refusal: PlanRefusal
  nearest: PlanWithFacts | null
  onTake: (planWithFacts: PlanWithFacts) => void
  onRetry: (draft: PlanFormState) => void
  onLeave: () => void
}

/** The conflicting constraints, each with a remedy, or that the time ran out; below them the plan that relaxes the least. */
export function RefusedPlan({ draft, refusal, nearest, onTake, onRetry, onLeave }: RefusedPlanProps) {
  const t = useText(itineraryPageMessages)
  const formats = useFormats()
  const say = useConstraintText()
  const { conflict, dropped } = refusal
  return (
    <div className="grid gap-8">
      <section className="grid gap-4 border border-signal bg-sheet p-5">
        <div role="alert" className="grid gap-1">
          <h1 className="text-2xl">{t(conflict ? 'conflict.heading' : 'late.heading')}</h1>
          <p className="text-muted">
            {conflict ? t('conflict.text', { count: conflict.length }) : t('late.text')}
          </p>
        </div>
        <ul className="grid">
          {conflict?.map((constraint) => (
            <li
              key={`${constraint.wish} ${constraint.index}`}
              className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t py-3"
            >
              <span className="min-w-0 flex-1 font-semibold">{say(constraint)}</span>
              <Button variant="outline" size="sm" onClick={() => onRetry(dropConstraint(draft, constraint))}>
                {t(constraint.wish === 'nights' ? 'conflict.night' : 'conflict.drop')}
              </Button>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          {conflict ? null : <Button onClick={() => onRetry({ ...draft })}>{t('planning.retry')}</Button>}
          <Button variant="ghost" className="justify-self-start" onClick={onLeave}>
            {t('trip.change')}
          </Button>
        </div>
      </section>
      {nearest ? (
        <section className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3 border-signal border-s-4 bg-signal-wash p-4">
            <div>
              <h2>{t('conflict.nearest', { count: dropped.length })}</h2>
              <p>{t('conflict.nearest.text', { requests: formats.list(dropped.map(say)) })}</p>
            </div>
            <Button onClick={() => onTake(nearest)}>{t('conflict.nearest.use')}</Button>
          </div>
          <PlanTotal planWithFacts={nearest} />
          <PlanBoard planWithFacts={nearest} />
        </section>
      ) : (
        <p className="text-muted">{t(conflict ? 'conflict.none' : 'late.none')}</p>
      )}
    </div>
  )
}

/** A constraint in the reader's language where the app has its text, else in the server's words. */
function useConstraintText(): (constraint: PlanRefusal['dropped'][number]) => string {
  const t = useText(itineraryMessages)
  return ({ key, values, message }) =>
    Object.hasOwn(itineraryMessages.texts, key)
      ? t(key as keyof typeof itineraryMessages.texts, values)
      : message
}
