import { z } from 'zod/mini'
import { contract } from '../base/contract.ts'

/** What one call takes, in characters: a few spoken sentences. */
export const MOST_CHARACTERS = 1000
const PROVIDERS = ['deepl', 'libretranslate'] as const

const language = z.string().check(z.regex(/^[a-z]{2,3}$/))

export const findTranslationService = contract({
  method: 'GET',
  path: '/api/translate/service',
  summary:
    'Which service translates here, so that a page can say to whom a text goes; null where there is none.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({ provider: z.nullable(z.enum(PROVIDERS)) }),
})

export const translateText = contract({
  method: 'POST',
  path: '/api/translate',
  summary: 'Translates a text by the service that is configured. Nothing of it is kept here.',
  roles: 'anyone',
  isComputation: true,
  input: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_CHARACTERS)),
    /** Null: the service finds it out. */
    from: z._default(z.nullable(language), null),
    to: language,
  }),
  output: z.object({
    text: z.string(),
    /** As told, or as the service found it. */
    from: z.nullable(z.string()),
    provider: z.enum(PROVIDERS),
  }),
  errors: ['not-found', 'unprocessable', 'unavailable', 'too-many-requests'],
})
