import { messages } from '../../base/text.ts'

/** A trip that is not there any more, or could not be loaded, and what was being typed into it. */
export const goneTripMessages = messages('gone-trip', {
  missing: 'Trip not found',
  'missing.text':
    'It may be deleted, in another account or on another device, or you’re no longer one of its people.',
  'missing.new': 'Plan a new trip',
  // {name} is the owner of the trip.
  deleted: '{name} deleted this trip',
  'deleted.text':
    'They can undo that within 30 days. The trip then shows up here again, and in your list of trips.',
  'deleted.nameless': 'This trip was deleted',
  // Of a change that comes too late.
  'deleted.late': 'This trip was deleted. Changes since then weren’t saved.',
  'deleted.own': 'You deleted this trip',
  'deleted.own.text': 'You can bring it back within 30 days, with everything in it.',
  'deleted.own.late': 'It was deleted more than 30 days ago, so nothing of it is left.',
  'bring-back': 'Bring it back',
  'part-ended': 'You’re no longer in this trip',
  'part-ended.text': 'To come back, ask its owner for a new link.',
  failed: 'We couldn’t load this trip',
  'failed.text': 'It isn’t on this device. Check your connection and try again.',
  retry: 'Try again',
  trips: 'See your trips',
  'typed.title': 'What you were typing',
  'typed.deleted': 'It can’t be saved: the trip was deleted. It stays here until you leave this page.',
  'typed.part-ended':
    'It can’t be saved: you’re no longer in this trip. It stays here until you leave this page.',
  'typed.missing': 'It can’t be saved: the trip is gone. It stays here until you leave this page.',
  'typed.back': 'The trip is back, but this wasn’t saved. Copy it, or type it again.',
  // Button: puts what was typed on the clipboard.
  'typed.copy': 'Copy text',
  'typed.copied': 'Copied.',
  'typed.not-copied': 'Your browser didn’t allow copying. Select the text and copy it.',
  'typed.close': 'Close',
})
