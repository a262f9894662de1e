import {
  bookOfGroup,
  type Expense,
  expensesMessages,
  type PlannedDay,
} from '@tripwright/domain/money/expenses'
import { Suspense, useEffect, useRef, useState } from 'react'
import { preferredCurrency } from '#features/money/currency/index.ts'
import type { AdoptedEstimate } from '#features/money/estimate/index.ts'
import { useRateHistory, useRates } from '#features/money/exchange-rates/index.ts'
import { useMayEdit } from '#features/trip/sync/index.ts'
import { lazyPart } from '#platform/lazy-part.ts'
import { useSession } from '#platform/session.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toast.ts'
import { DailySection } from './daily-section.tsx'
import { DepositsSection } from './deposits-section.tsx'
import { ExpenseForm } from './expense-form.tsx'
import { adoptEstimate, exampleGroup, type GroupProps, newId, useGroup } from './expense-group.state.ts'
import { ExpenseList } from './expense-list.tsx'
import { type GroupWithRatesProps, PeopleSection, TripChoice } from './people-section.tsx'
import { loadReceipt } from './receipts.state.ts'
import { SettleLine, SettleSection } from './settle-section.tsx'

// Few people bring a list of another app, and it is read on the device: the reader can load a moment later.
const SplitwiseImport = lazyPart(() =>
  import('#features/money/expense-import/index.ts').then((part) => part.SplitwiseImport),
)

type Edited = { expense: Expense; photo: Blob | null }

type SpentPartProps = {
  taken: AdoptedEstimate | null
  /** The trip whose expenses these are, on its own page; without one the person chooses. */
  ofTrip?: string
  planned?: readonly PlannedDay[]
}
const NO_DAYS: readonly PlannedDay[] = []

/** The expenses: payer, participants, remaining budget and debts. `taken` is an estimate to compare them with. */
export function SpentPart({ taken, ofTrip, planned = NO_DAYS }: SpentPartProps) {
  const [rates] = useRates()
  const months = useRateHistory()
  const table = rates.state === 'here' ? rates.table : null
  const { group, change, place } = useGroup(currencyToBegin(table !== null), ofTrip)
  const props = { group, change, book: bookOfGroup(group, { table, months }) }
  const [edited, setEdited] = useState<Edited | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const isThere = place.status === 'ready'
  const [people, expenses] = isThere ? [group.people.length, group.expenses.length] : [0, 0]
  const isOwing = people > 1 && expenses > 0
  const hasExample = ofTrip === undefined && isThere && people < 2 && expenses === 0
  const mayEdit = useMayEdit()
  const photosOf = usePhotosOf(place)
  const isReady = isThere && rates.state !== 'loading'
  useAdoptEstimate(taken, isReady, props)
  useEffect(() => {
    if (edited) form.current?.querySelector('input')?.focus()
  }, [edited])

  async function edit(expense: Expense): Promise<void> {
    setEdited({ expense, photo: expense.hasReceipt ? await loadReceipt(expense) : null })
  }

  return (
    <div className="grid gap-8">
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)]">
        <div className="grid min-w-0 content-start gap-8">
          {isOwing ? <SettleLine {...props} /> : null}
          <Whose place={place} isSettled={ofTrip !== undefined} />
          {isThere ? <PeopleOrNone {...props} tripId={place.tripId} /> : null}
          {people > 0 && mayEdit ? (
            <div ref={form}>
              <ExpenseForm
                key={`${group.people[0]?.id} ${edited?.expense.id}`}
                {...props}
                edited={edited?.expense ?? null}
                oldPhoto={edited?.photo ?? null}
                photosOf={photosOf}
                tripId={place.tripId}
                onDone={() => setEdited(null)}
              />
            </div>
          ) : null}
          {isThere && mayEdit ? (
            <Suspense>
              <SplitwiseImport {...props} makeId={newId} />
            </Suspense>
          ) : null}
          {expenses > 0 ? (
            <ExpenseList {...props} photosOf={photosOf} onEdit={(expense) => void edit(expense)} />
          ) : null}
        </div>
        <Aside {...props} planned={planned} hasExample={hasExample} />
      </div>
      <Notes {...props} isMissing={rates.state === 'missing'} isOfTrip={place.tripId !== null} />
    </div>
  )
}

type AsideProps = GroupWithRatesProps & { planned: readonly PlannedDay[]; hasExample: boolean }

/** What follows from the expenses: deposits that are out, who owes whom, and what is left. */
function Aside({ planned, hasExample, ...props }: AsideProps) {
  const people = props.group.people.length
  return (
    <aside className="grid min-w-0 content-start gap-6">
      <DepositsSection {...props} />
      {people > 1 ? <SettleSection {...props} /> : null}
      {people > 0 ? <DailySection {...props} planned={planned} /> : null}
      {hasExample ? <Example {...props} /> : null}
    </aside>
  )
}

/** The trip whose people see photos. A guest's stay on this device: there is no account to keep them. */
function usePhotosOf({ tripId }: ReturnType<typeof useGroup>['place']): string | null {
  return useSession().state === 'signed-in' ? tripId : null
}

/** Who shares the expenses, to be changed; for who may only read, that there are none yet. */
function PeopleOrNone(props: GroupWithRatesProps & { tripId: string | null }) {
  const t = useText(expensesMessages)
  if (useMayEdit()) return <PeopleSection {...props} />
  return props.group.expenses.length > 0 ? null : <p className="text-muted">{t('list.none')}</p>
}

/** Whose expenses these are, unless the page says it; and the room of the list until it is there. */
function Whose({ place, isSettled }: Pick<ReturnType<typeof useGroup>, 'place'> & { isSettled: boolean }) {
  return (
    <>
      {isSettled ? null : <TripChoice place={place} />}
      {place.status === 'loading' ? <div className="skeleton min-h-48" /> : null}
    </>
  )
}

/** Without rates a list starts in euros: another currency could not be converted. */
function currencyToBegin(hasRates: boolean): string {
  return hasRates ? preferredCurrency() : 'EUR'
}

/** Adopts an estimate, once, as soon as the list is loaded. */
function useAdoptEstimate(
  taken: AdoptedEstimate | null,
  isThere: boolean,
  { change, book }: GroupWithRatesProps,
): void {
  const t = useText(expensesMessages)
  const formats = useFormats()
  const done = useRef<AdoptedEstimate | null>(null)
  useEffect(() => {
    if (!taken || !isThere || done.current === taken) return
    done.current = taken
    change((now) => adoptEstimate(now, taken, { book, today: today(), decimal: formats.decimalMark() }))
    toast(t('taken'), { kind: 'success' })
  }, [taken, isThere, change, book, formats, t])
}

function Example({ change }: GroupProps) {
  const t = useText(expensesMessages)
  const titles = {
    dinner: t('example.dinner'),
    hotel: t('example.hotel'),
    museum: t('example.museum'),
    taxi: t('example.taxi'),
  }
  return (
    <EmptyState
      title={t('example.title')}
      art={<ContourArt lat={51.5} lon={-0.12} />}
      action={
        <Button variant="secondary" onClick={() => change(exampleGroup(today(), titles))}>
          {t('example.action')}
        </Button>
      }
    >
      {t('example.text')}
    </EmptyState>
  )
}

type NotesProps = GroupWithRatesProps & { isMissing: boolean; isOfTrip: boolean }

function Notes({ book: { table }, isMissing, isOfTrip }: NotesProps) {
  const t = useText(expensesMessages)
  const formats = useFormats()
  return (
    <section className="grid gap-2 border-hairline border-t pt-4 text-muted *:max-w-prose">
      <h2 className="text-ink text-lg">{t('notes.title')}</h2>
      <p>{t('notes.exact')}</p>
      <p>{t('notes.day')}</p>
      {table ? (
        <p>
          {t('notes.rates', {
            date: formats.date(new Date(table.date), { dateStyle: 'long', timeZone: 'UTC' }),
            isEstimate: String(table.isEstimate),
            source: table.source,
          })}
        </p>
      ) : (
        <p className="min-h-[2lh]">{isMissing ? t('notes.no-rates') : ''}</p>
      )}
      <p>{t(isOfTrip ? 'notes.trip' : 'notes.device')}</p>
    </section>
  )
}
