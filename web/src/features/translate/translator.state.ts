import type { Output } from '@tripwright/domain/base/contract'
import {
  findTranslationService,
  nearestPhrases,
  type OwnPhrase,
  translateText,
} from '@tripwright/domain/translate'
import { useEffect, useState } from 'react'
import { askFact } from '#platform/asked-facts.ts'
import { call } from '#platform/call.ts'
import { type Pair, STALL_MS, translateInBrowser, type Wait } from './browser-translator.state.ts'

export type Translator = Output<typeof findTranslationService>['translators'][number]
export type Translation =
  | { ok: true; text: string; by: 'browser' | Translator }
  | { ok: false; code: 'none' | 'failed' | 'stalled' | 'cancelled' }

/**
 * A text in another language: by the browser's own translator on this device, else by the services that the server asks;
 * `none` where neither is there for these languages, `stalled` where the browser's did not get anywhere.
 */
export async function translate(text: string, pair: Pair, wait: Wait = {}): Promise<Translation> {
  const own = await translateInBrowser(text, pair, wait)
  if (own.ok) return { ...own, by: 'browser' }
  if (own.code === 'cancelled' || (await listTranslators()).length === 0) return own
  const answer = await call(translateText, { text, ...pair }, wait.signal ? { signal: wait.signal } : {})
  if (!answer.ok) return { ok: false, code: codeOf(answer.code) }
  const { text: translated, provider, model } = answer.value
  return { ok: true, text: translated, by: { provider, model } }
}

function codeOf(refusal: string): 'none' | 'failed' | 'cancelled' {
  if (refusal === 'cancelled') return 'cancelled'
  return refusal === 'unprocessable' ? 'none' : 'failed'
}

async function listTranslators(): Promise<readonly Translator[]> {
  return (await askFact('translation-service', findTranslationService, {}))?.translators ?? []
}

const NOBODY: readonly Translator[] = []

/** The services to which a text may go when this browser cannot translate it. */
export function useTranslators(): readonly Translator[] {
  const [translators, setTranslators] = useState(NOBODY)
  useEffect(() => void listTranslators().then(setTranslators), [])
  return translators
}

/**
 * What one says to the other, and how sure that is: translated, or the phrase of the book that comes nearest, or nothing.
 * `meant` is that phrase in the language of who speaks, who has to know what the other one reads.
 */
export type Turn = {
  said: string
  heard: string
  meant: string
  kind: 'translated' | 'near' | 'none'
  pair: Pair
}

/** The phrases that both know: in the language of one (`own`) and of the other (`foreign`). */
export type SharedBook = { own: string; foreign: string; phrases: readonly OwnPhrase[] }

/** More than half of what was said is in a phrase that is shown in large type: "two beers" is no table for two. */
const LEAST_SHARED = 0.55

/** Takes a sentence over to the other side. */
export async function takeOver(said: string, pair: Pair, book: SharedBook): Promise<Turn> {
  // Two people face each other: the nearest phrase soon is better than a translation in a minute. The browser has half of
  // this time, so that a service can still answer.
  const answer = await translate(said, pair, { signal: AbortSignal.timeout(2 * STALL_MS) })
  if (answer.ok) return { said, heard: answer.text, meant: '', kind: 'translated', pair }
  const [near] = nearestPhrases(book.phrases, said, LEAST_SHARED)
  const isCovered = [pair.from, pair.to].every((one) => one === book.own || one === book.foreign)
  if (!near || !isCovered) return { said, heard: '', meant: '', kind: 'none', pair }
  const [heard, meant] = pair.to === book.own ? [near.own, near.text] : [near.text, near.own]
  return { said, heard, meant, kind: 'near', pair }
}
