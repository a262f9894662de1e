import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { slug } from '../places/index.ts'

/** The sources in the order in which they are asked. */
export const GATHERING_STEPS = ['map', 'wikidata', 'wikivoyage', 'pictures'] as const

/** The answer (202) while a guide is gathered; it comes again after Retry-After. */
const gathering = z.object({
  state: z.literal('gathering'),
  name: z.string(),
  /** Sources that have answered, of all that are asked. */
  progress: z.object({ done: z.int(), total: z.int() }),
})
export type Gathering = z.infer<typeof gathering>

/** Null for an answer that is none. */
export function readGathering(value: unknown): Gathering | null {
  const read = z.safeParse(gathering, value)
  return read.success ? read.data : null
}

/** The licence of a guide that holds rows of OpenStreetMap (Open Database License 1.0, section 4). */
export const GUIDE_LICENCE = {
  name: 'Open Database License 1.0',
  url: 'https://opendatacommons.org/licenses/odbl/1-0/',
  attribution: '© OpenStreetMap contributors',
} as const

/** The whole joined guide and the rows that it was made of, each with its own id. */
export const getGuidePlaces = contract({
  method: 'GET',
  path: '/api/guides/{cityId}/places.json',
  summary: 'A gathered guide as a file: the joined guide and the rows it was made of, under the ODbL',
  roles: 'anyone',
  isCompressed: true,
  input: z.object({ cityId: slug }),
  output: z.object({
    licence: z.object({ name: z.string(), url: z.string(), attribution: z.string() }),
    asOf: z.string(),
    source: z.string(),
    guide: z.unknown(),
    rows: z.array(z.unknown()),
  }),
  errors: ['not-found'],
})
