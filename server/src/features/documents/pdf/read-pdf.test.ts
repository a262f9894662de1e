import { samplePdf, sampleRows } from '@tripwright/domain/documents/pdf'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { readPdf } from './read-pdf.service.ts'

const TICKET = samplePdf([
  sampleRows([
    ['Electronic ticket'],
    ['Flight', 'LH 232'],
    ['From', 'Frankfurt (FRA)'],
    ['To', 'Rome (FCO)'],
    ['Departure', '4 May 2027', '09:40'],
  ]),
  sampleRows([['Baggage', '1 \u00d7 23 kg (M\u00fcnchen)']]),
])
const LOCKED =
  '/Encrypt << /Filter /Standard /V 1 /R 2 /O (aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) /U (bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb) /P -4 >> /ID [(0123456789abcdef) (0123456789abcdef)]'

describe('a PDF', () => {
  it('becomes the lines of its pages, with cells parted as in a table', async () => {
    expect(await readPdf(TICKET)).toEqual({
      ok: true,
      text: 'Electronic ticket\nFlight\tLH 232\nFrom\tFrankfurt (FRA)\nTo\tRome (FCO)\nDeparture\t4 May 2027\t09:40\nBaggage\t1 × 23 kg (München)',
    })
  })

  it.each([
    ['pdf-scan', samplePdf([[], []])],
    ['pdf-locked', samplePdf([sampleRows([['A ticket that nobody may read']])], LOCKED)],
    ['pdf-long', samplePdf(Array.from({ length: 1200 }, (_, i) => sampleRows([[`Page ${i}`]])))],
    ['pdf-broken', new TextEncoder().encode('%PDF-1.7\n')],
    ['pdf-broken', new TextEncoder().encode(`%PDF-1.7\n${'<< /A '.repeat(200_000)}`)],
    ['pdf-broken', new Uint8Array()],
  ])('that has no text for us says why: %s', async (problem, bytes) => {
    expect(await readPdf(bytes)).toEqual({ ok: false, problem })
  })

  const runs = inject('isProving') ? 2000 : 150
  it(`ends in its text or in a reason, however broken it is: ${runs} of them`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(TICKET.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        fc.option(fc.nat(TICKET.length), { nil: TICKET.length }),
        fc.uint8Array({ maxLength: 40 }),
        async (spots, cut, tail) => {
          const broken = new Uint8Array([...TICKET.slice(0, cut), ...tail])
          for (const [at, byte] of spots) if (at < broken.length) broken[at] = byte
          const read = await readPdf(broken)
          expect(read.ok ? read.text : read.problem).toEqual(expect.any(String))
        },
      ),
      { numRuns: runs },
    )
  }, 300_000)
})
