import { messages } from '../../base/text.ts'
import type { VisaRequirement } from './matrix.rules.ts'

export const visaMessages = messages('visa', {
  title: 'Do I need a visa? Entry rules, Schengen days, passport | Tripwright',
  description:
    'Say your passports and where you are going: visa or not, for how many days, how sure that is and how old. With stops on the way, Schengen days, your passport and a dated check-list.',
  keywords: 'visa check, entry requirements, Schengen calculator, passport validity',
  breadcrumb: 'Documents',
  heading: 'Travel documents',
  lead: 'Whether you need a visa, for how many days, and how sure that is. Then your passport, your Schengen days, and what to do by when.',

  'trip.title': 'Your trip',
  'trip.entry': 'Day of entry',
  'trip.exit': 'Day of exit',
  'trip.order': 'The day of exit comes after the day of entry.',
  'trip.none': 'Without dates, today counts.',
  'trip.passport': 'Your passport',
  'trip.passport.more': 'Another passport',
  'trip.choose': 'Choose a country',
  'trip.destination': 'Destination',
  'trip.purpose': 'Purpose',
  'trip.via': 'Change planes in',
  'trip.via.none': 'No stop, or choose one',
  'trip.held': 'Passports',
  'trip.stops': 'Stops',
  'trip.remove': 'Remove {country}',
  'purpose.tourism': 'Tourism',
  'purpose.family': 'Visiting family or friends',
  'purpose.business': 'Business meetings',
  'purpose.transit': 'Changing planes, passing through',
  'purpose.study': 'Study',
  'purpose.work': 'Work',
  'purpose.journalism': 'Journalism',

  'answer.title': 'The answer',
  'answer.empty': 'Say your passport and your destination: the answer stands here in one sentence.',
  'answer.example': 'Try a German passport and Japan',
  'answer.missing': 'The table of this passport is not on this device, and there is no network.',
  'answer.again': 'Ask again',
  'answer.unknown': 'We know nothing about this pair: ask the authority of the destination.',
  'answer.citizen': 'Your own country: {country}.',
  'answer.visa-free': 'You need no visa for {country}.',
  'answer.visa-free.days':
    'You need no visa for {country}, up to {days, plural, one {# day} other {# days}}.',
  'answer.eta': 'You need an electronic travel authorisation for {country}.',
  'answer.eta.days':
    'You need an electronic travel authorisation for {country}, up to {days, plural, one {# day} other {# days}}.',
  'answer.on-arrival': 'You get a visa on arrival in {country}.',
  'answer.on-arrival.days':
    'You get a visa on arrival in {country}, up to {days, plural, one {# day} other {# days}}.',
  'answer.e-visa': 'You need an e-visa for {country}.',
  'answer.e-visa.days': 'You need an e-visa for {country}, up to {days, plural, one {# day} other {# days}}.',
  'answer.required': 'You need a visa for {country} before you travel.',
  'answer.not-admitted': 'This passport is not admitted to {country}.',
  'answer.visa': 'You need a visa for {country}.',
  'kind.on-arrival': 'You can probably get it on arrival. Check how before you book.',
  'kind.e-visa': 'You can probably get it online, as an e-visa. Check how before you book.',
  'kind.required':
    'You probably have to get it from an embassy before you travel. Check how before you book.',
  'probably.visa-free': 'Probably you need no visa for {country}, but check.',
  'probably.eta': 'Probably you need an electronic travel authorisation for {country}, but check.',
  'probably.on-arrival': 'Probably you get a visa on arrival in {country}, but check.',
  'probably.e-visa': 'Probably you need an e-visa for {country}, but check.',
  'probably.required': 'Probably you need a visa for {country}, so check.',
  'probably.not-admitted': 'Probably {country} does not admit this passport, so check.',
  'probably.days': 'It would be for up to {days, plural, one {# day} other {# days}}.',
  'need.citizen': 'own country',
  'need.visa-free': 'no visa',
  'need.eta': 'travel authorisation',
  'need.on-arrival': 'visa on arrival',
  'need.e-visa': 'e-visa',
  'need.required': 'visa before you travel',
  'need.not-admitted': 'not admitted',
  'need.probably': 'probably {need}',
  'need.days': '{need}, {days, plural, one {# day} other {# days}}',
  'answer.sure': 'Certain, as far as we know',
  'answer.unsure': 'Not certain',
  'answer.with': 'Travel on this passport: {country}',
  'answer.others': 'Your other passports here',
  'answer.fits': 'Your {days, plural, one {# day} other {# days}} fit.',
  'answer.too-long':
    'Your {days, plural, one {# day} other {# days}} are {over, plural, one {# day} other {# days}} too many for this.',
  'answer.too-long.unsure':
    'Your {days, plural, one {# day} other {# days}} are probably {over, plural, one {# day} other {# days}} too many for this.',
  'answer.fits.unsure': 'Your {days, plural, one {# day} other {# days}} would fit, if that is right.',
  'answer.until':
    'If you enter on {entry}, the last of {days, plural, one {# day} other {# days}} is {date}, the day of entry counted.',
  'answer.until.unsure':
    'If that is right and you enter on {entry}, the last of {days, plural, one {# day} other {# days}} would be {date}.',
  'answer.by-visa': 'How long you may stay, the visa itself says.',
  'answer.check': 'Check it with the authority of the destination or its embassy before you book.',
  'answer.official': 'Official page of {country}',

  'notes.title': 'What this rests on',
  'notes.law':
    'Article 6(1) of Regulation (EU) 2016/399, the Schengen Borders Code: 90 days in any 180-day period, and for the passport 3 months after the intended exit and issued within the previous 10 years. Written from knowledge; the border authority decides.',
  'notes.limits':
    'Visas for a longer stay, residence permits and agreements between two states are not counted here; for study, work and reporting the large agreements on residence are, and no rule of one country alone.',
  'notes.visa':
    'The table of entry rules is for an ordinary passport and a short visit. We wrote it from knowledge and compared it with another published table and, for American, Australian, British, Canadian and Irish passports, with the pages of their governments. Where they differ, or nobody is sure, it says so. The airline and the border authority decide.',
  'notes.device':
    'What you say here is kept on this device and in the address of the page. The rows of your passports stay here too: they answer with no network.',
})

/** What is done before a journey; the first are the ones that take authorities weeks. */
export const TASK_NAMES = [
  'passport',
  'entry-rule',
  'visa',
  'transit',
  'vaccination',
  'insurance',
  'copies',
  'onward',
  'money',
  'form',
  'check-in',
] as const
export type TaskName = (typeof TASK_NAMES)[number]

/** The check-list with its dates. */
export const tasksMessages = messages('visa-tasks', {
  'tasks.title': 'What to do by when',
  'tasks.text': 'For entry on {date}. Days are ours, with time to spare; an authority may be slower.',
  'tasks.none': 'Say the day of entry above, and the dates stand here.',
  'tasks.past': 'The day of entry has gone by. Say the day of your next entry, and the dates stand here.',
  'tasks.by': 'by {date}',
  'tasks.late': 'late: do it now',
  'task.passport': 'Look at the passport, renew it where it falls short',
  'task.entry-rule': 'Ask the authority of the destination: visa, entry form, passport rule, blank pages',
  'task.visa.look': 'Look up whether a visa is needed',
  'task.visa.register': 'Register online: no visa, but that is asked for before the journey',
  'task.visa.eta': 'Apply for the travel authorisation (eTA)',
  'task.visa.etias': 'See whether ETIAS has begun; if so, ask for it',
  'task.visa.e-visa': 'Apply for the e-visa',
  'task.visa.on-arrival': 'For the visa on arrival: the fee in cash, a photo, the address of the first night',
  'task.visa.visa': 'Apply for the visa',
  'task.visa.refused': 'This passport is not admitted: ask the embassy, or travel on another one',
  'task.visa.check-citizen': 'Check whether you enter as a citizen',
  'task.visa.check-visa-free': 'Check whether you need a visa: probably not',
  'task.visa.check-eta': 'Check whether a travel authorisation (eTA) is enough, then apply',
  'task.visa.check-e-visa': 'Check whether an e-visa is what you need, then apply',
  'task.visa.check-on-arrival': 'Check whether you get the visa on arrival',
  'task.visa.check-required': 'Check whether you need a visa, then apply: probably you do',
  'task.visa.check-not-admitted': 'Check whether this passport is admitted at all: probably it is not',
  'task.transit': 'Ask the airline what changing planes needs: {stops}',
  'task.vaccination': 'Ask a travel clinic about vaccinations and medicines',
  'task.insurance': 'Insurance that pays abroad, with its emergency number',
  'task.copies': 'Copies of passport, visa and bookings, apart from the originals',
  'task.onward': 'Proof of onward travel and of a place to stay',
  'task.money': 'A second card, some cash, and tell the bank',
  'task.form': 'Fill in the entry form online: {form}',
  'task.check-in': 'Check in; a last look at the entry rule',
})

export type VisaKey = keyof (typeof visaMessages)['texts']

/** Of a visa that is certainly needed, how one probably gets it; null where that is certain too, or the verdict is another. */
export function visaKindKey({ need, certain, kindCertain }: RequirementCore): VisaKey | null {
  if (!certain || kindCertain) return null
  return need === 'on-arrival' || need === 'e-visa' || need === 'required' ? `kind.${need}` : null
}

type RequirementCore = Pick<VisaRequirement, 'need' | 'days' | 'certain' | 'kindCertain'>

/** The sentence of a verdict. An uncertain one says so and never begins like a certain one. */
export function answerKey(verdict: RequirementCore): VisaKey {
  const { need, days, certain, kindCertain } = verdict
  if (need === 'citizen') return 'answer.citizen'
  if (visaKindKey(verdict) !== null) return 'answer.visa'
  if (!certain || !kindCertain) return `probably.${need}`
  if (days === null || need === 'required' || need === 'not-admitted') return `answer.${need}`
  return `answer.${need}.days`
}
