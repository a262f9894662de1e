import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readMessages } from './messages-source.ts'

/** Words with several meanings: a translator cannot know which one without the place. */
const AMBIGUOUS = new Set(
  'Access Clear Class Code Free From Home Keep Left Light Lock Note Open Plan Return Right Save Saved Share Show Start Stay Stop Table View Waiting'.split(
    ' ',
  ),
)
/** Names of placeholders that say nothing to a translator, or say it in words that we gave up. */
const GIVEN_UP = /^(wish|wishes|kilometres|romanised|arg|data|item\d|value|val|x|y|n|a|b)$/
/** The assistant's texts stand in for each other in many answers; their notes come with their own file. */
const WITHOUT_NOTES = new Set(['assistant'])

const ROOT = join(import.meta.dirname, '../..')
const FILES = ['domain/src', 'web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .map((file) => ({ file, source: readFileSync(join(ROOT, folder, file), 'utf8') })),
)

test('a message whose meaning depends on its place has a note for translators', () => {
  const missing = FILES.flatMap(({ file, source }) => withoutNote(file, source))
  expect(missing).toEqual([])
})

test('a placeholder says what it holds', () => {
  const found = FILES.flatMap(({ file, source }) =>
    readMessages(file, source).flatMap(({ feature, texts }) =>
      texts.flatMap(([key, text]) =>
        placeholdersOf(text)
          .filter((name) => GIVEN_UP.test(name))
          .map((name) => `${feature} ${key}: {${name}}`),
      ),
    ),
  )
  expect(found).toEqual([])
})

test('a note covers its key and the later ones of its group, and a heading of the specification is none', () => {
  const missingIn = (lines: string) => withoutNote('a.messages.ts', `const a = messages('a', {\n${lines}\n})`)
  expect(missingIn("  'b.c': 'left over',")).toEqual(['a b.c: "left over"'])
  expect(missingIn("  // A note.\n  'b.c': 'left over',\n  d: 'A text',\n  'b.e': '{name}',")).toEqual([])
  expect(missingIn("  // A note.\n  b: 'A text',\n  c: 'left over',")).toEqual(['a c: "left over"'])
  expect(missingIn("  // Specification section 5.\n  b: 'left over',")).toEqual(['a b: "left over"'])
  expect(missingIn("  b: 'Save',\n  c: 'Save trip',")).toEqual(['a b: "Save"'])
})

/** The messages that need a note and have none, neither above themselves nor above an earlier key of their group. */
function withoutNote(file: string, source: string): string[] {
  return readMessages(file, source)
    .filter(({ feature }) => !WITHOUT_NOTES.has(feature))
    .flatMap(({ feature, texts, start, end }) => {
      const noted = keysWithNote(source.slice(start, end))
      const groups = new Set<string>()
      return texts.flatMap(([key, text]) => {
        const group = key.split('.').slice(0, -1).join('.')
        if (noted.has(key) && group !== '') groups.add(group)
        const isCovered = noted.has(key) || [...groups].some((one) => key.startsWith(`${one}.`))
        return needsNote(key, text) && !isCovered ? [`${feature} ${key}: "${text}"`] : []
      })
    })
}

/** True for a fragment, for a text of placeholders only, and for a word with several meanings. Keywords are a list for search engines. */
function needsNote(key: string, text: string): boolean {
  if (/(^|\.)keywords$/.test(key)) return false
  const words = text.replaceAll(/\{\w+(, \w+)*\}/g, '').replaceAll(/[\s\p{P}\p{S}]/gu, '')
  return words === '' || /^\p{Ll}(?!Phone|SIM)/u.test(text) || AMBIGUOUS.has(text)
}

function keysWithNote(object: string): Set<string> {
  const notes = object.matchAll(/^ *\/\/ (?!Specification|What the server says).*\n *'?([\w./-]+)'?:/gm)
  return new Set([...notes].map(([, key = '']) => key))
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)
}
