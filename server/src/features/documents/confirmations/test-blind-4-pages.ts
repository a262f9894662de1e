import {
  type ImportSample,
  letterBase64,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-4.ts: reservations in pages (JSON-LD, microdata). */
export const BLIND_4_PAGES: readonly ImportSample[] = [
  {
    name: 'blind4b-m01-qantas-flights.eml',
    content: letterQuoted({
      from: '<no-reply@qantas.example>',
      date: 'Tue, 09 Mar 2027 14:22:41 +1100',
      subject: 'Your Qantas booking confirmation - 7KQM2T',
      type: 'html',
      body: `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Booking confirmation</title>
<script type="application/ld+json">[{"@context": "http://schema.org", "@type": "FlightReservation", "reservationId": "7KQM2T", "reservationNumber": "7KQM2T", "reservationStatus": "http://schema.org/ReservationConfirmed", "underName": {"@type": "Person", "name": "Harriet Ballantyne"}, "reservationFor": {"@type": "Flight", "flightNumber": "11", "airline": {"@type": "Airline", "name": "Qantas", "iataCode": "QF"}, "departureAirport": {"@type": "Airport", "name": "Sydney", "iataCode": "SYD"}, "departureTime": "2027-04-16T10:15:00+10:00", "arrivalAirport": {"@type": "Airport", "name": "Los Angeles", "iataCode": "LAX"}, "arrivalTime": "2027-04-16T06:55:00-07:00"}, "airplaneSeat": "46K", "modifyReservationUrl": "https://www.qantas.example/manage?pnr=7KQM2T"}, {"@context": "http://schema.org", "@type": "FlightReservation", "reservationId": "7KQM2T", "reservationNumber": "7KQM2T", "reservationStatus": "http://schema.org/ReservationConfirmed", "underName": {"@type": "Person", "name": "Harriet Ballantyne"}, "reservationFor": {"@type": "Flight", "flightNumber": "12", "airline": {"@type": "Airline", "name": "Qantas", "iataCode": "QF"}, "departureAirport": {"@type": "Airport", "name": "Los Angeles", "iataCode": "LAX"}, "departureTime": "2027-05-02T22:30:00-07:00", "arrivalAirport": {"@type": "Airport", "name": "Sydney", "iataCode": "SYD"}, "arrivalTime": "2027-05-04T06:40:00+10:00"}, "airplaneSeat": "47H"}]</script></head><body style="margin:0;font-family:Arial">
<table width="600" align="center"><tr><td bgcolor="#e40000" style="color:#fff">QANTAS &nbsp; Spirit of Australia</td></tr>
<tr><td><h2>Thanks Harriet, you're booked</h2><p>Booking reference <b>7KQM2T</b></p>
<p>Frequent Flyer number: 1904 227 761 &nbsp;|&nbsp; Status: Silver</p>
<table><tr><td>QF11</td><td>Sydney (SYD)<br>Fri 16 Apr 10:15am</td><td>Los Angeles (LAX)<br>Fri 16 Apr 6:55am</td></tr>
<tr><td>QF12</td><td>Los Angeles (LAX)<br>Sun 2 May 10:30pm</td><td>Sydney (SYD)<br>Tue 4 May 6:40am</td></tr></table>
<p>Total AUD 1,874.32 including taxes and carrier charges of AUD 412.32. Paid by Visa ending 4417.</p>
<p>Checked baggage: 2 x 23kg. Carry-on 1 x 10kg.</p>
<p>Earn up to 7,500 Qantas Points when you book a hotel before 30 June 2027. Qantas Airways Limited ABN 16 009 661 901.</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=QF 11 | reference=7KQM2T | from.place=SYD | from.date=2027-04-16 | from.time=10:15 | to.place=LAX | to.date=2027-04-16 | to.time=06:55 | seat=46K | people=Harriet Ballantyne
      kind=flight | number=QF 12 | reference=7KQM2T | from.place=LAX | from.date=2027-05-02 | from.time=22:30 | to.place=SYD | to.date=2027-05-04 | to.time=06:40 | seat=47H | people=Harriet Ballantyne
    `),
  },
  {
    name: 'blind4b-m02-accor-hotel.eml',
    content: letterBase64({
      from: 'Accor <confirmation@accor.example>',
      date: 'Thu, 11 Feb 2027 09:03:12 +0100',
      subject: 'Votre réservation est confirmée : Novotel Quai des Tanneurs',
      type: 'html',
      body: `<html lang="fr"><body>
<div itemscope itemtype="http://schema.org/LodgingReservation">
<meta itemprop="reservationNumber" content="TVKXRWNQ"/>
<link itemprop="reservationStatus" href="http://schema.org/Confirmed"/>
<div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Baptiste Lemoyne"/></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/LodgingBusiness">
<meta itemprop="name" content="Novotel Quai des Tanneurs"/>
<div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="14 quai des Tanneurs"/><meta itemprop="addressLocality" content="Nantes"/><meta itemprop="postalCode" content="44000"/><meta itemprop="addressCountry" content="FR"/></div>
<meta itemprop="telephone" content="+33 2 40 00 14 27"/></div>
<meta itemprop="checkinDate" content="2027-06-04T14:00:00+02:00"/>
<meta itemprop="checkoutDate" content="2027-06-07T12:00:00+02:00"/>
<meta itemprop="totalPrice" content="418.50"/><meta itemprop="priceCurrency" content="EUR"/>
</div>
<p>Bonjour Baptiste Lemoyne,</p><p>Merci d'avoir choisi Accor. Votre s&eacute;jour au <b>Novotel Quai des Tanneurs</b> est confirm&eacute;.</p>
<table><tr><td>N&deg; de r&eacute;servation</td><td>TVKXRWNQ</td></tr><tr><td>Arriv&eacute;e</td><td>vendredi 4 juin 2027 &agrave; partir de 14h00</td></tr><tr><td>D&eacute;part</td><td>lundi 7 juin 2027 jusqu'&agrave; 12h00</td></tr><tr><td>Montant total</td><td>418,50 &euro; (taxe de s&eacute;jour 1,98 &euro; par personne et par nuit non comprise)</td></tr></table>
<p>Annulation gratuite jusqu'au 2 juin 2027, 18h00 heure locale. Carte ALL n&deg; 3081031 77120045 6.</p>
<p>Accor SA, 82 rue Henri Farman, 92130 Issy-les-Moulineaux. RCS 602 036 444.</p></body></html>`,
    }),
    fields: records(`
      kind=hotel | reference=TVKXRWNQ | name=Novotel Quai des Tanneurs | from.place=Novotel Quai des Tanneurs, 14 quai des Tanneurs, 44000 Nantes | from.date=2027-06-04 | from.time=14:00 | to.place=Novotel Quai des Tanneurs, 14 quai des Tanneurs, 44000 Nantes | to.date=2027-06-07 | to.time=12:00 | people=Baptiste Lemoyne | cost=41850 EUR
    `),
  },
  {
    name: 'blind4a-m03-sj-train.eml',
    content: letterQuoted({
      from: '<noreply@sj.example>',
      date: 'Mon, 19 Apr 2027 18:40:02 +0200',
      subject: 'Din SJ-resa Stockholm – Göteborg 7 maj',
      type: 'html',
      body: `<html><head><script type="application/ld+json">[{"@context": "http://schema.org", "@type": "TrainReservation", "reservationNumber": "BRT4821K", "reservationStatus": "http://schema.org/ReservationConfirmed", "underName": {"@type": "Person", "name": "Linnéa Sandgren"}, "reservationFor": {"@type": "TrainTrip", "trainNumber": "433", "trainName": "X 2000", "departureStation": {"@type": "TrainStation", "name": "Stockholm Central"}, "departurePlatform": "10", "departureTime": "2027-05-07T12:27:00+02:00", "arrivalStation": {"@type": "TrainStation", "name": "Göteborg Central"}, "arrivalTime": "2027-05-07T15:41:00+02:00"}, "reservedTicket": {"@type": "Ticket", "ticketedSeat": {"@type": "Seat", "seatNumber": "42"}}}]</script></head><body>
<p>Hej Linnéa!</p><p>Tack för din bokning. Bokningsnummer <b>BRT4821K</b></p>
<p>Fredag 7 maj 2027<br>12:27 Stockholm Central, spår 10<br>15:41 Göteborg Central<br>SJ Snabbtåg 433, vagn 3, plats 42, 2 klass lugn</p>
<p>Pris 495 kr varav moms 28,02 kr. Prio-nummer 97522 0418 8831. Återbetalas inte efter avgång.</p>
<p>SJ AB, 105 50 Stockholm, tel 0771-75 75 75, öppet 06.00–22.00.</p></body></html>`,
    }),
    fields: records(`
      kind=train | number=X 2000 433 | reference=BRT4821K | from.place=Stockholm Central | from.date=2027-05-07 | from.time=12:27 | to.place=Göteborg Central | to.date=2027-05-07 | to.time=15:41 | seat=42 | people=Linnéa Sandgren
    `),
  },
  {
    name: 'blind4b-m04-enterprise-car.eml',
    content: letterQuoted({
      from: 'Enterprise Rent-A-Car <reservations@enterprise.example>',
      date: 'Wed, 07 Jul 2027 11:09:55 -0500',
      subject: 'Reservation Confirmed: #1482760395COUNT',
      type: 'html',
      body: `<html><body>
<div itemscope itemtype="http://schema.org/RentalCarReservation">
<meta itemprop="reservationNumber" content="1482760395COUNT">
<link itemprop="reservationStatus" href="http://schema.org/ReservationConfirmed">
<div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Marcus Crowder"></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/RentalCar"><meta itemprop="name" content="Midsize SUV"><meta itemprop="model" content="Rogue or similar"><div itemprop="brand" itemscope itemtype="http://schema.org/Brand"><meta itemprop="name" content="Nissan"></div><div itemprop="rentalCompany" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="Enterprise Rent-A-Car"></div></div>
<div itemprop="pickupLocation" itemscope itemtype="http://schema.org/Place"><meta itemprop="name" content="Nashville International Airport"><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="1 Terminal Dr"><meta itemprop="addressLocality" content="Nashville"><meta itemprop="addressRegion" content="TN"><meta itemprop="postalCode" content="37214"><meta itemprop="addressCountry" content="US"></div></div>
<meta itemprop="pickupTime" content="2027-08-13T11:30:00-05:00">
<div itemprop="dropoffLocation" itemscope itemtype="http://schema.org/Place"><meta itemprop="name" content="Memphis Downtown"><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="520 Wexley Ave"><meta itemprop="addressLocality" content="Memphis"><meta itemprop="addressRegion" content="TN"><meta itemprop="postalCode" content="38103"><meta itemprop="addressCountry" content="US"></div></div>
<meta itemprop="dropoffTime" content="2027-08-17T09:00:00-05:00">
<meta itemprop="price" content="311.47"><meta itemprop="priceCurrency" content="USD">
</div>
<h1>Your reservation is confirmed.</h1><p>Confirmation Number: <b>1482760395COUNT</b></p>
<p>Pick-up: Fri, August 13, 2027 @ 11:30 AM<br>Nashville International Airport<br>1 Terminal Dr, Nashville, TN 37214<br>(615) 555-0139</p>
<p>Return: Tue, August 17, 2027 @ 9:00 AM<br>Memphis Downtown<br>520 Wexley Ave, Memphis, TN 38103<br>Mon-Fri 7:30 AM - 6:00 PM, Sat 9:00 AM - 12:00 PM</p>
<p>Midsize SUV - Nissan Rogue or similar. Time &amp; distance 4 day(s) @ USD 58.00; drop charge 45.00; taxes and fees 34.47; Estimated total USD 311.47</p>
<p>Renters must be 21 or older. &copy; 2027 Enterprise Holdings, Inc. 600 Corporate Park Drive, St. Louis, MO 63105</p></body></html>`,
    }),
    fields: records(`
      kind=car | reference=1482760395COUNT | name=Enterprise Rent-A-Car | from.place=Nashville International Airport, 1 Terminal Dr, 37214 Nashville | from.date=2027-08-13 | from.time=11:30 | to.place=Memphis Downtown, 520 Wexley Ave, 38103 Memphis | to.date=2027-08-17 | to.time=09:00 | people=Marcus Crowder | cost=31147 USD
    `),
  },
  {
    name: 'blind4a-m05-thefork-restaurant.eml',
    content: letterTwice(
      {
        from: '<prenotazioni@thefork.example>',
        date: 'Sat, 13 Mar 2027 21:15:30 +0100',
        subject: 'Prenotazione confermata: Trattoria del Cardo',
        type: 'html',
        body: `<html><head><script type="application/ld+json">{
 "@context": "https://schema.org",
 "@graph": [
  {
   "@type": "FoodEstablishmentReservation",
   "reservationId": "TF-71830264",
   "reservationStatus": "https://schema.org/ReservationConfirmed",
   "underName": {
    "@type": "Person",
    "name": "Ludovica Berardi"
   },
   "partySize": 3,
   "startTime": "2027-03-19T20:30:00+01:00",
   "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Trattoria del Cardo",
    "telephone": "+39 051 555 0172",
    "address": {
     "@type": "PostalAddress",
     "streetAddress": "Via delle Moline Vecchie 9",
     "addressLocality": "Bologna",
     "postalCode": "40126",
     "addressCountry": "IT"
    }
   },
   "provider": {
    "@type": "Organization",
    "name": "TheFork"
   }
  }
 ]
}</script></head><body><h2>Buon appetito, Ludovica!</h2>
<p>La tua prenotazione è confermata.</p><table><tr><td>Ristorante</td><td>Trattoria del Cardo</td></tr><tr><td>Quando</td><td>venerdì 19 marzo 2027 · 20:30</td></tr><tr><td>Persone</td><td>3</td></tr></table>
<p>Offerta: 20% di sconto sul menù alla carta (bevande escluse)</p><p>LaFourchette SAS, 70 rue Saint-Lazare, 75009 Parigi</p></body></html>`,
      },
      `Ciao Ludovica,

la tua prenotazione da Trattoria del Cardo è confermata!
venerdì 19 marzo 2027, ore 20:30, 3 persone
Codice prenotazione TF-71830264

Via delle Moline Vecchie 9, 40126 Bologna - tel. +39 051 555 0172
Guadagni 150 Yums. Puoi annullare fino a 2 ore prima.`,
    ),
    fields: records(`
      kind=restaurant | reference=TF-71830264 | name=Trattoria del Cardo | from.place=Trattoria del Cardo, Via delle Moline Vecchie 9, 40126 Bologna | from.date=2027-03-19 | from.time=20:30 | to.place=Trattoria del Cardo, Via delle Moline Vecchie 9, 40126 Bologna | people=Ludovica Berardi | provider=TheFork
    `),
  },
  {
    name: 'blind4a-m06-seatgeek-event.eml',
    content: letterQuoted({
      from: '<transactions@seatgeek.example>',
      date: 'Thu, 03 Jun 2027 08:47:19 -0600',
      subject: 'You got the tickets! Vesper Lanes with Salt Harbor',
      type: 'html',
      body: `<html><body><script type="application/ld+json">{"@context": "http://schema.org", "@type": "EventReservation", "reservationNumber": "NX8-4K2Q7", "reservationStatus": "http://schema.org/Confirmed", "underName": {"@type": "Person", "name": "Tobias Okonjo"}, "reservationFor": {"@type": "MusicEvent", "name": "Vesper Lanes with Salt Harbor", "startDate": "2027-09-24T20:00:00-06:00", "doorTime": "2027-09-24T18:30:00-06:00", "location": {"@type": "Place", "name": "Red Butte Garden Amphitheatre", "address": {"@type": "PostalAddress", "streetAddress": "300 Wakara Way", "addressLocality": "Salt Lake City", "addressRegion": "UT", "postalCode": "84108", "addressCountry": "US"}}}, "totalPrice": "168.90", "priceCurrency": "USD"}</script>
<h1>You're going!</h1><p>Order NX8-4K2Q7</p><p>Vesper Lanes with Salt Harbor<br>Fri, Sep 24 at 8:00pm (doors 6:30pm)<br>Red Butte Garden Amphitheatre, Salt Lake City, UT</p>
<p>2 tickets &middot; General Admission &middot; $71.00 each &middot; fees $26.90 &middot; total $168.90</p>
<p>Tickets will be delivered to your SeatGeek app by Sep 22, 2027. All sales final. SeatGeek, 902 Broadway, New York, NY 10010</p></body></html>`,
    }),
    fields: records(`
      kind=event | reference=NX8-4K2Q7 | name=Vesper Lanes with Salt Harbor | from.place=Red Butte Garden Amphitheatre, 300 Wakara Way, 84108 Salt Lake City | from.date=2027-09-24 | from.time=20:00 | people=Tobias Okonjo | cost=16890 USD | to.place=Red Butte Garden Amphitheatre, 300 Wakara Way, 84108 Salt Lake City
    `),
  },
]
