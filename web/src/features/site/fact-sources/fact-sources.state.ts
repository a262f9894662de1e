import { type FactSources, listFactSources } from '@tripwright/domain/site/fact-sources'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'

type FactSourcesState = {
  /** `undefined` while loading, null when neither the network nor this device has it. */
  sources: FactSources | null | undefined
  retry: () => void
}

/** The description of each table of facts, from the network or this device. */
export function useFactSources(): FactSourcesState {
  const [sources, setSources] = useState<FactSources | null>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isGone = false
    setSources(undefined)
    void fetchFact('fact-sources', listFactSources, {}).then((found) => isGone || setSources(found))
    return () => {
      isGone = true
    }
  }, [attempt])
  return { sources, retry: () => setAttempt((count) => count + 1) }
}
