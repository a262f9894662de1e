import { addDays } from '@tripwright/domain/base/dates'
import { compensationMessages, findCompensation, LAWS_AS_OF } from '@tripwright/domain/compensation'
import { lazy, Suspense } from 'react'
import { useAirports } from '#features/flights/index.ts'
import { today, useSearchDraft } from '#features/links/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ToolPage } from '#ui/tool-page.tsx'
import { exampleDraft, NEW_DRAFT, readFlightDraft } from './flight-draft.state.ts'
import { FlightQuestions } from './flight-questions.tsx'
import { Verdicts } from './verdicts.tsx'

// Only those need it who have something to claim.
const ClaimLetter = lazy(() => import('./claim-letter.tsx').then((part) => ({ default: part.ClaimLetter })))
const EXAMPLE_ART = { lat: 41.8003, lon: 12.2389 }
const nothing = () => ({})

/** `/flight-compensation`: seven laws on one flight, each with its article, and the letter that claims what is due. */
export function CompensationPage() {
  const t = useText(compensationMessages)
  const { draft, change } = useSearchDraft(NEW_DRAFT, nothing)
  const table = useAirports()
  const read = readFlightDraft(draft, table.airports)
  const verdicts = read.flight ? findCompensation(read.flight) : []

  return (
    <ToolPage
      heading={t('heading')}
      lead={t('lead')}
      notes={<Notes />}
      aside={
        <EmptyState
          title={t('example.title')}
          art={<ContourArt {...EXAMPLE_ART} />}
          action={
            <Button variant="secondary" onClick={() => change(exampleDraft(addDays(today(), -1)))}>
              {t('example.action')}
            </Button>
          }
        >
          {t('example.text')}
        </EmptyState>
      }
    >
      <FlightQuestions draft={draft} change={change} read={read} table={table} />
      <Verdicts read={read} verdicts={verdicts} />
      {read.flight && verdicts.some(({ due }) => due) ? (
        <Suspense fallback={<div className="skeleton min-h-96" />}>
          <ClaimLetter draft={draft} flight={read.flight} due={verdicts.filter(({ due }) => due)} />
        </Suspense>
      ) : null}
    </ToolPage>
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
      <p>{t('notes.time')}</p>
      <p>{t('notes.device')}</p>
    </>
  )
}
