import { messages } from '../../base/text.ts'

/** Sharing a trip: what its owner does with links and people, and what those who take part see of it. */
export const sharePanelMessages = messages('companions-panel', {
  title: 'People and history',
  tabs: 'People and history of the trip',
  'tab.people': 'People',
  'tab.comments': 'Comments',
  'tab.history': 'History',
  close: 'Close',
  loading: 'Loading who has access…',
  failed: 'We couldn’t load who has access. Try again when you’re online.',
  retry: 'Try again',
  guest: 'Sign in to share, so you can remove the link later. This trip moves to your account.',
  'guest.action': 'Sign in to share',
  'taken-down':
    'We took down the links to this trip on {date, date, medium}. They don’t work, and you can’t create another one. The people in the trip still see it. If you think we’re wrong, contact support. Reason:',
  'as-of': 'You’re offline. Who has access as of {date, date, medium}, {date, time, short}.',
  waiting: 'You can share this trip after it syncs.',

  'new.title': 'Invite',
  'new.may': 'They can',
  'new.view': 'Look at the plan',
  'new.view.hint':
    'Anyone with the link sees the plan, no account needed. Notes, expenses, bookings, needs and where you stay are hidden.',
  'new.viewer': 'Follow everything',
  'new.viewer.hint':
    'Anyone with the link can join after signing in, and see everything, including notes and expenses. They can’t change it.',
  'new.editor': 'Edit',
  'new.editor.hint':
    'Anyone with the link can join after signing in, and see and edit everything, including notes and expenses.',
  'new.co-owner': 'Edit and invite others',
  'new.co-owner.hint':
    'As “Edit”, and they can make links, and invite and remove editors and viewers. Only you can delete the trip.',
  'new.days': 'The link works',
  'new.days.none': 'Until it’s removed',
  'new.days.count': '{days, plural, one {For # day} other {For # days}}',
  'new.email': 'Email address (optional)',
  'new.email.hint': 'We email the link there. Leave it empty to send the link yourself.',
  'new.make': 'Create link',
  'new.mail': 'Send invitation',
  mailed: 'Invitation sent to {email}.',
  'made.title': 'Your new link',
  'made.hint': 'You see it only once. Send or copy it now.',
  'made.address': 'Link address',
  send: 'Send or copy',

  'links.title': 'Links',
  'links.none': 'Nobody has a link to this trip.',
  'link.view': 'View link',
  'link.viewer': 'Link for viewers',
  'link.editor': 'Link for editors',
  'link.co-owner': 'Link for co-owners',
  'link.sent': 'Sent to {email}',
  // After the role that a link gives.
  'link.ends': 'works until {date, date, medium}',
  'link.ended': 'ended {date, date, medium}',
  'link.made': 'Created {date, date, medium}',
  // The same after “Sent to …”.
  'link.made.sent': 'created {date, date, medium}',
  // Beside a link to a trip.
  'link.opened': 'last opened on {date, date, medium}',
  'link.unopened': 'never opened',
  'link.remove': 'Remove link',
  'link.remove.which': 'Remove the link from {date, date, medium}',
  'link.removed': 'Link removed. It no longer works.',

  'people.title': 'People',
  'people.none': 'Nobody else is in this trip yet.',
  'people.owner': 'Owner',
  'people.co-owner': 'Co-owner',
  'people.editor': 'Editor',
  'people.viewer': 'Viewer',
  'people.role': 'Role of {name}',
  'people.role.set': '{name} is now {role}.',
  // Fills {role} in “{name} is now {role}.”
  'role.co-owner': 'co-owner',
  'role.editor': 'editor',
  'role.viewer': 'viewer',
  'people.you': 'You',
  'people.nameless': 'No name',
  // Beside a person: since when they are in the trip.
  'people.since': 'since {date, date, medium}',
  'people.remove': 'Remove {name}',
  'people.end': 'Remove',
  'people.removed': '{name} is no longer in this trip. Their link stopped working.',
  leave: 'Leave trip',
  'leave.hint': 'It leaves your list. Your edits stay in the trip.',
  // Asked before one leaves; the two buttons below are the answers.
  'leave.sure': 'Leave this trip? To come back, you need a new invitation.',
  'leave.yes': 'Leave',
  'leave.stay': 'Stay',
  left: 'You left the trip.',
  'not-done': 'That didn’t work',
})
