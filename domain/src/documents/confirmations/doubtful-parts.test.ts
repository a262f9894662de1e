import { describe, expect, it } from 'vitest'
import { withWaysBelow } from '../booking-words/index.ts'
import { type MailContext, readConfirmation } from './read-confirmation.rules.ts'

const TODAY = '2027-03-01'
const read = (text: string, letter?: MailContext) =>
  readConfirmation(text, TODAY, letter).bookings.map(({ kind, number, reference, name, startsAt, endsAt }) =>
    [
      kind,
      number,
      reference,
      name,
      ...[startsAt, endsAt].map(({ at, place }) =>
        [at?.date, at?.time, place?.code ?? place?.name].filter(Boolean).join(' '),
      ),
    ]
      .filter(Boolean)
      .join(' | '),
  )

describe('what is no booking', () => {
  it.each([
    [
      'a quote',
      'Your quote: Rhodes',
      'Quote reference: SJ-88120\nDepart\tLeeds (LBA) 10 Jul 2027 06:40\nArrive\tRhodes (RHO) 10 Jul 2027 13:10',
    ],
    [
      'a question about a stay that is over',
      'How was your stay?',
      'Reservation number 3318204\nThe Hotel Example\n2 High Street, York YO1 7HH\nCheck-in: 12 May 2027\nCheck-out: 15 May 2027',
    ],
  ])('%s gives none', (_, subject, text) => {
    expect(read(text, { sender: 'Example <a@example.org>', subject, sent: '2027-05-17' })).toEqual([])
  })
})

describe('what is in doubt', () => {
  it('stays empty: a place that is part of the other', () => {
    expect(read('Booking number: 3104771\nBus\n28.05.2027\n14:15 Berlin\n17:30 Berlin ZOB')).toEqual([])
  })

  it('stays empty: who stands beside the one time of a text', () => {
    expect(read('Booking number: 3104771\nBus\n28.05.2027\n14:15\tBerlin ZOB\tAnna Example')).toEqual([])
  })

  it('stays empty: the day of the way back is not that of an arrival', () => {
    const text = [
      'Booking number: KX3RTB',
      'Thursday 6 May 2027\tSK1421',
      '13:40\tStockholm Arlanda (ARN)',
      '14:55\tCopenhagen (CPH)',
      'Return\tCopenhagen – Stockholm',
      'Sunday 9 May 2027\tSK1418',
      '17:15\tCopenhagen (CPH)',
      '18:25\tStockholm Arlanda (ARN)',
    ].join('\n')
    expect(read(text)).toEqual([
      'flight | SK 1421 | KX3RTB | 2027-05-06 13:40 ARN | 2027-05-06 14:55 CPH',
      'flight | SK 1418 | KX3RTB | 2027-05-09 17:15 CPH | 2027-05-09 18:25 ARN',
    ])
  })
})

describe('a journey', () => {
  it('that tells no arrival has its departure', () => {
    expect(
      read('Booking number: 4471820\nFerry\nFrom: Split\nTo: Hvar\nDeparture: 02.08.2027 09:00'),
    ).toEqual(['ferry | 4471820 | 2027-08-02 09:00 Split | Hvar'])
  })

  it('arrives on the next day where the line below says so', () => {
    const text =
      'Booking reference: QWKZTE\n3 September 2027\nDallas (DFW)\tLondon (LHR)\n5:25 PM\tAA 50\t8:35 AM\nArrives next day'
    expect(read(text)).toEqual(['flight | AA 50 | QWKZTE | 2027-09-03 17:25 DFW | 2027-09-04 08:35 LHR'])
  })

  it('keeps the times of gates and counters out, whatever the column', () => {
    const text =
      'PNR: Z8KQTX\nDate\tFrom\tDeparts\tFlight\tBag drop closes\tTo\tArrives\n30 Apr 2027\tOslo (OSL)\t06:10\tDY 1302\t05:10\tNice (NCE)\t09:00'
    expect(read(text)).toEqual(['flight | DY 1302 | Z8KQTX | 2027-04-30 06:10 OSL | 2027-04-30 09:00 NCE'])
  })
})

it('a table whose columns are ways is a table for each of them', () => {
  expect(
    withWaysBelow([
      '\u2063\tOutward\tReturn',
      'Depart\t17 Jul 14:10\t24 Jul 20:55',
      'Arrive\t17 Jul 17:25\t25 Jul 00:20',
    ]),
  ).toEqual([
    'Outward',
    'Depart\t17 Jul 14:10',
    'Arrive\t17 Jul 17:25',
    'Return',
    'Depart\t24 Jul 20:55',
    'Arrive\t25 Jul 00:20',
  ])
})

it('a sentence below a time is no place, and the time of a payment no flight', () => {
  const text = [
    '            오사카 간사이 (KIX) T2    부산 김해 (PUS)',
    '위탁수하물 15kg x 1 (각 탑승객), 사전좌석 7C1353 8A 8B / 7C1354 9A 9B',
    '총 결제금액         KRW 451,800',
    '결제수단            신용카드(신한) 일시불  2027.02.20 14:08',
    '- 보조배터리는 위탁수하물에 넣을 수 없습니다.',
    '고객센터 1599-1500 (09:00~18:00)   제주특별자치도 제주시 신대로 64',
  ].join('\n')
  expect(read(text)).toEqual([])
})

it('a main station is called whole, though its last letter is short for a day elsewhere', () => {
  const text = [
    'Numer biletu: 5618840277',
    'Odjazd\tpiątek 24.09.2027\t22:08\tPraha hl. n.\tpociąg RJ 1021',
    'Przyjazd\tsobota 25.09.2027\t06:16\tKraków Główny',
  ].join('\n')
  expect(read(text)).toEqual([
    'train | RJ 1021 | 5618840277 | 2027-09-24 22:08 Praha hl. n. | 2027-09-25 06:16 Kraków Główny',
  ])
})

it('a flight over night, its days in the row above its times, moves no number and no place to the one before', () => {
  const text = [
    'Booking Reference (PNR)   8TKQ4W',
    'Flight     From                            To                              Departs          Arrives          Class',
    'AI 834     Kochi (COK)                     Delhi (DEL)                     04 Oct 2027      04 Oct 2027      Economy',
    '           Cochin International            Indira Gandhi Intl, T3          07:15            10:25            (L)',
    'AI 113     Delhi (DEL)                     Birmingham (BHX)                04 Oct 2027      04 Oct 2027      Economy',
    '           Indira Gandhi Intl, T3          Birmingham Airport              13:40            18:05            (L)',
    'AI 114     Birmingham (BHX)                Delhi (DEL)                     23 Oct 2027      24 Oct 2027      Economy',
    '           Birmingham Airport              Indira Gandhi Intl, T3          20:00            09:10            (S)',
  ].join('\n')
  expect(read(text)).toEqual([
    'flight | AI 834 | 8TKQ4W | 2027-10-04 07:15 COK | 2027-10-04 10:25 DEL',
    'flight | AI 113 | 8TKQ4W | 2027-10-04 13:40 DEL | 2027-10-04 18:05 BHX',
    'flight | AI 114 | 8TKQ4W | 2027-10-23 20:00 BHX | 2027-10-24 09:10 DEL',
  ])
})
