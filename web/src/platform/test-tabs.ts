type HeldLock = { release: () => void; break: () => void }
type Grant = () => void
type Channel = {
  name: string
  onmessage: ((event: { data: unknown }) => void) | null
  postMessage(data: unknown): void
  close(): void
}

/** The locks and channels of some tabs, of which the one that holds a lock can be frozen. */
export function makeTabs() {
  const held = new Map<string, HeldLock>()
  const queues = new Map<string, Grant[]>()
  const channels: Channel[] = []
  /** What a frozen page has still to be told, in its order. */
  let late: (() => void)[] | null = null
  let losesMessages = false
  let frozen: { held: HeldLock | undefined; channel: Channel | undefined } | null = null

  function send(to: Channel, data: unknown): void {
    const deliver = () => to.onmessage?.({ data })
    if (frozen?.channel === to) late?.push(deliver)
    else queueMicrotask(deliver)
  }

  /** A BroadcastChannel, which delivers after the sender is done. Called with `new`, which returns the object. */
  function openChannel(name: string): Channel {
    const channel: Channel = {
      name,
      onmessage: null,
      postMessage(data) {
        for (const other of channels)
          if (other !== channel && other.name === name && !losesMessages) send(other, structuredClone(data))
      },
      close() {
        channel.onmessage = null
        channels.splice(channels.indexOf(channel), 1)
      },
    }
    channels.push(channel)
    return channel
  }

  /** Web Locks (W3C): `ifAvailable`, `signal` and `steal`. */
  function request(
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new DOMException('', 'AbortError'))
      const grant = () => {
        const lock: HeldLock = {
          release() {
            if (held.get(name) !== lock) return
            held.delete(name)
            queues.get(name)?.shift()?.()
          },
          break: () => (frozen?.held === lock ? late?.push(refuse) : refuse()),
        }
        held.set(name, lock)
        queueMicrotask(async () => {
          resolve(await callback({ name, mode: 'exclusive' }))
          lock.release()
        })
      }
      if (options.steal) {
        held.get(name)?.break()
        grant()
      } else if (!held.has(name)) grant()
      else if (options.ifAvailable) queueMicrotask(async () => resolve(await callback(null)))
      else {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        queue.push(grant)
        options.signal?.addEventListener('abort', () => {
          if (!queue.includes(grant)) return
          queue.splice(queue.indexOf(grant), 1)
          refuse()
        })
      }
    })
  }

  /** Freezes the page that holds the lock and opened the first channel; the result wakes it. */
  function freeze(name: string): () => void {
    late = []
    frozen = { held: held.get(name), channel: channels[0] }
    return () => {
      const all = late ?? []
      frozen = null
      late = null
      for (const one of all) one()
    }
  }
  return {
    locks: { request },
    Channel: openChannel,
    freeze,
    isHeld: (name: string) => held.has(name),
    /** Whether what is sent from now on arrives nowhere. */
    loseMessages(isLost: boolean) {
      losesMessages = isLost
    },
  }
}
