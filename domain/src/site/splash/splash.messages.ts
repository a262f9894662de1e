import { messages } from '../../base/text.ts'

/** Texts of the splash screen, which shows at the first visit and after a long absence. */
export const splashMessages = messages('splash', {
  label: 'Welcome to Tripwright',
  progress: 'How much of the introduction has passed',
  'slide.trial.title': '7-day free trial',
  'slide.trial.text': 'Everything without limits. It asks for no card and ends by itself.',
  'slide.plan.title': 'AI planning that adds up',
  'slide.plan.text': 'Opening hours, ways and meals, worked out day by day and checked by a second program.',
  'slide.alerts.title': 'Safety alerts, before you go',
  'slide.alerts.text': 'What happens where you are headed, with its source and its age.',
  skip: 'Skip',
  start: 'Start Now',
  trial: 'Start My Free Trial',
})
