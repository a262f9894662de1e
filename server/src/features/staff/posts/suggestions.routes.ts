import {
  findSuggestionModel,
  findUnknownFigures,
  type SuggestionKind,
  suggestPostText,
} from '@tripwright/domain/staff/posts'
import { z } from 'zod/mini'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'

const LIMIT: RateLimit = { name: 'posts.suggest', points: 30, seconds: 60 * 60 }
const MAX_TOKENS = 4000
const SUGGESTION = { name: 'post_text', shape: z.object({ text: z.string().check(z.minLength(1)) }) }
const RETRY_SECONDS = 30

const FORM =
  'Write Markdown: headings with ## and ###, paragraphs, lists, quotes; no HTML, no tables, no heading of the first level. Use plain, warm, short sentences that somebody reads easily whose first language is not English.'
const TASKS: Record<SuggestionKind, string> = {
  draft: `You write a draft of a post for the blog of a travel planner, from the title and notes of its editor, in 300 to 700 words. ${FORM} Use only facts that the notes have: no other price, date, number, name or claim. Where a fact is missing write [check: what is missing].`,
  shorten: `You shorten a post of the blog of a travel planner to about half of its words. ${FORM} Keep its headings, links and lines with pictures as they are, and keep the tone. Add nothing that the text does not say.`,
}

/** Texts that a language model suggests to editors; a person takes them into the text, saves and publishes it. */
export const suggestionsRoutes: Route[] = [
  route(findSuggestionModel, async (_, { platform }) => ({ model: platform.writingModel?.model ?? null })),

  route(suggestPostText, async ({ kind, title, text }, { keep, now, person, platform, log }) => {
    const { writingModel, limits } = platform
    if (writingModel === null) throw new AppError('not-found')
    const verdict = await limits.take(LIMIT, `person:${person.id}`)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    const answer = await writingModel.complete({
      task: TASKS[kind],
      turns: [{ by: 'person', text: `Title: ${title}\n\n${text}` }],
      output: SUGGESTION,
      maxTokens: MAX_TOKENS,
    })
    if (!answer.ok) {
      log.warn({ model: writingModel.model, code: answer.code }, 'a text for a post was not suggested')
      throw new AppError('unavailable', { retryAfter: RETRY_SECONDS })
    }
    const { model } = writingModel
    const entry = { actorId: person.id, action: 'post.suggested', detail: { model, kind } }
    await keep((db) => recordAuditEntry(db, entry, now))
    const suggested = answer.value.text.trim()
    return { text: suggested, model, unknownFigures: findUnknownFigures(suggested, `${title}\n${text}`) }
  }),
]
