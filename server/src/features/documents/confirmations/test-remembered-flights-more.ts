import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_FLIGHTS_MORE: readonly ImportSample[] = [
  {
    name: 'remembered-10-gol.eml',
    content: letterQuoted({
      from: 'GOL Linhas Aéreas <naoresponda@voegol.example>',
      date: 'Tue, 02 Mar 2027 09:45:00 -0300',
      subject: 'Recebemos o seu pagamento! Localizador ABQRTZ',
      type: 'html',
      body: `<h1>Tudo certo com a sua viagem, Ubirajara!</h1><p>Localizador (código de reserva)</p><p><b>ABQRTZ</b></p>
<table><tr><td colspan=2><b>Ida</b> qua, 21/04/2027</td><td>Voo G3 1140</td></tr><tr><td>CGH<br>São Paulo - Congonhas</td><td>06h30</td><td>Saída</td></tr><tr><td>SDU<br>Rio de Janeiro - Santos Dumont</td><td>07h35</td><td>Chegada</td></tr></table>
<table><tr><td colspan=2><b>Volta</b> sex, 23/04/2027</td><td>Voo G3 1067</td></tr><tr><td>SDU<br>Rio de Janeiro - Santos Dumont</td><td>21h05</td><td>Saída</td></tr><tr><td>CGH<br>São Paulo - Congonhas</td><td>22h10</td><td>Chegada</td></tr></table>
<p>Passageiro: Ubirajara Pontes. Assento 5C. Bagagem despachada: 1 de 23kg.</p><p>Valor total: R$ 812,44 em 3x no cartão final 8840</p>`,
    }),
    fields: records(`
      kind=flight | number=G3 1140 | reference=ABQRTZ | from.place=CGH | from.date=2027-04-21 | from.time=06:30 | to.place=SDU | to.date=2027-04-21 | to.time=07:35
      kind=flight | number=G3 1067 | reference=ABQRTZ | from.place=SDU | from.date=2027-04-23 | from.time=21:05 | to.place=CGH | to.date=2027-04-23 | to.time=22:10
    `),
  },
  {
    name: 'remembered-11-cathay.eml',
    content: letterQuoted({
      from: 'Cathay Pacific <donotreply@cathaypacific.example>',
      date: 'Sun, 18 Jul 2027 18:00:00 +0800',
      subject: '預訂確認 / Booking confirmation 8KWTZR',
      type: 'plain',
      body: `多謝您選擇國泰航空。您的預訂已確認。

預訂參考編號：8KWTZR

去程  2027年9月25日（星期六）
CX450  國泰航空
10:05  香港國際機場 (HKG) 一號客運大樓
12:00  台北桃園國際機場 (TPE) 一號航廈
經濟客位  飛行時間 1小時55分

回程  2027年9月28日（星期二）
CX465  國泰航空
20:20  台北桃園國際機場 (TPE) 一號航廈
22:15  香港國際機場 (HKG) 一號客運大樓
經濟客位  飛行時間 1小時55分

旅客：鄺 詠琳 女士
總額：HKD 2,318`,
    }),
    fields: records(`
      kind=flight | number=CX 450 | reference=8KWTZR | from.place=HKG | from.date=2027-09-25 | from.time=10:05 | to.place=TPE | to.date=2027-09-25 | to.time=12:00
      kind=flight | number=CX 465 | reference=8KWTZR | from.place=TPE | from.date=2027-09-28 | from.time=20:20 | to.place=HKG | to.date=2027-09-28 | to.time=22:15
    `),
  },
  {
    name: 'remembered-12-sas.eml',
    content: letterQuoted({
      from: 'SAS <no-reply@flysas.example>',
      date: 'Fri, 12 Mar 2027 16:20:00 +0100',
      subject: 'Din bokning är bekräftad, KX3RTB',
      type: 'html',
      body: `<p>Hej Torbjörn! Tack för din bokning.</p><table><tr><td>Bokningsreferens</td></tr><tr><td>KX3RTB</td></tr></table>
<table><tr><td>Utresa</td><td>Stockholm – Köpenhamn</td></tr><tr><td>torsdag 6 maj 2027</td><td>SK1421</td></tr><tr><td>13:40</td><td>Stockholm Arlanda (ARN)</td></tr><tr><td>14:55</td><td>Köpenhamn Kastrup (CPH)</td></tr></table>
<table><tr><td>Hemresa</td><td>Köpenhamn – Stockholm</td></tr><tr><td>söndag 9 maj 2027</td><td>SK1418</td></tr><tr><td>17:15</td><td>Köpenhamn Kastrup (CPH)</td></tr><tr><td>18:25</td><td>Stockholm Arlanda (ARN)</td></tr></table>
<p>Resenärer: Torbjörn Lindegren (vuxen), biljett 117-2410000000</p><p>Totalt 1 648 SEK. Betalat med kort.</p>`,
    }),
    fields: records(`
      kind=flight | number=SK 1421 | reference=KX3RTB | from.place=ARN | from.date=2027-05-06 | from.time=13:40 | to.place=CPH | to.date=2027-05-06 | to.time=14:55
      kind=flight | number=SK 1418 | reference=KX3RTB | from.place=CPH | from.date=2027-05-09 | from.time=17:15 | to.place=ARN | to.date=2027-05-09 | to.time=18:25
    `),
  },
  {
    name: 'remembered-51-ethiopian.eml',
    content: letterQuoted({
      from: 'Ethiopian Airlines <noreply@ethiopianairlines.example>',
      date: 'Mon, 17 May 2027 10:00:00 +0300',
      subject: 'Booking Confirmation - QTRBXW',
      type: 'html',
      body: `<table><tr><td><table><tr><td>Booking Reference</td></tr><tr><td><b>QTRBXW</b></td></tr></table></td><td><table><tr><td>Status</td></tr><tr><td>Confirmed</td></tr></table></td></tr></table>
<table><tr><td colspan=4>Washington (IAD) to Dar es Salaam (DAR)</td></tr><tr><td colspan=4>Tuesday, September 14, 2027 | 1 Stop | Total travel time 18h 55m</td></tr>
<tr><td>ET501</td><td><div>11:00</div><div>IAD</div><div>Washington, Dulles Intl</div><div>Tue, Sep 14</div></td><td>13h 30m</td><td><div>07:30</div><div>ADD</div><div>Addis Ababa, Bole Intl</div><div>Wed, Sep 15</div></td></tr>
<tr><td colspan=4>Layover: 2h 50m in Addis Ababa</td></tr>
<tr><td>ET805</td><td><div>10:20</div><div>ADD</div><div>Addis Ababa, Bole Intl</div><div>Wed, Sep 15</div></td><td>2h 35m</td><td><div>12:55</div><div>DAR</div><div>Dar es Salaam, Julius Nyerere</div><div>Wed, Sep 15</div></td></tr></table>
<p>Passenger: Mr Tobias Lindqvist, e-ticket 071-2400000001</p><p>Total price USD 1,204.30</p>`,
    }),
    fields: records(`
      kind=flight | number=ET 501 | reference=QTRBXW | from.place=IAD | from.date=2027-09-14 | from.time=11:00 | to.place=ADD | to.date=2027-09-15 | to.time=07:30
      kind=flight | number=ET 805 | reference=QTRBXW | from.place=ADD | from.date=2027-09-15 | from.time=10:20 | to.place=DAR | to.date=2027-09-15 | to.time=12:55
    `),
  },
  {
    name: 'remembered-52-transavia-nl.eml',
    content: letterQuoted({
      from: 'Transavia <noreply@transavia.example>',
      date: 'Sat, 06 Feb 2027 12:00:00 +0100',
      subject: 'Boekingsbevestiging KX7RTP',
      type: 'html',
      body: `<h1>Bedankt voor je boeking, Jurriaan!</h1><p>Boekingsnummer<br><b>KX7RTP</b></p>
<table><tr><td><b>Heenreis</b></td></tr><tr><td>zondag 2 mei 2027</td></tr><tr><td>06:35 - 08:45</td></tr><tr><td>Amsterdam (AMS) - Faro (FAO)</td></tr><tr><td>Vluchtnummer HV6115</td></tr></table>
<table><tr><td><b>Terugreis</b></td></tr><tr><td>zondag 9 mei 2027</td></tr><tr><td>20:05 - 00:05 (+1)</td></tr><tr><td>Faro (FAO) - Amsterdam (AMS)</td></tr><tr><td>Vluchtnummer HV6118</td></tr></table>
<p>Passagiers: Jurriaan de Wit, stoel 12A. Handbagage 40x30x20 cm.</p><p>Totaalbedrag € 214,00</p>`,
    }),
    fields: records(`
      kind=flight | number=HV 6115 | reference=KX7RTP | from.place=AMS | from.date=2027-05-02 | from.time=06:35 | to.place=FAO | to.date=2027-05-02 | to.time=08:45
      kind=flight | number=HV 6118 | reference=KX7RTP | from.place=FAO | from.date=2027-05-09 | from.time=20:05 | to.place=AMS | to.date=2027-05-10 | to.time=00:05
    `),
  },
  {
    name: 'remembered-53-norse.eml',
    content: letterQuoted({
      from: 'Norwegian <noreply@norwegian.example>',
      date: 'Tue, 02 Mar 2027 09:00:00 +0100',
      subject: 'Reisebekreftelse - PQ4TRZ',
      type: 'plain',
      body: `Takk for at du reiser med Norwegian!

Bookingreferanse: PQ4TRZ
Bestillingsdato: 02.03.2027

Flyinformasjon
DY1302   16 apr 2027   Oslo-Gardermoen (OSL)      07:55
                       London-Gatwick (LGW)       09:15
DY1309   18 apr 2027   London-Gatwick (LGW)       19:40
                       Oslo-Gardermoen (OSL)      22:50

Reisende
Solveig Haugen   Voksen   328-2400000000   LowFare

Totalt: 1 798,00 NOK`,
    }),
    fields: records(`
      kind=flight | number=DY 1302 | reference=PQ4TRZ | from.place=OSL | from.date=2027-04-16 | from.time=07:55 | to.place=LGW | to.date=2027-04-16 | to.time=09:15
      kind=flight | number=DY 1309 | reference=PQ4TRZ | from.place=LGW | from.date=2027-04-18 | from.time=19:40 | to.place=OSL | to.date=2027-04-18 | to.time=22:50
    `),
  },
  {
    name: 'remembered-54-aegean.txt',
    content: `ΗΛΕΚΤΡΟΝΙΚΟ ΕΙΣΙΤΗΡΙΟ
Κωδικός κράτησης: Z3KQTR
Επιβάτης: ΔΗΜΗΤΡΙΟΥ/ΕΛΕΝΗ
Πτήση: A3 600
Από: Αθήνα (ATH)
Προς: Λονδίνο (LHR)
Ημερομηνία: 05/05/2027
Αναχώρηση: 08:15
Άφιξη: 10:20
Θέση: 14C
Σύνολο: 189,40 EUR`,
    fields: records(`
      kind=flight | number=A3 600 | reference=Z3KQTR | from.place=ATH | from.date=2027-05-05 | from.time=08:15 | to.place=LHR | to.date=2027-05-05 | to.time=10:20
    `),
  },
  {
    name: 'remembered-55-lot-pl.eml',
    content: letterQuoted({
      from: 'LOT <noreply@lot.example>',
      date: 'Thu, 04 Mar 2027 10:00:00 +0100',
      subject: 'Potwierdzenie rezerwacji Z7KQPL',
      type: 'html',
      body: `<p>Dzień dobry, dziękujemy za dokonanie rezerwacji.</p><table><tr><td>Kod rezerwacji</td><td>Z7KQPL</td></tr><tr><td>Data rezerwacji</td><td>04.03.2027</td></tr></table>
<table><tr><th>Lot</th><th>Wylot</th><th>Przylot</th><th>Klasa</th></tr>
<tr><td>LO281</td><td>Warszawa (WAW)<br>07.06.2027<br>07:25</td><td>Londyn (LHR)<br>07.06.2027<br>09:10</td><td>Economy Saver</td></tr>
<tr><td>LO286</td><td>Londyn (LHR)<br>11.06.2027<br>20:40</td><td>Warszawa (WAW)<br>12.06.2027<br>00:10</td><td>Economy Saver</td></tr></table>
<p>Pasażer: Pani Zofia Krukowska. Cena całkowita: 892,00 PLN</p>`,
    }),
    fields: records(`
      kind=flight | number=LO 281 | reference=Z7KQPL | from.place=WAW | from.date=2027-06-07 | from.time=07:25 | to.place=LHR | to.date=2027-06-07 | to.time=09:10
      kind=flight | number=LO 286 | reference=Z7KQPL | from.place=LHR | from.date=2027-06-11 | from.time=20:40 | to.place=WAW | to.date=2027-06-12 | to.time=00:10
    `),
  },
  {
    name: 'remembered-56-wizz-hu.txt',
    content: `Foglalási visszaigazolás
Foglalási szám: TB8KWQ
Utas: Kiss Boglárka
Járatszám: W6 2201
Indulás: Budapest (BUD), 2027. október 12. 14:20
Érkezés: London Luton (LTN), 2027. október 12. 16:00
Ülőhely: 21D
Fizetett összeg: 32 990 Ft`,
    fields: records(`
      kind=flight | number=W6 2201 | reference=TB8KWQ | from.place=BUD | from.date=2027-10-12 | from.time=14:20 | to.place=LTN | to.date=2027-10-12 | to.time=16:00
    `),
  },
  {
    name: 'remembered-57-tarom.eml',
    content: letterQuoted({
      from: 'TAROM <noreply@tarom.example>',
      date: 'Fri, 05 Mar 2027 10:00:00 +0200',
      subject: 'Confirmare rezervare XKQ7RT',
      type: 'plain',
      body: `Stimată doamnă Ionescu,

Rezervarea dumneavoastră a fost confirmată.
Cod rezervare: XKQ7RT

Zbor: RO 391
Plecare: București Otopeni (OTP), joi, 20 mai 2027, ora 08:30
Sosire: Londra Heathrow (LHR), joi, 20 mai 2027, ora 10:05
Loc: 12F
Total: 812,00 RON`,
    }),
    fields: records(`
      kind=flight | number=RO 391 | reference=XKQ7RT | from.place=OTP | from.date=2027-05-20 | from.time=08:30 | to.place=LHR | to.date=2027-05-20 | to.time=10:05
    `),
  },
  {
    name: 'remembered-76-quantas-sched.eml',
    content: letterQuoted({
      from: 'Trip.com <noreply@trip.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0800',
      subject: 'Flight booking confirmed - Booking No. 3382017744',
      type: 'html',
      body: `<p>Your booking is confirmed</p><table><tr><td>Booking No.</td><td>3382017744</td></tr><tr><td>Airline Booking Reference</td><td>KQ8RTW</td></tr></table><table><tr><td>Kuala Lumpur - Hong Kong</td></tr><tr><td>Wed, Jun 2, 2027</td></tr><tr><td><table><tr><td>14:40</td></tr><tr><td>KUL T1</td></tr><tr><td>Kuala Lumpur International Airport</td></tr></table></td><td><table><tr><td>18:45</td></tr><tr><td>HKG T1</td></tr><tr><td>Hong Kong International Airport</td></tr></table></td></tr><tr><td>Cathay Pacific CX720 Economy</td></tr></table><p>Passengers: LIM/SIEW LING. Total MYR 812.00</p>`,
    }),
    fields: records(`
      kind=flight | number=CX 720 | reference=3382017744 | from.place=KUL | from.date=2027-06-02 | from.time=14:40 | to.place=HKG | to.date=2027-06-02 | to.time=18:45
    `),
  },
  {
    name: 'remembered-81-latam-es.eml',
    content: letterQuoted({
      from: 'LATAM Airlines <no-reply@latam.example>',
      date: 'Sat, 10 Apr 2027 10:00:00 -0400',
      subject: '¡Compra confirmada! Tu código de reserva es KXTRPZ',
      type: 'html',
      body: `<h2>Hola Macarena, tu compra fue exitosa</h2><p>Código de reserva</p><p><b>KXTRPZ</b></p><p>N° de orden LA4471820KQWX</p>
<table><tr><td>Vuelo de ida: Santiago de Chile a Cusco</td></tr></table>
<table><tr><td>jue. 08 de jul. 2027</td></tr><tr><td>22:10<br>SCL</td><td>2 h 45 min<br>LA534</td><td>00:55 +1<br>LIM</td></tr></table>
<p>Cambio de avión en Lima - Tiempo de conexión 5 h 20 min</p>
<table><tr><td>vie. 09 de jul. 2027</td></tr><tr><td>06:15<br>LIM</td><td>1 h 20 min<br>LA2023</td><td>07:35<br>CUZ</td></tr></table>
<p>Pasajeros: Macarena Tapia - Asiento 14C / 22A. Total pagado USD 214,30. Check-in disponible 48 horas antes del vuelo.</p>`,
    }),
    fields: records(`
      kind=flight | number=LA 534 | reference=KXTRPZ | from.place=SCL | from.date=2027-07-08 | from.time=22:10 | to.place=LIM | to.date=2027-07-09 | to.time=00:55
      kind=flight | number=LA 2023 | reference=KXTRPZ | from.place=LIM | from.date=2027-07-09 | from.time=06:15 | to.place=CUZ | to.date=2027-07-09 | to.time=07:35
    `),
  },
  {
    name: 'remembered-82-china-eastern.txt',
    content: `航空运输电子客票行程单
预订编号：NQ8XKT
旅客姓名：沈嘉怡
票号：781-2400000001
航班号：MU5101   舱位：Y
出发：上海虹桥 (SHA) T2   2027年4月20日 08:00
到达：北京首都 (PEK) T2   2027年4月20日 10:20
票价：CNY 1130.00  民航发展基金：CNY 50.00  合计：CNY 1180.00`,
    fields: records(`
      kind=flight | number=MU 5101 | reference=NQ8XKT | from.place=SHA | from.date=2027-04-20 | from.time=08:00 | to.place=PEK | to.date=2027-04-20 | to.time=10:20
    `),
  },
]
