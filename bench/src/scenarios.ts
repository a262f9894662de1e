import { getSession } from '@tripwright/domain/account/sign-in'
import { health } from '@tripwright/domain/base/system.contract'
import { listSaved, saveItem } from '@tripwright/domain/sharing/saved'
import type { HttpRequest } from './load.ts'
import { type People, placeToSave, SAVES } from './people.ts'

/** A call that bench:http puts under load. */
export type Scenario = {
  name: string
  /** Different requests, when a repeated one would do no work. */
  request(people: People): HttpRequest | (() => HttpRequest)
  /** The total number of requests, when limited; then there is only one round. */
  atMost?: number
  needsWebsite?: boolean
  /** The target CPU time per request on PostgreSQL, in ms. */
  cpuToBeat?: number
}

const JSON_BODY = { 'content-type': 'application/json' }

/** The page of saved items, the most visited page that needs a session. */
export const LIST: Scenario = {
  name: 'list of 20 saved items',
  request: ({ reader }) => ({ method: listSaved.method, path: listSaved.path, headers: { cookie: reader } }),
  cpuToBeat: 0.5,
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'health', request: () => ({ method: health.method, path: health.path, headers: {} }) },
  {
    name: 'session of somebody signed in',
    request: ({ reader }) => ({
      method: getSession.method,
      path: getSession.path,
      headers: { cookie: reader },
    }),
  },
  LIST,
  {
    name: 'save again, same Idempotency-Key',
    request: ({ reader }) => ({
      method: saveItem.method,
      path: saveItem.path,
      headers: { ...JSON_BODY, cookie: reader, 'idempotency-key': 'the-same' },
      body: JSON.stringify(placeToSave('again')),
    }),
  },
  {
    name: 'save a new item',
    request: ({ savers }) => {
      let count = 0
      return () => {
        const id = `new-${count}`
        const cookie = savers[count++ % savers.length] ?? ''
        const headers = { ...JSON_BODY, cookie, 'idempotency-key': id }
        return {
          method: saveItem.method,
          path: saveItem.path,
          headers,
          body: JSON.stringify(placeToSave(id)),
        }
      }
    },
    // A connection prepares up to two requests that it never sends, so some of the daily saves are reserved for those.
    atMost: Math.floor(SAVES * 0.8),
  },
  {
    name: 'home page, prerendered',
    request: () => ({ method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } }),
    needsWebsite: true,
  },
]
