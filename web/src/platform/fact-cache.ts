import type { Contract, Output } from '@tripwright/domain/base/contract'
import { readCachedData, removeCachedData, writeCachedData } from './cached-data.ts'
import { type CallArgument, call } from './call.ts'

const A_DAY = 24 * 60 * 60 * 1000
/** On a slow connection the cached copy is better than waiting. */
const TIMEOUT_MS = 8000

const requests = new Map<string, Promise<unknown>>()

/**
 * A public fact, from the network or this device; null when neither has it. It is requested once per page load; a failed
 * request may be repeated. `key` names the contract and its input. A copy on this device that is younger than `freshMs` is
 * taken without asking.
 */
export function fetchFact<C extends Contract>(
  key: string,
  contract: C,
  input: CallArgument<C>,
  freshMs = 0,
): Promise<Output<C> | null> {
  const cached = requests.get(key)
  // Only this function fills the map, under keys that name their contract.
  if (cached !== undefined) return cached as Promise<Output<C> | null>
  const response = requestFact(key, contract, input, freshMs)
  requests.set(key, response)
  void response.then((value) => value === null && requests.delete(key))
  return response
}

/** The same for facts that change while the page is open: requests it again. */
export function refetchFact<C extends Contract>(
  key: string,
  contract: C,
  input: CallArgument<C>,
): Promise<Output<C> | null> {
  requests.delete(key)
  return fetchFact(key, contract, input)
}

/** Keeps a fact that came by another call than `fetchFact`, as if that had fetched it. */
export function keepFact(key: string, value: unknown): void {
  requests.set(key, Promise.resolve(value))
  void writeCachedData(null, key, value, A_DAY)
}

/** Removes a fact from this device; the next call requests it. */
export async function removeFact(key: string): Promise<void> {
  requests.delete(key)
  await removeCachedData(null, key)
}

async function requestFact<C extends Contract>(
  key: string,
  contract: C,
  input: CallArgument<C>,
  freshMs: number,
): Promise<Output<C> | null> {
  // The cast is safe: the contract's own schema parses what it wrote.
  const read = () =>
    readCachedData(null, key, contract.output as Parameters<typeof readCachedData<Output<C>>>[2])
  const fresh = freshMs > 0 ? await read() : null
  if (fresh && Date.now() - fresh.timestamp < freshMs) return fresh.data
  const response = await call(contract, input, { timeoutMs: TIMEOUT_MS })
  if (response.ok) {
    void writeCachedData(null, key, response.value, A_DAY)
    return response.value
  }
  return (await read())?.data ?? null
}
