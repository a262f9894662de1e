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

/** The Translator API of some browsers, which TypeScript's library does not know. */
type BrowserPair = { sourceLanguage: string; targetLanguage: string }
type TranslatorApi = {
  availability: (pair: BrowserPair) => Promise<string>
  create: (
    pair: BrowserPair,
  ) => Promise<{ translate: (text: string) => Promise<string>; destroy?: () => void }>
}

function findApi(): TranslatorApi | null {
  const found: unknown = Reflect.get(globalThis, 'Translator')
  // Both functions are looked at before the shape is believed.
  return ['availability', 'create'].every((name) => typeof Object(found)[name] === 'function')
    ? (found as TranslatorApi)
    : null
}

/** From which language (ISO 639) into which. */
export type Pair = { from: string; to: string }
export type Translator = Output<typeof findTranslationService>['translators'][number]
export type Translation =
  | { ok: true; text: string; by: 'browser' | Translator }
  | { ok: false; code: 'none' | 'failed' }

/**
 * A text in another language: by the browser's own translator on this device, else by whom the server asks; `none`
 * where neither is there for these languages.
 */
export async function translate(text: string, pair: Pair): Promise<Translation> {
  const own = await translateHere(text, pair)
  if (own.ok) return own
  if ((await listTranslators()).length === 0) return own
  const answer = await call(translateText, { text, ...pair })
  if (!answer.ok) return { ok: false, code: answer.code === 'unprocessable' ? 'none' : 'failed' }
  const { text: translated, provider, model } = answer.value
  return { ok: true, text: translated, by: { provider, model } }
}

async function translateHere(text: string, { from, to }: Pair): Promise<Translation> {
  const api = findApi()
  const pair = { sourceLanguage: from, targetLanguage: to }
  if (!api) return { ok: false, code: 'none' }
  try {
    if ((await api.availability(pair)) === 'unavailable') return { ok: false, code: 'none' }
    const translator = await api.create(pair)
    const translated = await translator.translate(text)
    translator.destroy?.()
    return { ok: true, text: translated, by: 'browser' }
  } catch {
    return { ok: false, code: 'failed' }
  }
}

async function listTranslators(): Promise<readonly Translator[]> {
  return (await askFact('translation-service', findTranslationService, {}))?.translators ?? []
}

const NOBODY: readonly Translator[] = []

/** To whom a text may go when it is translated: nobody beyond this browser where that can do it, or while nobody knows. */
export function useTranslators(): readonly Translator[] {
  const [translators, setTranslators] = useState(NOBODY)
  useEffect(() => {
    if (findApi() === null) void listTranslators().then(setTranslators)
  }, [])
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
  const answer = await translate(said, pair)
  if (answer.ok) return { said, heard: answer.text, meant: '', kind: 'translated', pair }
  const [near] = nearestPhrases(book.phrases, said, LEAST_SHARED)
  const isCovered = [pair.from, pair.to].every((one) => one === book.own || one === book.foreign)
  if (!near || !isCovered) return { said, heard: '', meant: '', kind: 'none', pair }
  const [heard, meant] = pair.to === book.own ? [near.own, near.text] : [near.text, near.own]
  return { said, heard, meant, kind: 'near', pair }
}
