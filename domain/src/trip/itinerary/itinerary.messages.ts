import { messages } from '../../base/text.ts'

/** What a refusal says: server and page both. The page's own texts are in `itinerary-page.messages.ts`. */
export const itineraryMessages = messages('itinerary', {
  infeasible: 'We can’t fit everything in one plan.',
  'infeasible.nearest': 'We can’t fit everything in one plan. The closest leaves something out.',
  'too-many-plans': 'Too many plans in a short time. Wait a moment and try again.',
  'infeasible.nights': 'Getting to one of these cities takes longer than your stay. Add a night.',
  'out-of-time': 'We ran out of time. Try again.',
  'out-of-time.nearest': 'We ran out of time. The closest plan so far leaves something out.',
  'line-full': 'Too many people are planning right now. Try again in a moment.',
  'wish.must-see': '{name} must be in the plan.',
  'wish.must-see.closed': '{name} is closed, or not open long enough, on every day of your trip.',
  'wish.must-see.avoided': 'You chose both to see and to avoid {name}.',
  'wish.lock': '{name} on {date} at {time}.',
  'wish.lock.closed': '{name} isn’t open on {date} at {time}.',
  'wish.nights': 'You’d leave {name} before you arrive. Getting there takes until {time} on {date}.',
  'wish.booking': '{name} on {date} at {time}.',
  'wish.avoid': 'Places you avoid stay out.',
  'wish.budget': 'The total is at most {amount}.',
  'wish.meals': 'Time to eat every day.',
  'wish.needs': 'Every stop meets your access and diet needs.',
  'wish.walking': 'At most {minutes} minutes of walking a day.',
  'wish.times': 'Every day is between {from} and {to}, including arrival and departure.',
})
