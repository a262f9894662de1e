import { messages } from '../../base/text.ts'

/** Texts of edits to a plan: the actions on a stop, and what is said when one is done. They load with the plan. */
export const planEditsMessages = messages('plan-edits', {
  // The form of a booking.
  change: 'Edit {name}',
  // Button: take the last edit back.
  undo: 'Undo',
  lock: 'Lock at {time}',
  unlock: 'Unlock',
  swap: 'Swap…',
  up: 'Move up',
  down: 'Move down',
  'to-day': 'Move to day {day}',
  remove: 'Remove',
  longer: '15 minutes longer',
  shorter: '15 minutes shorter',

  'edit.moved': '{name} moved to {time} on day {day}.',
  'edit.removed': '{name} removed. It stays out when you replan.',
  'edit.added': '{name} added to day {day} at {time}.',
  'edit.swapped': '{old} replaced with {name}.',
  'edit.locked': '{name} locked at {time}.',
  'edit.unlocked': '{name} unlocked.',
  'edit.length': '{name} now takes {minutes, number} minutes.',
  'edit.undone': 'Change undone.',
  'edit.redone': 'Change redone.',
  'edit.broken': '{count, plural, one {# check fails} other {# checks fail}} now. See the red lines.',

  'replan.none': 'No other plan fits your requests and locked stops. Nothing changed.',
  'replan.late': 'That took too long. Nothing changed.',
  'replan.done':
    '{days, plural, one {1 day} other {# days}} replanned. Locked stops and other days didn’t change.',

  'pick.add': 'Add a place to day {day}',
  'pick.swap': 'Replace {name}',
  'pick.close': 'Close',
})
