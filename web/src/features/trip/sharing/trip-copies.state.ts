import type { Contract, Output } from '@tripwright/domain/base/contract'
import { getSharing, listComments } from '@tripwright/domain/trip/sharing'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { type CallArgument, call } from '#platform/call.ts'
import { currentSession } from '#platform/session.ts'

/** Names of this device's copies of what belongs to a trip and is not in it. */
export const commentsKey = (tripId: string) => `trip-comments:${tripId}`
export const peopleKey = (tripId: string) => `trip-people:${tripId}`

/**
 * Copies the comments and the people of a trip that the server has to this device, unless it has copies of this hour: where there
 * is no network later, they can be read without having been opened. False when it has not both. Never throws.
 */
export async function keepTripCopies(tripId: string): Promise<boolean> {
  const session = currentSession()
  // A guest's trip is on the guest's device alone.
  if (session.state !== 'signed-in') return true
  const owner = session.user.id
  const hasComments = await keep(owner, commentsKey(tripId), listComments, { id: tripId })
  const hasPeople = await keep(owner, peopleKey(tripId), getSharing, { id: tripId })
  return hasComments && hasPeople
}

async function keep<C extends Contract>(owner: string, key: string, contract: C, input: CallArgument<C>) {
  const output = contract.output as Parameters<typeof readCachedData<Output<C>>>[2]
  const copy = await readCachedData(owner, key, output)
  if (copy?.isFresh) return true
  const response = await call(contract, input)
  if (response.ok) await writeCachedData(owner, key, response.value)
  return response.ok || copy !== null
}
