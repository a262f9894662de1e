import { messages } from '../../base/text.ts'

/** The safety of a trip, country by country. */
export const tripSafetyMessages = messages('trip-safety', {
  'no-places': 'We don’t know yet which country this trip goes to. Plan it, or open it once online.',
  more: 'All about safety in {country}',
  jump: 'Countries of this trip',
  'entry.title': 'Entry with your passport',
  // {country} is that of the passport.
  'entry.passport': 'With a passport of {country}, as in your profile.',
  'entry.none': 'Add your passport in your profile, and the entry rule stands here.',
  'entry.profile': 'Open profile',
  'entry.details': 'Visa and entry rules for {country}',
  'entry.missing': 'The entry rule isn’t on this device. Open it once online.',
  'light.title': 'Daylight',
  // A town, a date, sunrise and sunset.
  'light.line': '{city}, {date}: sunrise {sunrise}, sunset {sunset}',
  'light.source': 'Calculated, in local time.',
  'strike.title': 'Strikes in the news',
  'strike.line': 'Near {place}, last reported {date}',
  'strike.note': 'A program found this in English news. It’s a sign, not a warning, and may be over.',
})
