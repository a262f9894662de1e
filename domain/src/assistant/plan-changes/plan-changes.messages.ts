import { messages } from '../../base/text.ts'

/** The proposal of a change of a plan: what would change, why, and what it costs. */
export const planChangesMessages = messages('planChanges', {
  // On a trip's own page.
  'box.title': 'A change in words',
  'box.label': 'What should change?',
  'box.hint': 'One change at a time, in English. Nothing changes before you accept it.',
  'box.empty': 'Write what should change, or pick an example.',
  'box.show': 'Show the change',
  'box.close': 'Close',
  'box.unclear': 'That doesn’t read as a change of this trip. These do:',
  'box.assistant': 'Ask the assistant instead',

  title: 'Proposed changes to {trip}',
  loading: 'Working out the change…',
  'loading.trip': 'Looking at your trip…',
  failed: 'We couldn’t work out this change.',
  retry: 'Try again',
  'no-trip': 'There’s no upcoming trip on this device or in your account to change.',
  unkept: 'Save the plan above as a trip first. Then I can change it.',
  'unkept.other': 'Change “{trip}” instead',
  'no-trip.plan': 'Plan a trip',
  'no-plan': '{trip} has no plan that can be computed here. Open it to see why.',
  // For programs.
  'no-plan.program': 'This trip has no plan that can be computed here.',
  'stale.program':
    'The trip has another plan now, or the change is another one. Propose it again and accept that.',
  open: 'Open trip',

  'what.relaxed': '{count, plural, one {Day {day} gets} other {# days get}} fewer sights.',
  'what.packed': '{count, plural, one {Day {day} gets} other {# days get}} more sights.',
  'what.move': 'One stop moves, and only what has to follow moves with it.',
  'what.meals': '{count, plural, one {One meal is} other {# meals are}} somewhere else.',
  'what.arrival': 'Your first day starts at {time}.',
  'what.departure': 'Your last day ends at {time}.',
  'what.rest': 'Day {day} becomes a rest day: meals and bookings stay. Your dates stay too.',
  'what.budget': 'The total is at most {sum}, with as few stops changed as we found.',
  'what.remove': 'One stop is left out.',
  'what.swap': 'One stop is replaced.',
  'what.add': 'One stop is added.',
  'what.rain':
    'Rain is expected on day {day}. Outdoor stops go indoors or to a drier day, and the rest stays.',
  'what.none': 'No stop has to change.',

  parts: 'Changes to accept',
  'part.removed': 'Leave out {name}',
  'part.added': 'Add {name}',
  'part.moved': 'Move {name}',
  'part.retimed': '{name} at another time',
  'part.replaced': '{name} instead of {old}',
  'part.day': 'Other times on day {day}',
  // Before a day and times: what the plan says now.
  before: 'Before',
  // Before a day and times: what the plan would say.
  after: 'After',
  'at.none': 'Not in the plan',
  // A day of the trip, and from when to when.
  'at.time': 'Day {day}, {from} – {to}',
  // A stop whose time follows from another change: name, time before, time after.
  follows: '{name}: {before} → {after}',
  'follows.title': 'Times that follow',
  'minutes.more': '{minutes, number} min longer',
  'minutes.less': '{minutes, number} min shorter',
  'money.more': '{sum} more',
  'money.less': '{sum} less',

  'why.asked': 'You asked for it.',
  'why.room': 'Makes room for what you asked for.',
  'why.relaxed': 'Among the least known of the day, and nothing you asked for.',
  'why.packed': 'There’s time for it, it’s open, and it’s near.',
  'why.rest': 'So that the day is free.',
  'why.saves': 'Saves money, and nothing you asked for.',
  'why.diet': 'Serves what you eat, is open then, and is near.',
  'why.table': 'Another table near by that is open then.',
  'why.indoors': 'Indoors, out of the rain.',
  'why.drier': 'A drier day for what is outdoors.',
  'why.ends': 'The day has other hours now.',
  'why.follows': 'Its time follows from the change.',

  total: 'In all',
  'total.same': 'The same total',
  // How long the party is on the way, in all, compared with before.
  'way.more': '{minutes, number} min more on the way',
  'way.less': '{minutes, number} min less on the way',
  proved:
    'We checked opening hours, travel, meals and your requests again. No check fails that passed before.',
  'lost.one': 'Doesn’t fit without the other changes.',
  'lost.all': 'What you chose doesn’t fit without the rest. Choose more, or nothing changes.',
  'lost.some':
    '{count, plural, one {One change doesn’t} other {# changes don’t}} fit without the rest and will be left out.',

  'accept.all': 'Accept',
  'accept.some': 'Accept {count} of {all}',
  decline: 'Not now',
  accepted: '{trip} is changed.',
  declined: 'Nothing was changed.',
  undone: 'The change was undone.',
  undo: 'Undo',
  again: 'Propose it again',
  stale: 'The trip was changed meanwhile. This is the change for the trip as it is now.',
  'not-saved': 'The change couldn’t be saved.',

  'ask.kind': 'Which change do you mean? One at a time, for example:',
  'ask.stop': 'Which stop do you mean?',
  'ask.place': 'Which place do you mean?',
  'ask.day': 'Which day do you mean?',
  'ask.sum': 'How much cheaper?',

  'refused.title': 'That change doesn’t work',
  'refused.booked': '{name} is booked. Change the booking in your trip, and the plan follows.',
  'refused.already': 'Your plan is like that already.',
  'refused.already.name': '{name} is like that already.',
  'refused.not-better': 'We found no plan that does this and keeps everything else.',
  'refused.no-table':
    'We know of no other table for {name} that is open then, fits what you eat and isn’t in your plan.',
  'refused.not-in-plan': 'I can’t find “{name}” in your plan.',
  'refused.no-place':
    'I can’t find “{name}” in our guide. You can add it in your trip as a place of your own.',
  'refused.no-shelter':
    'We found nothing better. No indoor place near by is open then, and no drier day has room.',
  'refused.no-day': 'Your trip has no such day.',
  'refused.closed': '{name} is closed on day {day}.',
  'refused.hours': '{name} isn’t open then on day {day}. It’s open {hours}.',
  // Opening hours: from when to when.
  'refused.span': '{from} – {to}',
  'refused.saves-less': 'The most we can save is {sum}, without touching what you asked for.',
  'refused.saves-nothing': 'We found nothing to save without touching what you asked for.',
  'refused.conflict': 'These can’t be kept together:',
  'refused.unknown': 'We found no way to fit it in. Leave something out first.',
})
