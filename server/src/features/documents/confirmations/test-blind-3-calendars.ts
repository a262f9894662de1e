import { crlf, type ImportSample, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-3.ts: calendars. */
export const BLIND_3_CALENDARS: readonly ImportSample[] = [
  {
    name: 'blind3-c01-tripit.ics',
    content: crlf(String.raw`BEGIN:VCALENDAR
PRODID:-//TripIt Inc.//TripIt iCal//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Dana Whitlock (TripIt)
X-WR-CALDESC:TripIt Calendar
X-PUBLISHED-TTL:PT1H
BEGIN:VEVENT
UID:a81c4f20-trip-392017745@tripit.com
DTSTAMP:20270802T161455Z
DTSTART;VALUE=DATE:20270914
DTEND;VALUE=DATE:20270918
SUMMARY:Boston\, MA\, September 2027
LOCATION:Boston\, MA
DESCRIPTION:Dana Whitlock is in Boston\, MA from Sep 14 to Sep 17\, 2027\n
 View and/or edit details in TripIt : https://www.tripit.example/trip/show
 /id/392017745\nTripIt - organize your travel at https://www.tripit.exampl
 e
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
UID:item-7c1e0b44d9-1@tripit.com
DTSTAMP:20270802T161455Z
DTSTART:20270914T200500Z
DTEND:20270915T000200Z
SUMMARY:AA2441 AUS to BOS
LOCATION:Austin (AUS)
DESCRIPTION:View and/or edit details in TripIt : https://www.tripit.exampl
 e/trip/show/id/392017745\n \n[Flight] 9/14/2027 American Airlines(AA) #24
 41 \nAUS to BOS\nDepart: 3:05 PM CDT Austin (AUS)\nArrive: 8:02 PM EDT Bo
 ston (BOS)\nConfirmation: QWTZKR\nSeat(s): 18D\n \nTripIt - organize your
  travel at https://www.tripit.example
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
UID:item-7c1e0b44d9-2@tripit.com
DTSTAMP:20270802T161455Z
DTSTART:20270914T190000Z
DTEND:20270914T200000Z
SUMMARY:Check-in: The Fenmore Boston
LOCATION:212 Tremlett Street\, Boston\, MA 02116
DESCRIPTION:View and/or edit details in TripIt : https://www.tripit.exampl
 e/trip/show/id/392017745\n \n[Lodging] The Fenmore Boston\n212 Tremlett S
 treet\, Boston\, MA 02116\nArrive: 9/14/2027 3:00 PM EDT\nDepart: 9/17/20
 27 11:00 AM EDT\nConfirmation: 60418822\n \nTripIt - organize your travel
  at https://www.tripit.example
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
UID:item-7c1e0b44d9-3@tripit.com
DTSTAMP:20270802T161455Z
DTSTART:20270917T150000Z
DTEND:20270917T160000Z
SUMMARY:Check-out: The Fenmore Boston
LOCATION:212 Tremlett Street\, Boston\, MA 02116
DESCRIPTION:View and/or edit details in TripIt : https://www.tripit.exampl
 e/trip/show/id/392017745\n \n[Lodging] The Fenmore Boston\n212 Tremlett S
 treet\, Boston\, MA 02116\nArrive: 9/14/2027 3:00 PM EDT\nDepart: 9/17/20
 27 11:00 AM EDT\nConfirmation: 60418822\n \nTripIt - organize your travel
  at https://www.tripit.example
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
UID:item-7c1e0b44d9-4@tripit.com
DTSTAMP:20270802T161455Z
DTSTART:20270917T221000Z
DTEND:20270918T022200Z
SUMMARY:B61063 BOS to AUS
LOCATION:Boston (BOS)
DESCRIPTION:View and/or edit details in TripIt : https://www.tripit.exampl
 e/trip/show/id/392017745\n \n[Flight] 9/17/2027 JetBlue Airways(B6) #1063
  \nBOS to AUS\nDepart: 6:10 PM EDT Boston (BOS)\nArrive: 9:22 PM CDT Aust
 in (AUS)\nConfirmation: LPMEXD\n \nTripIt - organize your travel at https
 ://www.tripit.example
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR
`),
    fields: records(`
      kind=flight | number=AA 2441 | reference=QWTZKR | from.place=AUS | from.date=2027-09-14 | from.time=15:05 | to.place=BOS | to.date=2027-09-14 | to.time=20:02
      kind=hotel | reference=60418822 | name=The Fenmore Boston | from.date=2027-09-14 | from.time=15:00 | to.date=2027-09-17 | to.time=11:00 | from.place=212 Tremlett Street, Boston, MA 02116 | to.place=212 Tremlett Street, Boston, MA 02116
      kind=flight | number=B6 1063 | reference=LPMEXD | from.place=BOS | from.date=2027-09-17 | from.time=18:10 | to.place=AUS | to.date=2027-09-17 | to.time=21:22
    `),
  },
  {
    name: 'blind3-c02-klm.ics',
    content: crlf(String.raw`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//KLM Royal Dutch Airlines//MyTrip//EN
METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:Europe/Amsterdam
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:KL641-20271005-RT6WQ2@klm.com
DTSTAMP:20270618T090312Z
DTSTART;TZID=Europe/Amsterdam:20271005T131500
DTEND;TZID=America/New_York:20271005T154000
SUMMARY:KL 641 Amsterdam (AMS) - New York (JFK)
LOCATION:Amsterdam Airport Schiphol (AMS)
DESCRIPTION:Booking code: RT6WQ2\nFlight: KL 641\, operated by KLM\nDepart
 ure: 05 October 2027 13:15 Amsterdam Airport Schiphol (AMS)\nArrival: 05 
 October 2027 15:40 New York John F. Kennedy International Airport (JFK)\n
 All times are local.\nCheck in from 30 hours before departure at klm.exam
 ple
BEGIN:VALARM
TRIGGER:-P1DT6H
ACTION:DISPLAY
DESCRIPTION:Online check-in is open
END:VALARM
END:VEVENT
BEGIN:VEVENT
UID:KL642-20271012-RT6WQ2@klm.com
DTSTAMP:20270618T090312Z
DTSTART;TZID=America/New_York:20271012T175500
DTEND;TZID=Europe/Amsterdam:20271013T072000
SUMMARY:KL 642 New York (JFK) - Amsterdam (AMS)
LOCATION:New York John F. Kennedy International Airport (JFK)
DESCRIPTION:Booking code: RT6WQ2\nFlight: KL 642\, operated by KLM\nDepart
 ure: 12 October 2027 17:55 New York John F. Kennedy International Airport
  (JFK)\nArrival: 13 October 2027 07:20 Amsterdam Airport Schiphol (AMS)\n
 All times are local.\nCheck in from 30 hours before departure at klm.exam
 ple
END:VEVENT
END:VCALENDAR
`),
    fields: records(`
      kind=flight | number=KL 641 | reference=RT6WQ2 | from.place=AMS | from.date=2027-10-05 | from.time=13:15 | to.place=JFK | to.date=2027-10-05 | to.time=15:40
      kind=flight | number=KL 642 | reference=RT6WQ2 | from.place=JFK | from.date=2027-10-12 | from.time=17:55 | to.place=AMS | to.date=2027-10-13 | to.time=07:20
    `),
  },
  {
    name: 'blind3-c03-oebb.ics',
    content: crlf(String.raw`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//OEBB//Ticketshop//DE
CALSCALE:GREGORIAN
METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:Europe/Vienna
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:4839201755631180@oebb.at
DTSTAMP:20270329T143000Z
DTSTART;TZID=Europe/Vienna:20270430T093000
DTEND;TZID=Europe/Vienna:20270430T120600
SUMMARY:Wien Hbf - Salzburg Hbf
LOCATION:Wien Hbf
DESCRIPTION:Ihre Reise mit den ÖBB\nBuchungscode: 4839 2017 5563 1180\n\n
 30.04.2027\nab 09:30 Wien Hbf (Bahnsteig 8A-B)\nRJX 564\nan 12:06 Salzbur
 g Hbf\n\nWagen 23\, Platz 41 Fenster\nÄnderungen vorbehalten. Bitte prü
 fen Sie vor Reiseantritt Ihre Verbindung auf oebb.example.
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR
`),
    fields: records(`
      kind=train | number=RJX 564 | reference=4839 2017 5563 1180 | from.place=Wien Hbf | from.date=2027-04-30 | from.time=09:30 | to.place=Salzburg Hbf | to.date=2027-04-30 | to.time=12:06
    `),
  },
  {
    name: 'blind3-c04-general.ics',
    content: crlf(String.raw`BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:PUBLISH
X-WR-CALNAME:Work & fun
X-WR-TIMEZONE:Europe/Lisbon
BEGIN:VEVENT
DTSTART;VALUE=DATE:20270915
DTEND;VALUE=DATE:20270918
DTSTAMP:20270601T101010Z
UID:6op3ge9k70q6@google.com
SUMMARY:Open Harbour Data Conference 2027
LOCATION:Alfândega do Porto
DESCRIPTION:15–17 September 2027\nYour registration code: OHD-27-4471
STATUS:CONFIRMED
TRANSP:TRANSPARENT
END:VEVENT
BEGIN:VEVENT
DTSTART;TZID=Europe/Lisbon:20270916T213000
DTEND;TZID=Europe/Lisbon:20270916T233000
DTSTAMP:20270601T101212Z
UID:71hm8c9o60@google.com
SUMMARY:Marés Quartet live
LOCATION:Casa da Música
DESCRIPTION:Order no. 83017266
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    fields: records(`
      kind=event | reference=OHD-27-4471 | name=Open Harbour Data Conference 2027 | from.place=Alfândega do Porto | from.date=2027-09-15 | to.date=2027-09-17 | to.place=Alfândega do Porto
      kind=event | reference=83017266 | name=Marés Quartet live | from.place=Casa da Música | from.date=2027-09-16 | from.time=21:30 | to.date=2027-09-16 | to.time=23:30 | to.place=Casa da Música
    `),
  },
]
