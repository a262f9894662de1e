import { describe, expect, it } from 'vitest'
import { reminderDays } from './reminders.rules.ts'
import { packSealedFile, unpackSealedFile } from './sealed-file.rules.ts'
import { checkPassphrase, checkVaultFile, sniffVaultType } from './vault.rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the type of a file', () => {
  it.each([
    ['application/pdf', '%PDF-1.7\n'],
    ['image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
    ['image/heic', '\0\0\0\x24ftypheic\0\0\0\0'],
    ['image/heic', '\0\0\0\x18ftypmif1\0\0\0\0'],
    [null, '\0\0\0\x18ftypmp42\0\0\0\0'],
    [null, '<svg xmlns="http://www.w3.org/2000/svg">'],
    [null, '<html>%PDF-1.7'],
    [null, 'RIFF\x24\0\0\0WAVEfmt '],
    [null, '\x89PNG'],
  ])('is %s by its first bytes', (type, head) => {
    expect(sniffVaultType(bytes(head))).toBe(type)
  })

  it('decides with the size alone: at most 10 MB, and not empty', () => {
    const file = (size: number) => {
      const made = new Uint8Array(size)
      made.set(bytes('%PDF-').subarray(0, size))
      return made
    }
    expect(checkVaultFile(file(10_000_000))).toEqual({ ok: true, type: 'application/pdf' })
    expect(checkVaultFile(file(10_000_001))).toEqual({ ok: false, code: 'too-large' })
    expect(checkVaultFile(file(0))).toEqual({ ok: false, code: 'empty' })
    expect(checkVaultFile(bytes('plain text'))).toEqual({ ok: false, code: 'wrong-type' })
  })
})

it.each([
  ['elevenchars', 'too-short'],
  ['twelve chars', null],
  ['aaaaaaaaaaaaaaaa', 'too-plain'],
  ['abababab cdcdc', null],
  ['🏔️🏔️🏔️🏔️', 'too-short'],
  ['', 'too-short'],
])('a passphrase like %j is %s', (passphrase, problem) => {
  expect(checkPassphrase(passphrase)).toBe(problem)
})

describe('a sealed file', () => {
  it('gives back what was put in, also from the middle of a buffer', () => {
    const packed = packSealedFile({ head: bytes('head'), content: bytes('content') })
    const shifted = new Uint8Array(packed.length + 3)
    shifted.set(packed, 3)
    for (const one of [packed, shifted.subarray(3)]) {
      const unpacked = unpackSealedFile(one)
      expect([unpacked?.head, unpacked?.content]).toEqual([bytes('head'), bytes('content')])
    }
  })

  it.each([
    ['nothing', ''],
    ['a length alone', '\0\0\0\x04'],
    ['an empty head', '\0\0\0\0content'],
    ['a head and no content', '\0\0\0\x04head'],
    ['a head that is longer than all', '\0\0\0\x40head'],
    ['a head of 4 GB', '\xff\xff\xff\xffhead and more'],
  ])('is refused where it is %s', (_, text) => expect(unpackSealedFile(bytes(text))).toBeNull())
})

describe('a reminder', () => {
  it('of a document comes half a year, two months and two weeks before, on the days in the future', () => {
    const days = (today: string) => reminderDays('document.passport', '2027-06-30', today)
    expect(days('2026-11-22')).toEqual(['2027-01-01', '2027-05-01', '2027-06-16'])
    expect(days('2027-01-01')).toEqual(['2027-05-01', '2027-06-16'])
    expect(days('2027-06-16')).toEqual([])
  })

  it('of a task comes once: a week ahead, else the day before, else on the day', () => {
    const days = (today: string) => reminderDays('task.visa.e-visa', '2026-12-10', today)
    expect(days('2026-12-02')).toEqual(['2026-12-03'])
    expect(days('2026-12-03')).toEqual(['2026-12-09'])
    expect(days('2026-12-09')).toEqual(['2026-12-10'])
    expect(days('2026-12-10')).toEqual([])
  })
})
