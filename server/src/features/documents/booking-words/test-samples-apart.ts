import { type ImportSample, jsonLdMail, mailOf, passOf, records } from './test-sample-records.ts'

/** Samples that no reader was written or changed by: their figure says what strangers get. */
export const SAMPLES_APART: readonly ImportSample[] = [
  {
    name: 'long-flight.eml',
    content: jsonLdMail('Itinerary receipt', {
      '@context': 'http://schema.org',
      '@type': 'FlightReservation',
      reservationId: 'L2N8VV',
      reservationStatus: 'http://schema.org/Confirmed',
      underName: { '@type': 'Person', givenName: 'Mei', familyName: 'Example' },
      bookingAgent: { '@type': 'Organization', name: 'Agency Example' },
      totalPrice: { '@type': 'PriceSpecification', price: 184300, priceCurrency: 'JPY' },
      reservationFor: {
        '@type': 'Flight',
        flightNumber: '0008',
        provider: { '@type': 'Airline', name: 'All Example', iataCode: 'NH' },
        departureAirport: { '@type': 'Airport', iataCode: 'NRT' },
        departureTime: '2027-09-10T17:00:00+09:00',
        arrivalAirport: { '@type': 'Airport', iataCode: 'SFO' },
        arrivalTime: '2027-09-10T10:35:00-07:00',
      },
    }),
    fields: records(`
      kind=flight | number=NH 8 | reference=L2N8VV | people=Mei Example | provider=Agency Example | cost=184300 JPY | from.date=2027-09-10 | from.time=17:00 | from.place=NRT | to.date=2027-09-10 | to.time=10:35 | to.place=SFO
    `),
  },
  {
    name: 'concert.eml',
    content: jsonLdMail('Your tickets', {
      '@context': 'http://schema.org',
      '@type': 'EventReservation',
      reservationNumber: 'E-99381',
      underName: { '@type': 'Person', name: 'Ola Example' },
      reservedTicket: {
        '@type': 'Ticket',
        ticketedSeat: { '@type': 'Seat', seatSection: 'Parkett', seatRow: '7', seatNumber: '14' },
      },
      reservationFor: {
        '@type': 'MusicEvent',
        name: 'Requiem',
        startDate: '2027-10-02T19:30:00+02:00',
        endDate: '2027-10-02T21:30:00+02:00',
        location: { '@type': 'Place', name: 'Konzerthaus Example', address: 'Platz 1, 10117 Berlin' },
      },
    }),
    fields: records(`
      kind=event | name=Requiem | reference=E-99381 | people=Ola Example | seat=Parkett 7 14 | from.date=2027-10-02 | from.time=19:30 | from.place=Konzerthaus Example, Platz 1, 10117 Berlin | to.date=2027-10-02 | to.time=21:30 | to.place=Konzerthaus Example, Platz 1, 10117 Berlin
    `),
  },
  {
    name: 'hotel-microdata.eml',
    content: mailOf(
      'Votre séjour',
      'html',
      '<div itemscope itemtype="https://schema.org/LodgingReservation"><span itemprop="reservationNumber">BB-20391</span><meta itemprop="checkinDate" content="2027-11-05"><meta itemprop="checkoutDate" content="2027-11-07"><div itemprop="reservationFor" itemscope itemtype="https://schema.org/LodgingBusiness"><b itemprop="name">Auberge Exemple</b><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">5 quai Vert</span> <span itemprop="addressLocality">Annecy</span> <span itemprop="addressCountry">FR</span></div></div></div>',
    ),
    fields: records(`
      kind=hotel | name=Auberge Exemple | reference=BB-20391 | from.date=2027-11-05 | from.place=Auberge Exemple, 5 quai Vert, Annecy | to.date=2027-11-07 | to.place=Auberge Exemple, 5 quai Vert, Annecy
    `),
  },
  {
    name: 'ferry.pkpass',
    content: passOf({
      boardingPass: {
        transitType: 'PKTransitTypeBoat',
        primaryFields: [
          { key: 'departurePort', label: 'From', value: 'Göteborg' },
          { key: 'arrivalPort', label: 'To', value: 'Frederikshavn' },
        ],
        secondaryFields: [
          { key: 'departureDate', label: 'Departure date', value: '2027-06-19' },
          { key: 'departureTime', label: 'Departure', value: '09:10' },
        ],
        auxiliaryFields: [{ key: 'bookingNumber', label: 'Booking number', value: '30128841' }],
      },
    }),
    fields: records(`
      kind=ferry | reference=30128841 | from.date=2027-06-19 | from.time=09:10 | from.place=Göteborg | to.place=Frederikshavn
    `),
  },
  {
    name: 'museum.pkpass',
    content: passOf({
      description: 'Museum ticket',
      eventTicket: {
        primaryFields: [{ key: 'event', label: 'EVENT', value: 'Museo Ejemplo' }],
        secondaryFields: [
          { key: 'date', label: 'FECHA', value: '8 de septiembre de 2027' },
          { key: 'seat', label: 'ASIENTO', value: 'B 14' },
        ],
      },
    }),
    fields: records(`
      kind=event | name=Museo Ejemplo | seat=B 14 | from.date=2027-09-08
    `),
  },
  {
    name: 'airline-es.eml',
    content: mailOf(
      'Confirmación de su reserva',
      'html',
      '<p>Código de reserva: T4WQ9Z</p><table><tr><td>Vuelo IB3170</td><td>12 de junio de 2027</td></tr><tr><td>Salida 09:25 Madrid (MAD)</td></tr><tr><td>Llegada 10:45 Lisboa (LIS)</td></tr></table>',
    ),
    fields: records(`
      kind=flight | number=IB 3170 | reference=T4WQ9Z | from.date=2027-06-12 | from.time=09:25 | from.place=MAD | to.date=2027-06-12 | to.time=10:45 | to.place=LIS
    `),
  },
  {
    name: 'hotel-es.txt',
    content:
      'Hotel: Posada Ejemplo\nDirección: Calle Sol 8, Granada\nEntrada: 20 de octubre de 2027, desde las 15:00\nSalida: 23 de octubre de 2027, hasta las 12:00\nLocalizador de reserva: GR-5512\nHabitación: Doble interior\n',
    fields: records(`
      kind=hotel | name=Posada Ejemplo | reference=GR-5512 | room=Doble interior | from.date=2027-10-20 | from.time=15:00 | from.place=Posada Ejemplo, Calle Sol 8, Granada | to.date=2027-10-23 | to.time=12:00 | to.place=Posada Ejemplo, Calle Sol 8, Granada
    `),
  },
  {
    name: 'rail-de.eml',
    content: mailOf(
      'Ihre Fahrkarte',
      'plain',
      'Auftragsnummer: 7GH2K1\nFahrt am 18.09.2027\nICE 1601\nAbfahrt: Hamburg Hbf, 08:36\nAnkunft: Berlin Hbf, 10:22\nSitzplatz Wagen 12, Platz 44\n',
    ),
    fields: records(`
      kind=train | number=ICE 1601 | reference=7GH2K1 | from.date=2027-09-18 | from.time=08:36 | from.place=Hamburg Hbf | to.date=2027-09-18 | to.time=10:22 | to.place=Berlin Hbf
    `),
  },
  {
    name: 'airline.ics',
    content:
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:x@example\r\nDTSTART;TZID=Europe/Oslo:20270815T134000\r\nDTEND;TZID=Europe/Paris:20270815T160500\r\nSUMMARY:Flight DY 1496 Oslo (OSL) - Paris (CDG)\r\nDESCRIPTION:Booking reference: KQ8Z4M\r\nLOCATION:Oslo Gardermoen\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    fields: records(`
      kind=flight | number=DY 1496 | reference=KQ8Z4M | from.date=2027-08-15 | from.time=13:40 | from.place=OSL | to.date=2027-08-15 | to.time=16:05 | to.place=CDG
    `),
  },
  {
    name: 'saved.geojson',
    content: JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [2.3364, 48.8606] },
          properties: { name: 'Louvre' },
        },
        { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: { name: 'Area' } },
      ],
    }),
    fields: records(`
      kind=place | name=Louvre | at=48.8606,2.3364
    `),
  },
]
