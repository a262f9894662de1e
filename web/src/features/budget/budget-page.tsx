import { budgetMessages } from '@tripwright/domain/budget'
import type { RateTable } from '@tripwright/domain/currency'
import { useRates } from '#features/currency/index.ts'
import { today } from '#features/links/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { ContourArt } from '#ui/contour-art.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ToolPage } from '#ui/tool-page.tsx'
import { DailySection } from './daily-section.tsx'
import { ExpenseForm } from './expense-form.tsx'
import { ExpenseList } from './expense-list.tsx'
import { exampleGroup, type GroupProps, useGroup } from './group.state.ts'
import { PeopleSection } from './people-section.tsx'
import { SettleSection } from './settle-section.tsx'

/** `/budget`: what a group spends, who owes whom, and what each day may still cost. */
export function BudgetPage() {
  const t = useText(budgetMessages)
  const props = useGroup()
  const [rates] = useRates()
  const table = rates.state === 'here' ? rates.table : null
  const { people, expenses } = props.group
  // What this device keeps is not in the document.
  const isHydrated = useIsHydrated()

  return (
    <ToolPage
      heading={t('heading')}
      lead={t('lead')}
      notes={<Notes table={table} isMissing={rates.state === 'missing'} />}
      aside={
        people.length > 1 ? (
          <>
            <SettleSection {...props} table={table} />
            <DailySection {...props} table={table} />
          </>
        ) : (
          <Example {...props} />
        )
      }
    >
      {isHydrated ? <PeopleSection {...props} table={table} /> : <div className="skeleton min-h-48" />}
      {people.length > 0 ? <ExpenseForm key={people[0]?.id} {...props} table={table} /> : null}
      {expenses.length > 0 ? <ExpenseList {...props} table={table} /> : null}
    </ToolPage>
  )
}

function Example({ change }: GroupProps) {
  const t = useText(budgetMessages)
  const titles = {
    ...{ dinner: t('example.dinner'), hotel: t('example.hotel') },
    ...{ museum: t('example.museum'), taxi: t('example.taxi') },
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

function Notes({ table, isMissing }: { table: RateTable | null; isMissing: boolean }) {
  const t = useText(budgetMessages)
  const formats = useFormats()
  return (
    <>
      <h2 className="text-ink text-lg">{t('notes.title')}</h2>
      <p>{t('notes.exact')}</p>
      {table ? (
        <p>
          {t('notes.rates', {
            date: formats.date(new Date(table.date), { dateStyle: 'long', timeZone: 'UTC' }),
          })}
        </p>
      ) : (
        <p className="min-h-[2lh]">{isMissing ? t('notes.no-rates') : ''}</p>
      )}
      <p>{t('notes.device')}</p>
    </>
  )
}
