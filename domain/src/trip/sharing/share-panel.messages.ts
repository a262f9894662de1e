import { messages } from '../../base/text.ts'

/** Sharing a trip: what its owner does with links and people, and what those who take part see of it. */
export const sharePanelMessages = messages('companions-panel', {
  title: 'Share trip',
  close: 'Close',
  loading: 'Loading who has access…',
  failed: 'We couldn’t load who has access. Try again when you’re online.',
  retry: 'Try again',
  guest: 'Sign in to share, so you can remove the link later. This trip moves to your account.',
  'guest.action': 'Sign in to share',
  waiting: 'You can share this trip after it syncs.',

  'new.title': 'Create a link',
  'new.view': 'Can view',
  'new.view.hint':
    'Anyone with the link sees the plan, no account needed. Notes, expenses, bookings, needs and where you stay are hidden.',
  'new.edit': 'Can edit',
  'new.edit.hint':
    'Anyone with the link can join after signing in, and see and edit everything, including notes and expenses.',
  'made.title': 'Your new link',
  'made.hint': 'You see it only once. Send or copy it now.',
  'made.address': 'Link address',
  send: 'Send or copy',

  'links.title': 'Links',
  'links.none': 'Nobody has a link to this trip.',
  'link.view': 'View link',
  'link.edit': 'Edit link',
  'link.made': 'Created {date, date, medium}',
  // Beside a link to a trip.
  'link.opened': 'last opened on {date, date, medium}',
  'link.unopened': 'never opened',
  'link.remove': 'Remove link',
  'link.remove.which': 'Remove the link from {date, date, medium}',
  'link.removed': 'Link removed. It no longer works.',

  'people.title': 'People',
  'people.none': 'Nobody else is in this trip yet.',
  'people.owner': 'Owner',
  'people.you': 'You',
  'people.nameless': 'No name',
  // Beside a person: since when they are in the trip.
  'people.since': 'since {date, date, medium}',
  'people.remove': 'Remove {name}',
  'people.end': 'Remove',
  'people.removed': '{name} is no longer in this trip. Their link stopped working.',
  leave: 'Leave trip',
  'leave.hint': 'It leaves your list. Your edits stay in the trip.',
  left: 'You left the trip.',
  'not-done': 'That didn’t work',
})
