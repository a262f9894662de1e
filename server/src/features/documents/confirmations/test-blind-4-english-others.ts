import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'
import { letterIn } from './test-charsets.ts'

/** Of test-samples-blind-4.ts: stays, cars, tables and visits in English. */
export const BLIND_4_ENGLISH_OTHERS: readonly ImportSample[] = [
  {
    name: 'blind4a-w10-hotels-com.eml',
    content: letterQuoted({
      from: 'Hotels.com <confirmation@mail.hotels.example>',
      date: 'Tue, 16 Mar 2027 21:40:08 -0700',
      subject: 'Hotels.com booking confirmation 9218830447716 - The Cormorant Portland',
      type: 'html',
      body: `<!doctype html><html><head><meta charset="utf-8"><title>Booking confirmation</title></head><body style="background:#f5f5f5">
<div style="display:none;font-size:1px;color:#fff">Your trip to Portland is confirmed. Collect 4 stamps.&#847; &zwnj; &nbsp; &#847; &zwnj; &nbsp;</div>
<table role="presentation" width="600" align="center" style="background:#fff"><tr><td><img alt="Hotels.com" src="https://a.hotels.example/logo.gif"></td></tr>
<tr><td><h1>Woohoo! You're going to Portland</h1><p>Hotels.com confirmation number: <b>9218830447716</b></p></td></tr>
<tr><td><img alt="" src="https://a.hotels.example/h/441.jpg" width="560"><h2><a href="https://www.hotels.example/ho441">The Cormorant Portland</a></h2>
<p>77 SW Ferrier Street, Portland, OR, 97204, United States of America<br><a href="tel:15035550117">+1 (503) 555-0117</a></p></td></tr>
<tr><td><table role="presentation" width="100%"><tr><td><div>Check-in</div><b>Thursday, July 8, 2027</b><br>4 PM</td><td><div>Check-out</div><b>Monday, July 12, 2027</b><br>11 AM</td></tr>
<tr><td>Your stay</td><td>4 nights, 1 room</td></tr>
<tr><td>Cancellation policy</td><td>Free cancellation until 07/05/27 at 6:00 PM (property local time)</td></tr></table></td></tr>
<tr><td><h3>Room 1</h3><p><b>Corner Room, 1 King Bed, River View</b></p><p>Guests: Reserved for Takeshi Kurosawa, 2 adults</p><p>Preferences: Non-smoking<br>Included: Free WiFi, welcome drink</p></td></tr>
<tr><td><table role="presentation" width="100%"><tr><td>4 nights x $189.00</td><td align="right">$756.00</td></tr><tr><td>Taxes &amp; fees</td><td align="right">$120.96</td></tr><tr><td>Rewards night applied</td><td align="right">-$150.00</td></tr><tr><td><b>Paid today</b></td><td align="right"><b>$726.96</b></td></tr><tr><td colspan="2">The hotel will collect a $25.00 nightly amenity fee plus parking of $49.00 per night.</td></tr></table></td></tr>
<tr><td><h3>Check-in instructions</h3><p>Minimum check-in age 21. Front desk is open daily 6 AM - midnight. If you plan to arrive after 10 PM please contact the property. Pets: $50 per stay.</p></td></tr>
<tr><td bgcolor="#fff4e5"><b>You might also like in Portland</b><br>Japanese Garden admission, from $22 &middot; Multnomah Falls half-day tour 9:00 AM, from $69 &middot; Car hire from $41 a day</td></tr>
<tr><td style="font-size:10px">&copy; 2027 Hotels.com LP, 5400 LBJ Freeway, Suite 500, Dallas, Texas 75240. Please do not reply. Customer care 1-800-555-0146.</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=hotel | reference=9218830447716 | name=The Cormorant Portland | from.date=2027-07-08 | from.time=16:00 | to.date=2027-07-12 | to.time=11:00 | room=Corner Room, 1 King Bed, River View | from.place=The Cormorant Portland, 77 SW Ferrier Street, Portland, OR, 97204, United States of America | to.place=The Cormorant Portland, 77 SW Ferrier Street, Portland, OR, 97204, United States of America
    `),
  },
  {
    name: 'blind4b-w11-premier-inn.eml',
    content: letterIn('windows-1252', {
      from: 'Sue Hartigan <sue.hartigan@example.co.uk>',
      date: 'Wed, 05 May 2027 12:14:09 +0100',
      subject: 'FW: Your Premier Inn booking is confirmed - Carlisle',
      type: 'plain',
      body: `All – that’s us sorted for Hadrian’s Wall! Meeting at the station on the
Friday at 1.30pm as agreed. You each owe me £57 please.

Sue

From: Premier Inn <noreply@premierinn.example>
Sent: 04 May 2027 20:51
To: sue.hartigan@example.co.uk
Subject: Your Premier Inn booking is confirmed - Carlisle

PREMIER INN
Rest easy, Sue. You’re booked in.

Your booking number: PFD7182046

Your hotel
Carlisle Castle Gate
Bridge Lane, Carlisle, Cumbria CA2 5SR
Sat nav: CA2 5RY
Phone: 0333 555 0120

Arriving            Friday 18 June 2027, from 3pm
Leaving             Sunday 20 June 2027, by 12 noon
Nights              2
Room 1              Family room, 2 adults, 1 child
                    Mrs S Hartigan

Extras
Premier Inn Breakfast  2 x £11.99 per night    £47.96
Kids eat breakfast free

Flex rate. Cancel or amend up to 1pm on the day of arrival.

Room total                £123.04
Total to pay on arrival   £171.00 (VAT included £28.50)

Want to check in late or check out early? Early check-in from 12 noon £10,
late check-out until 2pm £10.

Whitbread Group PLC, Whitbread Court, Houghton Hall Business Park,
Porz Avenue, Dunstable, LU5 5XE. VAT no. 243 2928 64`,
    }),
    fields: records(`
      kind=hotel | reference=PFD7182046 | name=Carlisle Castle Gate | from.date=2027-06-18 | from.time=15:00 | to.date=2027-06-20 | to.time=12:00 | room=Family room | from.place=Carlisle Castle Gate, Bridge Lane, Carlisle, Cumbria CA2 5SR | to.place=Carlisle Castle Gate, Bridge Lane, Carlisle, Cumbria CA2 5SR
    `),
  },
  {
    name: 'blind4b-w12-avis.eml',
    content: letterQuoted({
      from: 'Avis Car Rental <avis.reservations@avis.example>',
      date: 'Mon, 13 Sep 2027 10:26:17 +1000',
      subject: 'Avis Reservation Confirmation 26114879AU3',
      type: 'plain',
      body: `AVIS
We try harder.

Hello Georgia, your reservation is confirmed!

Confirmation number   26114879AU3
Avis Preferred        No. 6WK 44T

YOUR CAR
Group F - Toyota RAV4 Hybrid or similar
5 seats, 3 bags, automatic, air conditioning

PICK-UP
Mon 27 Dec 2027 at 12:30 PM
Hobart Airport
Strachan Street, Cambridge TAS 7170
Ph: 03 5550 1144
Hours: Sun - Sat 7:00 AM - 10:30 PM

RETURN
Tue 04 Jan 2028 at 4:00 PM
Launceston Airport
305 Evandale Road, Western Junction TAS 7212
Ph: 03 5550 1190
Hours: Sun - Sat 7:30 AM - 9:00 PM

RATE INFORMATION
9 days @ AUD 118.00           AUD 1,062.00
One way fee                   AUD   150.00
Premium location surcharge    AUD   303.00
Vehicle registration recovery AUD    52.20
Administration fee            AUD    43.10
GST                           AUD   161.03
ESTIMATED TOTAL               AUD 1,771.33
Unlimited kilometres. Pay at counter.

A grace period of 29 minutes applies on return; after that a further day
is charged. Your flight: not supplied.

Add an Excess Reduction from AUD 33 a day. Book a child seat by calling
136 333 at least 48 hours before 27 Dec.

W.T.H. Pty Limited ABN 15 000 165 855 trading as Avis Australia
Level 2, 15 Bourke Road, Mascot NSW 2020`,
    }),
    fields: records(`
      kind=car | reference=26114879AU3 | name=Avis | from.place=Hobart Airport, Strachan Street, Cambridge TAS 7170 | from.date=2027-12-27 | from.time=12:30 | to.place=Launceston Airport, 305 Evandale Road, Western Junction TAS 7212 | to.date=2028-01-04 | to.time=16:00
    `),
  },
  {
    name: 'blind4a-w13-resy.eml',
    content: letterTwice(
      {
        from: 'Resy <no-reply@resy.example>',
        date: 'Tue, 19 Jan 2027 15:55:40 -0500',
        subject: "You're confirmed at Halyard Room",
        type: 'html',
        body: `<html><body style="font-family:Helvetica"><div style="text-align:center"><p style="letter-spacing:4px">RESY</p><h1>Ivy, your table's booked.</h1>
<div style="background:#111;color:#fff;padding:20px"><p style="font-size:22px">Halyard Room</p><p>Friday, February 12 at 9:15&nbsp;PM</p><p>2 guests</p><p>Dining Room</p></div>
<p><a href="https://maps.example/?q=40.6812,-74.0011">61 Oakum Street, Brooklyn, NY 11231</a><br><a href="tel:+17185550165">(718) 555-0165</a></p>
<h3>What you need to know</h3><p>We hold tables for 15 minutes. If you cancel less than 24 hours before your reservation (after 9:15 PM on Thu, Feb 11) a fee of $25 per person will be charged to your card ending in 0093.</p>
<p><a href="#">Add to calendar</a> | <a href="#">Modify</a> | <a href="#">Cancel</a></p><p style="font-size:11px">Discover more: Valentine's menus in New York from $95.<br>Resy Network, Inc. 200 Vesey Street, New York, NY 10285</p></div></body></html>`,
      },
      `RESY

Ivy, your table's booked.

Halyard Room
Friday, February 12 at 9:15 PM
2 guests
Dining Room

61 Oakum Street, Brooklyn, NY 11231
(718) 555-0165

What you need to know
We hold tables for 15 minutes. If you cancel less than 24 hours before
your reservation (after 9:15 PM on Thu, Feb 11) a fee of $25 per person
will be charged to your card ending in 0093.

Modify: https://resy.example/r/mod?t=GhT42kk1
Cancel: https://resy.example/r/can?t=GhT42kk1

Discover more: Valentine's menus in New York from $95.
Resy Network, Inc. 200 Vesey Street, New York, NY 10285`,
    ),
    fields: records(`
      kind=restaurant | name=Halyard Room | from.date=2027-02-12 | from.time=21:15 | from.place=Halyard Room | to.place=Halyard Room
    `),
  },
  {
    name: 'blind4b-w14-viator.eml',
    content: letterQuoted({
      from: 'Viator <booking@viator.example>',
      date: 'Thu, 11 Mar 2027 03:17:59 +0000',
      subject: 'Your booking is confirmed: Kyoto Morning Walk - BR-1187402265',
      type: 'html',
      body: `<html><body><table width="600" align="center"><tr><td><img src="https://v.viator.example/l.png" alt="Viator, a Tripadvisor company"></td></tr>
<tr><td><h2>Hi Shreya, your booking is confirmed!</h2><p>You're going to have a great time. Show the ticket below to your guide.</p><p><a href="#" style="background:#186b6d;color:#fff;padding:10px">View ticket</a></p></td></tr>
<tr><td style="border:1px solid #ccc;padding:12px"><p><b>Kyoto Morning Walk: Fushimi Inari and Sake District</b></p>
<table><tr><td>Booking reference</td><td>BR-1187402265</td></tr><tr><td>Itinerary number</td><td>IT-1092284417</td></tr><tr><td>Date</td><td>Sat, Apr 03, 2027</td></tr><tr><td>Start time</td><td>8:30 AM</td></tr><tr><td>Duration</td><td>4 hours (approx.)</td></tr><tr><td>Travelers</td><td>2 Adults, 1 Child</td></tr><tr><td>Lead traveler</td><td>Shreya Menon</td></tr><tr><td>Option</td><td>English guide, small group with tasting</td></tr></table></td></tr>
<tr><td><h3>Where to meet</h3><p>In front of the ticket gates of JR Inari Station, Fukakusa Inarienokitamachi, Fushimi-ku, Kyoto 612-0807. Look for the guide with the green flag. Please arrive 15 minutes before the start.</p></td></tr>
<tr><td><h3>Cancellation</h3><p>For a full refund, cancel by 8:30 AM on Apr 2, 2027 (Japan Standard Time).</p></td></tr>
<tr><td><h3>Operator</h3><p>Torii Footpaths Kyoto, +81 75 555 0138</p></td></tr>
<tr><td><table><tr><td>2 Adults x &#8377;5,240.00</td><td>1 Child x &#8377;2,620.00</td></tr><tr><td>Total</td><td>&#8377;13,100.00</td></tr></table></td></tr>
<tr><td><h3>More to do in Kyoto</h3><p>Tea Ceremony in Gion &#9733; 4.9 (1,203) from &#8377;2,900 &middot; Arashiyama Bamboo Bike Tour, 9:00 AM or 1:30 PM, from &#8377;7,450 &middot; Nara Day Trip from &#8377;8,900</p></td></tr>
<tr><td style="font-size:10px">Viator, Inc. 400 1st Avenue, Needham, MA 02494, USA. You receive this because you made a booking on Mar 11, 2027.</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=ticket | reference=BR-1187402265 | name=Kyoto Morning Walk: Fushimi Inari and Sake District | from.date=2027-04-03 | from.time=08:30
    `),
  },
]
