import { letter, letterQuoted, letterTwice } from './test-letters.ts'
import { type ImportSample, records } from './test-sample-records.ts'

/** Of test-samples-blind.ts: mails in English. */
export const BLIND_ENGLISH: readonly ImportSample[] = [
  {
    name: 'blind-lowcost-en.eml',
    content: letter({
      from: 'Zip Example <itinerary@zip.example>',
      date: 'Mon, 03 May 2027 07:47:20 +0100',
      subject: 'Zip Example Travel Itinerary',
      type: 'html',
      body: `<html><body><table width="100%" bgcolor="#f1f1f1"><tr><td align="center"><table width="620" bgcolor="#ffffff">
<tr><td><span>RESERVATION:</span> <b>K7TQ3M</b></td></tr>
<tr><td>STATUS: Confirmed</td></tr>
<tr><td><table width="100%"><tr><td>London Stansted to Milan Bergamo</td><td>ZX8362</td></tr>
<tr><td colspan="2">Thu, 17 Jun 27</td></tr>
<tr><td><table><tr><td>Departure time - 06:25</td></tr><tr><td>(STN) London Stansted</td></tr></table></td>
<td><table><tr><td>Arrival time - 09:30</td></tr><tr><td>(BGY) Milan Bergamo</td></tr></table></td></tr></table></td></tr>
<tr><td><b>Passenger(s)</b><br>1. Mr Robin Example, Adult<br>Seat 18C - 1 small bag, Priority</td></tr>
<tr><td>Online check-in opens 24 hours before and closes 2 hours before the scheduled departure. Gate closes at 05:55.</td></tr>
<tr><td><b>Total paid</b> 41.98 GBP *********4417 on 03 May 27</td></tr>
<tr><td><small>Zip Example DAC, registered in Ireland No. 104547. Need a car? From £9 a day at Milan Bergamo.</small></td></tr>
</table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=ZX 8362 | reference=K7TQ3M | from.date=2027-06-17 | from.time=06:25 | from.place=STN | to.date=2027-06-17 | to.time=09:30 | to.place=BGY
    `),
  },
  {
    name: 'blind-rail-us-en.eml',
    content: letter({
      from: 'Example Rail <etickets@rail-us.example>',
      date: 'Fri, 16 Jul 2027 14:22:54 -0400',
      subject: 'Example Rail: eTicket and Receipt for Your 08/08/2027 Trip',
      type: 'plain',
      body: `EXAMPLE RAIL - SALES RECEIPT
Purchased: 07/16/2027 2:22 PM ET
Merchant ID: 009928

Thank you for your purchase. Retain this receipt for your records.

Reservation Number - 4C21F0

Chicago to New York (One-Way)
Sunday, August 8, 2027

TRAIN 48
Depart: Chicago Union Station, 9:30 PM, Sunday, August 8, 2027
Arrive: New York Penn Station, 6:18 PM, Monday, August 9, 2027
1 Reserved Coach Seat

Ticket Terms & Conditions: Non-refundable 24 hours after purchase.

PASSENGERS (1)
Robin Example - Adult

Billing Information
Visa ending in 4417               $112.00
Subtotal                          $112.00
Total Charged by Example Rail     $112.00

Please arrive at the station at least 30 minutes prior to departure.
`,
    }),
    fields: records(`
      kind=train | number=48 | reference=4C21F0 | from.date=2027-08-08 | from.time=21:30 | from.place=Chicago Union Station | to.date=2027-08-09 | to.time=18:18 | to.place=New York Penn Station
    `),
  },
  {
    name: 'blind-tunnel-train-en.eml',
    content: letterTwice(
      {
        from: 'Example Tunnel Trains <noreply@tunneltrains.example>',
        date: 'Wed, 10 Feb 2027 19:08:12 +0000',
        subject: 'Your booking confirmation RKTQWZ',
        type: 'html',
        body: `<html><body><table width="100%"><tr><td><table width="600" align="center">
<tr><td><h1>You’re going to Paris</h1></td></tr>
<tr><td>Hi Robin, your booking is confirmed.</td></tr>
<tr><td><table><tr><td>Booking reference</td><td><strong>RKTQWZ</strong></td></tr></table></td></tr>
<tr><td><table width="100%"><tr><td colspan="3"><b>Outbound</b> · Fri 12 Mar</td></tr>
<tr><td>10:24</td><td>London St Pancras Int’l</td><td rowspan="2">Train 9018<br>Standard<br>2h 26m, direct</td></tr>
<tr><td>13:50</td><td>Paris Gare du Nord</td></tr></table></td></tr>
<tr><td>Coach 12, seat 43 · Robin Example</td></tr>
<tr><td>Please be through ticket gates by 09:54. All times are local.</td></tr>
<tr><td>Total paid: £69.00</td></tr></table></td></tr></table></body></html>`,
      },
      `You're going to Paris

Hi Robin, your booking is confirmed.

Booking reference: RKTQWZ

Outbound: Fri 12 Mar
10:24 London St Pancras Int’l
13:50 Paris Gare du Nord
Train 9018, Standard, 2h 26m, direct
Coach 12, seat 43 - Robin Example

Please be through ticket gates by 09:54. All times are local.
Total paid: £69.00
`,
    ),
    fields: records(`
      kind=train | number=9018 | reference=RKTQWZ | from.date=2027-03-12 | from.time=10:24 | from.place=London St Pancras Int’l | to.date=2027-03-12 | to.time=13:50 | to.place=Paris Gare du Nord
    `),
  },
  {
    name: 'blind-ferry-en.eml',
    content: letter({
      from: 'Example Ferries <bookings@ferries.example>',
      date: 'Tue, 08 Jun 2027 11:33:00 +0100',
      subject: 'Example Ferries - Booking confirmation 71830456',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="640">
<tr><td><h2>Booking confirmation</h2></td></tr>
<tr><td><table><tr><td>Booking reference:</td><td>71830456</td></tr><tr><td>Booked by:</td><td>Robin Example</td></tr><tr><td>Booking date:</td><td>08/06/2027</td></tr></table></td></tr>
<tr><td><table border="1" width="100%"><tr><th colspan="2">Your ferry crossing</th></tr>
<tr><td>Route</td><td>Dover - Calais</td></tr>
<tr><td>Departure</td><td>Saturday 24 July 2027, 08:25</td></tr>
<tr><td>Arrival</td><td>Saturday 24 July 2027, 10:55</td></tr>
<tr><td>Latest check-in</td><td>07:25</td></tr>
<tr><td>Vehicle</td><td>Car up to 1.90 m high, 5 m long (AB12 CDE)</td></tr>
<tr><td>Passengers</td><td>2 adults, 1 child (4-15 years)</td></tr></table></td></tr>
<tr><td>All times are local. Passengers must carry a valid passport.</td></tr>
<tr><td>Total price: GBP 148.00. Paid by card: GBP 148.00. Balance due: GBP 0.00</td></tr></table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=ferry | reference=71830456 | from.date=2027-07-24 | from.time=08:25 | from.place=Dover | to.date=2027-07-24 | to.time=10:55 | to.place=Calais
    `),
  },
  {
    name: 'blind-hotel-asia-en.eml',
    content: letterQuoted({
      from: 'StayAsia Example <no-reply@stayasia.example>',
      date: 'Sun, 20 Jun 2027 03:19:45 +0000',
      subject: 'Your booking confirmation - Booking ID: 918273645',
      type: 'html',
      body: `<html><body><table width="100%" cellpadding="0"><tr><td align="center"><table width="600">
<tr><td>Booking confirmation</td></tr>
<tr><td>Hello Robin, your booking is confirmed and complete. We’ve sent your details to the hotel.</td></tr>
<tr><td><table><tr><td>Booking ID:</td><td><b>918273645</b></td></tr></table></td></tr>
<tr><td><table><tr><td><img src="cid:p" alt=""></td><td><b>Riverside Example Bangkok Hotel</b><br>88 Sample Road, Bang Rak, Bangkok, Thailand, 10500</td></tr></table></td></tr>
<tr><td><table width="100%"><tr><td>Check in</td><td>August 3, 2027 (after 2:00 PM)</td></tr>
<tr><td>Check out</td><td>August 6, 2027 (before 12:00 PM)</td></tr>
<tr><td>Lead guest</td><td>Robin Example</td></tr>
<tr><td>Reservation</td><td>3 nights, 1 room</td></tr>
<tr><td>Room type</td><td>Deluxe Twin City View</td></tr>
<tr><td>Occupancy</td><td>2 adults</td></tr>
<tr><td>Cancellation policy</td><td>Free cancellation before July 31, 2027.</td></tr></table></td></tr>
<tr><td><table><tr><td>Room charge (3 nights)</td><td>THB 7,425.00</td></tr><tr><td>Total charge</td><td>THB 8,739.23</td></tr></table></td></tr>
</table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=hotel | name=Riverside Example Bangkok Hotel | reference=918273645 | room=Deluxe Twin City View | from.date=2027-08-03 | from.time=14:00 | from.place=Riverside Example Bangkok Hotel, 88 Sample Road, Bang Rak, Bangkok, Thailand, 10500 | to.date=2027-08-06 | to.time=12:00 | to.place=Riverside Example Bangkok Hotel, 88 Sample Road, Bang Rak, Bangkok, Thailand, 10500
    `),
  },
  {
    name: 'blind-airline-change-en.eml',
    content: letter({
      from: 'Example Airways <flight-updates@exampleairways.example>',
      date: 'Thu, 12 Aug 2027 16:55:38 +0100',
      subject: 'Important: a change to your flight EX452',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="600">
<tr><td>Booking reference: <b>N2WV8H</b></td></tr>
<tr><td><h2>The time of your flight has changed</h2>Dear Robin Example,<br>We’re sorry, but we’ve had to change the schedule of your flight. Your new flight details are below.</td></tr>
<tr><td><table width="100%"><tr><td colspan="2"><b>Your previous flight</b></td></tr>
<tr><td><s>EX452</s></td><td><s>Fri 24 Sep 2027</s></td></tr>
<tr><td><s>Depart 09:15 London Heathrow (LHR)</s></td><td><s>Arrive 15:00 Athens (ATH)</s></td></tr></table></td></tr>
<tr><td><table width="100%"><tr><td colspan="2"><b>Your new flight</b></td></tr>
<tr><td>EX452</td><td>Fri 24 Sep 2027</td></tr>
<tr><td>Depart 10:40 London Heathrow (LHR)</td><td>Arrive 16:25 Athens (ATH)</td></tr></table></td></tr>
<tr><td>If the new time doesn’t suit you, you can change or cancel for free before 27 Aug 2027.</td></tr></table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=EX 452 | reference=N2WV8H | from.date=2027-09-24 | from.time=10:40 | from.place=LHR | to.date=2027-09-24 | to.time=16:25 | to.place=ATH
    `),
  },
  {
    name: 'blind-museum-en.eml',
    content: letter({
      from: 'Example Museum of Art <tickets@museum.example>',
      date: 'Sat, 02 Oct 2027 20:14:06 -0400',
      subject: 'Your tickets for The Sample Masters',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="600">
<tr><td>Thank you for your order, Robin.</td></tr>
<tr><td><table><tr><td>Order number</td><td>MX-204817</td></tr><tr><td>Order date</td><td>10/02/2027</td></tr></table></td></tr>
<tr><td><table width="100%"><tr><td>Event</td><td><b>The Sample Masters</b></td></tr>
<tr><td>Date</td><td>Saturday, October 16, 2027</td></tr>
<tr><td>Entry time</td><td>10:30 AM</td></tr>
<tr><td>Venue</td><td>Example Museum of Art, 12 Sample Avenue, Boston, MA</td></tr></table></td></tr>
<tr><td><table><tr><th>Ticket type</th><th>Qty</th><th>Price</th></tr><tr><td>General Admission (Adult)</td><td>2</td><td>$27.00</td></tr><tr><td>Total</td><td></td><td>$54.00</td></tr></table></td></tr>
<tr><td>Please arrive within 30 minutes of your entry time. The museum closes at 5:00 PM.</td></tr></table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=ticket | name=The Sample Masters | reference=MX-204817 | from.date=2027-10-16 | from.time=10:30 | from.place=Example Museum of Art, 12 Sample Avenue, Boston, MA | to.place=Example Museum of Art, 12 Sample Avenue, Boston, MA
    `),
  },
  {
    name: 'blind-marketing-en.eml',
    content: letter({
      from: 'Zip Example <offers@news.zip.example>',
      date: 'Wed, 17 Feb 2027 06:00:00 +0000',
      subject: 'Spring is calling: flights from £14.99',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="600">
<tr><td><h1>Our big spring sale ends at midnight on Sunday</h1></td></tr>
<tr><td>Hi Robin, pack your bags: 500,000 seats are on sale. Book by 21 February 2027 for travel between 1 March and 31 May 2027.</td></tr>
<tr><td><table width="100%"><tr><td>London Stansted (STN) to Porto (OPO)<br>from <b>£14.99</b> one way</td><td><a href="https://zip.example/1">Book now</a></td></tr>
<tr><td>Manchester (MAN) to Palma (PMI)<br>from <b>£19.99</b> one way</td><td><a href="https://zip.example/2">Book now</a></td></tr>
<tr><td>Edinburgh (EDI) to Krakow (KRK)<br>from <b>£17.99</b> one way</td><td><a href="https://zip.example/3">Book now</a></td></tr></table></td></tr>
<tr><td>Hotels from £29 a night: use code SPRING27 at check-out.</td></tr>
<tr><td><small>Prices correct at 06:00 on 17 February 2027. Terms apply. You get this email because you signed up for offers. Unsubscribe.</small></td></tr>
</table></td></tr></table></body></html>`,
    }),
    fields: [],
  },
]
