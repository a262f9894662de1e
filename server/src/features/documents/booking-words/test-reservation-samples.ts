import { type ImportSample, jsonLdMail, records } from './test-sample-records.ts'

const person = (name: string) => ({ '@type': 'Person', name })
const address = (street: string, code: string, town: string, country: string) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: code,
  addressLocality: town,
  addressCountry: country,
})

export const RESERVATION_SAMPLES: readonly ImportSample[] = [
  {
    name: 'two-passengers.eml',
    content: jsonLdMail(
      'Your trip to Lisbon',
      ['Ana Example', 'Ben Example'].map((name, i) => ({
        '@context': 'http://schema.org',
        '@type': 'FlightReservation',
        reservationNumber: 'QX7RT2',
        underName: person(name),
        airplaneSeat: `12${'AB'[i]}`,
        reservationFor: {
          '@type': 'Flight',
          flightNumber: 'TP575',
          airline: { '@type': 'Airline', name: 'TAP', iataCode: 'TP' },
          departureAirport: { '@type': 'Airport', name: 'Frankfurt', iataCode: 'FRA' },
          departureTime: '2027-04-02T06:05:00+02:00',
          arrivalAirport: { '@type': 'Airport', name: 'Lisbon', iataCode: 'LIS' },
          arrivalTime: '2027-04-02T08:15:00+01:00',
        },
      })),
    ),
    fields: records(`
      kind=flight | number=TP 575 | reference=QX7RT2 | people=Ana Example, Ben Example | seat=12A, 12B | from.date=2027-04-02 | from.time=06:05 | from.place=FRA | to.date=2027-04-02 | to.time=08:15 | to.place=LIS
    `),
  },
  {
    name: 'hotel.eml',
    content: jsonLdMail('Booking confirmed', {
      '@context': 'https://schema.org',
      '@type': 'LodgingReservation',
      reservationId: '4417.220.981',
      underName: person('Ana Example'),
      checkinTime: '2027-04-02T15:00:00',
      checkoutTime: '2027-04-05T11:00:00',
      bookingAgent: { '@type': 'Organization', name: 'Rooms Example' },
      totalPrice: '412.00',
      priceCurrency: 'EUR',
      lodgingUnitDescription: 'Double room, river view',
      reservationFor: {
        '@type': 'Hotel',
        name: 'Casa do Rio',
        address: address('Rua Nova 4', '1100-001', 'Lisboa', 'PT'),
        geo: { '@type': 'GeoCoordinates', latitude: 38.71, longitude: '-9.13' },
      },
    }),
    fields: records(`
      kind=hotel | name=Casa do Rio | reference=4417.220.981 | people=Ana Example | provider=Rooms Example | room=Double room, river view | cost=41200 EUR | from.date=2027-04-02 | from.time=15:00 | from.place=Casa do Rio, Rua Nova 4, 1100-001 Lisboa | to.date=2027-04-05 | to.time=11:00 | to.place=Casa do Rio, Rua Nova 4, 1100-001 Lisboa
    `),
  },
  {
    name: 'train-microdata.html',
    content: `<html><body><div itemscope itemtype="http://schema.org/TrainReservation">
<meta itemprop="reservationNumber" content="XK99Q2"><div itemprop="underName" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ana Example</span></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/TrainTrip"><meta itemprop="trainName" content="ICE"><meta itemprop="trainNumber" content="577">
<div itemprop="departureStation" itemscope itemtype="http://schema.org/TrainStation"><span itemprop="name">Berlin Hbf</span></div><time itemprop="departureTime" datetime="2027-04-07T10:27:00+02:00">10:27</time>
<div itemprop="arrivalStation" itemscope itemtype="http://schema.org/TrainStation"><span itemprop="name">Mannheim Hbf</span></div><time itemprop="arrivalTime" datetime="2027-04-07T15:53:00+02:00">15:53</time></div></div></body></html>`,
    fields: records(`
      kind=train | number=ICE 577 | reference=XK99Q2 | people=Ana Example | from.date=2027-04-07 | from.time=10:27 | from.place=Berlin Hbf | to.date=2027-04-07 | to.time=15:53 | to.place=Mannheim Hbf
    `),
  },
  {
    name: 'table.eml',
    content: jsonLdMail('Your table', {
      '@context': 'http://schema.org',
      '@type': 'FoodEstablishmentReservation',
      reservationNumber: 'OT-12377',
      underName: person('Ben Example'),
      partySize: 4,
      startTime: '2027-04-03T20:30:00+01:00',
      reservationFor: {
        '@type': 'FoodEstablishment',
        name: 'Taberna Example',
        address: address('Rua das Flores 9', '1200-195', 'Lisboa', 'Portugal'),
      },
    }),
    fields: records(`
      kind=restaurant | name=Taberna Example | reference=OT-12377 | people=Ben Example | from.date=2027-04-03 | from.time=20:30 | from.place=Taberna Example, Rua das Flores 9, 1200-195 Lisboa | to.place=Taberna Example, Rua das Flores 9, 1200-195 Lisboa
    `),
  },
  {
    name: 'car.eml',
    content: jsonLdMail('Your rental', {
      '@context': 'http://schema.org',
      '@type': 'RentalCarReservation',
      reservationNumber: '8827193',
      underName: person('Ana Example'),
      reservationFor: {
        '@type': 'RentalCar',
        name: 'Compact',
        rentalCompany: { '@type': 'Organization', name: 'Wheels Example' },
      },
      pickupLocation: { '@type': 'Place', name: 'Lisbon Airport' },
      pickupTime: '2027-04-02T09:00',
      dropoffLocation: { '@type': 'Place', name: 'Porto Station' },
      dropoffTime: '2027-04-05T18:00',
    }),
    fields: records(`
      kind=car | name=Wheels Example | reference=8827193 | people=Ana Example | from.date=2027-04-02 | from.time=09:00 | from.place=Lisbon Airport | to.date=2027-04-05 | to.time=18:00 | to.place=Porto Station
    `),
  },
  {
    name: 'bus-ferry.json',
    content: JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'https://schema.org/BusReservation',
          reservationNumber: 'B-77120',
          reservationFor: {
            '@type': 'BusTrip',
            busNumber: '061',
            departureBusStop: { name: 'Wien Erdberg' },
            departureTime: '2027-05-01T07:30:00+02:00',
            arrivalBusStop: { name: 'Praha Florenc' },
            arrivalTime: '2027-05-01T11:50:00+02:00',
          },
        },
        {
          '@type': 'BoatReservation',
          reservationNumber: 'F-12008',
          reservationFor: {
            '@type': 'BoatTrip',
            name: 'Blue Star 2',
            departureBoatTerminal: { name: 'Piraeus' },
            departureTime: '2027-05-03T07:25',
            arrivalBoatTerminal: { name: 'Naxos' },
            arrivalTime: '2027-05-03T12:45',
          },
        },
        {
          '@type': 'FlightReservation',
          reservationStatus: 'https://schema.org/ReservationCancelled',
          reservationFor: { flightNumber: 'OS1' },
        },
      ],
    }),
    fields: records(`
      kind=bus | number=061 | reference=B-77120 | from.date=2027-05-01 | from.time=07:30 | from.place=Wien Erdberg | to.date=2027-05-01 | to.time=11:50 | to.place=Praha Florenc
      kind=ferry | name=Blue Star 2 | reference=F-12008 | from.date=2027-05-03 | from.time=07:25 | from.place=Piraeus | to.date=2027-05-03 | to.time=12:45 | to.place=Naxos
    `),
  },
]
