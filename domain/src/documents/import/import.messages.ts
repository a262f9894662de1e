import { messages } from '../../base/text.ts'

/** Reading documents into a trip. */
export const importMessages = messages('import', {
  'problem.too-large': 'This file is larger than 20 MB, the limit.',
  'problem.unpacks-too-large': 'This archive is far too large when unpacked.',
  'problem.broken-zip': 'This archive is damaged. Download it again and choose the new file.',
  'problem.broken-mail': 'This email is damaged. Save it again as .eml and choose the new file.',
  'problem.broken-xml':
    'This file is damaged, or it isn’t plain XML. Files with a document type or entities of their own aren’t opened.',
  'problem.broken-json': 'This JSON is damaged. Export it again and choose the new file.',
  'problem.broken-form': 'The upload was cut off or damaged. Try again.',
  'problem.encoding': 'We can’t read the letters in this file. Save it as UTF-8 and try again.',
  'problem.pdf-broken': 'This PDF is damaged. Download it again and choose the new file.',
  'problem.pdf-locked': 'This PDF needs a password. Open it, copy its text and paste it here.',
  'problem.pdf-scan':
    'This PDF is a picture without text. Choose the ticket file or the email instead, or paste the text.',
  'problem.pdf-long': 'This PDF is very long. Choose the ticket or the confirmation alone.',
  'problem.picture': 'This is a picture. Choose the ticket file or the email instead, or paste the text.',
  'problem.unknown':
    'We don’t know this kind of file. We read emails (.eml), PDF, passes (.pkpass), calendars (.ics), saved web pages, GPX, KML, GeoJSON, CSV and our own JSON.',
  'problem.nothing': 'We found no booking and no place in it. Nothing was added.',
  'problem.too-heavy': 'This file took too long to read.',
  'problem.empty': 'There’s nothing in it. Choose a file or paste a text.',
  'problem.trip-file': 'This trip file can’t be read: {reason}.',
  'problem.busy': 'Many files are being read right now. Try again in a few seconds.',
  'accept.ended': 'This import ended after a day, or it isn’t yours. Choose the file again.',
  'accept.twice': 'This was added already. Choose the file again to add more of it.',
  'accept.unknown-part': 'This import has no such part.',
  'accept.whole-trip': 'A whole trip always becomes a new trip.',
  'note.startsAt': 'Starts on {date}. The document gave no time, so it isn’t in the timetable yet.',
  'note.endsAt': 'Ends on {date}. The document gave no time.',

  // Button above bookings.
  open: 'Import bookings',
  unloaded: 'This part isn’t on your device yet. Try again when you’re online.',
  title: 'Import bookings and places',
  lead: 'Tickets, confirmation emails, passes, calendars and lists of places. Nothing is added until you say so.',
  close: 'Close',
  file: 'Choose a file',
  'file.other': 'Choose another file',
  // Beside the button that chooses a file.
  'file.drop': 'or drop it here',
  'file.kinds':
    'Email (.eml), PDF, pass (.pkpass), calendar (.ics), saved page (.html), GPX, KML, GeoJSON, CSV, or a trip of ours (.json)',
  text: 'Or paste the text of a confirmation, a barcode or map links',
  'text.read': 'Read this text',
  reading: 'Reading…',
  'pasted-text': 'Pasted text',
  offline: 'Offline, we can only read trips of ours (.json).',

  // About the part of the app that reads PDF files.
  'pdf-unloaded': 'Reading PDF files isn’t on your device yet. Try again when you’re online.',

  'read.title': 'We read this from {file}',
  'read.sender': 'The email says it’s from {sender}. Check that you know them.',
  'read.count': '{count, plural, one {# entry read} other {# entries read}}',
  'read.none-chosen': 'Choose at least one entry.',
  'unread.cancelled':
    '{count, plural, one {# canceled booking was} other {# canceled bookings were}} left out.',
  'unread.kind':
    '{count, plural, one {# entry is} other {# entries are}} of a kind that a trip doesn’t have.',
  'unread.event':
    '{count, plural, one {# calendar entry has} other {# calendar entries have}} no name or time.',
  'unread.line':
    '{count, plural, one {# line or area isn’t a place and was} other {# lines or areas aren’t places and were}} left out.',
  'unread.position': '{count, plural, one {# row has} other {# rows have}} no position.',
  'unread.short-link':
    '{count, plural, one {# short map link} other {# short map links}} can’t be read. Open it and copy the long address.',
  'unread.too-many': '{count, plural, one {# place} other {# places}} beyond the first 500 were left out.',
  'unread.attachment': '{count, plural, one {# attachment was} other {# attachments were}} not opened.',
  'unread.nothing': '{count, plural, one {# attachment has} other {# attachments have}} no booking or place.',

  'part.place': 'Place',
  'part.from': 'Departs',
  'part.to': 'Arrives',
  'part.starts': 'Starts',
  'part.ends': 'Ends',
  'part.no-time': '{date}, no time given',
  'part.usual-time': '{date}, no time given: we’ll put {time}, the usual one',
  'part.zone-unknown': 'The document doesn’t say which time zone. We take {zone}.',
  'part.sources': 'Where we read this',
  // A field, the words it was read from, and where they stood: “Start: “9:40” (subject)”.
  'part.source': '{field}: “{text}” ({from})',
  'part.start-time': 'Departure or start time for {name}',
  'part.end-time': 'Arrival or end time for {name}',
  'part.end-date': 'Arrival or end date for {name}',

  'field.name': 'Name',
  'field.number': 'Number',
  'field.provider': 'Booked with',
  'field.reference': 'Reference',
  'field.seat': 'Seat',
  'field.room': 'Room',
  'field.people': 'For',
  'field.cost': 'Price',
  // The name of a field of a booking: a remark of the person.
  'field.note': 'Note',
  // The name of a field of a booking: the time at which it begins.
  'field.startsAt.time': 'Start',
  'field.startsAt.place': 'Start place',
  'field.endsAt.time': 'End',
  'field.endsAt.place': 'End place',
  'field.location': 'Position',

  trip: 'Add to',
  'trip.new': 'A new trip: {title}',
  // The trip that is open.
  'trip.this': 'This trip',
  'trip.untitled': 'Untitled trip',
  add: '{count, plural, one {Add # entry} other {Add # entries}}',
  'add.trip': 'Add this trip',
  'added.already':
    '{count, plural, one {# entry} other {# entries}} added. {already, plural, one {# entry was} other {# entries were}} in the trip already.',
  added: '{count, plural, one {# entry added.} other {# entries added.}}',
})
export type ImportProblem = Exclude<
  Extract<keyof typeof importMessages.texts, `problem.${string}`> extends `problem.${infer Code}`
    ? Code
    : never,
  'busy' | 'broken-form'
>
