import { messages } from '../../base/text.ts'

export const compensationMessages = messages('compensation', {
  title: 'Flight compensation under seven laws | Tripwright',
  description:
    'Flight delayed, canceled or overbooked? See what the airline must pay under seven laws, with a claim letter. No account, no commission.',
  keywords: 'flight compensation, delayed flight, canceled flight, EU261, claim letter',
  breadcrumb: 'Flight compensation',
  heading: 'Flight compensation',
  lead: 'See what the airline must pay you under seven laws, or why it pays nothing. All the money is yours: we take no part of it.',

  'form.label': 'Your flight',
  // Label of an airport field.
  'form.departure': 'From',
  'form.arrival': 'To',
  'form.airport.hint': 'If you changed planes: first and last airport of the booking',
  'form.flight': 'Flight number',
  'form.flight.hint': 'Of the flight that went wrong, like LH 400',
  'form.flight.is': '{airline}. Operated by another airline? Choose its country.',
  'form.flight.unknown': 'We don’t know this airline. Choose its country.',
  'form.country.departure': 'Country you left from',
  'form.country.arrival': 'Country you flew to',
  'form.distance': 'Distance',
  'form.distance.hint': 'We don’t know one of these airports.',
  'form.distance.choose': 'Choose a distance',
  'form.distance.short': 'Up to 1,500 km',
  'form.distance.medium': '1,500 to 3,500 km',
  'form.distance.long': 'Over 3,500 km',
  'form.country.choose': 'Choose a country',
  'form.country.other': 'Another country',
  'form.carrier': 'Airline’s country',
  'form.carrier.hint': 'The one that flew, not the one that sold the ticket',
  'form.date': 'Departure date',
  'form.event': 'What happened',
  'event.delay': 'It arrived late',
  'event.cancellation': 'It was canceled',
  'event.denied-boarding': 'The airline didn’t let me on the plane',
  'form.delay': 'Delay at the final destination',
  'form.hours': 'Hours late',
  // Label of a field beside “Hours late”.
  'form.minutes.late': 'and minutes',
  'form.minutes': 'Minutes',
  'form.notice': 'Days of notice before departure',
  'form.notice.hint': '0 for the same day',
  'form.reroute': 'I got another flight',
  'form.earlier': 'It left earlier by',
  'form.later': 'It arrived later by',
  'form.cause': 'Reason given by the airline',
  'form.cause.hint':
    'If the airline gave no reason, choose “None”. That helps you: it has to prove its reason.',
  'cause.none': 'None',
  'cause.own': 'Within the airline’s control',
  'cause.outside': 'Outside the airline’s control',
  'cause.technical': 'Technical problem',
  'cause.technical-hidden': 'Hidden fault from the factory, or damage on purpose',
  'cause.crew': 'Pilots or staff missing, ill, or had worked too long',
  'cause.strike-own': 'Strike: the airline’s own staff stopped work',
  'cause.late-before': 'Late arrival of the previous flight',
  'cause.weather': 'Weather too bad to fly',
  'cause.air-traffic': 'Air traffic control or closed airspace',
  'cause.strike-others': 'Strike: others stopped work (controllers, airport, security)',
  'cause.bird': 'The plane hit a bird or another object',
  'cause.lightning': 'Lightning hit the plane in a storm',
  'cause.security': 'Security risk, violent protests or war',
  'cause.airport': 'Airport problem: no fuel, no electricity, closed runway',
  'cause.ill': 'Passenger illness',
  'cause.unruly': 'Passenger who behaved badly',
  'cause.other': 'Something else it couldn’t prevent',
  'form.equipment': 'A smaller aircraft, for operational or safety reasons, had too few seats',
  'form.fare': 'One-way fare in US dollars',
  'form.large': 'A large airline (two million passengers a year or more)',
  'form.countries.hint': '{count, number} airports in our table, as of {date}.',

  'problem.airport': 'Enter both airports. If we don’t know one, choose its country.',
  'problem.same': 'Both airports are the same. Enter where your booking ended.',
  'problem.distance': 'Choose a distance.',
  'problem.carrier': 'Choose the airline’s country.',
  'problem.date': 'Enter the flight date.',
  'problem.future': 'This date is in the future. Only cancellations are known that early.',
  'problem.closed': 'One of these airports was closed by then. Check it or the date.',
  'problem.delay': 'Enter the delay.',
  'problem.notice': 'Enter how many days’ notice you got.',
  'problem.reroute': 'Enter how much later the other flight arrived.',
  'problem.minutes': 'Enter a whole number, 0 or more.',
  'problem.fare': 'Enter an amount, like 240 or 240.50.',

  'answer.title': 'What the airline must pay',
  'answer.due': '{amount} for each passenger',
  'answer.at-home':
    'About {amount} at rates from {date}{isEstimate, select, true { (our estimate)} other {, {source}}}.',
  'answer.due.unknown': 'A share of the fare for each passenger, up to {limit}',
  'answer.none': 'None of the seven laws gives a fixed amount.',
  'answer.once': 'You get this money only once. If two laws apply, choose one.',
  'answer.incomplete': 'Please fill in:',
  'answer.route': '{from} to {to}, {km, number} km in a straight line',
  'answer.borderline': 'The distance is within 1% of a limit. The airline may measure it differently.',
  'answer.contested': 'The airline may call this an excuse. Courts haven’t decided. Ask for proof.',
  'answer.basis.no': 'This reason is no excuse: {basis}.',
  'answer.basis.yes':
    'This reason is an excuse: {basis}. The airline has to prove it, and that nothing could be done.',
  'answer.others': 'Laws that don’t cover this flight',
  'own.law': '{country} has its own law',
  'own.text': 'It may also apply. We don’t have its amounts and deadlines, so ask:',
  'answer.limit': 'Costs you can prove, up to {limit}',
  'law.EU261': 'European Union, EU 261',
  'law.UK261': 'United Kingdom, UK 261',
  'law.APPR': 'Canada, APPR',
  'law.SHY': 'Turkey, SHY-YOLCU',
  'law.US-DBC': 'United States: when the airline doesn’t let you on the plane',
  'law.ANAC400': 'Brazil, ANAC 400',
  'law.MC99': 'Montreal Convention',

  'why.out-of-reach': 'It doesn’t cover this route with an airline from this country.',
  'why.not-yet-law': 'It wasn’t in force on that day.',
  'why.short-delay': 'You arrived less than three hours late.',
  'why.delay': 'You arrived three hours late or more, and the airline was responsible.',
  'why.delay-halved':
    'You arrived three to four hours late on a route over 3,500 km. The airline can pay half.',
  'why.extraordinary':
    'The reason was outside the airline’s control or about safety. No compensation, but the airline must give you meals, a hotel, and a refund or another flight.',
  'why.outside-control':
    'The reason was outside the airline’s control or about safety. No compensation, but the airline must give you another flight, or a refund if it leaves too late. Meals and a hotel only for safety reasons.',
  'why.all-measures': 'The airline pays nothing if it proves it did everything reasonable.',
  'why.notice': 'You were told early enough.',
  'why.reroute-close': 'You were told in time, and the other flight was close to your booking.',
  'why.cancelled': 'Your flight was canceled at short notice, and no other flight was close enough.',
  'why.rerouted-halved': 'Another flight got you there soon enough. The airline can pay half.',
  'why.denied':
    'You were on time with a ticket and wanted to fly, but the airline didn’t let you on the plane.',
  'why.no-fixed-sum':
    'No fixed amount for that, but the airline must give you care, and a refund or another flight.',
  'why.refunded': 'Your flight was canceled and refunded, not flown another day.',
  'why.on-time-reroute': 'The other flight was planned to arrive at most one hour later.',
  'why.fare-share':
    'Two or four times the one-way fare, up to a limit, based on the delay of the other flight.',
  'why.fare-unknown': 'Two or four times the one-way fare. Enter the fare to see the amount.',
  'why.no-cancellation-sum':
    'No fixed amount for a delay or cancellation, but the airline must give you care, and a refund or another flight.',
  'why.proven-loss':
    'No fixed amount. Ask for what the delay cost you, and show receipts. The airline pays nothing if it did all it could.',
  'why.smaller-aircraft':
    'A smaller aircraft came for operational or safety reasons. No fixed amount for passengers without a seat.',
  'why.not-international': 'It covers international flights only.',
  'why.party-unknown': 'We don’t know if both countries have signed it.',

  'trips.choose': 'Use a flight from a trip',
  'trips.none': 'Choose a trip',
  'trips.empty': 'No flight in this trip.',
  'trips.flight': '{from} to {to}, {date}',

  'example.title': 'Try an example',
  'example.text': 'Rome to London with a British airline, 4 hours and 10 minutes late.',
  'example.action': 'Fill in the form',

  'notes.title': 'Where this comes from',
  'notes.law':
    'We wrote the amounts, distances and deadlines and last reviewed them on {date}. We compared only those of Turkey and the United States with published texts of the law. Read the law we name: European rules may change. Information, not legal advice.',
  'notes.device':
    'Calculated on this device, offline too. If you share this page’s link, others see your answers.',
  'notes.sdr':
    'XDR is a unit of money from the International Monetary Fund, used in agreements between countries. One is worth a little more than a euro.',
  'notes.connections':
    'If you booked several flights together, we measure in a straight line from the first airport to the last. European courts decided this (cases Wegener, C-537/17, and Bossen, C-559/16). The first flight’s airline is responsible for all of it (case České aerolinie, C-502/18).',

  'server.too-many-claims': 'An account can have 100 claims. Delete one first.',
  'server.unknown-airport':
    'We don’t know the airport {code}. Send departureCountry, arrivalCountry and distanceKm instead.',
})

export type CompensationKey = keyof (typeof compensationMessages)['texts']
