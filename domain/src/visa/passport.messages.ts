import { messages } from '../base/text.ts'

/** The traveller’s own passport against a rule. */
export const passportMessages = messages('visa-passport', {
  'passport.title': 'Your passport',
  'passport.text':
    'Your own passport by the rule of your destination, or by one that you pick while you have none; the embassy and the border authority decide.',
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
})
