import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_COACHES_AND_SHIPS: readonly ImportSample[] = [
  {
    name: 'remembered-23-regiojet.eml',
    content: letterQuoted({
      from: 'RegioJet <noreply@regiojet.example>',
      date: 'Tue, 04 May 2027 19:12:00 +0200',
      subject: 'Potvrzení o zakoupení jízdenky č. 5120448831',
      type: 'html',
      body: `<p>Dobrý den, děkujeme za nákup.</p><table><tr><td>Číslo jízdenky:</td><td>5120448831</td></tr><tr><td>Datum:</td><td>sobota 22. 5. 2027</td></tr><tr><td>Odjezd:</td><td>07:30 Praha, ÚAN Florenc</td></tr><tr><td>Příjezd:</td><td>11:45 Wien, Erdberg</td></tr><tr><td>Dopravní prostředek:</td><td>Autobus</td></tr><tr><td>Sedadlo:</td><td>vůz 1, místo 21</td></tr><tr><td>Nástupiště:</td><td>9</td></tr><tr><td>Cestující:</td><td>Květa Novotná</td></tr><tr><td>Cena celkem:</td><td>449 Kč</td></tr></table>`,
    }),
    fields: records(`
      kind=bus | reference=5120448831 | from.place=Praha, ÚAN Florenc | from.date=2027-05-22 | from.time=07:30 | to.place=Wien, Erdberg | to.date=2027-05-22 | to.time=11:45
    `),
  },
  {
    name: 'remembered-24-megabus.eml',
    content: letterQuoted({
      from: 'megabus.com <noreply@megabus.example>',
      date: 'Mon, 21 Jun 2027 14:02:00 -0400',
      subject: 'megabus.com Reservation Confirmation',
      type: 'plain',
      body: `Thank you for booking with megabus.com.

Your reservation number is: 143-8827-062721-M21-WAS-NYC

Your itinerary:
Departs: Washington, DC - Union Station on 07/02/2027 at 05:30 PM
Arrives: New York, NY - W 31st St. between 8th & 9th Ave on 07/02/2027 at 10:05 PM
Passengers: 2
Reserved seats: 14C, 14D

Price: $58.00   Booking fee: $3.99   Total charge: $61.99

Please be at your stop 15 minutes before the departure time.`,
    }),
    fields: records(`
      kind=bus | reference=143-8827-062721-M21-WAS-NYC | from.place=Washington, DC - Union Station | from.date=2027-07-02 | from.time=17:30 | to.place=New York, NY - W 31st St. between 8th & 9th Ave | to.date=2027-07-02 | to.time=22:05
    `),
  },
  {
    name: 'remembered-25-blablacarbus.eml',
    content: letterQuoted({
      from: 'BlaBlaCar Bus <noreply@blablacar.example>',
      date: 'Fri, 11 Jun 2027 10:10:00 +0200',
      subject: 'Votre billet pour Lyon - Turin',
      type: 'html',
      body: `<p>Bonjour Maëlle, votre réservation est confirmée !</p><p>N° de réservation : <b>ZQ8X4M</b></p>
<table><tr><td>sam. 26 juin 2027</td></tr><tr><td>22:50</td><td>Lyon - Perrache<br>Gare routière, Cours de Verdun Rambaud, 69002 Lyon</td></tr><tr><td>03:40<br>dim. 27 juin</td><td>Turin - Corso Vittorio Emanuele II<br>131 corso Vittorio Emanuele II, 10138 Torino</td></tr></table>
<p>Passager : Maëlle Kervella (adulte), siège 8C</p><p>Prix total : 21,99 €</p><p>Présentez-vous 15 minutes avant le départ.</p>`,
    }),
    fields: records(`
      kind=bus | reference=ZQ8X4M | from.place=Lyon - Perrache | from.date=2027-06-26 | from.time=22:50 | to.place=Turin - Corso Vittorio Emanuele II | to.date=2027-06-27 | to.time=03:40
    `),
  },
  {
    name: 'remembered-26-tallink.eml',
    content: letterQuoted({
      from: 'Tallink Silja <booking@tallinksilja.example>',
      date: 'Wed, 09 Jun 2027 12:00:00 +0300',
      subject: 'Tallink broneeringu kinnitus 20771834',
      type: 'html',
      body: `<p>Booking confirmation</p><table><tr><td>Booking number</td><td>20771834</td></tr><tr><td>Customer</td><td>Liisbet Tamm</td></tr></table>
<h3>Outbound trip</h3><table><tr><td>Ship</td><td>Megastar</td></tr><tr><td>Departure</td><td>Tallinn, D-terminal</td><td>Fri 09.07.2027 10:30</td></tr><tr><td>Arrival</td><td>Helsinki, West terminal 2</td><td>Fri 09.07.2027 12:30</td></tr><tr><td>Check-in closes</td><td colspan=2>10:00</td></tr></table>
<h3>Return trip</h3><table><tr><td>Ship</td><td>MyStar</td></tr><tr><td>Departure</td><td>Helsinki, West terminal 2</td><td>Sun 11.07.2027 19:30</td></tr><tr><td>Arrival</td><td>Tallinn, D-terminal</td><td>Sun 11.07.2027 21:30</td></tr></table>
<p>Passengers: 2 adults, 1 car under 1,9 m. Total price 164,00 EUR</p>`,
    }),
    fields: records(`
      kind=ferry | reference=20771834 | from.place=Tallinn, D-terminal | from.date=2027-07-09 | from.time=10:30 | to.place=Helsinki, West terminal 2 | to.date=2027-07-09 | to.time=12:30
      kind=ferry | reference=20771834 | from.place=Helsinki, West terminal 2 | from.date=2027-07-11 | from.time=19:30 | to.place=Tallinn, D-terminal | to.date=2027-07-11 | to.time=21:30
    `),
  },
  {
    name: 'remembered-27-dfds.eml',
    content: letterQuoted({
      from: 'DFDS <bookings@dfds.example>',
      date: 'Sun, 09 May 2027 18:30:00 +0100',
      subject: 'DFDS booking confirmation 44810293',
      type: 'plain',
      body: `Dear Mr Featherstone

Thank you for choosing DFDS. Please find below the details of your booking.

Booking number: 44810293
Lead passenger: Alistair Featherstone

OUTWARD JOURNEY: Newcastle - Amsterdam
Depart: 06 August 2027, 17:00 (local time)
Arrive: 07 August 2027, 09:45 (local time)
Ship: King Seaways
Check-in opens 14:15 and closes 16:00
Cabin: 2-berth Sea Class (4118)
Vehicle: Car up to 5 m long - AB12 CDE

RETURN JOURNEY: Amsterdam - Newcastle
Depart: 15 August 2027, 17:30 (local time)
Arrive: 16 August 2027, 09:15 (local time)
Ship: Princess Seaways
Check-in opens 14:30 and closes 16:45
Cabin: 2-berth Sea Class

Total price: GBP 612.00 - paid in full`,
    }),
    fields: records(`
      kind=ferry | reference=44810293 | from.place=Newcastle | from.date=2027-08-06 | from.time=17:00 | to.place=Amsterdam | to.date=2027-08-07 | to.time=09:45
      kind=ferry | reference=44810293 | from.place=Amsterdam | from.date=2027-08-15 | from.time=17:30 | to.place=Newcastle | to.date=2027-08-16 | to.time=09:15
    `),
  },
  {
    name: 'remembered-28-jadrolinija.txt',
    content: `JADROLINIJA
PUTNA KARTA / POTVRDA REZERVACIJE
Broj rezervacije: J-2027-448102
Linija: Split - Stari Grad
Datum polaska: 02.08.2027.    Vrijeme polaska: 09:00
Datum dolaska: 02.08.2027.    Vrijeme dolaska: 11:00
Brod: Petar Hektorović
Putnici: 2 odrasla, 1 dijete
Vozilo: osobno vozilo do 5 m
Ukupno: 74,30 EUR`,
    fields: records(`
      kind=ferry | reference=J-2027-448102 | from.place=Split | from.date=2027-08-02 | from.time=09:00 | to.place=Stari Grad | to.date=2027-08-02 | to.time=11:00
    `),
  },
  {
    name: 'remembered-61-flix-es.eml',
    content: letterQuoted({
      from: 'FlixBus <noreply@flixbus.example>',
      date: 'Sat, 01 May 2027 10:00:00 +0200',
      subject: 'Tu reserva 3102 884 1207',
      type: 'html',
      body: `<p>¡Hola Ainhoa! Gracias por tu reserva</p><p>Número de reserva: <b>3102 884 1207</b></p><table><tr><td>viernes, 14 de mayo de 2027</td></tr><tr><td>23:30</td><td>Barcelona Nord<br>Carrer d'Alí Bei 80, 08013 Barcelona</td></tr><tr><td></td><td>Bus 1843 dirección Madrid</td></tr><tr><td>07:15 (15 may)</td><td>Madrid (Estación Sur)<br>Calle de Méndez Álvaro 83, 28045 Madrid</td></tr></table><p>1 pasajero, Asiento 7B. Precio total 24,98 €</p>`,
    }),
    fields: records(`
      kind=bus | number=1843 | reference=3102 884 1207 | from.place=Barcelona Nord | from.date=2027-05-14 | from.time=23:30 | to.place=Madrid (Estación Sur) | to.date=2027-05-15 | to.time=07:15
    `),
  },
  {
    name: 'remembered-62-ferry-it.eml',
    content: letterQuoted({
      from: 'GNV <booking@gnv.example>',
      date: 'Mon, 03 May 2027 10:00:00 +0200',
      subject: 'Conferma prenotazione GNV 88204417',
      type: 'plain',
      body: `Gentile Cliente,

la prenotazione n. 88204417 è confermata.

Tratta: Genova - Palermo
Nave: La Superba
Data e ora partenza: sabato 24/07/2027 ore 23:00
Data e ora arrivo: domenica 25/07/2027 ore 19:00
Sistemazione: cabina interna 4 posti
Passeggeri: 2 adulti, 1 bambino
Veicolo: auto fino a 5 m - targa AB123CD

Totale: EUR 412,60
Presentarsi all'imbarco 2 ore prima della partenza.`,
    }),
    fields: records(`
      kind=ferry | reference=88204417 | from.place=Genova | from.date=2027-07-24 | from.time=23:00 | to.place=Palermo | to.date=2027-07-25 | to.time=19:00
    `),
  },
  {
    name: 'remembered-87-de-bus.eml',
    content: letterQuoted({
      from: 'FlixBus <noreply@flixbus.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Deine Buchung 3104771820',
      type: 'html',
      body: `<p>Hallo Tjark, vielen Dank für deine Buchung!</p><p>Buchungsnummer: 3104771820</p><h3>Berlin → Hamburg</h3><table><tr><td>Abfahrt</td><td>Fr., 28.05.2027, 14:15 Uhr</td></tr><tr><td></td><td>Berlin ZOB</td></tr><tr><td>Ankunft</td><td>Fr., 28.05.2027, 17:30 Uhr</td></tr><tr><td></td><td>Hamburg ZOB</td></tr></table><p>1 Erwachsener, Sitzplatz 11C</p><p>Gesamtpreis 17,98 €</p>`,
    }),
    fields: records(`
      kind=bus | reference=3104771820 | from.place=Berlin ZOB | from.date=2027-05-28 | from.time=14:15 | to.place=Hamburg ZOB | to.date=2027-05-28 | to.time=17:30
    `),
  },
  {
    name: 'remembered-88-ferry-no.eml',
    content: letterQuoted({
      from: 'Color Line <noreply@colorline.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Reservasjonsbekreftelse 8814702',
      type: 'plain',
      body: `Hei Ragnhild

Takk for din bestilling hos Color Line.

Reservasjonsnummer: 8814702

UTREISE
Oslo - Kiel
Avreise: lørdag 19. juni 2027 kl. 14:00
Ankomst: søndag 20. juni 2027 kl. 10:00
Skip: Color Magic
Lugar: 2-stjerners innvendig

Innsjekking åpner kl. 11:00 og stenger kl. 13:45.
Totalpris: NOK 3 480`,
    }),
    fields: records(`
      kind=ferry | reference=8814702 | from.place=Oslo | from.date=2027-06-19 | from.time=14:00 | to.place=Kiel | to.date=2027-06-20 | to.time=10:00
    `),
  },
  {
    name: 'remembered-g7-eurolines-pl.eml',
    content: letterQuoted({
      from: 'FlixBus <noreply@flixbus.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Twoja rezerwacja nr 3107447182',
      type: 'html',
      body: `<p>Cześć Bartek! Dziękujemy za rezerwację.</p><p>Numer rezerwacji 3107447182</p><p>Czwartek, 20 maja 2027</p><p>06:30 Warszawa Zachodnia</p><p>15:10 Wilno dworzec autobusowy</p><p>Czas podróży: 7 godz. 40 min</p><p>Miejsce 5A. Suma: 89,99 zł</p>`,
    }),
    fields: records(`
      kind=bus | reference=3107447182 | from.place=Warszawa Zachodnia | from.date=2027-05-20 | from.time=06:30 | to.place=Wilno dworzec autobusowy | to.date=2027-05-20 | to.time=15:10
    `),
  },
  {
    name: 'remembered-g8-irishferries.eml',
    content: letterQuoted({
      from: 'Irish Ferries <noreply@irishferries.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0100',
      subject: 'Booking Confirmation - 44718204',
      type: 'html',
      body: `<table><tr><td>Reference Number</td><td>44718204</td></tr></table><table><tr><td></td><td>Outward</td><td>Return</td></tr><tr><td>Route</td><td>Holyhead to Dublin</td><td>Dublin to Holyhead</td></tr><tr><td>Ship</td><td>Ulysses</td><td>Ulysses</td></tr><tr><td>Depart</td><td>Sat 17 Jul 2027 14:10</td><td>Sat 24 Jul 2027 20:55</td></tr><tr><td>Arrive</td><td>Sat 17 Jul 2027 17:25</td><td>Sun 25 Jul 2027 00:20</td></tr></table><p>2 adults, 1 car. Total £412.00</p>`,
    }),
    fields: records(`
      kind=ferry | reference=44718204 | from.place=Holyhead | from.date=2027-07-17 | from.time=14:10 | to.place=Dublin | to.date=2027-07-17 | to.time=17:25
      kind=ferry | reference=44718204 | from.place=Dublin | from.date=2027-07-24 | from.time=20:55 | to.place=Holyhead | to.date=2027-07-25 | to.time=00:20
    `),
  },
]
