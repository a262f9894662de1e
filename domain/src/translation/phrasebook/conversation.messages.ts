import { messages } from '../../base/text.ts'

/** The conversation across one device. */
export const conversationMessages = messages('translate-talk', {
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
  'spoken.translated': 'You said: “{said}”',
  'spoken.near': 'You said: “{said}”. Nobody translates here, so the other reads: “{meant}”',
  'spoken.none': '“{said}” was not translated, and no phrase comes near: the other reads nothing.',
  'listen.note': 'Your browser turns speech into text; it may send it to its maker for that.',
  'listen.missing': 'This browser cannot listen: write instead.',
  'listen.nothing': 'Nothing was heard.',
  'listen.not-allowed': 'The microphone may not be used. Allow it in the settings of the browser, or write.',
  'listen.failed': 'Listening did not work. Write instead.',
})
