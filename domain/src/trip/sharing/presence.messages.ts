import { messages } from '../../base/text.ts'

/** Who has the trip open right now, and who edits what. */
export const presenceMessages = messages('presence', {
  // `names` lists the other people who have this trip open.
  here: 'Here now: {names}',
  // `names` lists people who have the form for the same thing open.
  editing: '{count, plural, one {{names} is editing this too.} other {{names} are editing this too.}}',
  unnamed: 'Someone',
  // Above the text that somebody else saved while one edits the same.
  changed: 'Changed while you were editing. The other version:',
  'changed.empty': 'Removed while you were editing.',
  take: 'Use this one',
})
