import { messages } from '../../base/text.ts'

/** What is said of answers by a language model. */
export const languageModelMessages = messages('languageModel', {
  'server.none': 'No language model is set up here.',
  about:
    'Your question, the questions and answers before it, your home country, passports and currency go to our server and from there to a language model ({models}). It answers from our guides, rates and calendars only: a sentence whose numbers, dates, prices or names aren’t in them isn’t shown. Questions about your own trips are answered on this device.',
  onDevice: 'Answer on this device only',
  'onDevice.hint': 'Nothing you ask is sent to a language model. Fewer questions are understood.',
  'trip.share': 'Let the model read my trip',
  'trip.share.hint': 'Off until you turn it on. Then the trip below goes with each question.',
  'trip.none': 'There’s no trip that is on or ahead.',
  // What is sent of a trip, which stands below.
  'trip.sent': 'What is sent of {trip}',
  writing: 'Writing…',
  leftOut:
    '{count, plural, one {A sentence was left out, because our facts don’t hold what it says.} other {# sentences were left out, because our facts don’t hold what they say.}}',
  byModel: 'Written by a language model. The facts and their sources are below it.',
})
