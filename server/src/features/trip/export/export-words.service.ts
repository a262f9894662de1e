import { currencyDecimals } from '@tripwright/domain/base/decimals'
import { fillText, type TextValues } from '@tripwright/domain/base/text'
import { type ExportFormatter, exportMessages } from '@tripwright/domain/trip/export'

const LANGUAGE = 'en'
const plural = new Intl.PluralRules(LANGUAGE)
const list = new Intl.ListFormat(LANGUAGE)
const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' })
const clock = utc({ hour: 'numeric', minute: '2-digit' })
const day = utc({ dateStyle: 'full' })

// `{count, plural, one {# day} other {# days}}` and `{is, select, true {a} other {{name}}}`: all that these texts use of ICU.
const CHOICE = /\{(\w+), (plural|select), (\w+) \{((?:[^{}]|\{\w+\})*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g

/** Formats a file that the server writes: in English, as every text of the server; dates are calendar days, times local. */
export const exportWords: ExportFormatter = {
  say: (key, values = {}) => fillText(chooseForms(exportMessages.texts[key], values), values),
  money: ({ amount, currency }) =>
    new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(
      amount / 10 ** currencyDecimals(currency),
    ),
  clock: (minutes) => clock.format(minutes * 60_000),
  day: (date) => day.format(new Date(date)),
  list: (items) => list.format(items),
}

function chooseForms(text: string, values: TextValues): string {
  return text.replace(CHOICE, (_, name, kind, form, one, other) => {
    const value = values[name] ?? ''
    const isIt = kind === 'plural' ? plural.select(Number(value)) === form : String(value) === form
    return (isIt ? one : other).replaceAll('#', String(value))
  })
}
