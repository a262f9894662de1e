import { messages } from '../base/text.ts'

/** Schengen days: what is left, the past stays, the 180 days as a calendar. */
export const daysMessages = messages('visa-days', {
  'schengen.title': 'Schengen: 90 days in any 180',
  'schengen.text':
    'For visitors without a visa or with a short-stay one. The day of entry and the day of exit both count, in all Schengen countries together.',
  'schengen.free':
    'On this passport no days are counted: {countries}. It moves freely in Europe; who stays over three months registers.',
  'schengen.count': 'Count 90 days in any 180',
  'schengen.stay': 'You may stay {days, plural, one {# day} other {# days}} in the Schengen area',
  'schengen.none': 'You may not enter yet',
  'schengen.latest': 'Enter on {entry} and be out by {exit}.',
  'schengen.used':
    '{used} of 90 days used in the 180 days up to {date}, {left} left; older days drop out while you are there.',
  'schengen.again': 'A day of entry is possible again from {date}.',
  'schengen.fits': 'Your trip of {days, plural, one {# day} other {# days}} fits.',
  'schengen.too-long':
    'Your trip of {days, plural, one {# day} other {# days}} is {over, plural, one {# day} other {# days}} too long.',
  'schengen.whole': 'The whole trip is possible from {date}.',
  'schengen.overstay':
    'By the stays below you were there too long from {date} on. A stamp or a residence permit may say otherwise: check the dates.',

  'stays.title': 'Past stays, and other planned ones',
  'stays.entry': 'Entry',
  'stays.exit': 'Exit',
  'stays.add': 'Add the stay',
  'stays.none': 'None yet. With none, all 90 days are free.',
  'stays.row': '{entry} to {exit}',
  'stays.days': '{days, plural, one {# day} other {# days}}',
  'stays.remove': 'Remove {stay}',
  'stays.removed': 'Stay removed',
  'stays.undo': 'Undo',
  'stays.wrong': 'Both days, the exit on or after the entry.',

  'strip.label': 'The 180 days up to {date}: {used} days there',
  'strip.there': 'There',
  'strip.counted': 'Counts, not there',
  'strip.trip': 'Your trip',
})

/** The traveller’s own passport against a rule. */
export const passportMessages = messages('visa-passport', {
  'passport.title': 'Your passport',
  'passport.text':
    'Your own passport by the rule of your destination, or by one that you pick while you have none; the embassy and the border authority decide.',
  'passport.issued': 'Issued on',
  'passport.expires': 'Expires on',
  'passport.pages': 'Blank pages left',
  'passport.pages.hint': 'Visa pages with no stamp and no sticker.',
  'passport.pages.few':
    'Blank pages: {country} asks for {asked}, and yours has only {left}: a new passport is needed, or another one.',
  'passport.pages.enough': 'Blank pages: {country} asks for {asked}, yours has {left}.',
  'passport.rule': 'Rule of the destination',
  'rule.six-months-entry': 'Valid for 6 months after entry',
  'rule.six-months-exit': 'Valid for 6 months after exit',
  'rule.three-months-exit': 'Valid for 3 months after exit',
  'rule.stay': 'Valid for the stay',
  'rule.schengen': 'Schengen: 3 months after exit, issued within 10 years before entry',
  'passport.ok': 'It will do',
  'passport.ok.text': 'By this rule it has to be valid up to {until}, and it is valid up to {expires}.',
  'passport.expires-too-soon': 'It expires too soon',
  'passport.expires-too-soon.text':
    'By this rule it has to be valid up to {until}, and it expires on {expires}: renew it before the trip.',
  'passport.issued-too-long-ago': 'It was issued too long ago',
  'passport.issued-too-long-ago.text':
    'On the day of entry it is more than ten years old. That holds even where it was made out for longer: renew it before the trip.',
  'passport.issue-date-needed': 'The day of issue decides too',
  'passport.issue-date-needed.text':
    'For Schengen a passport may be ten years old at most on the day of entry: say when it was issued.',
  'passport.missing': 'Say both days of the trip and when the passport expires: the answer stands here.',
})
