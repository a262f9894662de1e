/** The inputs of a tool by their query parameters; every value is text. */
export type ToolInputs = Readonly<Record<string, string>>
/** A tool with the inputs that a link to it may have: none that names a person, a booking or spending. */
type Tool = { needs: readonly string[]; inputs: Readonly<Record<string, RegExp>> }

const COUNTRY = /^[A-Z]{2}$/
const CURRENCY = /^[A-Z]{3}$/
const AIRPORT = /^[A-Z]{3}$/
const DATE = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const CITY = /^[a-z][a-z-]{1,39}$/
const STYLE = /^(low|likely|high)$/
const LANGUAGE = /^[a-z]{2,3}$/
const NUMBER = /^\d{1,5}$/
const YES = /^(yes|no)$/
/** The name of a city with its country; the page accepts only cities of our list. */
const NAMED_CITY = /^[\p{L}\p{M}\p{N} ’‘'`.,()[\]&/-]{2,100}$/u

const TOOLS = {
  '/documents': {
    needs: ['passports', 'to'],
    inputs: {
      passports: /^[A-Z]{2}(-[A-Z]{2}){0,4}$/,
      to: COUNTRY,
      purpose: /^[a-z-]{2,20}$/,
      via: /^[A-Z]{2}(-[A-Z]{2}){0,3}$/,
      entry: DATE,
      exit: DATE,
    },
  },
  '/currency-converter': {
    needs: ['amount', 'from', 'to'],
    inputs: { amount: /^\d{1,16}(\.\d{1,4})?$/, from: CURRENCY, to: CURRENCY },
  },
  // Only one of our phrases is passed on as the search text, so that a link cannot carry free text.
  '/translate': {
    needs: ['to'],
    inputs: { to: LANGUAGE, mine: LANGUAGE, find: /^[\p{L}\p{N} ’',.…?!/()-]{2,80}$/u },
  },
  '/flight-compensation': {
    needs: ['carrier', 'date', 'event'],
    inputs: {
      departure: AIRPORT,
      arrival: AIRPORT,
      departureCountry: COUNTRY,
      arrivalCountry: COUNTRY,
      band: /^(short|medium|long)$/,
      carrier: COUNTRY,
      date: DATE,
      event: /^(delay|cancellation|denied-boarding)$/,
      hours: NUMBER,
      minutes: NUMBER,
      notice: NUMBER,
      rerouted: YES,
      earlier: NUMBER,
      later: NUMBER,
      cause: /^[a-z-]{2,20}$/,
      large: YES,
      equipment: YES,
    },
  },
  '/budget': {
    needs: ['to', 'start', 'people', 'currency'],
    inputs: {
      to: /^[a-z][a-z-]{1,39}\.\d{1,2}(\.out)?(~[a-z][a-z-]{1,39}\.\d{1,2}(\.out)?){0,7}$/,
      start: DATE,
      people: /^\d{1,2}$/,
      currency: CURRENCY,
      bed: STYLE,
      meal: STYLE,
      transport: STYLE,
      sights: STYLE,
    },
  },
  '/risk-radar': { needs: ['place'], inputs: { place: /^([A-Z]{2}|[a-z][a-z-]{1,39})$/ } },
  '/gemini-safety': { needs: ['country'], inputs: { country: COUNTRY } },
  '/gemini-travel-intel': {
    needs: ['city', 'month'],
    inputs: {
      city: CITY,
      month: /^20[0-6]\d-(0[1-9]|1[0-2])$/,
      currency: CURRENCY,
      wish: /^\d{5}$/,
      // A second city for comparison.
      with: CITY,
    },
  },
  '/car-rental': {
    needs: ['country'],
    inputs: { place: NAMED_CITY, pickUpDate: DATE, dropOffDate: DATE, country: COUNTRY, licence: COUNTRY },
  },
} as const satisfies Record<string, Tool>

/** The pages with answers that can be shared by a link. */
export type ToolPath = keyof typeof TOOLS
export const TOOL_PATHS = Object.keys(TOOLS).filter(isToolPath)
/** A tool and its inputs. */
export type ToolQuery = { path: ToolPath; inputs: ToolInputs }

/**
 * Parses a link to a tool; null when it leads to no tool, when a required input is missing, or when a known input is
 * invalid or given twice. Unknown parameters (trackers) are ignored.
 */
export function parseToolLink(
  path: string,
  query: Iterable<readonly [name: string, value: string]>,
): ToolQuery | null {
  if (!isToolPath(path)) return null
  const { needs, inputs }: Tool = TOOLS[path]
  const read: Record<string, string> = {}
  for (const [name, value] of query) {
    const allowed = Object.hasOwn(inputs, name) ? inputs[name] : undefined
    if (allowed === undefined) continue
    if (Object.hasOwn(read, name) || !allowed.test(value)) return null
    read[name] = value
  }
  return needs.every((name) => Object.hasOwn(read, name)) ? { path, inputs: read } : null
}

/** The canonical link of a tool with its inputs; null when it cannot be shared. */
export function writeToolLink(path: ToolPath, values: ToolInputs): string | null {
  const { inputs }: Tool = TOOLS[path]
  const pairs = Object.keys(inputs).flatMap((name): [string, string][] => {
    const value = values[name] ?? ''
    return value === '' ? [] : [[name, value]]
  })
  if (parseToolLink(path, pairs) === null) return null
  return `${path}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

function isToolPath(path: string): path is ToolPath {
  return Object.hasOwn(TOOLS, path)
}
