import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

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
  }),
})

export const listUnconfirmed = contract({
  method: 'GET',
  path: '/api/admin/home-content',
  summary: 'The samples of home that no operator has confirmed yet; a hidden one is shown to nobody.',
  roles: ['support'],
  output: z.object({
    samples: z.array(z.object({ id: z.string(), text: z.string(), isHidden: z.boolean() })),
  }),
})
