import { messages } from '../../base/text.ts'

/** What a plan says of the well known sights that it does not have. */
export const leftOutMessages = messages('left-out', {
  heading: 'Well known, but not in this plan',
  avoided: 'You asked to leave it out.',
  needs: 'We don’t know that it’s step-free.',
  closed: 'Closed on your days, or open too briefly for a visit.',
  season: 'Out of season on your dates.',
  far: 'Too far from your stay for one day.',
  full: 'Your days are full without it. Make it a must-see and we’ll plan around it.',
})
