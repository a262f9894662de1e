import { type ImportSample, lines, mailOf, records, table } from './test-sample-records.ts'

/** Like test-booking-mails.ts, kept apart: written at the same time, and opened once when the readers were done. */
export const BOOKING_MAILS_APART: readonly ImportSample[] = [
  {
    name: 'french-airline.eml',
    content: mailOf(
      'Votre confirmation de réservation',
      'plain',
      lines(
        'Référence de réservation : M4XTK8',
        'Aller : Paris - Athènes',
        'Vendredi 21 mai 2027',
        '07h20 Paris (CDG)',
        '11h35 Athènes (ATH)',
        'Vol AF1832',
      ),
    ),
    fields: records(`
      kind=flight | number=AF 1832 | reference=M4XTK8 | from.date=2027-05-21 | from.time=07:20 | from.place=CDG | to.date=2027-05-21 | to.time=11:35 | to.place=ATH
    `),
  },
  {
    name: 'united-style.eml',
    content: mailOf(
      'eTicket Itinerary and Receipt for Confirmation PWX4KT',
      'html',
      `<p>Confirmation Number: <b>PWX4KT</b></p>${table(
        ['Flight 1 of 1', 'UA1175', 'Class: United Economy (K)'],
        ['Tue, Aug 10, 2027', 'Tue, Aug 10, 2027'],
        ['08:05 AM', '10:41 AM'],
        ['Chicago, IL, US (ORD)', 'Austin, TX, US (AUS)'],
      )}`,
    ),
    fields: records(`
      kind=flight | number=UA 1175 | reference=PWX4KT | from.date=2027-08-10 | from.time=08:05 | from.place=ORD | to.date=2027-08-10 | to.time=10:41 | to.place=AUS
    `),
  },
  {
    name: 'turkish-style.eml',
    content: mailOf(
      'Online Ticket - Information Message',
      'plain',
      lines(
        'Reservation Code (PNR): TQ7XW3',
        'TK1952 Amsterdam (AMS) - Istanbul (IST)',
        'Departure: 09.10.2027 11:40',
        'Arrival: 09.10.2027 16:05',
      ),
    ),
    fields: records(`
      kind=flight | number=TK 1952 | reference=TQ7XW3 | from.date=2027-10-09 | from.time=11:40 | from.place=AMS | to.date=2027-10-09 | to.time=16:05 | to.place=IST
    `),
  },
  {
    name: 'australian-airline.eml',
    content: mailOf(
      'Your itinerary',
      'plain',
      lines(
        'Booking reference: 5TKXW9',
        'Sydney to Melbourne',
        'Flight QF409',
        'Departs Sydney (SYD) Terminal 3: Mon 06 Sep 2027, 09:00am',
        'Arrives Melbourne (MEL) Terminal 1: Mon 06 Sep 2027, 10:35am',
      ),
    ),
    fields: records(`
      kind=flight | number=QF 409 | reference=5TKXW9 | from.date=2027-09-06 | from.time=09:00 | from.place=SYD | to.date=2027-09-06 | to.time=10:35 | to.place=MEL
    `),
  },
  {
    name: 'french-railway.eml',
    content: mailOf(
      'Confirmation de votre commande',
      'plain',
      lines(
        'Référence dossier : QWXKTP',
        'Paris Gare de Lyon → Marseille Saint-Charles',
        'Le samedi 26 juin 2027',
        'Départ 10:38 Paris Gare de Lyon',
        'Arrivée 13:47 Marseille Saint-Charles',
        'TGV INOUI 6109',
        'Voiture 11 - Place 63',
      ),
    ),
    fields: records(`
      kind=train | number=TGV INOUI 6109 | reference=QWXKTP | from.date=2027-06-26 | from.time=10:38 | from.place=Paris Gare de Lyon | to.date=2027-06-26 | to.time=13:47 | to.place=Marseille Saint-Charles
    `),
  },
  {
    name: 'spanish-railway.eml',
    content: mailOf(
      'Confirmación de compra de billetes',
      'plain',
      lines(
        'Localizador: 7WKQ2X',
        'Tren: AVE 03121',
        'Origen: Madrid-Puerta de Atocha',
        'Destino: Barcelona-Sants',
        'Fecha: 30/06/2027',
        'Hora de salida: 12:00',
        'Hora de llegada: 14:30',
      ),
    ),
    fields: records(`
      kind=train | number=AVE 03121 | reference=7WKQ2X | from.date=2027-06-30 | from.time=12:00 | from.place=Madrid-Puerta de Atocha | to.date=2027-06-30 | to.time=14:30 | to.place=Barcelona-Sants
    `),
  },
  {
    name: 'travel-site-hotel.eml',
    content: mailOf(
      'Travel confirmation',
      'plain',
      lines(
        'Your reservation is booked and confirmed.',
        'Itinerary # 7283940175512',
        'Hotel Beispiel am Platz',
        'Am Platz 3, Vienna, 1010 Austria',
        'Check-in: Mon, Nov 8, 2027, 3:00 PM',
        'Check-out: Thu, Nov 11, 2027, noon',
        '3 nights, 1 room',
      ),
    ),
    fields: records(`
      kind=hotel | name=Hotel Beispiel am Platz | reference=7283940175512 | from.date=2027-11-08 | from.time=15:00 | from.place=Hotel Beispiel am Platz, Am Platz 3, Vienna, 1010 Austria | to.date=2027-11-11 | to.time=12:00 | to.place=Hotel Beispiel am Platz, Am Platz 3, Vienna, 1010 Austria
    `),
  },
  {
    name: 'car-hire-table.eml',
    content: mailOf(
      'Confirmation of your rental',
      'html',
      `<p>Your Confirmation Number is: <b>K82940175E4</b></p>${table(
        ['Pickup Location', 'Edinburgh Airport'],
        ['Pickup Time', 'Tue, Jul 20, 2027 at 11:00 AM'],
        ['Return Location', 'Edinburgh Airport'],
        ['Return Time', 'Sat, Jul 24, 2027 at 09:30 AM'],
      )}`,
    ),
    fields: records(`
      kind=car | reference=K82940175E4 | from.date=2027-07-20 | from.time=11:00 | from.place=Edinburgh Airport | to.date=2027-07-24 | to.time=09:30 | to.place=Edinburgh Airport
    `),
  },
  {
    name: 'tour.eml',
    content: mailOf(
      'Your booking is confirmed',
      'plain',
      lines(
        'Booking reference: GYQ4WX8T',
        'Old Town: guided walk with tasting',
        'Date: Sunday, July 4, 2027',
        'Time: 10:00 AM',
        'Meeting point: Example Square 1, in front of the fountain',
      ),
    ),
    fields: records(`
      kind=ticket | name=Old Town: guided walk with tasting | reference=GYQ4WX8T | from.date=2027-07-04 | from.time=10:00 | from.place=Example Square 1, in front of the fountain
    `),
  },
]
