import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'
import { SITUATIONS } from './phrases.data.ts'

const language = z.string().check(z.regex(/^[a-z]{2,3}$/))

export const listPhraseLanguages = contract({
  method: 'GET',
  path: '/api/phrases/languages',
  isCompressed: true,
  summary: 'The languages of the phrasebook, each with the tag that a voice is looked for by.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    languages: z.array(z.object({ language, voice: z.string() })),
    ...provenance,
  }),
})

export const listPhrases = contract({
  method: 'GET',
  path: '/api/phrases',
  isCompressed: true,
  summary: 'The phrasebook in one language, with how each phrase is said where its script is not Latin.',
  roles: 'anyone',
  input: z.object({ language }),
  output: z.object({
    language: z.string(),
    /** The BCP 47 tag for the speech voice. */
    voice: z.string(),
    /** The romanisation system; null for a language in Latin script. */
    romanisation: z.nullable(z.string()),
    /** Variants by speaker, country or politeness. */
    note: z.nullable(z.string()),
    phrases: z.array(
      z.object({
        key: z.string(),
        situation: z.enum(SITUATIONS),
        english: z.string(),
        text: z.string(),
        /** In Latin letters; null for a language in Latin script. */
        romanised: z.nullable(z.string()),
        /** True when a second review was uncertain: the page says "check". */
        isUnsure: z.boolean(),
      }),
    ),
    ...provenance,
  }),
  errors: ['not-found'],
})
