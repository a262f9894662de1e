import type { City } from '@tripwright/domain/destination/places'
import { itineraryPageMessages } from '@tripwright/domain/trip/itinerary'
import type { TripState } from '@tripwright/domain/trip/sync'
import { clsx } from 'clsx'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { loadCities } from '#features/destination/places/index.ts'
import {
  type ChangePlanForm,
  type ChooseTown,
  EMPTY_PLAN_FORM,
  loadRegionBases,
  loadTypedTowns,
  newPlanForm,
  PlanForm,
  type PlanFormErrors,
  type PlanFormState,
  parsePlanForm,
  restorePlanForm,
  startEngine,
  storePlanForm,
} from '#features/trip/planner/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { lazyPart, untilLoaded } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { PlanWorkspace } from './plan-workspace.tsx'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const EXAMPLE = { cities: [{ text: 'Rome', nights: '', stay: null }], days: '3' }
const EXAMPLE_ART = { lat: 41.8986, lon: 12.4769 }

const UsageBanner = lazyPart(() =>
  import('#features/plans/usage/index.ts').then(({ UsageBanner }) => UsageBanner),
)

type FormContext = { into: TripState | undefined }
/** The content of the page: the form, a plan in progress, or else the trip in the address. */
type PageState = { ask: FormContext; run: PlanFormState | null } | null

/** `/itinerary`: the form for the constraints, the plan that follows, and with `?trip=` the saved trip. */
export function ItineraryPage() {
  const [, navigate] = useLocation()
  const search = useSearch()
  // The document was prerendered without a query: until hydration the page must match it.
  const isHydrated = useIsHydrated()
  const tripId = (isHydrated && new URLSearchParams(search).get('trip')?.toLowerCase()) || ''
  const isTrip = UUID.test(tripId)
  const [side, setSide] = useState<{ of: string; side: PageState }>({ of: tripId, side: null })
  const [madeId, setMadeId] = useState('')
  const { draft, cities, errors, change, setErrors, isLooking, settle } = usePlanForm(isHydrated && !isTrip)
  // Fetched beside all else, so that neither the first click nor the plan of a trip waits for it.
  useEffect(startEngine, [])
  // Another address: a running search belonged to the previous one.
  const current = side.of === tripId ? side.side : null
  const isAtDesk = current ? current.run !== null : isTrip
  const PlanDesk = usePlanWorkspace(isAtDesk)
  const show = (next: PageState) => setSide({ of: tripId, side: next })
  const into = current?.ask.into

  function run(form: PlanFormState): void {
    change(form)
    settle(form, (settled, errors) => {
      change(settled)
      // After the change, which takes the errors of what it touches away.
      setErrors(errors)
      if (Object.keys(errors).length === 0) show({ ask: { into }, run: settled })
      scrollTo(0, 0)
    })
  }
  const refuse = useCallback(
    (errors: PlanFormErrors) => {
      setErrors(errors)
      setSide({ of: tripId, side: { ask: { into }, run: null } })
    },
    [setErrors, tripId, into],
  )

  if (!isAtDesk)
    return (
      <PlanFormSide
        draft={draft}
        cities={cities}
        errors={errors}
        change={change}
        run={run}
        isLooking={isLooking}
        isHydrated={isHydrated}
        onClose={into ? () => show(null) : null}
      />
    )
  if (!PlanDesk) return <PageSkeleton />
  return (
    <div className="page min-h-dvh py-6">
      <PlanDesk
        // A trip stays open where it was made.
        key={tripId === '' || tripId === madeId ? 'new' : tripId}
        tripId={tripId}
        into={into}
        cities={cities ?? []}
        run={current?.run ?? null}
        onDone={(id) => {
          setMadeId(id)
          if (id === tripId) show(null)
          else navigate(`/itinerary?trip=${id}`)
        }}
        onErrors={refuse}
        onRetry={run}
        onLeave={() => show({ ask: { into }, run: null })}
        onEditRequest={(trip, form) => {
          change(form)
          show({ ask: { into: trip }, run: null })
        }}
      />
    </div>
  )
}

type PlanFormSideProps = Omit<ReturnType<typeof usePlanForm>, 'setErrors' | 'settle'> & {
  run: (form: PlanFormState) => void
  isHydrated: boolean
  /** Back to the trip with these constraints. */
  onClose: (() => void) | null
}

/** The form, and an example to try. */
function PlanFormSide(props: PlanFormSideProps) {
  const { draft, cities, errors, change, run, isLooking, isHydrated, onClose } = props
  const t = useText(itineraryPageMessages)
  const choose: ChooseTown = (index, { bases, ...town }) =>
    bases
      ? void untilLoaded(loadRegionBases).then(({ withRegion }) => run(withRegion(draft, index, bases)))
      : run({
          ...draft,
          cities: draft.cities.map((row, i) => (i === index ? { ...row, text: town.name, town } : row)),
        })
  return (
    <>
      {isHydrated ? null : (
        <div className="hidden [:root[data-trip]_&]:block">
          <PageSkeleton />
        </div>
      )}
      <div
        className={clsx(
          'page grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] lg:py-12',
          !isHydrated && '[:root[data-trip]_&]:hidden',
        )}
      >
        <header className="grid content-start gap-2 lg:col-span-2">
          <h1>{t('heading')}</h1>
          <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
        </header>
        <PlanForm
          draft={draft}
          cities={cities}
          errors={errors}
          onChange={change}
          onSubmit={() => run(draft)}
          onChoose={choose}
          isBusy={isLooking}
          submitLabel={t(onClose ? 'form.submit.again' : 'form.submit')}
          extra={
            onClose ? (
              <Button variant="ghost" onClick={onClose}>
                {t('pick.close')}
              </Button>
            ) : null
          }
          notice={
            // Not before this page is known to be visible: opening a trip needs none of it.
            isHydrated ? (
              <Suspense>
                <UsageBanner variant="inline" type="itinerary_generations" />
              </Suspense>
            ) : null
          }
        />
        <aside className="grid content-start gap-4">
          <EmptyState
            title={t('example.title')}
            art={<ContourArt {...EXAMPLE_ART} />}
            action={
              <Button onClick={() => run({ ...newPlanForm(), ...EXAMPLE })}>{t('example.action')}</Button>
            }
          >
            {t('example.text')}
          </EmptyState>
        </aside>
      </div>
    </>
  )
}

/**
 * The part of the page that makes and changes plans; null until it is loaded. Throws when it is needed and cannot be loaded.
 */
function usePlanWorkspace(isNeeded: boolean) {
  const [desk, setDesk] = useState<{ PlanWorkspace: typeof PlanWorkspace } | null>(null)
  const [error, setError] = useState<unknown>(null)
  // Not React.lazy, which shows its fallback for 300 ms even when everything is loaded.
  useEffect(() => {
    import('./plan-workspace.tsx').then(setDesk, (reason: unknown) => isNeeded && setError(reason))
  }, [isNeeded])
  if (error) throw error
  return desk?.PlanWorkspace ?? null
}

/** The form's state: it survives a reload, a refusal and Back. */
function usePlanForm(isAsking: boolean) {
  const [draft, setDraft] = useState(EMPTY_PLAN_FORM)
  const [errors, setErrors] = useState<PlanFormErrors>({})
  const [cities, setCities] = useState<readonly City[] | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  // The latest state, for several changes in one event.
  const latest = useRef(draft)
  useEffect(() => {
    const restored = restorePlanForm()
    latest.current = restored
    setDraft(restored)
  }, [])
  useEffect(() => {
    if (isAsking) void loadCities().then(setCities)
  }, [isAsking])

  const change: ChangePlanForm = (part) => {
    const before = latest.current
    const next = { ...before, ...(typeof part === 'function' ? part(before) : part) }
    latest.current = next
    setDraft(next)
    setErrors((current) => clearChangedErrors(current, before, next))
    storePlanForm(next)
  }
  /** Goes on with the towns that are meant, at once where none has to be looked up; not at all once the form has changed. */
  function settle(form: PlanFormState, goOn: (form: PlanFormState, errors: PlanFormErrors) => void): void {
    const errorsOf = (one: PlanFormState): PlanFormErrors => {
      const read = parsePlanForm(one, cities ?? [], '')
      return read.ok || cities === null ? {} : read.errors
    }
    const known = errorsOf(form)
    const isTyped = Object.values(known).some(({ key }) => key === 'error.city')
    if (cities !== null && !isTyped) {
      goOn(form, known)
      return
    }
    const asked = latest.current
    setIsLooking(true)
    void loadTypedTowns()
      .then(({ settleTypedTowns }) => settleTypedTowns(form, cities))
      .catch(() => ({ form, questions: {} }))
      .then((settled) => {
        setIsLooking(false)
        if (latest.current === asked) goOn(settled.form, { ...errorsOf(settled.form), ...settled.questions })
      })
  }
  return { draft, errors, cities, change, setErrors, isLooking, settle }
}

/** The error of a field stays until the field changes. */
function clearChangedErrors(
  errors: PlanFormErrors,
  before: PlanFormState,
  after: PlanFormState,
): PlanFormErrors {
  const isChanged = (field: string) => {
    const name = field.split('.')[0] as keyof PlanFormState
    return before[name] !== after[name] || field === 'other'
  }
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isChanged(field)))
}

function PageSkeleton() {
  const t = useText(itineraryPageMessages)
  return (
    <Loading label={t('trip.loading')} className="page grid min-h-dvh content-start gap-4 py-6">
      <Skeleton className="h-14 max-w-96" />
      <Skeleton className="h-13" />
      <Skeleton className="h-[60vh]" />
    </Loading>
  )
}
