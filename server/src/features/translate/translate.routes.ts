import { listPhrases, listPhrasesIn, PHRASES_AS_OF } from '@tripwright/domain/translate'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'

const SOURCE = 'Tripwright phrasebook, written by us'

export const translateRoutes: Route[] = [
  route(listPhrases, async ({ language }, { request }) => {
    const phrases = listPhrasesIn(language).map(({ key, english, text, romanised }) => ({
      ...{ key, english, text, romanised },
    }))
    return factAnswer(request, { language, phrases, asOf: PHRASES_AS_OF, source: SOURCE })
  }),
]
