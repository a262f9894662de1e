import { budgetMessages } from '@tripwright/domain/money/expenses'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type AdoptedEstimate, EstimatePart } from '#features/money/estimate/index.ts'
import { useIsHydrated } from '#platform/hydrated.ts'
import { readStored } from '#platform/storage.ts'
import { useText } from '#platform/text/use-text.ts'
import { Tabs } from '#ui/tabs.tsx'

const SpentPart = lazy(() => import('./spent-part.tsx').then((part) => ({ default: part.SpentPart })))

type Part = 'estimate' | 'spent'

function isPart(id: string): id is Part {
  return id === 'estimate' || id === 'spent'
}

/** `/budget`: the estimate with ways to save; the expenses, debts, and the remaining amount per day. */
export function BudgetPage() {
  const t = useText(budgetMessages)
  const [part, setPart] = usePart()
  const [taken, setTaken] = useState<AdoptedEstimate | null>(null)
  const take = (next: AdoptedEstimate) => {
    setTaken(next)
    setPart('spent')
    scrollTo(0, 0)
  }
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-8 desktop:py-12">
      <header className="grid gap-2">
        <h1>{t('heading')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('lead')}</p>
      </header>
      <Tabs
        label={t('heading')}
        selected={part}
        onSelect={(id) => isPart(id) && setPart(id)}
        items={[
          { id: 'estimate', label: t('tab.estimate'), panel: <EstimatePart onTaken={take} /> },
          { id: 'spent', label: t('tab.spent'), panel: <Spent taken={taken} /> },
        ]}
      />
    </div>
  )
}

function Spent({ taken }: { taken: AdoptedEstimate | null }) {
  const waiting = <div className="skeleton min-h-96" />
  // The prerendered document has no data of this device.
  return useIsHydrated() ? (
    <Suspense fallback={waiting}>
      <SpentPart taken={taken} />
    </Suspense>
  ) : (
    waiting
  )
}

/** The open tab: that of the address, else the list for a user with expenses, else the estimate. */
function usePart(): [part: Part, choose: (part: Part) => void] {
  const [part, setPart] = useState<Part>('estimate')
  useEffect(() => {
    const hasList = readStored('trip-budget') !== null && location.search === ''
    const usual: Part = hasList ? 'spent' : 'estimate'
    const follow = () => {
      const id = location.hash.slice(1)
      setPart(isPart(id) ? id : usual)
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  function choose(next: Part): void {
    if (next === part) return
    setPart(next)
    // A history entry of its own, so that Back returns to the previous tab.
    history.pushState(history.state, '', `#${next}`)
  }
  return [part, choose]
}
