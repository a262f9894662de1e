import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { currencyCode } from '../../base/money.ts'
import { provenance, sourceCheck } from '../../base/provenance.ts'
import { emergencyBacking } from './emergency-pages.contract.ts'
import { roads } from './roads.contract.ts'
import {
  advisoryLevel,
  countryCode,
  driving,
  emergencyNumbers,
  entryRow,
  habits,
  helpLine,
  PLUGS,
  power,
  REASONS,
  REGIONS,
} from './table.contract.ts'
import { listedTerritory } from './territories.contract.ts'

/** Each group of a country's facts is checked separately, so `checked` names the groups. */
const aged = { asOf: provenance.asOf, source: provenance.source, written: provenance.written }

const listedCountry = z.object({
  code: countryCode,
  /** English; a page names a country in the language of the reader. */
  name: z.string(),
  region: z.enum(REGIONS),
  emergency: emergencyNumbers,
  /** Whom to call where there is no ambulance number. Not in answers that a device kept from before it was known. */
  helpLines: z.optional(z.array(helpLine)),
  /** False where the two looks at the numbers left a doubt, or they are too old to be sure of. */
  emergencyCertain: z.boolean(),
  /** When the numbers were compared with a source, and with which; null where they were only written. */
  emergencyChecked: z.optional(z.nullable(sourceCheck)),
  ...emergencyBacking,
})
export type ListedCountry = z.infer<typeof listedCountry>

/** The list contains the emergency numbers, because a traveller in an emergency may have no network. */
export const listCountries = contract({
  method: 'GET',
  path: '/api/countries',
  isCompressed: true,
  summary:
    'All countries with code, name, region and emergency numbers, by name; after them the territories with theirs.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    countries: z.array(listedCountry),
    /** Not in answers that a device kept from before they were known. */
    territories: z.optional(z.array(listedTerritory)),
    ...provenance,
  }),
})
export type CountryList = z.infer<(typeof listCountries)['output']>

const country = z.object({
  code: countryCode,
  iso3: z.string(),
  name: z.string(),
  /** Null for a place that has none. */
  capital: z.nullable(z.string()),
  region: z.enum(REGIONS),
  currency: currencyCode,
  /** ISO 639-1. */
  languages: z.array(z.string()),
  callingCode: z.string(),
  callingCodes: z.array(z.string()),
  /** IANA. */
  zones: z.array(z.string()),
  drivingSide: z.enum(['left', 'right']),
  plugs: z.array(z.enum(PLUGS)),
  /** Volts; the usual one where there are several. */
  voltage: z.number(),
  /** Hertz; the usual one where there are several. */
  frequency: z.number(),
  power,
  emergency: emergencyNumbers,
  helpLines: z.optional(z.array(helpLine)),
  driving,
  /** Not in answers that a device kept from before it was known. */
  roads: z.optional(roads),
  habits,
  advisory: z.object({
    level: advisoryLevel,
    /** The source of the level: our own reading until a feed is configured. */
    issuer: z.string(),
    date: z.string(),
    basis: z.literal('own-reading'),
    parts: z.nullable(advisoryLevel),
    reasons: z.array(z.enum(REASONS)),
  }),
  entry: z.extend(entryRow, {
    vaccinations: z.array(
      z.object({ disease: z.literal('yellow-fever'), required: z.enum(['from-risk', 'always']) }),
    ),
  }),
  /** False where the second look at a group of columns left a doubt, or it is too old; an advisory level without a feed and habits that no source confirmed never are. */
  certain: z.object({
    power: z.boolean(),
    emergency: z.boolean(),
    driving: z.boolean(),
    habits: z.boolean(),
    advisory: z.boolean(),
    entry: z.boolean(),
  }),
  /** When each group was compared with a source, and with which; null where it was only written. Not in answers kept from before. */
  checked: z.optional(
    z.object({
      power: z.nullable(sourceCheck),
      emergency: z.nullable(sourceCheck),
      driving: z.nullable(sourceCheck),
      habits: z.nullable(sourceCheck),
      advisory: z.nullable(sourceCheck),
      entry: z.nullable(sourceCheck),
    }),
  ),
  ...aged,
})
export type Country = z.infer<typeof country>

export const getCountry = contract({
  method: 'GET',
  path: '/api/countries/{code}',
  isCompressed: true,
  summary:
    'What is known of a country (ISO 3166-1 alpha-2): money, power, emergency numbers, driving, habits, advisory level, entry.',
  roles: 'anyone',
  input: z.object({ code: countryCode }),
  output: country,
  errors: ['not-found'],
})
