import {
  type CallInput,
  type Contract,
  isWrite,
  type Output,
  sessionRequirementOf,
} from '@tripwright/domain/base/contract'
import { z } from 'zod'
import { retryAfterDeadlock } from '#platform/db/deadlock.ts'
import { withSlotReleased } from '#platform/http/admission.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call, Route } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import type { Platform } from '#platform/platform.ts'

type Caller = { person: Person; address: string; signal: AbortSignal }

/** Calls a route of another feature as the holder of a token. Throws its refusal. */
export type CallRoute = <C extends Contract>(
  contract: C,
  input: CallInput<C>,
) => Promise<Output<C> | Response>

/**
 * Calls the routes that answer the pages, so that an app sees what its person sees, and its calls count as theirs do. A
 * route for staff, or one that asks for a session, is none of an app.
 */
export function makeRouteCaller(
  routes: readonly Route[],
  platform: Platform,
  { person, address, signal }: Caller,
): { call: Call; callRoute: CallRoute } {
  const { db } = platform.database
  const call: Call = {
    db,
    person,
    device: '',
    address,
    keep: (work) => retryAfterDeadlock(() => db.transaction(work)),
    now: platform.now(),
    // Nobody's browser has a copy of these answers, and nothing of the app's request concerns the route.
    request: new Request(platform.config.publicUrl, { signal }),
    log: platform.log,
    platform,
  }

  async function callRoute<C extends Contract>(
    contract: C,
    input: CallInput<C>,
  ): Promise<Output<C> | Response> {
    const route = routes.find((one) => one.contract === contract)
    if (!route || Array.isArray(contract.roles) || sessionRequirementOf(contract) !== null)
      throw new Error(`${contract.path} is no route for apps`)
    const parsed = parseInput(contract, input)
    const work = () => run(contract, (inner) => route.handle(parsed, inner))
    // A route gives what its contract says, or a response.
    return (await work()) as Output<C> | Response
  }

  function run(contract: Contract, handle: (call: Call) => Promise<unknown>): Promise<unknown> {
    if (contract.isComputation) return withSlotReleased(() => handle(call))
    if (!isWrite(contract)) return handle(call)
    return call.keep((transaction) => handle({ ...call, db: transaction, keep: (work) => work(transaction) }))
  }

  return { call, callRoute }
}

function parseInput(contract: Contract, input: unknown): unknown {
  if (contract.input === undefined) return undefined
  const parsed = z.safeParse(contract.input, input)
  if (parsed.success) return parsed.data
  throw new AppError('bad-input', {
    issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  })
}
