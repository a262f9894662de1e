import { describe, expect, it } from 'vitest'
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

describe('a journey', () => {
  it.each<[string, string, string[]]>([
    [
      'with a code below each name and the number between the columns',
      'Código de reserva: Z8QN5H\nviernes, 2 de abril de 2027\n16:25h\t1h 50min\t18:15h\nBarcelona\t→\tParís Orly\n(BCN) T1\tVY8016\t(ORY) T3',
      ['flight | VY 8016 | Z8QN5H | 2027-04-02 16:25 BCN | 2027-04-02 18:15 ORY'],
    ],
    [
      'whose one time is written twice',
      'Booking number: XK4L9P\nAK378\tDepart\tArrive\nAirbus A320\t0720 hrs (7:20AM)\t1025 hrs (10:25AM)\nValue Pack\tFri 05 Mar 2027\tFri 05 Mar 2027\n3h 05m\tKuala Lumpur (KUL)\tBali (DPS)',
      ['flight | AK 378 | XK4L9P | 2027-03-05 07:20 KUL | 2027-03-05 10:25 DPS'],
    ],
    [
      'whose days stand below their times',
      'Booking reference: 5QTRXM\nSQ 322\nSIN 23:25\nSingapore\n14 May 2027 (Fri)\nLHR 06:05 (+1)\nLondon\n15 May 2027 (Sat)\nSQ 305\nLHR 09:10\nLondon\n29 May 2027 (Sat)\nSIN 05:20 (+1)\nSingapore\n30 May 2027 (Sun)',
      [
        'flight | SQ 322 | 5QTRXM | 2027-05-14 23:25 SIN | 2027-05-15 06:05 LHR',
        'flight | SQ 305 | 5QTRXM | 2027-05-29 09:10 LHR | 2027-05-30 05:20 SIN',
      ],
    ],
    [
      'over the date line, with a day for each end',
      'Booking reference: LJ82PR\nNZ8\tAuckland (AKL)\tSan Francisco (SFO)\n\u2063\t7:45 PM\t11:40 AM\n\u2063\tSat 06 Nov 2027\tSat 06 Nov 2027',
      ['flight | NZ 8 | LJ82PR | 2027-11-06 19:45 AKL | 2027-11-06 11:40 SFO'],
    ],
    [
      'with bare times in columns of departure and arrival',
      'Booking reference NQ7T4X\nFlight\tDate\tFrom\tDeparts\tTo\tArrives\nJQ 255\t06 Jul 27\tAuckland (AKL)\t0905\tQueenstown (ZQN)\t1055',
      ['flight | JQ 255 | NQ7T4X | 2027-07-06 09:05 AKL | 2027-07-06 10:55 ZQN'],
    ],
    [
      'with both places in one column below `From / To`',
      'Boekingscode: NSKTQWR\nE-ticket van de trein\nVan / Naar\tDatum\tVertrek\tAankomst\tTrein\nAmersfoort Centraal\nBerlin Hbf\tza 05-06-2027\t09:31\t14:52\tIC 145',
      ['train | IC 145 | NSKTQWR | 2027-06-05 09:31 Amersfoort Centraal | 2027-06-05 14:52 Berlin Hbf'],
    ],
    [
      'of a ticket that has its own number alone',
      'TICKET NUMBER  RKLA3182\nOUTWARD JOURNEY by coach\nDate:  Saturday 26/06/2027\nService:  040\nDepart:  07:35  BRISTOL Bus Station, Bay 12\nArrive:  10:20  LONDON VICTORIA Coach Station\nTOTAL  £47.80',
      [
        'bus | 040 | RKLA3182 | 2027-06-26 07:35 BRISTOL Bus Station | 2027-06-26 10:20 LONDON VICTORIA Coach Station',
      ],
    ],
    [
      'of Poland, with days that another line names in full',
      'BILET INTERNETOWY\nSeria i nr: EIC27184402\nOD   DATA    GODZ.     DO     DATA    GODZ.\nKraków Gł.   22.07 21:48   Gdynia Gł.   23.07 06:32   664\nTLK 38170 USTRONIE\nWażny: wyjazd 22.07.2027 do 23.07.2027',
      ['train | TLK 38170 | EIC27184402 | 2027-07-22 21:48 Kraków Gł. | 2027-07-23 06:32 Gdynia Gł.'],
    ],
    [
      'of Greece',
      'Αρ. κράτησης: 40217788\nΠλοίο   BLUE STAR DELOS\nΑπό   ΠΕΙΡΑΙΑΣ\nΠρος   ΣΑΝΤΟΡΙΝΗ (ΘΗΡΑ)\nΑναχώρηση   Κυριακή 25/07/2027 07:25\nΆφιξη   Κυριακή 25/07/2027 15:10',
      ['ferry | 40217788 | 2027-07-25 07:25 ΠΕΙΡΑΙΑΣ | 2027-07-25 15:10 ΣΑΝΤΟΡΙΝΗ (ΘΗΡΑ)'],
    ],
    [
      'in the lines of a reservation system, without those who wait',
      ' 1. DL   38 Y  20MAR HKGSEA HS3  1145   0811  O\n 2. EY   84 V  16APR FCOAUH HK1  2200  #0605  O*\n 3. EY  226 V  17APR AUHAMD WL1  1000   1445  O*',
      [
        'flight | DL 38 | 2027-03-20 11:45 HKG | 2027-03-20 08:11 SEA',
        'flight | EY 84 | 2027-04-16 22:00 FCO | 2027-04-17 06:05 AUH',
      ],
    ],
  ])('%s is read', (_, text, found) => {
    expect(read(text)).toEqual(found)
  })

  it('takes the years of its days from the purchase, over the end of the year', () => {
    const text =
      'Vlak\nDatum vystavení: 30.12.2027 20:27\nKód transakce: GIG2L1\nPraha hl.n.   31.12. 13:51 EC 173   71\nBrno hl.n.   31.12. 16:20\nBrno hl.n.   01.01. 10:38 rj 72   51\nPraha hl.n.   01.01. 13:07'
    expect(read(text)).toEqual([
      'train | EC 173 | GIG2L1 | 2027-12-31 13:51 Praha hl.n. | 2027-12-31 16:20 Brno hl.n.',
      'train | rj 72 | GIG2L1 | 2028-01-01 10:38 Brno hl.n. | 2028-01-01 13:07 Praha hl.n.',
    ])
  })

  it('takes them from the day of its mail, and has none of a text from last month', () => {
    const text = 'Booking reference: AB12CD\nTrain\n03.01. 10:00 York\n03.01. 12:00 London'
    const sent = (day: string) => read(text, { sender: '', subject: '', sent: day })
    expect(sent('2027-12-20')).toEqual(['train | AB12CD | 2028-01-03 10:00 York | 2028-01-03 12:00 London'])
    expect(sent('2027-01-25')).toEqual([])
    expect(read(text)).toEqual([])
  })

  it('has the number that its own airline writes without its code', () => {
    const text =
      'Your confirmation code is\nOVJQTN\nLAX\t \tBOS\nDate\tDeparts\tArrives\nThu, Nov 18 2027\t10:49pm\t7:06am\nFlight 224 Operated by JetBlue'
    expect(read(text, { sender: 'JetBlue Reservations', subject: '' })).toEqual([
      'flight | B6 224 | OVJQTN | 2027-11-18 22:49 LAX | BOS',
    ])
  })
})

describe('a stay or an outing', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a stay by its first day and its nights',
      '',
      '予約番号 12345678\n施設名 ホテルやまびこ\n宿泊日 2027年6月5日(土)から1泊\nチェックイン 16:00\nチェックアウト 11:00',
      [
        'hotel | 12345678 | ホテルやまびこ | 2027-06-05 16:00 ホテルやまびこ | 2027-06-06 11:00 ホテルやまびこ',
      ],
    ],
    [
      'a house above its address of three lines',
      '',
      'Booking reference: QX88120441\nLeeds City Centre\n1 Wellington Street\nLeeds\nLS1 4LT\nArriving  Friday 14 May 2027, from 2pm\nLeaving  Sunday 16 May 2027, by 12 noon\n2 nights',
      [
        'hotel | QX88120441 | Leeds City Centre | 2027-05-14 14:00 Leeds City Centre, 1 Wellington Street, Leeds, LS1 4LT | 2027-05-16 12:00 Leeds City Centre, 1 Wellington Street, Leeds, LS1 4LT',
      ],
    ],
    [
      'a table without a number, where its seller says that it is booked',
      'Resy <no-reply@resy.example>',
      "Ivy, your table's booked.\nHalyard Room\nFriday, June 11 at 9:15 PM\n2 guests\nA fee of $25 is charged if you do not come",
      ['restaurant | Halyard Room | 2027-06-11 21:15 Halyard Room | Halyard Room'],
    ],
    [
      'a show above its hall',
      '',
      "Numéro de commande : 0071448293\nLES HIRONDELLES\nTournée d'été\nLE ZÉNITH\n11 avenue Badiou, 31300 TOULOUSE\nvendredi 26 novembre 2027 à 20h00\nRang F, places 14 et 15\nConcert",
      [
        'event | 0071448293 | LES HIRONDELLES | 2027-11-26 20:00 LE ZÉNITH, 11 avenue Badiou, 31300 TOULOUSE | LE ZÉNITH, 11 avenue Badiou, 31300 TOULOUSE',
      ],
    ],
  ])('%s is read', (_, sender, text, found) => {
    expect(read(text, { sender, subject: '' })).toEqual(found)
  })
})

describe('nothing is invented', () => {
  it.each<[string, string, string]>([
    [
      'of a list of those who wait',
      'Resy <no-reply@resy.example>',
      "You're on the waitlist for Halyard Room\nFriday, June 11 2027 at 8:00 PM\n2 guests",
    ],
    [
      'of an offer with a number of its own',
      'Reisebüro',
      'Angebotsnummer: A-20417\nFlug LH 1802  München (MUC) - Lissabon (LIS)  12.06.2027  09:15 - 11:25\nPreis 349 EUR',
    ],
    [
      'of a flight that was refunded',
      'easyJet',
      'Booking reference: K7LMQ2P\nWe have refunded your flight\nEZY 8343  London (LGW) - Nice (NCE)\n12 June 2027 07:15 - 10:20',
    ],
    [
      'of days that could be either',
      '',
      'Reservation code: QX8812\nShip: CHAMPION JET\nDate: 05/06/2027\nFrom: RAFINA   To: MYKONOS\nDeparture: 07:40   Arrival: 09:50',
    ],
  ])('%s', (_, sender, text) => {
    expect(read(text, { sender, subject: '' })).toEqual([])
  })

  it('of when a ticket was bought, is valid, and who was born when', () => {
    const text =
      'Bestellnummer: 204417730\nZug\nDo 17.06.2027\nGültig: Do 17.06.2027 05:00 - Fr 18.06.2027 05:00\nKäthi Muster, 08.03.1974\n08:31 Bern, Gl. 7\n09:28 Zürich HB, Gl. 32\nIC 8 719\nBezahlt 28.05.2027 19:12'
    expect(read(text)).toEqual([
      'train | IC 8 719 | 204417730 | 2027-06-17 08:31 Bern | 2027-06-17 09:28 Zürich HB',
    ])
  })
})
