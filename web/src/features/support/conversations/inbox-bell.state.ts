import { useEffect, useState } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { readStored } from '#platform/storage.ts'
import { playChime } from './chime.state.ts'

export type InboxBell = {
  /** Conversations with a message that came while the inbox was open. */
  fresh: ReadonlySet<string>
  /** How many messages came since the inbox was opened. */
  count: number
}

/**
 * Plays a sound for each message of a person and shows the number of unseen ones in the page title, until the page is
 * visible. `reload` is called on every change of the inbox.
 */
export function useInboxBell(reload: () => void): InboxBell {
  const [bell, setBell] = useState<InboxBell>({ fresh: new Set(), count: 0 })
  useEffect(() => {
    const stops = [
      onLiveEvent('support-inbox', reload),
      onLiveEvent('support-message', (id) => {
        reload()
        // Null is a gap in the stream: the list is loaded again, and no new message is assumed.
        if (id === null) return
        setBell(({ fresh, count }) => ({ fresh: new Set([...fresh, id]), count: count + 1 }))
        if (readStored('inbox-muted') === null) playChime()
        if (!document.hasFocus()) showUnseen()
      }),
    ]
    addEventListener('focus', showSeen)
    return () => {
      for (const stop of stops) stop()
      removeEventListener('focus', showSeen)
      showSeen()
    }
  }, [reload])
  return bell
}

let unseen = 0
const BADGE = /^\(\d+\) /

function showUnseen(): void {
  unseen++
  document.title = `(${unseen}) ${document.title.replace(BADGE, '')}`
}

function showSeen(): void {
  unseen = 0
  document.title = document.title.replace(BADGE, '')
}
