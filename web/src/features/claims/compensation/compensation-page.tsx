import { addDays } from '@tripwright/domain/base/dates'
import {
  compensationMessages,
  EMPTY_FLIGHT_FORM,
  exampleFlightForm,
  type FlightFormState,
  LAWS_WRITTEN,
  type ParsedFlightForm,
  parseFlightForm,
} from '@tripwright/domain/claims/compensation'
import { Suspense } from 'react'
import { useAirports } from '#features/booking/flights/index.ts'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ToolPage } from '#ui/tool-page.tsx'
import { useClaimTable } from './claim-tables.state.ts'
import { FlightQuestions } from './flight-questions.tsx'
import { useOpenClaim } from './open-claim.state.ts'

// Only a reader with a flight, a trip or a saved claim needs them.
const Answer = lazyPart(() => import('./compensation-answer.tsx').then((part) => part.CompensationAnswer))
const ClaimsList = lazyPart(() => import('./claims-list.tsx').then((part) => part.ClaimsList))
const TripFlights = lazyPart(() => import('./trip-flights.tsx').then((part) => part.TripFlights))
const EXAMPLE_ART = { lat: 41.8003, lon: 12.2389 }
const noDefaults = () => ({})

/**
 * `/flight-compensation`: seven laws applied to one flight, each with its article, the claim letter, and the state of saved
 * claims.
 */
export function CompensationPage() {
  const t = useText(compensationMessages)
  const { draft, change } = useSearchDraft(EMPTY_FLIGHT_FORM, noDefaults)
  const table = useAirports([draft.departure, draft.arrival])
  const [airlines, closed] = [useClaimTable('airlines'), useClaimTable('closed-airports')]
  const isHydrated = useIsHydrated()
  const read = parseFlightForm(draft, {
    airports: table.airports,
    closed: closed?.airports ?? [],
    airlines: airlines?.airlines ?? [],
    today: isHydrated ? today() : '9999',
  })
  const claim = useOpenClaim(draft, (part) => change({ ...EMPTY_FLIGHT_FORM, ...part }))

  return (
    <ToolPage
      heading={t('heading')}
      lead={t('lead')}
      notes={<Notes />}
      aside={
        <>
          <Example onFill={change} />
          {isHydrated ? (
            <Suspense fallback={null}>
              <ClaimsList onOpen={claim.open} />
              <TripFlights airports={table.airports} onTake={change} />
            </Suspense>
          ) : null}
        </>
      }
    >
      <FlightQuestions draft={draft} change={change} read={read} table={table} />
      {read.flight ? (
        <Suspense fallback={<div className="skeleton min-h-96" />}>
          <Answer draft={draft} read={read} claim={claim} flight={read.flight} />
        </Suspense>
      ) : (
        <Missing keys={read.missing} />
      )}
    </ToolPage>
  )
}

function Example({ onFill }: { onFill: (part: Partial<FlightFormState>) => void }) {
  const t = useText(compensationMessages)
  return (
    <EmptyState
      title={t('example.title')}
      art={<ContourArt {...EXAMPLE_ART} />}
      action={
        <Button variant="secondary" onClick={() => onFill(exampleFlightForm(addDays(today(), -1)))}>
          {t('example.action')}
        </Button>
      }
    >
      {t('example.text')}
    </EmptyState>
  )
}

function Missing({ keys }: { keys: ParsedFlightForm['missing'] }) {
  const t = useText(compensationMessages)
  return (
    <section className="grid gap-4" aria-labelledby="answer">
      <h2 id="answer">{t('answer.title')}</h2>
      <div role="status" className="paper-grid neatline grid gap-2 p-5">
        <p className="font-semibold">{t('answer.incomplete')}</p>
        <ul className="list-disc ps-5 text-muted">
          {keys.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Notes() {
  const t = useText(compensationMessages)
  const formats = useFormats()
  const date = formats.date(new Date(LAWS_WRITTEN), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <h2 className="text-ink text-lg">{t('notes.title')}</h2>
      <p>{t('notes.law', { date })}</p>
      <p>{t('notes.sdr')}</p>
      <p>{t('notes.connections')}</p>
      <p>{t('notes.device')}</p>
    </>
  )
}
