import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance, tableProvenance } from '../../base/provenance.ts'
import { festival, line, unverified } from './habits.contract.ts'

/** What a traveller's telephone may miss: services that a state or its networks block. `internet` is all of it, by order. */
export const BLOCKED_SERVICES = [
  'internet',
  'google',
  'youtube',
  'facebook',
  'instagram',
  'messenger',
  'whatsapp',
  'whatsapp-calls',
  'telegram',
  'telegram-calls',
  'signal',
  'viber',
  'facetime',
  'x',
  'tiktok',
  'snapchat',
  'linkedin',
  'discord',
  'reddit',
  'vimeo',
  'roblox',
  'wikipedia',
  'chatgpt',
  'news',
  'dating',
  'bookings',
  'us-services',
  'russian-services',
] as const
export type BlockedService = (typeof BLOCKED_SERVICES)[number]

/** `limited`: only some are allowed, or their use for what is blocked is punished. */
export const VPN_RULES = ['free', 'limited', 'forbidden'] as const
/** What a visitor shows to get a SIM card; `residents`: a visitor gets none, or only through the host. */
export const SIM_CHECKS = ['none', 'passport', 'biometrics', 'residents'] as const
/** `local`: an operator of the country sells eSIMs to visitors; `abroad`: those bought before the journey work; `none`: do not count on any. */
export const ESIM_OFFERS = ['local', 'abroad', 'none'] as const

/** How one keeps in touch, gets about, behaves and is cheated in a country, in our own words. */
const countryNotes = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  blocked: z.array(
    z.object({
      service: z.enum(BLOCKED_SERVICES),
      /** At times, in parts, or on some networks. */
      isPartly: z.boolean(),
    }),
  ),
  vpn: z.enum(VPN_RULES),
  simCheck: z.enum(SIM_CHECKS),
  esim: z.enum(ESIM_OFFERS),
  /** Mobile operators by the name on their shops. */
  operators: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.minLength(1)),
  festivals: z.array(festival),
  transport: line,
  etiquette: line,
  scams: line,
  certain: unverified,
})
export type CountryNotes = z.infer<typeof countryNotes>

/** One file of `data/country-notes`. */
export const countryNotesFile = z.object({
  region: z.string(),
  ...tableProvenance,
  rows: z.array(countryNotes),
})
export type CountryNotesFile = z.infer<typeof countryNotesFile>

export const getCountryNotes = contract({
  method: 'GET',
  path: '/api/country-notes/{code}',
  isCompressed: true,
  summary: 'Blocked services, SIM and eSIM, getting about, manners and tricks of a country, in short.',
  roles: 'anyone',
  input: z.object({ code: z.string().check(z.regex(/^[A-Za-z]{2}$/)) }),
  /** Null for a country without a text. */
  output: z.object({ notes: z.nullable(countryNotes), ...provenance }),
})
