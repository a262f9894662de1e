import { type ComponentType, lazy } from 'react'

const TRY_AGAIN_MS = 30_000

/** An optional part: where loading fails it is missing until the network allows it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

/** Tries again when the network is back, and at intervals: some networks fail without an event. Never rejects. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextChance()
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, TRY_AGAIN_MS)
    addEventListener('online', go)
    function go(): void {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
  })
}
