import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'
import { letterIn } from './test-charsets.ts'

/** Of test-samples-blind-4.ts: flights, trains, coaches and ferries in English. */
export const BLIND_4_ENGLISH_RIDES_MORE: readonly ImportSample[] = [
  {
    name: 'blind4b-w06-avanti.eml',
    content: letterQuoted({
      from: 'Avanti West Coast <noreply@avantiwestcoast.example>',
      date: 'Mon, 23 Aug 2027 07:58:20 +0100',
      subject: 'Your booking confirmation - London Euston to Manchester Piccadilly',
      type: 'html',
      body: `<html><head><style>td{font-family:Arial;font-size:14px}</style></head><body><center><table width="600">
<tr><td><h1 style="color:#004354">It's booked, Folasade</h1><p>Thanks for booking with Avanti West Coast. Your e-tickets are attached to a separate email and are in the app.</p></td></tr>
<tr><td>Booking reference: <strong>GQ7T4NXH</strong><br>Booked on 23 August 2027 at 07:57</td></tr>
<tr><td><h2>Outward</h2><b>Thursday 9 September 2027</b></td></tr>
<tr><td><table width="100%"><tr><td width="60"><b>09:13</b></td><td>London Euston</td><td rowspan="2">Avanti West Coast service<br>2h 11m, direct<br>Coach C, seats 21A, 22A</td></tr><tr><td><b>11:24</b></td><td>Manchester Piccadilly</td></tr></table></td></tr>
<tr><td><h2>Return</h2><b>Friday 10 September 2027</b></td></tr>
<tr><td><table width="100%"><tr><td width="60"><b>16:55</b></td><td>Manchester Piccadilly</td><td rowspan="2">Transport for Wales service<br>No seat reservations</td></tr><tr><td><b>17:28</b></td><td>Crewe</td></tr>
<tr><td colspan="3" style="color:#777">Change at Crewe, 21 min</td></tr>
<tr><td><b>17:49</b></td><td>Crewe</td><td rowspan="2">Avanti West Coast service<br>Coach D, seats 40, 41</td></tr><tr><td><b>19:31</b></td><td>London Euston</td></tr></table></td></tr>
<tr><td><h2>Tickets</h2><table width="100%"><tr><td>2 x Adult, Advance Single (Standard)</td><td>&pound;74.00</td></tr><tr><td>2 x Adult, Off-Peak Single</td><td>&pound;118.60</td></tr><tr><td>Two Together Railcard</td><td>-&pound;64.10</td></tr><tr><td>Booking fee</td><td>&pound;0.00</td></tr><tr><td><b>Total paid</b></td><td><b>&pound;128.50</b></td></tr></table>
<p>Card ending 2290. Transaction 00771482.</p></td></tr>
<tr><td style="font-size:11px">Off-Peak tickets aren't valid on weekday trains leaving Manchester between 16:05 and 18:45 towards stations north of Preston. Advance tickets can be changed before 18:00 the day before for a &pound;10 fee per person. Need help? Call 0345 555 0164, 08:00 to 22:00. First Trenitalia West Coast Rail Limited, 8th Floor, The Point, 37 North Wharf Road, London W2 1AF, company 10349442.</td></tr></table></center></body></html>`,
    }),
    fields: records(`
      kind=train | reference=GQ7T4NXH | from.place=London Euston | from.date=2027-09-09 | from.time=09:13 | to.place=Manchester Piccadilly | to.date=2027-09-09 | to.time=11:24
      kind=train | reference=GQ7T4NXH | from.place=Manchester Piccadilly | from.date=2027-09-10 | from.time=16:55 | to.place=Crewe | to.date=2027-09-10 | to.time=17:28
      kind=train | reference=GQ7T4NXH | from.place=Crewe | from.date=2027-09-10 | from.time=17:49 | to.place=London Euston | to.date=2027-09-10 | to.time=19:31
    `),
  },
  {
    name: 'blind4b-w07-national-express.eml',
    content: letterIn('iso-8859-1', {
      from: 'National Express <eticket@nationalexpress.example>',
      date: 'Sat, 05 Jun 2027 22:04:50 +0100',
      subject: 'Your National Express e-ticket - Ticket number RKLA3182',
      type: 'plain',
      body: `Dear Mr Boateng

Thank you for choosing National Express. This is your e-ticket. Please show
it to the driver, printed or on your phone.

TICKET NUMBER      RKLA3182
PASSENGERS         1 Adult, 1 Young Person (Coachcard CC40771829)
TICKET TYPE        Standard Return

OUTWARD JOURNEY
Date:       Saturday 26/06/2027
Service:    040
Depart:     07:35   BRISTOL Bus & Coach Station, Marlborough Street, Bay 12
Arrive:     10:20   LONDON VICTORIA Coach Station, Buckingham Palace Road
Please be at the stop by 07:25.

RETURN JOURNEY
Date:       Sunday 27/06/2027
Service:    040
Depart:     23:30   LONDON VICTORIA Coach Station, Buckingham Palace Road
Arrive:     02:05   BRISTOL Bus & Coach Station (arrives Monday 28/06/2027)
Please be at the stop by 23:20.

PAYMENT
Adult return                  £27.80
Young Person return           £18.50
Booking fee                    £1.50
TOTAL                         £47.80
Paid by: Mastercard **** 6612 on 05/06/2027

LUGGAGE
Each passenger may bring two medium suitcases of up to 20kg each
(70x45x30cm) and one small soft bag.

AMENDING YOUR TICKET
You may amend a Standard ticket up to 12 hours before departure for a
£5.00 fee plus any difference in fare. Call 0871 555 0181 (calls cost 13p
per minute), 07:00-21:00.

Airport travel? Bristol to Heathrow from £14.90 with service 200.
National Express Limited, Birmingham Coach Station, Mill Lane, Digbeth,
Birmingham B5 6DD. Registered in England 232767.`,
    }),
    fields: records(`
      kind=bus | number=040 | reference=RKLA3182 | from.place=BRISTOL Bus & Coach Station, Marlborough Street | from.date=2027-06-26 | from.time=07:35 | to.place=LONDON VICTORIA Coach Station, Buckingham Palace Road | to.date=2027-06-26 | to.time=10:20
      kind=bus | number=040 | reference=RKLA3182 | from.place=LONDON VICTORIA Coach Station, Buckingham Palace Road | from.date=2027-06-27 | from.time=23:30 | to.place=BRISTOL Bus & Coach Station | to.date=2027-06-28 | to.time=02:05
    `),
  },
  {
    name: 'blind4a-w08-greyhound.txt',
    content: `GREYHOUND

Confirmation number
72904418

Show this e-ticket at boarding. Government ID required.

Passenger
Whitaker, Dolores
1 Adult

Economy
Departs                                     Arrives
Fri, Oct 8, 2027                            Sat, Oct 9, 2027
11:15 PM                                    05:40 AM
Dallas Bus Station                          Houston Bus Station
205 S Lamar St                              2121 Main St
Dallas, TX 75202                            Houston, TX 77002

Schedule   GLI0417
Seat       08B
Bag        1 checked bag up to 50 lb, 1 carry-on

Stops: Corsicana TX 12:20 AM, Buffalo TX 01:35 AM, Huntsville TX 03:15 AM (15 min rest stop), Conroe TX 04:05 AM

Summary of charges
Fare                     $ 42.98
Service fee              $  3.99
Total                    $ 46.97
Purchased Sep 21, 2027 10:02 AM

Arrive at the station at least 30 minutes early. Boarding closes 10 min. before departure.
Exchange: $20 up to 2 hours before departure. Economy fares are non refundable.
Questions? 1-800-555-0122 (5 AM - 1 AM CT)
Greyhound Lines, Inc. P.O. Box 660691 MS 470, Dallas, TX 75266`,
    fields: records(`
      kind=bus | number=GLI0417 | reference=72904418 | from.place=Dallas Bus Station | from.date=2027-10-08 | from.time=23:15 | to.place=Houston Bus Station | to.date=2027-10-09 | to.time=05:40
    `),
  },
  {
    name: 'blind4a-w09-brittany-ferries.eml',
    content: letterQuoted({
      from: 'David Pellow <d.pellow@example.co.uk>',
      date: 'Sun, 14 Feb 2027 17:31:26 +0000',
      subject: 'Re: Fwd: Brittany Ferries booking 4471902 / B',
      type: 'plain',
      body: `Hi Mum,

see below, we leave on the Friday night right after school so could you
have the dog from about 3pm? We can talk on Tuesday at 19:00.

Love, David x

On Sun, 14 Feb 2027 at 16:02, Brittany Ferries
<bookings@brittany-ferries.example> wrote:

> Dear Mr and Mrs Pellow,
>
> Thank you for booking with Brittany Ferries. Your booking is confirmed.
>
> Booking reference: 4471902 / B
>
> OUTBOUND
> PORTSMOUTH - CAEN (OUISTREHAM)
> Ship: Mont St Michel
> Depart Portsmouth   Friday 23 July 2027   22:45
> Arrive Caen         Saturday 24 July 2027 06:45
> Accommodation: 1 x 4 berth outside cabin with shower/wc, cabin number issued at check-in
> Check-in opens 20:45 and closes 22:00
>
> RETURN
> CHERBOURG - POOLE
> Ship: Barfleur
> Depart Cherbourg    Saturday 7 August 2027  18:30
> Arrive Poole        Saturday 7 August 2027  21:45
> Accommodation: 4 x reserved reclining seats
> Check-in closes 17:45
>
> VEHICLE    Skoda Octavia Estate, WN71 KLP, length up to 5.00m, height up to 1.83m
> PARTY      2 adults, 2 children (aged 6 and 9)
>
> Ferry total            £512.00
> Cabin                  £ 88.00
> Club Voyage discount  -£ 60.00
> TOTAL                  £540.00
> Deposit paid           £135.00
> Balance due by 11 June 2027  £405.00
>
> Cancellation more than 30 days before departure: loss of deposit.
> Passports need to be valid for at least 3 months after 7 August 2027.
> BAI (UK) Ltd, Millbay, Plymouth PL1 3EW. 0330 555 0159

--
Sent from my iPad`,
    }),
    fields: records(`
      kind=ferry | reference=4471902 / B | from.place=PORTSMOUTH | from.date=2027-07-23 | from.time=22:45 | to.place=CAEN (OUISTREHAM) | to.date=2027-07-24 | to.time=06:45
      kind=ferry | reference=4471902 / B | from.place=CHERBOURG | from.date=2027-08-07 | from.time=18:30 | to.place=POOLE | to.date=2027-08-07 | to.time=21:45
    `),
  },
]
