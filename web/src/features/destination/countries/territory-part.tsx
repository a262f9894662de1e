import { Suspense } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { findTerritory, useCountries } from './countries.state.ts'

const TerritoryFacts = lazyPart(() =>
  import('./territory-facts.tsx').then(({ TerritoryFacts }) => TerritoryFacts),
)

/** What is known of a territory, by its code or our word for it; nothing of any other place. */
export function TerritoryPart({ code }: { code: string }) {
  const { list } = useCountries()
  const territory = findTerritory(list, code)
  if (territory === null || list === null || list === 'loading') return null
  return (
    <Suspense fallback={<div className="min-h-72" />}>
      <TerritoryFacts territory={territory} list={list} />
    </Suspense>
  )
}
