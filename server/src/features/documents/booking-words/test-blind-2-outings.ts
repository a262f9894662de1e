import {
  calendar,
  letter,
  letterBase64,
  letterLatin,
  letterQuoted,
  linked,
  page,
} from './test-letters-abroad.ts'
import { type ImportSample, records } from './test-sample-records.ts'

/** Of test-samples-blind-2.ts: cars, a table, events, and two that are no booking. */
export const BLIND_2_OUTINGS: readonly ImportSample[] = [
  {
    name: 'blind2-car-de.eml',
    content: letterQuoted({
      from: 'Rotmilan Autovermietung <reservierung@rotmilan.example>',
      date: 'Fri, 07 May 2027 12:01:59 +0200',
      subject: 'Reservierungsbestätigung 7104-22519',
      type: 'html',
      body: page(`<table width="620"><tr><td>Hallo Frau Beispielmann,<br>vielen Dank für Ihre Reservierung!</td></tr>
<tr><td>Reservierungsnummer: <b>7104-22519</b> &nbsp; Kundenkarte: 60018823</td></tr>
<tr><td><table width="100%" border="1"><tr><th>Anmietung</th><th>Rückgabe</th></tr>
<tr><td>Mo., 24.05.2027 um 08:30 Uhr</td><td>Fr., 28.05.2027 um 18:00 Uhr</td></tr>
<tr><td>München Hauptbahnhof<br>Arnulfstraße 1, 80335 München<br>geöffnet 07:00–21:00 Uhr</td><td>München Hauptbahnhof<br>Arnulfstraße 1, 80335 München<br>geöffnet 07:00–21:00 Uhr</td></tr></table></td></tr>
<tr><td>Fahrer: Katja Beispielmann</td></tr>
<tr><td>Fahrzeug: VW Golf oder ähnlich (CDMR), Schaltgetriebe, 5 Türen</td></tr>
<tr><td>1.250 km inklusive, jeder weitere km 0,29 €. Selbstbeteiligung 950,00 €. Kaution 300,00 €.</td></tr>
<tr><td>Gesamtpreis inkl. MwSt.: <b>246,80 €</b> (zahlbar bei Abholung)</td></tr>
<tr><td>Kostenfrei stornieren bis 23.05.2027, 08:30 Uhr. Hotline 089 555 01 80.</td></tr></table>`),
    }),
    fields: records(`
      kind=car | name=VW Golf oder ähnlich | reference=7104-22519 | people=Katja Beispielmann | provider=Rotmilan Autovermietung | cost=24680 EUR | from.date=2027-05-24 | from.time=08:30 | from.place=München Hauptbahnhof, Arnulfstraße 1, 80335 München | to.date=2027-05-28 | to.time=18:00 | to.place=München Hauptbahnhof, Arnulfstraße 1, 80335 München
    `),
  },
  {
    name: 'blind2-car-nz-en.txt',
    content: `Kia ora Sam,

You're all booked for your road trip!

Booking number: 5540917
Driver: Sam Mockford
Vehicle: 2 Berth Ranger

Pick up
Auckland Airport branch, 36 Sample Road, Mangere
15/11/2027 at 10:30am

Drop off
Queenstown branch, 9 Test Street, Frankton
25/11/2027 at 3:00pm

Hire 10 days x $209.00   $2,090.00
One way fee                $150.00
Road user charge            $78.00
Total                    NZD $2,318.00
Deposit paid 02/02/2027    $500.00

Don't forget the ferry! Wellington to Picton is not included. Sailings at 8:45am, 2:45pm and 8:30pm.
Freephone 0800 555 080. Bond of NZD $3,000 on pick up unless you take the All-In cover.
`,
    fields: records(`
      kind=car | name=2 Berth Ranger | reference=5540917 | people=Sam Mockford | cost=231800 NZD | from.date=2027-11-15 | from.time=10:30 | from.place=Auckland Airport branch, 36 Sample Road, Mangere | to.date=2027-11-25 | to.time=15:00 | to.place=Queenstown branch, 9 Test Street, Frankton
    `),
  },
  {
    name: 'blind2-car-fr.eml',
    content: letterLatin({
      from: 'Roule Facile <reservations@roulefacile.example>',
      date: 'Mon, 05 Jul 2027 11:19:08 +0200',
      subject: 'Confirmation de votre location FR88120447',
      type: 'html',
      body: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"></head><body><table width="600"><tr><td>Bonjour Hugo Témoin,</td></tr>
<tr><td>Nous avons le plaisir de vous confirmer votre location.</td></tr>
<tr><td>N° de confirmation : <b>FR88120447</b></td></tr>
<tr><td><b>Départ</b><br>Agence Nice Gare<br>12 avenue des Essais, 06000 Nice<br>le samedi 14 août 2027 à 9 h 30</td></tr>
<tr><td><b>Retour</b><br>Agence Marseille Saint-Charles<br>3 rue du Modèle, 13001 Marseille<br>le mardi 17 août 2027 à 18 h 00</td></tr>
<tr><td>Catégorie B : Peugeot 208 ou équivalent, 4 portes, climatisation, 900 km inclus</td></tr>
<tr><td>Conducteur principal : Hugo Témoin (carte Fidélité 7711 0028)</td></tr>
<tr><td>Total TTC : 198,40 EUR, dont abandon 45,00 EUR. Franchise 1 100 EUR.</td></tr>
<tr><td>Munissez-vous de votre permis (1 an minimum). Service client 0 820 555 010 (0,15 EUR/min), de 8 h à 20 h.</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=car | name=Peugeot 208 ou équivalent | reference=FR88120447 | people=Hugo Témoin | provider=Roule Facile | cost=19840 EUR | from.date=2027-08-14 | from.time=09:30 | from.place=Agence Nice Gare, 12 avenue des Essais, 06000 Nice | to.date=2027-08-17 | to.time=18:00 | to.place=Agence Marseille Saint-Charles, 3 rue du Modèle, 13001 Marseille
    `),
  },
  {
    name: 'blind2-restaurant-es.eml',
    content: letter({
      from: 'MesaLibre <reservas@mesalibre.example>',
      date: 'Tue, 13 Apr 2027 23:50:12 +0200',
      subject: 'Reserva confirmada en Taberna del Muelle',
      type: 'html',
      body: page(`<table width="520"><tr><td>¡Buenas, Nuria! Tu mesa te espera.</td></tr>
<tr><td class="h">Taberna del Muelle</td></tr><tr><td>Calle Ensayo 14, 11005 Cádiz &middot; 956 555 021</td></tr>
<tr><td>viernes, 23 de abril de 2027<br>21:30 h<br>3 personas<br>Terraza</td></tr>
<tr><td>A nombre de: Nuria Probando</td></tr><tr><td>Localizador: CV-88213</td></tr>
<tr><td>-20 % en carta solo hasta las 21:00. La mesa se guarda 15 minutos. ¿Cambio de planes? Cancela antes de las 18:00 del mismo día.</td></tr>
<tr><td class="g">Consigues 200 puntos MesaLibre (saldo 1.450). Precio medio 28 €.</td></tr></table>`),
    }),
    fields: records(`
      kind=restaurant | name=Taberna del Muelle | reference=CV-88213 | people=Nuria Probando | provider=MesaLibre | from.date=2027-04-23 | from.time=21:30 | from.place=Taberna del Muelle, Calle Ensayo 14, 11005 Cádiz | to.place=Taberna del Muelle, Calle Ensayo 14, 11005 Cádiz
    `),
  },
  {
    name: 'blind2-restaurant-uk-en.ics',
    content: calendar(
      'PRODID:-//BookaTable Ltd//Diary 2//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:bk7741-20270612@copperkettle.example',
      'DTSTAMP:20270601T090000Z',
      'DTSTART:20270612T183000Z',
      'DTEND:20270612T203000Z',
      'SUMMARY:Table for 4 at The Copper Kettle',
      'LOCATION:The Copper Kettle\\, 27 Mockingbird Lane\\, London SE1 9ZZ',
      'DESCRIPTION:Saturday 12 June 2027 at 7:30pm (table needed back at 9:30pm)\\nBooked by Frankie Testwell\\nBooking ref BK7741\\n020 7946 0321\\nPlease call us by noon on the day to change numbers.',
      'STATUS:CONFIRMED',
      'END:VEVENT',
    ),
    fields: records(`
      kind=restaurant | name=The Copper Kettle | reference=BK7741 | people=Frankie Testwell | from.date=2027-06-12 | from.time=19:30 | from.place=The Copper Kettle, 27 Mockingbird Lane, London SE1 9ZZ
    `),
  },
  {
    name: 'blind2-event-nl.eml',
    content: letter({
      from: 'Theater De Kade <kassa@dekade.example>',
      date: 'Wed, 15 Sep 2027 20:03:27 +0200',
      subject: 'Je kaarten voor De Stille Getuige',
      type: 'html',
      body: linked(
        {
          '@context': 'https://schema.org',
          '@type': 'EventReservation',
          reservationNumber: 'TK-5093317',
          reservationStatus: 'https://schema.org/ReservationConfirmed',
          underName: { '@type': 'Person', name: 'Sanne Voorbeeldsma' },
          totalPrice: 35.75,
          priceCurrency: 'EUR',
          reservationFor: {
            '@type': 'TheaterEvent',
            name: 'De Stille Getuige',
            startDate: '2027-11-06T20:15:00+01:00',
            doorTime: '2027-11-06T19:30:00+01:00',
            location: {
              '@type': 'Place',
              name: 'Theater De Kade',
              address: {
                '@type': 'PostalAddress',
                streetAddress: 'Proefkade 3',
                addressLocality: 'Rotterdam',
                postalCode: '3011 AA',
                addressCountry: 'NL',
              },
            },
          },
        },
        `<p>Hoi Sanne,</p><p>Bedankt voor je bestelling <b>TK-5093317</b>. Je e-ticket zit in de bijlage.</p>
<p><b>De Stille Getuige</b><br>zaterdag 6 november 2027, 20.15 uur (zaal open 19.30 uur, einde ca. 22.40 uur)<br>Theater De Kade, Grote Zaal, Proefkade 3, 3011 AA Rotterdam<br>Rij 8, stoel 14</p>
<p>1 kaart € 33,50 + servicekosten € 2,25 = € 35,75 (iDEAL 7700112)</p>
<p>Ook leuk: vrijdag 19 november, Kwartet aan Zee, vanaf € 24. Bel de kassa: 010 555 0166.</p>`,
      ),
    }),
    fields: records(`
      kind=event | name=De Stille Getuige | reference=TK-5093317 | people=Sanne Voorbeeldsma | cost=3575 EUR | from.date=2027-11-06 | from.time=20:15 | from.place=Theater De Kade, Proefkade 3, 3011 AA Rotterdam | to.place=Theater De Kade, Proefkade 3, 3011 AA Rotterdam
    `),
  },
  {
    name: 'blind2-event-ar.eml',
    content: letterBase64({
      from: 'تذاكر الخليج <tickets@khaleejtickets.example>',
      date: 'Wed, 01 Sep 2027 13:34:50 +0400',
      subject: 'تأكيد الحجز DX-4471902',
      type: 'html',
      body: `<!DOCTYPE html><html dir="rtl" lang="ar"><head><meta charset="utf-8"></head><body><table width="600"><tr><td>مرحباً سلمى، تم تأكيد حجزك.</td></tr>
<tr><td>رقم الحجز: <b>DX-4471902</b></td></tr>
<tr><td><h2>منصة سماء المدينة</h2>شارع النموذج ٥، دبي</td></tr>
<tr><td>التاريخ: الخميس ١٦ سبتمبر ٢٠٢٧<br>وقت الدخول: ٥:٣٠ مساءً<br>عدد التذاكر: ١ (بالغ)</td></tr>
<tr><td>الاسم: سلمى نموذج</td></tr>
<tr><td>المبلغ الإجمالي: ١٨٩ درهم إماراتي (شامل ضريبة القيمة المضافة ٥٪)</td></tr>
<tr><td>يرجى الحضور قبل الموعد بـ ١٥ دقيقة. الرقم الضريبي 100000000000003. للاستفسار: 04 555 0110 من ٩ صباحاً إلى ٩ مساءً.</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=event | name=منصة سماء المدينة | reference=DX-4471902 | people=سلمى نموذج | provider=تذاكر الخليج | cost=18900 AED | from.date=2027-09-16 | from.time=17:30 | from.place=منصة سماء المدينة, شارع النموذج ٥، دبي | to.place=منصة سماء المدينة, شارع النموذج ٥، دبي
    `),
  },
  {
    name: 'blind2-offers-pl.eml',
    content: letterQuoted({
      from: 'Bocian Wings <newsletter@bocianwings.example>',
      date: 'Thu, 18 Mar 2027 07:00:00 +0100',
      subject: 'Tylko do północy: Rzym od 89 zł!',
      type: 'html',
      body: page(`<table width="600"><tr><td class="h">Wiosenna wyprzedaż ✈</td></tr>
<tr><td><table border="1"><tr><td>Warszawa (WAW) – Rzym (FCO)</td><td>wt. 20.04.2027, 06:25 – 08:50</td><td>BW 3301</td><td>89 zł</td></tr>
<tr><td>Kraków (KRK) – Oslo (OSL)</td><td>czw. 22.04.2027, 13:10 – 15:25</td><td>BW 3418</td><td>119 zł</td></tr>
<tr><td>Gdańsk (GDN) – Londyn (STN)</td><td>sob. 24.04.2027, 21:00 – 22:15</td><td>BW 3507</td><td>99 zł</td></tr></table></td></tr>
<tr><td>Kod promocyjny: <b>WIOSNA27</b>. Rezerwuj do 18.03.2027, 23:59. Nr klubowicza: 4471-220-9.</td></tr>
<tr><td class="g">Otrzymujesz tę wiadomość, bo zapisałeś się do newslettera. Wypisz się.</td></tr></table>`),
    }),
    fields: [],
  },
  {
    name: 'blind2-review-request-en.eml',
    content: letter({
      from: 'Harbour Nights <feedback@harbournights.example>',
      date: 'Mon, 15 Mar 2027 16:00:05 +0000',
      subject: 'How was your stay in Whitby, Charlie?',
      type: 'html',
      body: page(`<table width="560"><tr><td><h2>Thanks for staying with us, Charlie</h2></td></tr>
<tr><td>We hope you enjoyed your time at <b>Harbour Nights Whitby</b> last weekend. It takes two minutes to tell us how we did.</td></tr>
<tr><td><a href="https://harbournights.example/r/88120">Rate your stay</a> &#9734;&#9734;&#9734;&#9734;&#9734;</td></tr>
<tr><td>Every review before 31 March 2027 enters a draw for a two night break worth &pound;250. Draw takes place on 5 April 2027 at 12:00.</td></tr>
<tr><td>Fancy coming back? Members save 15% with code BACK15. Ring 01947 555 012.</td></tr></table>`),
    }),
    fields: [],
  },
]
