import { fillText } from '@tripwright/domain/base/text'
import { liveMessages } from '@tripwright/domain/safety/advice'
import { type AlertFormatter, alertsMessages } from '@tripwright/domain/safety/alerts'

/**
 * Formats alerts of a trip for mails and push messages: in English until they are translated, with days and numbers in the
 * person's variant of English. Instants are UTC, and say so.
 */
export function alertFormatsFor(locale: string): AlertFormatter {
  const tag = languageFor(locale)
  const date = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(iso))
  const number = (n: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, options).format(n)
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return {
    say: (key, values = {}) => fillText(alertsMessages.texts[key], values),
    sayLive: (key) => liveMessages.texts[key],
    moment: (iso) =>
      date(iso, {
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
    day: (iso) => date(iso, { day: 'numeric', month: 'long', year: 'numeric' }),
    kilometres: (n) => number(n, { style: 'unit', unit: 'kilometer' }),
    magnitude: (n) => number(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    country: (code) => names.of(code) ?? code,
  }
}

/** The English variant of this locale, else `en`; also for text that only resembles a locale, for which Intl throws. */
export function languageFor(locale: string): string {
  if (!/^en\b(?!-X)/.test(locale)) return 'en'
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
