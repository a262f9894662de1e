import { addDays } from '@tripwright/domain/base/dates'
import { compensationMessages, findCompensation, LAWS_AS_OF } from '@tripwright/domain/compensation'
import { Suspense } from 'react'
import { useAirports } from '#features/flights/index.ts'
import { today, useSearchDraft } from '#features/links/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ToolPage } from '#ui/tool-page.tsx'
import { exampleDraft, type FlightDraft, NEW_DRAFT, readFlightDraft } from './flight-draft.state.ts'
import { FlightQuestions } from './flight-questions.tsx'
import { useOpenClaim } from './open-claim.state.ts'
import { usePapers } from './papers.state.ts'
import { Verdicts } from './verdicts.tsx'

// Only those need them who have something to claim, a trip, or a claim that is kept.
const ClaimLetter = lazyPart(() => import('./claim-letter.tsx').then((part) => part.ClaimLetter))
const ClaimsList = lazyPart(() => import('./claims-list.tsx').then((part) => part.ClaimsList))
const TripFlights = lazyPart(() => import('./trip-flights.tsx').then((part) => part.TripFlights))
const EXAMPLE_ART = { lat: 41.8003, lon: 12.2389 }
const nothing = () => ({})

/** `/flight-compensation`: seven laws on one flight, each with its article, the letter that claims what is due, and what became of it. */
export function CompensationPage() {
  const t = useText(compensationMessages)
  const { draft, change } = useSearchDraft(NEW_DRAFT, nothing)
  const table = useAirports()
  const [airlines, closed] = [usePapers('airlines'), usePapers('closed-airports')]
  const isHydrated = useIsHydrated()
  const read = readFlightDraft(draft, {
    ...{ airports: table.airports, closed: closed?.airports ?? [], airlines: airlines?.airlines ?? [] },
    today: isHydrated ? today() : '9999',
  })
  const verdicts = read.flight ? findCompensation(read.flight) : []
  const due = verdicts.filter((one) => one.due)
  const claim = useOpenClaim(draft, (part) => change({ ...NEW_DRAFT, ...part }))

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
      <Verdicts read={read} verdicts={verdicts} />
      {read.flight && due.length > 0 ? (
        <Suspense fallback={<div className="skeleton min-h-96" />}>
          <ClaimLetter
            {...{ draft, read, due, flight: read.flight }}
            {...{ details: claim.details, onChange: claim.changeDetails }}
            {...{ isKept: claim.isKept, onKeep: claim.keep }}
          />
        </Suspense>
      ) : null}
    </ToolPage>
  )
}

function Example({ onFill }: { onFill: (part: Partial<FlightDraft>) => void }) {
  const t = useText(compensationMessages)
  return (
    <EmptyState
      title={t('example.title')}
      art={<ContourArt {...EXAMPLE_ART} />}
      action={
        <Button variant="secondary" onClick={() => onFill(exampleDraft(addDays(today(), -1)))}>
          {t('example.action')}
        </Button>
      }
    >
      {t('example.text')}
    </EmptyState>
  )
}

function Notes() {
  const t = useText(compensationMessages)
  const formats = useFormats()
  const date = formats.date(new Date(LAWS_AS_OF), { dateStyle: 'long', timeZone: 'UTC' })
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
