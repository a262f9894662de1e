import { z } from 'zod/mini'
import { tableProvenance } from '../../base/provenance.ts'
import { REGIONS } from '../../destination/countries/index.ts'
import {
  CHILDREN,
  CRIME,
  HAZARDS,
  HEALTH,
  LGBT_NOTES,
  MALARIA,
  PENALTIES,
  RECOGNITIONS,
  RIGHTS,
  SENDING_COUNTRIES,
  TRANSPORT,
  VACCINES,
  WOMEN,
} from './risk-codes.data.ts'

const reviewResult = z.enum(['none', 'agree', 'differ', 'unsure'])
/** The groups of a row that may be doubtful, and that a review covers. */
export const REVIEW_GROUPS = ['levels', 'hazards', 'lgbt', 'vaccinations', 'missions'] as const
export const RISK_PARTS = ['crime', 'health', 'hazards', 'transport', 'rights', 'women', 'lgbt'] as const

/** From 1, the best, to 4, the worst. */
const riskLevel = z.number().check(z.int(), z.gte(1), z.lte(4))
const levels = z.object({
  crime: riskLevel,
  health: riskLevel,
  hazards: riskLevel,
  transport: riskLevel,
  rights: riskLevel,
  women: riskLevel,
  lgbt: riskLevel,
})
const lgbt = z.object({
  law: z.enum(['legal', 'criminal', 'unclear']),
  /** The highest legal penalty: `prison` is below ten years, `long-prison` ten years to life. */
  penalty: z.enum(PENALTIES),
  recognition: z.enum(RECOGNITIONS),
  notes: z.array(z.enum(LGBT_NOTES)),
})
export const area = z.object({ city: z.string(), text: z.string() })
const vaccinations = z.object({ most: z.array(z.enum(VACCINES)), some: z.array(z.enum(VACCINES)) })

/** `cyclone 6-11`: a hazard and the months of its season; `earthquake`: at any time. */
const hazard = z
  .string()
  .check(z.regex(new RegExp(`^(${HAZARDS.join('|')})( ([1-9]|1[0-2])-([1-9]|1[0-2]))?$`)))
/**
 * `embassy Rome; also Milan, Naples`, `in TH` (the mission there is responsible for the country), `through CH` (that
 * country helps), `nobody`; a question mark at the end marks a doubt, null means unknown.
 */
const mission = z.nullable(
  z
    .string()
    .check(
      z.regex(
        /^((embassy|high-commission|consulate-general|office) [^;?]+?(; also [^;?]+?)?|(in|through) [A-Z]{2}|nobody)( \?)?$/,
      ),
    ),
)

/** The parts of a country's row that are served unchanged. */
export const riskParts = {
  levels,
  crime: z.array(z.enum(CRIME)),
  health: z.array(z.enum(HEALTH)),
  malaria: z.enum(MALARIA),
  transport: z.array(z.enum(TRANSPORT)),
  rights: z.array(z.enum(RIGHTS)),
  women: z.array(z.enum(WOMEN)),
  lgbt,
  children: z.array(z.enum(CHILDREN)),
  vaccinations,
}

const riskRow = z.object({
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  ...riskParts,
  hazards: z.array(hazard),
  missions: z.partialRecord(z.enum(SENDING_COUNTRIES), mission),
  /** English; only for special cases. */
  note: z.nullable(z.string()),
  /** English: parts of cities that need care. */
  areas: z.array(area),
  /** The fields that the writer doubts. */
  unsure: z.array(z.enum(REVIEW_GROUPS)),
  /** The result of a second, blind review; `none` before it. */
  looks: z.object({
    levels: reviewResult,
    hazards: reviewResult,
    lgbt: reviewResult,
    vaccinations: reviewResult,
    missions: reviewResult,
  }),
})
export type RiskRow = z.infer<typeof riskRow>

/** A file of `data/safety`: the risks of the countries of one part of the world. */
export const riskFile = z.object({
  region: z.enum(REGIONS),
  ...tableProvenance,
  rows: z.array(riskRow),
})
export type RiskFile = z.infer<typeof riskFile>
