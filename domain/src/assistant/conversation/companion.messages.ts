import { messages } from '../../base/text.ts'

/** The short sentences of the companion's answers and questions. */
export const companionMessages = messages('companion', {
  'smalltalk.greeting': 'Hello! Where would you like to go, or what would you like to know?',
  'smalltalk.thanks': 'You’re welcome. Have a good trip!',
  'smalltalk.farewell': 'Goodbye, and safe travels!',
  'smalltalk.identity':
    'I’m Tripwright’s travel assistant, a program. I answer from our guides, rates and calendars, and I say so when I don’t know.',
  'smalltalk.abilities': 'Ask me about any of these, or say what you need:',

  'ask.cities': 'Which city?',
  'ask.city': 'Which city?',
  'ask.country': 'Which country?',
  'ask.destination': 'Which country are you going to?',
  'ask.passports': 'Which passport do you have?',
  'ask.amount': 'How much is it, and in which currency?',
  'ask.currency': 'In which currency?',
  'ask.from': 'How much is it, and in which currency?',
  'ask.to': 'Where to, or into which currency?',
  'ask.people': 'Between how many people?',
  'ask.language': 'Into which language?',
  'ask.place': 'Which place?',
  'ask.date': 'Which dates do you mean?',
  'ask.details':
    'I’m not sure I got all of that. Shall I go ahead with what I understood, or would you like to say it another way?',
  // What was understood of a question, in short parts, before “Go ahead”: “A plan: Vienna, 3 adults?”
  'ask.understood': '{what}? Shall I go ahead, or would you like to say it another way?',
  'understood.plan.make': 'A plan: {parts}',
  'understood.stays.search': 'A place to stay: {parts}',
  'understood.flights.search': 'Flights: {parts}',
  'understood.cars.search': 'A rental car: {parts}',
  'understood.currency.convert': 'A conversion: {parts}',
  'understood.money.split': 'A split bill: {parts}',
  'understood.weather.forecast': 'The weather: {parts}',
  'understood.climate.month': 'The usual weather: {parts}',
  'understood.visa.check': 'Entry rules: {parts}',
  'understood.costs.city': 'What a day costs: {parts}',
  'understood.places.find': 'Places to go: {parts}',
  'understood.packing.list': 'What to pack: {parts}',
  'understood.dates': '{from} to {to}',
  'understood.days': '{count, plural, one {# day} other {# days}}',
  'understood.adults': '{count, plural, one {# adult} other {# adults}}',
  'understood.children': '{count, plural, one {# child} other {# children}}',
  // Into which currency a sum is converted: “100 dollars, to euros”.
  'understood.to': 'to {currency}',
  // What a search cannot take, as the person said it: “a dog, a pool”.
  'left-out': 'I can’t search for this yet: {details}. Check it before you book.',
  'ask.go': 'Go ahead',
  // After a remark that asks for nothing, in short parts: “Lisbon, October, 2 adults, 1 child. What would you like to know?”
  'talk.noted': '{what}. What would you like to know?',
  'talk.noted.nowhere': '{what}. Where would you like to go?',
  'talk.noted.nothing': 'Noted. What would you like to know?',
  'talk.plan': 'Plan this trip',
  'talk.weather': 'What’s the weather like then?',
  'talk.cost': 'What does a day there cost?',
  'talk.flights': 'Find flights there',
  'talk.visa': 'Do I need a visa?',
  'talk.safety': 'Is it safe there?',
  'talk.from': 'from {city}',
  'talk.passport': 'passport: {country}',
  'talk.stepFree': 'no steps',
  'ask.other': 'What exactly would you like to know?',
  'ask.near': 'What would you like to know about {place}?',
  'ask.unknown': 'I didn’t understand that. Maybe one of these helps:',
  'ask.unknown.place': 'I understood {place}, but not what you’d like to know. Maybe one of these helps:',
  'ask.free': 'This question doesn’t count toward your daily limit.',

  'offer.plan.make': 'Plan a trip',
  'offer.places.find': 'Places to see',
  'offer.hours.check': 'Opening hours',
  'offer.visa.check': 'Do I need a visa?',
  'offer.weather.forecast': 'Weather forecast',
  'offer.climate.best': 'Best time to visit',
  'offer.costs.city': 'Daily budget',
  'offer.costs.compare': 'Is Lisbon cheaper than Rome?',
  'offer.currency.convert': 'Convert 100 USD to EUR',
  'offer.money.split': 'Split the bill',
  'offer.phrases.say': 'How do you say thank you in Japanese?',
  'offer.holidays.list': 'Public holidays',
  'offer.festivals.list': 'Festivals',
  'offer.safety.read': 'Is it safe?',
  'offer.emergency.numbers': 'Emergency numbers',
  'offer.health.vaccinations': 'Which vaccinations do I need?',
  'offer.driving.rules': 'Do I need an international driving permit?',
  'offer.habits.read': 'Should I tip?',
  'offer.power.plugs': 'Do I need an adapter?',
  'offer.compensation.check': 'My flight was delayed by 4 hours, what are my rights?',
  'offer.flights.search': 'Search flights',
  'offer.stays.search': 'Where should I stay?',
  'offer.packing.list': 'What should I pack?',
  'offer.help.find': 'I lost my passport',
  'offer.trips.read': 'Show my trips',
  // A question that can be asked next, with the place it is about.
  'offer.in': '{offer} ({place})',

  'split.each': 'Each of {people} people pays {share}.',
  'split.uneven': '{count, plural, one {# person pays} other {# people pay}} {share}.',
  'split.title': '{total} between {people} people',
  'split.note': 'The shares add up to the total.',
  'split.open': 'Split expenses of a trip',

  'vaccinations.title': 'Vaccinations for {country}',
  'vaccinations.none': 'No vaccination certificate is asked for at the border, as far as we know.',
  'vaccinations.always': 'A yellow fever certificate is required of every traveler.',
  'vaccinations.from-risk':
    'A yellow fever certificate is required if you come from a country where the disease occurs.',
  'vaccinations.open': 'All entry rules',

  'festivals.title': 'Festivals: {place}',
  'festivals.none': 'We know of none in that month.',
  'festivals.doubt': 'Written by us from one source. Check the dates of the year.',

  'airport.title': 'From the airport to {city}',
  // An airport with its code, and how far it is in a straight line.
  'airport.row': '{name} ({code}): {distance} from the center in a straight line.',
  // By the fares of the city: an estimate.
  'airport.taxi': 'A taxi costs about {sum}.',
  'airport.none': 'We know no airport within 60 km of the center.',
  'airport.text':
    'The taxi price is our estimate from the city’s usual prices, without surcharges. We don’t know which trains and buses run from the airport. Its website lists them.',
  'airport.open': 'More about {city}',

  // Both are names of places, or what the person called them.
  'route.title': 'From {from} to {to}',
  'route.searching': 'Looking for the places…',
  // {text} is what the person called a place.
  'route.unknown': 'We don’t know where “{text}” is.',
  'route.outside': 'Our city guides don’t have these places. A map app can show you the way.',
  'route.found': 'We took {name} to be this one: {address}.',
  'route.map': 'The way from {from} to {to}',
  'route.text':
    'Unless it says “along streets”, a way is our estimate: from the straight line, with the usual speeds and prices of the city, for one person. It knows no timetable.',
  // Opens the map app of the device.
  'route.open': 'Directions in a map app',

  'cost.all':
    '{days, plural, one {# day} other {# days}} for {people, plural, one {# person} other {# people}}, all together: about {sum}, likely between {low} and {high}.',
  'cost.all.text':
    'With a bed for each night, meals, transport and sights, without the way there. A child is counted like an adult.',

  'compare.title': 'A day in {month}',
  // A row of a table: a city and what a day there costs.
  'compare.row': '{city}: {sum}',
  // The same sum in the traveler’s own currency, an estimate.
  'compare.home': 'about {sum}',
  'compare.cheapest': '{city} is cheaper.',
  'compare.near': 'About the same: the difference is smaller than our estimate can tell.',
  'compare.text': 'For one of two who share an average room, with meals, transport and sights.',
  'compare.open': 'Estimate a budget',

  'packing.title': 'Packing for {city} in {month}',
  'packing.weather': 'Usually {low} to {high}, rain on {days, plural, one {# day} other {# days}}.',
  'packing.papers': 'Passport, cards, medicines, and copies of your documents',

  'help.lost-passport.title': 'Lost or stolen passport',
  'help.lost-passport.1': 'Report it to the local police and keep the written report.',
  'help.lost-passport.2':
    'Contact your country’s embassy or consulate. It can issue an emergency travel document.',
  'help.lost-passport.3':
    'Report the passport as lost to the authority that issued it, so nobody can use it.',
  'help.lost-card.title': 'Lost or stolen card',
  'help.lost-card.1': 'Block the card in your bank’s app or by its emergency line.',
  'help.lost-card.2': 'Check recent payments and report those that aren’t yours.',
  'help.lost-card.3': 'If it was stolen, report it to the local police and keep the written report.',
  'help.theft.title': 'After a theft',
  'help.theft.1': 'Get to a safe place first. If you’re in danger, call the police.',
  'help.theft.2': 'Block your cards and your phone’s SIM.',
  'help.theft.3': 'Report it to the local police. Your insurance will ask for the written report.',
  'help.medical.title': 'Medical help',
  'help.medical.1': 'In an emergency, call an ambulance.',
  'help.medical.2': 'Otherwise ask your travel insurer or your hotel for a doctor nearby.',
  'help.medical.3': 'Keep all receipts and reports for your insurance.',
  'help.luggage.title': 'Missing luggage',
  'help.luggage.1': 'Report it at the airline’s desk before you leave the airport, and keep the reference.',
  'help.luggage.2': 'Keep your boarding pass, bag tag and receipts for what you have to buy.',
  'help.luggage.3': 'Claim in writing from the airline. There are short deadlines.',
  'help.open': 'Emergency numbers and nearest help',

  'rights.delay': 'Your flight was late',
  'rights.cancellation': 'Your flight was canceled',
  'rights.denied-boarding': 'The airline didn’t let you on the plane',
  'rights.any': 'Your rights as a passenger',
  'rights.hours': 'You said: {hours, plural, one {# hour} other {# hours}}.',
  'rights.text':
    'What an airline must pay you depends on the route, the airline, the delay at arrival and the reason. With those we can say how much, or why it pays nothing.',
  'rights.open': 'Check flight compensation',

  'trip.list': 'Your trips',
  'trip.none': 'There’s no upcoming trip on this device or in your account.',
  // Title of a card: a trip and one of its days.
  'trip.day': '{trip}: {day}',
  'trip.day.empty': 'Nothing is planned for that day.',
  // A line of a day: when and what.
  'trip.row': '{time} {name}',
  'trip.bookings': 'Bookings of {trip}',
  'trip.bookings.none': 'No bookings are saved for this trip.',
  'trip.airport':
    'Your next flight leaves at {time} on {day}. Be at the airport two hours before, or three for a long flight, so plan to arrive by {by}. Add the way there: your airline’s own time comes first.',
  'trip.spent': '{trip}: {sum} spent',
  'trip.spent.none': 'No expenses are saved for this trip yet.',
  'trip.spent.part': 'Some expenses are in another currency and aren’t included.',
  'trip.open': 'Open trip',
  'trip.loading': 'Looking at your trips…',

  'notes.sim': 'SIM card',
  'notes.esim': 'eSIM',
  'notes.operators': 'Phone companies',
  'notes.etiquette': 'Manners',

  // Title of a card: a city and a date.
  'daylight.title': '{city}, {day}',
  'daylight.times': 'Sunrise {sunrise}, sunset {sunset}, local time.',
  'daylight.always': 'The sun doesn’t set on that day.',
  'daylight.never': 'The sun doesn’t rise on that day.',
  'daylight.source': 'Computed from the position of the sun.',

  'page.plan.make': 'The planner takes any town, also one that we have no guide for yet.',
  'page.plan.explain': 'Each stop of a plan says why it’s there and why then.',
  'page.bookings.add': 'Open your trip to add a booking.',
  'page.saved.add':
    'Use the save button of the answer you want to keep. Your saved answers are in your dashboard.',
  'page.guide.read': 'The city guide has weather, prices, habits and daylight of a month.',
  'page.documents.checklist': 'Papers, forms and passport rules, with dates to act by.',
  'page.events.now':
    'Earthquakes, storms and other live events are on the risk page, with the time of their source.',
  'page.text.translate': 'Phrases by situation, to show or play.',
  'page.cars.search': 'Choose where and when. You book on a partner site.',
  'page.nearby.find':
    'Food, pharmacies and help near you are on the home page, once you share your location.',
  'page.account.read': 'Your plan, your data, export and deletion are in the settings.',
  'page.emergency.numbers':
    'In danger, call first. All numbers for the country are on one page and work offline.',
  'page.help.find': 'What’s saved on this device for offline use.',
  'page.open': 'Open page',
  refused: 'I can’t help with that.',
})
