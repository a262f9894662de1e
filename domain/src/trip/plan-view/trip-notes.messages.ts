import { messages } from '../../base/text.ts'

/** Notes on a trip, on its days and on its stops. */
export const tripNotesMessages = messages('trip-notes', {
  title: 'Notes',
  lead: 'For everyone on this trip. Saved offline too.',
  'of-trip': 'The whole trip',
  'of-day': 'Day {number}, {date}',
  add: 'Add a note',
  'add.label': 'New note: {group}',
  save: 'Save note',
  cancel: 'Cancel',
  edit: 'Edit note: {start}',
  'edit.label': 'Edit note',
  'stop.add': 'Add a note on {name}',
  remove: 'Delete note: {start}',
  removed: 'Note deleted.',
  undo: 'Undo',
  'too-long': 'Keep notes under {most, number} characters.',
})
