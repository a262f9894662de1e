import { describe, expect, it } from 'vitest'
import { plainText, readMarkdown } from './markdown.rules.ts'

describe('the Markdown of posts', () => {
  it('has headings with unique anchors', () => {
    expect(readMarkdown('## What’s *open*?\n### Prices: 2 × 3\n## What’s open')).toEqual([
      { h: 2, id: 'whats-open', text: ['What’s ', { em: ['open'] }, '?'] },
      { h: 3, id: 'prices-2-3', text: ['Prices: 2 × 3'] },
      { h: 2, id: 'whats-open-2', text: ['What’s open'] },
    ])
  })

  it('joins the lines of a paragraph, and separates paragraphs at an empty line', () => {
    expect(readMarkdown('one\ntwo\n\nthree\r\n')).toEqual([{ p: ['one two'] }, { p: ['three'] }])
  })

  it('has lists with bullets and numbers, whose items may go on in the next line', () => {
    expect(readMarkdown('- a\n  and b\n- c\n\n1. d\n2. e')).toEqual([
      { ul: [['a and b'], ['c']] },
      { ol: [['d'], ['e']] },
    ])
  })

  it('has quotes of several paragraphs', () => {
    expect(readMarkdown('> a\n> b\n>\n> c')).toEqual([{ quote: [['a b'], ['c']] }])
  })

  it('has emphasis, strong emphasis, code and links, nested where allowed', () => {
    expect(readMarkdown('a *b* **c *d*** `*e*` [f **g**](/h#i) [j](https://k.example/l) m')).toEqual([
      {
        p: [
          'a ',
          { em: ['b'] },
          ' ',
          { strong: ['c ', { em: ['d'] }] },
          ' ',
          { code: '*e*' },
          ' ',
          { href: '/h#i', text: ['f ', { strong: ['g'] }] },
          ' ',
          { href: 'https://k.example/l', text: ['j'] },
          ' m',
        ],
      },
    ])
  })

  it.each([
    '# a title',
    '#### too deep',
    '```\ncode\n```',
    '    indented',
    '---',
    '| a | b |',
    '<b>bold</b>',
    'an <i>inline</i> tag',
    'an &nbsp; entity',
    '![a picture](/a.png)',
    '* another bullet',
    '- a\n  - nested',
    'a paragraph\n- with a list in it',
    '> a quote\nthat goes on without its mark',
    'an *unclosed mark',
    'an `unclosed code',
    '[a link](javascript:alert)',
    '[a link](//evil.example)',
    '[a link](http://plain.example)',
    '[a link](other.md)',
  ])('refuses unsupported Markdown with its line: %j', (text) => {
    expect(() => readMarkdown(`fine\n\n${text}`, 10)).toThrow(/^line 1[2-4]: /)
  })

  it('returns its plain text', () => {
    expect(plainText(readMarkdown('## A\n- *b* [c](/d)\n- `e`'))).toBe('A\n\nb c\ne')
  })
})
