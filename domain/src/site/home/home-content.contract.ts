import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { SAMPLES } from './samples.data.ts'

const ids = z.array(z.string())

/** The operator's settings for the home page and the footer. */
export const readHomeContent = contract({
  method: 'GET',
  path: '/api/home/content',
  isCompressed: true,
  summary:
    'Which samples of home the operator has confirmed, which are hidden, and where the operator is on social networks.',
  roles: 'anyone',
  output: z.object({
    /** Ids of samples, from `npm run content -- list`. */
    confirmed: ids,
    hidden: ids,
    /** Of `SOCIAL_LINKS`, in its order. */
    socialLinks: z.array(z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) })),
    /** What staff wrote instead of those of the build; null where they did not. */
    testimonials: z.nullable(
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          role: z.string(),
          location: z.string(),
          rating: z.number(),
          content: z.string(),
          trips: z.number(),
        }),
      ),
    ),
    partners: z.nullable(
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          description: z.string(),
          colour: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        }),
      ),
    ),
  }),
})

const roles = ['support', 'marketing', 'content_editor'] as const

export const listSamples = contract({
  method: 'GET',
  path: '/api/admin/home-content',
  summary: 'The samples of home with what was decided about each; a hidden one is shown to nobody.',
  roles,
  output: z.object({
    samples: z.array(
      z.object({ id: z.string(), text: z.string(), isConfirmed: z.boolean(), isHidden: z.boolean() }),
    ),
  }),
})

const sampleId = z.enum(SAMPLES.map(({ id }) => id) as [string, ...string[]])

export const decideSample = contract({
  method: 'POST',
  path: '/api/admin/home-content',
  summary: 'Confirms a sample of home or marks it as one again, hides it or shows it.',
  roles,
  input: z.object({ id: sampleId, isConfirmed: z.boolean(), isHidden: z.boolean() }),
  output: z.object({ isDone: z.literal(true) }),
})
