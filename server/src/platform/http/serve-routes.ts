import { type Contract, isWrite, sessionRequirementOf } from '@tripwright/domain/base/contract'
import { isFreshSignIn } from '@tripwright/domain/base/fresh-session'
import { HTTP_STATUS } from '@tripwright/domain/base/outcome'
import { hasFlag } from '@tripwright/domain/base/roles'
import { sessionMessages } from '@tripwright/domain/base/session.messages'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Db } from '../db/db.port.ts'
import { retryAfterDeadlock } from '../db/deadlock.ts'
import type { Platform } from '../platform.ts'
import { withUploadedBody } from '../uploads/uploaded-body.ts'
import { withSlotReleased } from './admission.ts'
import { AppError } from './app-error.ts'
import { compressedResponse } from './compressed-response.ts'
import { asNotFoundIfDeleted } from './deleted-account.ts'
import { type Device, readDevice } from './device.ts'
import { personScope, runOnce } from './idempotency.store.ts'
import { readJsonBody, readRawBody } from './json-body.ts'
import { requireSameOrigin } from './origin-check.ts'
import { errorText, jsonResponse } from './response.ts'
import type { Call, Route } from './route.ts'
import type { FindPerson, Person } from './session-check.ts'
import { requireStorableText } from './storable-text.ts'

export type HttpVariables = { address: string }
export type HttpApp = Hono<{ Variables: HttpVariables }>

/** Mounts the routes on the app. Order of refusals: origin, 401, 403, then invalid input (contract.md). */
export function serveRoutes(
  app: HttpApp,
  routes: readonly Route[],
  platform: Platform,
  findPerson: FindPerson,
): void {
  const methods = new Map<string, string[]>()
  for (const route of routes) {
    const path = routerPath(route.contract.path)
    methods.set(path, [...(methods.get(path) ?? []), route.contract.method])
    app.on(route.contract.method, path, (c) => handleRoute(c, route, platform, findPerson))
  }
  for (const [path, allowed] of methods)
    app.all(path, () => {
      const body = { error: 'wrong-method', message: errorText('wrong-method') }
      return jsonResponse(body, HTTP_STATUS['wrong-method'], { allow: allowed.join(', ') })
    })
}

/** A path as the router matches it: `:id`; a parameter with something behind it, such as `{secret}.ics`, ends with that. */
function routerPath(path: string): string {
  return path.replace(/\{([^}]+)\}([^/]*)/g, (_, name: string, rest: string) =>
    rest === '' ? `:${name}` : `:${name}{[^/]+${rest.replaceAll('.', '\\.')}}`,
  )
}

/** The parameters of a path, without what stands behind them. */
function pathValues(path: string, values: Record<string, string>): Record<string, string> {
  const rests = new Map(
    [...path.matchAll(/\{([^}]+)\}([^/]*)/g)].map(([, name = '', rest = '']) => [name, rest]),
  )
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.slice(0, value.length - (rests.get(name) ?? '').length),
    ]),
  )
}

async function handleRoute(
  c: Context<{ Variables: HttpVariables }>,
  route: Route,
  platform: Platform,
  findPerson: FindPerson,
): Promise<Response> {
  const request = c.req.raw
  requireSameOrigin(request, platform.config)
  const person = await findPerson(request)
  const { contract, handle } = route
  authorise(route, person, platform.now())
  const hasJson = isWrite(contract) && contract.method !== 'DELETE' && !contract.isRawBody
  const body = hasJson ? await readJsonBody(request, contract.maxBytes) : null
  const input = parseInput(
    contract,
    { ...c.req.query(), ...Object(body?.value), ...pathValues(contract.path, c.req.param()) },
    request.url,
  )
  const device = readDevice(request, platform.secret, platform.config.publicUrl.startsWith('https:'))
  const { db: database } = platform.database
  const readBody = async () =>
    contract.isRawBody ? await readRawBody(request, contract.maxBytes) : (body?.text ?? '')
  const author = { person, device, readBody, secret: platform.secret }
  const call = (db: Db, keep: Call['keep']): Call => ({
    db,
    person,
    device: device.id,
    address: c.get('address'),
    keep,
    now: platform.now(),
    request,
    log: platform.log,
    platform,
  })
  const isAtOnce = isWrite(contract) && !contract.isComputation
  const work = () =>
    isAtOnce
      ? runWrite(request, database, author, (db) =>
          handle(
            input,
            call(db, (work) => work(db)),
          ),
        )
      : (contract.isComputation ? withSlotReleased : atOnce)(async () =>
          handle(
            input,
            call(database, (work) => runWrite(request, database, author, work)),
          ),
        )
  const output = await withUploadedBody({ contract, person, platform, request }, work).catch(
    async (error) => {
      throw await asNotFoundIfDeleted(
        error,
        async () => person !== null && (await findPerson(request)) === null,
      )
    },
  )
  const response = output instanceof Response ? output : jsonResponse(checkOutput(contract, output, platform))
  if (device.setCookie !== null && isWrite(contract)) response.headers.append('set-cookie', device.setCookie)
  return contract.isCompressed ? compressedResponse(request, response) : response
}

function atOnce<T>(work: () => Promise<T>): Promise<T> {
  return work()
}

function authorise({ contract, signIn }: Route, person: Person | null, now: Date): void {
  const { roles } = contract
  if (roles === 'anyone') return
  if (person === null) throw new AppError('not-signed-in', signIn === undefined ? {} : { message: signIn })
  if (roles !== 'signed-in' && !roles.some((flag) => hasFlag(person.role, flag)))
    throw new AppError('not-allowed')
  if (roles !== 'signed-in' && person.lacksSecondStep) throw new AppError('second-step-needed')
  requireSessionProof(contract, person, now)
}

function requireSessionProof(contract: Contract, { isByJwt, signedInAt }: Person, now: Date): void {
  const proof = sessionRequirementOf(contract)
  if (proof === 'fresh-session' && (isByJwt || !isFreshSignIn(signedInAt, now)))
    throw new AppError('fresh-session-required')
  if (proof === 'session' && isByJwt)
    throw new AppError('not-allowed', { message: sessionMessages.texts['session-needed'] })
}

function parseInput(contract: Contract, fields: Record<string, unknown>, address: string): unknown {
  requireStorableText(fields, address)
  if (contract.input === undefined) return undefined
  const parsed = z.safeParse(contract.input, fields)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new AppError('bad-input', { issues })
}

type CallerIdentity = {
  person: Person | null
  device: Device
  secret: string
  /** The body that the idempotency key belongs to, also where the handler reads the raw request. */
  readBody: () => Promise<string | Uint8Array>
}

/** One transaction per write: its effect, its usage and its stored response are committed together or not at all. */
async function runWrite<T>(
  request: Request,
  db: Db,
  author: CallerIdentity,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const key = request.headers.get('idempotency-key')
  if (key === null) return retryAfterDeadlock(() => db.transaction(work))
  const scope = author.person ? personScope(author.person.id) : `device:${author.device.id}`
  const { pathname, search } = new URL(request.url)
  const { method } = request
  const body = await author.readBody()
  const call = { secret: author.secret, scope, method, path: pathname + search, key, body }
  return retryAfterDeadlock(() =>
    db.transaction((transaction) => runOnce(transaction, call, () => work(transaction))),
  )
}

// In production the compiler's check is enough; elsewhere a response that breaks its contract must fail at once.
function checkOutput(contract: Contract, output: unknown, platform: Platform): unknown {
  return platform.config.production ? output : z.parse(contract.output, output)
}
