import { messages } from '../../base/text.ts'

/** The mails of a trial, the choice to have none, and the page behind their link. `{end}` is a day in UTC, in words. */
export const trialMailsMessages = messages('trial-mails', {
  'welcome.subject': 'Your 7 days without limits have begun',
  'welcome.text.1':
    'Your address is confirmed and your trial runs until {end}. Until then plans, questions, searches and saves have no daily limit. No card is on file, and nothing has to be cancelled.',
  'welcome.text.2':
    'Begin with a plan: say where and how long, and get days that are proved against opening hours, ways and budget.',
  'welcome.button': 'Plan a trip',
  'day-1.subject': 'One day in: is your passport ready?',
  'day-1.text.1':
    'Before a trip is booked, a few dates decide whether it can happen. The documents page counts Schengen days and makes a check-list with the day by which each thing has to be done.',
  'day-1.text.2': 'Your trial runs until {end}.',
  'day-1.button': 'Check my documents',
  'day-3.subject': 'Take a plan along with no signal',
  'day-3.text.1':
    'A plan that you made opens without a network too, and what you change there is sent when there is one again. Try it in flight mode before you need it.',
  'day-3.text.2': 'Your trial runs until {end}.',
  'day-3.button': 'Open my trips',
  'day-5.subject': 'Two days of your trial are left',
  'day-5.text.1':
    'Your trial runs until {end}. Afterwards you go on with the free plan by itself: everything that you made stays, and only the daily limits come back.',
  'day-5.text.2':
    'If you would rather have none, a plan starts at $9.99 a month, and the first month is 20% off.',
  'day-5.button': 'See the plans',
  'last-day.subject': 'Your trial ends within a day',
  'last-day.text.1': 'Your trial runs until {end}. There is nothing to cancel, and nothing is charged.',
  'last-day.text.2': 'Without limits it goes on with any of the plans.',
  'last-day.button': 'See the plans',
  'expired.subject': 'Your trial has ended',
  'expired.text.1':
    'You are on the free plan again. Everything that you saved and planned is still here; each day has its limits again, and they start anew at midnight UTC.',
  'expired.text.2': 'Should they ever be in your way, any of the plans lifts them.',
  'expired.button': 'See the plans',
  note: 'You get this because you began a free trial of Tripwright. No further mails about the trial: {url}',

  'choice.title': 'Mails',
  'choice.trial': 'Mails about my free trial',
  'choice.trial.hint': 'At most six, in the week of the trial. Mails that your account needs come anyway.',
  'choice.reminders': 'Reminders of documents and tasks',
  'choice.reminders.hint': 'Only those that you switched on under Documents.',
  'choice.alerts': 'Dangers near my saved trips',
  'choice.alerts.hint':
    'From two weeks before a trip until its end. How else you are told stands under Notifications.',
  'choice.news': 'What is new, and offers',
  'choice.news.hint': 'Off unless you want it. At most now and then, and each has a link that stops it.',
  'choice.kept': 'Kept.',

  title: 'No more mails | Tripwright',
  description: 'Stop the mails that you do not want.',
  breadcrumb: 'No more mails',
  heading: 'No more mails about the trial',
  'heading.reminders': 'No more reminders',
  'heading.news': 'No more mails about what is new',
  'heading.alerts': 'No more alerts by mail',
  'page.text': 'One press, and none of them comes any more. Mails that your account needs come anyway.',
  'page.stop': 'Stop these mails',
  'page.done': 'Done. No further mail about the trial will come.',
  'page.done.reminders': 'Done. No further reminder will come until you switch one on again.',
  'page.done.news': 'Done. No further mail about what is new will come until you want it again.',
  'page.done.alerts':
    'Done. No further alert will come by mail. What happens near your trips still stands under Notifications.',
  'page.dead': 'This link is not whole. Open it again from the mail, or choose under Settings, Mails.',
})
