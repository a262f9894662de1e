import { calendar, letter, letterQuoted, letterTwice, page } from './test-letters-abroad.ts'
import { type ImportSample, records } from './test-sample-records.ts'

/** Of test-samples-blind-2.ts: trains, ships and coaches. */
export const BLIND_2_RIDES: readonly ImportSample[] = [
  {
    name: 'blind2-rail-es.eml',
    content: letterTwice(
      {
        from: 'Iberail Viajeros <venta@iberail.example>',
        date: 'Mon, 24 May 2027 17:55:13 +0200',
        subject: 'Confirmación de compra - Localizador 7MZQ4K',
        type: 'html',
        body: page(`<table width="640"><tr><td>Estimada Lucía Muestra:</td></tr><tr><td>Le confirmamos la compra de su viaje.</td></tr>
<tr><td><b>Localizador:</b> 7MZQ4K &nbsp;&nbsp; <b>Nº de billete:</b> 7261904415521 &nbsp;&nbsp; <b>Tarjeta Más Viajes:</b> 90044127</td></tr>
<tr><td><table width="100%" border="1"><tr><td colspan="4">IDA: sábado, 19 de junio de 2027</td></tr>
<tr><td>Tren</td><td>Salida</td><td>Llegada</td><td>Coche / Plaza</td></tr>
<tr><td>AVX 03152</td><td>08:30 h<br>Madrid-Puerta de Atocha</td><td>10:55 h<br>Sevilla-Santa Justa</td><td>5 / 08C</td></tr></table></td></tr>
<tr><td>Tarifa: Básico. Importe total: 54,30 € (IVA 10 % incluido: 4,94 €)</td></tr>
<tr><td>El acceso al tren se cierra 2 minutos antes de la salida. Cambios con 30 % de gastos hasta 7 días antes.</td></tr>
<tr><td class="g">Atención al cliente 912 555 055. CIF A-00000000.</td></tr></table>`),
      },
      `Localizador: 7MZQ4K
Viajera: Lucía Muestra
IDA: sábado, 19 de junio de 2027
Tren AVX 03152
08:30 h Madrid-Puerta de Atocha
10:55 h Sevilla-Santa Justa
Coche 5, plaza 08C
Importe total: 54,30 €`,
    ),
    fields: records(`
      kind=train | number=AVX 03152 | reference=7MZQ4K | people=Lucía Muestra | provider=Iberail Viajeros | cost=5430 EUR | seat=Coche 5 08C | from.date=2027-06-19 | from.time=08:30 | from.place=Madrid-Puerta de Atocha | to.date=2027-06-19 | to.time=10:55 | to.place=Sevilla-Santa Justa
    `),
  },
  {
    name: 'blind2-rail-uk-en.eml',
    content: letterQuoted({
      from: 'Northline Trains <tickets@northline.example>',
      date: 'Thu, 01 Apr 2027 21:40:33 +0100',
      subject: 'Your booking confirmation ZX4KT9PQ',
      type: 'html',
      body: page(`<table width="600"><tr><td><h2>Hi Morgan, your tickets are booked</h2></td></tr>
<tr><td>Booking reference: <strong>ZX4KT9PQ</strong><br>Customer number: 20388174</td></tr>
<tr><td><h3>Outward: Monday 12 April 2027</h3><table><tr><td>09:03</td><td>York</td></tr><tr><td>11:12</td><td>London Kings Cross</td></tr></table>Coach C, Seat 21A (Forward, Table)<br>Advance Single &pound;31.50</td></tr>
<tr><td><h3>Return: Thursday 15 April 2027</h3><table><tr><td>18:33</td><td>London Kings Cross</td></tr><tr><td>20:26</td><td>York</td></tr></table>Coach F, Seat 08 (Backward, Airline)<br>Advance Single &pound;28.00</td></tr>
<tr><td>Lead passenger: Morgan Specimen</td></tr>
<tr><td>Booking fee &pound;0.00. Total paid &pound;59.50 with Visa ending 4471 on 01/04/2027 at 21:39.</td></tr>
<tr><td>Delayed 15 minutes or more? Claim Delay Repay within 28 days. Call 03457 555 225, 08:00&ndash;22:00.</td></tr></table>`),
    }),
    fields: records(`
      kind=train | reference=ZX4KT9PQ | people=Morgan Specimen | provider=Northline Trains | seat=Coach C 21A | from.date=2027-04-12 | from.time=09:03 | from.place=York | to.date=2027-04-12 | to.time=11:12 | to.place=London Kings Cross
      kind=train | reference=ZX4KT9PQ | people=Morgan Specimen | provider=Northline Trains | seat=Coach F 08 | from.date=2027-04-15 | from.time=18:33 | from.place=London Kings Cross | to.date=2027-04-15 | to.time=20:26 | to.place=York
    `),
  },
  {
    name: 'blind2-rail-sv.ics',
    content: calendar(
      'PRODID:-//Svea Tåg//Biljett 4.2//SV',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Stockholm',
      'BEGIN:DAYLIGHT',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'DTSTART:19810329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'DTSTART:19961027T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:8827714-1@sveatag.example',
      'DTSTAMP:20270503T081200Z',
      'DTSTART;TZID=Europe/Stockholm:20270521T102900',
      'DTEND;TZID=Europe/Stockholm:20270521T133900',
      'SUMMARY:Tågresa Stockholm C – Göteborg C',
      'LOCATION:Stockholm C',
      'DESCRIPTION:Svea Tåg\\, tåg 433\\nAvgång 10.29 Stockholm C\\, spår 12\\nAnkomst 13.39 Göteborg C\\nVagn 3\\, plats 52\\nBokningsnummer: KJB2210F\\nResenär: Love Prov\\nKundtjänst 0771-55 55 75',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT45M',
      'DESCRIPTION:Dags att åka',
      'END:VALARM',
      'END:VEVENT',
    ),
    fields: records(`
      kind=train | number=433 | reference=KJB2210F | people=Love Prov | provider=Svea Tåg | seat=Vagn 3 52 | from.date=2027-05-21 | from.time=10:29 | from.place=Stockholm C | to.date=2027-05-21 | to.time=13:39 | to.place=Göteborg C
    `),
  },
  {
    name: 'blind2-rail-cs.eml',
    content: letter({
      from: 'Moravské dráhy e-shop <eshop@moravskedrahy.example>',
      date: 'Tue, 10 Aug 2027 13:05:49 +0200',
      subject: 'Potvrzení nákupu jízdenky',
      type: 'plain',
      body: `Dobrý den,

děkujeme za nákup. Jízdenku najdete v příloze, stačí ji ukázat v mobilu.

Kód jízdenky:     4826-117-305
Cestující:        Jan Vzorek
Datum:            pá 27. 8. 2027
Odjezd:           15:42  Praha hl.n.
Příjezd:          19:50  Bratislava hl.st.
Vlak:             EC 275 Metropole
Rezervace:        vůz 372, místo 64 (okno), 2. třída
Cena celkem:      489 Kč

Daňový doklad č. 27-0815-99120. Věrnostní body: 49 (stav účtu 1 204).
Jízdenku lze vrátit do 15 minut před odjezdem s poplatkem 10 %.
Zákaznická linka: 221 555 122

Tip: jeďte v září do Vídně už od 199 Kč! Odjezdy z Brna každou hodinu.
`,
    }),
    fields: records(`
      kind=train | number=EC 275 | reference=4826-117-305 | people=Jan Vzorek | provider=Moravské dráhy | cost=48900 CZK | seat=372 64 | from.date=2027-08-27 | from.time=15:42 | from.place=Praha hl.n. | to.date=2027-08-27 | to.time=19:50 | to.place=Bratislava hl.st.
    `),
  },
  {
    name: 'blind2-rail-zh.txt',
    content: `【华途铁路】订单号EJ40218873，您已购票成功。
乘车人：陈小样（二代身份证 4301********0012）
2027年5月2日 G1376次
上海虹桥 08:12开 — 长沙南 13:05到
07车12F号 二等座 票价478.5元
检票口：14B。请于开车前到站，开车前15分钟开始检票，前3分钟停止检票。
如需退票改签，请在开车前办理，开车前8天以上免退票费。客服电话 12300。
`,
    fields: records(`
      kind=train | number=G1376 | reference=EJ40218873 | people=陈小样 | provider=华途铁路 | cost=47850 CNY | seat=07车12F号 | from.date=2027-05-02 | from.time=08:12 | from.place=上海虹桥 | to.date=2027-05-02 | to.time=13:05 | to.place=长沙南
    `),
  },
  {
    name: 'blind2-ferry-el.eml',
    content: letterTwice(
      {
        from: 'Αιγαίες Γραμμές <booking@aigaies.example>',
        date: 'Sat, 12 Jun 2027 18:22:10 +0300',
        subject: 'Επιβεβαίωση κράτησης 20714493',
        type: 'html',
        body: page(`<table width="600"><tr><td class="h">Η κράτησή σας επιβεβαιώθηκε</td></tr>
<tr><td>Κωδικός κράτησης: <b>20714493</b></td></tr>
<tr><td><table border="1"><tr><td>Ημερομηνία</td><td>Τετάρτη 14/07/2027</td></tr><tr><td>Αναχώρηση</td><td>07:30 Πειραιάς (Πύλη Ε7)</td></tr><tr><td>Άφιξη</td><td>12:55 Νάξος</td></tr><tr><td>Θέση</td><td>Αριθμημένο κάθισμα, κατάστρωμα 7</td></tr><tr><td>Όχημα</td><td>Ι.Χ. έως 4,25 μ. ΙΖΧ-4471</td></tr></table></td></tr>
<tr><td>Επιβάτης: Ελένη Δείγμα</td></tr>
<tr><td>Ναύλος επιβάτη 48,50 € + όχημα 79,00 €<br><b>Σύνολο: 127,50 €</b></td></tr>
<tr><td class="g">Η επιβίβαση κλείνει 30 λεπτά πριν. Το λιμεναρχείο: 210 555 0131. ΑΦΜ 000000000. Κάρτα Κύμα: 661-204-9.</td></tr></table>`),
      },
      `Κωδικός κράτησης: 20714493
Τετάρτη 14/07/2027
Αναχώρηση: 07:30 Πειραιάς
Άφιξη: 12:55 Νάξος
Επιβάτης: Ελένη Δείγμα
Σύνολο: 127,50 €`,
    ),
    fields: records(`
      kind=ferry | reference=20714493 | people=Ελένη Δείγμα | provider=Αιγαίες Γραμμές | cost=12750 EUR | from.date=2027-07-14 | from.time=07:30 | from.place=Πειραιάς | to.date=2027-07-14 | to.time=12:55 | to.place=Νάξος
    `),
  },
  {
    name: 'blind2-ferry-fi.ics',
    content: calendar(
      'PRODID:-//Pohjola Line//Varaus//FI',
      'BEGIN:VEVENT',
      'UID:81920443-ulos@pohjolaline.example',
      'DTSTAMP:20270614T101500Z',
      'DTSTART;TZID=Europe/Helsinki:20270806T170000',
      'DTEND;TZID=Europe/Stockholm:20270807T094500',
      'SUMMARY:Pohjola Line: laiva Helsinki – Tukholma',
      'LOCATION:Olympiaterminaali\\, Helsinki',
      'DESCRIPTION:Varausnumero: 81920443\\nLähtö: pe 6.8.2027 klo 17.00 Olympiaterminaali\\, Helsinki\\nSaapuminen: la 7.8.2027 klo 09.45 Värtahamnen\\, Tukholma\\nMatkustaja: Aino Malli\\nHytti: A4\\, ikkuna\\nLähtöselvitys sulkeutuu klo 16.40\\nAsiakasnumero 300 145 772',
      'END:VEVENT',
    ),
    fields: records(`
      kind=ferry | reference=81920443 | people=Aino Malli | provider=Pohjola Line | from.date=2027-08-06 | from.time=17:00 | from.place=Olympiaterminaali, Helsinki | to.date=2027-08-07 | to.time=09:45 | to.place=Värtahamnen, Tukholma
    `),
  },
  {
    name: 'blind2-bus-ar-es.eml',
    content: letterQuoted({
      from: 'Micros del Plata <pasajes@microsdelplata.example>',
      date: 'Wed, 18 Aug 2027 16:47:25 -0300',
      subject: '¡Compra exitosa! Tu pasaje a Córdoba',
      type: 'html',
      body: page(`<center><table width="560"><tr><td>¡Hola Tomás! Ya tenés tu pasaje.</td></tr>
<tr><td>N° de reserva: <b>7734120</b></td></tr><tr><td>Boleto N° 0045-00918273 &mdash; DNI 30.xxx.112</td></tr>
<tr><td><table width="100%"><tr><td><b>Salida</b></td><td><b>Llegada</b></td></tr>
<tr><td>Viernes 3/9/2027<br>22:15 hs<br>Buenos Aires (Retiro)</td><td>Sábado 4/9/2027<br>08:40 hs<br>Córdoba (Terminal de Ómnibus)</td></tr></table></td></tr>
<tr><td>Servicio: Cama Ejecutivo &middot; Butaca 23 &middot; Planta baja</td></tr>
<tr><td>Pasajero: Tomás Ejemplar</td></tr>
<tr><td>Total: ARS 48.900,00 (3 cuotas de ARS 16.300,00)</td></tr>
<tr><td>Presentate en la plataforma 20 minutos antes. Las plataformas 45 a 55 se anuncian en pantalla. Devoluciones hasta 24 hs antes: 80 %.</td></tr>
<tr><td>Atención 0810-555-0022 de 8 a 22 hs</td></tr></table></center>`),
    }),
    fields: records(`
      kind=bus | reference=7734120 | people=Tomás Ejemplar | provider=Micros del Plata | cost=4890000 ARS | seat=23 | from.date=2027-09-03 | from.time=22:15 | from.place=Buenos Aires (Retiro) | to.date=2027-09-04 | to.time=08:40 | to.place=Córdoba (Terminal de Ómnibus)
    `),
  },
  {
    name: 'blind2-bus-us-en.txt',
    content: `Trip Confirmed!

HoundLine
Confirmation # 90218847

1 Adult: Taylor Demo

DEPARTS
Mon, Jul 19, 2027
11:45 PM
New York Port Authority
625 8th Ave, New York, NY 10018

ARRIVES
Tue, Jul 20, 2027
4:20 AM
Boston South Station
700 Atlantic Ave, Boston, MA 02111

Schedule 1123  |  Economy  |  1 checked bag

Ticket         $34.99
Booking fee     $3.99
TOTAL          $38.98 USD

Road Rewards member 445-009-112. Add a trip before Aug 31, 2027 and earn 2X points.
Questions? 1-800-555-0123, 24/7
`,
    fields: records(`
      kind=bus | number=1123 | reference=90218847 | people=Taylor Demo | provider=HoundLine | cost=3898 USD | from.date=2027-07-19 | from.time=23:45 | from.place=New York Port Authority | to.date=2027-07-20 | to.time=04:20 | to.place=Boston South Station
    `),
  },
]
