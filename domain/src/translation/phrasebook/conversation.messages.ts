import { messages } from '../../base/text.ts'

/** The conversation across one device. */
export const conversationMessages = messages('translate-talk', {
  title: 'Conversation',
  close: 'End conversation',
  turn: 'Turn the other side around',
  'field.label': 'Say it in {language}',
  send: 'Translate',
  listen: 'Listen to {language}',
  stop: 'Stop listening',
  say: 'Read “{text}” aloud',
  waiting: 'Translations to {language} show here.',
  machine: 'Machine translation. It can be wrong.',
  near: 'Not translated. This is the closest phrase.',
  'spoken.translated': 'You said: “{said}”',
  'spoken.near': 'You said: “{said}”. No translator is available, so they read: “{meant}”',
  'spoken.none': '“{said}” wasn’t translated, and we have no similar phrase.',
  'listen.note':
    'Your browser turns speech into text. It may send your voice to the company that makes the browser.',
  'listen.missing': 'Your browser can’t listen. Type instead.',
  'listen.nothing': 'We didn’t hear anything.',
  'listen.not-allowed': 'The microphone is blocked. Allow it in your browser settings, or type.',
  'listen.failed': 'Listening didn’t work. Type instead.',
})
