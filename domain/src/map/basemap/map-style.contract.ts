import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** The style of our maps, for each renderer of the MapLibre style specification (version 8). */
export const getMapStyle = contract({
  method: 'GET',
  path: '/api/maps/style.json',
  summary:
    'The style of our maps for MapLibre: `theme` light or dark, `lang` for the names of places, `contrast=more` for stronger colours',
  roles: 'anyone',
  // It only reads, and may wait for a tile server, so it runs outside a transaction.
  isComputation: true,
  input: z.object({
    theme: z._default(z.enum(['light', 'dark']), 'light'),
    /** A language tag; names are written in its language where the tiles have them. */
    lang: z._default(
      z.string().check(z.regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/, 'is not a language tag')),
      'en',
    ),
    contrast: z._default(z.enum(['normal', 'more']), 'normal'),
  }),
  output: z.object({
    version: z.literal(8),
    name: z.string(),
    sources: z.unknown(),
    layers: z.array(z.unknown()),
  }),
})
