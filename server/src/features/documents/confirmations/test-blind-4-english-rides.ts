import {
  type ImportSample,
  letterBase64,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-4.ts: flights, trains, coaches and ferries in English. */
export const BLIND_4_ENGLISH_RIDES: readonly ImportSample[] = [
  {
    name: 'blind4a-w01-jetblue.eml',
    content: letterQuoted({
      from: 'JetBlue Reservations <jetblueairways@email.jetblue.example>',
      date: 'Sun, 10 Oct 2027 19:31:07 -0400',
      subject: 'JetBlue booking confirmation for RAFAEL SALCEDO - OVJQTN',
      type: 'html',
      body: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /><title>Your flight confirmation</title>
<style type="text/css">@media only screen and (max-width:480px){.mob{width:100%!important;display:block!important}} .t10{font-size:10px}</style></head>
<body bgcolor="#f2f2f2"><div style="display:none;max-height:0;overflow:hidden">Please review this important information about your upcoming trip. Check in 24 hours before departure.</div>
<table width="640" cellpadding="0" cellspacing="0" align="center" bgcolor="#ffffff"><tr><td><img src="https://e.jetblue.example/logo.png" alt="jetBlue" width="120"/></td><td align="right"><a href="https://e.jetblue.example/c?a=1">Manage my trip</a></td></tr>
<tr><td colspan="2" bgcolor="#00205b" style="color:#ffffff;padding:18px"><span style="font-size:24px">You're all set to jet.</span><br/>Your confirmation code is<br/><strong style="font-size:30px">OVJQTN</strong></td></tr>
<tr><td colspan="2"><a href="#">Change made easy. Download our mobile app.</a> Please note: this is not your boarding pass.</td></tr>
<tr><td colspan="2" style="padding-top:20px"><b>Flights</b></td></tr>
<tr><td colspan="2"><table width="100%" cellpadding="4" style="border:1px solid #ccc">
<tr><td width="40%"><span style="font-size:26px">LAX</span><br/>Los Angeles, CA<br/>Terminal:&nbsp;5</td><td width="20%" align="center"><img src="plane.png" alt=""/></td><td width="40%"><span style="font-size:26px">BOS</span><br/>Boston, MA<br/>Terminal:&nbsp;C</td></tr>
<tr><td><b>Date</b><br/>Thu, Nov 18</td><td><b>Departs</b><br/>10:49pm</td><td><b>Arrives</b><br/>7:06am<br/><span class="t10">Fri, Nov 19</span></td></tr>
<tr><td colspan="3"><b>Flight</b> 224 &nbsp; <b>Operated by</b> JetBlue &nbsp; <b>Aircraft</b> A321 &nbsp; <b>Fare</b> Blue</td></tr></table></td></tr>
<tr><td colspan="2"><table width="100%" cellpadding="4" style="border:1px solid #ccc">
<tr><td width="40%"><span style="font-size:26px">BOS</span><br/>Boston, MA<br/>Terminal:&nbsp;C</td><td width="20%" align="center"><img src="plane.png" alt=""/></td><td width="40%"><span style="font-size:26px">JFK</span><br/>New York City, NY<br/>Terminal:&nbsp;5</td></tr>
<tr><td><b>Date</b><br/>Mon, Nov 22</td><td><b>Departs</b><br/>2:35pm</td><td><b>Arrives</b><br/>4:02pm</td></tr>
<tr><td colspan="3"><b>Flight</b> 1161 &nbsp; <b>Operated by</b> JetBlue &nbsp; <b>Aircraft</b> E190 &nbsp; <b>Fare</b> Blue</td></tr>
<tr><td colspan="3" bgcolor="#eef4fb">2h 18m layover in New York City</td></tr>
<tr><td width="40%"><span style="font-size:26px">JFK</span><br/>New York City, NY<br/>Terminal:&nbsp;5</td><td align="center"><img src="plane.png" alt=""/></td><td width="40%"><span style="font-size:26px">LAX</span><br/>Los Angeles, CA<br/>Terminal:&nbsp;5</td></tr>
<tr><td><b>Date</b><br/>Mon, Nov 22</td><td><b>Departs</b><br/>6:20pm</td><td><b>Arrives</b><br/>9:44pm</td></tr>
<tr><td colspan="3"><b>Flight</b> 1423 &nbsp; <b>Operated by</b> JetBlue &nbsp; <b>Aircraft</b> A321 &nbsp; <b>Fare</b> Blue</td></tr></table></td></tr>
<tr><td colspan="2"><b>Traveler Details</b><br/>RAFAEL SALCEDO<br/>Frequent Flier: B6 2108844571<br/>Ticket number: 2792204417730<br/>LAX-BOS: Fare: Blue / Personal item, carry-on / Seat: 17F / Notes: <br/>BOS-JFK: Seat 9C &nbsp; JFK-LAX: Seat 12A</td></tr>
<tr><td colspan="2"><b>Payment Details</b><br/>XXXXXXXXXXXX4309 Visa<br/>NONREF - $362.79 USD<br/>Taxes &amp; fees $52.01 USD<br/>Total: <b>$414.80 USD</b><br/>Purchase Date: Oct 10, 2027</td></tr>
<tr><td colspan="2" class="t10">Airport Guidelines: We recommend arriving 2 hours prior to departure for flights within the US. You must be on board 15 minutes before departure. TSA requires photo ID. Flights may be cancelled within 24 hours of booking without a fee for bookings made 7 days or more before departure. 1 checked bag up to 50 lbs from $35. Get 60,000 bonus points after spending $1,000 in 90 days. Call 1-800-555-0142 or text 63298. JetBlue Airways, 27-01 Queens Plaza North, Long Island City, NY 11101.</td></tr>
</table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=B6 224 | reference=OVJQTN | from.place=LAX | from.date=2027-11-18 | from.time=22:49 | to.place=BOS | to.date=2027-11-19 | to.time=07:06
      kind=flight | number=B6 1161 | reference=OVJQTN | from.place=BOS | from.date=2027-11-22 | from.time=14:35 | to.place=JFK | to.date=2027-11-22 | to.time=16:02
      kind=flight | number=B6 1423 | reference=OVJQTN | from.place=JFK | from.date=2027-11-22 | from.time=18:20 | to.place=LAX | to.date=2027-11-22 | to.time=21:44
    `),
  },
  {
    name: 'blind4b-w02-southwest-change.eml',
    content: letterQuoted({
      from: 'Southwest Airlines <southwestairlines@ifly.southwest.example>',
      date: 'Tue, 20 Apr 2027 16:05:44 -0500',
      subject: "You're all set: your changed trip to Baltimore (4ZK8WD)",
      type: 'plain',
      body: `Southwest Airlines                         Manage Flight | Flight Status | My Account

Hi Patrice,

Your flight change is confirmed. We can't wait to see you on board.

MAY 13 - MAY 16
MDW ------ BWI
Chicago (Midway) to Baltimore/Washington

Confirmation #      4ZK8WD
PASSENGER           Patrice Goodwin
RAPID REWARDS #     20544 71892
TICKET #            5262207713348
EXPIRATION (1)      April 20, 2028
EST. POINTS EARNED  1,914

---------------------------------------------------------------
WHAT CHANGED
You replaced:  Flight 402, Thursday 5/13, MDW 6:05AM - BWI 8:55AM
With:          Flight 1876, Thursday 5/13, MDW 3:10PM - BWI 6:00PM
Your return flight was not changed.
---------------------------------------------------------------

Your itinerary

Flight 1: Thursday, 05/13/2027     Est. Travel Time: 1h 50m    Wanna Get Away(R)

FLIGHT     DEPARTS                        ARRIVES
# 1876     MDW 03:10PM                    BWI 06:00PM
           Chicago (Midway)               Baltimore/Washington

Flight 2: Sunday, 05/16/2027       Est. Travel Time: 2h 10m    Wanna Get Away(R)

FLIGHT     DEPARTS                        ARRIVES
# 690      BWI 07:55PM                    MDW 09:05PM
           Baltimore/Washington           Chicago (Midway)

Payment information
Total cost
Air - 4ZK8WD
Base Fare                        $  172.19
U.S. Transportation Tax          $   12.91
U.S. 9/11 Security Fee           $   11.20
U.S. Flight Segment Tax          $   10.40
U.S. Passenger Facility Chg      $    9.00
Total                            $  215.70

Payment
Previous ticket 5262205518820    $  198.70
Visa ending in 7714              $   17.00
Date: April 20, 2027

All your perks, all in one place.
(1) Fare rules: If you decide to make a change to your current itinerary it may
result in a fare increase. If you don't plan to travel on your flight, you must
cancel at least 10 minutes before departure.
Boarding: be at the gate at least 30 minutes before departure.
Earn up to 1,400 points per night: book a hotel in Baltimore.
Southwest Airlines, P.O. Box 36647-1CR, Dallas, Texas 75235. 1-800-555-0179`,
    }),
    fields: records(`
      kind=flight | number=WN 1876 | reference=4ZK8WD | from.place=MDW | from.date=2027-05-13 | from.time=15:10 | to.place=BWI | to.date=2027-05-13 | to.time=18:00
      kind=flight | number=WN 690 | reference=4ZK8WD | from.place=BWI | from.date=2027-05-16 | from.time=19:55 | to.place=MDW | to.date=2027-05-16 | to.time=21:05
    `),
  },
  {
    name: 'blind4b-w03-singapore-airlines.txt',
    content: `Booking reference
5QTRXM
ELECTRONIC TICKET RECEIPT
Singapore Airlines Limited
Co. Reg. No. 197200078R  GST Reg. No. M2-0009803-4
Issued 02 Feb 2027 by SQ WEB SINGAPORE

Passengers
1. MR LIM WEI JIE                  E-ticket 618 2417730911
2. MS TAN HUI SHAN                 E-ticket 618 2417730912
3. MSTR LIM JUN KAI (Child)        E-ticket 618 2417730913

YOUR ITINERARY

SINGAPORE TO LONDON
SQ 322
Airbus A380-800
Economy Standard (W)
SIN 23:25
Singapore
14 May 2027 (Fri)
Changi Intl
Terminal 3
LHR 06:05 (+1)
London
15 May 2027 (Sat)
Heathrow
Terminal 2
13hrs 40mins  Non-stop
Seats 42A, 42B, 42C

LONDON TO SINGAPORE
SQ 305
Boeing 777-300ER
Economy Standard (V)
LHR 09:10
London
29 May 2027 (Sat)
Heathrow
Terminal 2
SIN 05:20 (+1)
Singapore
30 May 2027 (Sun)
Changi Intl
Terminal 3
13hrs 10mins  Non-stop
Seats 44D, 44E, 44F

BAGGAGE
Check-in allowance           25kg per passenger
Cabin                        1 piece, 7kg
Oversized  from USD 30

FARE CONDITIONS
                     Lite      Value     Standard     Flexi
Booking change       -         SGD 100   SGD 50       Comp.
Cancellation         -         SGD 300   SGD 200      SGD 100
No show              -         SGD 300   SGD 300      SGD 300

COST BREAKDOWN (SGD)
Fare                                         4,086.00
Fuel and insurance surcharge                   612.00
Passenger Service and Security Fee (SG)        105.60
UK Air Passenger Duty (GB)                     176.40
Passenger Service Charge UK departures (UB)    158.70
TOTAL                                        5,138.70
Paid by MasterCard ************3025

Check-in counters close 60 minutes before departure; boarding gates close 10 minutes before departure.
Effective 1 Apr 2027 the use of power banks is restricted on board.
Carriage is subject to the Conditions of Carriage. Contact (65) 6555 0188, daily 24 hours.
Page 1 of 2`,
    fields: records(`
      kind=flight | number=SQ 322 | reference=5QTRXM | from.place=SIN | from.date=2027-05-14 | from.time=23:25 | to.place=LHR | to.date=2027-05-15 | to.time=06:05
      kind=flight | number=SQ 305 | reference=5QTRXM | from.place=LHR | from.date=2027-05-29 | from.time=09:10 | to.place=SIN | to.date=2027-05-30 | to.time=05:20
    `),
  },
  {
    name: 'blind4a-w04-airasia.eml',
    content: letterBase64({
      from: 'AirAsia <itinerary@airasia.example>',
      date: 'Fri, 15 Jan 2027 20:12:33 +0800',
      subject: 'Your AirAsia booking has been confirmed | XK4L9P',
      type: 'html',
      body: `<html><head><meta charset="utf-8"></head><body style="font-family:Roboto,Arial">
<div style="max-width:600px;margin:auto"><img src="https://i.airasia.example/h.png" alt="airasia MOVE">
<p>Hi Nurul,</p><p>Thank you for choosing AirAsia. Your payment of <b>MYR 1,268.40</b> has been received and your booking is <b style="color:green">CONFIRMED</b>.</p>
<div style="border:1px solid #ddd;padding:12px"><span>Booking number</span><br><b style="font-size:28px">XK4L9P</b><br><span>Booking date: Fri 15 Jan 2027</span></div>
<p style="color:#777">All times shown are local. Reporting time: be at the check-in counter 2 hours before; counter closes 60 minutes before departure.</p>
<h3>Depart &#9992; Kuala Lumpur to Bali (Denpasar)</h3>
<table width="100%" style="border-top:2px solid #e00"><tr><th align="left">AK378</th><th align="left">Depart</th><th align="left">Arrive</th></tr>
<tr><td>Airbus A320<br>Value Pack<br>3h 05m</td><td><b>0720 hrs (7:20AM)</b><br>Fri 05 Mar 2027<br>Kuala Lumpur (KUL)<br>KLIA Terminal 2</td><td><b>1025 hrs (10:25AM)</b><br>Fri 05 Mar 2027<br>Bali - Denpasar (DPS)<br>International Terminal</td></tr></table>
<h3>Return &#9992; Bali (Denpasar) to Kuala Lumpur</h3>
<table width="100%" style="border-top:2px solid #e00"><tr><th align="left">AK379</th><th align="left">Depart</th><th align="left">Arrive</th></tr>
<tr><td>Airbus A320<br>Value Pack<br>3h 05m</td><td><b>2150 hrs (9:50PM)</b><br>Tue 09 Mar 2027<br>Bali - Denpasar (DPS)<br>International Terminal</td><td><b>0055 hrs (12:55AM)</b><br>Wed 10 Mar 2027<br>Kuala Lumpur (KUL)<br>KLIA Terminal 2</td></tr></table>
<h3>Guest details</h3><table width="100%"><tr><td>Ms Nurul Huda binti Rashid</td><td>20kg baggage, Seat 11A / 12A, Pak Nasser's Nasi Lemak</td></tr><tr><td>Mr Amirul Hakim bin Zain</td><td>20kg baggage, Seat 11B / 12B</td></tr></table>
<h3>Payment</h3><table width="100%"><tr><td>Base fare 2 x MYR 398.00</td><td>796.00</td></tr><tr><td>Airport tax, regulatory charge</td><td>296.00</td></tr><tr><td>Value pack</td><td>176.40</td></tr><tr><td><b>Total</b></td><td><b>1,268.40</b></td></tr></table>
<p>Get RM 30 off your hotel in Bali with code STAY30 until 28 Feb 2027. Rides from the airport from MYR 22.</p>
<p style="font-size:10px">AirAsia Berhad (199301029930), RedQ, Jalan Pekeliling 5, 64000 KLIA, Selangor. Fares once paid are not refundable. Flight change from MYR 130 up to 48 hours before departure.</p></div></body></html>`,
    }),
    fields: records(`
      kind=flight | number=AK 378 | reference=XK4L9P | from.place=KUL | from.date=2027-03-05 | from.time=07:20 | to.place=DPS | to.date=2027-03-05 | to.time=10:25
      kind=flight | number=AK 379 | reference=XK4L9P | from.place=DPS | from.date=2027-03-09 | from.time=21:50 | to.place=KUL | to.date=2027-03-10 | to.time=00:55
    `),
  },
  {
    name: 'blind4b-w05-air-new-zealand.eml',
    content: letterTwice(
      {
        from: '<noreply@airnz.example>',
        date: 'Wed, 28 Jul 2027 13:20:11 +1200',
        subject: 'Your Air New Zealand e-ticket LJ82PR - Auckland to San Francisco',
        type: 'html',
        body: `<html><body><table width="620"><tr><td style="background:#000;color:#fff">AIR NEW ZEALAND</td></tr><tr><td><p>Kia ora Jonathan,</p><p>Thanks for booking with Air New Zealand. Here is your itinerary and receipt.</p>
<p>Booking reference<br><b>LJ82PR</b></p></td></tr>
<tr><td><table border="0" cellpadding="6"><tr bgcolor="#eee"><td>Flight</td><td>From</td><td>To</td><td>Fare</td></tr>
<tr><td>NZ8</td><td>Auckland (AKL)<br>7:45 PM<br>Sat 06 Nov 2027</td><td>San Francisco (SFO)<br>11:40 AM<br>Sat 06 Nov 2027</td><td>Works Deluxe<br>2 bags, 23kg each</td></tr>
<tr><td>NZ7</td><td>San Francisco (SFO)<br>9:30 PM<br>Fri 19 Nov 2027</td><td>Auckland (AKL)<br>6:50 AM<br>Sun 21 Nov 2027</td><td>Works Deluxe<br>2 bags, 23kg each</td></tr></table></td></tr>
<tr><td>Mr Jonathan Tamati Rewi &mdash; 086-2417706632<br>Mrs Claire Rewi &mdash; 086-2417706633</td></tr>
<tr><td>Total NZD 4,030.76</td></tr><tr><td style="font-size:11px">Airpoints Dollars&trade; balance as at 28 Jul 2027: 214.60. Koru lounge 0800 555 018. You need an ESTA to enter the United States.</td></tr></table></body></html>`,
      },
      `Kia ora Jonathan,

Thanks for booking with Air New Zealand. Here is your itinerary and receipt.

BOOKING REFERENCE: LJ82PR

FLIGHT DETAILS
NZ8    Sat 06 Nov 2027   Auckland (AKL) 7:45 PM    San Francisco (SFO) 11:40 AM   Sat 06 Nov 2027
       Works Deluxe. Boeing 787-9. Auckland Airport International Terminal, San Francisco Terminal International G.
NZ7    Fri 19 Nov 2027   San Francisco (SFO) 9:30 PM    Auckland (AKL) 6:50 AM   Sun 21 Nov 2027
       Works Deluxe. Boeing 787-9.

PASSENGERS
Mr Jonathan Tamati Rewi   Airpoints 4418 2207   Ticket 086-2417706632
Mrs Claire Rewi           Ticket 086-2417706633

Check-in closes 75 minutes before an international departure.

Fare NZD 3,612.00  Taxes NZD 418.76  Total NZD 4,030.76  (GST content NZD 0.00)
Paid 28 Jul 2027 by credit card.

You need an ESTA to enter the United States, apply at least 72 hours before you fly.
Air New Zealand Ltd, 185 Fanshawe Street, Auckland 1010. 0800 555 018`,
    ),
    fields: records(`
      kind=flight | number=NZ 8 | reference=LJ82PR | from.place=AKL | from.date=2027-11-06 | from.time=19:45 | to.place=SFO | to.date=2027-11-06 | to.time=11:40
      kind=flight | number=NZ 7 | reference=LJ82PR | from.place=SFO | from.date=2027-11-19 | from.time=21:30 | to.place=AKL | to.date=2027-11-21 | to.time=06:50
    `),
  },
]
