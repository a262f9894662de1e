import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Compiled, makeFormatter } from '../src/platform/text/formatter.ts'
import { catalogueLocales, catalogueModule, compileFile, type TextPlaces } from './messages-plugin.ts'

let folder: string
let places: TextPlaces

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tripwright-texts-'))
  places = { sources: [join(folder, 'src')], locales: join(folder, 'locales') }
  mkdirSync(join(folder, 'src/saved'), { recursive: true })
  mkdirSync(places.locales)
  declare(
    "title: 'Saved', 'list.count': '{count, plural, one {# saved thing} other {# saved things by {name}}}'",
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

function declare(texts: string, file = 'saved/saved.messages.ts') {
  writeFileSync(join(folder, 'src', file), `export const saved = messages('saved', { ${texts} })`)
}

function translate(locale: string, texts: Record<string, string>) {
  writeFileSync(join(places.locales, `${locale}.json`), JSON.stringify(texts))
}

function read(locale: string, key: string, values = {}): string {
  const source = catalogueModule(places, locale).replace('export const texts = ', '')
  const texts: Record<string, Compiled> = eval(`(${source})`)
  const text = texts[key] ?? 'missing'
  return typeof text === 'string' ? text : text(values, makeFormatter(locale))
}

describe('a messages file', () => {
  it('keeps its code and has its texts compiled', () => {
    const source = `import { messages } from '../base/text.ts'
export const LIMIT: number = 3
export const saved = messages('saved', { a: 'plain', 'b.c': 'with ' + \`{name}\` } satisfies Record<string, string>)
`
    expect(compileFile('saved.messages.ts', source)).toBe(
      source
        .replace(/\{ a.*`\{name\}` \}/, () => '{"a":"plain",\n"b.c":(v,f)=>"with "+f.a(v.name)}')
        .replace("messages('", "/* @__PURE__ */ messages('"),
    )
  })

  it.each([
    ["messages('saved', { a: LIMIT + ' things' })", /"saved\.a" must be a literal text/],
    ["messages('saved', { ...others })", /must be plain names/],
    ["messages(FEATURE, { a: 'x' })", /with literals/],
    ["messages('saved', { a: '{broken' })", /"saved\.a": Not an ICU text/],
  ])('is refused when it holds %s', (call, message) => {
    expect(() => compileFile('saved.messages.ts', `export const saved = ${call}`)).toThrow(message)
  })
})

describe('the pseudo-locale en-XA', () => {
  it('has accents and brackets and is about 35 % longer, with its values kept', () => {
    expect(read('en-XA', 'saved.title')).toBe('[Šáṽṽéđ]')
    expect(read('en-XA', 'saved.list.count', { count: 2, name: 'Ann' })).toBe('[2 šáṽṽéđ ţţĥíññĝš ƀƀý Ann]')
    declare(`long: '${'The quick brown fox jumps over the lazy dog. '.repeat(3)}'`)
    const grown = read('en-XA', 'saved.long').length / (44 * 3 + 3)
    expect(grown).toBeGreaterThan(1.25)
    expect(grown).toBeLessThan(1.45)
  })
})

describe('the pseudo-locale ar-XB', () => {
  it('is written right to left, with its values kept', () => {
    expect(read('ar-XB', 'saved.title')).toMatch(/^\p{Script=Arabic}+$/u)
    const count = read('ar-XB', 'saved.list.count', { count: 7, name: 'Ann' })
    expect(count).toMatch(/\p{Script=Arabic}{5}/u)
    expect(count).toContain('Ann')
  })
})

describe('a translation', () => {
  it('is listed, and overrides by feature and key with the plural rules of its language', () => {
    translate('pl', {
      'saved.list.count': '{count, plural, one {# rzecz} few {# rzeczy} other {# rzeczy {name}}}',
    })
    expect(catalogueLocales(places)).toEqual(['en-XA', 'ar-XB', 'pl'])
    expect(read('pl', 'saved.list.count', { count: 3, name: 'Ann' })).toBe('3 rzeczy')
    expect(read('pl', 'saved.title')).toBe('missing')
  })

  it('is refused when its text is gone or its values differ', () => {
    translate('de', { 'saved.gone': 'Weg' })
    expect(() => catalogueModule(places, 'de')).toThrow(/no messages file declares "saved\.gone"/)
    translate('de', { 'saved.list.count': '{anzahl} Dinge' })
    expect(() => catalogueModule(places, 'de')).toThrow(/"saved\.list\.count"/)
  })

  it('is refused when two files declare the same text', () => {
    declare("title: 'Again'", 'other.messages.ts')
    expect(() => catalogueModule(places, 'en-XA')).toThrow(/"saved\.title" is declared twice/)
  })
})
