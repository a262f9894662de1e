import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_FLIGHTS_OTHERS: readonly ImportSample[] = [
  {
    name: 'remembered-83-flightmail-ba-cols.txt',
    content: `Virgin Atlantic
Your e-ticket
Booking reference: DQXK7T

Flight      From                           To                             Departs                Arrives
VS3         London Heathrow (LHR) T3       New York JFK (JFK) T4          Sat 14 Aug 2027 11:35  Sat 14 Aug 2027 14:25
VS4         New York JFK (JFK) T4          London Heathrow (LHR) T3       Sat 21 Aug 2027 18:30  Sun 22 Aug 2027 06:30

Passenger                Ticket number     Seat        Baggage
MS IMOGEN HARTLEY        932-2400000002    45A / 47K   1 x 23kg
Ticket issued 02 May 2027. Total paid GBP 612.40`,
    fields: records(`
      kind=flight | number=VS 3 | reference=DQXK7T | from.place=LHR | from.date=2027-08-14 | from.time=11:35 | to.place=JFK | to.date=2027-08-14 | to.time=14:25
      kind=flight | number=VS 4 | reference=DQXK7T | from.place=JFK | from.date=2027-08-21 | from.time=18:30 | to.place=LHR | to.date=2027-08-22 | to.time=06:30
    `),
  },
  {
    name: 'remembered-9a-checkin-reminder.eml',
    content: letterQuoted({
      from: 'easyJet <noreply@easyjet.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0100',
      subject: 'Time to check in for your flight to Nice (K4RTQX8)',
      type: 'html',
      body: `<p>Hi Clementine, online check-in is open.</p><p>Booking reference: <b>K4RTQX8</b></p><table><tr><td>EZY8351</td></tr><tr><td>London Gatwick (LGW) North Terminal</td><td>Nice (NCE) Terminal 2</td></tr><tr><td>Tue 4 May 2027</td><td>Tue 4 May 2027</td></tr><tr><td>Dep 07:05</td><td>Arr 10:05</td></tr><tr><td>Bag drop opens 04:05, closes 06:05</td><td>Gate closes 06:35</td></tr></table><p>Hotel in Nice from £48 a night. Car hire from £9 a day.</p>`,
    }),
    fields: records(`
      kind=flight | number=EZY 8351 | reference=K4RTQX8 | from.place=LGW | from.date=2027-05-04 | from.time=07:05 | to.place=NCE | to.date=2027-05-04 | to.time=10:05
    `),
  },
  {
    name: 'remembered-f1-etihad.eml',
    content: letterQuoted({
      from: 'Etihad Airways <noreply@etihad.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0400',
      subject: 'Your booking confirmation - 7KQXTR',
      type: 'html',
      body: `<div>Booking reference</div><div>7KQXTR</div><h3>Outbound - 1 June 2027</h3>
<table><tr><td>20:25</td><td rowspan=2>EY 12<br>7h 15m</td><td>06:40 +1</td></tr><tr><td>LHR<br>London Heathrow<br>Terminal 4</td><td>AUH<br>Abu Dhabi Zayed<br>Terminal A</td></tr></table>
<p>Connection in Abu Dhabi: 3h 55m</p>
<table><tr><td>10:35<br>Wed 2 Jun</td><td rowspan=2>EY 454<br>14h 5m</td><td>06:40 +1<br>Thu 3 Jun</td></tr><tr><td>AUH<br>Abu Dhabi Zayed<br>Terminal A</td><td>SYD<br>Sydney Kingsford Smith<br>Terminal 1</td></tr></table>
<p>Guest: Ms Perpetua Osei. Total: GBP 812.00</p>`,
    }),
    fields: records(`
      kind=flight | number=EY 12 | reference=7KQXTR | from.place=LHR | from.date=2027-06-01 | from.time=20:25 | to.place=AUH | to.date=2027-06-02 | to.time=06:40
      kind=flight | number=EY 454 | reference=7KQXTR | from.place=AUH | from.date=2027-06-02 | from.time=10:35 | to.place=SYD | to.date=2027-06-03 | to.time=06:40
    `),
  },
  {
    name: 'remembered-f2-swiss.eml',
    content: letterQuoted({
      from: 'SWISS <noreply@swiss.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Buchungsbestätigung | K3QXTR | Zürich - Porto',
      type: 'plain',
      body: `Guten Tag Herr Bänziger

Vielen Dank für Ihre Buchung.

Buchungsreferenz: K3QXTR

Ihre Flüge

Fr, 14. Mai 2027
LX2086
07:10 Zürich ZRH
08:55 Porto OPO
Durchgeführt von: Helvetic Airways

Di, 18. Mai 2027
LX2087
19:45 Porto OPO
23:20 Zürich ZRH
Durchgeführt von: SWISS

Gesamtpreis: CHF 289.40`,
    }),
    fields: records(`
      kind=flight | number=LX 2086 | reference=K3QXTR | from.place=ZRH | from.date=2027-05-14 | from.time=07:10 | to.place=OPO | to.date=2027-05-14 | to.time=08:55
      kind=flight | number=LX 2087 | reference=K3QXTR | from.place=OPO | from.date=2027-05-18 | from.time=19:45 | to.place=ZRH | to.date=2027-05-18 | to.time=23:20
    `),
  },
  {
    name: 'remembered-f3-azul.txt',
    content: `AZUL LINHAS AÉREAS
Comprovante de reserva
Localizador: PKQXTZ
Trecho         Voo       Data         Saída    Chegada
VCP - REC      AD 4072   19/07/2027   13:15    16:10
Passageiro: Thaís Moreira
Total: R$ 712,33`,
    fields: records(`
      kind=flight | number=AD 4072 | reference=PKQXTZ | from.place=VCP | from.date=2027-07-19 | from.time=13:15 | to.place=REC | to.date=2027-07-19 | to.time=16:10
    `),
  },
  {
    name: 'remembered-f4-volotea-fr.eml',
    content: letterQuoted({
      from: 'Volotea <noreply@volotea.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Confirmation de votre réservation V8KQTX',
      type: 'html',
      body: `<p>Numéro de réservation : V8KQTX</p><p><b>ALLER</b> Nantes (NTE) → Ajaccio (AJA)</p><p>Vol V7 2406 - vendredi 4 juin 2027</p><p>Départ 12:20 / Arrivée 14:05</p><p>Passager : M. Ewen Kerleau - Siège 9F</p><p>Montant total : 74,00 €</p>`,
    }),
    fields: records(`
      kind=flight | number=V7 2406 | reference=V8KQTX | from.place=NTE | from.date=2027-06-04 | from.time=12:20 | to.place=AJA | to.date=2027-06-04 | to.time=14:05
    `),
  },
  {
    name: 'remembered-f5-vietjet.eml',
    content: letterQuoted({
      from: 'Vietnam Airlines <noreply@vietnamairlines.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0700',
      subject: 'Xác nhận đặt chỗ - KQ7TRX',
      type: 'plain',
      body: `Mã đặt chỗ: KQ7TRX
Chuyến bay: VN 245
Khởi hành: Hà Nội (HAN) 09:00 22/05/2027
Đến: TP. Hồ Chí Minh (SGN) 11:15 22/05/2027
Hành khách: NGUYEN THI LAN
Tổng cộng: 2.140.000 VND`,
    }),
    fields: records(`
      kind=flight | number=VN 245 | reference=KQ7TRX | from.place=HAN | from.date=2027-05-22 | from.time=09:00 | to.place=SGN | to.date=2027-05-22 | to.time=11:15
    `),
  },
  {
    name: 'remembered-f8-scot-delay.eml',
    content: letterQuoted({
      from: 'Lufthansa <noreply@lufthansa.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Flugplanänderung zu Ihrer Buchung 6QXKTR',
      type: 'html',
      body: `<p>Ihr Flug wurde geändert. Buchungscode: 6QXKTR</p><h3>Bisheriger Flug</h3><table><tr><td>LH1802</td><td>20.05.2027</td><td>München (MUC) 11:55</td><td>Madrid (MAD) 14:35</td></tr></table><h3>Neuer Flug</h3><table><tr><td>LH1802</td><td>20.05.2027</td><td>München (MUC) 12:40</td><td>Madrid (MAD) 15:20</td></tr></table>`,
    }),
    fields: records(`
      kind=flight | number=LH 1802 | reference=6QXKTR | from.place=MUC | from.date=2027-05-20 | from.time=12:40 | to.place=MAD | to.date=2027-05-20 | to.time=15:20
    `),
  },
  {
    name: 'remembered-g1-icelandair.eml',
    content: letterQuoted({
      from: 'Icelandair <noreply@icelandair.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0000',
      subject: 'Your Icelandair booking confirmation (XQ7KTR)',
      type: 'html',
      body: `<table><tr><td>Booking number: XQ7KTR</td></tr></table>
<table><tr><th colspan=2>London to Reykjavik</th></tr><tr><td>Departure</td><td>Arrival</td></tr><tr><td>10 Sep 2027, 13:10</td><td>10 Sep 2027, 15:20</td></tr><tr><td>London Heathrow (LHR)</td><td>Keflavik International Airport (KEF)</td></tr><tr><td>Terminal 2</td><td></td></tr><tr><td>Flight FI451</td><td>Economy Standard</td></tr></table>
<table><tr><th colspan=2>Reykjavik to London</th></tr><tr><td>Departure</td><td>Arrival</td></tr><tr><td>15 Sep 2027, 07:40</td><td>15 Sep 2027, 11:50</td></tr><tr><td>Keflavik International Airport (KEF)</td><td>London Heathrow (LHR)</td></tr><tr><td></td><td>Terminal 2</td></tr><tr><td>Flight FI450</td><td>Economy Standard</td></tr></table>
<p>Fare £210.00, taxes £98.20, total £308.20. Free stopover in Iceland for up to 7 days.</p>`,
    }),
    fields: records(`
      kind=flight | number=FI 451 | reference=XQ7KTR | from.place=LHR | from.date=2027-09-10 | from.time=13:10 | to.place=KEF | to.date=2027-09-10 | to.time=15:20
      kind=flight | number=FI 450 | reference=XQ7KTR | from.place=KEF | from.date=2027-09-15 | from.time=07:40 | to.place=LHR | to.date=2027-09-15 | to.time=11:50
    `),
  },
  {
    name: 'remembered-g2-egyptair.txt',
    content: `ELECTRONIC TICKET PASSENGER ITINERARY/RECEIPT
NAME: HARGREAVES/LYDIA MRS
ETKT NBR: 077 2400000003
ISSUING AIRLINE: EGYPTAIR
BOOKING REFERENCE: AMADEUS: R8KTQX, AIRLINE: MS/R8KTQX
DATE OF ISSUE: 12 MAY 2027

FROM /TO          FLIGHT  CL DATE   DEP   FARE BASIS    NVB    NVA    BAG  ST
LONDON HEATHROW   MS 778  K  03OCT  1400  KRTGB                       2PC  OK
CAIRO INTL                          ARRIVAL TIME: 2040  ARRIVAL DATE: 03OCT
TERMINAL:2                          TERMINAL:3`,
    fields: records(`
      kind=flight | number=MS 778 | reference=R8KTQX | from.place=LHR | from.date=2027-10-03 | from.time=14:00 | to.place=CAI | to.date=2027-10-03 | to.time=20:40
    `),
  },
  {
    name: 'remembered-g3-kenya-galileo.eml',
    content: letterQuoted({
      from: 'Globe Travel <tickets@globetravel.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0300',
      subject: 'Your itinerary - booking ref QK8TRX',
      type: 'plain',
      body: `Booking Ref: QK8TRX

Flight KQ100 - Kenya Airways               Monday 21 June 2027
-----------------------------------------------------------------
Departure:    Nairobi, Jomo Kenyatta Intl (NBO), Terminal 1A   09:05
Arrival:      London, Heathrow (LHR), Terminal 4               15:45
Duration:     08:40
Class:        Economy (V)          Seat: 34K confirmed
Equipment:    Boeing 787-8
Check-in:     from 06:05

Total amount KES 98,400`,
    }),
    fields: records(`
      kind=flight | number=KQ 100 | reference=QK8TRX | from.place=NBO | from.date=2027-06-21 | from.time=09:05 | to.place=LHR | to.date=2027-06-21 | to.time=15:45
    `),
  },
  {
    name: 'remembered-g4-indigo.eml',
    content: letterQuoted({
      from: 'IndiGo <reservations@customer.goindigo.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0530',
      subject: 'Your IndiGo Itinerary - Z8KQTX',
      type: 'html',
      body: `<table><tr><td>PNR/Booking Ref.</td><td>Status</td><td>Date of Booking*</td><td>Payment Status</td></tr><tr><td>Z8KQTX</td><td>Confirmed</td><td>05Apr27 04:30</td><td>Complete</td></tr></table>
<table><tr><th>Date</th><th>From (Terminal)</th><th>Departs</th><th>Flight Number</th><th>Check-in/Bag drop closes</th><th>To (Terminal)</th><th>Arrives</th></tr><tr><td>30 Apr 27</td><td>Bengaluru (T1)</td><td>06:10</td><td>6E 2134</td><td>05:10</td><td>Delhi (T2)</td><td>09:00</td></tr></table>
<table><tr><td>Mr Raghav Menon</td><td>BLR-DEL</td><td>Seat 12C</td></tr></table><p>Total Fare INR 6,412</p>`,
    }),
    fields: records(`
      kind=flight | number=6E 2134 | reference=Z8KQTX | from.place=Bengaluru | from.date=2027-04-30 | from.time=06:10 | to.place=Delhi | to.date=2027-04-30 | to.time=09:00
    `),
  },
]
