import { getRisks, type Risks } from '@tripwright/domain/safety/risks'
import { useCallback, useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'

/** The risks of a country: fetched once, then cached on this device; null when neither has them. */
export function useRisks(code: string): { risks: Risks | 'loading' | null; retry: () => void } {
  const [loaded, setLoaded] = useState<{ code: string; risks: Risks | null }>()
  const load = useCallback(() => {
    let isGone = false
    void fetchFact(`risks:${code}`, getRisks, { code }).then((risks) => isGone || setLoaded({ code, risks }))
    return () => {
      isGone = true
    }
  }, [code])
  useEffect(load, [load])
  return { risks: loaded?.code === code ? loaded.risks : 'loading', retry: load }
}
