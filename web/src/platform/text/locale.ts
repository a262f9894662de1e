import { catalogues } from 'virtual:catalogues'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../storage.ts'
import { type Compiled, type Formatter, makeFormatter } from './formatter.ts'

/** The locale of texts and formats. `texts` overrides English by `feature.key`; null is English itself. */
export type LocaleState = {
  /** BCP 47 tag for Intl and for `<html lang>`: `en-GB`, `ar-XB`. */
  locale: string
  texts: Record<string, Compiled> | null
  /** For the texts of the catalogue, and for English in its regional forms. */
  formatter: Formatter
}

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/
const PSEUDO = /^(en-XA|ar-XB)$/

export const ENGLISH: LocaleState = { locale: 'en', texts: null, formatter: makeFormatter('en') }

let current = ENGLISH
let latestLocale = 'en'
const listeners = new Set<() => void>()

/** The locale in use, outside components. */
export function currentLocale(): LocaleState {
  return current
}

/** The locale in use; English while hydrating, because only English is prerendered (decisions.md). */
export function useLocale(): LocaleState {
  return useSyncExternalStore(subscribe, currentLocale, () => ENGLISH)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The reading direction of a locale. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'
}

/** Locales a traveller may choose: two forms of English, and every catalogue; pseudo ones only while one is in use. */
export function offeredLocales(inUse: string): string[] {
  const real = Object.keys(catalogues).filter((locale) => !PSEUDO.test(locale))
  return ['en-US', 'en-GB', ...real, ...(PSEUDO.test(inUse) ? [inUse] : [])]
}

/** The first of the requested tags that we have texts for, with its region kept (`en-GB`, `de-AT`); else `en`. */
export function negotiateLocale(preferred: readonly (string | null | undefined)[]): string {
  return preferred.map(canonical).find((tag) => tag !== null && catalogueOf(tag) !== null) ?? 'en'
}

/** The initial locale: the `lang` parameter, then the stored choice, then the browser's languages. */
export function requestedLocale(search: string): string {
  return negotiateLocale([
    new URLSearchParams(search).get('lang'),
    readStored('locale'),
    ...navigator.languages,
  ])
}

/**
 * Switches the app to this locale once its texts are loaded, and sets `lang` and `dir` of the page. False when they could
 * not be loaded: then the locale stays.
 */
export async function setLocale(tag: string): Promise<boolean> {
  const locale = negotiateLocale([tag])
  latestLocale = locale
  const catalogue = catalogueOf(locale) ?? 'en'
  try {
    const texts = catalogue === 'en' ? null : ((await catalogues[catalogue]?.())?.texts ?? null)
    // A later choice has overtaken this one.
    if (latestLocale !== locale) return true
    current = { locale, texts, formatter: makeFormatter(locale) }
  } catch {
    return false
  }
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  for (const listener of listeners) listener()
  return true
}

/** The same, and stored on this device. */
export async function chooseLocale(tag: string): Promise<boolean> {
  const isSet = await setLocale(tag)
  if (isSet) writeStored('locale', current.locale)
  return isSet
}

// The whole tag, then shorter ones: `pt-BR` before `pt`. English has no catalogue but is always available.
function catalogueOf(tag: string): string | null {
  const parts = tag.split('-')
  const names = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return names.find((name) => name === 'en' || Object.hasOwn(catalogues, name)) ?? null
}

function canonical(tag: string | null | undefined): string | null {
  try {
    return tag ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null
  } catch {
    return null
  }
}
