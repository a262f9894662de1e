/** The Translator API of some browsers, which TypeScript's library does not know. */
type LanguagePair = { sourceLanguage: string; targetLanguage: string }
type DownloadMonitor = {
  addEventListener: (type: 'downloadprogress', listener: (event: { loaded?: unknown }) => void) => void
}
type CreateOptions = LanguagePair & { signal: AbortSignal; monitor: (monitor: DownloadMonitor) => void }
type TranslatorApi = {
  availability: (pair: LanguagePair) => Promise<string>
  create: (options: CreateOptions) => Promise<{
    translate: (text: string, options: { signal: AbortSignal }) => Promise<string>
    destroy?: () => void
  }>
}

/** Source and target language (ISO 639). */
export type LanguageDirection = { from: string; to: string }
/** `progress` gets the downloaded share of the language model, 0 to 1, or null while there is nothing to measure. */
export type TranslateOptions = { signal?: AbortSignal; onProgress?: (share: number | null) => void }
export type BrowserTranslation =
  | { ok: true; text: string }
  | { ok: false; code: 'none' | 'failed' | 'stalled' | 'cancelled' }

/** Without its language model Chrome's `create` never resolves: it is abandoned after this time without progress. */
export const STALL_TIMEOUT_MS = 8000

/** Whether this browser has the Translator API at all. */
export function hasBrowserTranslator(): boolean {
  return findApi() !== null
}

function findApi(): TranslatorApi | null {
  const translator: unknown = Reflect.get(globalThis, 'Translator')
  // Both functions are checked before the cast.
  return ['availability', 'create'].every((name) => typeof Object(translator)[name] === 'function')
    ? (translator as TranslatorApi)
    : null
}

/**
 * Translates with the browser's own translator, on this device. It may have to download a language model first; `stalled`
 * after eight seconds without progress, `none` where the browser lacks these languages.
 */
export async function translateInBrowser(
  text: string,
  { from, to }: LanguageDirection,
  { signal, onProgress }: TranslateOptions = {},
): Promise<BrowserTranslation> {
  const api = findApi()
  if (!api) return { ok: false, code: 'none' }
  const stall = watchForStall()
  const gaveUp = signal ? AbortSignal.any([signal, stall.signal]) : stall.signal
  const pair = { sourceLanguage: from, targetLanguage: to }
  try {
    const availability = await unlessAborted(api.availability(pair), gaveUp)
    if (availability === 'unavailable') return { ok: false, code: 'none' }
    if (availability !== 'available') onProgress?.(null)
    const monitor = (download: DownloadMonitor) =>
      download.addEventListener('downloadprogress', ({ loaded }) => {
        const share = shareOf(loaded)
        if (stall.moved(share)) onProgress?.(share)
      })
    const translator = await unlessAborted(api.create({ ...pair, signal: gaveUp, monitor }), gaveUp)
    stall.restart()
    const translated = await unlessAborted(translator.translate(text, { signal: gaveUp }), gaveUp)
    translator.destroy?.()
    return { ok: true, text: String(translated) }
  } catch {
    return { ok: false, code: signal?.aborted ? 'cancelled' : stall.signal.aborted ? 'stalled' : 'failed' }
  } finally {
    stall.stop()
  }
}

/** The downloaded share as the browser reports it, held to 0 to 1. */
function shareOf(loaded: unknown): number {
  return typeof loaded === 'number' && Number.isFinite(loaded) ? Math.min(1, Math.max(0, loaded)) : 0
}

/** An abort signal that fires when the share has not grown for `STALL_MS`; `moved` says whether it has. */
function watchForStall() {
  const controller = new AbortController()
  let furthest = 0
  const startTimer = () => setTimeout(() => controller.abort(), STALL_TIMEOUT_MS)
  let timer = startTimer()
  const restart = () => {
    clearTimeout(timer)
    timer = startTimer()
  }
  return {
    signal: controller.signal,
    restart,
    moved(share: number): boolean {
      if (share <= furthest || controller.signal.aborted) return false
      furthest = share
      restart()
      return true
    },
    stop: () => clearTimeout(timer),
  }
}

/** The promise's value; rejects once the signal aborts, because not every browser honours it. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    promise.then(resolve, reject)
  })
}
