/** What posts are about, in the order in which the list offers it. */
export const TOPICS = ['planning', 'hours', 'money', 'access', 'weather'] as const
export type BlogTopic = (typeof TOPICS)[number]

export function isTopic(text: string): text is BlogTopic {
  return TOPICS.some((topic) => topic === text)
}

/** A pen name of the makers; the words are English. */
export type Writer = { slug: string; name: string; line: string; about: readonly string[] }

/** The authors of the posts. Both are pen names, and their pages say so. */
export const WRITERS: readonly Writer[] = [
  {
    slug: 'nora-meridian',
    name: 'Nora Meridian',
    line: 'Opening hours, doors one can get through, and days that hold.',
    about: [
      'Writes about time: when doors open, when they close, and how much of a city fits in between. Believes that the best hour of a trip is often the one that a plan left empty.',
      'Her posts count things. Where a number stands in one of them, it was counted in the city guides of Tripwright on the day of the post, and anybody who has the source code can count again.',
    ],
  },
  {
    slug: 'jonas-isobar',
    name: 'Jonas Isobar',
    line: 'Money, weather, and sums that come out.',
    about: [
      'Writes about what changes under a plan: rates, rain, the price on the door. Likes sums that come out to the cent and would rather read “unknown” than a friendly guess.',
      'His posts explain how things work before they say what to do, so that you can check the advice yourself and leave out what does not fit your trip.',
    ],
  },
]
