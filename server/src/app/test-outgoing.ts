import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as pause } from 'node:timers/promises'

/** Notes the host and path of every request that this process begins, by `fetch` or by `node:http`, until it is stopped. */
export function watchRequests(): { stop: () => string[] } {
  const hosts: string[] = []
  const onFetch = (message: unknown) => {
    const { origin, path } = Object(Object(message).request)
    hosts.push(`${String(origin).replace(/^https?:\/\//, '')}${path}`)
  }
  const onRequest = (message: unknown) => {
    const request = Object(Object(message).request)
    hosts.push(`${request.getHeader?.('host') ?? request.host}${request.path}`)
  }
  subscribe('undici:request:create', onFetch)
  subscribe('http.client.request.start', onRequest)
  return {
    stop() {
      unsubscribe('undici:request:create', onFetch)
      unsubscribe('http.client.request.start', onRequest)
      return hosts
    },
  }
}

/**
 * Waits until this process has begun no request for two seconds, at most half a minute: files of tests share a process, and
 * what an earlier one asked may still be tried again.
 */
export async function untilNobodyAsks(): Promise<void> {
  for (let tries = 0; tries < 15; tries++) {
    const { stop } = watchRequests()
    await pause(2_000)
    if (stop().length === 0) return
  }
}
