import type { Figure } from './figures.ts'
import { measureLoad } from './load.ts'
import { keepSigningIn } from './people.ts'
import { LIST } from './scenarios.ts'
import type { Subject } from './subject.ts'

export const CONNECTIONS = 200
const SECONDS = 3
const P99_TO_BEAT_MS = 400

/** Loads the list with 200 connections without pauses, harder than 200 people, during continuous sign-ins. */
export async function measureConcurrency({ database, server, people }: Subject): Promise<Figure[]> {
  const signingIn = keepSigningIn(server)
  const load = { request: LIST.request(people), connections: CONNECTIONS, seconds: SECONDS, mayRefuse: true }
  const taken = await measureLoad(server, load).finally(signingIn.stop)
  const group = `list for ${CONNECTIONS} at once, and sign-ins, ${database}`
  const signIns = (await signingIn.stop()) / SECONDS
  return [
    { group, name: '99 of 100 within', value: taken.p99Ms, unit: 'ms', better: 'lower', aim: P99_TO_BEAT_MS },
    { group, name: 'requests a second', value: taken.perSecond, unit: '', better: 'higher' },
    { group, name: 'refused as too many', value: taken.refused, unit: '', better: 'lower', aim: 0 },
    { group, name: 'sign-ins a second', value: signIns, unit: '', better: 'higher' },
  ]
}
