import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-5.ts: trains, coaches, stays, cars, tables and tours in English. */
export const BLIND_5_ENGLISH_OTHERS: readonly ImportSample[] = [
  {
    name: 'blind5-w06-lner.eml',
    content: letterQuoted({
      from: 'LNER <noreply@tickets.lner.example>',
      date: 'Sun, 18 Apr 2027 21:02:40 +0100',
      subject: 'Booking confirmation LNX7Q4KT: Edinburgh to London Kings Cross',
      type: 'html',
      body: `<html><body><center><table width="580"><tr><td bgcolor="#ce0e2d" height="8"></td></tr><tr><td><h1>You're booked!</h1>
<p>Hi Fergus, here are the details of your journey. Your e-tickets are attached and in the LNER app.</p>
<p>Booking reference: <b>LNX7Q4KT</b></p></td></tr>
<tr><td><h2>Outward</h2><p>Friday 14 May 2027</p>
<table width="100%"><tr><td width="60"><b>09:30</b></td><td>Edinburgh</td><td align="right">Platform &ndash;</td></tr><tr><td></td><td style="color:#666">4h 21m, LNER service to London Kings Cross. Coach C, Seat 41 (Forward facing, table)</td><td></td></tr><tr><td><b>13:51</b></td><td>London Kings Cross</td><td></td></tr></table></td></tr>
<tr><td><h2>Return</h2><p>Sunday 16 May 2027</p>
<table width="100%"><tr><td width="60"><b>15:03</b></td><td>London Kings Cross</td></tr><tr><td></td><td style="color:#666">1h 52m, LNER service to Leeds. Coach F, Seat 18</td></tr><tr><td><b>16:55</b></td><td>York</td></tr>
<tr><td></td><td style="background:#eee">Change at York &ndash; 33 min</td></tr>
<tr><td><b>17:28</b></td><td>York</td></tr><tr><td></td><td style="color:#666">2h 38m, CrossCountry service to Glasgow Central. No seat reserved</td></tr><tr><td><b>20:06</b></td><td>Edinburgh</td></tr></table></td></tr>
<tr><td><h2>Tickets and payment</h2><p>1 Adult, 26-30 Railcard<br>Advance Single &pound;38.30<br>Super Off-Peak Single &pound;61.10<br>Seat fee &pound;0.00<br><b>Total &pound;99.40</b> PayPal, 18/04/2027 at 21:01</p>
<p>Your Super Off-Peak ticket is not valid on trains leaving London between 15:00 and 18:30 on Monday to Friday. Advance tickets are valid only on the trains shown. Delay Repay: claim if you arrive 30 minutes late or more.</p>
<p>You've earned &pound;1.98 in LNER Perks. Fancy breakfast? Order to your seat from 07:00.</p>
<p style="font-size:10px">London North Eastern Railway Limited, East Coast House, 25 Skeldergate, York YO1 6DH. Company no. 04659712. 03457 555 012, 08:00 - 22:00.</p></td></tr></table></center></body></html>`,
    }),
    fields: records(`
      kind=train | reference=LNX7Q4KT | from.place=Edinburgh | from.date=2027-05-14 | from.time=09:30 | to.place=London Kings Cross | to.date=2027-05-14 | to.time=13:51
      kind=train | reference=LNX7Q4KT | from.place=London Kings Cross | from.date=2027-05-16 | from.time=15:03 | to.place=York | to.date=2027-05-16 | to.time=16:55
      kind=train | reference=LNX7Q4KT | from.place=York | from.date=2027-05-16 | from.time=17:28 | to.place=Edinburgh | to.date=2027-05-16 | to.time=20:06
    `),
  },
  {
    name: 'blind5-w07-megabus.eml',
    content: letterQuoted({
      from: 'Megabus <noreply@us.megabus.example>',
      date: 'Thu, 02 Sep 2027 12:55:10 -0400',
      subject: 'megabus.com reservation 21-4471-091027-M23-2345-WAS-NYC',
      type: 'plain',
      body: `Thank you for your purchase.

Reservation Number:
21-4471-091027-M23-2345-WAS-NYC

Please show this number to the driver. You must be at the stop at least
15 minutes before departure.

-----------------------------------------------------------------
Trip 1 of 1                                  Route: M23
-----------------------------------------------------------------
Departs: Washington, DC, Union Station
         50 Massachusetts Ave NE, Washington, DC 20002
         11:45 PM on Friday, September 10, 2027
Arrives: New York, NY, 34th St b/t 11th Ave and 12th Ave
         4:20 AM on Saturday, September 11, 2027
Passengers: 1     Wheelchair: 0     Seat: 3B (reserved, upper deck)
-----------------------------------------------------------------

Price breakdown
  Fare                      $27.50
  Reserved seat              $4.00
  Booking fee                $3.99
  Total charged             $35.49   (Visa ****7716, 09/02/2027 12:54 PM)

Luggage: one bag up to 50 lbs. and 62 inches in total and one small carry-on.
Changes: up to 3 hours before departure, $7.50 plus any difference in fare.
Refunds: none.

Going to the shore this fall? NYC to Atlantic City from $1, book by September 30!

megabus.com, 349 First Street, Elizabeth, NJ 07206. 1-877-555-0145
This message was sent from an unattended mailbox.`,
    }),
    fields: records(`
      kind=bus | number=M23 | reference=21-4471-091027-M23-2345-WAS-NYC | from.place=Washington, DC, Union Station | from.date=2027-09-10 | from.time=23:45 | to.place=New York, NY, 34th St b/t 11th Ave and 12th Ave | to.date=2027-09-11 | to.time=04:20
    `),
  },
  {
    name: 'blind5-w08-redbus.eml',
    content: letterQuoted({
      from: 'redBus <tickets@info.redbus.example>',
      date: 'Wed, 20 Oct 2027 18:40:12 +0530',
      subject: 'redBus Ticket - TK7J48291736',
      type: 'html',
      body: `<html><body style="font-family:Roboto"><table width="100%" style="max-width:640px;border:1px solid #ccc">
<tr><td style="color:#d84e55;font-size:22px">redBus</td><td align="right">eTICKET<br>Ticket no: <b>TK7J48291736</b></td></tr>
<tr><td colspan="2"><p>Dear Sandhya Venkataraman,</p><p>Your ticket for Bengaluru to Hyderabad is confirmed. Please quote your redBus ticket number in all communication with us.</p></td></tr>
<tr><td colspan="2"><table width="100%" cellpadding="6"><tr><td>Boarding point<br><b>Madiwala, Bengaluru</b><br>Opp. Total Mall, near St. John's Signal</td><td>Departure<br><b>09:50 PM</b><br>Fri, 29 Oct 2027</td></tr>
<tr><td>Dropping point<br><b>Gachibowli, Hyderabad</b><br>Outer Ring Road junction</td><td>Arrival<br><b>07:15 AM</b><br>Sat, 30 Oct 2027</td></tr></table></td></tr>
<tr><td colspan="2"><table width="100%"><tr><td>Kaveri Travels<br>A/C Sleeper (2+1), Volvo Multi-Axle</td><td>Duration 9h 25m</td></tr></table></td></tr>
<tr><td colspan="2"><table width="100%" border="1" cellspacing="0"><tr><th>Passenger</th><th>Age</th><th>Gender</th><th>Seat</th></tr><tr><td>Sandhya Venkataraman</td><td>34</td><td>F</td><td>L7</td></tr><tr><td>Aditi Venkataraman</td><td>11</td><td>F</td><td>L8</td></tr></table></td></tr>
<tr><td colspan="2"><p>Base fare INR 2,380.00 + GST (5%) INR 119.00 - redDeal INR 150.00 + Assurance INR 38.00 = <b>Total INR 2,387.00</b></p>
<p>Reporting time: please reach 15 minutes early. Bus details and driver phone number arrive by SMS 2 hours before departure. Kaveri Travels helpline: 080-4555-0119.</p>
<table width="100%"><tr><th align="left">Cancellation time</th><th align="left">Charges</th></tr><tr><td>Before 28 Oct 2027 09:50 PM</td><td>INR 238.00</td></tr><tr><td>28 Oct 2027 09:50 PM to 29 Oct 2027 09:50 AM</td><td>INR 1,190.00</td></tr><tr><td>After 29 Oct 2027 09:50 AM</td><td>100%</td></tr></table>
<p>Need a return? Use code RETURN10 for 10% off until 15 Nov 2027.</p><p style="font-size:11px">redBus India Pvt Ltd, No. 23, 3rd Floor, Leela Galleria, Bengaluru 560008. GSTIN 29AAGCR2219P1Z4</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=bus | reference=TK7J48291736 | from.place=Madiwala, Bengaluru | from.date=2027-10-29 | from.time=21:50 | to.place=Gachibowli, Hyderabad | to.date=2027-10-30 | to.time=07:15
    `),
  },
  {
    name: 'blind5-w09-irctc.txt',
    content: `                         Electronic Reservation Slip (ERS)
                                   Normal User

Booked From                    Boarding At                    To
KSR BENGALURU (SBC)            KSR BENGALURU (SBC)            NEW DELHI (NDLS)
Start Date* 14-May-2027        Departure* 19:20 14-May-2027   Arrival* 09:00 16-May-2027

PNR                            Train No./Name                 Class
8204417739                     12627 / KARNATAKA EXP          AC 2 TIER SLEEPER (2A)

Quota                          Distance                       Booking Date
GENERAL (GN)                   2384 KM                        18-Mar-2027 10:14:22 HRS

Passenger Details
#   Name                Age   Gender   Booking Status     Current Status
1.  PRAKASH KULKARNI    58    M        CNF/A2/17/LB       CNF/A2/17/LB
2.  SUNITA KULKARNI     54    F        CNF/A2/18/UB       CNF/A2/18/UB

Acronyms: RLWL: REMOTE LOCATION WAITLIST   PQWL: POOLED QUOTA WAITLIST   RSWL: ROAD-SIDE WAITLIST

Transaction ID: 100004418827361
IR recovers only 57% of cost of travel on an average.

Payment Details
Ticket Fare                                        Rs. 5,590.00
IRCTC Convenience Fee (Incl. of GST)               Rs. 35.40
Travel Insurance Premium (Incl. of GST)            Rs. 0.90
Total Fare (all inclusive)                         Rs. 5,626.30
PG Charges as applicable (Additional)

IRCTC Convenience Fee is charged per e-ticket irrespective of number of passengers on the ticket.

* The printed Departure and Arrival Times are liable to change. Please check correct departure, arrival from Railway Station Enquiry or Dial 139 or SMS RAIL to 139.
- This ticket is booked on a personal User ID, its sale/purchase is an offence u/s 143 of the Railways Act, 1989.
- Prescribed original ID proof is required while travelling along with SMS/ VRM/ ERS otherwise will be treated as without ticket and penalized as per Railway Rules.

Indian Railways GST Details:
Invoice Number: PS27820441773911   Address: Indian Railways New Delhi
Supplier GSTIN: 07AAAGM0289C1ZL   SAC Code: 996421   Taxable Value: 5,323.80   IGST Rate: 5.0%   Amount: 266.20
Cancellation: flat charge Rs. 200 per passenger more than 48 hrs before departure; 25% between 48 hrs and 12 hrs; 50% up to 4 hrs.
`,
    fields: records(`
      kind=train | number=12627 | reference=8204417739 | from.place=KSR BENGALURU (SBC) | from.date=2027-05-14 | from.time=19:20 | to.place=NEW DELHI (NDLS) | to.date=2027-05-16 | to.time=09:00
    `),
  },
  {
    name: 'blind5-w11-bnb-mull.eml',
    content: letterQuoted({
      from: 'Moira Kerr <moira.kerr@example.co.uk>',
      date: 'Sun, 07 Feb 2027 20:15:33 +0000',
      subject: 'Fwd: Re: Room in June?',
      type: 'plain',
      body: `All sorted for Mull! Can you book the ferry? I think the 14:00 from Oban would do us. M x

Sent from my iPad

Begin forwarded message:

> From: Ardnacroish House <stay@ardnacroish.example>
> Subject: Re: Room in June?
> Date: 7 February 2027 at 18:52:07 GMT
> To: Moira Kerr <moira.kerr@example.co.uk>
>
> Dear Moira
>
> Many thanks for your email and for the deposit of £90, which arrived on
> Friday.  I'm delighted to confirm your booking at Ardnacroish House: the
> Garden Room for the two of you, three nights, arriving Thursday 17th June
> 2027 and leaving Sunday 20th June 2027.
>
> You are welcome to check in any time from 4pm (please ring if you'll be
> later than 9pm as we're early bedders!).  We ask guests to check out by
> 10.30am.  Breakfast is from 8 until 9.30.  I've noted that Alasdair can't
> have eggs.
>
> The rate is £145 per night, so the balance of £345 is payable on the day,
> by card or cash.  If you need to cancel please give us 14 days' notice.
>
> From the Craignure ferry turn left and it's 11 miles; the postcode, PA72
> 6JQ, takes you to the neighbour's barn, so look for the white gate.
>
> With kind regards
> Una & Hamish Beaton
>
> Ardnacroish House, by Salen, Isle of Mull
> 01680 555 0113
>
>> On 5 Feb 2027, at 09:41, Moira Kerr <moira.kerr@example.co.uk> wrote:
>>
>> Hello, do you have a double for 18 to 21 June, or failing that any three
>> nights that week?  We'd arrive about 5pm.`,
    }),
    fields: records(`
      kind=hotel | name=Ardnacroish House | room=Garden Room | from.date=2027-06-17 | from.time=16:00 | to.date=2027-06-20 | to.time=10:30 | from.place=Ardnacroish House | to.place=Ardnacroish House
    `),
  },
  {
    name: 'blind5-w12-klook.eml',
    content: letterQuoted({
      from: 'Klook <noreply@klook.example>',
      date: 'Mon, 25 Jan 2027 23:06:02 +0800',
      subject: 'Booking confirmed: Jiufen, Shifen & Yehliu Geopark Day Tour from Taipei',
      type: 'html',
      body: `<html><body><table width="600" align="center"><tr><td><img alt="klook"></td></tr>
<tr><td><h2>Your booking is confirmed!</h2><p>Hi Nadia, your voucher is ready. You can find it in the app even when you are offline.</p></td></tr>
<tr><td style="border:1px solid #e6e6e6;padding:16px"><h3>Jiufen, Shifen &amp; Yehliu Geopark Day Tour from Taipei</h3>
<p style="color:#666">English guided, join-in group</p>
<table width="100%"><tr><td>Booking reference ID</td><td>KLV802417</td></tr><tr><td>Participation date</td><td>27 Feb 2027 (Sat)</td></tr><tr><td>Departure time</td><td>09:50</td></tr><tr><td>Meeting point</td><td>Taipei Main Station East Gate 3</td></tr><tr><td>Quantity</td><td>Adult x 2, Child (4-11) x 1</td></tr><tr><td>Lead traveller</td><td>Nadia Abdulrahman</td></tr></table></td></tr>
<tr><td><h4>Itinerary</h4><p>11:10 Yehliu Geopark (80 min)<br>13:30 Shifen, sky lantern release (optional, NT$200)<br>15:20 Jiufen Old Street (2 h)<br>18:30 Back in Taipei (Ximending)</p>
<h4>Payment</h4><p>S$78.60 &middot; KlookCash redeemed S$2.10 &middot; Paid <b>S$76.50</b> on 25 Jan 2027</p>
<h4>Cancellation</h4><p>Free cancellation until 24 Feb 2027, 23:59 (GMT+8). No refund after that.</p>
<p>The coach will not wait for late-comers. Your guide sends a WhatsApp message the night before between 20:00 and 21:00.</p></td></tr>
<tr><td><h4>You may also like</h4><p>Taipei 101 Observatory Ticket, from S$20.90 &middot; High Speed Rail pass 3 days, from S$91.00</p><p style="font-size:11px;color:#999">Klook Travel Technology Limited, 10/F United Centre, 95 Queensway, Hong Kong</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=ticket | reference=KLV802417 | name=Jiufen, Shifen & Yehliu Geopark Day Tour from Taipei | from.place=Taipei Main Station East Gate 3 | from.date=2027-02-27 | from.time=09:50
    `),
  },
  {
    name: 'blind5-w13-restaurant-by-hand.eml',
    content: letterQuoted({
      from: 'Tidewrack Dining <hello@tidewrack.example>',
      date: 'Tue, 27 Jul 2027 15:44:19 +1000',
      subject: "RE: Table for Jen's birthday",
      type: 'plain',
      body: `Hi Callum,

Lovely to hear from you, and happy to help with Jen's 40th.

Sadly the Saturday is gone (a wedding!), but I've booked you in at Tidewrack for 6 people on Friday 20 August at 7.30pm, on the long table by the window. It's yours until 10pm.

The set menu is $115 a head, oysters extra. We do need a card to hold groups of six and up, so please give us a bell on 02 5550 0158 before the 13th. No shows are charged at $50 per person. Corkage is $25 a bottle.

There's street parking after 6.30pm on Strand Parade.

See you then!

Bronte
Tidewrack | 3/41 Strand Parade, Kiama NSW 2533
Open Wed to Sun from 5.30pm

-----Original Message-----
From: Callum Rossiter <callum.rossiter@example.com.au>
Sent: Monday, 26 July 2027 9:12 PM
To: hello@tidewrack.example
Subject: Table for Jen's birthday

Hi there, any chance of a table for 6 on Saturday 21 August, around 7pm? If
not the Friday is fine too, a bit later as we're driving down from Sydney.

Cheers, Callum`,
    }),
    fields: records(`
      kind=restaurant | name=Tidewrack | from.date=2027-08-20 | from.time=19:30 | from.place=Tidewrack, 3/41 Strand Parade, Kiama NSW 2533 | to.place=Tidewrack, 3/41 Strand Parade, Kiama NSW 2533
    `),
  },
  {
    name: 'blind5-w14-southern-lakes-car.eml',
    content: letterQuoted({
      from: 'Southern Lakes Rentals <bookings@southernlakesrentals.example>',
      date: 'Fri, 06 Aug 2027 09:33:00 +1200',
      subject: 'Rental confirmation SLR-20418',
      type: 'plain',
      body: `Kia ora Petra,

Thanks for booking with Southern Lakes Rentals. Confirmation below, please
have a read and sing out if anything is wrong.

  Confirmation no.   SLR-20418
  Driver             Petra Hollis (plus 1 extra driver, no charge)
  Vehicle            Toyota RAV4 Hybrid, or similar (group S2)

  PICK UP            Queenstown Airport
                     Monday 8 November 2027, 10.00am
  DROP OFF           Christchurch Airport
                     Thursday 18 November 2027, 4.30pm

  10 days @ $94.00            $940.00
  One way fee                 $150.00
  Snow chains                   n/a
  Full cover, excess $0       $280.00
  Total NZD incl. GST       $1,370.00
  Deposit paid 6/8/27         $137.00
  Owing at pick up          $1,233.00

Your flight: you told us you are on NZ615 from Auckland. We track it, so no
worries if it's late. We meet you at the door with a sign, or text Graeme on
021 555 0199. In Christchurch leave the key in the box at 551 Memorial
Avenue and take the free shuttle, every 15 minutes until 11pm.

Bring your licence (in English) and a credit card for the $200 bond.
Free cancellation up to 48 hours before. Our desk is open 8.00am - 6.00pm.

Ngā mihi,
Graeme & team
Southern Lakes Rentals Ltd, 12 Lucas Place, Frankton 9300
GST 104-418-227`,
    }),
    fields: records(`
      kind=car | reference=SLR-20418 | name=Southern Lakes Rentals | from.place=Queenstown Airport | from.date=2027-11-08 | from.time=10:00 | to.place=Christchurch Airport | to.date=2027-11-18 | to.time=16:30
    `),
  },
]
