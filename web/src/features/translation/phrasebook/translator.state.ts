import type { Output } from '@tripwright/domain/base/contract'
import {
  type BilingualPhrase,
  findTranslationService,
  nearestPhrases,
  translateText,
} from '@tripwright/domain/translation/phrasebook'
import { useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import { fetchFact } from '#platform/fact-cache.ts'
import {
  type LanguageDirection,
  STALL_TIMEOUT_MS,
  type TranslateOptions,
  translateInBrowser,
} from './browser-translator.state.ts'

export type RemoteTranslator = Output<typeof findTranslationService>['translators'][number]
export type TranslationOutcome =
  | { ok: true; text: string; by: 'browser' | RemoteTranslator }
  | { ok: false; code: 'none' | 'failed' | 'stalled' | 'cancelled' }

/**
 * A text in another language: by the browser's own translator on this device, else by the services that the server asks;
 * `none` where neither is there for these languages, `stalled` where the browser's did not get anywhere.
 */
export async function translate(
  text: string,
  pair: LanguageDirection,
  wait: TranslateOptions = {},
): Promise<TranslationOutcome> {
  const own = await translateInBrowser(text, pair, wait)
  if (own.ok) return { ...own, by: 'browser' }
  if (own.code === 'cancelled' || (await listTranslators()).length === 0) return own
  const response = await call(translateText, { text, ...pair }, wait.signal ? { signal: wait.signal } : {})
  if (!response.ok) return { ok: false, code: codeOf(response.code) }
  const { text: translated, provider, model } = response.value
  return { ok: true, text: translated, by: { provider, model } }
}

function codeOf(refusal: string): 'none' | 'failed' | 'cancelled' {
  if (refusal === 'cancelled') return 'cancelled'
  return refusal === 'unprocessable' ? 'none' : 'failed'
}

async function listTranslators(): Promise<readonly RemoteTranslator[]> {
  return (await fetchFact('translation-service', findTranslationService, {}))?.translators ?? []
}

const NO_TRANSLATORS: readonly RemoteTranslator[] = []

/** The services to which a text may go when this browser cannot translate it. */
export function useTranslators(): readonly RemoteTranslator[] {
  const [translators, setTranslators] = useState(NO_TRANSLATORS)
  useEffect(() => void listTranslators().then(setTranslators), [])
  return translators
}

/**
 * What one says to the other, and how sure that is: translated, or the phrase of the book that comes nearest, or nothing.
 * `meant` is that phrase in the speaker's language, so that the speaker knows what the other one reads.
 */
export type ConversationTurn = {
  text: string
  translated: string
  meant: string
  kind: 'translated' | 'near' | 'none'
  pair: LanguageDirection
}

/** The phrases that both know: in the language of one (`own`) and of the other (`foreign`). */
export type SharedBook = { own: string; foreign: string; phrases: readonly BilingualPhrase[] }

/** More than half of what was said is in a phrase that is shown in large type: "two beers" is no table for two. */
const MIN_SIMILARITY = 0.55

/** Takes a sentence over to the other side. */
export async function translateTurn(
  text: string,
  pair: LanguageDirection,
  book: SharedBook,
): Promise<ConversationTurn> {
  // Two people face each other: the nearest phrase soon is better than a translation in a minute. The browser has half of
  // this time, so that a service can still answer.
  const outcome = await translate(text, pair, { signal: AbortSignal.timeout(2 * STALL_TIMEOUT_MS) })
  if (outcome.ok) return { text, translated: outcome.text, meant: '', kind: 'translated', pair }
  const [near] = nearestPhrases(book.phrases, text, MIN_SIMILARITY)
  const isCovered = [pair.from, pair.to].every((one) => one === book.own || one === book.foreign)
  if (!near || !isCovered) return { text, translated: '', meant: '', kind: 'none', pair }
  const [translated, meant] = pair.to === book.own ? [near.own, near.text] : [near.text, near.own]
  return { text, translated, meant, kind: 'near', pair }
}
