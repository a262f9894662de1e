import { messages } from '../../base/text.ts'

/** The mails of a trial, the choice to have none, and the page behind their link. `{end}` is a day in UTC, in words. */
export const trialMailsMessages = messages('trial-mails', {
  'welcome.subject': 'Your 7 days without limits start now',
  'welcome.text.1':
    'Your trial runs until {end}: no daily limits on plans, questions, searches and saved items. No card, nothing to cancel.',
  'welcome.text.2': 'Tell us where and how long, and we’ll check opening hours, travel times and budget.',
  'welcome.button': 'Plan a trip',
  'day-1.subject': 'Day one: is your passport ready?',
  'day-1.text.1':
    'Check before you book: Documents counts your Schengen days and makes a checklist with deadlines.',
  'day-1.text.2': 'Your trial runs until {end}.',
  'day-1.button': 'Check my documents',
  'day-3.subject': 'Take your plan offline',
  'day-3.text.1': 'Your plans open offline, and changes sync later. Try it in airplane mode before you go.',
  'day-3.text.2': 'Your trial runs until {end}.',
  'day-3.button': 'Open my trips',
  'day-5.subject': '2 days left in your trial',
  'day-5.text.1':
    'Your trial runs until {end}. Then, on the free plan, everything you made stays, but the daily limits come back.',
  'day-5.text.2':
    'Want to stay without limits? Plans start at $9.99 a month, and the first month is 20% off.',
  'day-5.button': 'See plans and pricing',
  'last-day.subject': 'Your trial ends within 24 hours',
  'last-day.text.1': 'Your trial runs until {end}. Nothing to cancel, nothing to pay.',
  'last-day.text.2': 'To continue without limits, choose a plan.',
  'last-day.button': 'See plans and pricing',
  'expired.subject': 'Your trial has ended',
  'expired.text.1':
    'You’re on the free plan again. Everything you saved and planned is still here. Daily limits start again at midnight UTC (London time in winter).',
  'expired.text.2': 'Need more? Every paid plan removes the limits.',
  'expired.button': 'See plans and pricing',
  note: 'You get this because you started a free trial of Tripwright. Unsubscribe from emails about your trial: {url}',

  'choice.title': 'Emails',
  'choice.trial': 'Emails about my free trial',
  'choice.trial.hint': 'Up to six in your trial week.',
  'choice.reminders': 'Document and task reminders',
  'choice.reminders.hint': 'Only reminders you turned on under Documents.',
  'choice.alerts': 'Alerts near my saved trips',
  'choice.alerts.hint': 'From two weeks before a trip until it ends. More under Notifications.',
  'choice.news': 'News and offers',
  'choice.news.hint': 'Off until you turn it on. A few emails a year.',
  'choice.kept': 'Saved.',

  title: 'Unsubscribe | Tripwright',
  description: 'Stop emails you don’t want.',
  breadcrumb: 'Unsubscribe',
  heading: 'Unsubscribe from emails about your trial',
  'heading.reminders': 'Unsubscribe from reminders',
  'heading.news': 'Unsubscribe from news',
  'heading.alerts': 'Unsubscribe from alert emails',
  'page.text': 'You still get emails your account needs.',
  'page.stop': 'Unsubscribe',
  'page.done': 'Done. No more trial emails.',
  'page.done.reminders': 'Done. No reminders until you turn one on again.',
  'page.done.news': 'Done. No news until you turn it on again.',
  'page.done.alerts': 'Done. No more alert emails. Alerts still show under Notifications.',
  'page.dead': 'This link is incomplete. Open it again from the email, or go to Settings, Emails.',
  'page.settings': 'Go to Settings',
})
