/** Hears a stream: an event, or that from now on nothing is missed. `isAfterGap`: before that, something may have been. */
export type Ears = { onEvent: (data: string) => void; onReady: (isAfterGap: boolean) => void }

/** `count`: how many events this leader has passed on, so that a tab knows that it missed one. */
type FromLeader = {
  leader: string
  count: number
  say: 'here' | 'not-ready' | 'event' | 'ready' | 'ready-again'
  data: string
}
type Message = 'who-leads' | FromLeader

/** A leader that has not answered after this time is frozen with its page. */
const ANSWER_MS = 2000
/** How often a tab that is seen asks whether its leader still answers. */
const ASK_MS = 30_000

/**
 * Opens a stream once for all tabs: a browser opens six connections to a host that speaks HTTP/1.1. The tab that holds the lock
 * of this name leads: it opens the stream and passes on what it hears. A tab that is seen takes the lead from one that is
 * frozen (ADR 120). Returns a function that leaves. Without Web Locks each tab opens its own.
 */
export function shareStream(name: string, openOwn: (ears: Ears) => () => void, ears: Ears): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return openOwn(ears)
  const me = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  let hasLeft = false
  let endLead: (() => void) | null = null
  let isReady = false
  /** Another tab led while this one was there, so that a stream of its own begins after a gap. */
  let hasFollowed = false
  let count = 0
  /** The leader that was heard last, and its count. */
  let heard: { leader: string; count: number } | null = null
  let queued = new AbortController()
  let unanswered: ReturnType<typeof setTimeout> | undefined

  const tell = (say: FromLeader['say'], data = '') =>
    channel.postMessage({ leader: me, count, say, data } satisfies FromLeader)

  function openForAll(): () => void {
    clearTimeout(unanswered)
    isReady = false
    return openOwn({
      onEvent(data) {
        count++
        tell('event', data)
        ears.onEvent(data)
      },
      onReady() {
        const isAgain = isReady || hasFollowed
        isReady = true
        tell(isAgain ? 'ready-again' : 'ready')
        ears.onReady(isAgain)
      },
    })
  }

  /** Leads for as long as the lock is held. */
  function request(options: LockOptions): void {
    let isOver = false
    let end: (() => void) | null = null
    const lead = () =>
      new Promise<void>((release) => {
        endLead?.()
        const close = openForAll()
        end = endLead = () => {
          endLead = null
          close()
          release()
        }
      })
    const onLock = (lock: Lock | null) => {
      if (hasLeft || isOver) return
      return lock === null ? follow() : lead()
    }
    navigator.locks.request(name, options, onLock).catch((error: unknown) => {
      isOver = true
      const isReplaced = end !== null && end !== endLead
      if (hasLeft || isReplaced || options.signal?.aborted) return
      // A page without an origin has no locks.
      if (Object(error).name !== 'AbortError') return void lead()
      // Another tab took the lead, because this one did not answer.
      end?.()
      heard = null
      follow()
    })
  }

  function follow(): void {
    hasFollowed = true
    queued = new AbortController()
    request({ signal: queued.signal })
    ask()
  }

  function ask(): void {
    if (endLead !== null) return
    clearTimeout(unanswered)
    channel.postMessage('who-leads' satisfies Message)
    unanswered = setTimeout(() => {
      if (endLead !== null || document.hidden) return
      queued.abort()
      request({ steal: true })
    }, ANSWER_MS)
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'who-leads') {
      if (endLead !== null) tell(isReady ? 'here' : 'not-ready')
    } else if (endLead === null) hear(data)
  }

  function hear({ leader, count: passedOn, say, data }: FromLeader): void {
    clearTimeout(unanswered)
    if (say === 'not-ready') return
    const isEvent = say === 'event'
    const isNext = heard?.leader === leader && heard.count + Number(isEvent) === passedOn
    heard = { leader, count: passedOn }
    if (isEvent || say === 'here') {
      if (!isNext) ears.onReady(false)
    } else ears.onReady(say === 'ready-again')
    if (isEvent) ears.onEvent(data)
  }

  const onSeen = () => {
    if (!document.hidden) ask()
  }
  const asking = setInterval(onSeen, ASK_MS)
  document.addEventListener('visibilitychange', onSeen)
  request({ ifAvailable: true })

  return () => {
    hasLeft = true
    clearTimeout(unanswered)
    clearInterval(asking)
    document.removeEventListener('visibilitychange', onSeen)
    queued.abort()
    endLead?.()
    channel.close()
  }
}
