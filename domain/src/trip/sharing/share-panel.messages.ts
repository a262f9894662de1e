import { messages } from '../../base/text.ts'

/** Sharing a trip: what its owner does with links and people, and what those who take part see of it. */
export const sharePanelMessages = messages('companions-panel', {
  title: 'Share this trip',
  close: 'Close',
  loading: 'Looking who has this trip…',
  failed: 'Who has this trip could not be loaded. Try again when you are online.',
  retry: 'Try again',
  guest: 'A link needs an account, so that you can take it back. The trip of this device moves along.',
  'guest.action': 'Sign in to share',
  waiting: 'The trip has not reached the server yet. It can be shared as soon as it has.',

  'new.title': 'Make a link',
  'new.view': 'They can look',
  'new.view.hint':
    'Anybody with the link sees the plan, also without an account. Notes, expenses, bookings, needs and where you sleep stay yours.',
  'new.edit': 'They can change it',
  'new.edit.hint':
    'Whoever has the link can take part after signing in: they see and change all of it, notes and expenses too.',
  'made.title': 'Your new link',
  'made.hint': 'It is shown only now. Send it, or copy it.',
  'made.address': 'Address of the link',
  send: 'Send or copy',

  'links.title': 'Links',
  'links.none': 'Nobody has a link to this trip.',
  'link.view': 'To look',
  'link.edit': 'To change',
  'link.made': 'Made on {date, date, medium}',
  'link.opened': 'last opened on {date, date, medium}',
  'link.unopened': 'never opened',
  'link.remove': 'Take back',
  'link.remove.which': 'Take back the link of {date, date, medium}',
  'link.removed': 'The link leads nowhere any more.',

  'people.title': 'People',
  'people.none': 'Nobody else takes part yet.',
  'people.owner': 'Owner',
  'people.you': 'You',
  'people.nameless': 'Somebody without a name',
  'people.since': 'since {date, date, medium}',
  'people.remove': 'Remove {name}',
  'people.end': 'Remove',
  'people.removed': '{name} no longer takes part. The link they came by is taken back too.',
  leave: 'Leave this trip',
  'leave.hint': 'It goes from your list. What you have changed stays in the trip.',
  left: 'You have left the trip.',
  'not-done': 'That did not work',
})
