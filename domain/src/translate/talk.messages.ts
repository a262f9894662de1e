import { messages } from '../base/text.ts'

/** The conversation across one device. */
export const talkMessages = messages('translate-talk', {
  title: 'Conversation',
  close: 'End the conversation',
  turn: 'Turn the other side round',
  'field.label': 'Say it in {language}',
  send: 'Say',
  listen: 'Listen to {language}',
  stop: 'Stop listening',
  say: 'Read “{text}” out',
  waiting: 'What the other says stands here, in {language}.',
  machine: 'Translated by a machine, which can be wrong.',
  near: 'Not translated: the phrase that comes nearest.',
  none: 'Not translated, and no phrase comes near: “{said}”',
  'listen.note': 'Your browser turns speech into text; it may send it to its maker for that.',
  'listen.missing': 'This browser cannot listen: write instead.',
  'listen.nothing': 'Nothing was heard.',
  'listen.not-allowed': 'The microphone may not be used. Allow it in the settings of the browser, or write.',
  'listen.failed': 'Listening did not work. Write instead.',
})
