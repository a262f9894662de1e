import { messages } from '../../base/text.ts'

/** Texts of the splash screen, which shows at the first visit and after a long absence. */
export const splashMessages = messages('splash', {
  label: 'Welcome to Tripwright',
  progress: 'Introduction progress',
  'slide.trial.title': '7-day free trial',
  'slide.trial.text': 'Everything without limits. No card, and it ends by itself.',
  'slide.plan.title': 'AI planning that adds up',
  'slide.plan.text': 'Opening hours, routes and meals, planned day by day and double-checked.',
  'slide.alerts.title': 'Safety alerts, before you go',
  'slide.alerts.text': 'What’s happening at your destination, with source and date.',
  skip: 'Skip',
  start: 'Start Now',
  trial: 'Start My Free Trial',
})
