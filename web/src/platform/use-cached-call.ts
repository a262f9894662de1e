import type { Contract, Output } from '@tripwright/domain/base/contract'
import { useEffect, useState } from 'react'
import { type CachedAnswer, readCachedData, removeCachedData, writeCachedData } from './cached-data.ts'
import type { CallArgument } from './call.ts'
import { useSession } from './session.ts'
import { type CallState, useCall } from './use-call.ts'

export type CachedCall<T> = {
  called: CallState<T>
  /** Time (milliseconds since 1970) of this device's last copy; null where the server answered. */
  cachedAt: number | null
  reload: () => Promise<void>
  set: (value: T) => void
}

/** The server's no: what this device remembers is not the person's to see any more. */
const REFUSALS: readonly unknown[] = ['not-found', 'not-allowed']

/**
 * A personal response: from the server, else this device's last copy; fetched again when back online. `key` names the contract and
 * its input; null keeps no copy.
 */
export function useCachedCall<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  key: string | null,
): CachedCall<Output<C>> {
  const session = useSession()
  const owner = session.state === 'signed-in' && key !== null ? session.user.id : null
  const call = useCall(contract, input)
  const { called, reload } = call
  const [cached, setCached] = useState<{ key: string; copy: CachedAnswer<Output<C>> | null }>()
  useEffect(() => {
    if (owner === null || key === null) return
    if (called.status === 'ready') void writeCachedData(owner, key, called.value)
    if (called.status !== 'failed') return
    const isRefused = REFUSALS.includes(called.code)
    if (isRefused) void removeCachedData(owner, key)
    void (isRefused ? Promise.resolve(null) : readCopy(contract, owner, key)).then((copy) =>
      setCached({ key, copy }),
    )
  }, [owner, called, contract, key])
  useEffect(() => {
    const again = () => void reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [reload])
  const copy = cached?.key === key ? cached?.copy : undefined
  // Whether this device has it is known in a moment.
  if (called.status === 'failed' && owner !== null && copy === undefined)
    return { ...call, called: { status: 'loading' }, cachedAt: null }
  if (called.status !== 'failed' || !copy) return { ...call, cachedAt: null }
  return { ...call, called: { status: 'ready', value: copy.data }, cachedAt: copy.timestamp }
}

// The cast is safe: the contract's own schema parses what it wrote.
function readCopy<C extends Contract>({ output }: C, owner: string, key: string) {
  return readCachedData(owner, key, output as Parameters<typeof readCachedData<Output<C>>>[2])
}
