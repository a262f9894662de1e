import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_FLIGHTS: readonly ImportSample[] = [
  {
    name: 'remembered-01-american.eml',
    content: letterQuoted({
      from: 'American Airlines <no-reply@info.email.aa.example>',
      date: 'Tue, 13 Apr 2027 10:11:12 -0500',
      subject: 'Your trip confirmation (DFW - LHR)',
      type: 'html',
      body: `<table><tr><td>Issued: April 13, 2027</td></tr><tr><td><h1>Your trip confirmation and receipt</h1></td></tr>
<tr><td>Record Locator: <b>QWKZTE</b></td></tr><tr><td>You can check in via the American app 24 hours before your flight and get your mobile boarding pass.</td></tr>
<tr><td><b>Friday, September 3, 2027</b></td></tr>
<tr><td><table><tr><td><span>DFW</span><br>Dallas/Fort Worth</td><td><img alt="to"></td><td><span>LHR</span><br>London Heathrow</td></tr>
<tr><td>5:25 PM</td><td>AA 50</td><td>8:35 AM</td></tr><tr><td colspan="3">Arrives next day</td></tr></table></td></tr>
<tr><td><table><tr><td>Seat: 21A, 21C</td><td>Class: Economy (S)</td><td>Meals: Dinner</td></tr></table></td></tr>
<tr><td><b>Sunday, September 12, 2027</b></td></tr>
<tr><td><table><tr><td><span>LHR</span><br>London Heathrow</td><td><img alt="to"></td><td><span>DFW</span><br>Dallas/Fort Worth</td></tr>
<tr><td>10:45 AM</td><td>AA 51</td><td>2:50 PM</td></tr></table></td></tr>
<tr><td><table><tr><td>Seat: 30H, 30J</td><td>Class: Economy (S)</td><td>Meals: Lunch</td></tr></table></td></tr>
<tr><td><h3>Your purchase</h3>Marjorie Tennant, AAdvantage #: 8KL**** <br>New ticket 0012340000000 <br>[$612.00 + Taxes and carrier-imposed fees $544.21]<br>Total cost (all passengers) $2,312.42</td></tr>
<tr><td>Bag fees: 1st checked bag No charge. Free entertainment with the American app.</td></tr></table>`,
    }),
    fields: records(`
      kind=flight | number=AA 50 | reference=QWKZTE | from.place=DFW | from.date=2027-09-03 | from.time=17:25 | to.place=LHR | to.date=2027-09-04 | to.time=08:35
      kind=flight | number=AA 51 | reference=QWKZTE | from.place=LHR | from.date=2027-09-12 | from.time=10:45 | to.place=DFW | to.date=2027-09-12 | to.time=14:50
    `),
  },
  {
    name: 'remembered-02-aircanada.txt',
    content: `AIR CANADA
Electronic Ticket Itinerary/Receipt
Booking Confirmation                            Booking Reference: 5PQXLM
Date of issue: 11 Mar, 2027

Depart  Fri 18 Jun, 2027
18:10   Toronto                      06:25 +1 day   London
        Lester B. Pearson Int. (YYZ), Terminal 1      Heathrow (LHR), Terminal 2
AC848   7hr15   Economy (L)    Operated by: Air Canada | 789 | Wi-Fi

Return  Fri 02 Jul, 2027
14:05   London                       16:20          Montréal
        Heathrow (LHR), Terminal 2                    Montréal-Trudeau Int. (YUL)
AC865   7hr15   Economy (L)    Operated by: Air Canada | 333
        Connection 2hr40 in Montréal
19:00   Montréal                     20:25          Toronto
        Montréal-Trudeau Int. (YUL)                   Lester B. Pearson Int. (YYZ), Terminal 1
AC427   1hr25   Economy (L)    Operated by: Air Canada Express - Jazz | E75

Passengers
1: Odile Marchetti      Adult
Ticket number: 0142100000000    Seat: AC848 31K, AC865 28A, AC427 12D

Purchase summary
Air transportation charges      CA$ 612.00
Taxes, fees and charges         CA$ 310.44
GRAND TOTAL (Canadian dollars)  CA$ 922.44`,
    fields: records(`
      kind=flight | number=AC 848 | reference=5PQXLM | from.place=YYZ | from.date=2027-06-18 | from.time=18:10 | to.place=LHR | to.date=2027-06-19 | to.time=06:25
      kind=flight | number=AC 865 | reference=5PQXLM | from.place=LHR | from.date=2027-07-02 | from.time=14:05 | to.place=YUL | to.date=2027-07-02 | to.time=16:20
      kind=flight | number=AC 427 | reference=5PQXLM | from.place=YUL | from.date=2027-07-02 | from.time=19:00 | to.place=YYZ | to.date=2027-07-02 | to.time=20:25
    `),
  },
  {
    name: 'remembered-03-wizz.eml',
    content: letterQuoted({
      from: 'Wizz Air <noreply@notifications.wizzair.example>',
      date: 'Mon, 03 May 2027 07:40:00 +0200',
      subject: 'Your travel itinerary: JC4W7K',
      type: 'html',
      body: `<table><tr><td>ITINERARY</td></tr><tr><td>Flight confirmation code:</td><td><b>JC4W7K</b></td></tr></table>
<p>Dear Ágnes Halmos, thank you for booking your flight with us.</p>
<table><tr><th>GOING OUT</th></tr><tr><td>Flight Number:</td><td>W6 2291</td></tr>
<tr><td>Departs from:</td><td>Arrives to:</td></tr>
<tr><td>Budapest (BUD) - Terminal 2B</td><td>Malta (MLA)</td></tr>
<tr><td>14/07/2027 06:05</td><td>14/07/2027 08:20</td></tr></table>
<table><tr><th>COMING BACK</th></tr><tr><td>Flight Number:</td><td>W6 2292</td></tr>
<tr><td>Departs from:</td><td>Arrives to:</td></tr>
<tr><td>Malta (MLA)</td><td>Budapest (BUD) - Terminal 2B</td></tr>
<tr><td>21/07/2027 08:55</td><td>21/07/2027 11:15</td></tr></table>
<table><tr><td>Passenger</td><td>Travel Documents</td><td>Baggage</td><td>Seat</td></tr><tr><td>MS Ágnes Halmos</td><td>-</td><td>1 × 20 kg</td><td>14F / 14F</td></tr></table>
<p>Payment: GRAND TOTAL 92 480 HUF. Check-in closes 3 hours before departure; the gate closes 30 minutes before departure.</p>`,
    }),
    fields: records(`
      kind=flight | number=W6 2291 | reference=JC4W7K | from.place=BUD | from.date=2027-07-14 | from.time=06:05 | to.place=MLA | to.date=2027-07-14 | to.time=08:20
      kind=flight | number=W6 2292 | reference=JC4W7K | from.place=MLA | from.date=2027-07-21 | from.time=08:55 | to.place=BUD | to.date=2027-07-21 | to.time=11:15
    `),
  },
  {
    name: 'remembered-04-finnair.eml',
    content: letterQuoted({
      from: 'Finnair <noreply@finnair.example>',
      date: 'Thu, 11 Feb 2027 12:00:00 +0200',
      subject: 'Varausvahvistus / Finnair 6TTLQ8',
      type: 'plain',
      body: `Hei Tuulikki,

kiitos varauksestasi! Varaustunnuksesi on 6TTLQ8.

MENOLENTO
ma 19.4.2027
08.05  Helsinki (HEL), Helsinki-Vantaa
10.10  Pariisi (CDG), Charles de Gaulle, terminaali 2D
AY1571 | 3 h 5 min | Turistiluokka

PALUULENTO
la 24.4.2027
19.20  Pariisi (CDG), Charles de Gaulle, terminaali 2D
23.20  Helsinki (HEL), Helsinki-Vantaa
AY1580 | 3 h | Turistiluokka

MATKUSTAJAT
Tuulikki Ahokas, aikuinen
Lippunumero 105-2400000000

Hinta yhteensä 318,40 €. Maksettu 11.2.2027 Visa **** 2201.
Lähtöselvitys avautuu 36 tuntia ennen lennon lähtöä ja sulkeutuu 45 minuuttia ennen lähtöä.`,
    }),
    fields: records(`
      kind=flight | number=AY 1571 | reference=6TTLQ8 | from.place=HEL | from.date=2027-04-19 | from.time=08:05 | to.place=CDG | to.date=2027-04-19 | to.time=10:10
      kind=flight | number=AY 1580 | reference=6TTLQ8 | from.place=CDG | from.date=2027-04-24 | from.time=19:20 | to.place=HEL | to.date=2027-04-24 | to.time=23:20
    `),
  },
  {
    name: 'remembered-05-tap.eml',
    content: letterQuoted({
      from: 'TAP Air Portugal <flights@info.flytap.example>',
      date: 'Sat, 20 Mar 2027 22:14:00 +0000',
      subject: 'Confirmação da sua reserva TAP: 2MNKRV',
      type: 'html',
      body: `<div>Olá Benedita,</div><div>A sua reserva está confirmada.</div>
<div>Código de reserva<br><b>2MNKRV</b></div>
<table><tr><td colspan=3>Ida · quinta-feira, 5 de agosto de 2027</td></tr>
<tr><td>Lisboa<br>Humberto Delgado (LIS)<br>07:10</td><td>2h45<br>Direto</td><td>Londres<br>Heathrow (LHR)<br>09:55</td></tr>
<tr><td colspan=3>Voo TP1358 - Operado por TAP Air Portugal - Económica Classic</td></tr>
<tr><td colspan=3>Regresso · quinta-feira, 19 de agosto de 2027</td></tr>
<tr><td>Londres<br>Heathrow (LHR)<br>19:55</td><td>2h50<br>Direto</td><td>Lisboa<br>Humberto Delgado (LIS)<br>22:45</td></tr>
<tr><td colspan=3>Voo TP1367 - Operado por TAP Air Portugal - Económica Classic</td></tr></table>
<h3>Passageiros</h3><p>Benedita Falcão (Adulto) — Bilhete 047-2300000000 — Lugar 11A</p>
<h3>Total pago</h3><p>244,18 EUR</p>
<p>Faça o check-in online a partir de 36 horas antes da partida. Apresente-se na porta de embarque 45 minutos antes.</p>`,
    }),
    fields: records(`
      kind=flight | number=TP 1358 | reference=2MNKRV | from.place=LIS | from.date=2027-08-05 | from.time=07:10 | to.place=LHR | to.date=2027-08-05 | to.time=09:55
      kind=flight | number=TP 1367 | reference=2MNKRV | from.place=LHR | from.date=2027-08-19 | from.time=19:55 | to.place=LIS | to.date=2027-08-19 | to.time=22:45
    `),
  },
  {
    name: 'remembered-06-qatar.txt',
    content: `Qatar Airways
E-ticket receipt and itinerary
Booking reference (PNR)  YT2PQW
Prepared for  KEARNEY/SIOBHAN MS
E-ticket number  157-2411111111

FLIGHT     DEPARTURE                       ARRIVAL                         CLASS / STATUS
QR18       Sun, 28 Nov 2027   16:15        Mon, 29 Nov 2027   02:15        Economy (N)
           Dublin, Ireland                 Doha, Qatar                     Confirmed
           Dublin Airport (DUB)            Hamad International (DOH)       Baggage: 30kg
           Terminal 1
QR898      Mon, 29 Nov 2027   08:50        Tue, 30 Nov 2027   06:15        Economy (N)
           Doha, Qatar                     Adelaide, Australia             Confirmed
           Hamad International (DOH)       Adelaide Airport (ADL)          Baggage: 30kg

FARE DETAILS
Base fare EUR 640.00   Taxes/fees EUR 402.15   Total fare EUR 1042.15
Form of payment CC VI XXXXXXXXXXXX1180   Issued 02 Aug 2027`,
    fields: records(`
      kind=flight | number=QR 18 | reference=YT2PQW | from.place=DUB | from.date=2027-11-28 | from.time=16:15 | to.place=DOH | to.date=2027-11-29 | to.time=02:15
      kind=flight | number=QR 898 | reference=YT2PQW | from.place=DOH | from.date=2027-11-29 | from.time=08:50 | to.place=ADL | to.date=2027-11-30 | to.time=06:15
    `),
  },
  {
    name: 'remembered-07-jal.eml',
    content: letterQuoted({
      from: 'JAL国際線 <jal-intl@jal.example>',
      date: 'Wed, 14 Apr 2027 15:21:00 +0900',
      subject: '【JAL国際線】ご予約・ご購入内容のお知らせ',
      type: 'plain',
      body: `小野寺 千尋 様

JALをご利用いただき、誠にありがとうございます。
ご予約・ご購入内容は以下のとおりです。

■予約番号：H7TRWM

■フライト情報
[1] 2027年10月2日（土）
  JL043便
  東京（羽田）(HND) 09:40発 → ロンドン（ヒースロー）(LHR) 16:20着
  エコノミークラス　座席：35K
[2] 2027年10月10日（日）
  JL044便
  ロンドン（ヒースロー）(LHR) 09:30発 → 東京（羽田）(HND) 翌日06:55着
  エコノミークラス　座席：35A

■お支払い金額
合計 186,430円（クレジットカード）

ご出発の24時間前からオンラインチェックインをご利用いただけます。`,
    }),
    fields: records(`
      kind=flight | number=JL 43 | reference=H7TRWM | from.place=HND | from.date=2027-10-02 | from.time=09:40 | to.place=LHR | to.date=2027-10-02 | to.time=16:20
      kind=flight | number=JL 44 | reference=H7TRWM | from.place=LHR | from.date=2027-10-10 | from.time=09:30 | to.place=HND | to.date=2027-10-11 | to.time=06:55
    `),
  },
  {
    name: 'remembered-08-condor.eml',
    content: letterQuoted({
      from: 'Condor <buchung@condor.example>',
      date: 'Fri, 22 Jan 2027 19:02:00 +0100',
      subject: 'Ihre Buchungsbestätigung - Vorgangsnummer 7718204',
      type: 'html',
      body: `<h2>Vielen Dank für Ihre Buchung, Herr Quandt!</h2><table><tr><td>Vorgangsnummer</td><td>7718204</td></tr><tr><td>Buchungsdatum</td><td>22.01.2027</td></tr></table>
<h3>Flugdaten</h3><table><tr><th>Flug</th><th>Datum</th><th>Strecke</th><th>Abflug</th><th>Ankunft</th><th>Klasse</th></tr>
<tr><td>DE1444</td><td>Fr 21.05.2027</td><td>Frankfurt (FRA) - Palma de Mallorca (PMI)</td><td>04:45</td><td>07:00</td><td>Economy Classic</td></tr>
<tr><td>DE1505</td><td>Sa 29.05.2027</td><td>Palma de Mallorca (PMI) - Frankfurt (FRA)</td><td>22:10</td><td>00:35 (+1)</td><td>Economy Classic</td></tr></table>
<h3>Reisende</h3><table><tr><td>1</td><td>Herr Leander Quandt</td><td>Erwachsener</td></tr><tr><td>2</td><td>Frau Meike Quandt</td><td>Erwachsener</td></tr></table>
<h3>Preis</h3><p>Gesamtpreis 498,96 EUR, bezahlt per Lastschrift</p><p>Bitte finden Sie sich 2 Stunden vor Abflug am Schalter ein.</p>`,
    }),
    fields: records(`
      kind=flight | number=DE 1444 | reference=7718204 | from.place=FRA | from.date=2027-05-21 | from.time=04:45 | to.place=PMI | to.date=2027-05-21 | to.time=07:00
      kind=flight | number=DE 1505 | reference=7718204 | from.place=PMI | from.date=2027-05-29 | from.time=22:10 | to.place=FRA | to.date=2027-05-30 | to.time=00:35
    `),
  },
  {
    name: 'remembered-09-pegasus.eml',
    content: letterQuoted({
      from: 'Pegasus <no-reply@flypgs.example>',
      date: 'Mon, 07 Jun 2027 11:30:00 +0300',
      subject: 'Rezervasyon Bilgileriniz - PNR: 1QRZ4T',
      type: 'plain',
      body: `Sayın Defne Karaca,

Rezervasyonunuz tamamlanmıştır. Bizi tercih ettiğiniz için teşekkür ederiz.

Rezervasyon No (PNR): 1QRZ4T
Rezervasyon Tarihi: 07.06.2027

GİDİŞ
Uçuş No: PC 2024
Kalkış: İstanbul Sabiha Gökçen (SAW) - 13 Ağustos 2027 Cuma 21:45
Varış: İzmir Adnan Menderes (ADB) - 13 Ağustos 2027 Cuma 23:00

DÖNÜŞ
Uçuş No: PC 2031
Kalkış: İzmir Adnan Menderes (ADB) - 16 Ağustos 2027 Pazartesi 23:40
Varış: İstanbul Sabiha Gökçen (SAW) - 17 Ağustos 2027 Salı 00:50

Yolcu Bilgileri
Bayan DEFNE KARACA - Koltuk: 9A / 9A - Bagaj: 15 kg

Toplam Tutar: 3.214,90 TL
Check-in işleminizi uçuşunuza 48 saat kala yapabilirsiniz.`,
    }),
    fields: records(`
      kind=flight | number=PC 2024 | reference=1QRZ4T | from.place=SAW | from.date=2027-08-13 | from.time=21:45 | to.place=ADB | to.date=2027-08-13 | to.time=23:00
      kind=flight | number=PC 2031 | reference=1QRZ4T | from.place=ADB | from.date=2027-08-16 | from.time=23:40 | to.place=SAW | to.date=2027-08-17 | to.time=00:50
    `),
  },
]
