import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { POST_LIMITS } from '../../site/blog/index.ts'

const roles = ['support', 'content_editor'] as const

export const SUGGESTIONS = ['draft', 'shorten'] as const
export type SuggestionKind = (typeof SUGGESTIONS)[number]

export const findSuggestionModel = contract({
  method: 'GET',
  path: '/api/admin/blog/suggestions',
  summary: 'The language model that suggests texts for posts; null where none is set up.',
  roles,
  input: z.object({}),
  output: z.object({ model: z.nullable(z.string()) }),
})

export const suggestPostText = contract({
  method: 'POST',
  path: '/api/admin/blog/suggestions',
  summary:
    'A text for a post from the language model: written from notes, or the text cut to about half. It is saved nowhere; `unknownFigures` are numbers in it that the notes or the text do not have.',
  roles,
  isComputation: true,
  input: z.object({
    kind: z.enum(SUGGESTIONS),
    title: z.string().check(z.maxLength(POST_LIMITS.title)),
    /** Notes for a draft, else the text to shorten, in Markdown. */
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(POST_LIMITS.text)),
  }),
  output: z.object({ text: z.string(), model: z.string(), unknownFigures: z.array(z.string()) }),
  errors: ['not-found', 'unavailable', 'too-many-requests'],
})
