import { messages } from '../../base/text.ts'

export const currencyMessages = messages('currency', {
  title: 'Currency converter that says how old its rates are | Tripwright',
  description:
    'One amount in several currencies at once, exact to the smallest coin, offline too. The date, the age and the source of the rate always stand beside the result.',
  keywords: 'currency converter, exchange rates, offline converter, travel money',
  breadcrumb: 'Currency converter',
  heading: 'Currency converter',
  lead: 'One amount, several currencies, exact to the smallest coin. How old the rate is always stands beside it.',

  'form.label': 'Conversion',
  'form.amount': 'Amount',
  'form.from': 'From',
  'form.to': 'To',
  'form.swap': 'Swap the two currencies',
  option: '{code} – {name}',

  'amount.empty': 'Type an amount: 100, 1,234.50 or 1.234,50.',
  'amount.not-a-number': 'That is no amount. Digits, a comma or a point: 1,234.50.',
  'amount.negative': 'An amount is 0 or more.',
  'amount.too-many-decimals':
    '{currency} has {digits, plural, =0 {no decimals} one {# decimal} other {# decimals}}. Ten thousand is {thousands}, or with no mark at all.',
  'amount.too-large': 'That is more than a thousand million million: too much for this page.',

  result: '{from} =',
  rate: '1 {from} = {rate} {to}',
  'keep.add': 'Keep {from} to {to}',
  'keep.remove': 'Forget {from} to {to}',
  'kept.title': 'Kept pairs',
  'kept.use': '{from} to {to}',

  'age.estimate':
    'An estimate: rates of {date}, {days, plural, =0 {from today} one {# day old} other {# days old}}, written from knowledge and compared with no bank. Good for a feeling, not for a bill.',
  'age.rate':
    'Rates of {date}, {days, plural, =0 {from today} one {# day old} other {# days old}}. Source: {source}.',
  'age.uncertain': 'Check this one: the rate of {codes} is known only roughly.',
  'age.street':
    'The official rate, and not what money costs there: exchange on the street gives several times as much or as little for {codes}. Ask on the spot before you count on it.',

  'history.title': '{from} to {to}, month by month',
  'history.change': 'From the first of these months to the last: {change}.',
  'history.note': 'The average of each month. It says nothing of tomorrow.',
  'history.weeks.title': '{from} to {to}, week by week',
  'history.weeks.change': 'From the first of these weeks to the last: {change}.',
  'history.weeks.note': 'The last published rate of each week. It says nothing of tomorrow.',
  'history.weeks.day': 'Day',
  'history.chart': 'Line of the rate from {first} to {last}: lowest {low}, highest {high}',
  'history.table': 'The figures',
  'history.month': 'Month',
  'history.rate': '{to} for one {from}',

  'replaced.text':
    '{name} ({code}) is no money any more: {by} took its place on {date}, one for {units} {code}.',
  'replaced.use': 'Use {by}',
  'unknown.text': 'The table has no rate for {code}.',

  'targets.title': 'The same in other currencies',
  'targets.add': 'Add a currency',
  'targets.choose': 'Choose one',
  'targets.remove': 'Remove {name}',
  'targets.none': 'None yet: add one, and it stays on this device.',

  'card.title': 'A card for your pocket',
  'card.text': 'What a price there is at home.',
  'card.there': 'There, {code}',
  'card.home': 'At home, {code}',

  'notes.title': 'Where the rates come from',
  'notes.answered': 'Its publisher last answered {when}.',
  'notes.source': '{count, number} currencies against {base}. Source, in our own words: “{source}”.',
  'notes.older':
    'Of them {count, number} are not among the published: their rate is an estimate that moves with the money they follow.',
  'notes.exact':
    'Sums are worked out in whole coins of each currency, half rounded up. A bank or an exchange office takes a margin that no table shows.',
  'notes.device':
    'The table and your choices are kept on this device; the page works with no network. The address of the page carries the amount and both currencies.',

  'missing.title': 'The rates are not on this device yet',
  'missing.text': 'They come with the first visit that has a connection. What you typed is kept.',
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

  'server.unknown': 'There is no rate for {code}.',
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
