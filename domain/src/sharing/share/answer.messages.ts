import { messages } from '../../base/text.ts'

/** What stands beside a link to an answer: in its preview, and in the picture of it. In English, as all documents are. */
export const answerMessages = messages('share-answers', {
  'days.one': '1 day',
  'days.many': '{count} days',
  'nights.one': '1 night',
  'nights.many': '{count} nights',
  // Goes into “{nights} in {cities} for {people}”.
  'people.one': 'one traveler',
  'people.many': '{count} travelers',
  source: '{source}, as of {date}',
  'source.checked': '{source}, as of {date}. Not sure, please check.',

  'documents.kicker': 'Travel documents',
  'documents.title': '{passport} to {country}: {need}',
  'documents.citizen': '{country} is this passport’s own country',
  // Follows “{passport} to {country}:” as {need}.
  'documents.visa-free': 'no visa needed',
  'documents.eta': 'an electronic travel authorization (eTA)',
  'documents.on-arrival': 'a visa on arrival',
  'documents.e-visa': 'an e-visa',
  'documents.required': 'a visa before you travel',
  'documents.not-admitted': 'this passport is not admitted',
  'documents.probably': 'probably {need}',
  'documents.best': 'The best of {count} passports for this trip.',
  'documents.fits': '{days} are within what is allowed.',
  'documents.too-long': '{days} are too long for this.',
  'documents.check': 'Ask the government of your destination before you book.',
  // Label of a figure: how long you can stay in a country.
  'documents.stay': 'Stay',
  // Beside “Stay”.
  'documents.stay.up-to': 'up to {days}',
  'documents.stay.unlimited': 'no limit',
  'documents.stay.by-visa': 'as the visa says',
  'documents.sure': 'How sure',
  // Beside “How sure”.
  'documents.sure.yes': 'as far as we know',
  'documents.sure.no': 'not sure',
  'documents.passport': 'Passport',

  'currency.kicker': 'Currency converter',
  'currency.title': '{from} is {to}',
  'currency.line.rate': 'Reference rate, without bank fees.',
  'currency.line.estimate': 'Estimated rate, without bank fees.',
  // An exchange rate: a number and a currency.
  'currency.rate': '{from} {to}',
  'currency.date': 'Rate of',

  'translate.kicker': 'Phrases in {language}',
  'translate.title': '{count} phrases in {language}',
  'translate.line': 'Listen, show full screen, use offline.',
  // A phrase in another language. Use the quotation marks of your language.
  'translate.phrase': '“{text}”',
  'translate.means': '“{english}” in {language}',
  'translate.headline': '“{english}” in {language}: {text}',
  // The phrase in its own script, then in Latin letters.
  'translate.both': '{text} ({latinLetters})',
  'translate.said': 'Said',
  'translate.written': 'Read it in its own script on the page, or listen.',
  'translate.unsure': 'Not sure. Ask someone who speaks it.',
  'translate.source': 'Written by us, not checked by a native speaker yet',

  'flight.kicker': 'Flight compensation',
  'flight.title.due': '{way}: {amount} is due',
  'flight.title.limit': '{way}: no fixed sum, the loss you can prove up to {amount}',
  'flight.title.fare': '{way}: a share of the fare is due',
  'flight.title.none': '{way}: no fixed sum is due',
  'flight.way.codes': '{from} to {to}',
  'flight.delay': 'Arrived {hours} h {minutes} min late, {date}.',
  'flight.cancellation': 'Canceled, {date}.',
  'flight.denied-boarding': 'Denied boarding, {date}.',
  'flight.law': 'Law',
  'flight.article': 'Article',
  'flight.distance': 'Distance',
  'flight.own': '{country} has its own law. Ask there.',
  'flight.source': 'Seven laws, written by us',

  'budget.kicker': 'Trip budget',
  'budget.title': '{nights} in {cities} for {people}: about {amount}',
  'budget.line': 'Hotels, meals, transport and sights. Getting there isn’t included.',
  'budget.range': 'Likely between',
  'budget.between': '{low} and {high}',
  'budget.each': 'Per person a day',
  'budget.from': 'First day',

  'risk.kicker': 'Safety check',
  'risk.title': '{place}: level {level} of 4, {words}',
  // Follows “level {level} of 4,” as {words}.
  'risk.level.1': 'be as careful as at home',
  'risk.level.2': 'take extra care',
  'risk.level.3': 'think again before you go',
  'risk.level.4': 'do not travel',
  'risk.reasons': 'Because of {reasons}.',
  'risk.parts': 'Worst parts',
  // Beside “Worst parts”.
  'risk.parts.level': 'level {level} of 4',
  'risk.help': 'Emergency',
  'risk.source': 'Our own rating, not a government’s',

  'emergency.kicker': 'Emergency numbers',
  'emergency.title': '{country}: in an emergency, call {number}',
  // {numbers} is a list of the next text.
  'emergency.several': '{country}: {numbers}',
  'emergency.number': '{services} {number}',
  'emergency.none': '{country}: we know of no emergency number',
  'emergency.line': 'What to do first if someone is ill, robbed or lost a passport.',
  'emergency.general': 'All emergencies',
  'emergency.police': 'Police',
  'emergency.ambulance': 'Ambulance',
  'emergency.fire': 'Fire',
  'emergency.touristPolice': 'Tourist police',

  'brief.kicker': 'City guide by month',
  'brief.title': '{city} in {month}: {low} to {high} °C',
  'brief.line': '{days} with rain, {sun} hours of sunshine a day, crowds: {crowd}.',
  'brief.light': 'Daylight',
  'brief.light.hours': '{hours} h {minutes} min',
  'brief.day': 'Cost per day',
  // Beside “Cost per day”.
  'brief.day.about': 'about {amount}',
  'brief.sea': 'Water temperature',
  // {period} is years, such as “1991 to 2020”.
  'brief.source': '{source} ({period})',
  'brief.degrees': '{degrees} °C',

  'compare.kicker': 'Two cities compared',
  'compare.title': '{first} or {second} in {month}: {low} to {high} °C, or {coldest} to {warmest} °C',
  'compare.city': '{city}: {days} with rain, crowds: {crowd}.',
  'compare.day': 'Cost per day in {city}',
  'compare.distance': 'Distance',

  'cars.kicker': 'Car rental',
  'cars.title': '{country}: drive on the {side}',
  'cars.title.search': '{place}: car rental for {days}',
  // Goes into “drive on the {side}”.
  'cars.side.left': 'left',
  'cars.side.right': 'right',
  'cars.licence': 'License from {country}: {need}.',
  // Goes into “License from {country}: {need}”.
  'cars.licence.own': 'usually valid',
  'cars.licence.idp-advised': 'bring an international permit too',
  'cars.licence.idp-required': 'you also need an international permit',
  'cars.licence.local-permit': 'you need a local permit',
  'cars.licence.home': 'valid, from this country',
  'cars.licence.mutual': 'valid',
  'cars.licence.translation': 'you also need a Japanese translation',
  'cars.licence.convention-1949': 'you also need a 1949 international permit',
  'cars.licence.convention-1968': 'you also need a 1968 international permit',
  'cars.tolls.single': 'You pay to use some roads (tolls).',
  'cars.tolls.many': 'You pay to use many roads (tolls).',
  'cars.vignette': 'Highways need a road fee sticker (vignette).',
  'cars.age': 'Many companies rent from age {age}.',
  'cars.age.none': 'Car rental for visitors is rare.',
  'cars.urban': 'Towns',
  'cars.rural': 'Outside towns',
  'cars.motorway': 'Highways',
  // In place of a speed limit.
  'cars.unlimited': 'no general limit',
  // A speed and its unit, such as “50 km/h”.
  'cars.speed': '{speed} {unit}',
})
