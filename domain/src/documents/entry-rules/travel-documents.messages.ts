import { messages } from '../../base/text.ts'

/** Schengen days: what is left, the past stays, the 180 days as a calendar. */
export const schengenMessages = messages('visa-days', {
  'schengen.title': 'Schengen: at most 90 days in any period of 180 days',
  'schengen.text':
    'For visitors with no visa or a short-stay visa. Entry and exit days count, in all Schengen countries together.',
  'schengen.free':
    'No 90-day limit with this passport: {countries}. Over three months, register at a local office.',
  'schengen.count': 'Count the days anyway',
  'schengen.stay': 'You can stay {days, plural, one {# day} other {# days}} in the Schengen area',
  'schengen.none': 'You can’t enter yet',
  'schengen.latest': 'If you enter on {entry}, leave by {exit}.',
  'schengen.used':
    'In the last 180 days, until {date}, you used {used} of 90 days. {left} left. Days from before the last 180 days don’t count.',
  'schengen.again': 'You can enter again from {date}.',
  'schengen.fits': 'Your trip of {days, plural, one {# day} other {# days}} fits.',
  'schengen.too-long':
    'Your trip of {days, plural, one {# day} other {# days}} is {over, plural, one {# day} other {# days}} too long.',
  'schengen.whole': 'Your whole trip works from {date}.',
  'schengen.overstay':
    'Based on the stays below, you stayed too long from {date}. A stamp or residence permit may say otherwise.',

  'stays.title': 'Past and other planned stays',
  'stays.entry': 'Entry',
  'stays.exit': 'Exit',
  'stays.add': 'Add stay',
  'stays.none': 'No stays yet. You have all 90 days.',
  'stays.row': '{entry} to {exit}',
  'stays.days': '{days, plural, one {# day} other {# days}}',
  'stays.remove': 'Remove {stay}',
  'stays.removed': 'Stay removed',
  'stays.undo': 'Undo',
  'stays.wrong': 'Enter both dates. The exit can’t be before the entry.',

  'strip.label': 'The last 180 days, until {date}: {used} days in the area',
  'strip.there': 'Days in Schengen',
  'strip.counted': 'The rest of the 180 days',
  'strip.trip': 'Your trip',
})

/** The traveller’s own passport against a rule. */
export const passportMessages = messages('visa-passport', {
  'passport.title': 'Your passport',
  'passport.text':
    'We check it against your destination’s rule, or another rule you choose. The embassy and border officers decide.',
  'passport.issued': 'Date when you got the passport',
  'passport.expires': 'Expires on',
  'passport.pages': 'Blank pages left',
  'passport.pages.hint': 'Visa pages without stamps or stickers.',
  'passport.pages.few':
    'Not enough blank pages. {country} asks for {asked}, you have {left}. Get or use another passport.',
  'passport.pages.enough': 'Blank pages: {country} asks for {asked}, you have {left}.',
  'passport.rule': 'Rule of your destination',
  'rule.six-months-entry': 'Valid for 6 months after entry',
  'rule.six-months-exit': 'Valid for 6 months after exit',
  'rule.three-months-exit': 'Valid for 3 months after exit',
  'rule.stay': 'Valid for the stay',
  'rule.schengen': 'Schengen: valid for 3 months after you leave, and at most 10 years old when you enter',
  'passport.ok': 'Your passport is fine',
  'passport.ok.text': 'It must be valid until {until}, and yours expires {expires}.',
  'passport.expires-too-soon': 'It expires too soon',
  'passport.expires-too-soon.text':
    'It must be valid until {until}, but yours expires {expires}. Renew it before your trip.',
  'passport.issued-too-long-ago': 'It was issued too long ago',
  'passport.issued-too-long-ago.text':
    'It will be over ten years old when you enter. Renew it before your trip.',
  'passport.issue-date-needed': 'We need the issue date too',
  'passport.issue-date-needed.text': 'For Schengen, a passport can’t be over ten years old when you enter.',
  'passport.missing': 'Enter both trip dates and your passport’s expiry date.',
})

/** What a purpose other than tourism adds to a verdict: read by few, so it travels apart from the rest. */
export const purposeMessages = messages('visa-purpose', {
  'reason.right': 'Based on {right}.',

  // Follows “Based on”, and a period follows it.
  'right.EEA':
    'free movement in the European Economic Area (Directive 2004/38/EC, Article 28 of the EEA Agreement). Over three months, register, and work, study or have your own income',
  'right.LI':
    'the EEA Agreement with its exception for Liechtenstein: few residence permits a year, some by lottery. Workers can live across the border',
  'right.CH':
    'the agreement on free movement between Switzerland and the EU, and the EFTA Convention. Over three months or to work, register for a permit',
  'right.CTA':
    'the Common Travel Area of Ireland and the United Kingdom: no visa, no permit, no registration',
  'right.TASMAN':
    'the Trans-Tasman Travel Arrangement: a visa to live, work and study at the border, unless you have convictions',
  'right.COFA': 'the Compact of Free Association, section 141: no visa to live, work or study there',
  'right.COMPACT':
    'the Compact of Free Association, section 142: US citizens can live and work there, unless refused',
  'right.SANMARINO': 'the 1939 convention of friendship: citizens of San Marino can live and work in Italy',
  'right.GCC': 'the common market of the Gulf Cooperation Council (Economic Agreement of 2001, Article 3)',
  'right.EAEU':
    'the Treaty on the Eurasian Economic Union, Article 97: no work permit, and a stay as long as your contract',
  'right.UNION':
    'the Union State of Russia and Belarus: citizens can work and study in both. Register if you stay over 90 days',
  'right.NEPAL':
    'the 1950 Treaty of Peace and Friendship: citizens of India and Nepal can live and work in both countries',
  'right.BHUTAN': 'the 2007 treaty and India’s practice: citizens of Bhutan can live, work and study there',
  'right.MAINLAND':
    'mainland China’s rules for residents of Hong Kong, Macao and Taiwan: no work permit since 2018, but the residents’ travel permit to enter, and a residence card for a long stay',
  'right.OECS': 'free movement in the Economic Union of the Organisation of Eastern Caribbean States',
  'right.FOUR':
    'the full free movement that Barbados, Belize, Dominica and St Vincent and the Grenadines began on 1 October 2025',
  'right.CSME':
    'the Revised Treaty of Chaguaramas, Articles 45 and 46: only with a certificate of skills for your profession',
  'right.MERCOSUR':
    'the residence agreement of Mercosur and its associated states: two years with a clean record, then permanent',
  'right.ECOWAS': 'the ECOWAS protocols on residence and establishment. Countries apply them differently',
  'right.UEMOA':
    'the treaty of the West African Economic and Monetary Union, Article 91. Countries apply it differently',
  'right.EAC':
    'the Common Market Protocol of the East African Community: Kenya, Rwanda and Uganda give each other’s citizens a free work permit, for the jobs they opened',
  'right.BALKAN': 'the Open Balkan agreement on the labor market, with a number you register for online',

  'note.meetings':
    'Visitors can attend meetings, talks and trade fairs, not do paid work for a local company.',
  'note.meetings-apart': 'Meetings need a business visa, usually from the same place.',
  'note.family': 'Counts as a visit. Some countries want an invitation, or your host to register you.',
  'note.study': 'A visit can often include a course. Enter your dates above, and ask the school.',
  'note.study-long': 'Too long for a visit: you need more than the visitor rule.',
  'note.short-course':
    'Our table covers tourism. Many countries allow a course no longer than a visit. Ask the school and the embassy.',
  'note.course-apart':
    'A visit covers only some courses, like short or leisure ones. Most need a student visa. Ask the school and embassy.',
  'note.work':
    'A visit never covers paid work. Your employer usually applies first. Some jobs and posted staff are exempt.',
  'note.journalism':
    'Visitor rules rarely cover reporting, and many countries want accreditation. Ask the embassy first, also about cameras.',
  'note.press': 'Reporters need their own visa there, and usually accreditation from the ministry.',
  'note.press-perhaps':
    'Reporters usually need their own visa, pass or permission there. Ask the embassy first.',
  'note.press-i': 'Foreign media need a class I visa, not ESTA or a visitor visa.',
  'note.press-j': 'Reporters need the J visa.',
  'note.press-d-6': 'Reporters need the D-6 visa and accreditation from the press center.',
  'note.press-m': 'Reporters need the Non-Immigrant M visa and accreditation.',
  'note.right-free': 'Enter with a valid passport or, often, an ID card.',
  'note.right-permit': 'Enter as a visitor and ask for the permit there, or at the consulate before.',
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
