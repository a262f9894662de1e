import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'
import { cityCosts, citySlug } from './table.contract.ts'

export const listCosts = contract({
  method: 'GET',
  path: '/api/costs',
  isCompressed: true,
  summary: 'The cities whose cost levels are known, by name.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    cities: z.array(
      z.object({ id: z.string(), name: z.string(), country: z.string(), currency: z.string() }),
    ),
    ...provenance,
  }),
})
export type CostCityList = z.infer<(typeof listCosts)['output']>

export const getCosts = contract({
  method: 'GET',
  path: '/api/costs/{city}',
  summary:
    'What a night, the meals, the rides and the sights of a day cost one person in a city, in three styles, and how beds rise and fall by month: an estimate.',
  roles: 'anyone',
  input: z.object({ city: citySlug }),
  output: cityCosts,
  errors: ['not-found'],
})
