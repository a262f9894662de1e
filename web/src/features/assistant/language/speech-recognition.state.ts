import { useSyncExternalStore } from 'react'

/** Speech recognition as browsers have it, mostly with a vendor prefix; TypeScript's library has neither name. */
type Recognition = {
  lang: string
  interimResults: boolean
  onresult: ((event: unknown) => void) | null
  onerror: ((event: unknown) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}

export type RecognitionCallbacks = {
  /** Called with the text recognised so far; the last call before `onEnd` is final. */
  onText: (text: string) => void
  /** Called at the end: with a result, without one, or because the microphone is not permitted. */
  onEnd: (why: 'done' | 'nothing' | 'not-allowed' | 'failed') => void
}

function findRecognition(): (new () => Recognition) | null {
  const recognition: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition')
  // A constructor of either name has had this shape in every browser that has one.
  return typeof recognition === 'function' ? (recognition as new () => Recognition) : null
}

/** Whether this browser supports speech recognition. False in the document and while hydrating. */
export function useHasSpeechRecognition(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => findRecognition() !== null,
    () => false,
  )
}

/** Listens to one sentence in a language (BCP 47); returns a function that stops it. */
export function startRecognition(language: string, { onText, onEnd }: RecognitionCallbacks): () => void {
  const Recognition = findRecognition()
  if (!Recognition) {
    onEnd('failed')
    return () => undefined
  }
  const recognition = new Recognition()
  let why: Parameters<RecognitionCallbacks['onEnd']>[0] = 'nothing'
  Object.assign(recognition, { lang: language, interimResults: true })
  recognition.onresult = (event) => {
    const text = textOf(event)
    if (text === '') return
    why = 'done'
    onText(text)
  }
  recognition.onerror = (event) => {
    const { error } = Object(event)
    if (error === 'not-allowed' || error === 'service-not-allowed') why = 'not-allowed'
    else if (error !== 'no-speech' && error !== 'aborted') why = 'failed'
  }
  recognition.onend = () => onEnd(why)
  try {
    recognition.start()
  } catch {
    onEnd('failed')
  }
  return () => recognition.abort()
}

function textOf(event: unknown): string {
  const results: unknown[] = Array.from(Object(event).results ?? [])
  return results
    .map((result) => String(Object(Object(result)[0]).transcript ?? ''))
    .join(' ')
    .trim()
}
