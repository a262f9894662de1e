import type { z } from 'zod/mini'
import type { ErrorCode } from './outcome.ts'
import { toWellFormedText } from './well-formed-text.ts'

type Schema = z.core.$ZodType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Staff flags of specification section 6. A gate names flags, not levels: each flag is that role, admin or owner. */
export const STAFF_FLAGS = ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst'] as const
export type StaffFlag = (typeof STAFF_FLAGS)[number]

/**
 * Who may call. `anyone`: no session needed. `signed-in`: any account. A list: an account with one of these staff flags.
 */
export type Roles = 'anyone' | 'signed-in' | readonly StaffFlag[]

/**
 * `session`: the session's own cookie or token. A JWT is made to be shown to others, so it is no proof for what lasts longer
 * than itself. `fresh-session`: the same, signed in within the last 15 minutes, for what cannot be undone.
 */
export type SessionRequirement = 'session' | 'fresh-session'

/** One call of the HTTP interface: the server parses and authorises with it, the browser and the worker call with it. */
export type Contract = {
  method: Method
  /** Path with `{name}` for its parameters, which are fields of the input like those of the query or the body. */
  path: `/api/${string}`
  summary: string
  roles: Roles
  /** What must be shown beside being signed in, where the staff's rule (see proofOf) is not enough. */
  proof?: SessionRequirement
  input?: Schema
  output: Schema
  /** Codes beyond the ones that every call may answer with. */
  errors?: readonly ErrorCode[]
  /** A write that computes or waits for others for a while: it runs outside a transaction and keeps what it must through `call.keep`. */
  isComputation?: true
  /** The body is no JSON of ours: the handler reads it as it came (contract.md, "Calls"), at most `maxBytes` of it. */
  isRawBody?: true
  /** Media type of a raw body; bytes without it. */
  bodyType?: string
  /** Media types of the answer, where it is not JSON alone: files, pages, streams. A redirection has none. */
  answerTypes?: readonly string[]
  /**
   * The answer is large enough to be sent compressed, and holds no secret (a token, a key, a link) beside text that somebody
   * else chose: by the length of such an answer the secret can be guessed letter by letter.
   */
  isCompressed?: true
  /** Largest body in bytes, when it is not the 256 kB of contract.md. */
  maxBytes?: number
}

// The const parameter keeps literal types without inferring through the schemas: over 225 contracts this form checks ten times faster.
export function contract<const C extends Contract>(c: C): C {
  return c
}

type InputOf<C extends Contract> = C extends { input: infer S extends Schema } ? S : undefined

/** What a caller passes: before defaults are filled in. */
export type CallInput<C extends Contract> = InputOf<C> extends Schema ? z.input<InputOf<C>> : undefined
/** What the handler receives: parsed. */
export type HandlerInput<C extends Contract> = InputOf<C> extends Schema ? z.output<InputOf<C>> : undefined
export type Output<C extends Contract> = z.output<C['output']>

/** True for calls that change something: they run in one transaction and honour Idempotency-Key. */
export function isWrite(c: Pick<Contract, 'method'>): boolean {
  return c.method !== 'GET'
}

/** What a caller must show: what the contract says, and for every write of staff their session. */
export function sessionRequirementOf(
  c: Pick<Contract, 'method' | 'proof' | 'roles'>,
): SessionRequirement | null {
  return c.proof ?? (isWrite(c) && Array.isArray(c.roles) ? 'session' : null)
}

/** The names between braces in a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
}

type EncodedCall = { path: string; body: string | undefined }

// Half of a character would be refused by the server, and encodeURIComponent throws at it.
const encode = (value: unknown) => encodeURIComponent(toWellFormedText(String(value)))
const wellFormedReplacer = (_: string, value: unknown) =>
  typeof value === 'string' ? toWellFormedText(value) : value

/** Where the fields of an input travel: path parameters first, then the query of a GET or DELETE, else the JSON body. */
export function encodeCall(
  c: Pick<Contract, 'method' | 'path'>,
  input: Record<string, unknown> = {},
): EncodedCall {
  const rest = { ...input }
  const path = c.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encode(value)
  })
  if (c.method !== 'GET' && c.method !== 'DELETE')
    return { path, body: JSON.stringify(rest, wellFormedReplacer) }
  const query = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encode(value)}`],
  )
  return { path: query.length > 0 ? `${path}?${query.join('&')}` : path, body: undefined }
}
