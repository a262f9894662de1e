import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'
import { letterIn } from '#features/documents/confirmations/index.ts'

/** Of test-samples-blind-5.ts: mails with a reservation for machines, and letters in Spanish, Italian and Portuguese. */
export const BLIND_5_PAGES: readonly ImportSample[] = [
  {
    name: 'blind5-m01-qatar-flights.eml',
    content: letterQuoted({
      from: 'Qatar Airways <noreply@booking.qatarairways.example>',
      date: 'Thu, 18 Feb 2027 11:42:09 +0000',
      subject: 'Booking confirmation - 4VQZ8T',
      type: 'html',
      body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Your booking is confirmed</title><script type="application/ld+json">
{"@context": "http://schema.org", "@type": "FlightReservation", "reservationNumber": "4VQZ8T", "reservationStatus": "http://schema.org/Confirmed", "underName": {"@type": "Person", "name": "Imogen Thackray"}, "reservationFor": {"@type": "Flight", "flightNumber": "22", "airline": {"@type": "Airline", "name": "Qatar Airways", "iataCode": "QR"}, "departureAirport": {"@type": "Airport", "name": "Manchester Airport", "iataCode": "MAN"}, "departureTime": "2027-06-12T08:50:00+01:00", "arrivalAirport": {"@type": "Airport", "name": "Hamad International Airport", "iataCode": "DOH"}, "arrivalTime": "2027-06-12T17:40:00+03:00"}, "airplaneSeat": "31A", "airplaneSeatClass": {"@type": "AirplaneSeatClass", "name": "Economy"}, "ticketNumber": "157-2417730881"}
</script><script type="application/ld+json">
{"@context": "http://schema.org", "@type": "FlightReservation", "reservationNumber": "4VQZ8T", "reservationStatus": "http://schema.org/Confirmed", "underName": {"@type": "Person", "name": "Imogen Thackray"}, "reservationFor": {"@type": "Flight", "flightNumber": "832", "airline": {"@type": "Airline", "name": "Qatar Airways", "iataCode": "QR"}, "departureAirport": {"@type": "Airport", "name": "Hamad International Airport", "iataCode": "DOH"}, "departureTime": "2027-06-12T20:20:00+03:00", "arrivalAirport": {"@type": "Airport", "name": "Suvarnabhumi Airport", "iataCode": "BKK"}, "arrivalTime": "2027-06-13T07:10:00+07:00"}, "airplaneSeat": "28K", "airplaneSeatClass": {"@type": "AirplaneSeatClass", "name": "Economy"}, "ticketNumber": "157-2417730881"}
</script></head><body style="font-family:Jotia,Arial;color:#5c0632"><table width="620" align="center"><tr><td><img src="cid:logo" alt="QATAR AIRWAYS"></td></tr>
<tr><td><p>Dear Ms Thackray,</p><p>Thank you for choosing Qatar Airways. Your booking is confirmed.</p><h3>Booking reference (PNR): 4VQZ8T</h3></td></tr>
<tr><td><table width="100%" cellpadding="6"><tr bgcolor="#f3eef0"><th>Flight</th><th>From</th><th>To</th><th>Class</th></tr>
<tr><td>QR22</td><td>Manchester (MAN)<br>Sat, 12 Jun 2027 08:50<br>Terminal 2</td><td>Doha (DOH)<br>Sat, 12 Jun 2027 17:40</td><td>Economy (N)</td></tr>
<tr><td>QR832</td><td>Doha (DOH)<br>Sat, 12 Jun 2027 20:20</td><td>Bangkok (BKK)<br>Sun, 13 Jun 2027 07:10</td><td>Economy (N)</td></tr></table>
<p>Fare GBP 412.00, taxes, fees and carrier-imposed charges GBP 207.61. <b>Total GBP 619.61</b>. Form of payment: CA ************8820.</p>
<p>Baggage allowance: 25 kg checked, 7 kg cabin. No-show fee GBP 160.00. Changes permitted up to 3 hours before departure with a fee of GBP 95.00.</p>
<p>Privilege Club No. 500481193. Collect Avios on every flight. Book a stopover in Doha from USD 24 per night with Discover Qatar.</p>
<p style="font-size:10px">Qatar Airways Group Q.C.S.C., P.O. Box 22550, Doha, State of Qatar. This is a system generated email sent 18 Feb 2027 11:42 GMT.</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=QR 22 | reference=4VQZ8T | from.place=MAN | from.date=2027-06-12 | from.time=08:50 | to.place=DOH | to.date=2027-06-12 | to.time=17:40 | seat=31A | people=Imogen Thackray
      kind=flight | number=QR 832 | reference=4VQZ8T | from.place=DOH | from.date=2027-06-12 | from.time=20:20 | to.place=BKK | to.date=2027-06-13 | to.time=07:10 | seat=28K | people=Imogen Thackray
    `),
  },
  {
    name: 'blind5-m02-ihg-hotel.eml',
    content: letterQuoted({
      from: 'IHG Hotels & Resorts <reservations@res.ihg.example>',
      date: 'Mon, 08 Mar 2027 20:03:51 -0500',
      subject: 'Your reservation at Crowne Plaza Wellington Harbourside, confirmation 48213377',
      type: 'html',
      body: `<html><head><title>Reservation Confirmation</title></head><body bgcolor="#ffffff">
<div itemscope itemtype="http://schema.org/LodgingReservation">
<meta itemprop="reservationNumber" content="48213377"/><link itemprop="reservationStatus" href="http://schema.org/Confirmed"/>
<div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Daniel Okafor"/><meta itemprop="email" content="d.okafor@example.com"/></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/LodgingBusiness"><meta itemprop="name" content="Crowne Plaza Wellington Harbourside"/>
<div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="118 Whitmore Quay"/><meta itemprop="addressLocality" content="Wellington"/><meta itemprop="postalCode" content="6011"/><meta itemprop="addressCountry" content="NZ"/></div><meta itemprop="telephone" content="+64 4 555 0181"/></div>
<meta itemprop="checkinDate" content="2027-04-22T14:00:00+12:00"/><meta itemprop="checkoutDate" content="2027-04-26T11:00:00+12:00"/>
<meta itemprop="lodgingUnitDescription" content="1 King Bed Premium Harbour View"/><meta itemprop="numAdults" content="2"/><meta itemprop="price" content="1172.40"/><meta itemprop="priceCurrency" content="NZD"/>
</div>
<table width="600"><tr><td><h2 style="color:#d85604">Pack your bags, Daniel!</h2>
<p>Your confirmation number is <b>48213377</b></p>
<table><tr><td>Check In</td><td>Thu, Apr 22 2027 &ndash; 2:00 PM</td></tr><tr><td>Check Out</td><td>Mon, Apr 26 2027 &ndash; 11:00 AM</td></tr><tr><td>Guests</td><td>2 Adults, 0 Children</td></tr><tr><td>Room</td><td>1 King Bed Premium Harbour View</td></tr><tr><td>Rate</td><td>Best Flexible With Breakfast: 293.10 NZD per night</td></tr><tr><td>Estimated total</td><td>1,172.40 NZD</td></tr></table>
<p>Cancel by 6:00 PM local hotel time on Wed, Apr 21 2027 to avoid a charge of one night. IHG One Rewards #248119037 &ndash; earn 4,820 points for this stay.</p>
<p>Parking NZD 45.00 per day. Pets not allowed. Front desk +64 4 555 0181.</p><p style="font-size:10px">&copy; 2027 IHG. Three Ravinia Drive, Suite 100, Atlanta, GA 30346.</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=hotel | reference=48213377 | name=Crowne Plaza Wellington Harbourside | room=1 King Bed Premium Harbour View | from.date=2027-04-22 | from.time=14:00 | to.date=2027-04-26 | to.time=11:00 | people=Daniel Okafor | cost=117240 NZD | from.place=Crowne Plaza Wellington Harbourside, 118 Whitmore Quay, 6011 Wellington | to.place=Crowne Plaza Wellington Harbourside, 118 Whitmore Quay, 6011 Wellington
    `),
  },
  {
    name: 'blind5-m03-viarail-train.eml',
    content: letterQuoted({
      from: 'VIA Rail Canada <no-reply@viarail.example>',
      date: 'Tue, 24 Aug 2027 09:14:33 -0400',
      subject: 'Your VIA Rail booking confirmation / Votre confirmation – 8QK2LT',
      type: 'html',
      body: `<html><head><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "TrainReservation",
  "reservationNumber": "8QK2LT",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {
    "@type": "Person",
    "name": "Geneviève Tran"
  },
  "totalPrice": 118.65,
  "priceCurrency": "CAD",
  "reservationFor": {
    "@type": "TrainTrip",
    "trainNumber": "65",
    "departureStation": {
      "@type": "TrainStation",
      "name": "Montréal"
    },
    "departureTime": "2027-09-17T11:04:00-04:00",
    "departurePlatform": "",
    "arrivalStation": {
      "@type": "TrainStation",
      "name": "Toronto"
    },
    "arrivalTime": "2027-09-17T16:03:00-04:00"
  },
  "reservedTicket": {
    "@type": "Ticket",
    "ticketNumber": "8QK2LT-01",
    "ticketedSeat": {
      "@type": "Seat",
      "seatNumber": "07D",
      "seatSection": "4",
      "seatingType": "Economy"
    }
  }
}
</script></head><body><div style="background:#ffcb00;padding:12px"><b>VIA Rail Canada</b></div>
<p>Hello Geneviève,</p><p>Thank you for booking with VIA Rail. Your booking confirmation number: <b>8QK2LT</b></p>
<p><b>Montréal &rarr; Toronto</b><br>Train 65, Friday, September 17, 2027<br>Departure 11:04 &middot; Arrival 16:03 &middot; 4h 59min<br>Economy, Escape fare &middot; Car 4, seat 07D</p>
<p>Fare 105.00 + HST/TVH 13.65 = <b>118.65 CAD</b></p><p>Arrive 45 minutes before departure. Boarding stops 5 minutes before. 1 carry-on up to 23 kg and 1 personal item up to 11.5 kg. Changes from $20 + fare difference.</p>
<p>VIA Préférence 8417 220 91. Questions? 1 888 555-0144 (TTY 1 800 555-0162). VIA Rail Canada Inc., 3 Place Ville Marie, Montréal QC H3B 2C9. GST 100 556 021</p></body></html>`,
    }),
    fields: records(`
      kind=train | number=65 | reference=8QK2LT | from.place=Montréal | from.date=2027-09-17 | from.time=11:04 | to.place=Toronto | to.date=2027-09-17 | to.time=16:03 | seat=4 07D | people=Geneviève Tran | cost=11865 CAD
    `),
  },
  {
    name: 'blind5-m04-budget-coche.eml',
    content: letterQuoted({
      from: 'Budget <reservas@budget.example>',
      date: 'Fri, 02 Jul 2027 18:20:44 +0200',
      subject: 'Confirmación de su reserva Budget 33718402ES6',
      type: 'html',
      body: `<!doctype html><html lang="es"><head><script type="application/ld+json">
[{"@context": "http://schema.org", "@type": "RentalCarReservation", "reservationId": "33718402ES6", "reservationStatus": "http://schema.org/ReservationConfirmed", "underName": {"@type": "Person", "name": "Aitor Larrea Goñi"}, "reservationFor": {"@type": "RentalCar", "name": "Grupo C - Compacto", "model": "Seat Arona o similar", "rentalCompany": {"@type": "Organization", "name": "Budget"}}, "pickupLocation": {"@type": "Place", "name": "Málaga Aeropuerto", "address": {"@type": "PostalAddress", "streetAddress": "Avda. del Comandante García Morato, s/n", "addressLocality": "Málaga", "postalCode": "29004", "addressCountry": "ES"}}, "pickupTime": "2027-08-06T12:00:00+02:00", "dropoffLocation": {"@type": "Place", "name": "Sevilla Santa Justa", "address": {"@type": "PostalAddress", "streetAddress": "Avda. de Kansas City, s/n", "addressLocality": "Sevilla", "postalCode": "41007", "addressCountry": "ES"}}, "dropoffTime": "2027-08-15T10:30:00+02:00", "totalPrice": "423.18", "priceCurrency": "EUR"}]
</script></head><body>
<h2 style="color:#f7931d">¡Gracias, Aitor! Su coche está reservado.</h2><p>Número de reserva: <strong>33718402ES6</strong></p>
<table border="0"><tr><th align="left">Recogida</th><th align="left">Devolución</th></tr><tr><td>vie 06/08/2027 a las 12:00<br>Málaga Aeropuerto<br>Avda. del Comandante García Morato, s/n<br>Horario: 07:00 - 00:00</td><td>dom 15/08/2027 a las 10:30<br>Sevilla Santa Justa<br>Avda. de Kansas City, s/n<br>Horario: 08:00 - 14:00</td></tr></table>
<p>Vehículo: Grupo C, Seat Arona o similar. Kilometraje ilimitado. Precio total estimado 423,18 € (9 días a 38,50 €, cargo por devolución en otra oficina 76,68 €).</p>
<p>Presente el permiso de conducir, el DNI y una tarjeta de crédito a nombre del conductor. Franquicia 1.350 €. Depósito 300 €. Cancelación gratuita hasta el 04/08/2027.</p><p>Avis Budget Group. Paseo de la Florida 2, 28008 Madrid. CIF A28152767. Tel. 902 555 018</p></body></html>`,
    }),
    fields: records(`
      kind=car | reference=33718402ES6 | name=Budget | from.place=Málaga Aeropuerto, Avda. del Comandante García Morato, s/n, 29004 Málaga | from.date=2027-08-06 | from.time=12:00 | to.place=Sevilla Santa Justa, Avda. de Kansas City, s/n, 41007 Sevilla | to.date=2027-08-15 | to.time=10:30 | people=Aitor Larrea Goñi | cost=42318 EUR
    `),
  },
  {
    name: 'blind5-m05-quandoo-restaurant.eml',
    content: letterIn('windows-1252', {
      from: 'Quandoo <reservierung@quandoo.example>',
      date: 'Sun, 10 Oct 2027 13:27:05 +0200',
      subject: 'Deine Reservierung im Gasthaus Zum Kranich ist bestätigt',
      type: 'html',
      body: `<html lang="de"><head><title>Reservierungsbestätigung</title></head><body>
<div itemscope itemtype="http://schema.org/FoodEstablishmentReservation"><meta itemprop="reservationNumber" content="QD-5K8W2N"><link itemprop="reservationStatus" href="http://schema.org/Confirmed">
<span itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Svenja Paulsen"></span>
<span itemprop="provider" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="Quandoo"></span>
<h1>Guten Appetit, Svenja!</h1>
<p>Dein Tisch ist reserviert:</p>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/FoodEstablishment"><b itemprop="name">Gasthaus Zum Kranich</b><br>
<span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">Alte Salzgasse 27</span>, <span itemprop="postalCode">21335</span> <span itemprop="addressLocality">Lüneburg</span><meta itemprop="addressCountry" content="DE"></span><br>Tel. <span itemprop="telephone">04131 555 0168</span></div>
<p><time itemprop="startTime" datetime="2027-10-23T18:30:00+02:00">Samstag, 23. Oktober 2027, 18:30 Uhr</time> für <span itemprop="partySize">5</span> Personen</p></div>
<p>Reservierungscode: QD-5K8W2N. Verspätest du dich um mehr als 15 Minuten, kann das Restaurant den Tisch vergeben. Stornieren bis 16:30 Uhr am selben Tag.</p>
<p>Du erhältst 100 Treuepunkte. Ab 1.000 Punkten gibt es einen Gutschein über 10 €.</p><p><small>Quandoo GmbH, Gipsstraße 10, 10119 Berlin, HRB 144411 B</small></p></body></html>`,
    }),
    fields: records(`
      kind=restaurant | reference=QD-5K8W2N | name=Gasthaus Zum Kranich | from.date=2027-10-23 | from.time=18:30 | people=Svenja Paulsen | provider=Quandoo | from.place=Gasthaus Zum Kranich, Alte Salzgasse 27, 21335 Lüneburg | to.place=Gasthaus Zum Kranich, Alte Salzgasse 27, 21335 Lüneburg
    `),
  },
  {
    name: 'blind5-m06-dice-event.eml',
    content: letterTwice(
      {
        from: 'DICE <hello@dice.example>',
        date: 'Wed, 03 Feb 2027 10:01:02 +0000',
        subject: "You're going to Moth Parade 🎉",
        type: 'html',
        body: `<html><head><script type="application/ld+json">
{"@context": "http://schema.org", "@type": "EventReservation", "reservationNumber": "DCE-90417K2", "reservationStatus": "http://schema.org/Confirmed", "underName": {"@type": "Person", "name": "Zara Mensah"}, "numSeats": "2", "totalPrice": "46.20", "priceCurrency": "GBP", "reservationFor": {"@type": "MusicEvent", "name": "Moth Parade", "startDate": "2027-05-07T19:30:00+01:00", "location": {"@type": "MusicVenue", "name": "Brudenell Social Club", "address": {"@type": "PostalAddress", "streetAddress": "33 Queen's Road", "addressLocality": "Leeds", "postalCode": "LS6 1NY", "addressCountry": "GB"}}, "performer": {"@type": "MusicGroup", "name": "Moth Parade"}}}
</script></head><body style="background:#000;color:#fff"><h1>Moth Parade</h1><p>Fri 7 May, 7:30 PM<br>Brudenell Social Club, Leeds</p><p>2 x Standing &pound;42.00 + fees &pound;4.20 = &pound;46.20</p><p>Order number DCE-90417K2. Can't make it? Join the Waiting List to return your tickets until 24h before.</p><p>Also on sale: Glass Orchard, 21 May, 8:00 PM, Belgrave Music Hall &ndash; from &pound;18</p><p>DICE FM Ltd, 14 Bonhill Street, London EC2A 4BX</p></body></html>`,
      },
      `You're going to Moth Parade

Fri 7 May, 7:30 PM
Brudenell Social Club, 33 Queen's Road, Leeds LS6 1NY
2 x Standing

Your tickets are in the DICE app. They'll activate 2 hours before doors.
Order DCE-90417K2`,
    ),
    fields: records(`
      kind=event | reference=DCE-90417K2 | name=Moth Parade | from.date=2027-05-07 | from.time=19:30 | people=Zara Mensah | cost=4620 GBP | from.place=Brudenell Social Club, 33 Queen's Road, LS6 1NY Leeds | to.place=Brudenell Social Club, 33 Queen's Road, LS6 1NY Leeds
    `),
  },
  {
    name: 'blind5-w19-avianca.eml',
    content: letterQuoted({
      from: 'avianca <no-responder@info.avianca.example>',
      date: 'Sun, 29 Aug 2027 19:05:37 -0500',
      subject: '¡Tu reserva está confirmada! Código 5KXT2Q',
      type: 'html',
      body: `<html lang="es"><body bgcolor="#f2f2f2"><table width="620" align="center" bgcolor="#ffffff" style="font-family:Red Hat Display,Arial"><tr><td><img alt="avianca"></td></tr>
<tr><td><p>Hola Lorena, ¡ya casi estás volando!</p><table bgcolor="#1b1b1b" style="color:#fff" width="100%"><tr><td>Código de reserva</td><td align="right"><b>5KXT2Q</b></td></tr></table></td></tr>
<tr><td><h3>Medellín &rarr; Madrid</h3><p>martes, 19 de octubre de 2027 &middot; 1 conexión &middot; 14h 20m</p>
<table width="100%"><tr><td><b>14:20</b><br>MDE<br>José María Córdova</td><td align="center">AV9313<br>1h 5m<br>Operado por Avianca</td><td align="right"><b>15:25</b><br>BOG<br>El Dorado, T1</td></tr></table>
<p style="background:#eee">Conexión en Bogotá: 3h 15m</p>
<table width="100%"><tr><td><b>18:40</b><br>BOG<br>El Dorado, T1</td><td align="center">AV10<br>10h 0m<br>Operado por Avianca</td><td align="right"><b>11:40</b> <span style="color:#d00">+1</span><br>MAD<br>Barajas, T4S</td></tr></table>
<p>Llegada: miércoles, 20 de octubre de 2027</p></td></tr>
<tr><td><h3>Pasajeros</h3><p>Lorena Echeverri Duque &ndash; lifemiles 04182771603 &ndash; Tiquete 134-2417730702<br>Samuel Echeverri Duque &ndash; Tiquete 134-2417730703</p>
<h3>Tarifa classic</h3><p>Artículo personal, equipaje de mano 10 kg, equipaje de bodega 23 kg, asiento Economy incluido. Cambios con cargo de USD 120 más diferencia de tarifa.</p>
<p>Tarifa COP 5.418.000 &middot; Tasas COP 866.270 &middot; <b>Total COP 6.284.270</b> pagado con PSE el 29 de agosto de 2027, 7:04 p. m.</p>
<p>Haz Check-in desde 48 horas antes. Preséntate 3 horas antes en vuelos internacionales. Para entrar a España puedes necesitar carta de invitación y reserva de hotel.</p><p style="font-size:10px">Aerovías del Continente Americano S.A. Avianca. NIT 890.100.577-6. Av. Calle 26 # 59-15, Bogotá. Línea (601) 555 0134</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=AV 9313 | reference=5KXT2Q | from.place=MDE | from.date=2027-10-19 | from.time=14:20 | to.place=BOG | to.date=2027-10-19 | to.time=15:25
      kind=flight | number=AV 10 | reference=5KXT2Q | from.place=BOG | from.date=2027-10-19 | from.time=18:40 | to.place=MAD | to.date=2027-10-20 | to.time=11:40
    `),
  },
  {
    name: 'blind5-w22-agriturismo.eml',
    content: letterIn('windows-1252', {
      from: 'Podere Le Cetine <info@poderelecetine.example>',
      date: 'Mon, 21 Jun 2027 22:11:48 +0200',
      subject: 'Conferma prenotazione settembre',
      type: 'html',
      body: `<html><head><meta name=Generator content="Microsoft Word 15"></head><body lang=IT><div class=WordSection1><p class=MsoNormal>Cara Giada,</p><p class=MsoNormal>&nbsp;</p>
<p class=MsoNormal>grazie mille, la caparra di 120 euro è arrivata stamattina. Vi confermo quindi la camera <b>Ginestra</b> all’Agriturismo Podere Le Cetine, per due persone in mezza pensione, da venerdì 3 settembre a lunedì 6 settembre 2027 (tre notti).</p>
<p class=MsoNormal>Il check-in è dalle 15:00 alle 20:00, il giorno della partenza la camera va lasciata entro le 10:30. La cena è alle 20 in punto, sotto il pergolato, e la colazione dalle 8 alle 10.</p>
<p class=MsoNormal>Il saldo, 348 euro, si può fare qui con carta o bancomat; la tassa di soggiorno (1,50 euro a testa per notte) solo in contanti.</p>
<p class=MsoNormal>Per arrivare: da Siena prendete la SP 438 fino al km 22, poi 2 km di strada bianca. Il navigatore sbaglia, mettete 43.2418, 11.5330.</p>
<p class=MsoNormal>Se volete il giro in cantina ditemelo entro fine agosto, di solito lo facciamo il sabato alle 17.</p><p class=MsoNormal>&nbsp;</p>
<p class=MsoNormal>A presto!<br>Fiorenza Lunghi</p><p class=MsoNormal style='font-size:9pt;color:gray'>Agriturismo Podere Le Cetine, loc. Le Cetine 4, 53041 Asciano (SI) – 0577 555 0121 – P. IVA 01182770418 – CIN IT052002B5KXT27Q</p></div></body></html>`,
    }),
    fields: records(`
      kind=hotel | name=Agriturismo Podere Le Cetine | room=Ginestra | from.date=2027-09-03 | from.time=15:00 | to.date=2027-09-06 | to.time=10:30 | from.place=Agriturismo Podere Le Cetine, loc. Le Cetine 4, 53041 Asciano (SI) | to.place=Agriturismo Podere Le Cetine, loc. Le Cetine 4, 53041 Asciano (SI)
    `),
  },
  {
    name: 'blind5-w23-tap-alteracao.eml',
    content: letterQuoted({
      from: 'TAP Air Portugal <noreply@info.flytap.example>',
      date: 'Tue, 02 Mar 2027 16:37:20 +0000',
      subject: 'Alteração ao seu voo TP1687 de 25 de março | YQ4T8K',
      type: 'html',
      body: `<html lang="pt"><body style="font-family:Arial"><table width="620" align="center"><tr><td><img alt="TAP AIR PORTUGAL"></td><td align="right">Código de reserva: <b>YQ4T8K</b></td></tr>
<tr><td colspan="2"><h2 style="color:#00a651">O seu voo foi alterado</h2><p>Cara Beatriz Quaresma,</p><p>Por motivos operacionais, o voo TP1687 foi cancelado e transferimos a sua reserva para o voo abaixo. Lamentamos o incómodo.</p></td></tr>
<tr><td colspan="2" bgcolor="#f8e3e3"><b>Voo anterior</b><br><s>TP1687 &nbsp; quinta-feira, 25 mar 2027 &nbsp; Lisboa (LIS) 14:25 &ndash; Funchal (FNC) 16:10</s></td></tr>
<tr><td colspan="2" bgcolor="#e2f4e8"><b>Novo voo</b><br>TP1691 &nbsp; quinta-feira, 25 mar 2027 &nbsp; Lisboa (LIS) 17:50 &ndash; Funchal (FNC) 19:35<br>Estado: confirmado</td></tr>
<tr><td colspan="2" bgcolor="#f2f2f2"><b>Sem alteração</b><br>TP1690 &nbsp; domingo, 28 mar 2027 &nbsp; Funchal (FNC) 20:20 &ndash; Lisboa (LIS) 22:00<br>Estado: confirmado</td></tr>
<tr><td colspan="2"><p>Se aceita a nova opção, não precisa de fazer mais nada. Caso contrário, até 18 de março de 2027 pode pedir outro voo sem custos ou o reembolso.</p><p>Passageira: QUARESMA/BEATRIZ MRS &nbsp; Bilhete 047 2417730288 &nbsp; TAP Miles&amp;Go 418 827 160</p><p>Os lugares 11A e 12C mantêm-se sujeitos a confirmação. Bagagem: 1 x 23 kg.</p><p style="font-size:10px">Transportes Aéreos Portugueses, S.A., Aeroporto de Lisboa, 1704-801 Lisboa. NIPC 500 278 725. +351 211 555 017, das 7h00 às 23h00</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=TP 1691 | reference=YQ4T8K | from.place=LIS | from.date=2027-03-25 | from.time=17:50 | to.place=FNC | to.date=2027-03-25 | to.time=19:35
      kind=flight | number=TP 1690 | reference=YQ4T8K | from.place=FNC | from.date=2027-03-28 | from.time=20:20 | to.place=LIS | to.date=2027-03-28 | to.time=22:00
    `),
  },
  {
    name: 'blind5-w24-cp.txt',
    content: `CP - Comboios de Portugal, EPE
BILHETE ELETRÓNICO

Título n.º 4471 8820 155
Apresente este bilhete em papel ou no telemóvel, com documento de identificação.

Passageiro
TEIXEIRA, RAQUEL                                     NIF 2** *** 418

IDA
Data           16-04-2027 (sexta-feira)
Comboio        AP 133
Partida        Lisboa - Oriente          14h09
Chegada        Porto - Campanhã          16h49
Classe         Conforto (1.ª)
Carruagem      2          Lugar 43

VOLTA
Data           18-04-2027 (domingo)
Comboio        IC 528
Partida        Porto - Campanhã          18h52
Chegada        Lisboa - Oriente          21h59
Classe         Turística (2.ª)
Carruagem      22         Lugar 71

Tarifa         Promo 40%, Cartão Jovem não aplicável
Preço          27,60 € + 15,00 €
Total          42,60 € (IVA 6% incluído)
Pagamento      MB WAY, 30-03-2027 23:12:08

Revalidações até 15 minutos antes da partida do comboio, na bilheteira. Reembolso até 48 horas antes, com retenção de 10%.
A CP recomenda que esteja na plataforma 10 minutos antes da partida. As portas fecham 1 minuto antes.
Linha de Atendimento 808 555 019 (das 7h00 às 23h00). Calçada do Duque, 20, 1249-109 Lisboa. NIPC 500 498 601
`,
    fields: records(`
      kind=train | number=AP 133 | reference=4471 8820 155 | from.place=Lisboa - Oriente | from.date=2027-04-16 | from.time=14:09 | to.place=Porto - Campanhã | to.date=2027-04-16 | to.time=16:49
      kind=train | number=IC 528 | reference=4471 8820 155 | from.place=Porto - Campanhã | from.date=2027-04-18 | from.time=18:52 | to.place=Lisboa - Oriente | to.date=2027-04-18 | to.time=21:59
    `),
  },
]
