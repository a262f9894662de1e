import { type ComponentType, lazy } from 'react'

const TRY_AGAIN_MS = 30_000

/** A part without which the page goes on: where it cannot be loaded it is missing until the network lets it come. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

/** Tries again when the network is back, and now and then: some networks are down without saying so. Never fails. */
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
