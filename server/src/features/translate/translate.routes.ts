import { fillText } from '@tripwright/domain/base/text'
import {
  listPhraseLanguages,
  listPhrases,
  listPhrasesOf,
  translateMessages,
} from '@tripwright/domain/translate'
import { AppError } from '#platform/http/app-error.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listBooks } from './phrasebook.service.ts'

const SOURCE = 'Tripwright phrasebook, written by us from knowledge'

export const translateRoutes: Route[] = [
  route(listPhraseLanguages, async (_, { request }) => {
    const books = [...listBooks().values()]
    // As old as the oldest of its files: an age must not flatter.
    const [asOf = ''] = books.map((book) => book.asOf).toSorted()
    const languages = books.map(({ language, voice }) => ({ language, voice }))
    return factAnswer(request, { languages, asOf, source: SOURCE })
  }),

  route(listPhrases, async ({ language }, { request }) => {
    const book = listBooks().get(language)
    if (!book) {
      const message = fillText(translateMessages.texts['server.unknown'], { language })
      throw new AppError('not-found', { message })
    }
    const { voice, romanisation, note, asOf } = book
    return factAnswer(request, {
      ...{ language, voice, romanisation, note, phrases: listPhrasesOf(book), asOf, source: SOURCE },
    })
  }),
]
