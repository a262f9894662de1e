import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import type { CityCosts } from '@tripwright/domain/destination/costs'
import {
  BLANK_ESTIMATE,
  type EstimateDraft,
  estimateMessages,
  estimateTrip,
  readEstimate,
  type TripEstimate,
} from '@tripwright/domain/money/estimate'
import { lazy, Suspense } from 'react'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import { preferredCurrency } from '#features/money/currency/index.ts'
import { useRates } from '#features/money/exchange-rates/index.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { useAllCosts } from './costs.state.ts'
import { EstimateForm } from './estimate-form.tsx'
import { EstimateNotes } from './estimate-notes.tsx'
import { EstimateResult } from './estimate-result.tsx'

const SavingsPart = lazy(() => import('./savings-part.tsx').then((part) => ({ default: part.SavingsPart })))

/** The likely amounts of an estimate by kind, and its days, to compare expenses with. */
export type AdoptedEstimate = { from: IsoDate; estimate: TripEstimate }
type PartProps = { onTaken: (taken: AdoptedEstimate) => void }

/** The cost of a trip, and ways to save. */
export function EstimatePart({ onTaken }: PartProps) {
  const t = useText(estimateMessages)
  const formats = useFormats()
  const [costs, again] = useAllCosts()
  const [rates] = useRates()
  const { cities } = costs
  const { draft: stored, change } = useSearchDraft(BLANK_ESTIMATE, usual, ['people'])
  const draft = withMoney(stored, cities)
  const table = rates.state === 'here' ? rates.table : null
  const { request, issues } = readEstimate(draft, cities, { today: today(), decimal: formats.decimalMark() })
  const estimate = request && rates.state !== 'loading' ? estimateTrip(request, table) : null
  const noResult = Object.keys(issues).length > 0 ? 'result.wrong' : 'result.none'
  const isLoading = [costs.state, rates.state].includes('loading')

  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <EstimateForm draft={draft} change={change} cities={cities} issues={issues} table={table} />
        {costs.state === 'missing' ? <CostsMissing onRetry={again} /> : null}
        {isLoading ? <div className="skeleton min-h-96" /> : null}
        {request && estimate?.ok ? (
          <EstimateResult
            draft={draft}
            request={request}
            estimate={estimate.value}
            onTake={() => onTaken({ from: request.from, estimate: estimate.value })}
          />
        ) : null}
        {request === null && costs.state === 'here' ? <p className="text-muted">{t(noResult)}</p> : null}
        {request && estimate?.ok === false ? (
          <p role="alert" className="border-signal border-s-4 bg-signal-wash p-3">
            {t('problem.no-rate', { from: request.stops[0]?.city.currency ?? '', to: request.currency })}
          </p>
        ) : null}
      </div>
      {request && estimate?.ok ? (
        <Suspense fallback={<div className="skeleton min-h-96" />}>
          <SavingsPart
            draft={draft}
            change={change}
            request={request}
            table={table}
            before={estimate.value}
          />
        </Suspense>
      ) : null}
      <EstimateNotes cities={cities} table={table} />
    </div>
  )
}

function CostsMissing({ onRetry }: { onRetry: () => void }) {
  const t = useText(estimateMessages)
  return (
    <div role="alert" className="neatline grid justify-items-start gap-3 p-5">
      <p>{t('failed')}</p>
      <Button variant="outline" onClick={onRetry}>
        {t('again')}
      </Button>
    </div>
  )
}

/** The first estimate that the page shows: four nights in Lisbon, a month from now. */
function usual(): Partial<EstimateDraft> {
  return { to: 'lisbon.4', start: addDays(today(), 30) }
}

/** Until another currency is chosen it is the traveller’s own, which prerendering does not know. */
function withMoney(draft: EstimateDraft, cities: readonly CityCosts[]): EstimateDraft {
  if (draft.currency !== '') return draft
  return { ...draft, currency: cities.length > 0 ? preferredCurrency() : 'EUR' }
}
