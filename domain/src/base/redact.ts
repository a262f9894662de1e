const HIDDEN = '[redacted]'
const MAX_DEPTH = 10

// Specification section 8: password, token, api_key, session, user_id, email; and other names of equally secret values.
const SECRET_ANYWHERE = /password|passwd|secret|apikey|authorization|cookie/
const SECRET_AT_END = /(^params|^parameters|token|session|sessionid|userid|email|emailaddress)$/

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi
const JSON_WEB_TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g
const PAIR = /(^|[?&#\s"'({])([\w-]*(?:token|password|secret|api_?key|session|user_?id|email)=)[^&#\s"')}]+/gi
/** The detail of a failed database statement: its values, which may be a hash, a token or a whole row. */
const PARAMETERS = /(^|\n)params: [\s\S]*?(?=\n {4}at |$)/g
const ROW = /(Failing row contains )\([\s\S]*?\)(?=[.\n]|$)/g
const KEY_VALUE = /(Key \([^)]*\)=)\([\s\S]*?\)(?= )/g
/** The secret of a calendar's address. */
const FEED = /(\/feed\/)[^/\s"']+(?=\.ics)/g
/** The link that downloads the data of an account. */
const EXPORT = /(\/account\/export\/)[^/\s"'?#]+/g
const CODE = /([?&](?:code|reset|enter|lost|keep|change|stop)=)[^&#\s"']+/g

/**
 * A copy of the value that may be written to a log: fields with secret names are hidden at any depth, and so are e-mail
 * addresses and tokens inside texts (specification section 8). Safe for cycles; values nested deeper than 10 are cut.
 */
export function redact(value: unknown): unknown {
  return copy(value, [])
}

/** The text without e-mail addresses, bearer tokens, JWTs, secret query parameters and the values of a failed statement. */
export function redactText(text: string): string {
  return text
    .replace(PARAMETERS, `$1params: ${HIDDEN}`)
    .replace(ROW, `$1(${HIDDEN})`)
    .replace(KEY_VALUE, `$1(${HIDDEN})`)
    .replace(PAIR, `$1$2${HIDDEN}`)
    .replace(CODE, `$1${HIDDEN}`)
    .replace(EXPORT, `$1${HIDDEN}`)
    .replace(FEED, `$1${HIDDEN}`)
    .replace(BEARER, `$1 ${HIDDEN}`)
    .replace(JSON_WEB_TOKEN, HIDDEN)
    .replace(EMAIL, '[e-mail]')
}

function copy(value: unknown, above: readonly object[]): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'function') return '[function]'
  if (typeof value === 'symbol') return value.toString()
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (above.includes(value)) return '[circular]'
  if (above.length >= MAX_DEPTH) return '[deeper]'
  return copyObject(value, [...above, value])
}

function copyObject(value: object, above: readonly object[]): unknown {
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`
  if (Array.isArray(value)) return value.map((item) => copy(item, above))
  if (value instanceof Set) return [...value].map((item) => copy(item, above))
  if (value instanceof Map)
    return copyFields(
      [...value].map(([key, item]) => [nameOf(key), item]),
      above,
    )
  if (value instanceof Error) return copyFields(errorFields(value), above)
  if ('toJSON' in value && typeof value.toJSON === 'function') return copyJson(value, above)
  return copyFields(ownFields(value), above)
}

function copyFields(fields: readonly (readonly [string, unknown])[], above: readonly object[]): object {
  return Object.fromEntries(
    fields.map(([name, item]) => [redactText(name), isSecret(name, item) ? HIDDEN : copy(item, above)]),
  )
}

function isSecret(name: string, value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return false
  const bare = name.toLowerCase().replace(/[^a-z]/g, '')
  return SECRET_ANYWHERE.test(bare) || SECRET_AT_END.test(bare)
}

// Message, stack and cause of an error are not enumerable, and its name is inherited.
function errorFields(error: Error): [string, unknown][] {
  const own: [string, unknown][] = [
    ['name', error.name],
    ['message', error.message],
    ['stack', error.stack],
  ]
  if (error.cause !== undefined) own.push(['cause', error.cause])
  if (error instanceof AggregateError) own.push(['errors', error.errors])
  const names = own.map(([name]) => name)
  return [...own, ...ownFields(error).filter(([name]) => !names.includes(name))]
}

// A getter may throw: a log line must not.
function ownFields(value: object): [string, unknown][] {
  return Object.keys(value).map((name) => {
    try {
      return [name, Reflect.get(value, name)]
    } catch {
      return [name, '[unreadable]']
    }
  })
}

function copyJson(value: { toJSON: unknown }, above: readonly object[]): unknown {
  try {
    const json: unknown = typeof value.toJSON === 'function' ? value.toJSON() : undefined
    return json === value ? copyFields(ownFields(value), above) : copy(json, above)
  } catch {
    return '[unreadable]'
  }
}

function nameOf(key: unknown): string {
  return typeof key === 'object' && key !== null ? '[object]' : String(key)
}
