import { messages } from '../../base/text.ts'

export const estimateMessages = messages('estimate', {
  'form.label': 'Your trip',
  'form.city': 'City',
  'form.city.nth': 'City {number, number}',
  // {city} and {country} are names.
  'form.option': '{city}, {country}',
  'form.nights': 'Nights',
  'form.outside': 'Hotel 30 minutes from the center',
  'form.add': 'Add a city',
  'form.remove': 'Remove {city}',
  'form.from': 'First day',
  'form.people': 'Travelers',
  'form.currency': 'Currency',
  // An option of a list of currencies.
  'form.currency.option': '{code} – {name}',
  'form.extra': 'Tickets and other costs you know: total for everyone',
  'form.styles.hint': 'Choose a style for each kind of cost.',

  'category.bed': 'Hotels',
  'category.meal': 'Food and drink',
  'category.transport': 'Getting around',
  'category.sights': 'Sights',
  'category.other': 'Tickets and other',
  'style.bed.low': 'Bed in a shared room, or the simplest room',
  'style.bed.likely': 'Good double room',
  'style.bed.high': 'Four-star hotel',
  'style.meal.low': 'Markets and street food',
  'style.meal.likely': 'Cafés and simple restaurants',
  'style.meal.high': 'Good restaurants',
  'style.transport.low': 'Walking and buses',
  'style.transport.likely': 'Public transport',
  'style.transport.high': 'Taxis',
  'style.sights.low': 'Mostly free sights',
  'style.sights.likely': 'Main sights',
  'style.sights.high': 'Tours and tickets',

  'problem.city': 'We have no prices for “{city}”. Choose a similar city.',
  'problem.nights': 'Enter 1 to 90 nights.',
  'problem.people': 'Enter 1 to 20 travelers.',
  'problem.from': 'Choose today or a later day.',
  'problem.extra': 'Enter an amount, like 250.',
  'problem.goal': 'Enter an amount over 0, like 900.',
  'problem.no-rate': 'No rate from {from} to {to} on this device. Choose another currency.',
  failed: 'You’re offline, and this isn’t on this device.',
  again: 'Try again',

  'result.none': 'Choose a city, a date and travelers.',
  'result.wrong': 'Fix the marked fields.',
  'result.title': 'Estimate',
  'result.total': 'About {amount}',
  // Follows “About {amount}” on its own line.
  'result.range': 'probably {low} to {high}',
  'result.day': '{people, plural, one {{amount} a day} other {{amount} a day for each of # travelers}}',
  'result.days':
    '{days, plural, one {# day} other {# days}}, {from} to {to}. Getting there isn’t included, unless you added it.',
  'result.kind': 'Category',
  'result.each': 'Per person a day',
  'result.between': '{low} to {high}',
  'result.all': 'Total',
  'result.where': 'City',
  'result.stop': '{city}, {nights, plural, one {# night} other {# nights}}',
  'result.take': 'Use as my budget',
  'result.unsure': 'Not sure of the prices in {cities}.',

  'save.title': 'Ways to save',
  'save.goal': 'Your total budget',
  'save.goal.hint': 'Leave empty, and we show what you save with the next cheaper style.',
  'save.flex': 'My dates can move by',
  'save.flex.days':
    '{days, plural, =0 {no days} one {# day earlier or later} other {# days earlier or later}}',
  'save.keep': 'Don’t change',
  'lever.dates': 'Dates',
  'lever.area': 'Area',
  'save.none.goal': 'It fits your budget, with {amount} left.',
  'save.none.kept': 'We found no savings. Let more things change, or allow more days.',
  'save.none': 'We found no savings. This is the lowest cost in these cities.',
  'save.dates': 'Start on {to}',

  'save.area': 'Stay 30 minutes from {city} city center',
  'save.instead': '{what}, instead of “{from}”',
  // An amount that is saved. The sign is a minus, not a hyphen.
  'save.minus': '−{amount}',
  'save.keep.this': 'Don’t change: {what}',
  // Check box: this style must not change.
  'save.keep.short': 'Don’t change',
  'save.before': 'Estimate',
  // Money saved, the sum of all changes.
  'save.sum': 'Saved',
  'save.after': 'New estimate',
  'save.reached': 'This fits your budget, with {left} left.',
  'save.short': 'Still {over} over your budget. Try a cheaper city, fewer nights or another season.',
  'save.apply': 'Apply to my trip',
  'save.applied': 'Trip updated',
  'save.undo': 'Undo',
  'save.gentle':
    'We compared {count, plural, one {# combination} other {# combinations}} of dates, areas and styles.',

  'share.title': 'Trip costs: {cities}',
  'share.text':
    'About {amount} for {people, plural, one {# traveler} other {# travelers}}, {days, plural, one {# day} other {# days}}.',

  'notes.title': 'About these numbers',
  'notes.source': 'Usual costs in {count, number} cities, in {year} prices. Yours can differ.',
  'notes.range':
    'The low price is in the middle between your style and the cheaper one. The high price is in the middle between your style and the more expensive one.',
  'notes.people':
    'Everyone counts as an adult, with two people in each room. Solo travelers pay for the whole room. In rooms shared with others, each pays for a bed.',
  'notes.rate': 'Exchange rates from {date}.',
})

export type EstimateKey = keyof (typeof estimateMessages)['texts']
