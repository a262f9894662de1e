import { currencyMessages, listCurrencies, type RateTable } from '@tripwright/domain/money/currency'
import { Suspense } from 'react'
import { useSearchDraft } from '#features/booking/hand-off/index.ts'
import { homeCountry, useCountry } from '#features/destination/countries/index.ts'
import { useRates } from '#features/money/exchange-rates/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { ToolPage } from '#ui/tool-page.tsx'
import { currenciesOf, NEW_DRAFT, usualPair } from './currency-converter.state.ts'
import { CurrencyForm } from './currency-form.tsx'
import { CurrencyResult } from './currency-result.tsx'
import { CurrencyTargets } from './currency-targets.tsx'
import { PocketCard } from './pocket-card.tsx'
import { RateHistoryPart } from './rate-history.tsx'

const CashGuide = lazyPart(() =>
  import('#features/destination/costs/index.ts').then(({ CashGuide }) => CashGuide),
)

/** `/currency-converter`: one amount in several currencies, exact, with the age of the rate beside it. */
export function CurrencyPage() {
  const t = useText(currencyMessages)
  const { draft, change } = useSearchDraft(NEW_DRAFT, usualPair)
  const [rates, loadAgain] = useRates()
  const table = rates.state === 'here' ? rates.table : null
  const abroad = useAbroad(currenciesOf(draft))
  const codes = table ? listCurrencies(table, today()) : []

  return (
    <ToolPage
      heading={t('heading')}
      lead={t('lead')}
      aside={
        table ? (
          <>
            <PocketCard {...abroad} table={table} />
            <Suspense>
              <CashGuide {...abroad} />
            </Suspense>
          </>
        ) : (
          <div className="min-h-96" />
        )
      }
      notes={<Notes table={table} count={codes.length} />}
    >
      <div className="neatline grid gap-5 bg-sheet p-4 md:p-6">
        <CurrencyForm draft={draft} change={change} codes={codes} table={table} />
        {table ? <CurrencyResult draft={draft} change={change} table={table} /> : null}
        {rates.state === 'loading' ? <div className="skeleton min-h-40" /> : null}
        {rates.state === 'missing' ? <Missing onAgain={loadAgain} /> : null}
      </div>
      {table ? <RateHistoryPart {...currenciesOf(draft)} /> : null}
      {table ? <CurrencyTargets draft={draft} codes={codes} table={table} /> : null}
    </ToolPage>
  )
}

type Pair = { from: string; to: string }

/** The pair with the home currency first: a traveller who converts 12,000 yen into their own currency is probably in Japan. */
function useAbroad({ from, to }: Pair): Pair {
  // The prerendered document is the same for every reader.
  const isHydrated = useIsHydrated()
  const { country } = useCountry(isHydrated ? homeCountry() : '')
  const isHome = country !== null && country !== 'loading' && country.currency === to
  return isHome ? { from: to, to: from } : { from, to }
}

function Missing({ onAgain }: { onAgain: () => void }) {
  const t = useText(currencyMessages)
  return (
    <div role="alert" className="grid justify-items-start gap-2 border-signal border-s-4 bg-signal-wash p-3">
      <h2 className="text-lg">{t('missing.title')}</h2>
      <p>{t('missing.text')}</p>
      <Button variant="outline" onClick={onAgain}>
        {t('missing.again')}
      </Button>
    </div>
  )
}

function Notes({ table, count }: { table: RateTable | null; count: number }) {
  const t = useText(currencyMessages)
  const formats = useFormats()
  const when = (at: string) => formats.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <h2 className="text-ink text-lg">{t('notes.title')}</h2>
      {table ? (
        <p>
          {t('notes.source', { source: table.source, count, base: table.base })}
          {table.fetchedAt ? ` ${t('notes.answered', { when: when(table.fetchedAt) })}` : null}
        </p>
      ) : (
        <p className="min-h-[2lh]" />
      )}
      {table?.older ? <p>{t('notes.older', { count: table.older.codes.length })}</p> : null}
      <p>{t('notes.exact')}</p>
      <p>{t('notes.device')}</p>
    </>
  )
}
