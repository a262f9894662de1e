import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { cityClimate } from '../climate/index.ts'
import { forecast } from './weather.contract.ts'

/** A trip goes to no more towns. */
export const MAX_WEATHER_PLACES = 12
const POSITION = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** The positions of a list such as `41.9,12.5;-33.9,151.2`; null for a text that is none. */
export function readPositions(text: string): { lat: number; lon: number }[] | null {
  const positions = text.split(';').map((one) => {
    const [, lat, lon] = POSITION.exec(one) ?? []
    return { lat: Number(lat), lon: Number(lon) }
  })
  // What is no number fails both comparisons.
  const areReal = positions.every(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
  return areReal && positions.length <= MAX_WEATHER_PLACES ? positions : null
}

const positions = z.string().check(
  z.maxLength(300),
  z.refine((text) => readPositions(text) !== null, 'is not a list of positions'),
)
const cityIds = z
  .string()
  .check(z.regex(/^[a-z]+(-[a-z]+)*(,[a-z]+(-[a-z]+)*){0,11}$/), z.maxLength(41 * MAX_WEATHER_PLACES))

export const listPlacesWeather = contract({
  method: 'GET',
  path: '/api/weather/places',
  isCompressed: true,
  summary:
    'The weather of the towns of a trip in one call: the forecast at each position of `at` (`41.9,12.5;45.4,12.3`), and what is usual in the cities of `climate`.',
  roles: 'anyone',
  input: z.object({ at: z.optional(positions), climate: z.optional(cityIds) }),
  output: z.object({
    /** In the order of the positions. */
    forecasts: z.array(forecast),
    /** Of the cities that we know. */
    climates: z.array(cityClimate),
  }),
})
