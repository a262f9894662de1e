import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-5.ts: flights in English. */
export const BLIND_5_ENGLISH_FLIGHTS: readonly ImportSample[] = [
  {
    name: 'blind5-w01-american.eml',
    content: letterQuoted({
      from: 'American Airlines <no-reply@info.email.aa.example>',
      date: 'Tue, 02 Mar 2027 16:20:18 -0600',
      subject: 'Your trip confirmation (PHX - SAV)',
      type: 'html',
      body: `<html><head><style>.c{font-size:34px;color:#36495a}.t{font-size:18px}.s{color:#627a88;font-size:12px}</style></head><body style="background:#f0f3f5">
<table width="640" align="center" bgcolor="#fff"><tr><td><img src="aa.png" alt="American Airlines"></td><td align="right" class="s">Issued: March 2, 2027</td></tr>
<tr><td colspan="2"><h1>Your trip confirmation and receipt</h1><p>You can check in via the American app 24 hours before your flight and get your mobile boarding pass.</p><p class="s">Confirmation code:</p><div style="font-size:28px"><b>HVKRZQ</b></div></td></tr>
<tr><td colspan="2" bgcolor="#0078d2" style="color:#fff">&nbsp;Friday, April 9, 2027</td></tr>
<tr><td colspan="2"><table width="100%"><tr><td class="c">PHX</td><td rowspan="3" align="center"><img src="plane.png" alt=""><br><b>AA 1840</b></td><td class="c">CLT</td></tr><tr><td class="s">Phoenix</td><td class="s">Charlotte</td></tr><tr><td class="t">11:59 PM</td><td class="t">6:42 AM</td></tr><tr><td class="s">Seat: 22A<br>Class: Economy (N)<br>Meals: Snack</td><td></td><td class="s">Arrives Saturday, April 10</td></tr></table></td></tr>
<tr><td colspan="2" bgcolor="#0078d2" style="color:#fff">&nbsp;Saturday, April 10, 2027</td></tr>
<tr><td colspan="2"><table width="100%"><tr><td class="c">CLT</td><td rowspan="3" align="center"><img src="plane.png" alt=""><br><b>AA 2275</b></td><td class="c">SAV</td></tr><tr><td class="s">Charlotte</td><td class="s">Savannah</td></tr><tr><td class="t">8:15 AM</td><td class="t">9:28 AM</td></tr><tr><td class="s">Seat: 14C<br>Class: Economy (N)<br>Meals:</td><td></td><td></td></tr></table></td></tr>
<tr><td colspan="2" bgcolor="#0078d2" style="color:#fff">&nbsp;Wednesday, April 14, 2027</td></tr>
<tr><td colspan="2"><table width="100%"><tr><td class="c">SAV</td><td rowspan="3" align="center"><img src="plane.png" alt=""><br><b>AA 1517</b></td><td class="c">DFW</td></tr><tr><td class="s">Savannah</td><td class="s">Dallas/Fort Worth</td></tr><tr><td class="t">5:40 PM</td><td class="t">7:35 PM</td></tr><tr><td class="s">Seat: 19D<br>Class: Economy (O)<br>Meals: Refreshments</td><td></td><td></td></tr></table>
<table width="100%"><tr><td class="c">DFW</td><td rowspan="3" align="center"><img src="plane.png" alt=""><br><b>AA 668</b></td><td class="c">PHX</td></tr><tr><td class="s">Dallas/Fort Worth</td><td class="s">Phoenix</td></tr><tr><td class="t">9:10 PM</td><td class="t">9:44 PM</td></tr><tr><td class="s">Seat: 20F<br>Class: Economy (O)<br>Meals: Refreshments</td><td></td><td></td></tr></table></td></tr>
<tr><td colspan="2"><h3>Your purchase</h3><p>Pilar Montoya &nbsp; AAdvantage&reg; #: 7KT4***<br>New ticket (0012417730255) &nbsp; $318.20<br>[$268.84 + Taxes &amp; carrier-imposed fees $49.36]<br><b>Total paid $318.20</b> Visa ending 4402</p>
<p class="s">Bag information: 1st checked bag $40.00 (online $35.00), 2nd checked bag $45.00. Maximum dimensions 62 inches or 158 centimeters. Contract of carriage: Air transportation on American Airlines is subject to conditions. NRID 7221840. Earn up to 60,000 bonus miles after $2,500 in purchases within the first 3 months. American Airlines, 1 Skyview Drive, Fort Worth, TX 76155</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=AA 1840 | reference=HVKRZQ | from.place=PHX | from.date=2027-04-09 | from.time=23:59 | to.place=CLT | to.date=2027-04-10 | to.time=06:42
      kind=flight | number=AA 2275 | reference=HVKRZQ | from.place=CLT | from.date=2027-04-10 | from.time=08:15 | to.place=SAV | to.date=2027-04-10 | to.time=09:28
      kind=flight | number=AA 1517 | reference=HVKRZQ | from.place=SAV | from.date=2027-04-14 | from.time=17:40 | to.place=DFW | to.date=2027-04-14 | to.time=19:35
      kind=flight | number=AA 668 | reference=HVKRZQ | from.place=DFW | from.date=2027-04-14 | from.time=21:10 | to.place=PHX | to.date=2027-04-14 | to.time=21:44
    `),
  },
  {
    name: 'blind5-w02-alaska-change.eml',
    content: letterQuoted({
      from: 'Alaska Airlines <alerts@ifly.alaskaair.example>',
      date: 'Wed, 28 Apr 2027 07:31:55 -0700',
      subject: 'Schedule change: your flight to Anchorage on May 20',
      type: 'plain',
      body: `Alaska Airlines
---------------------------------------------------------------

Hi Karin,

There has been a change to the schedule of your upcoming trip. We are
sorry for the inconvenience. Please review the new flight below.

CONFIRMATION CODE: QMWTLZ

>> YOUR NEW ITINERARY

Thu, May 20, 2027
AS 1183
  Depart   Seattle (SEA)      1:05 PM
  Arrive   Anchorage (ANC)    3:49 PM
  Seat 11A - Main (G)

Tue, May 25, 2027
AS 98
  Depart   Anchorage (ANC)    1:15 AM
  Arrive   Seattle (SEA)      5:48 AM
  Seat 9F - Main (G)  (not changed)

>> THIS FLIGHT HAS BEEN REPLACED

Thu, May 20, 2027
AS 103   Seattle (SEA) 9:40 AM - Anchorage (ANC) 12:21 PM

If the new times work for you there is nothing else to do. If they do
not, you may choose another flight within 3 days of May 20 at no charge,
or ask for a refund, until May 18, 11:59 PM PT.

TRAVELERS
Karin Lindqvist      Mileage Plan 204418827   Ticket 0272417730418
Owen Lindqvist                                Ticket 0272417730419

Call 1-800-555-0126 (TTY 711). From 7 AM you may wait up to 25 min.
Bags: first $35, second $45. Alaska residents: 2 free bags with Club 49.

(c) 2027 Alaska Airlines, Inc., P.O. Box 68900, Seattle, WA 98168`,
    }),
    fields: records(`
      kind=flight | number=AS 1183 | reference=QMWTLZ | from.place=SEA | from.date=2027-05-20 | from.time=13:05 | to.place=ANC | to.date=2027-05-20 | to.time=15:49
      kind=flight | number=AS 98 | reference=QMWTLZ | from.place=ANC | from.date=2027-05-25 | from.time=01:15 | to.place=SEA | to.date=2027-05-25 | to.time=05:48
    `),
  },
  {
    name: 'blind5-w03-cathay-pacific.txt',
    content: `Cathay Pacific
Booking confirmation
Thank you for booking with us
Booking reference
6KWPZ2
Date of issue 09 Jan 2027

Itinerary
Trip 1
Hong Kong to Los Angeles
Flight
CX898
Departing
Sat 13 Feb 2027
16:30
HKG Hong Kong International Airport
Terminal 1
Arriving
Sat 13 Feb 2027
13:55
LAX Los Angeles International Airport
Terminal B
Duration 13h 25m
Aircraft Airbus A350-1000
Cabin Premium Economy (R)
Trip 2
Los Angeles to Hong Kong
Flight
CX881
Departing
Sun 28 Feb 2027
01:05
LAX Los Angeles International Airport
Terminal B
Arriving
Mon 1 Mar 2027
08:15
HKG Hong Kong International Airport
Terminal 1
Duration 15h 10m
Aircraft Boeing 777-300ER
Cabin Premium Economy (E)

Passengers
Name
Frequent flyer
E-ticket number
Seats
Mr CHEUNG WING LAM
CX 1620448173
160-2417730533
HKG-LAX 32A
LAX-HKG 31C
Ms LAU SUET YING
-
160-2417730534
HKG-LAX 32C
LAX-HKG 31D

Baggage
2 pieces, 23kg each
Cabin 7kg, 56 x 36 x 23cm

Payment
HKD 19,820.00
HKD 2,417.00
HKD 22,237.00
Fare
Taxes, fees and charges
Total for 2 passengers
Paid by Mastercard xxxx xxxx xxxx 5508 on 09 Jan 2027 21:14

Fare conditions
Change fee HKD 800 per sector. No-show fee HKD 1,600. Refund fee HKD 2,000.
Please be at the gate 60 minutes before departure. Check-in counters close 60 minutes before departure.
Travellers to the USA must hold a valid ESTA or visa and give Advance Passenger Information 72 hours before departure.
Cathay Pacific Airways Limited, 8 Scenic Road, Hong Kong International Airport, Lantau. +852 2555 0133
Page 1 of 1
`,
    fields: records(`
      kind=flight | number=CX 898 | reference=6KWPZ2 | from.place=HKG | from.date=2027-02-13 | from.time=16:30 | to.place=LAX | to.date=2027-02-13 | to.time=13:55
      kind=flight | number=CX 881 | reference=6KWPZ2 | from.place=LAX | from.date=2027-02-28 | from.time=01:05 | to.place=HKG | to.date=2027-03-01 | to.time=08:15
    `),
  },
  {
    name: 'blind5-w04-virgin-australia.eml',
    content: letterQuoted({
      from: 'Virgin Australia <donotreply@e.virginaustralia.example>',
      date: 'Mon, 17 May 2027 19:48:00 +1000',
      subject: 'Virgin Australia e-Ticket Itinerary/Receipt - ZKQW8P',
      type: 'html',
      body: `<html><body><div style="max-width:600px;margin:auto;font-family:Helvetica">
<div style="background:#d6083b;color:#fff;padding:14px">virgin australia</div>
<p>Hi Tamsin,</p><p>You're all booked! Keep this email handy, it's also your tax invoice.</p>
<div style="border:1px solid #5f259f;padding:10px">Booking reference<br><span style="font-size:26px;color:#5f259f">ZKQW8P</span></div>
<h2>Melbourne to Gold Coast</h2>
<div>Saturday 3 July 2027 &bull; Non-stop &bull; 2hr 10min</div>
<table width="100%" style="margin-top:8px"><tr><td>10:25am</td><td align="center">VA745</td><td align="right">12:35pm</td></tr>
<tr><td>Melbourne (MEL)<br>Terminal 3</td><td align="center">Economy &ndash; Choice</td><td align="right">Gold Coast (OOL)<br>Domestic</td></tr></table>
<h3>Guests</h3><table width="100%"><tr><td>Ms Tamsin O'Reilly</td><td>Adult</td><td>Seat 8A</td><td>Velocity 2108 441 827</td></tr><tr><td>Mr Lachlan O'Reilly</td><td>Adult</td><td>Seat 8C</td><td></td></tr><tr><td>Miss Poppy O'Reilly</td><td>Child (4)</td><td>Seat 8B</td><td></td></tr></table>
<h3>Baggage</h3><p>1 x 23kg checked per guest, 2 carry-on items, total 7kg.</p>
<h3>Payment</h3><table><tr><td>Fares 3 x AUD 189.00</td><td>567.00</td></tr><tr><td>Taxes &amp; charges</td><td>71.46</td></tr><tr><td>Payment surcharge</td><td>5.11</td></tr><tr><td><b>Total incl. GST 58.51</b></td><td><b>AUD 643.57</b></td></tr></table>
<p>Check-in opens 48 hours before departure and closes 30 minutes before. Bag drop at Melbourne opens 4:00am. Boarding gate closes 10 minutes before departure.</p>
<p><b>Add a hire car</b> from AUD 41 a day. <b>Parking at Melbourne T3</b> from AUD 12.</p>
<p style="color:#777;font-size:11px">Virgin Australia Airlines Pty Ltd ABN 36 090 670 965, 275 Grey Street, South Brisbane QLD 4101. Guest Contact Centre 13 55 01 46. Booked 17 May 2027, 7:47pm AEST.</p></div></body></html>`,
    }),
    fields: records(`
      kind=flight | number=VA 745 | reference=ZKQW8P | from.place=MEL | from.date=2027-07-03 | from.time=10:25 | to.place=OOL | to.date=2027-07-03 | to.time=12:35
    `),
  },
  {
    name: 'blind5-w05-jet2.eml',
    content: letterTwice(
      {
        from: 'Jet2.com <bookings@jet2.example>',
        date: 'Sat, 16 Jan 2027 14:09:27 +0000',
        subject: 'Booking Confirmation 7QXKLM - Leeds Bradford to Majorca',
        type: 'html',
        body: `<html><body><table width="600" style="font-family:Verdana;font-size:13px"><tr><td bgcolor="#e3002b" style="color:#fff"><b>Jet2.com</b> Award-winning airline</td></tr>
<tr><td><p>Dear Mr Braithwaite,</p><p>Your flights are booked! Booking reference <b style="font-size:20px">7QXKLM</b></p>
<table border="1" cellspacing="0" cellpadding="5" width="100%"><tr bgcolor="#eee"><th>&nbsp;</th><th>Outbound</th><th>Inbound</th></tr>
<tr><td>Flight number</td><td>LS257</td><td>LS258</td></tr>
<tr><td>From</td><td>Leeds Bradford (LBA)</td><td>Majorca (Palma) (PMI)</td></tr>
<tr><td>To</td><td>Majorca (Palma) (PMI)</td><td>Leeds Bradford (LBA)</td></tr>
<tr><td>Departs</td><td>Sat 24 Jul 2027 at 16:10</td><td>Sat 31 Jul 2027 at 22:35</td></tr>
<tr><td>Arrives</td><td>Sat 24 Jul 2027 at 19:50</td><td>Sun 01 Aug 2027 at 00:20</td></tr>
<tr><td>Check-in closes</td><td>15:30</td><td>21:55</td></tr></table>
<p>All times are local.</p>
<h4>Who's travelling</h4><ol><li>Mr Howard Braithwaite</li><li>Mrs Joanne Braithwaite</li><li>Master Alfie Braithwaite (9)</li><li>Miss Edie Braithwaite (6)</li></ol>
<h4>Extras</h4><p>2 x 22kg bag &pound;104.00 | Seats 14A, 14B, 14C, 14D (out), 12A, 12B, 12C, 12D (in) &pound;92.00 | In-flight meal: Chicken Curry x 2 &pound;19.00</p>
<p><b>Total price &pound;1,347.16</b>. A deposit of &pound;240.00 was taken on 16/01/2027; the balance of &pound;1,107.16 is due by 15/05/2027.</p>
<p>Passport details (API) must be entered at least 24 hours before departure. Amendments &pound;35 per person per flight. ATOL protection does not apply to flight only bookings. Calls 0333 555 0108, 08:00 - 21:00.</p></td></tr></table></body></html>`,
      },
      `FRIENDLY LOW FARES FROM JET2.COM

Thank you for your booking, Mr Braithwaite. Your booking reference is 7QXKLM

Please view this message in HTML to see your flights, or go to Manage My Booking.

Jet2.com Limited, Low Fare Finder House, Leeds Bradford Airport, Leeds LS19 7TU`,
    ),
    fields: records(`
      kind=flight | number=LS 257 | reference=7QXKLM | from.place=LBA | from.date=2027-07-24 | from.time=16:10 | to.place=PMI | to.date=2027-07-24 | to.time=19:50
      kind=flight | number=LS 258 | reference=7QXKLM | from.place=PMI | from.date=2027-07-31 | from.time=22:35 | to.place=LBA | to.date=2027-08-01 | to.time=00:20
    `),
  },
  {
    name: 'blind5-w10-cebu-pacific-cancelled.eml',
    content: letterQuoted({
      from: 'Cebu Pacific Air <no-reply@mail.cebupacificair.example>',
      date: 'Tue, 14 Sep 2027 08:12:46 +0800',
      subject: 'IMPORTANT: Flight cancellation advisory for Booking Ref No. G8KZ4T',
      type: 'html',
      body: `<html><body style="font-family:Arial;font-size:14px"><div style="background:#ffd400;padding:10px;color:#2574bb"><b>cebu pacific</b></div>
<p>Hi RAMON,</p>
<p>We regret to inform you that the flight below has been <b style="color:#c00">CANCELLED</b> due to fleet availability:</p>
<table border="1" cellspacing="0" cellpadding="6"><tr style="background:#fde0e0"><td><s>5J 912</s></td><td>Boracay (Caticlan) (MPH) &rarr; Manila (MNL)</td><td>12 Oct 2027 (Tue), 1805H &ndash; 1920H</td><td><b>CANCELLED</b></td></tr></table>
<p>Your other flight is <b>not affected</b> and will operate as scheduled:</p>
<table border="1" cellspacing="0" cellpadding="6"><tr style="background:#e4f6e4"><td>5J 905</td><td>Manila (MNL) T3 &rarr; Boracay (Caticlan) (MPH)</td><td>08 Oct 2027 (Fri), 0640H &ndash; 0750H</td><td><b>CONFIRMED</b></td></tr></table>
<p>Booking Reference No.: <b>G8KZ4T</b><br>Guests: RAMON DIMACULANGAN, LIZA DIMACULANGAN</p>
<p>For the cancelled flight you may choose within 30 days:</p><ul><li><b>Free rebooking</b> to a flight within 60 days of the original date</li><li><b>Travel Fund</b> of PHP 2,418.00 valid for 2 years</li><li><b>Full refund</b> within 30 days</li></ul>
<p><a href="https://www.cebupacificair.example/manage">MANAGE BOOKING</a></p>
<p style="font-size:11px">Check-in closes 60 minutes before departure. Hand-carry 7kg. Sent 14 Sep 2027 0812H. Cebu Air, Inc., CEB Building, Domestic Road, Pasay City 1301. Hotline (+632) 8555-0170</p></body></html>`,
    }),
    fields: records(`
      kind=flight | number=5J 905 | reference=G8KZ4T | from.place=MNL | from.date=2027-10-08 | from.time=06:40 | to.place=MPH | to.date=2027-10-08 | to.time=07:50
    `),
  },
]
