import { mentionsAny, normalizeWords } from '../../base/text-matching.ts'

/** Words of questions in English that no other language of the phrasebook has. */
const ENGLISH_WORDS = [
  ...['the', 'what', 'how', 'does', 'can', 'should', 'when', 'where', 'which', 'from', 'and', 'days', 'need'],
  ...[
    'thanks',
    'hello',
    'with',
    'you',
    'there',
    'any',
    'much',
    'trip',
    'why',
    'this',
    'that',
    'tell',
    'about',
  ],
  ...['i am', 'i m', 'show', 'please', 'want', 'is it', 'are we'],
]

/** Whether a question may be in another language than English; cheap, so that the reader of languages is loaded only then. */
export function mayBeForeign(text: string): boolean {
  return !/^[\p{ASCII}€£’“”–]*$/u.test(text) || !mentionsAny(normalizeWords(text), ENGLISH_WORDS)
}
