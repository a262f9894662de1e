import { messages } from '../../base/text.ts'

/** What a refusal says: server and page both. The page's own texts are in `itinerary-page.messages.ts`. */
export const itineraryMessages = messages('itinerary', {
  infeasible: 'These wishes cannot all be kept together.',
  'infeasible.nearest': 'These wishes cannot all be kept together. The nearest plan leaves something out.',
  'too-many-plans': 'That was a lot of planning. Please wait a little.',
  'infeasible.nights':
    'The way to one of these cities takes longer than the stay there. Give that city another night.',
  'out-of-time':
    'We ran out of time before we found a plan that keeps everything, or knew that there is none. Please try again.',
  'out-of-time.nearest':
    'We ran out of time before we found a plan that keeps everything, or knew that there is none. The nearest plan so far leaves something out.',
  'line-full': 'Too many people are planning right now. Please try again in a moment.',
  'wish.must-see': '{name} has to be in the plan.',
  'wish.must-see.closed':
    '{name} cannot be visited on any day of this trip: it is closed, or not open long enough.',
  'wish.must-see.avoided': '{name} is to be seen and to be avoided.',
  'wish.lock': '{name} on {date} at {time}.',
  'wish.lock.closed': '{name} is not open on {date} at {time}.',
  'wish.nights': '{name} would be left before it is reached: the way there takes until {time} on {date}.',
  'wish.booking': '{name} on {date} at {time}.',
  'wish.avoid': 'What you want to avoid stays out.',
  'wish.budget': 'Everything together costs at most {amount}.',
  'wish.meals': 'Time to eat on every day.',
  'wish.needs': 'Everything suits your needs: step-free ways and diets.',
  'wish.walking': 'At most {minutes} minutes on foot a day.',
  'wish.times': 'Every day lies between {from} and {to}, arrival and departure included.',
})
