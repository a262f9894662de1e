import { calendar } from './test-letters.ts'
import { type ImportSample, passOf, records } from './test-sample-records.ts'

/** What an airline's barcode says, in its fixed columns (IATA resolution 792, one leg). */
const barcode =
  `M1${'EXAMPLE/ROBIN'.padEnd(20)}E${'X7M2RD'.padEnd(7)}LHRSIN${'EX'.padEnd(3)}${'0318'.padEnd(5)}134` +
  'Y047K0061 100'

/** Of test-samples-blind.ts: passes and calendars. */
export const BLIND_PASSES: readonly ImportSample[] = [
  {
    name: 'blind-airline-en.pkpass',
    content: passOf({
      description: 'Example Airways boarding pass',
      serialNumber: 'EX318-134-61',
      relevantDate: '2027-05-14T21:25:00+01:00',
      barcode: { format: 'PKBarcodeFormatAztec', message: barcode, messageEncoding: 'iso-8859-1' },
      boardingPass: {
        transitType: 'PKTransitTypeAir',
        headerFields: [
          { key: 'gate', label: 'GATE', value: 'B36' },
          { key: 'flight', label: 'FLIGHT', value: 'EX318' },
        ],
        primaryFields: [
          { key: 'depart', label: 'LONDON HEATHROW', value: 'LHR' },
          { key: 'arrive', label: 'SINGAPORE CHANGI', value: 'SIN' },
        ],
        auxiliaryFields: [
          { key: 'date', label: 'DATE', value: '14 May 2027' },
          { key: 'boarding', label: 'BOARDING', value: '20:40' },
          { key: 'departs', label: 'DEPARTS', value: '21:25' },
          { key: 'seat', label: 'SEAT', value: '47K' },
        ],
        secondaryFields: [
          { key: 'passenger', label: 'PASSENGER', value: 'Robin Example' },
          { key: 'class', label: 'CLASS', value: 'Economy' },
        ],
        backFields: [
          { key: 'pnr', label: 'Booking reference', value: 'X7M2RD' },
          { key: 'seq', label: 'Sequence number', value: '061' },
          { key: 'bags', label: 'Baggage', value: 'Bag drop closes 60 minutes before departure.' },
        ],
      },
    }),
    fields: records(`
      kind=flight | number=EX 318 | reference=X7M2RD | people=Robin Example | seat=47K | from.date=2027-05-14 | from.time=21:25 | from.place=LHR | to.place=SIN
    `),
  },
  {
    name: 'blind-train-es.pkpass',
    content: passOf({
      description: 'Billete de tren',
      serialNumber: '7520418830021',
      boardingPass: {
        transitType: 'PKTransitTypeTrain',
        headerFields: [{ key: 'tren', label: 'TREN', value: 'AVE 3081' }],
        primaryFields: [
          { key: 'origen', label: 'ORIGEN', value: 'Madrid-Puerta de Atocha' },
          { key: 'destino', label: 'DESTINO', value: 'Barcelona-Sants' },
        ],
        secondaryFields: [
          { key: 'fecha', label: 'FECHA', value: '22/09/2027' },
          { key: 'salida', label: 'SALIDA', value: '08:30' },
          { key: 'llegada', label: 'LLEGADA', value: '11:15' },
        ],
        auxiliaryFields: [
          { key: 'viajero', label: 'VIAJERO', value: 'Lucía Ejemplo' },
          { key: 'asiento', label: 'ASIENTO', value: 'Coche 5 Plaza 7C' },
        ],
        backFields: [
          { key: 'localizador', label: 'LOCALIZADOR', value: 'HJ7K2P' },
          { key: 'tarifa', label: 'TARIFA', value: 'Básica' },
          {
            key: 'aviso',
            label: 'AVISO',
            value: 'El acceso al tren se cierra 2 minutos antes de la salida.',
          },
        ],
      },
    }),
    fields: records(`
      kind=train | number=AVE 3081 | reference=HJ7K2P | people=Lucía Ejemplo | seat=Coche 5 Plaza 7C | from.date=2027-09-22 | from.time=08:30 | from.place=Madrid-Puerta de Atocha | to.date=2027-09-22 | to.time=11:15 | to.place=Barcelona-Sants
    `),
  },
  {
    name: 'blind-airline-en.ics',
    content: calendar(
      'PRODID:-//Example Asia Airlines//Booking//EN',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Singapore',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0800',
      'TZOFFSETTO:+0800',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Tokyo',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:7GHT2Q-1@asia.example',
      'DTSTAMP:20270801T031500Z',
      'DTSTART;TZID=Asia/Singapore:20271004T225500',
      'DTEND;TZID=Asia/Tokyo:20271005T063000',
      'SUMMARY:Flight SX 632 from Singapore (SIN) to Tokyo Haneda (HND)',
      'DESCRIPTION:Booking reference: 7GHT2Q\\nDepart: Singapore Changi\\, Terminal 3\\, 22:55\\nArrive: Tokyo Haneda\\, Terminal 3\\, 06:30 (+1 day)\\nOperated by Example Asia Airlines\\nAircraft: Airbus A350-900',
      'LOCATION:Singapore Changi Airport\\, Terminal 3',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT3H',
      'DESCRIPTION:Flight reminder',
      'END:VALARM',
      'END:VEVENT',
    ),
    fields: records(`
      kind=flight | number=SX 632 | reference=7GHT2Q | from.date=2027-10-04 | from.time=22:55 | from.place=SIN | to.date=2027-10-05 | to.time=06:30 | to.place=HND
    `),
  },
  {
    name: 'blind-train-de.ics',
    content: calendar(
      'PRODID:-//Bahn Beispiel//Reiseplan//DE',
      'BEGIN:VEVENT',
      'UID:284719350663@bahn.example',
      'DTSTAMP:20270311T090000Z',
      'DTSTART;TZID=Europe/Berlin:20270412T062900',
      'DTEND;TZID=Europe/Berlin:20270412T103400',
      'SUMMARY:Berlin Hbf -> München Hbf',
      'DESCRIPTION:Auftragsnummer: 284719350663\\n\\nICE 593\\nBerlin Hbf ab 06:29 Gleis 3\\nMünchen Hbf an 10:34 Gleis 22\\n\\n2. Klasse\\, Wg. 24\\, Pl. 71\\nAngaben ohne Gewähr.',
      'LOCATION:Berlin Hbf',
      'END:VEVENT',
    ),
    fields: records(`
      kind=train | number=ICE 593 | reference=284719350663 | from.date=2027-04-12 | from.time=06:29 | from.place=Berlin Hbf | to.date=2027-04-12 | to.time=10:34 | to.place=München Hbf
    `),
  },
  {
    name: 'blind-hotel-en.ics',
    content: calendar(
      'PRODID:-//Example Hotels//Reservations//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:90347182@hotels.example',
      'DTSTAMP:20270502T101010Z',
      'DTSTART;TZID=Europe/Dublin:20270611T150000',
      'DTEND;TZID=Europe/Dublin:20270613T110000',
      'SUMMARY:Stay at Example Harbour Hotel',
      'LOCATION:4 Sample Quay\\, Galway\\, Ireland',
      'DESCRIPTION:Hotel: Example Harbour Hotel\\nConfirmation number: 90347182\\nRoom: Deluxe King Room\\nCheck-in: Fri\\, 11 Jun 2027 from 3:00 PM\\nCheck-out: Sun\\, 13 Jun 2027 by 11:00 AM\\nPhone: +353 91 555 0100',
      'END:VEVENT',
    ),
    fields: records(`
      kind=hotel | name=Example Harbour Hotel | reference=90347182 | room=Deluxe King Room | from.date=2027-06-11 | from.time=15:00 | from.place=Example Harbour Hotel, 4 Sample Quay, Galway, Ireland | to.date=2027-06-13 | to.time=11:00 | to.place=Example Harbour Hotel, 4 Sample Quay, Galway, Ireland
    `),
  },
]
