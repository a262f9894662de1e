import { messages } from '../../base/text.ts'

/** The seats of Nomad Squad: on /settings, and the mail that invites to one. */
export const seatsMessages = messages('seats', {
  title: 'Your squad',
  lead: '{free, plural, =0 {No seats left} one {# seat left} other {# seats left}} besides your own. Each includes the full plan, and you pay for all.',
  email: 'Email address',
  invite: 'Invite',
  invited: 'Invitation sent to {email}.',
  // Beside an email address: this person accepted the seat.
  'is-taken': 'joined',
  // Beside an email address: this person has not answered yet.
  'is-invited': 'invited',
  again: 'Send link again',
  'take-away': 'Remove',
  remove: 'Remove {email}’s seat',
  removed: '{email} no longer has a seat.',
  'paid-by': 'You’re in the squad of {email}, with the full plan while they pay.',
  leave: 'Leave squad',
  left: 'You left the squad.',
  taken: 'You have a seat now. No daily limits.',
  'take.title': 'You’re invited to a squad',
  'take.text': 'Accept to use the full plan. The person who invited you pays.',
  take: 'Accept seat',
  'not-squad': 'Seats come with the Nomad Squad plan.',
  full: 'All seats are taken. Remove one first.',
  yourself: 'You already have a seat.',
  'too-many': 'Too many invitations today. Try again tomorrow.',
  'link-dead': 'This invitation was used, withdrawn or is over 14 days old. Ask for a new one.',
  'own-seat': 'You’re already in a squad. Leave it first.',
  'own-squad': 'This is a seat in your own squad.',
  'mail.subject': 'You’re invited to a Nomad Squad on Tripwright',
  'mail.preview': 'Someone on Tripwright saved a seat for you.',
  'mail.text.1': 'A Tripwright user invites you to join their Nomad Squad.',
  'mail.text.2':
    'Your seat removes daily limits and adds offline maps, for free. The link works for 14 days.',
  'mail.button': 'Accept seat',
  'mail.note': 'Don’t know who this is? Ignore this email.',
})
