import {
  type ImportSample,
  letterBase64,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-3.ts: stays and trains in pages (JSON-LD, microdata). */
export const BLIND_3_PAGES: readonly ImportSample[] = [
  {
    name: 'blind3-s03-booking-hotel.eml',
    content: letterTwice(
      {
        from: 'Booking.com <noreply@booking.example>',
        date: 'Sun, 11 Apr 2027 09:47:02 +0200',
        subject: "🛄 Merci ! Votre réservation est confirmée à l'établissement Hôtel des Remparts",
        type: 'html',
        body: `<html><body>
<div itemscope itemtype="http://schema.org/LodgingReservation">
<meta itemprop="reservationNumber" content="4821.093.774">
<link itemprop="reservationStatus" href="http://schema.org/Confirmed">
<div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Hélène Delmas"></div>
<div itemprop="bookingAgent" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="Booking.com"><link itemprop="url" href="https://www.booking.example/"></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/LodgingBusiness">
<meta itemprop="name" content="Hôtel des Remparts">
<div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="14 rue du Guet"><meta itemprop="addressLocality" content="Saint-Malo"><meta itemprop="postalCode" content="35400"><meta itemprop="addressCountry" content="FR"></div>
<meta itemprop="telephone" content="+33 2 99 00 41 17"></div>
<meta itemprop="checkinDate" content="2027-07-09T15:00:00+02:00">
<meta itemprop="checkoutDate" content="2027-07-12T11:00:00+02:00">
<meta itemprop="lodgingUnitType" content="Chambre Double Supérieure - Vue sur Mer">
<meta itemprop="numAdults" content="2"><meta itemprop="price" content="487.50"><meta itemprop="priceCurrency" content="EUR">
<link itemprop="modifyReservationUrl" href="https://secure.booking.example/myreservations?bn=4821093774">
</div>
<h1>Merci Hélène ! Votre réservation à Saint-Malo est confirmée.</h1>
<table><tr><td>Numéro de confirmation</td><td>4821.093.774</td></tr><tr><td>Code confidentiel</td><td>5528</td></tr></table>
<p><b>Hôtel des Remparts</b><br>14 rue du Guet, 35400 Saint-Malo, France</p>
<table><tr><td>Arrivée</td><td>vendredi 9 juillet 2027 (15:00 - 22:00)</td></tr><tr><td>Départ</td><td>lundi 12 juillet 2027 (07:00 - 11:00)</td></tr>
<tr><td>Votre réservation</td><td>3 nuits, 1 chambre</td></tr><tr><td>Montant total</td><td>&euro;&nbsp;487,50</td></tr></table>
<p>Annulation gratuite jusqu'au 7 juillet 2027 23:59 [CEST]</p><p>Économisez 15&nbsp;% sur votre voiture de location à Saint-Malo</p>
<p style="font-size:9px">Copyright &copy; 1996&ndash;2027 Booking.com. Cet e-mail vous a été envoyé par Booking.com B.V., Amsterdam</p></body></html>`,
      },
      `Merci Hélène ! Votre réservation à Saint-Malo est confirmée.
Numéro de confirmation : 4821.093.774
Code confidentiel : 5528`,
    ),
    fields: records(`
      kind=hotel | reference=4821.093.774 | name=Hôtel des Remparts | room=Chambre Double Supérieure - Vue sur Mer | from.place=Hôtel des Remparts, 14 rue du Guet, 35400 Saint-Malo | from.date=2027-07-09 | from.time=15:00 | to.place=Hôtel des Remparts, 14 rue du Guet, 35400 Saint-Malo | to.date=2027-07-12 | to.time=11:00 | people=Hélène Delmas | cost=48750 EUR | provider=Booking.com
    `),
  },
  {
    name: 'blind3-s04-hilton-hotel.eml',
    content: letterBase64({
      from: 'Hilton Reservations <no-reply@res.hilton.example>',
      date: 'Fri, 02 Jul 2027 18:30:44 +0000',
      subject: 'Your Aug 19, 2027 stay at Hilton Garden Inn Portland Riverside is confirmed #3390284716',
      type: 'html',
      body: `<html><head><script type="application/ld+json">{"@context": "https://schema.org", "@type": "LodgingReservation", "reservationNumber": "3390284716", "reservationStatus": "https://schema.org/ReservationConfirmed", "underName": {"@type": "Person", "name": "Priya Nandakumar"}, "reservationFor": {"@type": "Hotel", "name": "Hilton Garden Inn Portland Riverside", "telephone": "+1-503-555-0142", "address": {"@type": "PostalAddress", "streetAddress": "2180 SW Mercer Way", "addressLocality": "Portland", "addressRegion": "OR", "postalCode": "97201", "addressCountry": "US"}}, "checkinTime": "2027-08-19T15:00:00-07:00", "checkoutTime": "2027-08-22T12:00:00-07:00", "lodgingUnitDescription": "2 Queen Beds Non-Smoking", "totalPrice": 612.48, "priceCurrency": "USD"}</script></head><body>
<p>Hi Priya, we look forward to your stay.</p><p>Confirmation # <b>3390284716</b></p>
<p>Hilton Garden Inn Portland Riverside<br>2180 SW Mercer Way, Portland, OR 97201 USA</p>
<table><tr><th>Check In</th><th>Check Out</th></tr><tr><td>Thursday, August 19, 2027<br>3:00 PM</td><td>Sunday, August 22, 2027<br>12:00 PM</td></tr></table>
<p>Room: 2 Queen Beds Non-Smoking, 2 adults<br>Total for stay: 612.48 USD</p>
<p>Cancel by 11:59 PM local hotel time on Aug 17, 2027 to avoid a penalty.</p>
<p>Hilton Honors Reservation | 7930 Jones Branch Drive | Unsubscribe</p></body></html>`,
    }),
    fields: records(`
      kind=hotel | reference=3390284716 | name=Hilton Garden Inn Portland Riverside | room=2 Queen Beds Non-Smoking | from.place=Hilton Garden Inn Portland Riverside, 2180 SW Mercer Way, 97201 Portland | from.date=2027-08-19 | from.time=15:00 | to.place=Hilton Garden Inn Portland Riverside, 2180 SW Mercer Way, 97201 Portland | to.date=2027-08-22 | to.time=12:00 | people=Priya Nandakumar | cost=61248 USD
    `),
  },
  {
    name: 'blind3-s05-trainline-trains.eml',
    content: letterTwice(
      {
        from: 'Trainline <auto-confirm@info.thetrainline.example>',
        date: 'Wed, 21 Jul 2027 20:15:33 +0100',
        subject: 'Your booking confirmation: Paris to Venice',
        type: 'html',
        body: `<html><body><script type="application/ld+json">
[
 {
  "@context": "http://schema.org",
  "@type": "TrainReservation",
  "reservationNumber": "QWLKZT",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": {
   "@type": "Person",
   "name": "Oliver Pemberton"
  },
  "broker": {
   "@type": "Organization",
   "name": "Trainline"
  },
  "reservationFor": {
   "@type": "TrainTrip",
   "trainNumber": "TGV INOUI 9245",
   "departureStation": {
    "@type": "TrainStation",
    "name": "Paris Gare de Lyon"
   },
   "departureTime": "2027-09-10T14:44:00+02:00",
   "arrivalStation": {
    "@type": "TrainStation",
    "name": "Milano Porta Garibaldi"
   },
   "arrivalTime": "2027-09-10T21:50:00+02:00"
  },
  "reservedTicket": {
   "@type": "Ticket",
   "ticketedSeat": {
    "@type": "Seat",
    "seatNumber": "63"
   }
  },
  "totalPrice": "59.00",
  "priceCurrency": "EUR"
 },
 {
  "@context": "http://schema.org",
  "@type": "TrainReservation",
  "reservationNumber": "X8R4DN",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": {
   "@type": "Person",
   "name": "Oliver Pemberton"
  },
  "broker": {
   "@type": "Organization",
   "name": "Trainline"
  },
  "reservationFor": {
   "@type": "TrainTrip",
   "trainNumber": "FR 9725",
   "departureStation": {
    "@type": "TrainStation",
    "name": "Milano Centrale"
   },
   "departureTime": "2027-09-12T11:45:00+02:00",
   "arrivalStation": {
    "@type": "TrainStation",
    "name": "Venezia S. Lucia"
   },
   "arrivalTime": "2027-09-12T14:12:00+02:00"
  },
  "reservedTicket": {
   "@type": "Ticket",
   "ticketedSeat": {
    "@type": "Seat",
    "seatNumber": "11C"
   }
  },
  "totalPrice": "29.90",
  "priceCurrency": "EUR"
 }
]
</script><h1>You're going to Venice!</h1>
<h2>Fri 10 Sep 2027</h2><p>14:44 Paris Gare de Lyon &rarr; 21:50 Milano Porta Garibaldi<br>TGV INOUI 9245 &middot; Coach 4, seat 63 &middot; PNR QWLKZT &middot; &euro;59.00</p>
<h2>Sun 12 Sep 2027</h2><p>11:45 Milano Centrale &rarr; 14:12 Venezia S. Lucia<br>FR 9725 &middot; Coach 6, seat 11C &middot; PNR X8R4DN &middot; &euro;29.90</p>
<p>Booking fee &euro;2.50</p><p>Split up? Get SplitSave in our app. Trainline.com Limited, 120 Holborn, London EC1N 2TD</p></body></html>`,
      },
      `Thanks for booking with Trainline, Oliver!

PNR: QWLKZT (SNCF)
PNR: X8R4DN (Trenitalia)

Open this email in a browser to see your journey.`,
    ),
    fields: records(`
      kind=train | number=TGV INOUI 9245 | reference=QWLKZT | from.place=Paris Gare de Lyon | from.date=2027-09-10 | from.time=14:44 | to.place=Milano Porta Garibaldi | to.date=2027-09-10 | to.time=21:50 | seat=63 | people=Oliver Pemberton | cost=5900 EUR | provider=Trainline
      kind=train | number=FR 9725 | reference=X8R4DN | from.place=Milano Centrale | from.date=2027-09-12 | from.time=11:45 | to.place=Venezia S. Lucia | to.date=2027-09-12 | to.time=14:12 | seat=11C | people=Oliver Pemberton | cost=2990 EUR | provider=Trainline
    `),
  },
]
