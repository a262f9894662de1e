import type { z } from 'zod/mini'
import type { ErrorCode } from './outcome.ts'
import { toWellFormedText } from './well-formed-text.ts'

type Schema = z.core.$ZodType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Staff flags of specification section 6. A gate names flags, not levels: each flag is that role, admin or owner. */
export const STAFF_FLAGS = ['owner', 'admin', 'support', 'marketing', 'content_editor', 'analyst'] as const
export type StaffFlag = (typeof STAFF_FLAGS)[number]

/** Who may call. `anyone`: no session needed. `signed-in`: any account. A list: an account with one of these staff flags. */
export type Roles = 'anyone' | 'signed-in' | readonly StaffFlag[]

/**
 * The proof that a call needs. `session`: the cookie or token of the session itself. A JWT is made to be shown to other
 * services, so it does not authorise changes that outlast it. `fresh-session`: the same, with a sign-in in the last 15
 * minutes, for changes that cannot be undone.
 */
export type SessionRequirement = 'session' | 'fresh-session'

/** One call of the HTTP interface. The server parses and authorises by it; browser and worker call the server by it. */
export type Contract = {
  method: Method
  /** Path with `{name}` for its parameters, which are fields of the input like those of the query or the body. */
  path: `/api/${string}`
  summary: string
  roles: Roles
  /** The proof beyond being signed in, where the default for staff (see proofOf) is not enough. */
  proof?: SessionRequirement
  input?: Schema
  output: Schema
  /** Error codes beyond the ones that every call may return. */
  errors?: readonly ErrorCode[]
  /** A write that computes or waits for long: it runs outside a transaction and stores its result through `call.keep`. */
  isComputation?: true
  /** The body is not JSON: the handler reads the raw bytes (contract.md, "Calls"), at most `maxBytes`. */
  isRawBody?: true
  /** Media type of a raw body; bytes without it. */
  bodyType?: string
  /** Media types of the answer when it is not only JSON: files, pages, streams. A redirection has none. */
  answerTypes?: readonly string[]
  /**
   * The answer may be compressed. It must hold no secret (token, key, link) beside text that another person chose, because
   * the length of a compressed answer would reveal the secret letter by letter.
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

/** The input as a caller passes it, before defaults. */
export type CallInput<C extends Contract> = InputOf<C> extends Schema ? z.input<InputOf<C>> : undefined
/** The input as the handler receives it, after parsing. */
export type HandlerInput<C extends Contract> = InputOf<C> extends Schema ? z.output<InputOf<C>> : undefined
export type Output<C extends Contract> = z.output<C['output']>

/** True for calls that change something: they run in one transaction and honour Idempotency-Key. */
export function isWrite(c: Pick<Contract, 'method'>): boolean {
  return c.method !== 'GET'
}

/** The proof that a caller needs: that of the contract, and a session for every write by staff. */
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

// Replaces lone surrogates, because the server refuses them and encodeURIComponent throws.
const encode = (value: unknown) => encodeURIComponent(toWellFormedText(String(value)))
const wellFormedReplacer = (_: string, value: unknown) =>
  typeof value === 'string' ? toWellFormedText(value) : value

/** Where the fields of an input travel: path parameters first, then the query of a GET, a DELETE or a raw body, else the JSON body. */
export function encodeCall(
  c: Pick<Contract, 'method' | 'path' | 'isRawBody'>,
  input: Record<string, unknown> = {},
): EncodedCall {
  const rest = { ...input }
  const path = c.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encode(value)
  })
  if (c.method !== 'GET' && c.method !== 'DELETE' && !c.isRawBody)
    return { path, body: JSON.stringify(rest, wellFormedReplacer) }
  const query = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encode(value)}`],
  )
  return { path: query.length > 0 ? `${path}?${query.join('&')}` : path, body: undefined }
}
