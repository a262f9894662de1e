import type { EmergencyTable } from '@tripwright/domain/safety'
import { useCallback, useEffect, useState } from 'react'
import { loadNumbers } from './emergency.state.ts'

/** The table of emergency numbers, or how it stands with it. */
export function useNumbers() {
  const [table, setTable] = useState<EmergencyTable | 'loading' | null>('loading')
  const load = useCallback(() => void loadNumbers().then(setTable), [])
  useEffect(load, [load])
  return { table, retry: load }
}
