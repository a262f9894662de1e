import { describe, expect, it } from 'vitest'
import { readConfirmation } from './read-confirmation.rules.ts'

const TODAY = '2027-03-01'
const read = (text: string) =>
  readConfirmation(text, TODAY).bookings.map(({ kind, number, reference, name, startsAt, endsAt }) =>
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

describe('a layout that no reader knows', () => {
  it.each<[string, string, string[]]>([
    [
      'a flight of Thailand, in its digits and its years',
      'รหัสการจอง: QX7T2P\nTX 204\nกรุงเทพ (BKK)\t๑๘ มิถุนายน ๒๕๗๐ ๐๘:๑๕\nภูเก็ต (HKT)\t๑๘ มิถุนายน ๒๕๗๐ ๐๙:๔๐',
      ['flight | TX 204 | QX7T2P | 2027-06-18 08:15 BKK | 2027-06-18 09:40 HKT'],
    ],
    [
      'a flight whose times stand before its airports in Hungarian',
      'Foglalási szám: H4KLM2\n2027. 09. 14.\nZZ 417\n06:35\nBUD\nBudapest\n09:10\nLTN\nLondon',
      ['flight | ZZ 417 | H4KLM2 | 2027-09-14 06:35 BUD | 2027-09-14 09:10 LTN'],
    ],
    [
      'a train of Poland',
      'Numer rezerwacji: PL-440-881\nPociąg\nData: 5 września 2027\nOdjazd: 07:22 Kraków Główny\nPrzyjazd: 09:58 Warszawa Centralna',
      ['train | PL-440-881 | 2027-09-05 07:22 Kraków Główny | 2027-09-05 09:58 Warszawa Centralna'],
    ],
    [
      'a night coach of Turkey that arrives on a day nobody tells',
      'Rezervasyon no: 5590123\nOtobüs bileti\n12 Haziran 2027\nKalkış: 23:30 İzmir Otogar\nVarış: 07:45 Ankara AŞTİ',
      ['bus | 5590123 | 2027-06-12 23:30 İzmir Otogar | Ankara AŞTİ'],
    ],
    [
      'a ship of Croatia and Italy with both days',
      'Prenotazione n. TR-88120\nTraghetto\nPartenza: 05/08/2027 20:00 Ancona\nArrivo: 15/08/2027 07:00 Spalato',
      ['ferry | TR-88120 | 2027-08-05 20:00 Ancona | 2027-08-15 07:00 Spalato'],
    ],
    [
      'a hotel of Korea',
      '예약번호: HK-20411\n호텔명: 바다마루 호텔\n부산광역시 해운대구 본보기로 12, 3층\n체크인: 2027년 7월 2일 15:00\n체크아웃: 2027년 7월 4일 11:00\n객실 1개, 2박, 2 guests',
      [
        'hotel | HK-20411 | 바다마루 호텔 | 2027-07-02 15:00 바다마루 호텔, 부산광역시 해운대구 본보기로 12, 3층 | 2027-07-04 11:00 바다마루 호텔, 부산광역시 해운대구 본보기로 12, 3층',
      ],
    ],
    [
      'a table of Germany',
      'Reservierungsnummer: T-4471\nIhr Tisch ist reserviert\nGasthaus Muster\nMusterweg 4, 80331 München\nFreitag, 4. Juni 2027\n19:30 Uhr\n2 Personen',
      [
        'restaurant | T-4471 | Gasthaus Muster | 2027-06-04 19:30 Gasthaus Muster, Musterweg 4, 80331 München | Gasthaus Muster, Musterweg 4, 80331 München',
      ],
    ],
  ])('%s is read', (_, text, found) => {
    expect(read(text)).toEqual(found)
  })

  it('reads `03/04/2027` by its day of the week, by the other days of the text, or not at all', () => {
    const stay = (first: string, last: string) =>
      `Booking number: 884120\nHotel Muster\nProbeweg 4, 80331 München\nCheck-in\n${first}\nCheck-out\n${last}\n2 nights`
    const days = (text: string) =>
      readConfirmation(text, TODAY).bookings.flatMap(({ startsAt, endsAt }) => [
        startsAt.at?.date,
        endsAt.at?.date,
      ])
    expect(days(stay('Saturday, 03/04/2027', 'Monday, 05/04/2027'))).toEqual(['2027-04-03', '2027-04-05'])
    expect(days(stay('11/04/2027', '13/04/2027'))).toEqual(['2027-04-11', '2027-04-13'])
    expect(days(stay('04/11/2027', '04/13/2027'))).toEqual(['2027-04-11', '2027-04-13'])
    expect(days(stay('03/04/2027', '05/04/2027'))).toEqual([])
  })
})

describe('a layout of a well-known seller', () => {
  it.each<[string, string, string[]]>([
    [
      'a table of an airline, with names for airports and the day of the arrival beside its time',
      'Confirmation #: GHK3RT\nMon, 05APR\tDEPART\tARRIVE\nDELTA 2305\tMINNEAPOLIS\tATLANTA\nMain Cabin (V)\t9:05am\t12:31pm\nDELTA 88\tATLANTA\tPARIS-DE GAULLE\nMain Cabin (V)\t5:30pm\t7:45am *Tue 06APR',
      [
        'flight | DL 2305 | GHK3RT | 2027-04-05 09:05 MINNEAPOLIS | 2027-04-05 12:31 ATLANTA',
        'flight | DL 88 | GHK3RT | 2027-04-05 17:30 ATLANTA | 2027-04-06 07:45 PARIS-DE GAULLE',
      ],
    ],
    [
      'columns of blanks of a railway, with days that lack their year',
      'Auftragsnummer: K2J4RT\nHinfahrt am 12.06.2027\nHalt                Datum   Zeit      Gleis  Produkte\nFrankfurt(Main)Hbf  12.06.  ab 08:50  7      ICE 591\nMannheim Hbf        12.06.  an 09:27  3\nMannheim Hbf        12.06.  ab 09:36  4      IC 2061\nStuttgart Hbf       12.06.  an 10:20  11',
      [
        'train | ICE 591 | K2J4RT | 2027-06-12 08:50 Frankfurt(Main)Hbf | 2027-06-12 09:27 Mannheim Hbf',
        'train | IC 2061 | K2J4RT | 2027-06-12 09:36 Mannheim Hbf | 2027-06-12 10:20 Stuttgart Hbf',
      ],
    ],
    [
      'a low-cost airline with both times in one line',
      'Reservation Number: K4FG8W\nFR 1234\nDublin (DUB) - Faro (FAO)\nSat, 12 Jun 27\n06:25 - 09:25\nFR 1235\nFaro (FAO) - Dublin (DUB)\nSat, 19 Jun 27\n10:00 - 12:55',
      [
        'flight | FR 1234 | K4FG8W | 2027-06-12 06:25 DUB | 2027-06-12 09:25 FAO',
        'flight | FR 1235 | K4FG8W | 2027-06-19 10:00 FAO | 2027-06-19 12:55 DUB',
      ],
    ],
    [
      'a railway of France with how long it takes between the times',
      'Référence du dossier : QWERTZ\nAller\nvendredi 14 mai 2027\n08h12\nParis Gare de Lyon\nTGV INOUI 6607\n2h04\n10h16\nLyon Part Dieu',
      [
        'train | TGV INOUI 6607 | QWERTZ | 2027-05-14 08:12 Paris Gare de Lyon | 2027-05-14 10:16 Lyon Part Dieu',
      ],
    ],
    [
      'a railway of Spain with both places and both times under words',
      'Localizador: ABC12D    Núm. de billete: 7261904415521\nOrigen: MADRID-PUERTA DE ATOCHA   Destino: BARCELONA-SANTS\nFecha: 03/07/2027\nTren: AVE 03121   Coche: 5\nSalida: 12:30   Llegada: 15:00',
      [
        'train | AVE 03121 | ABC12D | 2027-07-03 12:30 MADRID-PUERTA DE ATOCHA | 2027-07-03 15:00 BARCELONA-SANTS',
      ],
    ],
    [
      'a hirer with two tables of heads',
      'Hertz\nYour Confirmation Number is: K12345678A9\nPickup Location    Return Location\nDenver Intl Airport    Same as pickup\nPickup Time    Return Time\nMon, Aug 02, 2027 at 10:30 AM    Fri, Aug 06, 2027 at 09:00 AM',
      [
        'car | K12345678A9 | Hertz | 2027-08-02 10:30 Denver Intl Airport | 2027-08-06 09:00 Denver Intl Airport',
      ],
    ],
    [
      'an airline of Japan with a number for each booking',
      '[1] 予約番号:0483\n搭乗日:2027年7月22日(木)\n便名:ANA467便(NH467)\n東京(羽田) 11:05発 - 沖縄(那覇) 13:45着\n[2] 予約番号:0491\n搭乗日:2027年7月25日(日)\n便名:ANA478便(NH478)\n沖縄(那覇) 20:35発 - 東京(羽田) 23:00着',
      [
        'flight | NH 467 | 0483 | 2027-07-22 11:05 東京(羽田) | 2027-07-22 13:45 沖縄(那覇)',
        'flight | NH 478 | 0491 | 2027-07-25 20:35 沖縄(那覇) | 2027-07-25 23:00 東京(羽田)',
      ],
    ],
    [
      'a change with its old times and its new ones under their heads',
      'Booking reference: KQ4T7Z\nYour flight time has changed\nOld flight\n14 Oct 2027\n20:40 London (LHR)\n16:45 Singapore (SIN)\nNew flight\n14 Oct 2027\n21:40 London (LHR)\n17:45 Singapore (SIN)\nBA 15',
      ['flight | BA 15 | KQ4T7Z | 2027-10-14 21:40 LHR | SIN'],
    ],
    [
      'what somebody wrote down without a booking number',
      'Flight LH 232\nFrankfurt (FRA) 09:40\nRome (FCO) 11:30\n4 June 2027',
      ['flight | LH 232 | 2027-06-04 09:40 FRA | 2027-06-04 11:30 FCO'],
    ],
  ])('%s is read', (_, text, found) => {
    expect(read(text)).toEqual(found)
  })

  it('is told by its sender where the words do not say what it is', () => {
    const text =
      'Booking 4187220\nDeparture: 6 August 2027, 20:15 Holyhead\nArrival: 6 August 2027, 23:30 Dublin'
    const kinds = ['Stena Line', 'FlixBus', 'Deutsche Bahn'].map((sender) =>
      readConfirmation(text, TODAY, { sender, subject: '' }).bookings.map(({ kind }) => kind),
    )
    expect(kinds).toEqual([['ferry'], ['bus'], ['train']])
    expect(read(text)).toEqual([])
  })
})

describe('nothing is invented', () => {
  it.each<[string, string]>([
    [
      'of a flight on sale without a price',
      'Fly with us!\nLondon (LHR) – Rome (FCO)\t20 April 2027\t06:25 – 08:50\tBA 552\nBook now',
    ],
    [
      'of a change that shows two times and not which of them is the new one',
      'Booking reference: KQ4T7Z\nYour flight time has changed\n14 Oct 2027\n20:40 London (LHR)\n16:45 Singapore (SIN)\n14 Oct 2027\n21:40 London (LHR)\n17:45 Singapore (SIN)\nBA 15',
    ],
    [
      'of when the counter opens and closes',
      'Booking reference: KQ4T7Z\nOnline check-in opens 13 Oct 2027 20:40\nOnline check-in closes 14 Oct 2027 18:40\nBA 15 London (LHR) to Singapore (SIN)',
    ],
    [
      'of a parcel',
      'Order number: 884-1201993\nYour parcel arrives\nTuesday 4 May 2027 between 10:00 and 12:00\nExample Warehouse\nLeipzig',
    ],
    [
      'of where friends meet',
      'Hi Ben,\nwe meet at 10:00 at Kings Cross and go at 12:00 to York, 4 May 2027\nSee you',
    ],
    [
      'of flights that are on sale',
      'Wyprzedaż\nWarszawa (WAW) – Rzym (FCO)\t20.04.2027, 06:25 – 08:50\tBW 3301\t89 zł\nKod promocyjny: WIOSNA27',
    ],
    [
      'of two stays to choose from',
      'Booking number: 884120\nHotel Muster\nProbeweg 4, 80331 München\nCheck-in: 3 May 2027\nCheck-out: 5 May 2027\nor\nCheck-in: 10 May 2027\nCheck-out: 12 May 2027\n2 nights',
    ],
    [
      'of a booking that is cancelled',
      'Your booking has been cancelled.\nBooking number: 884120\nTrain\n3 May 2027\nDeparture: 10:00 York\nArrival: 12:00 London',
    ],
    [
      'of a booking that is cancelled, in German',
      'Ihre Buchung wurde storniert.\nBuchungsnummer: 884120\nZug\n3. Mai 2027\nAbfahrt: 10:00 Ulm\nAnkunft: 12:00 Bonn',
    ],
    [
      'of a request for a review',
      'Booking number: 884120\nThank you for your stay at Hotel Muster\nPlease tell us by 31 March 2027 at 12:00 how it was\nHotel Muster\nProbeweg 4, 80331 München',
    ],
    [
      'of a timetable',
      'Booking reference: AB12CD\nTrain\n10:00 York\n12:00 London\n11:00 York\n13:00 London',
    ],
    [
      'of a bill',
      'Booking number: 884120\nInvoice date: 3 May 2027\nHotel Muster\nProbeweg 4, 80331 München\nRoom, 2 nights: 210,00 EUR\nDue: 10 May 2027, 12:00',
    ],
    [
      'of an invitation to a table',
      'Confirmation: 884120\nTable for tonight? From 19:30 we have room for 2 people.\nTrattoria Muster\nProbeweg 4, 80331 München\nOpen 18:00–23:00',
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual([])
  })

  it('of the times of a gate, a counter or a door', () => {
    expect(
      read(
        'PNR: QX7T2P\nDate\tFrom\tDeparts\tFlight no\tTo\tArrives\tBag drop closes\n7 May 2027\tMumbai BOM\t22:55\t6V 2718\tKochi COK\t23:50\t21:55',
      ),
    ).toEqual(['flight | 6V 2718 | QX7T2P | 2027-05-07 22:55 BOM | 2027-05-07 23:50 COK'])
    expect(
      read(
        'Booking reference: AB12CD\nTrain\n3 May 2027\nDeparture: 10:00 York\nGate closes 09:58\nArrival: 12:00 London Kings Cross\nBoarding from 09:30',
      ),
    ).toEqual(['train | AB12CD | 2027-05-03 10:00 York | 2027-05-03 12:00 London Kings Cross'])
  })

  it('of the number of a customer, a bill or a card', () => {
    expect(
      read(
        'Kundennummer: 1120394\nRechnungsnummer: 88120\nTrain ICE 571\n3 May 2027\nDeparture: 10:00 Ulm\nArrival: 12:00 Bonn',
      ).join(),
    ).not.toMatch(/1120394|88120/)
  })
})
