import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'
import { cityClimate } from './table.contract.ts'

export const listClimate = contract({
  method: 'GET',
  path: '/api/climate',
  isCompressed: true,
  summary: 'The cities whose climate is known, by name.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    cities: z.array(z.object({ id: z.string(), name: z.string(), country: z.string() })),
    ...provenance,
  }),
})
/** A city of the list. */
export type ClimateCity = z.infer<(typeof listClimate)['output']>['cities'][number]

export const getClimate = contract({
  method: 'GET',
  path: '/api/climate/{city}',
  summary:
    'What the months are like in a city: the usual low and high, rain, days of rain, sunshine, the sea, and how full it is.',
  roles: 'anyone',
  input: z.object({ city: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40)) }),
  output: cityClimate,
  errors: ['not-found'],
})
