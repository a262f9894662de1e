import { useEffect, useRef, useState } from 'react'
import type { LanguageDirection } from './browser-translator.state.ts'
import type { ShownPhrase } from './recent-phrases.state.ts'
import { type TranslationOutcome, translate } from './translator.state.ts'

type TranslationResult =
  | { kind: 'none' | 'failed' | 'stalled' | 'empty' }
  | { kind: 'done'; phrase: ShownPhrase; by: Extract<TranslationOutcome, { ok: true }>['by'] }
/** A translation in progress: `share` is the downloaded part of the language model (0 to 1), null while unknown. */
type PendingTranslation = { of: string; isShown: boolean; share: number | null }

/** A longer translation shows its progress, with Cancel. */
const PROGRESS_DELAY_MS = 1000

/** Translates between two languages, one text at a time: another text, another pair or leaving cancels the current one. */
export function useTranslation(pair: LanguageDirection) {
  const [translation, setTranslation] = useState<{ of: string; result: TranslationResult | null }>({
    of: '',
    result: null,
  })
  const [wait, setWait] = useState<PendingTranslation | null>(null)
  const running = useRef<AbortController | null>(null)
  const of = `${pair.from} ${pair.to}`

  function cancel(): void {
    running.current?.abort()
    running.current = null
    setWait(null)
  }
  // Leaving the page cancels the translation.
  useEffect(() => () => running.current?.abort(), [])

  function setResult(result: TranslationResult | null): void {
    cancel()
    setTranslation({ of, result })
  }

  async function start(text: string): Promise<void> {
    setResult(null)
    const controller = new AbortController()
    running.current = controller
    const show = (share: number | null) => {
      if (!controller.signal.aborted) setWait({ of, isShown: true, share })
    }
    setWait({ of, isShown: false, share: null })
    const timer = setTimeout(() => show(null), PROGRESS_DELAY_MS)
    const onProgress = (share: number | null) => {
      clearTimeout(timer)
      show(share)
    }
    const outcome = await translate(text, pair, { signal: controller.signal, onProgress })
    clearTimeout(timer)
    if (!controller.signal.aborted) setResult(toTranslationResult(outcome, text, pair.to))
  }

  // A result or a pending translation is dropped when one of its languages changes; the text stays.
  return {
    result: translation.of === of ? translation.result : null,
    wait: wait?.of === of ? wait : null,
    start,
    cancel,
    setResult,
  }
}

function toTranslationResult(
  outcome: TranslationOutcome,
  text: string,
  to: string,
): TranslationResult | null {
  if (outcome.ok) {
    const phrase: ShownPhrase = { text: outcome.text, language: to, english: text }
    return { kind: 'done', phrase, by: outcome.by }
  }
  return outcome.code === 'cancelled' ? null : { kind: outcome.code }
}
