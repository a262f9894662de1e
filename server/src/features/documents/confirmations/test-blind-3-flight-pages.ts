import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-3.ts: flights in pages (JSON-LD). */
export const BLIND_3_FLIGHT_PAGES: readonly ImportSample[] = [
  {
    name: 'blind3-s01-united-flight.eml',
    content: letterTwice(
      {
        from: 'United Airlines <Receipts@united.example>',
        date: 'Tue, 09 Feb 2027 14:22:51 -0600',
        subject: 'eTicket Itinerary and Receipt for Confirmation KX7P2M',
        type: 'html',
        body: `<html><head><title>eTicket Itinerary</title><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  "reservationNumber": "KX7P2M",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": {
    "@type": "Person",
    "name": "Marcus Ellery"
  },
  "ticketNumber": "0162349817350",
  "reservationFor": {
    "@type": "Flight",
    "flightNumber": "837",
    "airline": {
      "@type": "Airline",
      "name": "United Airlines",
      "iataCode": "UA"
    },
    "departureAirport": {
      "@type": "Airport",
      "name": "San Francisco International",
      "iataCode": "SFO"
    },
    "departureTime": "2027-04-16T11:10:00-07:00",
    "arrivalAirport": {
      "@type": "Airport",
      "name": "Narita International",
      "iataCode": "NRT"
    },
    "arrivalTime": "2027-04-17T14:25:00+09:00"
  },
  "airplaneSeat": "34A",
  "airplaneSeatClass": {
    "@type": "AirplaneSeatClass",
    "name": "Economy"
  },
  "boardingGroup": "4",
  "totalPrice": "1184.30",
  "priceCurrency": "USD",
  "checkinUrl": "https://www.united.example/checkin?cn=KX7P2M"
}
</script></head><body style="font-family:Arial">
<p>Tue, Feb 09, 2027</p><h2>Thank you for choosing United, Marcus.</h2>
<p>A receipt of your purchase is shown below. Please retain this email receipt for your records.</p>
<p>Confirmation Number: <b>KX7P2M</b></p>
<table><tr><td colspan="2">Flight 1 of 1 &nbsp; UA837</td><td>Class: United Economy (L)</td></tr>
<tr><td>Fri, Apr 16, 2027<br>11:10 AM<br>San Francisco, CA, US (SFO)</td><td>&rarr;</td><td>Sat, Apr 17, 2027<br>02:25 PM<br>Tokyo, JP (NRT)</td></tr></table>
<p>Traveler: ELLERY/MARCUS &nbsp; Seat: 34A &nbsp; eTicket 0162349817350</p><p>Total: 1184.30 USD</p>
<p style="font-size:10px">Get 60,000 bonus miles with the Explorer Card until June 30, 2027. &copy; 2027 United Airlines, Inc. Please do not reply to this email.</p>
</body></html>`,
      },
      `Thank you for choosing United.

Confirmation Number: KX7P2M

Please view this message in HTML to see your itinerary.`,
    ),
    fields: records(`
      kind=flight | number=UA 837 | reference=KX7P2M | from.place=SFO | from.date=2027-04-16 | from.time=11:10 | to.place=NRT | to.date=2027-04-17 | to.time=14:25 | seat=34A | people=Marcus Ellery | cost=118430 USD
    `),
  },
  {
    name: 'blind3-s02-iberia-two-passengers.eml',
    content: letterQuoted({
      from: 'Iberia <noreply@iberia.example>',
      date: 'Mon, 15 Mar 2027 21:03:10 +0100',
      subject: 'Confirmación de tu reserva JZ5T8',
      type: 'html',
      body: `<!DOCTYPE html><html lang="es"><body><script type="application/ld+json">[
 {
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  "reservationNumber": "JZ5T8",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {
   "@type": "Person",
   "name": "Lucía Robledo Santos"
  },
  "reservationFor": {
   "@type": "Flight",
   "flightNumber": "3170",
   "airline": {
    "@type": "Airline",
    "name": "Iberia",
    "iataCode": "IB"
   },
   "departureAirport": {
    "@type": "Airport",
    "name": "Madrid-Barajas",
    "iataCode": "MAD"
   },
   "departureTime": "2027-06-04T16:05:00+02:00",
   "arrivalAirport": {
    "@type": "Airport",
    "name": "London Heathrow",
    "iataCode": "LHR"
   },
   "arrivalTime": "2027-06-04T17:30:00+01:00"
  }
 },
 {
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  "reservationNumber": "JZ5T8",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {
   "@type": "Person",
   "name": "Lucía Robledo Santos"
  },
  "reservationFor": {
   "@type": "Flight",
   "flightNumber": "3177",
   "airline": {
    "@type": "Airline",
    "name": "Iberia",
    "iataCode": "IB"
   },
   "departureAirport": {
    "@type": "Airport",
    "name": "London Heathrow",
    "iataCode": "LHR"
   },
   "departureTime": "2027-06-08T19:40:00+01:00",
   "arrivalAirport": {
    "@type": "Airport",
    "name": "Madrid-Barajas",
    "iataCode": "MAD"
   },
   "arrivalTime": "2027-06-08T23:05:00+02:00"
  }
 },
 {
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  "reservationNumber": "JZ5T8",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {
   "@type": "Person",
   "name": "Íñigo Arteta Ruiz"
  },
  "reservationFor": {
   "@type": "Flight",
   "flightNumber": "3170",
   "airline": {
    "@type": "Airline",
    "name": "Iberia",
    "iataCode": "IB"
   },
   "departureAirport": {
    "@type": "Airport",
    "name": "Madrid-Barajas",
    "iataCode": "MAD"
   },
   "departureTime": "2027-06-04T16:05:00+02:00",
   "arrivalAirport": {
    "@type": "Airport",
    "name": "London Heathrow",
    "iataCode": "LHR"
   },
   "arrivalTime": "2027-06-04T17:30:00+01:00"
  }
 },
 {
  "@context": "http://schema.org",
  "@type": "FlightReservation",
  "reservationNumber": "JZ5T8",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {
   "@type": "Person",
   "name": "Íñigo Arteta Ruiz"
  },
  "reservationFor": {
   "@type": "Flight",
   "flightNumber": "3177",
   "airline": {
    "@type": "Airline",
    "name": "Iberia",
    "iataCode": "IB"
   },
   "departureAirport": {
    "@type": "Airport",
    "name": "London Heathrow",
    "iataCode": "LHR"
   },
   "departureTime": "2027-06-08T19:40:00+01:00",
   "arrivalAirport": {
    "@type": "Airport",
    "name": "Madrid-Barajas",
    "iataCode": "MAD"
   },
   "arrivalTime": "2027-06-08T23:05:00+02:00"
  }
 }
]</script>
<h1>¡Gracias por volar con Iberia!</h1><p>Código de reserva <strong>JZ5T8</strong></p>
<h3>Ida &ndash; viernes 4 de junio de 2027</h3><p>16:05 Madrid (MAD) T4 &mdash; 17:30 Londres (LHR) T5 &middot; IB3170 &middot; Turista</p>
<h3>Vuelta &ndash; martes 8 de junio de 2027</h3><p>19:40 Londres (LHR) T5 &mdash; 23:05 Madrid (MAD) T4 &middot; IB3177 &middot; Turista</p>
<h3>Pasajeros</h3><ul><li>Lucía Robledo Santos (adulto)</li><li>Íñigo Arteta Ruiz (adulto)</li></ul>
<p>Reserva ya tu asiento desde 9 &euro;. ¿Necesitas hotel en Londres? Hasta un 20 % de descuento.</p>
<p>Iberia L.A.E. S.A. Operadora &middot; Aviso legal &middot; Darse de baja</p></body></html>`,
    }),
    fields: records(`
      kind=flight | number=IB 3170 | reference=JZ5T8 | from.place=MAD | from.date=2027-06-04 | from.time=16:05 | to.place=LHR | to.date=2027-06-04 | to.time=17:30 | people=Lucía Robledo Santos, Íñigo Arteta Ruiz
      kind=flight | number=IB 3177 | reference=JZ5T8 | from.place=LHR | from.date=2027-06-08 | from.time=19:40 | to.place=MAD | to.date=2027-06-08 | to.time=23:05 | people=Lucía Robledo Santos, Íñigo Arteta Ruiz
    `),
  },
]
