import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'
import { HAZARDS, MISSION_KINDS, SENDING_COUNTRIES } from './risk-codes.data.ts'
import { area, REVIEW_GROUPS, riskParts } from './table.contract.ts'

const code = z.string().check(z.regex(/^[A-Z]{2}$/))
const month = z.number().check(z.int(), z.gte(1), z.lte(12))

/** The mission that helps citizens of a country there. */
const mission = z.object({
  sender: z.enum(SENDING_COUNTRIES),
  /** `unknown`: we do not know; `nobody`: no mission there, and no known other country that helps. */
  kind: z.enum([...MISSION_KINDS, 'elsewhere', 'protector', 'nobody', 'unknown']),
  /** Its city; null when it is in another country. */
  city: z.nullable(z.string()),
  /** The country of the mission (`elsewhere`), or the one that helps itself (`protector`). */
  country: z.nullable(code),
  /** Cities with consulates beside it, as far as we know them. */
  also: z.array(z.string()),
  /** Whether our own readers agree; `missionsCertain` of the answer says whether anybody else does. */
  isCertain: z.boolean(),
})
export type DiplomaticMission = z.infer<typeof mission>

const season = z.object({
  kind: z.enum(HAZARDS),
  /** First and last month, which may be in the next year; null at any time. */
  months: z.nullable(z.object({ from: month, to: month })),
})
export type HazardSeason = z.infer<typeof season>

const risks = z.object({
  code,
  ...riskParts,
  hazards: z.array(season),
  missions: z.array(mission),
  note: z.nullable(z.string()),
  areas: z.array(area),
  /** Fields in doubt, noted by the writer or in the second check. */
  doubts: z.array(z.enum(REVIEW_GROUPS)),
  /** False while only we say where the missions are; answers that a device kept from before do not say. */
  missionsCertain: z.optional(z.boolean()),
  /** Whether anybody but the writer has looked at it. */
  isLookedAt: z.boolean(),
  basis: z.literal('own-reading'),
  ...provenance,
})
export type Risks = z.infer<typeof risks>

export const getRisks = contract({
  method: 'GET',
  path: '/api/risks/{code}',
  isCompressed: true,
  summary:
    'What a country is safe or unsafe in (ISO 3166-1 alpha-2): crime, health, natural hazards by month, transport, laws, women, LGBTQ+ people, children, vaccinations, embassies of ten countries.',
  roles: 'anyone',
  input: z.object({ code }),
  output: risks,
  errors: ['not-found'],
})
