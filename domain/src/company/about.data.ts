import type { PageOfWords } from './company.rules.ts'

export const ABOUT: PageOfWords = {
  updated: '2026-11-21',
  lead: 'Tripwright is a travel companion that computes instead of guessing. It plans days that hold, says what it does not know, and keeps working when the signal is gone.',
  sections: [
    {
      id: 'why',
      heading: 'Why it exists',
      parts: [
        'Most plans break on something that could have been known: a museum that closes on Tuesdays, a walk across a river with no bridge near, a lunch that falls into the hour when kitchens rest. None of that needs a clever guess. It needs facts with a date on them, and arithmetic.',
        'So that is what Tripwright is made of. One engine makes a plan. A second one, which shares no code with the first, walks through each day again and checks it line by line. If a line fails, you do not get that plan; you are told which of your wishes cannot stand together.',
      ],
    },
    {
      id: 'today',
      heading: 'What works today',
      parts: [
        {
          list: [
            '[Planning](/itinerary) for each city that we have a guide of, from one day to thirty, with opening hours, travel times, meals, costs and the rules behind each of them in the open.',
            'A must-see, a booking at a fixed time, step-free places only, a budget for the whole party: each is a condition that the plan keeps, or a reason why there is none.',
            '[Saved places and trips](/dashboard) that live on your device first and in your account when you sign in. Without a signal they still open, and what you change is sent once, later.',
            'A map of our own, which asks no tile server and needs no key.',
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'What it does not do',
      parts: [
        'It sells nothing and books nothing. It takes no commission that could move a hotel up a list, because there is no such list. It has no advertising and no tracking scripts.',
        'It does not know everything either. Hours change, strikes happen, a place closes for good between two readings. That is why each place carries the day on which its row was last looked at and, where we know one, the address where you can ask.',
      ],
    },
    {
      id: 'facts',
      heading: 'Where the facts come from',
      parts: [
        'The city guides were written from memory, with no page of anybody else open: name, position, hours, price, whether the way in is step-free. A second reader, who saw nothing but the names, wrote the same again. Where the two differed, a third reading and a judgement followed, and what stayed doubtful is marked or was taken out. Newer guides wait for their second reader; each of their places says so.',
        'Two readers can share a mistake, and nobody has yet compared the rows with official pages. So take the guides as what a well-travelled friend would tell you, and open the link beside a place before a day depends on it.',
        'Travel times are estimates and are called that: the straight line, lengthened by what the city puts in the way, at a careful speed. They are meant to be a little long rather than a little short.',
      ],
    },
    {
      id: 'open',
      heading: 'Open to inspection',
      parts: [
        'The source code is published under the MIT licence, with its tests and its data. Anybody may read how a plan is made, run the whole product alone on a laptop with no key and no account elsewhere, and check what this page says.',
        'What it keeps about you is in the [privacy policy](/privacy-policy), on one page and in plain words.',
      ],
    },
  ],
}
