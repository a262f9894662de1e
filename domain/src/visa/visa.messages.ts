import { messages } from '../base/text.ts'

export const visaMessages = messages('visa', {
  title: 'Travel documents: Schengen days, passport, check-list | Tripwright',
  description:
    'Count your Schengen days (90 in any 180), check your own passport against the rule of your destination, and work down a dated check-list. On your device, offline too.',
  breadcrumb: 'Documents',
  heading: 'Travel documents',
  lead: 'Days in the Schengen area to the day, your own passport against a rule, and what to do by when.',

  'trip.title': 'Your trip',
  'trip.entry': 'Day of entry',
  'trip.exit': 'Day of exit',
  'trip.order': 'The day of exit comes after the day of entry.',
  'trip.none': 'Without dates, today counts.',

  'schengen.title': 'Schengen: 90 days in any 180',
  'schengen.text':
    'For visitors without a visa or with a short-stay one. The day of entry and the day of exit both count, in all Schengen countries together.',
  'schengen.stay': 'You may stay {days, plural, one {# day} other {# days}}',
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

  'passport.title': 'Your passport',
  'passport.text':
    'We hold no table of what each country asks. Ask the embassy or the border authority of your destination which of these rules it has, and choose it here.',
  'passport.issued': 'Issued on',
  'passport.expires': 'Expires on',
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

  'tasks.title': 'What to do by when',
  'tasks.text': 'For entry on {date}. Days are ours, with time to spare; an authority may be slower.',
  'tasks.none': 'Say the day of entry above, and the dates stand here.',
  'tasks.by': 'by {date}',
  'tasks.late': 'late: do it now',
  'task.passport': 'Look at the passport, renew it where it falls short',
  'task.entry-rule': 'Ask the authority of the destination: visa, entry form, passport rule, blank pages',
  'task.visa': 'Apply for the visa, where one is needed',
  'task.vaccination': 'Ask a travel clinic about vaccinations and medicines',
  'task.insurance': 'Insurance that pays abroad, with its emergency number',
  'task.copies': 'Copies of passport, visa and bookings, apart from the originals',
  'task.onward': 'Proof of onward travel and of a place to stay',
  'task.money': 'A second card, some cash, and tell the bank',
  'task.check-in': 'Check in; a last look at the entry rule',

  'notes.title': 'What this rests on',
  'notes.law':
    'Article 6(1) of Regulation (EU) 2016/399, the Schengen Borders Code: 90 days in any 180-day period, and for the passport 3 months after the intended exit and issued within the previous 10 years. Written from knowledge; the border authority decides.',
  'notes.limits':
    'Visas for a longer stay, residence permits and agreements between two states are not counted here. Whether you need a visa at all, only the authority can say.',
  'notes.device':
    'Stays, dates and ticks are kept on this device only, and everything works with no network.',
})

export type VisaKey = keyof (typeof visaMessages)['texts']
