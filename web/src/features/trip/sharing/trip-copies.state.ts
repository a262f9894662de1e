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
 * is no network later, they can be read without having been opened. Never throws.
 */
export async function keepTripCopies(tripId: string): Promise<void> {
  const session = currentSession()
  if (session.state !== 'signed-in') return
  const owner = session.user.id
  await keep(owner, commentsKey(tripId), listComments, { id: tripId })
  await keep(owner, peopleKey(tripId), getSharing, { id: tripId })
}

async function keep<C extends Contract>(owner: string, key: string, contract: C, input: CallArgument<C>) {
  const output = contract.output as Parameters<typeof readCachedData<Output<C>>>[2]
  if ((await readCachedData(owner, key, output))?.isFresh) return
  const response = await call(contract, input)
  if (response.ok) await writeCachedData(owner, key, response.value)
}
