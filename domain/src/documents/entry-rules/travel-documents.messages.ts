import { messages } from '../../base/text.ts'

/** Schengen days: what is left, the past stays, the 180 days as a calendar. */
export const schengenMessages = messages('visa-days', {
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

/** What a purpose other than tourism adds to a verdict: read by few, so it travels apart from the rest. */
export const purposeMessages = messages('visa-purpose', {
  'reason.right': 'It rests on {right}.',

  'right.EEA':
    'free movement in the European Economic Area (Directive 2004/38/EC, Article 28 of the EEA Agreement). Who stays over three months registers, and must work, study or live on means of their own',
  'right.LI':
    'the EEA Agreement with its exception for Liechtenstein, which gives few residence permits a year, some of them by lot; a person who works there may live across the border',
  'right.CH':
    'the agreement on the free movement of persons between Switzerland and the EU, and the EFTA Convention. Who stays over three months or works there is given a permit, on registration',
  'right.CTA':
    'the Common Travel Area of Ireland and the United Kingdom: no visa, no permit, no registration',
  'right.TASMAN':
    'the Trans-Tasman Travel Arrangement: the visa that lets one live, work and study is given at the border, but for convictions',
  'right.COFA': 'the Compact of Free Association, section 141: no visa to live, work or study there',
  'right.COMPACT':
    'the Compact of Free Association, section 142: citizens of the United States are let in to live and work there, unless that government refuses one',
  'right.SANMARINO':
    'the convention of friendship of 1939, by which citizens of San Marino live and work in Italy',
  'right.GCC': 'the common market of the Gulf Cooperation Council (Economic Agreement of 2001, Article 3)',
  'right.EAEU':
    'the Treaty on the Eurasian Economic Union, Article 97: no work permit, and one may stay as long as the contract runs',
  'right.UNION':
    'the Union State of Russia and Belarus, whose citizens work and go to school in the other as in their own. Who stays over 90 days registers',
  'right.NEPAL':
    'the Treaty of Peace and Friendship of 1950, by which citizens of India and Nepal live and work in the other country',
  'right.BHUTAN':
    'the treaty of 2007 and the practice of India, which lets citizens of Bhutan live, work and study there',
  'right.MAINLAND':
    'the rules of mainland China for residents of Hong Kong, Macao and Taiwan: no work permit since 2018, but one enters with the travel permit for residents, and a long stay asks for a residence card',
  'right.OECS': 'free movement in the Economic Union of the Organisation of Eastern Caribbean States',
  'right.FOUR':
    'the full free movement that Barbados, Belize, Dominica and St Vincent and the Grenadines began on 1 October 2025',
  'right.CSME':
    'the Revised Treaty of Chaguaramas, Articles 45 and 46: only for those who hold a certificate of skills of their profession',
  'right.MERCOSUR':
    'the residence agreement of Mercosur and its associated states: two years, for a clean record, and permanent afterwards',
  'right.ECOWAS':
    'the protocols of ECOWAS on residence and establishment; how they are kept differs from country to country',
  'right.UEMOA':
    'the treaty of the West African Economic and Monetary Union, Article 91; how it is kept differs from country to country',
  'right.EAC':
    'the Common Market Protocol of the East African Community: Kenya, Rwanda and Uganda give each other’s citizens the work permit free of charge, for the trades that they opened',
  'right.BALKAN':
    'the Open Balkan agreement on access to the labour market, by a number that one registers for online',

  'note.meetings':
    'Meetings, talks and trade fairs are within what visitors may do there; paid work for a firm of the country is not.',
  'note.meetings-apart':
    'The visa that tourists get there does not cover meetings: there is one for business, mostly asked for in the same place.',
  'note.family':
    'Visiting family or friends counts as a visit. Some countries want an invitation, or that the host registers you.',
  'note.study':
    'A course within the days of a visit is covered by the rule for visitors in many countries: say your days above, and ask the school.',
  'note.study-long': 'Your days are more than a visit has, so no rule for visitors covers the course.',
  'note.short-course':
    'The table is of tourism. A course as short as a visit is covered by it in many countries, a longer one in none: ask the school and the embassy.',
  'note.course-apart':
    'A visit there covers only some courses, such as short ones or those for pleasure, even within its days: most want a student visa. Ask the school and the embassy.',
  'note.work':
    'A visit never covers paid work, not for one day. Whoever hires you usually has to apply first; some trades and some posted staff are exempt.',
  'note.journalism':
    'Reporting is seldom covered by the rule for visitors, and many countries want an accreditation: ask the embassy before you travel, cameras included.',
  'note.press': 'Reporters need a visa of their own there, and mostly an accreditation by the ministry.',
  'note.press-perhaps':
    'Reporters mostly need a visa, pass or permission of their own there, whatever holds for visitors: ask the embassy before you travel.',
  'note.press-i': 'Foreign media need the class I visa; ESTA and the visitor visa do not cover reporting.',
  'note.press-j': 'Reporters need the J visa, whatever holds for visitors.',
  'note.press-d-6': 'Reporters need the D-6 visa and an accreditation by the press centre.',
  'note.press-m': 'Reporters need the Non-Immigrant M visa and an accreditation.',
  'note.right-free':
    'A valid passport or, among many of these countries, an identity card is what one enters with.',
  'note.right-permit':
    'One enters as a visitor does and asks for the permit there, or at the consulate before.',
})

export type PurposeKey = keyof (typeof purposeMessages)['texts']

/** The text of a note that a purpose adds; null for a note of no text here. */
export function purposeNote(note: string): PurposeKey | null {
  const key = `note.${note}`
  return isKey(key) ? key : null
}

/** The text of the agreement that a verdict rests on, by its basis `right:EEA`; null for any other basis. */
export function residenceText(basis: string): PurposeKey | null {
  const key = basis.replace(':', '.')
  return isKey(key) && key.startsWith('right.') ? key : null
}

function isKey(text: string): text is PurposeKey {
  return Object.hasOwn(purposeMessages.texts, text)
}
