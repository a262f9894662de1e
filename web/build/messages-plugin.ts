import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isStructurallySame } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { compileElements, compileText, parseText } from './icu-compile.ts'
import { type Declared, readMessages } from './messages-source.ts'
import { PSEUDO_LOCALES, type PseudoLocale, pseudoElements } from './pseudo-locale.ts'

const MESSAGES_FILE = /\.messages\.ts$/
const LIST = 'virtual:catalogues'
const ONE = 'catalogue:'

/** The absolute paths of the texts and of their translations. */
export type TextPlaces = { sources: string[]; locales: string }

/**
 * Compiles the ICU texts of every `*.messages.ts` to functions, so that English is part of the chunk of its page and no
 * parser is sent to the browser; any other locale is one module `catalogue:<locale>`, listed by `virtual:catalogues`.
 * `en-XA` and `ar-XB` are generated from English, real ones read from `<locales>/<locale>.json`.
 */
export function messagesPlugin(places: TextPlaces): Plugin {
  return {
    name: 'tripwright-messages',
    resolveId: {
      filter: { id: /^(virtual:catalogues|catalogue:[\w-]+)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0(virtual:catalogues|catalogue:[\w-]+)$/ },
      handler(id) {
        for (const file of watched(places)) this.addWatchFile(file)
        return id === `\0${LIST}` ? listModule(places) : catalogueModule(places, id.slice(ONE.length + 1))
      },
    },
    transform: {
      order: 'pre',
      filter: { id: MESSAGES_FILE },
      handler: (code, id) => ({ code: compileFile(id, code), map: null }),
    },
  }
}

/** The source of a messages file with its English texts compiled. */
export function compileFile(file: string, source: string): string {
  return readMessages(file, source)
    .toReversed()
    .reduce((code, declared) => {
      const texts = declared.texts.map(
        ([key, text]) =>
          `${JSON.stringify(key)}:${located(file, declared, key, () => compileText(text, 'en'))}`,
      )
      const head = code.slice(declared.call, declared.start)
      // Marked as pure, so that a chunk that uses none of these texts drops them.
      return `${code.slice(0, declared.call)}/* @__PURE__ */ ${head}{${texts.join(',\n')}}${code.slice(declared.end)}`
    }, source)
}

/** Locales that have a catalogue beside English, in a stable order. */
export function catalogueLocales(places: TextPlaces): string[] {
  const real = globSync('*.json', { cwd: places.locales }).map((file) => basename(file, '.json'))
  return [...PSEUDO_LOCALES, ...real.sort()]
}

function listModule(places: TextPlaces): string {
  const rows = catalogueLocales(places).map(
    (locale) => `${JSON.stringify(locale)}: () => import('${ONE}${locale}')`,
  )
  return `export const catalogues = {${rows.join(',\n')}}`
}

/** The module of one locale: `texts` maps `feature.key` to a compiled text. */
export function catalogueModule(places: TextPlaces, locale: string): string {
  const english = readEnglish(places)
  const pseudo = PSEUDO_LOCALES.find((name) => name === locale)
  const texts = pseudo ? pseudoTexts(english, pseudo) : translatedTexts(english, places, locale)
  return `export const texts = {${texts.map(([key, source]) => `${JSON.stringify(key)}:${source}`).join(',\n')}}`
}

function pseudoTexts(english: Map<string, string>, locale: PseudoLocale): [string, string][] {
  return [...english].map(([key, text]) => [
    key,
    compileElements(pseudoElements(parseText(text, locale), locale)),
  ])
}

// A translation is refused when its text no longer exists or uses other values than the English one.
function translatedTexts(
  english: Map<string, string>,
  places: TextPlaces,
  locale: string,
): [string, string][] {
  const file = join(places.locales, `${locale}.json`)
  const translations: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof translations !== 'object' || translations === null)
    throw new SyntaxError(`${file}: not an object`)
  return Object.entries(translations).map(([key, text]) => {
    const source = english.get(key)
    if (source === undefined) throw new SyntaxError(`${file}: no messages file declares "${key}"`)
    const elements = parseText(String(text), locale)
    const same = isStructurallySame(parseText(source, 'en'), elements)
    if (!same.success)
      throw new SyntaxError(`${file}: "${key}" ${same.error?.message ?? 'differs from the English text'}`)
    return [key, compileElements(elements)]
  })
}

function readEnglish(places: TextPlaces): Map<string, string> {
  const english = new Map<string, string>()
  for (const file of messageFiles(places)) {
    for (const { feature, texts } of readMessages(file, readFileSync(file, 'utf8'))) {
      for (const [key, text] of texts) {
        if (english.has(`${feature}.${key}`))
          throw new SyntaxError(`${file}: "${feature}.${key}" is declared twice`)
        english.set(`${feature}.${key}`, text)
      }
    }
  }
  return english
}

function messageFiles({ sources }: TextPlaces): string[] {
  return sources
    .flatMap((folder) => globSync('**/*.messages.ts', { cwd: folder }).map((file) => join(folder, file)))
    .sort()
}

function watched(places: TextPlaces): string[] {
  return [
    ...messageFiles(places),
    ...globSync('*.json', { cwd: places.locales }).map((file) => join(places.locales, file)),
  ]
}

function located(file: string, { feature }: Declared, key: string, compile: () => string): string {
  try {
    return compile()
  } catch (error) {
    throw new SyntaxError(`${file}: "${feature}.${key}": ${error instanceof Error ? error.message : error}`)
  }
}
