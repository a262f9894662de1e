import type { OutsideService } from './outside-service.ts'

const QUESTIONS =
  'your questions to the assistant with the answers before them, your home country, passports and currency, and a trip if you let it read one'

/** The language models that may be configured, in the order in which they are asked. */
export const LANGUAGE_MODELS = [
  {
    id: 'language-model',
    name: 'A language model',
    host: null,
    purpose: 'translation of your texts, answers of the assistant, and drafts of our blog posts',
    sends: `the text; ${QUESTIONS}`,
    default: 'off',
    settings: ['AI_API_KEY', 'AI_MODEL', 'AI_BASE_URL'],
  },
  nextModel('2', 'A second language model'),
  nextModel('3', 'A third language model'),
] as const satisfies readonly OutsideService[]

/** A model that is asked when the one before it fails. */
function nextModel<N extends '2' | '3'>(number: N, name: string) {
  return {
    id: `language-model-${number}` as const,
    name,
    host: null,
    purpose: 'answers of the assistant when the AI before it doesn’t work',
    sends: QUESTIONS,
    default: 'off' as const,
    settings: [`AI_API_KEY_${number}`, `AI_MODEL_${number}`, `AI_BASE_URL_${number}`],
  }
}
