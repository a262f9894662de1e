import { messages } from '../../base/text.ts'

export const gatheredGuidesMessages = messages('gathered-guides', {
  'not-there': 'We have no guide for this city.',
  'no-source':
    'We can’t make a guide for {name} right now: we have no map of it, and our sources didn’t answer. Try again in 10 minutes, or pick a city nearby: {cities}.',
  'too-small':
    'We found fewer than {count} sights in {name}, too few for a guide. Pick a city nearby: {cities}.',
  'too-many': 'You’ve asked for 30 new guides today. Ask for more tomorrow.',
})
