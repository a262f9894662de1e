import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-3.ts: journeys in English. */
export const BLIND_3_ENGLISH_RIDES: readonly ImportSample[] = [
  {
    name: 'blind3-t01-british-airways.eml',
    content: letterQuoted({
      from: 'British Airways e-ticket <BA.e-ticket@email.ba.example>',
      date: 'Mon, 31 May 2027 11:20:04 +0100',
      subject: 'Your e-ticket receipt KQ4T7Z: London-Singapore 14 Oct 2027 20:40',
      type: 'plain',
      body: `e-ticket receipt

Dear Mr Tait

Thank you for booking with British Airways. Ticket Type: e-ticket
This is your e-ticket receipt. Your ticket is held in our systems, you will
not receive a paper ticket for your booking.

Your booking reference: KQ4T7Z

View your booking details online at https://www.ba.example/manage

------------------------------------------------------------
Your Itinerary
------------------------------------------------------------
BA0015
British Airways | World Traveller Plus | Confirmed

14 Oct 2027          15 Oct 2027
20:40                16:45
London (LHR)         Singapore (SIN)
Terminal 5           Terminal 1

BA0012
British Airways | World Traveller | Confirmed

23 Oct 2027          24 Oct 2027
23:15                05:55
Singapore (SIN)      London (LHR)
Terminal 1           Terminal 5

------------------------------------------------------------
Passenger(s)         MR ROWAN TAIT
Ticket Number(s)     125-7719304482
Baggage allowance    2 bags at 23kg (50lbs)

Payment Information
Payment Type         Visa ending 4410
Fare Details         GBP 871.00
Taxes, fees and carrier charges  GBP 342.77
Payment Total        GBP 1213.77
Date of issue        31 May 2027
Place of issue       INTERNET
------------------------------------------------------------
Book a car with Avis in Singapore from GBP 31.00 per day and collect Avios.
Check-in opens 24 hours before your flight departs.

British Airways Plc. Registered office: Waterside, PO Box 365, Harmondsworth
UB7 0GB. This is a service email, please do not reply.`,
    }),
    fields: records(`
      kind=flight | number=BA 15 | reference=KQ4T7Z | from.place=LHR | from.date=2027-10-14 | from.time=20:40 | to.place=SIN | to.date=2027-10-15 | to.time=16:45
      kind=flight | number=BA 12 | reference=KQ4T7Z | from.place=SIN | from.date=2027-10-23 | from.time=23:15 | to.place=LHR | to.date=2027-10-24 | to.time=05:55
    `),
  },
  {
    name: 'blind3-t02-delta.eml',
    content: letterQuoted({
      from: 'Delta Air Lines <DeltaAirLines@t.delta.example>',
      date: 'Tue, 12 Jan 2027 19:44:27 -0500',
      subject: 'Your Flight Receipt - CAROLINE WHITFIELD 12MAR27',
      type: 'html',
      body: `<html><body><table width="600"><tr><td>DELTA</td></tr><tr><td>Thank you for choosing Delta. We encourage you to review this information before your trip.</td></tr>
<tr><td>Passenger Info<br>Name: CAROLINE WHITFIELD<br>SkyMiles #9*****412</td></tr>
<tr><td>Flight Confirmation #: <b>GHX4QP</b> &nbsp; Ticket #: 0062384417702</td></tr></table>
<table width="600"><tr><th align="left">Fri, 12MAR 2027</th><th>DEPART</th><th>ARRIVE</th></tr>
<tr><td>DELTA 1487<br>Main Cabin (V)</td><td>SALT LAKE CITY (SLC)<br>9:10AM</td><td>SEATTLE (SEA)<br>10:31AM</td></tr>
<tr><th align="left">Fri, 12MAR 2027</th><th>DEPART</th><th>ARRIVE</th></tr>
<tr><td>DELTA 167<br>Main Cabin (V)</td><td>SEATTLE (SEA)<br>12:35PM</td><td>TOKYO-HANEDA (HND)<br>4:05PM<br>**Sat, 13MAR</td></tr>
<tr><th align="left">Sun, 21MAR 2027</th><th>DEPART</th><th>ARRIVE</th></tr>
<tr><td>DELTA 166<br>Main Cabin (T)</td><td>TOKYO-HANEDA (HND)<br>6:00PM</td><td>SEATTLE (SEA)<br>10:20AM</td></tr>
<tr><th align="left">Sun, 21MAR 2027</th><th>DEPART</th><th>ARRIVE</th></tr>
<tr><td>DELTA 2219<br>Main Cabin (T)</td><td>SEATTLE (SEA)<br>12:45PM</td><td>SALT LAKE CITY (SLC)<br>3:48PM</td></tr>
<tr><td colspan="3"><small>**Indicates different arrival date</small></td></tr></table>
<h3>Flight Receipt</h3><p>Ticket #: 0062384417702<br>Place of Issue: Delta.com<br>Issue Date: 12JAN27<br>Expiration Date: 12JAN28</p>
<p>METHOD OF PAYMENT CA************2207 &nbsp; $1,462.91 USD</p>
<p>CHARGES<br>Base Fare $1,198.00 USD<br>Taxes, Fees and Charges $264.91 USD<br><b>TICKET AMOUNT $1,462.91 USD</b></p>
<p>Baggage and carry-on: first checked bag SLC-HND $0.00. Earn bonus miles with Hertz, Airbnb and Lyft.</p>
<p><small>Terms &amp; Conditions. This ticket is non-transferable. Delta Blog | Privacy Policy. &copy;2027 Delta Air Lines, Inc. PO Box 20706, Atlanta, GA 30320-6001</small></p></body></html>`,
    }),
    fields: records(`
      kind=flight | number=DL 1487 | reference=GHX4QP | from.place=SLC | from.date=2027-03-12 | from.time=09:10 | to.place=SEA | to.date=2027-03-12 | to.time=10:31
      kind=flight | number=DL 167 | reference=GHX4QP | from.place=SEA | from.date=2027-03-12 | from.time=12:35 | to.place=HND | to.date=2027-03-13 | to.time=16:05
      kind=flight | number=DL 166 | reference=GHX4QP | from.place=HND | from.date=2027-03-21 | from.time=18:00 | to.place=SEA | to.date=2027-03-21 | to.time=10:20
      kind=flight | number=DL 2219 | reference=GHX4QP | from.place=SEA | from.date=2027-03-21 | from.time=12:45 | to.place=SLC | to.date=2027-03-21 | to.time=15:48
    `),
  },
  {
    name: 'blind3-t03-united.eml',
    content: letterTwice(
      {
        from: 'United Airlines", "Inc. <unitedairlines@united.example>',
        date: 'Sat, 03 Jul 2027 07:31:40 -0500',
        subject: 'eTicket Itinerary and Receipt for Confirmation B7NRLD',
        type: 'html',
        body: `<html><body><p>Sat, Jul 03, 2027</p><h2>Thank you for choosing United.</h2><p>A receipt of your purchase is shown below. Please retain this email receipt for your records.</p>
<p>Get ready for your trip: Visit the Travel-Ready Center, your one-stop digital assistant.</p>
<p>Confirmation Number:</p><p style="font-size:28px"><b>B7NRLD</b></p>
<table><tr><td>Flight 1 of 2 UA1598</td><td>Class: United Economy (Q)</td></tr>
<tr><td>Thu, Sep 02, 2027</td><td>Thu, Sep 02, 2027</td></tr><tr><td><b>01:25 PM</b></td><td><b>07:16 PM</b></td></tr><tr><td>Denver, CO, US (DEN)</td><td>New York/Newark, NJ, US (EWR)</td></tr></table>
<table><tr><td>Flight 2 of 2 UA944</td><td>Class: United Economy (Q)</td></tr>
<tr><td>Thu, Sep 02, 2027</td><td>Fri, Sep 03, 2027</td></tr><tr><td><b>09:05 PM</b></td><td><b>09:00 AM</b></td></tr><tr><td>New York/Newark, NJ, US (EWR)</td><td>Edinburgh, GB (EDI)</td></tr></table>
<h3>Traveler Details</h3><p>PRESCOTT/DESHAWN<br>eTicket number: 0162447120395<br>Seats: DEN-EWR 22F &nbsp; EWR-EDI 31A</p>
<h3>Purchase Summary</h3><p>Method of payment: Visa ending in 0931<br>Date of purchase: Sat, Jul 03, 2027</p>
<table><tr><td>Airfare:</td><td>541.00</td></tr><tr><td>U.S. Transportation Tax:</td><td>23.40</td></tr><tr><td>September 11th Security Fee:</td><td>5.60</td></tr><tr><td>International surcharge:</td><td>118.14</td></tr><tr><td><b>Total:</b></td><td><b>688.14 USD</b></td></tr></table>
<p>Carry-on baggage allowed. First checked bag 75.00 USD (DEN &ndash; EDI).</p><p>MileagePlus Accrual Details: 2,706 award miles</p>
<p><small>Your 24-hour flexible booking policy ends Sun, Jul 04, 2027. E-mail Information: please do not reply.</small></p></body></html>`,
      },
      `Confirmation Number: B7NRLD

Flight 1 of 2 UA1598   Class: United Economy (Q)
Thu, Sep 02, 2027   Thu, Sep 02, 2027
01:25 PM            07:16 PM
Denver, CO, US (DEN)   New York/Newark, NJ, US (EWR)

Flight 2 of 2 UA944   Class: United Economy (Q)
Thu, Sep 02, 2027   Fri, Sep 03, 2027
09:05 PM            09:00 AM
New York/Newark, NJ, US (EWR)   Edinburgh, GB (EDI)

Traveler Details
PRESCOTT/DESHAWN    eTicket number: 0162447120395

Purchase Summary    Total: 688.14 USD`,
    ),
    fields: records(`
      kind=flight | number=UA 1598 | reference=B7NRLD | from.place=DEN | from.date=2027-09-02 | from.time=13:25 | to.place=EWR | to.date=2027-09-02 | to.time=19:16
      kind=flight | number=UA 944 | reference=B7NRLD | from.place=EWR | from.date=2027-09-02 | from.time=21:05 | to.place=EDI | to.date=2027-09-03 | to.time=09:00
    `),
  },
  {
    name: 'blind3-t04-emirates.txt',
    content: `Emirates                                                    e-Ticket Receipt & Itinerary

Your electronic ticket is stored in our computer reservations system. This e-Ticket
receipt / itinerary is your record of your electronic ticket and forms part of your
contract of carriage. You may need to show this receipt to enter the airport and/or
to prove return or onward travel to immigration.

PASSENGER AND TICKET INFORMATION
PASSENGER NAME              VANTERPOOL/ALISHAMS
E-TICKET NUMBER             176 2390 448 171
ISSUED BY / DATE            AGENT EMIRATES INTERNET BRISBANE / 06 APR 2027
BOOKING REFERENCE           L8ZKRT

TRAVEL INFORMATION
Below are your flight details. All times are local to each city.

FLIGHT       DEPART/ARRIVE                 AIRPORT/TERMINAL                     COUPON VALIDITY

EK435        DEP  02 DEC 2027  20:35       BRISBANE (BNE) INTERNATIONAL TERMINAL
ECONOMY      ARR  03 DEC 2027  04:50       DUBAI (DXB) TERMINAL 3               BAGGAGE 30KG
CONFIRMED

EK139        DEP  03 DEC 2027  08:40       DUBAI (DXB) TERMINAL 3
ECONOMY      ARR  03 DEC 2027  12:15       PRAGUE (PRG) TERMINAL 1              BAGGAGE 30KG
CONFIRMED

EK140        DEP  28 DEC 2027  15:55       PRAGUE (PRG) TERMINAL 1
ECONOMY      ARR  29 DEC 2027  00:25       DUBAI (DXB) TERMINAL 3               BAGGAGE 30KG
CONFIRMED

EK434        DEP  29 DEC 2027  10:15       DUBAI (DXB) TERMINAL 3
ECONOMY      ARR  30 DEC 2027  06:10       BRISBANE (BNE) INTERNATIONAL TERMINAL BAGGAGE 30KG
CONFIRMED

FARE AND ADDITIONAL INFORMATION
FARE                AUD 1614.00
TAXES/FEES/CHARGES  AUD 311.42
TOTAL               AUD 1925.42
FORM OF PAYMENT     CC VIXXXXXXXXXXXX3018
ADDITIONAL INFO     NON-END/SAVER/VLD EK ONLY

AT CHECK-IN: PLEASE SHOW A PICTURE IDENTIFICATION AND THE DOCUMENT YOU GAVE FOR REFERENCE
AT RESERVATION TIME. CHECK-IN COUNTERS CLOSE 60 MINUTES BEFORE DEPARTURE.
                                                                             Page 1 of 3
`,
    fields: records(`
      kind=flight | number=EK 435 | reference=L8ZKRT | from.place=BNE | from.date=2027-12-02 | from.time=20:35 | to.place=DXB | to.date=2027-12-03 | to.time=04:50
      kind=flight | number=EK 139 | reference=L8ZKRT | from.place=DXB | from.date=2027-12-03 | from.time=08:40 | to.place=PRG | to.date=2027-12-03 | to.time=12:15
      kind=flight | number=EK 140 | reference=L8ZKRT | from.place=PRG | from.date=2027-12-28 | from.time=15:55 | to.place=DXB | to.date=2027-12-29 | to.time=00:25
      kind=flight | number=EK 434 | reference=L8ZKRT | from.place=DXB | from.date=2027-12-29 | from.time=10:15 | to.place=BNE | to.date=2027-12-30 | to.time=06:10
    `),
  },
  {
    name: 'blind3-t05-easyjet.eml',
    content: letterQuoted({
      from: 'easyJet <donotreply@easyjet.example>',
      date: 'Sun, 24 Jan 2027 22:06:15 +0000',
      subject: 'easyJet booking reference: K4FG8WD',
      type: 'plain',
      body: `Thank you for your booking, Sade

Your booking K4FG8WD is confirmed

You'll need this reference to manage your booking and check in.

YOUR FLIGHTS

London Gatwick to Nice
Flight number: EZY8343
Depart: Fri 14 May 2027 07:05
Arrive: Fri 14 May 2027 10:10
Bag drop closes 06:25. Gate closes 06:35.

Nice to London Gatwick
Flight number: EZY8350
Depart: Tue 18 May 2027 22:15
Arrive: Tue 18 May 2027 23:20
Bag drop closes 21:35. Gate closes 21:45.

WHO'S GOING
Ms Sade Oyelaran    Seats 12D, 9A     1 small cabin bag
Mr Tobias Grant     Seats 12E, 9B     1 small cabin bag

PRICE
2 x Adult                   GBP 203.92
Seats                       GBP  31.96
Total paid                  GBP 235.88
Payment card fee            GBP   0.00

CHECK-IN ONLINE
Check-in opens 30 days before you fly.

Save up to 20% on car hire with Europcar | Airport parking from GBP 8.99 per day
Hotels in Nice from GBP 54 per night

easyJet Airline Company Limited, Hangar 89, London Luton Airport, LU2 9PF`,
    }),
    fields: records(`
      kind=flight | number=EZY 8343 | reference=K4FG8WD | from.place=London Gatwick | from.date=2027-05-14 | from.time=07:05 | to.place=Nice | to.date=2027-05-14 | to.time=10:10
      kind=flight | number=EZY 8350 | reference=K4FG8WD | from.place=Nice | from.date=2027-05-18 | from.time=22:15 | to.place=London Gatwick | to.date=2027-05-18 | to.time=23:20
    `),
  },
  {
    name: 'blind3-t06-amtrak.txt',
    content: `AMTRAK                                            PRESENT THIS DOCUMENT FOR BOARDING

eTicket
RESERVATION NUMBER: 7C41E2

WASHINGTON, DC  -  NEW YORK, NY
One-Way                                                   FEBRUARY 19, 2027

TRAIN   NORTHEAST REGIONAL
174     Washington, DC - Union Station  -  New York, NY - Moynihan Train Hall at Penn Sta.
        DEPARTS 1:02 PM  (Fri Feb 19 2027)
        ARRIVES 4:37 PM  (Fri Feb 19 2027)
        COACH SEAT

PASSENGERS (1)
Kowalczyk, Megan                    ADULT            eTicket 0504481720953

IMPORTANT INFORMATION
- Tickets are non-transferable.
- Photo identification is required of passengers 18 and older.
- Changes to your itinerary may affect your fare. Refund fee may apply.
- Summary of charges on 11-JAN-2027: Rail fare $74.00, Total charged to Visa ending in 6612: $74.00
- For information or to change travel plans, visit Amtrak.example or call 1-800-555-0100.
- Baggage: two personal items 25 lbs, two carry-on items 50 lbs.

                                        PROPER IDENTIFICATION IS REQUIRED FOR ALL PASSENGERS
                                                                     PAGE 1 OF 1
`,
    fields: records(`
      kind=train | number=174 | reference=7C41E2 | from.place=Washington, DC - Union Station | from.date=2027-02-19 | from.time=13:02 | to.place=New York, NY - Moynihan Train Hall at Penn Sta. | to.date=2027-02-19 | to.time=16:37
    `),
  },
  {
    name: 'blind3-t07-stena-line.eml',
    content: letterQuoted({
      from: 'Stena Line <info.uk@stenaline.example>',
      date: 'Fri, 16 Apr 2027 15:37:48 +0100',
      subject: 'Your Stena Line booking confirmation 41872206',
      type: 'html',
      body: `<html><body><p>Dear Brendan Macready,</p><p>Thank you for booking with Stena Line. Please check that all details below are correct.</p>
<p><b>Booking number: 41872206</b></p>
<table border="1"><tr><th colspan="2">Outward journey: Holyhead - Dublin</th></tr>
<tr><td>Departure</td><td>Friday 6 August 2027, 20:15 Holyhead</td></tr><tr><td>Arrival</td><td>Friday 6 August 2027, 23:30 Dublin</td></tr>
<tr><td>Ship</td><td>Stena Adventurer</td></tr><tr><td>Check-in</td><td>Closes 30 minutes before departure</td></tr>
<tr><td>Passengers</td><td>2 adults, 1 child (4-15)</td></tr><tr><td>Vehicle</td><td>Car, max 6 m long, 2.4 m high (reg. BX27 LMN)</td></tr></table><br>
<table border="1"><tr><th colspan="2">Return journey: Dublin - Holyhead</th></tr>
<tr><td>Departure</td><td>Sunday 15 August 2027, 21:30 Dublin</td></tr><tr><td>Arrival</td><td>Monday 16 August 2027, 00:45 Holyhead</td></tr>
<tr><td>Ship</td><td>Stena Estrid</td></tr><tr><td>Check-in</td><td>Closes 30 minutes before departure</td></tr>
<tr><td>Passengers</td><td>2 adults, 1 child (4-15)</td></tr><tr><td>Vehicle</td><td>Car, max 6 m long, 2.4 m high (reg. BX27 LMN)</td></tr></table>
<p>Ticket type: Economy &nbsp; Total price: &pound;341.00 &nbsp; Paid: &pound;341.00</p>
<p>Upgrade to the Stena Plus lounge from &pound;18 per person. Join Extra Rewards and earn points.</p>
<p>Stena Line Limited, Station Approach, Holyhead LL65 1DQ. You received this service message because you made a booking.</p></body></html>`,
    }),
    fields: records(`
      kind=ferry | reference=41872206 | from.place=Holyhead | from.date=2027-08-06 | from.time=20:15 | to.place=Dublin | to.date=2027-08-06 | to.time=23:30
      kind=ferry | reference=41872206 | from.place=Dublin | from.date=2027-08-15 | from.time=21:30 | to.place=Holyhead | to.date=2027-08-16 | to.time=00:45
    `),
  },
]
