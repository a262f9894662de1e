import { samplePdf, sampleRows } from '@tripwright/domain/documents/pdf'
import { describe, expect, it } from 'vitest'
import { makeReaderThreads } from '#features/documents/import/index.ts'

const TODAY = '2027-03-01'
const TICKET = samplePdf([
  sampleRows([
    ['Electronic ticket'],
    ['Booking reference', 'X4K9TQ'],
    ['Flight', 'LH 232'],
    ['Departure', '4 May 2027', 'Frankfurt (FRA) 09:40'],
    ['Arrival', '4 May 2027', 'Rome (FCO) 11:30'],
  ]),
])

function mailWith(words: string): Uint8Array {
  const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n`
  return new TextEncoder().encode(
    `From: Air Example <post@air.example>\r\nTo: ana@example.org\r\nSubject: Your ticket\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${part(
      'Content-Type: text/plain; charset=utf-8',
      words,
    )}${part(
      'Content-Type: application/pdf; name="ticket.pdf"\r\nContent-Transfer-Encoding: base64',
      Buffer.from(TICKET).toString('base64'),
    )}--b--\r\n`,
  )
}

const read = (name: string, bytes: Uint8Array) =>
  makeReaderThreads().read({ name, bytes, today: TODAY, isPasted: false })

// A thread starts slowly on a busy machine.
describe('a booking in a PDF', { timeout: 60_000 }, () => {
  const flight = {
    number: 'LH 232',
    reference: 'X4K9TQ',
    startsAt: { at: { date: '2027-05-04', time: '09:40' }, place: { code: 'FRA' } },
    endsAt: { at: { date: '2027-05-04', time: '11:30' }, place: { code: 'FCO' } },
  }

  it('is read as the words of a confirmation are', async () => {
    expect(await read('ticket.pdf', TICKET)).toMatchObject({
      ok: true,
      documents: [{ source: { kind: 'pdf', name: 'ticket.pdf' }, readings: { bookings: [flight] } }],
    })
  })

  it('is read where it is attached to a mail that says nothing itself, as sent by who sent the mail', async () => {
    expect(await read('a.eml', mailWith('Please find your ticket attached.'))).toMatchObject({
      ok: true,
      documents: [
        { readings: { bookings: [], unread: [] } },
        {
          source: { kind: 'pdf', sender: { address: 'post@air.example' } },
          readings: { bookings: [flight] },
        },
      ],
    })
  })

  it('stays closed where the mail tells its bookings itself, and is counted', async () => {
    const words = 'Flight LH 900\r\nFrankfurt (FRA) 07:00\r\nLondon (LHR) 07:40\r\n5 June 2027'
    expect(await read('a.eml', mailWith(words))).toMatchObject({
      ok: true,
      documents: [{ readings: { bookings: [{ number: 'LH 900' }], unread: ['attachment'] } }],
    })
  })
})
