import type { Contract } from '@tripwright/domain/base/contract'
import { useEffect, useState } from 'react'
import type { z } from 'zod/mini'
import { type CachedAnswer, readCachedData, writeCachedData } from './cached-data.ts'
import { useSession } from './session.ts'
import { type CallState, useCall } from './use-call.ts'

type ReadContract<T> = Contract & { input?: undefined; output: z.ZodMiniType<T> }

export type CachedCall<T> = {
  called: CallState<T>
  /** Time (milliseconds since 1970) of this device's last copy; null where the server answered. */
  cachedAt: number | null
  reload: () => Promise<void>
}

/** A personal response: from the server, else this device's last copy; fetched again when back online. */
export function useCachedCall<T>(contract: ReadContract<T>, key: string): CachedCall<T> {
  const session = useSession()
  const owner = session.state === 'signed-in' ? session.user.id : null
  const { called, reload } = useCall<ReadContract<T>>(contract, undefined)
  const [cached, setKept] = useState<CachedAnswer<T> | null | undefined>()
  useEffect(() => {
    if (owner === null) return
    if (called.status === 'ready') void writeCachedData(owner, key, called.value)
    if (called.status === 'failed') void readCachedData(owner, key, contract.output).then(setKept)
  }, [owner, called, contract, key])
  useEffect(() => {
    const again = () => void reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [reload])
  // Whether this device has it is known in a moment.
  if (called.status === 'failed' && owner !== null && cached === undefined)
    return { called: { status: 'loading' }, cachedAt: null, reload }
  if (called.status !== 'failed' || !cached) return { called: called as CallState<T>, cachedAt: null, reload }
  return { called: { status: 'ready', value: cached.data }, cachedAt: cached.timestamp, reload }
}
