import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'
import { HELP_KINDS } from './nearest-help.rules.ts'

/** Degrees in WGS 84. */
export const devicePosition = {
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
}

/** A browser's language tag, or its prefix: `de`, `pt-BR`. */
const language = z.string().check(z.regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$/))

const text = z.nullable(z.string())

const nearestHelp = z.object({
  kind: z.enum(HELP_KINDS),
  /** Null for a mission of which only the city is known; it then has no position either. */
  name: text,
  city: text,
  address: text,
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  /** As the crow flies, whole metres. */
  metres: z.nullable(z.number()),
  phone: text,
  /** For a hospital, when its source has it. */
  hasEmergencyRoom: z.nullable(z.boolean()),
  source: z.string(),
  asOf: text,
})

const emergencyInfo = z.object({
  /** The name of the country or territory at the position, by its borders; null on the open sea. */
  location: text,
  /** ISO 3166-1 alpha-2 code of the territory itself (GI, RE, GL). */
  country_code: text,
  /** Numbers as dialled in the country; null when it has no separate one or we know none. */
  police: text,
  medical: text,
  fire: text,
  general_emergency: text,
  tourist_police: text,
  /** Numbers for medical help, the most helpful first. Absent in the answers of an older server. */
  medical_help: z.optional(
    z.array(
      z.object({
        /** As dialled locally, or with the country code. */
        number: z.string(),
        by: z.enum(['ambulance', 'general', 'hospital', 'police', 'fire', 'consular']),
        name: text,
        place: text,
      }),
    ),
  ),
  /** The nearest one in the regions of this server, with its distance; null when there is none. */
  hospital: text,
  /** At most one of each kind, of the regions of this server; the mission by `passport`. Not in the answers of an older server. */
  nearest: z.optional(z.array(nearestHelp)),
  /** The missions of ten countries; null when we have none. */
  embassy: text,
  /** The doubts about these facts, in sentences. */
  local_info: text,
  /** Text that could not be parsed, to be shown as it is; our own answers have none. */
  raw_info: text,
  /**
   * The country of these numbers, then the countries beyond a border so near that either may apply: codes, or places of the
   * list of countries without a code. `metres` is the maximum distance to the border, 0 for the first; empty at sea.
   */
  countries: z.array(z.object({ country: z.string(), metres: z.number() })),
  /** The codes of all states that claim the place. */
  disputed: z.array(z.string()),
  /** False where the country or its numbers are in doubt. */
  isCertain: z.boolean(),
})
export type EmergencyInfo = z.infer<typeof emergencyInfo>

/** Specification section 7, "Function emergency-info"; the answer as section 3 has it. Null means not known. */
export const getEmergencyInfo = contract({
  method: 'POST',
  path: '/api/functions/emergency-info',
  summary:
    'Whom to call where one is: police, ambulance, fire, hospital and missions, by position. Doubts are said.',
  roles: 'anyone',
  // It only reads: no transaction, and nothing to remember for a repeated call.
  isComputation: true,
  input: z.object({
    ...devicePosition,
    userLanguage: z._default(language, 'en'),
    /** The country of the embassy: ISO 3166-1 alpha-2. */
    passport: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  }),
  output: z.object({
    location: z.object(devicePosition),
    /** Specification section 3: a text, or an object. Our own server answers with the object. */
    emergency_info: z.union([emergencyInfo, z.string()]),
    /** ISO 8601 instant in UTC. */
    generated_at: z.string(),
    asOf: z.nullable(z.string()),
    source: z.string(),
    /** For the numbers of the most likely country. */
    written: provenance.written,
    checked: provenance.checked,
  }),
})
