import { subscribe, unsubscribe } from 'node:diagnostics_channel'

/** Notes the host of every request that this process begins, by `fetch` or by `node:http`, until it is stopped. */
export function watchRequests(): { stop: () => string[] } {
  const hosts: string[] = []
  const onFetch = (message: unknown) => {
    const { origin } = Object(Object(message).request)
    hosts.push(String(origin).replace(/^https?:\/\//, ''))
  }
  const onRequest = (message: unknown) => {
    const request = Object(Object(message).request)
    hosts.push(String(request.getHeader?.('host') ?? request.host))
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
