import { messages } from '../../base/text.ts'
import { expiryOfNote } from './requirement.rules.ts'

/** What a rule of entry says, in words; its notes are named by the table. */
export const requirementMessages = messages('visa-verdict', {
  'server.unknown': 'We don’t know a country with the code {code}.',

  'territory.same':
    '{place} follows the rules of {state}. Choose {state}, and check with its government before you book.',
  'territory.differs':
    '{place} follows {state} with differences. We don’t know what your passport needs, and a visa or stay for {state} may not be valid there.',
  'territory.own':
    '{place} has its own entry rules, which we don’t know. A visa for {state} may not be valid there.',
  'territory.ask': 'Ask {authority}: {page}',
  'territory.ask.link': 'Ask {authority}',
  'territory.ask.state': 'Ask the authorities of {state} about {place}.',
  'territory.passport.state':
    'People from {place} usually have a passport from {state}. If you do, choose {state}. If not, ask the destination, with your document’s full name.',
  'territory.passport.british':
    'Passports from {place} are British. If yours says British Citizen, choose United Kingdom. For British Overseas Territories Citizen we have no rules, and those for British Citizens may not apply: ask the destination by that name.',
  'territory.passport.none':
    'We have no rules for papers from {place}. Ask the destination, with your document’s full name.',
  'territory.choose': 'Choose {state}',

  'reason.citizen': 'This is your own country.',
  'reason.bloc': 'One rule for passports from {bloc}.',
  'reason.list': 'This country’s rules name your passport’s country.',
  'reason.rest': 'The rule for passports it doesn’t name.',
  'reason.import': 'From a table that was imported here.',
  'reason.replaced': 'Our own table from {date} says: {need}.',
  'reason.purpose': 'The visitor rule doesn’t cover this purpose.',

  'says.purpose':
    'You need a visa or permit to {purpose, select, study {study} work {work} other {report for the press}} in {country}.',
  'says.purpose.unsure':
    'You probably need a visa or permit to {purpose, select, study {study} work {work} other {report for the press}} in {country}.',
  'says.right-free': 'You can live and {purpose, select, study {study} other {work}} in {country}.',
  'says.right-free.unsure':
    'You can probably live and {purpose, select, study {study} other {work}} in {country}.',
  'says.right-permit':
    'You can live and {purpose, select, study {study} other {work}} in {country} with its residence permit.',
  'says.right-permit.unsure':
    'You may be able to get a permit to live and {purpose, select, study {study} other {work}} in {country}.',
  'says.transit.free': 'You can change planes in {country} and leave the airport.',
  'says.transit.clearance': 'You need a travel authorization even to change planes in {country}.',
  'says.transit.clearance-to-leave':
    'You probably need nothing to stay airside in {country}. Ask the airline.',
  'says.transit.visa': 'You need a visa even to change planes in {country}.',
  'says.transit.airside': 'Ask the airline if you can change planes in {country} without a visa.',
  'says.transit.refused': '{country} doesn’t admit this passport.',
  'transit.landside': 'If you pass border control (bags, another airport, a night in town):',

  // Goes into “The destination has one rule for passports from {bloc}”.
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

  'transit.title': 'Where you change planes',
  'transit.free': 'You can leave the airport without a visa.',
  'transit.clearance': 'You need a travel authorization even to change planes.',
  'transit.clearance-to-leave':
    'You need a travel authorization to pass border control, but usually not to stay airside. Ask the airline.',
  'transit.visa': 'You need a visa even to change planes.',
  'transit.airside': 'It depends on the airport, your bags and your tickets. Ask the airline.',
  'transit.refused': 'This passport isn’t admitted there. Choose another route.',
  'transit.unknown': 'We don’t know the rule for changing planes there. Ask the airline.',

  'europe.title': 'At the European border',
  'europe.ees':
    'EES: your face and fingerprints (only the face under 12) are taken at your first entry and checked later. Free, no form. Allow time for the line.',
  'europe.etias':
    'ETIAS: an online authorization for 20 euros, free under 18 and over 70, announced for the end of 2026. Check if it has started before you book.',
  'europe.page': 'Official EU page on both',

  'rules.own': 'What {country} asks of you',
  'rules.own.citizen': 'Your own country. Bring your passport or ID card.',
  'rules.own.free':
    'A valid passport or ID card (Directive 2004/38/EC, Article 5): no extra months, blank pages or ticket out of the country. The airline may want a passport.',
  'rules.title': 'Passport rules of {country}',
  'rules.entry': 'Valid for {months, plural, one {# month} other {# months}} after entry',
  'rules.exit': 'Valid for {months, plural, one {# month} other {# months}} after exit',
  'rules.stay': 'Valid for the stay',
  'rules.none': 'Valid on the day of entry',
  'rules.pages':
    '{pages, plural, =0 {No blank page rule we know of} one {# blank page} other {# blank pages}}',
  'rules.onward': 'Ticket out of the country needed',
  'rules.onward.no': 'Ticket out of the country: not always needed, but airlines may ask',
  'rules.form': 'Online entry form, free, from {days, plural, one {# day} other {# days}} before:',
  'rules.form.maybe': 'Optional online entry form, free, saves time at the border:',
  'rules.form.none': 'No entry form we know of. Check the official page.',
  'rules.yellow.never': 'No vaccination needed at the border',
  'rules.yellow.from-risk': 'Yellow fever certificate if you come from a risk area',
  'rules.yellow.always': 'Yellow fever certificate for everyone',
  'rules.unsure': 'Not all of this is sure. Please check.',
  'rules.schengen': 'Valid for 3 months after exit, and not over 10 years old at entry',

  'fee.title': 'Form and fee',
  'fee.known':
    '{fee} to the government since {date} (our own note, not checked by others). Other sites charge more for the same form.',
  'fee.free': 'Free from the government, as far as we know. Sites that charge aren’t official.',
  'fee.unknown': 'We don’t know the fee. See the official page.',
  'fee.no-page': 'We know no official page or reliable fee. Ask the embassy.',

  'note.business': 'Our table covers tourism. It often covers meetings too, never paid work. Please check.',
  'note.until': 'Temporary rule, until {date} as far as we know. Check if it was extended.',
  'note.free-movement': 'Free movement: no day limit for a visit.',
  'note.common-travel': 'Common Travel Area: no day limit.',
  'note.compact': 'Compact of Free Association: no visa to live, work or study there.',
  'note.special-category': 'Special Category Visa on arrival, no day limit.',
  'note.resident-on-arrival': 'Resident visa on arrival, no day limit.',
  'note.id-card': 'A national identity card is enough.',
  'note.biometric': 'Only passports with a chip (biometric).',
  'note.window-180': 'Days count in any 180-day period.',
  'note.window-365': 'Days count in any 365-day period.',
  'note.window-120': 'Days count in any 120-day period.',
  'note.window-60': 'Days count in any 60-day period.',
  'note.per-year-90': 'At most 90 days per calendar year.',
  'note.six-months': 'You can ask there for up to six months in total.',
  'note.ca4': 'Days count together in Guatemala, El Salvador, Honduras and Nicaragua.',
  'note.through-schengen':
    'You can only get there through the Schengen area, so its rule decides, and returning counts as an entry.',
  'note.through-israel': 'Israel controls the way in, so its rule applies too.',
  'note.esta': 'ESTA: apply online at least 72 hours before, by air, sea or land.',
  'note.uk-eta': 'UK ETA: apply online first.',
  'note.ca-eta': 'Canadian eTA, for arrivals by air.',
  'note.ca-eta-conditional':
    'By air, an eTA is enough with a Canadian visa in the last ten years or a valid US visa.',
  'note.au-eta': 'Australian ETA (subclass 601), through its app.',
  'note.au-evisitor': 'Australian eVisitor (subclass 651), free and online.',
  'note.au-online': 'Apply online for the visitor visa (subclass 600).',
  'note.nzeta': 'NZeTA with the visitor levy: apply first.',
  'note.nz-online': 'Apply online for the visitor visa.',
  'note.k-eta': 'K-ETA: apply online first.',
  'note.k-eta-exempt': 'No K-ETA needed for now.',
  'note.lk-eta': 'Sri Lankan ETA: apply online. The fee has changed several times.',
  'note.etail': 'ETA-IL: apply online first.',
  'note.kenya-eta': 'Kenyan eTA: apply online first.',
  'note.kn-eta': 'St Kitts and Nevis eTA: apply online first.',
  'note.eta-mz': 'Apply online at least 5 working days before. There is a fee.',
  'note.amhm': 'Electronic travel authorization for Morocco.',
  'note.sc-authorisation': 'Apply online for a travel authorization first.',
  'note.ease': 'Register online (EASE) and pay the airport security fee first.',
  'note.imuga': 'Fill in the traveler declaration (IMUGA) online within 96 hours before your flight.',
  'note.registration': 'Register online first.',
  'note.e-visa-too': 'Also online before you travel.',
  'note.on-arrival-too': 'Some airports also give it on arrival.',
  'note.on-arrival-maybe':
    'You may still get it on arrival, but the rules have changed. Check before you fly.',
  'note.e-visa-listed': 'Published lists say you can apply online. Check the official site.',
  'note.on-arrival-listed': 'Published lists say you can get it on arrival. Check before you fly.',
  'note.lists-say-free': 'Two published lists say you don’t need a visa. Ask the embassy before you book.',
  'note.airports': 'Only at certain airports.',
  'note.free': 'Free, given on arrival.',
  'note.sr-fee': 'Pay an entry fee online first.',
  'note.cu-visa': 'Electronic tourist visa and the D’Viajeros form.',
  'note.sdf': 'With a daily sustainable development fee.',
  'note.permit': 'Entry permit on arrival.',
  'note.e-tourist': 'The e-Tourist visa is for 30 days, one year or five years, at certain airports only.',
  'note.e-visa-16': 'At certain border crossings only.',
  'note.jordan-pass': 'The Jordan Pass covers the fee from three nights.',
  'note.nepal': 'For 15, 30 or 90 days.',
  'note.nepal-free': 'For 15, 30 or 90 days, free for some neighbors.',
  'note.pk-free': 'Free, through the online visa system.',
  'note.sinai': 'For the Sinai coast only.',
  'note.hotel': 'With a hotel booked through the official site.',
  'note.bilateral': 'By an agreement between the two countries.',
  'note.season': 'Summer season only.',
  'note.group': 'Easier rules for groups.',
  'note.guide': 'Only on a pre-booked guided tour.',
  'note.invitation': 'With an invitation or a letter from the destination.',
  'note.invitation-maybe': 'They may ask for an invitation.',
  'note.sponsor': 'Through a hotel, an airline or a local sponsor.',
  'note.referral': 'The immigration service reviews applications first. It takes longer.',
  'note.stay-differs':
    'Another published list has another length of stay. Ask before you plan all these days.',
  'note.stay-unknown': 'The page doesn’t say for how many days. Please ask.',
  'note.territory-visa': 'A Schengen visa isn’t valid there. Your visa must name the place.',
  'note.territory-same': 'The rules of the state it belongs to apply there.',
  'note.per-island': 'Per island: each has its own border control.',
  'note.schengen-days': 'Days there and in the Schengen area count together, in any 180-day period.',
  'note.same-ship': 'Only if you arrive and leave on the same ship.',
  'note.permission': 'Only with a special permission.',
  'note.multiple-us': 'For US citizens, a multiple-entry visa for a year.',
  'note.reciprocity': 'Rules changed in 2024 and 2025.',
  'note.conditional': 'Easier with a valid US, Schengen or some other visa or residence permit.',
  'note.ave-conditional': 'Easier (AVE) with a valid US or Schengen visa.',
  'note.conditional-easier': 'Easier with a valid US, UK or Schengen visa.',
  'note.us-suspended':
    'Proclamations in June and December 2025 suspended entry or some visas for this nationality, with exceptions.',
  'note.th-30':
    'It was 60 days. In May 2026, Thailand’s government decided on 30 for most and a visa for some, from an unknown date.',
  'note.home-return':
    'Not with a passport, but with the travel permit for residents of Hong Kong, Macao, Taiwan or the mainland.',
  'note.hk-mo': 'Residents enter with their ID card.',
  'note.transit-240': 'In transit to a third country: up to 240 hours without a visa, at certain ports.',
  'note.war': 'There is a war. Most governments advise against all travel.',
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
