import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'

/** Positions that a question may add to those of the guide: a stay, and the bookings of a trip. */
export const MAX_MORE_POSITIONS = 32

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))
const whole = z.number().check(z.int(), z.gte(0))

/** Ways on foot along the streets of one region, between the positions of a guide and those that were asked for. */
export const walkTable = z.object({
  /** Without steps. */
  isStepFree: z.boolean(),
  /** The day of the data of the streets; null where they do not say. */
  asOf: z.nullable(z.string()),
  source: provenance.source,
  /** Latitude and longitude in degrees of WGS 84. */
  points: z.array(z.tuple([degrees(90), degrees(180)])),
  /** Two points by their index, the smaller one first, with whole minutes and metres, in either direction; left out where no street leads there. */
  ways: z.array(z.tuple([whole, whole, whole, whole])),
})
export type WalkTable = z.infer<typeof walkTable>

/** contract.md, "Second round": facts of a plan beside the guide. */
export const getWalks = contract({
  method: 'GET',
  path: '/api/guides/{cityId}/walks',
  isCompressed: true,
  summary:
    'Minutes and metres on foot along streets between the places of a guide, the middle of its city and further positions (`at`, degrees in WGS 84); no table where this server has no streets',
  roles: 'anyone',
  input: z.object({
    cityId: z.string(),
    /** `true`: without steps. */
    stepFree: z._default(z.enum(['true', 'false']), 'false'),
    /** `41.88970,12.46920;41.90000,12.50000` */
    at: z._default(
      z
        .string()
        .check(
          z.refine(
            (text) =>
              text === '' || /^(-?\d{1,2}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?(;|$)){1,32}$/.test(text),
            `is not up to ${MAX_MORE_POSITIONS} positions like 41.8897,12.4692;41.9,12.5`,
          ),
        ),
      '',
    ),
  }),
  output: z.object({ tables: z.array(walkTable), ...provenance, asOf: z.nullable(z.string()) }),
  errors: ['too-many-requests'],
})
