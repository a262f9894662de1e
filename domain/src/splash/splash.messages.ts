import { messages } from '../base/text.ts'

/** What is said while the app gets ready for somebody new, or somebody who was away for a while. */
export const splashMessages = messages('splash', {
  label: 'Welcome to Tripwright',
  progress: 'How much of the introduction has passed',
  'slide.trial.title': '7 days of everything, free',
  'slide.trial.text': 'The trial asks for no card, and ends by itself.',
  'slide.plan.title': 'Plans that add up',
  'slide.plan.text': 'Opening hours, ways and meals, worked out day by day and checked by a second program.',
  'slide.alerts.title': 'Know before you go',
  'slide.alerts.text': 'Safety alerts say what happens where you are headed, with their source and age.',
  skip: 'Skip',
  start: 'Start Now',
  trial: 'Start My Free Trial',
})
