import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-3.ts: the other reservations in pages. */
export const BLIND_3_MORE_PAGES: readonly ImportSample[] = [
  {
    name: 'blind3-s06-eurostar-train.eml',
    content: letterQuoted({
      from: 'Eurostar <noreply@e.eurostar.example>',
      date: 'Thu, 25 Feb 2027 12:01:19 +0100',
      subject: 'Je boekingsbevestiging - TQLVNR',
      type: 'html',
      body: `<html lang="nl"><body>
<div itemscope itemtype="https://schema.org/TrainReservation">
 <meta itemprop="reservationNumber" content="TQLVNR"/>
 <link itemprop="reservationStatus" href="https://schema.org/ReservationConfirmed"/>
 <span itemprop="underName" itemscope itemtype="https://schema.org/Person"><meta itemprop="name" content="Femke van den Berg"/></span>
 <span itemprop="reservationFor" itemscope itemtype="https://schema.org/TrainTrip">
  <meta itemprop="trainNumber" content="9127"/>
  <span itemprop="departureStation" itemscope itemtype="https://schema.org/TrainStation"><meta itemprop="name" content="Amsterdam Centraal"/></span>
  <meta itemprop="departureTime" content="2027-05-05T10:46:00+02:00"/>
  <meta itemprop="departurePlatform" content="15b"/>
  <span itemprop="arrivalStation" itemscope itemtype="https://schema.org/TrainStation"><meta itemprop="name" content="London St Pancras Int'l"/></span>
  <meta itemprop="arrivalTime" content="2027-05-05T14:00:00+01:00"/>
 </span>
 <span itemprop="reservedTicket" itemscope itemtype="https://schema.org/Ticket"><span itemprop="ticketedSeat" itemscope itemtype="https://schema.org/Seat"><meta itemprop="seatNumber" content="52"/></span></span>
 <meta itemprop="totalPrice" content="114.50"/><meta itemprop="priceCurrency" content="EUR"/>
</div>
<h1>Bedankt voor je boeking, Femke</h1><p>Boekingscode: <b>TQLVNR</b></p>
<p>Woensdag 5 mei 2027<br>10:46 Amsterdam Centraal<br>14:00 London St Pancras Int'l<br>Trein 9127, Standard, rijtuig 9, stoel 52</p>
<p>Kom minstens 60 minuten voor vertrek: de gates sluiten om 10:16.</p><p>Totaal betaald: &euro; 114,50</p>
<p>Eurostar International Limited, Kings Place, London. Uitschrijven</p></body></html>`,
    }),
    fields: records(`
      kind=train | number=9127 | reference=TQLVNR | from.place=Amsterdam Centraal | from.date=2027-05-05 | from.time=10:46 | to.place=London St Pancras Int'l | to.date=2027-05-05 | to.time=14:00 | seat=52 | people=Femke van den Berg | cost=11450 EUR
    `),
  },
  {
    name: 'blind3-s07-europcar-car.eml',
    content: letterTwice(
      {
        from: 'Europcar <prenotazioni@europcar.example>',
        date: 'Sat, 08 May 2027 10:40:00 +0200',
        subject: 'Conferma della prenotazione Europcar n. 1148203377',
        type: 'html',
        body: `<html lang="it"><head><script type="application/ld+json">{"@context": "http://schema.org", "@type": "RentalCarReservation", "reservationNumber": "1148203377", "reservationStatus": "http://schema.org/Confirmed", "underName": {"@type": "Person", "name": "Giorgio Bellandi"}, "reservationFor": {"@type": "RentalCar", "name": "Fiat Panda o similare", "rentalCompany": {"@type": "Organization", "name": "Europcar"}}, "pickupLocation": {"@type": "Place", "name": "Cagliari Elmas Aeroporto", "address": {"@type": "PostalAddress", "streetAddress": "Via dei Trasvolatori 3", "addressLocality": "Elmas", "postalCode": "09030", "addressCountry": "IT"}}, "pickupTime": "2027-08-07T13:30:00+02:00", "dropoffLocation": {"@type": "Place", "name": "Olbia Aeroporto", "address": {"@type": "PostalAddress", "streetAddress": "Località Costa Smeralda 11", "addressLocality": "Olbia", "postalCode": "07026", "addressCountry": "IT"}}, "dropoffTime": "2027-08-16T18:00:00+02:00", "totalPrice": "398.70", "priceCurrency": "EUR"}</script></head><body>
<p>Gentile Giorgio Bellandi,</p><p>grazie per aver scelto Europcar. La sua prenotazione <b>n. 1148203377</b> è confermata.</p>
<table><tr><th>Ritiro</th><th>Riconsegna</th></tr><tr><td>Cagliari Elmas Aeroporto<br>sabato 7 agosto 2027, 13:30</td><td>Olbia Aeroporto<br>lunedì 16 agosto 2027, 18:00</td></tr></table>
<p>Categoria MINI &ndash; Fiat Panda o similare</p><p>Prezzo totale stimato: 398,70 EUR (IVA inclusa)</p>
<p>Porti con sé: patente, carta di credito intestata al conducente.</p><p>Europcar Italia S.p.A. &ndash; Bolzano &ndash; P.IVA 00000000000</p></body></html>`,
      },
      `Gentile Giorgio Bellandi,
la sua prenotazione n. 1148203377 è confermata.`,
    ),
    fields: records(`
      kind=car | reference=1148203377 | name=Europcar | from.place=Cagliari Elmas Aeroporto, Via dei Trasvolatori 3, 09030 Elmas | from.date=2027-08-07 | from.time=13:30 | to.place=Olbia Aeroporto, Località Costa Smeralda 11, 07026 Olbia | to.date=2027-08-16 | to.time=18:00 | people=Giorgio Bellandi | cost=39870 EUR
    `),
  },
  {
    name: 'blind3-s08-opentable-restaurant.eml',
    content: letterTwice(
      {
        from: 'OpenTable <member_services@opentable.example>',
        date: 'Mon, 20 Sep 2027 08:12:09 -0700',
        subject: 'Your reservation confirmation for Juniper & Ash',
        type: 'html',
        body: `<html><body><script type="application/ld+json">{"@context": "http://schema.org", "@type": "FoodEstablishmentReservation", "reservationNumber": "OT-2094481", "reservationStatus": "http://schema.org/Confirmed", "underName": {"@type": "Person", "name": "Naomi Castellan"}, "reservationFor": {"@type": "FoodEstablishment", "name": "Juniper & Ash", "address": {"@type": "PostalAddress", "streetAddress": "418 Larkin Row", "addressLocality": "Chicago", "addressRegion": "IL", "postalCode": "60607", "addressCountry": "US"}}, "startTime": "2027-10-02T19:45:00-05:00", "partySize": "4", "provider": {"@type": "Organization", "name": "OpenTable"}}</script><h2>Your reservation's confirmed</h2>
<h3>Juniper &amp; Ash</h3><p>Table for 4 on Saturday, October 2, 2027 at 7:45 pm</p><p>Name: Naomi Castellan<br>Confirmation #: OT-2094481</p>
<p>418 Larkin Row, Chicago, IL 60607 &middot; (312) 555-0187</p><p>A note from the restaurant: we hold your table for 15 minutes. You'll earn 100 points.</p>
<p>Hungry again? Restaurant Week starts January 21. &copy; 2027 OpenTable, Inc. Unsubscribe</p></body></html>`,
      },
      `Juniper & Ash
Reservation confirmed
Table for 4 on Saturday, October 2, 2027 at 7:45 pm
Name: Naomi Castellan
Confirmation #: OT-2094481`,
    ),
    fields: records(`
      kind=restaurant | reference=OT-2094481 | name=Juniper & Ash | from.place=Juniper & Ash, 418 Larkin Row, 60607 Chicago | from.date=2027-10-02 | from.time=19:45 | to.place=Juniper & Ash, 418 Larkin Row, 60607 Chicago | people=Naomi Castellan | provider=OpenTable
    `),
  },
  {
    name: 'blind3-s09-eventim-event.eml',
    content: letterQuoted({
      from: 'eventim.de <kundenservice@eventim.example>',
      date: 'Fri, 12 Mar 2027 17:55:21 +0100',
      subject: 'Ihre Bestellung bei eventim.de - Auftragsnummer 2047719836',
      type: 'html',
      body: `<html lang="de"><body>
<div itemscope itemtype="http://schema.org/EventReservation">
<meta itemprop="reservationNumber" content="2047719836"/><link itemprop="reservationStatus" href="http://schema.org/Confirmed"/>
<div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Thorsten Wiesner"/></div>
<div itemprop="broker" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="eventim.de"/></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/MusicEvent">
<meta itemprop="name" content="Nordlicht Sommer Open Air 2027"/>
<time itemprop="startDate" datetime="2027-07-17T18:00:00+02:00"></time><time itemprop="endDate" datetime="2027-07-17T23:00:00+02:00"></time>
<div itemprop="location" itemscope itemtype="http://schema.org/Place"><meta itemprop="name" content="Freilichtbühne Loreley"/>
<div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="Auf der Loreley 7"/><meta itemprop="addressLocality" content="St. Goarshausen"/><meta itemprop="postalCode" content="56346"/><meta itemprop="addressCountry" content="DE"/></div></div></div>
<meta itemprop="totalPrice" content="139.80"/><meta itemprop="priceCurrency" content="EUR"/>
</div>
<p>Hallo Thorsten Wiesner,</p><p>vielen Dank für Ihre Bestellung. Ihre Auftragsnummer lautet <b>2047719836</b>.</p>
<table><tr><td>2 x Nordlicht Sommer Open Air 2027<br>Samstag, 17.07.2027, 18:00 Uhr, Einlass 16:30 Uhr<br>Freilichtbühne Loreley, St. Goarshausen<br>Stehplatz, Normalpreis</td><td>2 x 66,95 &euro;</td></tr>
<tr><td>Servicegebühr</td><td>5,90 &euro;</td></tr><tr><td><b>Gesamtbetrag inkl. MwSt.</b></td><td><b>139,80 &euro;</b></td></tr></table>
<p>Das k&ouml;nnte Sie auch interessieren: Herbstlaub-Tour, ab 04.10.2027 in K&ouml;ln</p><p>CTS EVENTIM AG &amp; Co. KGaA, Bremen &middot; Impressum &middot; Datenschutz</p></body></html>`,
    }),
    fields: records(`
      kind=event | reference=2047719836 | name=Nordlicht Sommer Open Air 2027 | from.place=Freilichtbühne Loreley, Auf der Loreley 7, 56346 St. Goarshausen | from.date=2027-07-17 | from.time=18:00 | to.date=2027-07-17 | to.time=23:00 | people=Thorsten Wiesner | cost=13980 EUR | provider=eventim.de | to.place=Freilichtbühne Loreley, Auf der Loreley 7, 56346 St. Goarshausen
    `),
  },
  {
    name: 'blind3-s10-agoda-cancelled.eml',
    content: letterTwice(
      {
        from: 'Agoda <no-reply@agoda.example>',
        date: 'Sat, 30 Oct 2027 03:18:55 +0000',
        subject: 'Your booking 771093825 has been cancelled',
        type: 'html',
        body: `<html><body><script type="application/ld+json">{"@context": "http://schema.org", "@type": "LodgingReservation", "reservationNumber": "771093825", "reservationStatus": "http://schema.org/ReservationCancelled", "underName": {"@type": "Person", "name": "Gareth Llewellyn"}, "reservationFor": {"@type": "LodgingBusiness", "name": "Chao Nam Riverside Hotel", "address": {"@type": "PostalAddress", "streetAddress": "88/4 Charoen Rat Road", "addressLocality": "Bangkok", "postalCode": "10600", "addressCountry": "TH"}}, "checkinDate": "2027-11-18T14:00:00+07:00", "checkoutDate": "2027-11-22T12:00:00+07:00", "broker": {"@type": "Organization", "name": "Agoda"}}</script><h2>Your cancellation is confirmed</h2><p>Booking ID 771093825</p>
<p>Chao Nam Riverside Hotel, 88/4 Charoen Rat Road, Bangkok 10600</p><p>Check-in: November 18, 2027<br>Check-out: November 22, 2027<br>Booking status: <b style="color:red">Cancelled</b></p>
<p>Refund amount: THB 9,480.00 (5&ndash;10 working days)</p><p>Looking for another stay in Bangkok? Deals from THB 890.</p><p>Agoda Company Pte. Ltd., Singapore</p></body></html>`,
      },
      `Dear Gareth,

Your cancellation is confirmed.
Booking ID: 771093825
Property: Chao Nam Riverside Hotel
Check-in: November 18, 2027
Check-out: November 22, 2027
Status: CANCELLED
Refund: THB 9,480.00`,
    ),
    fields: [],
  },
]
