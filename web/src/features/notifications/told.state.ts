import type { Output } from '@tripwright/domain/base/contract'
import { listNotifications } from '@tripwright/domain/notifications'
import { type Kept, useKeptCall } from '#platform/use-kept-call.ts'

export type Listed = Output<typeof listNotifications>

/** What the account was told: by the server, else as this device last heard it; asked again when the network is back. */
export function useTold(): Kept<Listed> {
  return useKeptCall(listNotifications, 'notifications')
}
