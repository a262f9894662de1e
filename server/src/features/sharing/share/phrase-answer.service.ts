import type { AnswerSummary, ToolInputs } from '@tripwright/domain/sharing/share'
import { hasGlyphs } from '@tripwright/domain/sharing/social-images'
import { listPhrasesOf, type Phrase } from '@tripwright/domain/translation/phrasebook'
import { listFonts } from '#features/sharing/social-images/index.ts'
import { listPhrasebooks } from '#features/translation/phrasebook/index.ts'
import { dated, language, say } from './english.service.ts'

/** The text in the document's head, instead of the title: it may have glyphs that the picture lacks. */
type PhraseAnswer = AnswerSummary & { headline?: string }

/** `/translate`: one phrase of our own in a language, or how many there are. Free text of a visitor gets no answer. */
export function answerPhrase({ to = '', find }: ToolInputs): PhraseAnswer | null {
  const book = listPhrasebooks().get(to)
  if (!book) return null
  const phrases = listPhrasesOf(book)
  const name = language(to)
  const frame = {
    kicker: say('translate.kicker', { language: name }),
    source: dated(say('translate.source'), book.asOf),
    at: null,
  }
  if (find === undefined)
    return {
      ...frame,
      title: say('translate.title', { count: phrases.length, language: name }),
      line: say('translate.line'),
      figures: [],
    }
  const phrase = phrases.find(({ english }) => english === find)
  return phrase ? { ...frame, ...wordsOf(phrase, name) } : null
}

function wordsOf({ english, text, romanised, isUnsure }: Phrase, name: string) {
  const faces = listFonts()
  // In its own script where our fonts have the glyphs; else romanised.
  const drawn = [text, romanised].find((one): one is string => one !== null && hasGlyphs(one, faces))
  const spoken = romanised === null ? text : say('translate.both', { text, latinLetters: romanised })
  const hasRomanisation = drawn === text && romanised !== null && hasGlyphs(romanised, faces)
  return {
    headline: say('translate.headline', { english, language: name, text: spoken }),
    title:
      drawn === undefined
        ? say('translate.means', { english, language: name })
        : say('translate.phrase', { text: drawn }),
    line: [
      drawn === undefined ? say('translate.written') : say('translate.means', { english, language: name }),
      isUnsure ? say('translate.unsure') : '',
    ]
      .filter(Boolean)
      .join(' '),
    figures: hasRomanisation ? [{ label: say('translate.said'), value: romanised }] : [],
  }
}
