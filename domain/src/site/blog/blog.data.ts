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
    line: 'Opening hours, doors without steps, and days that work.',
    about: [
      'Writes about time: when places open, when they close, and how much of a city fits in between. Believes the best hour of a trip is often the one you left empty.',
      'Her posts count things. Every number comes from Tripwright’s city guides on the day of the post, and anyone with the source code can count again.',
    ],
  },
  {
    slug: 'jonas-isobar',
    name: 'Jonas Isobar',
    line: 'Money, weather, and correct totals.',
    about: [
      'Writes about what changes while you travel: exchange rates, rain, ticket prices. Likes totals that are right to the cent, and prefers “unknown” to a friendly guess.',
      'His posts explain how things work before they say what to do, so you can check the advice yourself and skip what doesn’t fit your trip.',
    ],
  },
]
