import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  builtContent,
  editedSamples,
  kindOf,
  PROSE_PAGES,
  parseContent,
  SINGLE_PARTS,
} from './content-parts.rules.ts'
import { editedElement, editedOf, pageOfProse } from './edited-content.rules.ts'
import { readProse, writeProse } from './prose-text.rules.ts'

const PARTS = [...SINGLE_PARTS, 'page:/about', ...Object.keys(PROSE_PAGES).map((path) => `prose:${path}`)]

it('begins with the text of the build, which each part takes', () => {
  for (const part of PARTS) {
    const built = builtContent(part, [{ name: 'X', url: 'https://x.example/trip' }])
    expect(parseContent(part, built), part).toEqual(built)
  }
})

it.each(['', 'nothing', 'page:', 'page:about', 'prose:/pricing', 'page:/a b', 'prose:/about/', '__proto__'])(
  'knows no part "%s"',
  (part) => {
    expect(kindOf(part)).toBeNull()
    expect(parseContent(part, {})).toBeNull()
  },
)

it('refuses what is too long, of another form, or would be a header', () => {
  const page = { title: 'A', description: '', socialTitle: '', socialText: '' }
  expect(parseContent('page:/about', page)).toEqual(page)
  for (const title of ['x'.repeat(71), 'A\r\nSet-Cookie: a=1', 'A\u2028B', 7, null])
    expect(parseContent('page:/about', { ...page, title })).toBeNull()
  expect(parseContent('social-links', [{ name: 'X', url: 'javascript:alert(1)' }])).toBeNull()
  expect(parseContent('social-links', [{ name: 'X', url: 'http://x.example' }])).toBeNull()
  const faq = { id: 'a', question: 'Q', answer: 'A' }
  expect(parseContent('questions', [faq, faq])).toBeNull()
  expect(parseContent('questions', [])).toBeNull()
})

it('marks as no sample what was edited, and nothing else', () => {
  const [first, ...others] = builtContent('testimonials', []) as Record<string, unknown>[]
  const values = new Map<string, unknown>([
    ['testimonials', [{ ...first, name: 'Somebody real' }, ...others]],
    ['numbers', { ...Object(builtContent('numbers', [])), users: 12, flights: 'From $20' }],
    ['partners', builtContent('partners', [])],
  ])
  expect(editedSamples(values).toSorted()).toEqual(['feature.flights', 'rating.users', 'testimonial.1'])
})

it('writes each page of prose as a text that reads as the same page', () => {
  for (const page of Object.values(PROSE_PAGES)) {
    const read = readProse(writeProse(page))
    expect(read).toEqual({ ok: true, page: { lead: page.lead, sections: page.sections } })
  }
})

it('reads any text without an error, and what it reads is written as what reads the same', () => {
  const piece = fc.constantFrom(
    '## A {#a}',
    '## B {#b}',
    '- x',
    '| a | b |',
    '|---|---|',
    'words',
    '',
    '\n',
    '\\|',
    '#',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      const read = readProse(pieces.join('\n'))
      if (read.ok) expect(readProse(writeProse(read.page))).toEqual(read)
    }),
  )
})

it.each([
  ['## A {#a}\n\nB', 'no-lead'],
  ['Lead', 'no-section'],
  ['Lead\n\nMore', 'no-section'],
  ['Lead\n\n## A', 'no-anchor'],
  ['Lead\n\n## A {#a}\n\n## B {#a}', 'same-anchor'],
  ['Lead\n\n## A {#a}\n\n| a | b |\n| --- | --- |\n| c |', 'uneven-table'],
])('says what keeps %j from being a page', (text, fault) => {
  expect(readProse(text)).toEqual({ ok: false, fault })
})

it('gives a document what it shows: long texts on their own page alone, and no markup', () => {
  const text = 'Lead </script><script>alert(1)</script>\n\n## A {#a}\n\nB'
  const values = new Map<string, unknown>([
    ['prose:/about', { updated: '2026-12-01', text }],
    ['page:/about', { title: 'T', description: '', socialTitle: '', socialText: '' }],
  ])
  expect(editedOf(5, values, '/')).toEqual({
    at: 5,
    pages: { '/about': { title: 'T' } },
    prose: { '/about': null },
    updated: { '/about': '2026-12-01' },
  })
  const own = editedOf(5, values, '/about')
  expect(own.prose['/about']?.sections).toHaveLength(1)
  expect(editedElement(own).match(/<\/?script/g)).toHaveLength(2)
  expect(pageOfProse({ updated: '2026-12-01', text: '' }, '/about')).toBe(PROSE_PAGES['/about'])
})
