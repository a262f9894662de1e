import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileNameOf, webAddress } from './export-text.rules.ts'
import { HOSTILE, makeTaken, words } from './export-world.test.ts'
import { escapeMarkdown, writeMarkdown } from './markdown.rules.ts'

const text = writeMarkdown(makeTaken(), words, '2026-02-03')
const lines = text.split('\n')

describe('a trip as text with headings', () => {
  it('has a section for each day with its time zone, closed places and cost', () => {
    expect(lines.filter((line) => line.startsWith('#'))).toEqual([
      '# Rome \\& Tokyo',
      '## Day 1 · 2026-03-28 · Rome (Roma)',
      '## Day 2 · 2026-03-29 · Rome (Roma)',
      '## Day 3 · 2026-03-30 · Tokyo (東京)',
      '## Day 4 · 2026-03-31 · Tokyo (東京)',
      '## No time set',
    ])
    expect(text).toContain('All times are local to Rome (Europe/Rome).  \n')
    expect(text).toContain('Public holiday')
    expect(text).toContain('Closed this day: Vatican Museums')
    expect(text).toMatch(/Cost for the day: EUR \d+\.\d\d/)
    expect(text).toContain('Budget: EUR 500.00')
  })

  it('has time, name, local name, hours, price and website of each stop', () => {
    const at = lines.indexOf('- **10:00 to 11:30** Colosseum')
    expect(lines.slice(at + 1, at + 7)).toEqual([
      '  - Colosseo',
      '  - Open 08:00 to 20:00, last entry 19:00',
      '  - EUR 36.00 for everyone',
      '  - Book ahead, or you may not get in.',
      '  - Gate 3, \\*east\\*',
      '  - [Official site](<https://colosseo.it/gr%C3%B6%C3%9Fe?a=1;b=2>)',
    ])
    expect(text).toMatch(
      /^- \d\d:\d\d Public transport to Sensō-ji, about \d+ min, about JPY \d+ for everyone$/m,
    )
    expect(text).toContain('Lunch near Sensō-ji')
  })

  it('says no “for everyone” to somebody who travels alone', () => {
    const alone = writeMarkdown(makeTaken(undefined, undefined, { adults: 1 }), words, '2026-02-03')
    expect(alone).not.toContain('everyone')
    expect(alone).toContain('  - Price: EUR 18.00')
  })

  it('names a way out of the rain but on a day with a dry forecast', () => {
    const rainPoiId = 'vatican'
    const textOf = (dryDays: number[]) =>
      writeMarkdown(makeTaken(undefined, undefined, { rainPoiId, dryDays }), words, '2026-02-03')
    expect(textOf([1])).toContain('If it rains: Vatican Museums')
    expect(textOf([0])).not.toContain('If it rains')
  })

  it('marks times after midnight, and ends with its sources', () => {
    expect(text).toContain('- **23:30 to 00:45 (next day)** A "day", 1;')
    expect(text).toContain('Tripwright guide, written by us, one reading so far, as of 2026-01-10.')
    expect(lines.at(-2)).toBe(
      'Exported from Tripwright on 2026-02-03. Check hours and prices again before you go.',
    )
  })

  it('lets no name make a heading, a list, a link or a tag of its own', () => {
    const hostile = writeMarkdown(makeTaken(HOSTILE), words, '2026-02-03')
    expect(hostile.split('\n').filter((line) => line.startsWith('# '))).toHaveLength(1)
    expect(hostile).not.toContain('<b>')
    expect(hostile).toContain('\\[x\\](javascript:alert(1))')
    expect(hostile).toContain('\n\\- Pack \\# water\n')
  })
})

describe('a text among marks', () => {
  it('stays on one line, and is unchanged without the backslashes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (one) => {
        const safe = escapeMarkdown(one)
        expect(safe).not.toMatch(/[\r\n\u2028\u2029]/)
        expect(safe).not.toMatch(/(^|[^\\])(\\\\)*[*_[\]<>#`|]/)
        expect(safe.replace(/\\([!-/:-@[-`{-~])/g, '$1')).toBe(
          one.replace(/[\p{Cc}\p{Surrogate}\u2028\u2029]+/gu, ' ').trim(),
        )
      }),
    )
  })
})

describe('names and addresses', () => {
  it('name a file by the trip and its first day, only in letters and digits of any script', () => {
    expect(fileNameOf('3 days in Rome!', '2026-05-01', 'ics')).toBe(
      'tripwright-3-days-in-rome-2026-05-01.ics',
    )
    expect(fileNameOf('Łódź / São Paulo', '2026-05-01', 'gpx')).toBe(
      'tripwright-łodz-sao-paulo-2026-05-01.gpx',
    )
    expect(fileNameOf('東京の旅', '2026-05-01', 'md')).toBe('tripwright-東京の旅-2026-05-01.md')
    expect(fileNameOf('../..\\\u202etxt.exe', undefined, 'md')).toBe('tripwright-txt-exe.md')
    expect(fileNameOf('🏛️', '2026-05-01', 'md')).toBe('tripwright-trip-2026-05-01.md')
    expect(fileNameOf('x'.repeat(300), undefined, 'md')).toHaveLength(54)
  })

  it('accept only web addresses, in ASCII', () => {
    expect(webAddress('javascript:alert(1)')).toBeNull()
    expect(webAddress('https://a.b/x\r\nEND:VEVENT')).toBe('https://a.b/x%0D%0AEND:VEVENT')
    expect(webAddress('https://a.b/>)')).toBe('https://a.b/%3E)')
  })
})
