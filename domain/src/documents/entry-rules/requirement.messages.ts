import { messages } from '../../base/text.ts'
import { expiryOfNote } from './requirement.rules.ts'

/** What a rule of entry says, in words; its notes are named by the table. */
export const requirementMessages = messages('visa-verdict', {
  'server.unknown': 'The table has no country with the code {code}.',

  'server.territory.same':
    '{place} is no row of this table: the rules of {state} hold there. Ask for {state} as destination, and check with its government before you book.',
  'server.territory.differs':
    '{place} is no row of this table. Its rules follow {state} with differences, and a visa or a stay for {state} may not hold there: ask the authorities of {state} for {place} by name.',
  'server.territory.own':
    '{place} has entry rules of its own, which we do not hold, so we do not guess. A visa for {state} may not hold there: ask the authorities of {place}.',
  'server.territory.passport':
    'We hold no rules for papers of {place}. Do not read those of {state} for them: such a paper can be treated otherwise. Ask the destination about the paper that you carry by its full name.',

  'reason.citizen': 'It is your own country.',
  'reason.bloc': 'Your passport belongs to {bloc}, and the destination has one rule for it.',
  'reason.list': 'The destination names your passport in its rule.',
  'reason.rest': 'It is the rule of the destination for all passports that it does not name.',
  'reason.import': 'It comes from a table that was read in here.',
  'reason.replaced': 'Our own table of {date} says otherwise: {need}.',
  'reason.purpose': 'The rule for visitors does not cover this purpose.',

  'says.purpose':
    'You need a visa or permit to {purpose, select, study {study} work {work} other {report for the press}} in {country}.',
  'says.purpose.unsure':
    'You probably need a visa or permit to {purpose, select, study {study} work {work} other {report for the press}} in {country}.',
  'says.right-free': 'You may live and {purpose, select, study {study} other {work}} in {country}.',
  'says.right-free.unsure':
    'Probably you may live and {purpose, select, study {study} other {work}} in {country}, but check.',
  'says.right-permit':
    'You may live and {purpose, select, study {study} other {work}} in {country} once you have its residence permit.',
  'says.right-permit.unsure':
    'Perhaps you can get a permit to live and {purpose, select, study {study} other {work}} in {country}: check.',
  'says.transit.free': 'You may change planes in {country}, and leave the airport.',
  'says.transit.clearance': 'You need a travel authorisation even to change planes in {country}.',
  'says.transit.clearance-to-leave': 'Airside in {country} you probably need nothing, but ask the airline.',
  'says.transit.visa': 'You need a visa even to change planes in {country}.',
  'says.transit.airside': 'Ask the airline whether you may change planes in {country} without a visa.',
  'says.transit.refused': 'This passport is not admitted to {country}.',
  'transit.landside': 'If you pass the border (bags, another airport, a night in town):',

  'bloc.EU': 'the European Union',
  'bloc.EFTA': 'the European Free Trade Association',
  'bloc.GCC': 'the Gulf Cooperation Council',
  'bloc.CTA': 'the Common Travel Area of Ireland and the United Kingdom',
  'bloc.ECOWAS': 'the Economic Community of West African States',
  'bloc.AES': 'the Alliance of Sahel States',
  'bloc.EAC': 'the East African Community',
  'bloc.CEMAC': 'the Central African Economic and Monetary Community',
  'bloc.SADC': 'the Southern African Development Community',
  'bloc.MERCOSUR': 'Mercosur and its associated states',
  'bloc.CA4': 'the Central America-4 area',
  'bloc.CARICOM': 'the Caribbean Community',
  'bloc.OECS': 'the Organisation of Eastern Caribbean States',
  'bloc.CIS': 'the Commonwealth of Independent States',
  'bloc.EAEU': 'the Eurasian Economic Union',
  'bloc.ASEAN': 'the Association of Southeast Asian Nations',
  'bloc.COFA': 'the states of the Compact of Free Association',

  'transit.title': 'Stops on the way',
  'transit.free': 'You may leave the airport without a visa.',
  'transit.clearance': 'A travel authorisation is needed even to change planes.',
  'transit.clearance-to-leave':
    'To pass the border there a travel authorisation is needed. Staying airside usually is not such a case: ask the airline.',
  'transit.visa': 'A visa is needed even to change planes.',
  'transit.airside':
    'Whether you may change planes without a visa depends on the airport, the bags and the tickets: ask the airline.',
  'transit.refused': 'This passport is not admitted there: choose another way.',
  'transit.unknown': 'We know nothing about this stop: ask the airline.',

  'europe.title': 'At the European border',
  'europe.ees':
    'EES: at the first entry your face and fingerprints are taken (under 12 the face alone), later ones are checked against it. Free of charge, and nothing is filled in before; allow time for the queue.',
  'europe.etias':
    'ETIAS: an authorisation asked for online, 20 euros and free under 18 and over 70, announced for the end of 2026. We do not know whether it has begun: look before you book.',
  'europe.page': 'The European Union on both',

  'rules.own': 'What {country} asks of you',
  'rules.own.citizen':
    'It is your own country: a passport of yours or, where there is one, an identity card.',
  'rules.own.free':
    'A passport or identity card that is valid, and nothing else (Directive 2004/38/EC, Article 5): no days after exit, no blank pages, no way out to be shown. The airline may want the passport.',
  'rules.title': 'What {country} asks of a passport',
  'rules.entry': 'Valid for {months, plural, one {# month} other {# months}} after entry',
  'rules.exit': 'Valid for {months, plural, one {# month} other {# months}} after exit',
  'rules.stay': 'Valid for the stay',
  'rules.none': 'Valid on the day of entry',
  'rules.pages':
    '{pages, plural, =0 {No rule on blank pages that we know} one {# blank page} other {# blank pages}}',
  'rules.onward': 'Proof of onward travel is asked for',
  'rules.onward.no': 'Proof of onward travel: not always, airlines may ask',
  'rules.form':
    'Entry form, filled in online from {days, plural, one {# day} other {# days}} before, free of charge:',
  'rules.form.maybe': 'Entry form online, which saves time at the border, free of charge:',
  'rules.form.none': 'No entry form that we know of: the official page would have it',
  'rules.yellow.never': 'No vaccination is asked for at the border',
  'rules.yellow.from-risk': 'Yellow fever certificate for those who come from where it occurs',
  'rules.yellow.always': 'Yellow fever certificate for everybody',
  'rules.unsure': 'Some of this is not certain: check.',
  'rules.schengen': 'Valid for 3 months after exit, and issued within the 10 years before entry',

  'fee.title': 'Form and fee',
  'fee.known':
    '{fee} to the government, from {date} on as far as we know, and only we say so. Other pages take more for filling in the same form.',
  'fee.free':
    'Free of charge from the government, as far as we know. Pages that take money for it are others.',
  'fee.unknown': 'We know no fee that we would vouch for: the official page has it, with the form.',
  'fee.no-page': 'We know neither a fee nor an official page that we would vouch for: ask the embassy.',

  'note.business':
    'The table is of tourism. Meetings are often covered by the same rule, but not everywhere, and paid work never is: check.',
  'note.until': 'A temporary rule; the last date known here is {date}. Check whether it was extended.',
  'note.free-movement': 'Free movement: no limit in days for a visit.',
  'note.common-travel': 'Common Travel Area: no limit in days.',
  'note.compact': 'Compact of Free Association: no visa to live, work or study there.',
  'note.special-category': 'A Special Category Visa is given on arrival, with no limit in days.',
  'note.resident-on-arrival': 'A resident visa is given on arrival, with no limit in days.',
  'note.id-card': 'A national identity card is enough.',
  'note.biometric': 'Only with a biometric passport.',
  'note.window-180': 'The days count within any 180.',
  'note.window-365': 'The days count within any 365.',
  'note.window-120': 'The days count within any 120.',
  'note.window-60': 'The days count within any 60.',
  'note.per-year-90': 'At most 90 days in a calendar year.',
  'note.six-months': 'A longer stay, up to six months in all, can be asked for there.',
  'note.ca4': 'The days count together in Guatemala, El Salvador, Honduras and Nicaragua.',
  'note.through-schengen':
    'It can be reached only through the Schengen area: the Schengen rule decides, and a return there needs an entry.',
  'note.through-israel': 'The way in is controlled by Israel: its rule applies too.',
  'note.esta':
    'ESTA, applied for online at least 72 hours before; for arrivals by air and sea, and by land too.',
  'note.uk-eta': 'UK ETA, applied for online before the journey.',
  'note.ca-eta': 'Canadian eTA, for arrivals by air.',
  'note.ca-eta-conditional':
    'By air an eTA is enough for those who held a Canadian visa in the last ten years or hold a valid US visa.',
  'note.au-eta': 'Australian ETA (subclass 601), by its app.',
  'note.au-evisitor': 'Australian eVisitor (subclass 651), free of charge and online.',
  'note.au-online': 'The visitor visa (subclass 600) is applied for online.',
  'note.nzeta': 'NZeTA with the visitor levy, applied for before the journey.',
  'note.nz-online': 'The visitor visa is applied for online.',
  'note.k-eta': 'K-ETA, applied for online before the journey.',
  'note.k-eta-exempt': 'Without K-ETA for the time being.',
  'note.lk-eta': 'Sri Lankan ETA, applied for online; fees were lifted and put back more than once.',
  'note.etail': 'ETA-IL, applied for online before the journey.',
  'note.kenya-eta': 'Kenyan eTA, applied for online before the journey.',
  'note.kn-eta': 'eTA of St Kitts and Nevis, applied for online before the journey.',
  'note.eta-mz': 'Registered online 48 hours before, with a fee on arrival.',
  'note.amhm': 'Electronic travel authorisation for Morocco.',
  'note.sc-authorisation': 'A travel authorisation is applied for online before the journey.',
  'note.ease': 'Registered online (EASE) with the airport security fee before arrival.',
  'note.imuga': 'The traveller declaration (IMUGA) is filled in online within 96 hours before the flight.',
  'note.registration': 'Registered online before the journey.',
  'note.e-visa-too': 'It can also be had online before the journey.',
  'note.on-arrival-too': 'At some airports it is also given on arrival.',
  'note.airports': 'Only at certain airports.',
  'note.free': 'Given on arrival free of charge.',
  'note.sr-fee': 'An entry fee is paid online before the journey.',
  'note.cu-visa': 'An electronic tourist visa and the D’Viajeros form.',
  'note.sdf': 'With a daily sustainable development fee.',
  'note.permit': 'An entry permit is made out on arrival.',
  'note.e-tourist':
    'The e-Tourist visa is had for 30 days, one year or five years; each lets in at certain airports.',
  'note.e-visa-16': 'The e-visa lets in at certain crossings only.',
  'note.jordan-pass': 'The Jordan Pass covers the fee for a stay of three nights or more.',
  'note.nepal': 'Given for 15, 30 or 90 days.',
  'note.nepal-free': 'Given for 15, 30 or 90 days; for some neighbours free of charge.',
  'note.pk-free': 'Free of charge, by the online visa system.',
  'note.sinai': 'For the Sinai coast only.',
  'note.hotel': 'With a hotel booked through the official site.',
  'note.bilateral': 'By an agreement of the two countries.',
  'note.season': 'In the summer season only.',
  'note.group': 'For groups there are lighter rules.',
  'note.guide': 'Only on a tour with a guide, booked before.',
  'note.invitation': 'With an invitation or a letter from the destination.',
  'note.invitation-maybe': 'An invitation may be asked for.',
  'note.sponsor': 'By way of a hotel, an airline or a sponsor there.',
  'note.referral': 'The application is looked at by the immigration service first and takes longer.',
  'note.permission': 'Only with a special permission.',
  'note.multiple-us': 'For US citizens as a visa for several entries over a year.',
  'note.reciprocity': 'Rules changed by reciprocity in 2024 and 2025.',
  'note.conditional':
    'Lighter where one holds a valid visa or residence permit of the United States, the Schengen area or some other states.',
  'note.ave-conditional':
    'Lighter (AVE) where one holds a valid visa of the United States or the Schengen area.',
  'note.conditional-easier':
    'Easier with a valid visa of the United States, the United Kingdom or the Schengen area.',
  'note.us-suspended':
    'Proclamations of June and December 2025 suspended entry or some visas for this nationality, with exceptions.',
  'note.th-30':
    'It was 60 days. In May 2026 the government of Thailand decided on 30 for most and a visa for some; we do not know since when that holds.',
  'note.home-return':
    'Not by passport: with the travel permit for residents of Hong Kong, Macao, Taiwan or the mainland.',
  'note.hk-mo': 'Residents enter with their identity card.',
  'note.transit-240': 'In transit to a third country up to 240 hours without a visa, at certain ports.',
  'note.war': 'There is war: most governments advise against any journey.',
})

export type RequirementKey = keyof (typeof requirementMessages)['texts']

/** The text of a note and the date in it; null for a note of no text here (those of a purpose: `purposeNote`). */
export function noteText(note: string): { key: RequirementKey; date: string | null } | null {
  const date = expiryOfNote(note)
  if (date !== null) return { key: 'note.until', date }
  const key = `note.${note}`
  return isKey(key) ? { key, date: null } : null
}

/** The text of the basis of a verdict and of its bloc; `residenceText` words a right to live in a country. */
export function reasonText(basis: string): { key: RequirementKey; bloc: RequirementKey | null } {
  const [kind = '', name] = basis.split(':')
  const [key, bloc] = [`reason.${kind}`, `bloc.${name}`]
  return { key: isKey(key) ? key : 'reason.rest', bloc: isKey(bloc) ? bloc : null }
}

function isKey(text: string): text is RequirementKey {
  return Object.hasOwn(requirementMessages.texts, text)
}
