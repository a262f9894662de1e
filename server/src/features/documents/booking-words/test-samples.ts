import { type ImportSample, mailOf, passOf, records } from './test-sample-records.ts'

export const OTHER_SAMPLES: readonly ImportSample[] = [
  {
    name: 'boarding.pkpass',
    content: passOf({
      relevantDate: '2027-04-02T05:35+02:00',
      barcodes: [{ message: 'M1EXAMPLE/ANAMRS      EQX7RT2 FRALISTP 0575 092Y012A0025 147>1181M 7091BTP  ' }],
      boardingPass: {
        transitType: 'PKTransitTypeAir',
        headerFields: [{ key: 'gate', label: 'GATE', value: 'B22' }],
        primaryFields: [
          { key: 'origin', label: 'Frankfurt', value: 'FRA' },
          { key: 'destination', label: 'Lisbon', value: 'LIS' },
        ],
        secondaryFields: [
          { key: 'passenger', label: 'PASSENGER', value: 'Ana Example' },
          { key: 'flight', label: 'FLIGHT', value: 'TP 575' },
        ],
        auxiliaryFields: [
          { key: 'date', label: 'DATE', value: '2 APR 2027' },
          { key: 'departure', label: 'DEPARTURE', value: '06:05' },
          { key: 'seat', label: 'SEAT', value: '12A' },
        ],
        backFields: [{ key: 'pnr', label: 'Booking reference', value: 'QX7RT2' }],
      },
    }),
    fields: records(`
      kind=flight | number=TP 575 | reference=QX7RT2 | people=Ana Example | seat=12A | from.date=2027-04-02 | from.time=06:05 | from.place=FRA | to.place=LIS
    `),
  },
  {
    name: 'rail.pkpass',
    content: passOf({
      boardingPass: {
        transitType: 'PKTransitTypeTrain',
        primaryFields: [
          { key: 'from', label: 'FROM', value: 'Roma Termini' },
          { key: 'to', label: 'TO', value: 'Firenze S. M. Novella' },
        ],
        secondaryFields: [
          { key: 'train', label: 'TRAIN', value: 'FR 9412' },
          { key: 'date', label: 'DATE', value: '14/05/2027' },
        ],
        auxiliaryFields: [
          { key: 'dep', label: 'DEPARTURE', value: '09:35' },
          { key: 'arr', label: 'ARRIVAL', value: '11:08' },
          { key: 'seat', label: 'SEAT', value: '4 7D' },
        ],
      },
    }),
    fields: records(`
      kind=train | number=FR 9412 | seat=4 7D | from.date=2027-05-14 | from.time=09:35 | from.place=Roma Termini | to.date=2027-05-14 | to.time=11:08 | to.place=Firenze S. M. Novella
    `),
  },
  {
    name: 'barcode.txt',
    content:
      'M2EXAMPLE/BEN         EQX7RT2 MUCFRALH 0099 118Y021C0033 100QX7RT2 FRAJFKLH 0400 118Y044A0101 100',
    fields: records(`
      kind=flight | number=LH 99 | reference=QX7RT2 | people=Ben Example | seat=21C | from.date=2027-04-28 | from.place=MUC | to.place=FRA
      kind=flight | number=LH 400 | reference=QX7RT2 | people=Ben Example | seat=44A | from.date=2027-04-28 | from.place=FRA | to.place=JFK
    `),
  },
  {
    name: 'tripit.ics',
    content: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:ab12@tripit.com',
      'DTSTART;VALUE=DATE:20270601',
      'DTEND;VALUE=DATE:20270606',
      'SUMMARY:Boston in June',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:item-1@tripit.com',
      'DTSTART:20270601T183000Z',
      'DTEND:20270601T203000Z',
      'SUMMARY:DL738 JFK to BOS',
      'DESCRIPTION:Ana Example is in transit\\n[Flight] 6/1/2027 Delta\\nConfirmation: GH7K2P',
      'LOCATION:New York (JFK)',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:item-2@tripit.com',
      'DTSTART;TZID=America/New_York:20270601T150000',
      'DTEND;TZID=America/New_York:20270601T160000',
      'SUMMARY:Check-in: Harbor Example Hotel',
      'DESCRIPTION:[Lodging] Harbor Example Hotel',
      'LOCATION:1 Wharf\\, Boston\\, MA',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:item-3@tripit.com',
      'DTSTART;TZID=America/New_York:20270605T110000',
      'DTEND;TZID=America/New_York:20270605T120000',
      'SUMMARY:Check-out: Harbor Example Hotel',
      'DESCRIPTION:[Lodging] Harbor Example Hotel',
      'LOCATION:1 Wharf\\, Boston\\, MA',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
    fields: records(`
      kind=flight | number=DL 738 | reference=GH7K2P | from.date=2027-06-01 | from.time=18:30 | from.place=JFK | to.date=2027-06-01 | to.time=20:30 | to.place=BOS
      kind=hotel | name=Harbor Example Hotel | from.date=2027-06-01 | from.time=15:00 | from.place=1 Wharf, Boston, MA | to.date=2027-06-05 | to.time=11:00 | to.place=1 Wharf, Boston, MA
    `),
  },
  {
    name: 'airline-en.eml',
    content: mailOf(
      'Booking confirmation',
      'plain',
      'Dear Ana,\n\nThank you for booking.\nBooking reference: ZK4MPT\n\nFlight SK 1676\nFriday, 14 May 2027\n07:10 Berlin (BER)\n08:20 Copenhagen (CPH)\n\nTotal paid EUR 88.00\n',
    ),
    fields: records(`
      kind=flight | number=SK 1676 | reference=ZK4MPT | from.date=2027-05-14 | from.time=07:10 | from.place=BER | to.date=2027-05-14 | to.time=08:20 | to.place=CPH
    `),
  },
  {
    name: 'airline-de.eml',
    content: mailOf(
      'Ihre Buchung',
      'plain',
      'Buchungscode: M7QK2L\n\nHinflug: 3. Juli 2027\nFlug EW 7460\nAbflug 06:40 Uhr Hamburg (HAM)\nAnkunft 09:15 Uhr Palma de Mallorca (PMI)\n\nRückflug: 10. Juli 2027\nFlug EW 7465\nAbflug 21:05 Uhr Palma de Mallorca (PMI)\nAnkunft 23:45 Uhr Hamburg (HAM)\n',
    ),
    fields: records(`
      kind=flight | number=EW 7460 | reference=M7QK2L | from.date=2027-07-03 | from.time=06:40 | from.place=HAM | to.date=2027-07-03 | to.time=09:15 | to.place=PMI
      kind=flight | number=EW 7465 | reference=M7QK2L | from.date=2027-07-10 | from.time=21:05 | from.place=PMI | to.date=2027-07-10 | to.time=23:45 | to.place=HAM
    `),
  },
  {
    name: 'hotel-en.eml',
    content: mailOf(
      'Reservation',
      'html',
      '<table><tr><td>Hotel:</td><td>Seaview Example</td></tr><tr><td>Address:</td><td>12 Beach Road, Brighton</td></tr><tr><td>Check-in:</td><td>Saturday, 7 August 2027 (from 14:00)</td></tr><tr><td>Check-out:</td><td>Monday, 9 August 2027 (until 10:30)</td></tr><tr><td>Confirmation number:</td><td>HX-448120</td></tr></table>',
    ),
    fields: records(`
      kind=hotel | name=Seaview Example | reference=HX-448120 | from.date=2027-08-07 | from.time=14:00 | from.place=Seaview Example, 12 Beach Road, Brighton | to.date=2027-08-09 | to.time=10:30 | to.place=Seaview Example, 12 Beach Road, Brighton
    `),
  },
  {
    name: 'hotel-fr.txt',
    content:
      'Confirmation de réservation\nHôtel : Les Lilas Exemple\nAdresse : 3 rue Haute, 69001 Lyon\nArrivée : vendredi 4 juin 2027\nDépart : dimanche 6 juin 2027\nNuméro de réservation : LY77120\n',
    fields: records(`
      kind=hotel | name=Les Lilas Exemple | reference=LY77120 | from.date=2027-06-04 | from.place=Les Lilas Exemple, 3 rue Haute, 69001 Lyon | to.date=2027-06-06 | to.place=Les Lilas Exemple, 3 rue Haute, 69001 Lyon
    `),
  },
  {
    name: 'train-it.txt',
    content:
      'Il tuo biglietto\nPNR: R7KQ2M\nTreno: FRECCIAROSSA 9524\nData: 21 maggio 2027\nRoma Termini 09:30 → Firenze S. M. Novella 11:02\n',
    fields: records(`
      kind=train | number=FRECCIAROSSA 9524 | reference=R7KQ2M | from.date=2027-05-21 | from.time=09:30 | from.place=Roma Termini | to.date=2027-05-21 | to.time=11:02 | to.place=Firenze S. M. Novella
    `),
  },
  {
    name: 'advertising.eml',
    content: mailOf(
      'Fly for less',
      'plain',
      'Fares from EUR 29! Book until 31 May 2027. Flight deals from BER, HAM and MUC. Call 0800 123 456.\nTerms of 1 January 2027 apply.',
    ),
    fields: [],
  },
  {
    name: 'places.gpx',
    content:
      '<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="47.0707" lon="15.4395"><name>Schloßberg &amp; Uhrturm</name><desc>At dusk</desc></wpt><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>',
    fields: records(`
      kind=place | name=Schloßberg & Uhrturm | at=47.0707,15.4395
    `),
  },
  {
    name: 'places.kml',
    content:
      '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Café Example</name><Point><coordinates>15.44,47.07,0</coordinates></Point></Placemark><Placemark><name>Way</name><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark></Document></kml>',
    fields: records(`
      kind=place | name=Café Example | at=47.07,15.44
    `),
  },
  {
    name: 'places.csv',
    content: '\uFEFFName;Breite;Länge;Notiz\r\n"Haus ""am See""";47,25;11,4;Frühstück\r\nOhne Ort;;;\r\n',
    fields: records(`
      kind=place | name=Haus "am See" | at=47.25,11.4
    `),
  },
  {
    name: 'links.txt',
    content:
      'Caffè Greco: https://www.google.com/maps/place/Caff%C3%A8+Greco/@41.9057,12.4816,17z/data=!3d41.90572!4d12.48187\nhttps://www.openstreetmap.org/?mlat=41.8902&mlon=12.4922#map=17/41.89/12.49\nhttps://maps.app.goo.gl/abc\n',
    fields: records(`
      kind=place | name=Caffè Greco | at=41.90572,12.48187
      kind=place | name=41.8902, 12.4922 | at=41.8902,12.4922
    `),
  },
]
