import { messages } from '../../base/text.ts'

export const compensationMessages = messages('compensation', {
  title: 'Flight compensation: seven laws, with the article | Tripwright',
  description:
    'Delayed, cancelled or left behind? Seven laws are asked, each with its article: the sum that is due, or the honest no, and a claim letter to send. No account, no commission.',
  keywords: 'flight compensation, delayed flight, cancelled flight, EU261, claim letter',
  breadcrumb: 'Flight compensation',
  heading: 'Flight compensation',
  lead: 'What seven laws say of your flight, each with its article: a sum, or an honest no. The letter is yours; nobody takes a share.',

  'form.label': 'Your flight',
  'form.departure': 'From',
  'form.arrival': 'To',
  'form.airport.hint': 'With connections on one booking: the first and the last airport',
  'form.flight': 'Flight number',
  'form.flight.hint': 'Of the flight that went wrong, such as LH 400; it tells the airline',
  'form.flight.is': '{airline}. Did another one fly it (“operated by”)? Then choose its country.',
  'form.flight.unknown': 'We do not know this airline: choose its country.',
  'form.country.departure': 'Country you left from',
  'form.country.arrival': 'Country you flew to',
  'form.distance': 'Distance',
  'form.distance.hint': 'We do not know one of these airports, so we cannot measure.',
  'form.distance.choose': 'Choose the distance',
  'form.distance.short': 'Up to 1,500 km',
  'form.distance.medium': '1,500 to 3,500 km',
  'form.distance.long': 'Over 3,500 km',
  'form.country.choose': 'Choose a country',
  'form.country.other': 'Another country',
  'form.carrier': 'Country of the airline',
  'form.carrier.hint': 'Of the one that flew, not the one that sold the ticket',
  'form.date': 'Day of departure',
  'form.event': 'What happened',
  'event.delay': 'It arrived late',
  'event.cancellation': 'It was cancelled',
  'event.denied-boarding': 'I was not let on board',
  'form.delay': 'Late at the final destination',
  'form.hours': 'Hours late',
  'form.minutes.late': 'and minutes',
  'form.minutes': 'Minutes',
  'form.notice': 'Told how many days before departure',
  'form.notice.hint': '0 on the day itself',
  'form.reroute': 'I was given another flight',
  'form.earlier': 'It left earlier by',
  'form.later': 'It arrived later by',
  'form.cause': 'The cause, as the airline told it',
  'form.cause.hint': 'Nothing told counts for you: the airline has to prove its excuse.',
  'cause.none': 'It told nothing',
  'cause.own': 'In the hands of the airline',
  'cause.outside': 'From outside',
  'cause.technical': 'A technical fault',
  'cause.technical-hidden': 'A hidden defect of manufacture, or sabotage',
  'cause.crew': 'Crew missing, ill or out of hours',
  'cause.strike-own': 'A strike of its own people',
  'cause.late-before': 'The aircraft came late from its flight before',
  'cause.weather': 'Weather in which nobody could fly',
  'cause.air-traffic': 'Air traffic control, or closed airspace',
  'cause.strike-others': 'A strike of others: controllers, airport, security',
  'cause.bird': 'A bird or another thing struck the aircraft',
  'cause.lightning': 'Lightning struck the aircraft',
  'cause.security': 'A danger to security, unrest or war',
  'cause.airport': 'A failure of the airport: fuel, power, runway',
  'cause.ill': 'A passenger fell ill',
  'cause.unruly': 'An unruly passenger',
  'cause.other': 'Something else that it could not prevent',
  'form.equipment': 'The seats were missing because a smaller aircraft came, for operations or safety',
  'form.fare': 'One-way fare in US dollars',
  'form.large': 'A large airline (two million passengers a year or more)',
  'form.countries.hint': 'Airports: our own table of {count, number}, as of {date}.',

  'problem.airport': 'Say where from and where to; for an airport that is not in our list, its country.',
  'problem.same': 'From and to are one airport: say where the booking ended.',
  'problem.distance': 'Say the distance.',
  'problem.carrier': 'Say which country the airline is of.',
  'problem.date': 'Say the day of the flight.',
  'problem.future': 'This day has not come: only a cancellation can be known before.',
  'problem.closed': 'One of these airports had closed before that day: look at the day, or at the airport.',
  'problem.delay': 'Say how late it arrived.',
  'problem.notice': 'Say how many days before you were told.',
  'problem.reroute': 'Say how much later the other flight arrived.',
  'problem.minutes': 'A whole number, 0 or more.',
  'problem.fare': 'An amount such as 240 or 240.50.',

  'answer.title': 'What is due',
  'answer.due': '{amount} for each passenger',
  'answer.at-home':
    'About {amount} at the rates of {date}{isEstimate, select, true {: an estimate, from knowledge} other {, {source}}}.',
  'answer.due.unknown': 'A share of the fare for each passenger, at most {limit}',
  'answer.none': 'No fixed sum is due by any of the seven laws.',
  'answer.once': 'One and the same loss is paid once: where two laws have a sum, choose one.',
  'answer.incomplete': 'The answer stands here as soon as this is said:',
  'answer.route': '{from} to {to}, {km, number} km along the great circle',
  'answer.borderline':
    'The distance is within one per cent of the edge of a band. Measured otherwise it may fall on the other side: expect the airline to do so.',
  'answer.contested':
    'The airline may say that this cause excuses it; courts have not settled that. Ask for proof.',
  'answer.basis.no': 'This cause is no excuse: {basis}.',
  'answer.basis.yes':
    'This cause is an excuse: {basis}. The airline must still prove it, and that nothing could be done.',
  'answer.others': 'Laws that do not reach this flight',
  'own.law': 'A law of its own: {country}',
  'own.text': 'It may reach this flight too. We hold none of its sums and terms, so ask before you give up:',
  'answer.limit': 'Proven loss, at most {limit}',
  'law.EU261': 'European Union, EU 261',
  'law.UK261': 'United Kingdom, UK 261',
  'law.APPR': 'Canada, APPR',
  'law.SHY': 'Turkey, SHY-YOLCU',
  'law.US-DBC': 'United States, denied boarding',
  'law.ANAC400': 'Brazil, ANAC 400',
  'law.MC99': 'Montreal Convention',

  'why.out-of-reach': 'It does not reach flights on this way with an airline of this country.',
  'why.not-yet-law': 'It was not in force on that day.',
  'why.short-delay': 'The arrival was less than three hours late.',
  'why.delay': 'The arrival was three hours late or more, and the cause lay with the airline.',
  'why.delay-halved':
    'Three hours late or more but less than four on a way of over 3,500 km: the airline may pay half.',
  'why.extraordinary':
    'The cause was beyond the airline, or a matter of safety: no compensation, but meals, a bed and the choice of refund or another flight remain due.',
  'why.outside-control':
    'The cause lay outside the airline, or was needed for safety: no compensation, but another flight, and a refund where it leaves too late. Meals and a bed are owed only where it was a matter of safety.',
  'why.all-measures':
    'The airline owes nothing for the delay if it proves that it did all that could reasonably be asked of it.',
  'why.notice': 'You were told early enough.',
  'why.reroute-close': 'You were told in time and the other flight kept close to the booked one.',
  'why.cancelled':
    'The flight was cancelled at short notice, with no other flight close enough to the booked one.',
  'why.rerouted-halved': 'Another flight brought you there soon enough that the airline may pay half.',
  'why.denied': 'You were refused against your will although you were there in time with a ticket.',
  'why.no-fixed-sum':
    'This law has no fixed sum for that. Care, refund or another flight are due all the same.',
  'why.refunded': 'The flight was cancelled and refunded instead of flown on another day.',
  'why.on-time-reroute': 'The other flight was planned to arrive at most an hour after the booked one.',
  'why.fare-share':
    'Twice or four times the one-way fare, up to a limit, by how late the other flight arrived.',
  'why.fare-unknown': 'It is twice or four times the one-way fare: say the fare to know the sum.',
  'why.no-cancellation-sum':
    'For a delay or a cancellation this law has no fixed sum: care, refund or another flight are due.',
  'why.proven-loss':
    'No fixed sum. What arriving late cost you can be claimed with receipts, unless the airline did all it could.',
  'why.smaller-aircraft':
    'A smaller aircraft came for reasons of operation or safety: nothing fixed is due for those who found no seat.',
  'why.not-international': 'It is for flights between two states.',
  'why.party-unknown': 'We do not know that both countries are party to it.',

  'trips.choose': 'Take the flight from a trip',
  'trips.none': 'Choose a trip',
  'trips.empty': 'This trip holds no flight that we can read.',
  'trips.flight': '{from} to {to}, {date}',

  'example.title': 'Try it with an example',
  'example.text': 'Rome to London with a British airline, 4 hours and 10 minutes late.',
  'example.action': 'Fill in the form',

  'notes.title': 'What this rests on',
  'notes.law':
    'Sums, distances and days of the laws are written from knowledge, last gone through on {date}, and compared with published texts only for Turkey and the United States; the article is given so that you can check. A change of the European rules was being negotiated. This is information and no legal advice.',
  'notes.device':
    'Everything is worked out on this device, also with no network. The address of the page carries your answers.',
  'notes.sdr':
    'XDR are special drawing rights of the International Monetary Fund, by which treaties count; one is a little more than a euro.',
  'notes.connections':
    'Flights on one booking count as one way, measured straight from the first airport to the last (Wegener, C-537/17; Bossen, C-559/16), and the airline that flew the first part answers for all of it (České aerolinie, C-502/18). Separate bookings count each for itself.',

  'server.too-many-claims': 'An account keeps a hundred claims at most. Take one away first.',
  'server.unknown-airport':
    'We do not know the airport {code}. Say departureCountry, arrivalCountry and distanceKm instead.',
})

export type CompensationKey = keyof (typeof compensationMessages)['texts']
