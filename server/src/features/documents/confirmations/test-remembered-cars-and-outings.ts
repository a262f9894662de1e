import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_CARS_AND_OUTINGS: readonly ImportSample[] = [
  {
    name: 'remembered-35-budget.eml',
    content: letterQuoted({
      from: 'Budget <reservations@budget.example>',
      date: 'Wed, 24 Mar 2027 09:50:00 -0700',
      subject: 'Your Budget Reservation 11882047US3',
      type: 'html',
      body: `<h2>Your car is reserved!</h2><p>Confirmation Number: <b>11882047US3</b></p><table><tr><td><b>Pick-up</b><br>Sat, Jun 05, 2027 @ 12:30 PM<br>Denver International Airport<br>24530 E 78th Ave, Denver, CO 80249 US<br>(303) 555-0150<br>Hours: Sun - Sat open 24 hrs</td><td><b>Return</b><br>Sat, Jun 12, 2027 @ 10:00 AM<br>Salt Lake City Intl Airport<br>775 N Terminal Dr, Salt Lake City, UT 84122 US<br>(801) 555-0177<br>Hours: Sun - Sat 6:00 AM - 11:59 PM</td></tr></table>
<table><tr><td>Vehicle</td><td>Group E - Full-Size, Chevrolet Malibu or similar</td></tr><tr><td>Estimated Total</td><td>$531.20 USD</td></tr></table>`,
    }),
    fields: records(`
      kind=car | name=Budget | reference=11882047US3 | from.date=2027-06-05 | from.time=12:30 | from.place=Denver International Airport, 24530 E 78th Ave, Denver, CO 80249 US | to.date=2027-06-12 | to.time=10:00 | to.place=Salt Lake City Intl Airport, 775 N Terminal Dr, Salt Lake City, UT 84122 US
    `),
  },
  {
    name: 'remembered-36-rentalcars-fr.eml',
    content: letterQuoted({
      from: 'Rentalcars.com <reservations@rentalcars.example>',
      date: 'Mon, 26 Apr 2027 20:00:00 +0200',
      subject: 'Votre réservation est confirmée - 718220446',
      type: 'plain',
      body: `Bonjour Gwenaël,

Bonne nouvelle ! Votre réservation est confirmée.

Numéro de réservation : 718220446
Agence de location : Goldcar
Véhicule : Fiat 500 ou similaire

Prise en charge
Aéroport de Malaga
samedi 3 juillet 2027, 11:00

Restitution
Aéroport de Malaga
samedi 10 juillet 2027, 18:00

Conducteur principal : Gwenaël Le Bihan
Prix total : 214,87 € - payé
Annulation gratuite jusqu'à 48 heures avant la prise en charge.`,
    }),
    fields: records(`
      kind=car | name=Goldcar | reference=718220446 | from.date=2027-07-03 | from.time=11:00 | from.place=Aéroport de Malaga | to.date=2027-07-10 | to.time=18:00 | to.place=Aéroport de Malaga
    `),
  },
  {
    name: 'remembered-37-opentable-de.eml',
    content: letterQuoted({
      from: 'OpenTable <member_services@opentable.example>',
      date: 'Wed, 12 May 2027 10:00:00 +0200',
      subject: 'Ihre Reservierung bei Zum Goldenen Anker ist bestätigt',
      type: 'html',
      body: `<h1>Ihre Reservierung ist bestätigt</h1><h2>Zum Goldenen Anker</h2><p>Tisch für 4 Personen am Freitag, 21. Mai 2027 um 19:30 Uhr</p><p>Name: Irmtraud Wessel<br>Bestätigungsnr. 20448</p><p>Kapitänsgasse 7, 20457 Hamburg<br>040 555 0111</p><p>Können Sie doch nicht kommen? Bitte stornieren Sie spätestens 24 Stunden vorher.</p>`,
    }),
    fields: records(`
      kind=restaurant | name=Zum Goldenen Anker | reference=20448 | from.date=2027-05-21 | from.time=19:30 | from.place=Zum Goldenen Anker
    `),
  },
  {
    name: 'remembered-38-tablecheck.eml',
    content: letterQuoted({
      from: 'TableCheck <no-reply@tablecheck.example>',
      date: 'Thu, 02 Sep 2027 16:00:00 +0900',
      subject: 'Reservation confirmed - Sushi Hoshino',
      type: 'plain',
      body: `Dear Philippa Vane,

Your reservation at Sushi Hoshino has been confirmed.

Reservation Code: K7X2QR
Venue: Sushi Hoshino
Date: Thursday, October 14, 2027
Time: 6:30 PM
Party size: 2 people
Menu: Chef's omakase, 24,200 JPY x 2
Address: 3-8-12 Ginza, Chuo-ku, Tokyo
Phone: 03-5550-0123

Cancellation: 100% of the menu price from 2 days before.`,
    }),
    fields: records(`
      kind=restaurant | name=Sushi Hoshino | reference=K7X2QR | from.date=2027-10-14 | from.time=18:30 | from.place=Sushi Hoshino, 3-8-12 Ginza, Chuo-ku, Tokyo
    `),
  },
  {
    name: 'remembered-39-ticketone.eml',
    content: letterQuoted({
      from: 'TicketOne <noreply@ticketone.example>',
      date: 'Sun, 14 Feb 2027 10:00:00 +0100',
      subject: 'Conferma ordine 882044713',
      type: 'html',
      body: `<p>Gentile Cliente, grazie per il tuo ordine.</p><p>Numero ordine: <b>882044713</b> del 14/02/2027</p>
<table><tr><td><b>Aurelia Fontane - Tour d'inverno</b></td></tr><tr><td>venerdì 3 dicembre 2027, ore 21:00</td></tr><tr><td>Teatro Arcimboldi</td></tr><tr><td>Viale dell'Innovazione 20, 20126 Milano</td></tr></table>
<table><tr><td>Settore</td><td>Fila</td><td>Posto</td><td>Prezzo</td></tr><tr><td>Platea alta</td><td>12</td><td>8</td><td>€ 57,50</td></tr><tr><td>Platea alta</td><td>12</td><td>9</td><td>€ 57,50</td></tr></table><p>Totale ordine € 121,00 (incluse commissioni). Apertura porte ore 20:00.</p>`,
    }),
    fields: records(`
      kind=event | name=Aurelia Fontane - Tour d'inverno | reference=882044713 | from.date=2027-12-03 | from.time=21:00 | from.place=Teatro Arcimboldi, Viale dell'Innovazione 20, 20126 Milano
    `),
  },
  {
    name: 'remembered-40-eventbrite.eml',
    content: letterQuoted({
      from: 'Eventbrite <orders@eventbrite.example>',
      date: 'Tue, 03 Aug 2027 15:20:00 +0100',
      subject: 'Your tickets for Night Market Walks',
      type: 'html',
      body: `<h1>Hi Farouk, you're good to go!</h1><h2>Night Market Walks</h2><p>Order #7720448123</p><p>Saturday, 28 August 2027 from 18:00 to 20:30 (BST)</p><p>Brixton Village<br>Coldharbour Lane, London SW9 8PR</p><table><tr><td>Name</td><td>Ticket type</td><td>Quantity</td></tr><tr><td>Farouk Bensaid</td><td>General admission</td><td>2</td></tr></table><p>Order total: £24.00</p>`,
    }),
    fields: records(`
      kind=event | name=Night Market Walks | reference=7720448123 | from.date=2027-08-28 | from.time=18:00 | from.place=Brixton Village, Coldharbour Lane, London SW9 8PR | to.date=2027-08-28 | to.time=20:30
    `),
  },
  {
    name: 'remembered-41-klook.eml',
    content: letterQuoted({
      from: 'Klook <no-reply@klook.example>',
      date: 'Thu, 08 Jul 2027 08:00:00 +0800',
      subject: 'Your booking is confirmed: Universal Studios Japan Studio Pass',
      type: 'html',
      body: `<h1>Booking confirmed</h1><p>Hi Weiling, thanks for booking with Klook.</p><table><tr><td>Booking reference ID</td><td>KLK77204418</td></tr><tr><td>Activity</td><td>Universal Studios Japan Studio Pass</td></tr><tr><td>Package</td><td>1 Day Studio Pass</td></tr><tr><td>Participation date</td><td>Tuesday, 10 August 2027</td></tr><tr><td>Quantity</td><td>2 x Adult</td></tr><tr><td>Total</td><td>HK$ 1,012</td></tr></table>`,
    }),
    fields: records(`
      kind=ticket | name=Universal Studios Japan Studio Pass | reference=KLK77204418 | from.date=2027-08-10
    `),
  },
  {
    name: 'remembered-42-louvre.eml',
    content: letterQuoted({
      from: 'Billetterie Musée du Louvre <no-reply@ticket-louvre.example>',
      date: 'Sat, 05 Jun 2027 09:00:00 +0200',
      subject: 'Confirmation de votre commande n° 27A0088213',
      type: 'plain',
      body: `Bonjour,

Nous vous remercions pour votre commande n° 27A0088213.

Musée du Louvre
Billet individuel - Plein tarif
Date de visite : vendredi 25 juin 2027
Créneau horaire : 10:30
Quantité : 2
Total : 44,00 €

Présentez-vous à l'entrée au plus tard 30 minutes après l'horaire indiqué.`,
    }),
    fields: records(`
      kind=ticket | name=Musée du Louvre | reference=27A0088213 | from.date=2027-06-25 | from.time=10:30
    `),
  },
  {
    name: 'remembered-69-car-de.eml',
    content: letterQuoted({
      from: 'billiger-mietwagen.de <buchung@billiger-mietwagen.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0200',
      subject: 'Ihr Mietwagen-Voucher BM-4471820',
      type: 'html',
      body: `<h1>Ihre Buchung ist bestätigt</h1><table><tr><td>Buchungsnummer</td><td>BM-4471820</td></tr><tr><td>Vermieter</td><td>Centauro</td></tr><tr><td>Fahrzeug</td><td>Opel Corsa o. ä.</td></tr><tr><td>Fahrer</td><td>Gerlinde Kopp</td></tr></table><table><tr><th>Abholung</th><th>Rückgabe</th></tr><tr><td>Samstag, 22.05.2027, 13:00 Uhr</td><td>Samstag, 29.05.2027, 10:30 Uhr</td></tr><tr><td>Alicante Flughafen</td><td>Alicante Flughafen</td></tr></table><p>Gesamtpreis: 164,20 €</p>`,
    }),
    fields: records(`
      kind=car | name=Centauro | reference=BM-4471820 | from.date=2027-05-22 | from.time=13:00 | from.place=Alicante Flughafen | to.date=2027-05-29 | to.time=10:30 | to.place=Alicante Flughafen
    `),
  },
  {
    name: 'remembered-70-car-es.eml',
    content: letterQuoted({
      from: 'Record go <reservas@recordgo.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0200',
      subject: 'Confirmación de reserva RG8820447',
      type: 'plain',
      body: `Hola Iker:

Tu reserva RG8820447 está confirmada.

Oficina de recogida: Aeropuerto de Palma de Mallorca
Fecha y hora de recogida: 18/06/2027 10:00
Oficina de devolución: Aeropuerto de Palma de Mallorca
Fecha y hora de devolución: 25/06/2027 19:30
Categoría: Economy (Fiat Panda o similar)
Total: 148,90 €`,
    }),
    fields: records(`
      kind=car | name=Record go | reference=RG8820447 | from.date=2027-06-18 | from.time=10:00 | from.place=Aeropuerto de Palma de Mallorca | to.date=2027-06-25 | to.time=19:30 | to.place=Aeropuerto de Palma de Mallorca
    `),
  },
  {
    name: 'remembered-71-table-fr.eml',
    content: letterQuoted({
      from: 'Zenchef <no-reply@zenchef.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0200',
      subject: 'Votre réservation chez La Petite Ourse',
      type: 'html',
      body: `<p>Bonjour Solène,</p><p>Votre réservation est confirmée !</p><h2>La Petite Ourse</h2><p>14 rue des Carmes, 44000 Nantes</p><table><tr><td>Date</td><td>samedi 24 avril 2027</td></tr><tr><td>Heure</td><td>20h00</td></tr><tr><td>Couverts</td><td>2 personnes</td></tr><tr><td>N° de réservation</td><td>ZC8QX4</td></tr></table><p>En cas d'empêchement, merci d'annuler avant le 23 avril à 20h00.</p>`,
    }),
    fields: records(`
      kind=restaurant | name=La Petite Ourse | reference=ZC8QX4 | from.date=2027-04-24 | from.time=20:00 | from.place=La Petite Ourse, 14 rue des Carmes, 44000 Nantes
    `),
  },
  {
    name: 'remembered-72-event-de.eml',
    content: letterQuoted({
      from: 'Reservix <noreply@reservix.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0200',
      subject: 'Ihre Bestellung 77204418',
      type: 'plain',
      body: `Guten Tag Herr Auer,

vielen Dank für Ihre Bestellung. Ihre Bestellnummer lautet 77204418.

Veranstaltung: Die Nachtigallen - Sommerkonzert
Datum: Freitag, 02.07.2027
Beginn: 19:30 Uhr, Einlass: 18:30 Uhr
Ort: Schlosshof Ludwigsburg
Platz: Block A, Reihe 4, Platz 11-12
Anzahl: 2 Tickets à 42,00 EUR
Gesamtsumme: 86,90 EUR`,
    }),
    fields: records(`
      kind=event | name=Die Nachtigallen - Sommerkonzert | reference=77204418 | from.date=2027-07-02 | from.time=19:30 | from.place=Schlosshof Ludwigsburg
    `),
  },
  {
    name: 'remembered-73-tour-pt.eml',
    content: letterQuoted({
      from: 'Civitatis <reservas@civitatis.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0100',
      subject: 'Reserva confirmada: Free tour por Alfama',
      type: 'html',
      body: `<h1>Reserva confirmada</h1><table><tr><td>Número da reserva</td><td>C8820417</td></tr><tr><td>Atividade</td><td>Free tour por Alfama</td></tr><tr><td>Data</td><td>segunda-feira, 3 de maio de 2027</td></tr><tr><td>Hora</td><td>10:30</td></tr><tr><td>Pessoas</td><td>2 adultos</td></tr><tr><td>Ponto de encontro</td><td>Praça do Comércio, junto à estátua</td></tr></table>`,
    }),
    fields: records(`
      kind=ticket | name=Free tour por Alfama | reference=C8820417 | from.date=2027-05-03 | from.time=10:30 | from.place=Praça do Comércio, junto à estátua
    `),
  },
]
