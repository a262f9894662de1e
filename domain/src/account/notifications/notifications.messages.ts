import { messages } from '../../base/text.ts'

export const notificationsMessages = messages('notifications', {
  title: 'Notifications | Tripwright',
  description: 'Your notifications.',
  breadcrumb: 'Notifications',
  heading: 'Notifications',
  lead: '{unread, plural, =0 {You’ve read everything} one {# unread} other {# unread}}',
  loading: 'Loading…',
  retry: 'Try again',
  kept: 'No connection to us. This list is from {at}.',
  'kind.support-answered': 'Support replied to “{subject}”.',
  // To a member of staff on duty: somebody wrote to support.
  'kind.support-waiting': 'New message in “{subject}”.',
  'kind.role-changed': 'Your role is now {to}.',
  'kind.feed-alarm':
    '{name} sent an answer we can’t read ({failure}). We show its last good copy, with its date.',
  'kind.test': 'This is a test. It works.',
  // One whole notification: its text comes from the reminder.
  'kind.reminder': '{text}',
  // `names` lists people, `title` is that of a trip.
  'kind.trip-joined': '{names} joined “{title}”.',
  'kind.trip-changed': '{names} changed “{title}”.',
  'kind.trip-commented': '{names} commented on “{title}”.',
  'kind.trip-mentioned': '{names} mentioned you in “{title}”.',
  'kind.trip-booked': '{names} added or changed a booking in “{title}”.',
  // Several things at once: joining, changes, comments.
  'kind.trip-news': 'News in “{title}” from {names}.',
  'kind.trip-removed': 'You’re no longer in “{title}”.',
  // {name} owns the trip.
  'kind.trip-deleted': '{name} deleted “{title}”. It comes back if they undo that within 30 days.',
  'kind.trip-restored': '{name} brought “{title}” back.',
  'kind.role-viewer': 'You can look at “{title}” now, but not change it.',
  'kind.role-editor': 'You’re an editor of “{title}” now: you can change it.',
  'kind.role-co-owner':
    'You’re a co-owner of “{title}” now: you can change it, and invite and remove others.',
  // `what` is a booking that was read in a forwarded email, with its dates: Hotel Sakura, May 3 – 5.
  'kind.email-waiting': 'An email waits: {what}',
  'kind.email-unread': 'We found no booking in an email to your secret address.',
  'kind.trip-week': '“{title}” starts in a week.',
  'kind.trip-tomorrow': '“{title}” starts tomorrow.',
  // `flight` is a number or name, `airline` rules differ.
  'kind.check-in': 'Check-in for {flight} usually opens 24 hours before. Your airline’s rules apply.',
  'kind.seat-taken': '{name} took a seat in your squad.',
  'kind.seat-left': '{name} left a seat in your squad.',
  'kind.seat-ended': 'Your squad seat ended. Your trips stay; daily limits are back.',
  'kind.squad-ended':
    'The squad plan with your seat ended. Your trips stay; without a plan of your own, daily limits are back.',
  'kind.trial-ending': 'Your free trial ends within 24 hours. Everything you made stays.',
  'kind.payment-failed': 'Your last payment failed. Check your card to keep your plan.',
  'kind.review-taken-down': 'We took down your review. Reason: {reason}',
  'kind.review-restored': 'Your review is back on the home page.',
  // `title` is that of a shared trip or conversation.
  'kind.link-taken-down': 'We took down your link to “{title}”. Reason: {reason}',
  'kind.link-restored': 'Your link to “{title}” works again.',
  'kind.report-upheld': 'We took down what you reported. Thanks for telling us.',
  'kind.report-kept': 'We looked at what you reported. It follows our rules, so it stays.',
  'kind.trip-alerts': '{count} alerts for your trips',
  // When the notification came.
  at: '{at, date, medium}, {at, time, short}',
  // A mark on an unread notification.
  new: 'new',
  // Button: go to what the notification is about.
  open: 'Open',
  'mark.read': 'Mark as read',
  'mark.unread': 'Mark as unread',
  'mark.all': 'Mark all as read',
  'empty.title': 'No notifications yet',
  'empty.text': 'Trip alerts, changes by others, reminders and support replies show up here.',
  'empty.action': 'Contact support',

  'test.title': 'Notification test | Tripwright',
  'test.description': 'Sends a notification to this account.',
  'test.breadcrumb': 'Notification test',
  'test.heading': 'Notification test',
  'test.lead': 'Sends a test notification to {email}.',
  'test.send': 'Send test',
  'test.done': '{unread, plural, one {Sent. You have # unread.} other {Sent. You have # unread.}}',
  'test.look': 'See the notifications',
  off: 'Test pages are turned off here.',

  'mail.title': 'Email test | Tripwright',
  'mail.description': 'Sends an email to your own address.',
  'mail.breadcrumb': 'Email test',
  'mail.heading': 'Email test',
  'mail.lead': 'Sends a test email to {email}.',
  'mail.subject': 'Subject',
  'mail.subject.start': 'Test email',
  'mail.text': 'Message',
  'mail.text.start': 'If you can read this, email works.',
  'mail.send': 'Send to me',
  'mail.done': 'Sent to {to}. Without SMTP, find it in the outbox folder and the terminal.',
  'mail.desktop': 'This page needs a wider screen.',
})
