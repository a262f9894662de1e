import { z } from 'zod/mini'
import { contract } from '../base/contract.ts'

export const listPhrases = contract({
  method: 'GET',
  path: '/api/phrases',
  summary: 'The phrasebook in one language, with how each phrase is said where its script is not Latin.',
  roles: 'anyone',
  input: z.object({ language: z.enum(['de', 'es', 'fr', 'it', 'ja', 'pt', 'th', 'tr']) }),
  output: z.object({
    language: z.string(),
    phrases: z.array(
      z.object({
        key: z.string(),
        english: z.string(),
        text: z.string(),
        /** In Latin letters; null where the language is written in them. */
        romanised: z.nullable(z.string()),
      }),
    ),
    asOf: z.string(),
    source: z.string(),
  }),
})
