import { useSyncExternalStore } from 'react'

/** Reads a text aloud in a language (BCP 47), where this device has a voice for it; stops an earlier one. */
export function speakText(text: string, language: string): void {
  const voice = voiceFor(language)
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(text)
  Object.assign(utterance, { voice, lang: voice.lang, rate: 0.9 })
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

/** Whether this device has a voice for a language; voices may load after the page. False while hydrating. */
export function useHasVoice(language: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => voiceFor(language) !== undefined,
    () => false,
  )
}

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const voices = speechSynthesis.getVoices()
  const [base = language] = language.split('-')
  // Some browsers write pt_PT.
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-')
  return (
    voices.find((voice) => tagOf(voice) === language) ??
    voices.find((voice) => tagOf(voice).split('-')[0] === base)
  )
}

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
