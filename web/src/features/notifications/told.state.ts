import type { Output } from '@tripwright/domain/base/contract'
import { listNotifications } from '@tripwright/domain/notifications'
import { useEffect, useState } from 'react'
import { type Recalled, recallData, rememberData } from '#platform/cached-data.ts'
import { useSession } from '#platform/session.ts'
import { type Called, useCall } from '#platform/use-call.ts'

export type Listed = Output<typeof listNotifications>
const KEPT = 'notifications'

type Told = {
  called: Called<Listed>
  /** Milliseconds since 1970, where the list is the last that this device has; null where the server told it. */
  keptAt: number | null
  reload: () => Promise<void>
}

/** What the account was told: by the server, else as this device last heard it; asked again when the network is back. */
export function useTold(): Told {
  const session = useSession()
  const owner = session.state === 'signed-in' ? session.user.id : null
  const { called, reload } = useCall(listNotifications, undefined)
  const [kept, setKept] = useState<Recalled<Listed> | null>(null)
  useEffect(() => {
    if (owner === null) return
    if (called.status === 'ready') void rememberData(owner, KEPT, called.value)
    if (called.status === 'failed') void recallData(owner, KEPT, listNotifications.output).then(setKept)
  }, [owner, called])
  useEffect(() => {
    const again = () => void reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [reload])
  if (called.status !== 'failed' || kept === null) return { called, keptAt: null, reload }
  return { called: { status: 'ready', value: kept.data }, keptAt: kept.timestamp, reload }
}
