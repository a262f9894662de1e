import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-3.ts: stays, a car and a concert in English, and an invoice. */
export const BLIND_3_ENGLISH_OTHERS: readonly ImportSample[] = [
  {
    name: 'blind3-t08-expedia.eml',
    content: letterTwice(
      {
        from: 'Expedia.com <expedia@eg.expedia.example>',
        date: 'Wed, 06 Jan 2027 23:11:59 +0000',
        subject: 'Expedia travel confirmation - Tucson - (Itinerary # 72840316659213)',
        type: 'html',
        body: `<html><body><h2>Thanks! Your reservation is booked and confirmed. There is no need to call us to reconfirm this reservation.</h2>
<p>Expedia itinerary: <b>72840316659213</b></p><p><a href="https://www.expedia.example/trips/72840316659213">See live updates to your itinerary, anywhere and anytime.</a></p>
<h3>Saguaro Vista Resort &amp; Spa</h3><p>6200 N Ocotillo Canyon Dr, Tucson, AZ, 85750 United States of America<br>Hotel phone: 1 520 555 0164</p>
<table><tr><td>Check-in</td><td>Check-out</td></tr><tr><td>Thu, Feb 25, 2027</td><td>Mon, Mar 1, 2027</td></tr><tr><td>4:00 PM</td><td>11:00 AM</td></tr></table>
<p>Your stay: 4 nights, 1 room</p>
<table><tr><td>Room</td><td>Premium Room, 1 King Bed, Balcony</td></tr><tr><td>Reserved for</td><td>Jan Holloway<br>2 adults</td></tr><tr><td>Hotel confirmation number</td><td>20198-44</td></tr></table>
<h4>Price summary</h4><p>4 nights: $916.00<br>Taxes &amp; fees: $121.83<br>Total: $1,037.83<br>Resort fee of $39.00 per night is collected at the property.</p>
<p>Free cancellation until Mon, Feb 22 at 6:00 PM (property local time).</p>
<p>You earned 1,832 points. Add a car: rentals in Tucson from $34/day. Things to do: Desert museum admission, from $29.</p>
<p><small>&copy; 2027 Expedia, Inc. 1111 Expedia Group Way W., Seattle, WA 98119. Please do not reply to this message.</small></p></body></html>`,
      },
      `Thanks! Your reservation is booked and confirmed.

Itinerary # 72840316659213

Saguaro Vista Resort & Spa
6200 N Ocotillo Canyon Dr, Tucson, AZ, 85750 United States of America

Check-in: Thu, Feb 25, 2027, 4:00 PM
Check-out: Mon, Mar 1, 2027, 11:00 AM

Room: Premium Room, 1 King Bed, Balcony
Reserved for: Jan Holloway, 2 adults`,
    ),
    fields: records(`
      kind=hotel | reference=72840316659213 | name=Saguaro Vista Resort & Spa | room=Premium Room, 1 King Bed, Balcony | from.date=2027-02-25 | from.time=16:00 | to.date=2027-03-01 | to.time=11:00 | from.place=Saguaro Vista Resort & Spa, 6200 N Ocotillo Canyon Dr, Tucson, AZ, 85750 United States of America | to.place=Saguaro Vista Resort & Spa, 6200 N Ocotillo Canyon Dr, Tucson, AZ, 85750 United States of America
    `),
  },
  {
    name: 'blind3-t09-marriott-forwarded.eml',
    content: letterQuoted({
      from: 'Ingrid Solheim <ingrid.solheim@example.com>',
      date: 'Thu, 19 Aug 2027 09:02:17 +0200',
      subject: 'Fwd: Reservation Confirmation #83920174 for Courtyard Austin Barton Creek',
      type: 'plain',
      body: `FYI, this is where we stay in November. Can you book the dinner?

Ingrid

---------- Forwarded message ---------
> From: Marriott Hotels & Resorts Reservations <reservations@res-marriott.example>
> Date: Wed, Aug 18, 2027 at 11:48 PM
> Subject: Reservation Confirmation #83920174 for Courtyard Austin Barton Creek
> To: <ingrid.solheim@example.com>
>
> Courtyard Austin Barton Creek
> 4533 South Ridgeline Expressway
> Austin, Texas 78735 USA
> +1-512-555-0119
>
> Thank you for booking directly with us, Ingrid Solheim
>
> CHECK-IN                        CHECK-OUT
> Tuesday, November 9, 2027       Friday, November 12, 2027
> 03:00 PM                        12:00 PM
>
> Confirmation Number: 83920174
> Guests Name: Ingrid Solheim
> Guests Per Room: 2 Adults
> Room 1 Type: Guest room, 1 King, Sofa bed
>
> SUMMARY OF CHARGES
> 3 nights at 189.00 USD per night
> Estimated government taxes and fees: 96.39
> Total for stay: 663.39 USD
>
> You may cancel your reservation for no charge before 11:59 PM local hotel
> time on November 7, 2027.
>
> Earn 75,000 bonus points with the Boundless card. Offer ends 12/31/2027.
> (c) 1996-2027 Marriott International, Inc. Privacy | Unsubscribe`,
    }),
    fields: records(`
      kind=hotel | reference=83920174 | name=Courtyard Austin Barton Creek | room=Guest room, 1 King, Sofa bed | from.date=2027-11-09 | from.time=15:00 | to.date=2027-11-12 | to.time=12:00 | from.place=Courtyard Austin Barton Creek, 4533 South Ridgeline Expressway, Austin, Texas 78735 USA | to.place=Courtyard Austin Barton Creek, 4533 South Ridgeline Expressway, Austin, Texas 78735 USA
    `),
  },
  {
    name: 'blind3-t10-hertz.eml',
    content: letterQuoted({
      from: 'Hertz Reservations <reservations@emails.hertz.example>',
      date: 'Mon, 10 May 2027 16:20:02 +0000',
      subject: 'My Hertz Reservation J40927716B3',
      type: 'plain',
      body: `Thanks, Frank! Your reservation is confirmed.

Your Confirmation Number is: J40927716B3

Your Itinerary
==============

Pickup Location
Denver International Airport
24890 East 78th Avenue, Denver, CO 80249
Phone: (303) 555-0177
Hours of Operation: Open 24 hours

Pickup Time
Fri, Jun 25, 2027 at 1:30 PM

Return Location
Salt Lake City International Airport
775 North Terminal Drive, Salt Lake City, UT 84122
Hours of Operation: Mon-Sun 6:00 AM - 11:59 PM

Return Time
Sat, Jul 03, 2027 at 8:00 PM

Your Vehicle
(F) Full Size - Nissan Altima or similar
Automatic transmission, air conditioning, 5 passengers

Discounts
AAA CDP 155

Rental charges
1 week at 411.00 USD, 1 day at 58.71 USD
Taxes and fees 102.94 USD
Approximate Total: 572.65 USD

The approximate total is guaranteed provided that you have no changes. Hertz
PlatePass is available. Get 20% off your next weekend rental, book by
September 30, 2027.

You are receiving this e-mail because you made a reservation with The Hertz
Corporation, 8501 Williams Road, Estero, FL 33928. Unsubscribe | Privacy Policy`,
    }),
    fields: records(`
      kind=car | reference=J40927716B3 | name=Hertz | from.place=Denver International Airport, 24890 East 78th Avenue, Denver, CO 80249 | from.date=2027-06-25 | from.time=13:30 | to.place=Salt Lake City International Airport, 775 North Terminal Drive, Salt Lake City, UT 84122 | to.date=2027-07-03 | to.time=20:00
    `),
  },
  {
    name: 'blind3-t11-ticketmaster.eml',
    content: letterQuoted({
      from: 'Ticketmaster <customer_support@email.ticketmaster.example>',
      date: 'Fri, 07 May 2027 10:03:29 +0100',
      subject: "You're in! Your Velvet Harbour order confirmation",
      type: 'html',
      body: `<html><body><h1>You're in! Kerry, you've got tickets.</h1><p>Order number: <b>12-48091/LON3</b></p>
<h2>Velvet Harbour: The Tideline Tour</h2><p>Saturday 23 October 2027, 6:30 PM</p><p>AO Arena</p><p>Manchester, United Kingdom</p>
<p>2 x Mobile tickets</p><table><tr><th>Section</th><th>Row</th><th>Seats</th></tr><tr><td>205</td><td>M</td><td>14 - 15</td></tr></table>
<p>Your tickets will be in your account and in our app 48 hours before the event.</p>
<table><tr><td>Full Price Ticket</td><td>&pound;68.50 x 2</td></tr><tr><td>Service Fee</td><td>&pound;9.60 x 2</td></tr><tr><td>Order processing fee</td><td>&pound;2.95</td></tr><tr><td><b>Total</b></td><td><b>&pound;159.15</b></td></tr></table>
<p>Paid with Mastercard ending 8840 on 7 May 2027</p>
<h3>You may also like</h3><p>Copper Foxes &ndash; 5 November 2027 &ndash; O2 Apollo Manchester<br>Dune Parade &ndash; 19 November 2027 &ndash; Albert Hall</p>
<p><small>Ticketmaster UK Limited, 30 St John Street, London EC1M 4AY. Manage preferences | Help</small></p></body></html>`,
    }),
    fields: records(`
      kind=event | reference=12-48091/LON3 | name=Velvet Harbour: The Tideline Tour | from.place=AO Arena | from.date=2027-10-23 | from.time=18:30 | to.place=AO Arena
    `),
  },
  {
    name: 'blind3-t12-invoice-subscription.eml',
    content: letterQuoted({
      from: 'Flighty Tracker Billing <receipts@billing.flightpal.example>',
      date: 'Mon, 01 Nov 2027 06:00:12 +0000',
      subject: 'Your receipt from FlightPal Pro #2204-7716',
      type: 'plain',
      body: `Receipt from FlightPal Ltd

Invoice number   F3D81A0C-0007
Receipt number   2204-7716
Amount paid      EUR 47.99
Date paid        November 1, 2027
Payment method   Visa - 4417

Summary
FlightPal Pro (annual plan)
Nov 1, 2027 - Oct 31, 2028           Qty 1      EUR 39.99
Airport Lounge Alerts add-on
Nov 1, 2027 - Oct 31, 2028           Qty 1      EUR 8.00

Total                                           EUR 47.99
VAT 21% included                                EUR 8.33

With Pro you track unlimited flights, get gate changes for LHR, JFK and 900
other airports, and see your inbound aircraft 25 hours ahead.

Your subscription renews automatically on October 31, 2028. You can cancel at
any time in Settings > Billing. Questions? support@flightpal.example

FlightPal Ltd, 5 Percy Lane, Dublin 4, Ireland - VAT IE0000000X`,
    }),
    fields: [],
  },
]
