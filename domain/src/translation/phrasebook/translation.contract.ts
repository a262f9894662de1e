import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** The maximum length of a text in characters: a few spoken sentences. */
export const MAX_CHARACTERS = 1000
const PROVIDERS = ['deepl', 'libretranslate', 'language-model'] as const
export type TranslationProvider = (typeof PROVIDERS)[number]

/** A translation service; `model` when it is a language model. */
const translator = { provider: z.enum(PROVIDERS), model: z.nullable(z.string()) }

const language = z.string().check(z.regex(/^[a-z]{2,3}$/))

export const findTranslationService = contract({
  method: 'GET',
  path: '/api/translate/service',
  summary:
    'Who translates here, in the order in which they are asked, so that a page can say to whom a text may go; empty where nobody does.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({ translators: z.array(z.object(translator)) }),
})

export const translateText = contract({
  method: 'POST',
  path: '/api/translate',
  summary: 'Translates a text by the first configured service that can. Nothing of it is kept here.',
  roles: 'anyone',
  isComputation: true,
  input: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CHARACTERS)),
    /** Null to let the service detect it. */
    from: z._default(z.nullable(language), null),
    to: language,
  }),
  output: z.object({
    text: z.string(),
    /** The source language, as requested or as the service detected it. */
    from: z.nullable(z.string()),
    ...translator,
  }),
  errors: ['not-found', 'unprocessable', 'unavailable', 'too-many-requests'],
})
