import { z } from 'zod/mini'
import { currencyCode } from '../../base/money.ts'
import { sourceCheck, tableProvenance } from '../../base/provenance.ts'

/** The plugs of IEC/TR 60083 by the letters that travellers know them by. */
export const PLUGS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'] as const
export type Plug = (typeof PLUGS)[number]

export const REGIONS = ['africa', 'americas', 'asia', 'europe', 'oceania'] as const
const TAP_WATER = ['safe', 'caution', 'unsafe'] as const
const TIPPING = ['none', 'included', 'round-up', 'tenth', 'fifth'] as const
const DRESS = ['free', 'worship', 'modest', 'law'] as const
const LICENCES = ['own', 'idp-advised', 'idp-required', 'local-permit'] as const
const YELLOW_FEVER = ['never', 'from-risk', 'always'] as const
const VALIDITY_BASES = ['entry', 'exit', 'stay', 'none'] as const
export const REASONS = [
  'armed-conflict',
  'terrorism',
  'kidnapping',
  'crime',
  'unrest',
  'detention',
  'health',
  'disaster',
] as const
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'is not a code like TH'))
/** From 1, take ordinary care, to 4, do not travel. */
export const advisoryLevel = z.number().check(z.int(), z.gte(1), z.lte(4))
const shortNumber = z.nullable(z.string().check(z.regex(/^\d{2,8}$/)))
const speed = z.nullable(z.number().check(z.int(), z.gte(20), z.lte(150)))
const reviewResult = z.enum(['agree', 'differ', 'unsure'])

/** As a mobile dials them there, which is what a traveller carries; null where there is none of its own, or we know none. */
export const emergencyNumbers = z.object({
  general: shortNumber,
  police: shortNumber,
  ambulance: shortNumber,
  fire: shortNumber,
  touristPolice: shortNumber,
})

const HELP_SERVICES = ['medical', 'police', 'consular'] as const

/** A named line that helps where a short number does not: of a hospital, of the police, of a foreign ministry. */
export const helpLine = z.object({
  service: z.enum(HELP_SERVICES),
  /** As it is called there. */
  name: z.string().check(z.minLength(1)),
  /** The town or island that it serves; null where it helps from anywhere. */
  place: z.nullable(z.string().check(z.minLength(1))),
  /** E.164, so that it can be called from a foreign phone too. */
  phone: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
})

export const power = z.object({
  plugs: z.array(z.enum(PLUGS)).check(z.minLength(1)),
  /** Those of `plugs` that only some sockets take. */
  rare: z.array(z.enum(PLUGS)),
  /** The usual one first. */
  volts: z.array(z.number().check(z.int(), z.gte(100), z.lte(240))).check(z.minLength(1)),
  hertz: z.array(z.union([z.literal(50), z.literal(60)])).check(z.minLength(1)),
})

export const driving = z.object({
  side: z.enum(['left', 'right']),
  licence: z.enum(LICENCES),
  /** From which age rental firms usually hand out a car, in years; null where hardly anybody rents one. */
  rentalAge: z.nullable(z.number().check(z.int(), z.gte(18), z.lte(25))),
  /** General limits for a car; null where there is none, or we know none. */
  limits: z.object({ urban: speed, rural: speed, motorway: speed, unit: z.enum(['km/h', 'mph']) }),
})

export const habits = z.object({
  tapWater: z.enum(TAP_WATER),
  tipping: z.enum(TIPPING),
  dress: z.enum(DRESS),
})

export const entryRow = z.object({
  validityMonths: z.number().check(z.int(), z.gte(0), z.lte(12)),
  validityBasis: z.enum(VALIDITY_BASES),
  blankPages: z.number().check(z.int(), z.gte(0), z.lte(6)),
  /** Whether a certificate of vaccination is asked for: of nobody, of who comes from where it occurs, of everybody. */
  yellowFever: z.enum(YELLOW_FEVER),
  /** Whether yellow fever occurs there. */
  yellowFeverRisk: z.boolean(),
  onwardTicket: z.boolean(),
})

/** A row of a file in `data/countries`. */
const countryRow = z.object({
  code: countryCode,
  iso3: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** English. */
  name: z.string().check(z.minLength(1)),
  capital: z.nullable(z.string().check(z.minLength(1))),
  /** 193 members and 2 observers of the United Nations are the 195; the rest are places with borders of their own. */
  standing: z.enum(['member', 'observer', 'extra']),
  currency: currencyCode,
  /** ISO 639-1. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.minLength(1)),
  callingCodes: z.array(z.string().check(z.regex(/^\+\d{1,3}(-\d{3})?$/))).check(z.minLength(1)),
  /** IANA zones, one at least for each time that is kept there. */
  zones: z.array(z.string()).check(z.minLength(1)),
  power,
  emergency: emergencyNumbers,
  /** Where there is no ambulance number: whom a government's page names instead. */
  helpLines: z.optional(z.array(helpLine).check(z.minLength(1))),
  driving,
  habits,
  advisory: z.object({
    level: advisoryLevel,
    /** The level of the parts that are worse than the rest; null where we know of none. */
    parts: z.nullable(advisoryLevel),
    reasons: z.array(z.enum(REASONS)),
  }),
  entry: entryRow,
  looks: z.object({
    power: reviewResult,
    emergency: reviewResult,
    driving: reviewResult,
    habits: reviewResult,
    advisory: reviewResult,
    entry: reviewResult,
  }),
  /** The groups of this row that somebody compared with a source; the others have only been written. */
  checked: z.optional(
    z.object({
      power: z.optional(sourceCheck),
      emergency: z.optional(sourceCheck),
      driving: z.optional(sourceCheck),
      habits: z.optional(sourceCheck),
      advisory: z.optional(sourceCheck),
      entry: z.optional(sourceCheck),
    }),
  ),
})
export type CountryRow = z.infer<typeof countryRow>

/** A file of `data/countries`: the countries of one part of the world. */
export const countryFile = z.object({
  region: z.enum(REGIONS),
  ...tableProvenance,
  rows: z.array(countryRow),
})
export type CountryFile = z.infer<typeof countryFile>
