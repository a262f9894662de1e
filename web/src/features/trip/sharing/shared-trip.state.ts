import { openSharedTrip, type SharedTrip, sharedTrip } from '@tripwright/domain/trip/sharing'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readCachedData, removeCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import { useSession } from '#platform/session.ts'
import { readStored, removeStored } from '#platform/storage.ts'

/** Readers get no event stream, so the page polls at this interval while it is visible, and on return. */
const POLL_INTERVAL_MS = 60_000

export type SharedTripState =
  | { status: 'loading' }
  /** `asOf` is set when this is the last copy on this device. */
  | { status: 'ready'; shared: SharedTrip; asOf: Date | null }
  /** `message` is for a person to read. */
  | { status: 'dead' | 'failed'; message: string }

/** The secret in the address, in its hash: no browser sends the part after `#` to a server. Empty where there is none. */
export function useSecret(): string {
  const [secret, setSecret] = useState('')
  useEffect(() => {
    // Restores the secret of the link after the visitor went to sign in.
    const cached = readStored('shared-trip')
    if (cached !== null && location.hash === '') history.replaceState(history.state, '', `#${cached}`)
    removeStored('shared-trip')
    const read = () => setSecret(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return secret
}

/** The trip of a link, updated while the page is visible, offline this device's last copy. */
export function useSharedTrip(
  secret: string,
  dead: string,
): { opened: SharedTripState; reload: () => Promise<void> } {
  const session = useSession()
  const who = session.state === 'signed-in' ? session.user.id : null
  const [opened, setOpened] = useState<SharedTripState>({ status: 'loading' })
  const turn = useRef(0)
  const isKnown = session.state !== 'loading'

  const reload = useCallback(async () => {
    if (!isKnown) return
    const mine = ++turn.current
    const next =
      secret === '' ? { status: 'dead' as const, message: dead } : await fetchSharedTrip(secret, who)
    if (mine !== turn.current) return
    // The displayed trip is better than an error of the reload.
    setOpened((now) => (next.status === 'failed' && now.status === 'ready' ? now : next))
  }, [isKnown, secret, who, dead])

  useEffect(() => {
    setOpened({ status: 'loading' })
    void reload()
    const look = () => document.visibilityState === 'visible' && void reload()
    const timer = setInterval(look, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      turn.current++
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [reload])

  return { opened, reload }
}

async function fetchSharedTrip(secret: string, who: string | null): Promise<SharedTripState> {
  const key = `shared-trip:${secret}`
  const response = await call(openSharedTrip, { secret })
  if (response.ok) {
    void writeCachedData(who, key, response.value)
    return { status: 'ready', shared: response.value, asOf: null }
  }
  if (response.code === 'not-found' || response.code === 'bad-input') {
    // Revoked: this device's copy is deleted too.
    void removeCachedData(who, key)
    return { status: 'dead', message: response.message }
  }
  const cached = await readCachedData(who, key, sharedTrip)
  if (cached) return { status: 'ready', shared: cached.data, asOf: new Date(cached.timestamp) }
  return { status: 'failed', message: response.message }
}
