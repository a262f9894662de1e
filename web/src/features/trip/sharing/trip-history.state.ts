import type { Output } from '@tripwright/domain/base/contract'
import { getHistory } from '@tripwright/domain/trip/sharing'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import type { CallState } from '#platform/use-call.ts'

type History = Output<typeof getHistory>

/**
 * The history of a trip as far as it was asked for. A change by anybody shows its newest page again; what was loaded before
 * that stays below.
 */
export function useTripHistory(id: string): {
  history: CallState<History>
  reload: () => Promise<void>
  loadMore: () => Promise<void>
} {
  const [history, setHistory] = useState<CallState<History>>({ status: 'loading' })
  const turn = useRef(0)

  const reload = useCallback(async () => {
    const mine = ++turn.current
    const response = await call(getHistory, { id })
    if (mine !== turn.current) return
    setHistory((current) => {
      if (response.ok) return { status: 'ready', value: withOlder(response.value, current) }
      return current.status === 'ready' ? current : { status: 'failed', message: response.message }
    })
  }, [id])

  useEffect(() => {
    void reload()
    const stop = onLiveEvent('trips', (changed) => {
      if (changed === null || changed === id) void reload()
    })
    return () => {
      turn.current++
      stop()
    }
  }, [id, reload])

  async function loadMore() {
    if (history.status !== 'ready' || history.value.next === null) return
    const response = await call(getHistory, { id, before: history.value.next })
    if (!response.ok) return
    setHistory((current) =>
      current.status === 'ready'
        ? { status: 'ready', value: joinPages(current.value, response.value) }
        : current,
    )
  }
  return { history, reload, loadMore }
}

/** The newest page with what follows it on the screen, where the two meet. */
function withOlder(page: History, current: CallState<History>): History {
  if (current.status !== 'ready') return page
  const last = page.entries.at(-1)?.id
  const at = current.value.entries.findIndex(({ id }) => id === last)
  if (at < 0) return page
  const rest = { entries: current.value.entries.slice(at + 1), next: current.value.next, you: page.you }
  return rest.entries.length === 0 ? page : joinPages(page, rest)
}

function joinPages(newer: History, older: History): History {
  const known = new Set(newer.entries.map(({ id }) => id))
  const entries = [...newer.entries, ...older.entries.filter(({ id }) => !known.has(id))]
  return { you: newer.you, entries, next: older.next }
}
