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
 * Translates a text: by the browser's translator on this device, else by the server's services; `none` where neither
 * supports these languages, `stalled` where the browser's made no progress.
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

/** The services that receive a text which this browser cannot translate. */
export function useTranslators(): readonly RemoteTranslator[] {
  const [translators, setTranslators] = useState(NO_TRANSLATORS)
  useEffect(() => void listTranslators().then(setTranslators), [])
  return translators
}

/**
 * A sentence for the other person, with its certainty: translated, or the nearest phrase of the book, or nothing. `meant` is
 * that phrase in the speaker's language, so that the speaker knows what the other person reads.
 */
export type ConversationTurn = {
  text: string
  translated: string
  meant: string
  kind: 'translated' | 'near' | 'none'
  pair: LanguageDirection
}

/** The phrases in both languages: in one person's (`own`) and the other's (`foreign`). */
export type SharedBook = { own: string; foreign: string; phrases: readonly BilingualPhrase[] }

/** A phrase is shown in large type only if it covers more than half of the sentence: "two beers" is no table for two. */
const MIN_SIMILARITY = 0.55

/** Translates a sentence for the other side. */
export async function translateTurn(
  text: string,
  pair: LanguageDirection,
  book: SharedBook,
): Promise<ConversationTurn> {
  // In a conversation the nearest phrase soon is better than a translation in a minute. The browser gets half of this time,
  // so that a service can still answer.
  const outcome = await translate(text, pair, { signal: AbortSignal.timeout(2 * STALL_TIMEOUT_MS) })
  if (outcome.ok) return { text, translated: outcome.text, meant: '', kind: 'translated', pair }
  const [near] = nearestPhrases(book.phrases, text, MIN_SIMILARITY)
  const isCovered = [pair.from, pair.to].every((one) => one === book.own || one === book.foreign)
  if (!near || !isCovered) return { text, translated: '', meant: '', kind: 'none', pair }
  const [translated, meant] = pair.to === book.own ? [near.own, near.text] : [near.text, near.own]
  return { text, translated, meant, kind: 'near', pair }
}
