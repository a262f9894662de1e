import { messages } from '../../base/text.ts'

export const currencyMessages = messages('currency', {
  title: 'Currency converter with dated rates | Tripwright',
  description:
    'Convert one amount to several currencies, exact to the cent, offline too, with the rate’s date and source.',
  keywords: 'currency converter, exchange rates, offline converter, travel money',
  breadcrumb: 'Currency converter',
  heading: 'Currency converter',
  lead: 'One amount, several currencies. Every result shows how old the rate is.',

  'form.label': 'Convert',
  'form.amount': 'Amount',
  // The currency to convert from.
  'form.from': 'From',
  'form.to': 'To',
  'form.swap': 'Swap currencies',
  // An option of a list of currencies.
  option: '{code} – {name}',

  'amount.empty': 'Enter an amount: 100, 1,234.50 or 1.234,50.',
  'amount.not-a-number': 'Enter a number, like 1,234.50.',
  'amount.negative': 'Enter 0 or more.',
  'amount.too-many-decimals':
    '{currency} has {digits, plural, =0 {no decimals} one {# decimal} other {# decimals}}. Write ten thousand as {thousands}, or without a separator.',
  'amount.too-large': 'This amount is too large.',

  // First half of a result; the amount in the other currency follows below.
  result: '{from} =',
  rate: '1 {from} = {rate} {to}',
  'keep.add': 'Keep {from} to {to} in my list',
  'keep.remove': 'Remove {from} to {to}',
  'kept.title': 'Saved pairs',
  'kept.use': '{from} to {to}',

  'age.estimate':
    'Rough estimate: rates from {date}, {days, plural, =0 {today} one {# day old} other {# days old}}, not from a bank.',
  'age.rate':
    'Rates from {date}, {days, plural, =0 {today} one {# day old} other {# days old}}. Source: {source}.',
  'age.uncertain': 'Not sure of the rate for {codes}. Please check.',
  'age.street': 'Official rate. Street rates for {codes} can be several times higher or lower. Ask locally.',

  'history.title': '{from} to {to} by month',
  'history.change': 'Change over these months: {change}.',
  'history.note': 'Monthly averages. Not a prediction.',
  'history.weeks.title': '{from} to {to} by week',
  'history.weeks.change': 'Change over these weeks: {change}.',
  'history.weeks.note': 'Last rate of each week. Not a prediction.',
  'history.weeks.day': 'Day',
  'history.chart': 'Rate from {first} to {last}: lowest {low}, highest {high}',
  'history.table': 'Show table',
  'history.month': 'Month',
  'history.rate': '{to} per {from}',

  'replaced.text': '{by} replaced {name} ({code}) on {date}, one for {units} {code}.',
  'replaced.use': 'Use {by}',
  'unknown.text': 'We have no rate for {code}.',

  'targets.title': 'Other currencies',
  'targets.add': 'Add currency',
  'targets.choose': 'Choose one',
  'targets.remove': 'Remove {name}',
  'targets.none': 'No other currencies yet.',

  'card.title': 'Quick conversions',
  'card.text': 'Local prices in your currency.',
  'card.there': 'Local, {code}',
  'card.home': 'Home, {code}',

  'notes.title': 'About these rates',
  'notes.answered': 'Publisher last updated {when}.',
  'notes.source': '{count, number} currencies, compared with {base}. Source: “{source}”.',
  'notes.older':
    '{count, number} have no published rate. Their value always follows another currency, like the dollar, so we use the rate of that one.',
  'notes.exact': 'Banks and exchange offices give a worse rate.',
  'notes.device':
    'Rates and choices stay on this device. If you share this page’s link, others see the amount and currencies.',

  'missing.title': 'Rates aren’t on this device yet',
  'missing.text': 'They download on your first visit online. What you typed is saved.',
  'missing.again': 'Try again',

  'server.replaced': '{name} ({code}) was replaced by {by} on {date}.',
  'old.ATS': 'Austrian schilling',
  'old.BEF': 'Belgian franc',
  'old.DEM': 'German mark',
  'old.ESP': 'Spanish peseta',
  'old.FIM': 'Finnish markka',
  'old.FRF': 'French franc',
  'old.IEP': 'Irish pound',
  'old.ITL': 'Italian lira',
  'old.LUF': 'Luxembourg franc',
  'old.NLG': 'Dutch guilder',
  'old.PTE': 'Portuguese escudo',
  'old.GRD': 'Greek drachma',
  'old.SIT': 'Slovenian tolar',
  'old.CYP': 'Cypriot pound',
  'old.MTL': 'Maltese lira',
  'old.SKK': 'Slovak koruna',
  'old.EEK': 'Estonian kroon',
  'old.LVL': 'Latvian lats',
  'old.LTL': 'Lithuanian litas',
  'old.HRK': 'Croatian kuna',
  'old.BGN': 'Bulgarian lev',
  'old.TRL': 'Old Turkish lira',
  'old.ROL': 'Old Romanian leu',
  'old.AZM': 'Old Azerbaijani manat',
  'old.MZM': 'Old Mozambican metical',
  'old.GHC': 'Old Ghanaian cedi',
  'old.ZMK': 'Old Zambian kwacha',
  'old.BYR': 'Old Belarusian rouble',
  'old.MRO': 'Old Mauritanian ouguiya',
  'old.STD': 'Old São Tomé dobra',
  'old.VEF': 'Venezuelan bolívar fuerte',
  'old.SLL': 'Old Sierra Leonean leone',
  'old.ZWL': 'Old Zimbabwean dollar',
  'old.TMM': 'Old Turkmenistani manat',
  'old.MGF': 'Malagasy franc',
  'old.ANG': 'Netherlands Antillean guilder',

  'server.unknown': 'We have no rate for {code}.',
})

export type CurrencyKey = keyof (typeof currencyMessages)['texts']

/** The name of money that is gone: Intl does not know it everywhere. The code itself for any other. */
export function oldNameKey(code: string): CurrencyKey | null {
  const key = `old.${code}`
  return isKey(key) ? key : null
}

function isKey(key: string): key is CurrencyKey {
  return Object.hasOwn(currencyMessages.texts, key)
}
