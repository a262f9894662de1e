import { messages } from '../../base/text.ts'
import type { VisaRequirement } from './matrix.rules.ts'

export const visaMessages = messages('visa', {
  title: 'Visa check, Schengen days, passport rules | Tripwright',
  description:
    'See if you need a visa, for how long, and how sure that is. With stopovers, Schengen days, passport rules and a checklist.',
  keywords: 'visa check, entry requirements, Schengen calculator, passport validity',
  breadcrumb: 'Documents',
  heading: 'Travel documents',
  lead: 'Check your visa, your passport and how long you can stay in Europe (Schengen), and get a checklist with dates.',

  'trip.title': 'Your trip',
  'trip.entry': 'Arrival date',
  'trip.exit': 'Departure date',
  'trip.order': 'The departure date must be after the arrival date.',
  'trip.none': 'Without dates, we use today.',
  'trip.passport': 'Your passport',
  'trip.passport.more': 'Another passport',
  'trip.choose': 'Choose a country',
  'trip.destination': 'Destination',
  'trip.purpose': 'Purpose',
  'trip.via': 'Change planes in',
  'trip.via.none': 'I don’t change planes',
  'trip.held': 'Passports',
  'trip.stops': 'Where you change planes',
  'trip.remove': 'Remove {country}',
  'purpose.tourism': 'Tourism',
  'purpose.family': 'Visiting family or friends',
  'purpose.business': 'Business meetings',
  'purpose.transit': 'Changing planes',
  'purpose.study': 'Study',
  'purpose.work': 'Work',
  'purpose.journalism': 'Journalism',

  'answer.title': 'Visa requirement',
  'answer.empty': 'Choose your passport and destination.',
  'answer.example': 'Try a German passport and Japan',
  'answer.missing': 'You’re offline, and this isn’t on this device.',
  'answer.again': 'Try again',
  'answer.unknown': 'We don’t know this rule. Ask the embassy of your destination.',
  'answer.citizen': 'This is your own country: {country}.',
  'answer.visa-free': 'You don’t need a visa for {country}.',
  'answer.visa-free.days':
    'You don’t need a visa for {country}, up to {days, plural, one {# day} other {# days}}.',
  'answer.eta': 'You need an electronic travel authorization for {country}.',
  'answer.eta.days':
    'You need an electronic travel authorization for {country}, up to {days, plural, one {# day} other {# days}}.',
  'answer.on-arrival': 'You get a visa on arrival in {country}.',
  'answer.on-arrival.days':
    'You get a visa on arrival in {country}, up to {days, plural, one {# day} other {# days}}.',
  'answer.e-visa': 'You need an e-visa for {country}.',
  'answer.e-visa.days': 'You need an e-visa for {country}, up to {days, plural, one {# day} other {# days}}.',
  'answer.required': 'You need a visa for {country} before you travel.',
  'answer.not-admitted': '{country} doesn’t admit this passport.',
  'answer.visa': 'You need a visa for {country}.',
  'kind.on-arrival': 'Probably on arrival. Check before you book.',
  'kind.e-visa': 'Probably online, as an e-visa. Check before you book.',
  'kind.required': 'Probably from an embassy. Check before you book.',
  'probably.visa-free': 'You probably don’t need a visa for {country}.',
  'probably.eta': 'You probably need an electronic travel authorization for {country}.',
  'probably.on-arrival': 'You probably get a visa on arrival in {country}.',
  'probably.e-visa': 'You probably need an e-visa for {country}.',
  'probably.required': 'You probably need a visa for {country}.',
  'probably.not-admitted': '{country} probably doesn’t admit this passport.',
  'probably.days': 'Probably for up to {days, plural, one {# day} other {# days}}.',
  // In a table: what a passport needs. Also goes into “probably {need}”.
  'need.citizen': 'own country',
  'need.visa-free': 'no visa',
  'need.eta': 'travel authorization',
  'need.on-arrival': 'visa on arrival',
  'need.e-visa': 'e-visa',
  'need.required': 'visa before you travel',
  'need.not-admitted': 'not admitted',
  'need.probably': 'probably {need}',
  'need.days': '{need}, {days, plural, one {# day} other {# days}}',
  'answer.sure': 'We think this is right',
  'answer.unsure': 'Not sure',
  'answer.with': 'Your passport: {country}',
  'answer.others': 'Your other passports',
  'answer.fits': 'Your {days, plural, one {# day} other {# days}} fit.',
  'answer.too-long':
    'Your {days, plural, one {# day} other {# days}} are {over, plural, one {# day} other {# days}} too many.',
  'answer.too-long.unsure':
    'Your {days, plural, one {# day} other {# days}} are probably {over, plural, one {# day} other {# days}} too many.',
  'answer.fits.unsure': 'Your {days, plural, one {# day} other {# days}} fit, if this is right.',
  'answer.until':
    'If you enter on {entry}, your last of {days, plural, one {# day} other {# days}} is {date}.',
  'answer.until.unsure':
    'If you enter on {entry}, your last of {days, plural, one {# day} other {# days}} is probably {date}.',
  'answer.by-visa': 'The visa says how long you can stay.',
  'answer.check': 'Ask the embassy or government of your destination before you book.',
  'answer.official': 'Official page: {country}',

  'notes.title': 'Where this comes from',
  'notes.law':
    'The 90-day rule comes from the European law on borders, in our own words: the Schengen Borders Code, Article 6(1) of Regulation (EU) 2016/399.',
  'notes.limits':
    'Not included: visas for long stays, permits to live there and agreements between two states. For study, work and journalism, we only include big agreements, like the one that lets EU citizens work in other EU countries.',
  'notes.visa':
    'For ordinary passports and short visits. We compared our rules with another published list of visa rules and, for American, Australian, British, Canadian and Irish passports, with government pages. The airline and border officers decide.',
  'notes.device': 'Your answers stay on this device, but if you share this page’s link, others see them.',
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
  'tasks.title': 'Checklist',
  'tasks.text': 'For arrival on {date}, with some extra time. Government offices can be slower.',
  'tasks.none': 'Enter your arrival date above to see your checklist.',
  'tasks.past': 'Your arrival date has passed. Enter your next one.',
  // Beside a task of a checklist.
  'tasks.by': 'by {date}',
  'tasks.late': 'late, do it now',
  'task.passport': 'Check your passport and renew it if needed',
  'task.entry-rule': 'Ask the embassy about visa, entry form, passport rule and blank pages',
  'task.visa.look': 'Find out if you need a visa',
  'task.visa.register': 'Register online before the trip (no visa needed)',
  'task.visa.eta': 'Apply for the travel authorization (eTA)',
  'task.visa.etias': 'Check if ETIAS has started. If so, apply',
  'task.visa.e-visa': 'Apply for the e-visa',
  'task.visa.on-arrival': 'For the visa on arrival: fee in cash, a photo, address of your first night',
  'task.visa.visa': 'Apply for the visa',
  'task.visa.refused': 'This passport isn’t admitted. Ask the embassy, or use another one',
  'task.visa.check-citizen': 'Check if you enter as a citizen',
  'task.visa.check-visa-free': 'Check if you need a visa (probably not)',
  'task.visa.check-eta': 'Check if a travel authorization (eTA) is enough, then apply',
  'task.visa.check-e-visa': 'Check if you need an e-visa, then apply',
  'task.visa.check-on-arrival': 'Check if you get a visa on arrival',
  'task.visa.check-required': 'Check if you need a visa (probably yes), then apply',
  'task.visa.check-not-admitted': 'Check if this passport is admitted (probably not)',
  'task.transit': 'Ask the airline what you need to change planes: {stops}',
  'task.vaccination': 'Ask a travel clinic about vaccinations and medicines',
  'task.insurance': 'Get insurance that covers you abroad, and its emergency number',
  'task.copies': 'Copy your passport, visa and bookings. Keep the copies in another bag',
  'task.onward': 'Be ready to show a ticket out of the country and a place to stay',
  'task.money': 'Take a second card and some cash, and tell your bank',
  'task.form': 'Fill in the entry form online: {form}',
  'task.check-in': 'Check in, and check the entry rules again',
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
