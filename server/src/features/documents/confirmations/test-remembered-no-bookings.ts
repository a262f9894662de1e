import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_NO_BOOKINGS: readonly ImportSample[] = [
  {
    name: 'remembered-48-offer.eml',
    content: letterQuoted({
      from: 'Sunjoy Holidays <offers@sunjoy.example>',
      date: 'Fri, 05 Mar 2027 09:00:00 +0000',
      subject: 'Your quote: Tenerife from £412',
      type: 'html',
      body: `<h1>Here's your quote, Ben</h1><p>Quote reference: SJ-88120 (valid until 12 March 2027)</p><table><tr><td>Depart</td><td>Manchester (MAN) 10 Jul 2027 06:40</td></tr><tr><td>Arrive</td><td>Tenerife South (TFS) 10 Jul 2027 11:10</td></tr><tr><td>Hotel</td><td>Playa Azul, check-in 10 Jul, check-out 17 Jul</td></tr><tr><td>Price from</td><td>£412 pp</td></tr></table><p>Book now before prices go up.</p>`,
    }),
    fields: records(``),
  },
  {
    name: 'remembered-75-newsletter-it.eml',
    content: letterQuoted({
      from: 'Italo <newsletter@italotreno.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0200',
      subject: 'Solo per oggi: Milano - Roma da 19,90€',
      type: 'html',
      body: `<h1>Prenota ora!</h1><p>Milano Centrale - Roma Termini, partenza 12 maggio 2027 07:15, arrivo 10:25, da 19,90 €</p><p>Codice promo: ITALO50</p>`,
    }),
    fields: records(``),
  },
  {
    name: 'remembered-96-cancel-fr.eml',
    content: letterQuoted({
      from: 'Booking.com <noreply@booking.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Votre réservation a été annulée',
      type: 'html',
      body: `<h1>Annulation confirmée</h1><p>Votre réservation à l'Hôtel Beaurivage a été annulée gratuitement.</p><table><tr><td>Numéro de confirmation</td><td>4410288173</td></tr><tr><td>Arrivée</td><td>12 mai 2027</td></tr><tr><td>Départ</td><td>15 mai 2027</td></tr></table>`,
    }),
    fields: records(``),
  },
  {
    name: 'remembered-97-survey.eml',
    content: letterQuoted({
      from: 'Hilton <feedback@hilton.example>',
      date: 'Mon, 17 May 2027 10:00:00 +0200',
      subject: 'How was your stay at Hilton Antwerp?',
      type: 'html',
      body: `<p>Dear Mr Quill,</p><p>Thank you for staying at Hilton Antwerp Old Town from 12 May 2027 to 15 May 2027. Please tell us how we did.</p><p>Stay reference 3318204</p><p>Take the survey</p>`,
    }),
    fields: records(``),
  },
  {
    name: 'remembered-98-invoice-parking.eml',
    content: letterQuoted({
      from: 'ParkFlug <rechnung@parkflug.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Rechnung 2027-4471 für Ihren Parkplatz',
      type: 'plain',
      body: `Rechnung Nr. 2027-4471 vom 05.04.2027

Parkplatz P3 Flughafen Stuttgart
Zeitraum: 12.05.2027 08:00 bis 19.05.2027 22:00
Kennzeichen: S-XX 0000
Betrag: 62,00 EUR

Zahlbar bis 19.04.2027.`,
    }),
    fields: records(``),
  },
  {
    name: 'remembered-99-loyalty.eml',
    content: letterQuoted({
      from: 'Lufthansa Miles & More <info@miles.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Ihr Kontoauszug',
      type: 'html',
      body: `<h1>Ihr Meilenkonto</h1><table><tr><td>Datum</td><td>Aktivität</td><td>Meilen</td></tr><tr><td>12.03.2027</td><td>LH 232 FRA - FCO</td><td>+ 687</td></tr><tr><td>19.03.2027</td><td>LH 233 FCO - FRA</td><td>+ 687</td></tr></table><p>Servicekartennummer 9920 0000 0000 000. Meilenstand 14.220, verfallen am 31.12.2027.</p>`,
    }),
    fields: records(``),
  },
  {
    name: 'remembered-fi-price-alert-de.eml',
    content: letterQuoted({
      from: 'Trainline <noreply@trainline.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Günstige Tickets: Berlin - München ab 17,90 €',
      type: 'plain',
      body: `Jetzt buchen und sparen!

Berlin Hbf - München Hbf
Abfahrt: 12.05.2027, 09:05 Uhr
Ankunft: 12.05.2027, 13:02 Uhr
ab 17,90 €`,
    }),
    fields: records(``),
  },
  {
    name: 'remembered-fj-basket.eml',
    content: letterQuoted({
      from: 'Ryanair <noreply@ryanair.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0100',
      subject: 'You left something behind',
      type: 'html',
      body: `<h1>Still thinking about Palermo?</h1><p>Complete your booking before prices rise.</p><table><tr><td>FR 4478</td><td>Stansted (STN) - Palermo (PMO)</td><td>Tue 4 May 2027</td><td>06:20 - 10:35</td></tr></table><p>Total so far £38.98</p>`,
    }),
    fields: records(``),
  },
  {
    name: 'remembered-gg-payment-due.eml',
    content: letterQuoted({
      from: 'TUI <service@tui.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Zahlungserinnerung zu Ihrer Anfrage',
      type: 'plain',
      body: `Guten Tag,

Ihr unverbindliches Angebot: Flug TUI 2204 Hannover (HAJ) - Rhodos (RHO) am 12.06.2027, 05:40 - 10:25
Preis ab 412 € p. P.

Jetzt buchen!`,
    }),
    fields: records(``),
  },
]
