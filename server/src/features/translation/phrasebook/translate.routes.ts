import { oldestProvenance, type TableProvenance } from '@tripwright/domain/base/provenance'
import { fillText } from '@tripwright/domain/base/text'
import {
  listPhraseLanguages,
  listPhrases,
  listPhrasesOf,
  type PhraseFile,
  translateMessages,
} from '@tripwright/domain/translation/phrasebook'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listPhrasebooks } from './phrasebook.service.ts'

const SOURCE = 'Tripwright phrasebook, written by us from knowledge'

function originOf({ asOf, written, checked }: PhraseFile): TableProvenance {
  return { asOf, written, checked, source: SOURCE }
}

export const translateRoutes: Route[] = [
  route(listPhraseLanguages, async (_, { request }) => {
    const books = [...listPhrasebooks().values()]
    // The age is that of the oldest file, so that the data never looks newer than it is.
    const oldest = oldestProvenance(books.map(originOf))
    const languages = books.map(({ language, voice }) => ({ language, voice }))
    return cacheableResponse(request, Object.assign({ languages }, oldest))
  }),

  route(listPhrases, async ({ language }, { request }) => {
    const book = listPhrasebooks().get(language)
    if (!book) {
      const message = fillText(translateMessages.texts['server.unknown'], { language })
      throw new AppError('not-found', { message })
    }
    const { voice, romanisation, note } = book
    return cacheableResponse(request, {
      language,
      voice,
      romanisation,
      note,
      phrases: listPhrasesOf(book),
      ...originOf(book),
    })
  }),
]
