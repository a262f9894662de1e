/** Questions on the pricing page, English prose. */
export const PRICING_FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'What happens after the 7-day trial?',
    answer:
      'You move to Explorer, the free plan, with daily limits. We don’t have your card, so we can’t charge you. Everything you made stays.',
  },
  {
    question: 'What do we count for the limits?',
    answer:
      'We count each plan we make, each question, each search you open on a booking site and each item you save. We don’t count plans that couldn’t be made, edits of saved trips and plans you make offline.',
  },
  {
    question: 'When do the limits start again?',
    answer: 'At midnight UTC (London time in winter).',
  },
  {
    question: 'How does the first-month discount work?',
    answer:
      'The first month of a monthly plan is 20% off: $7.99 instead of $9.99 for Globetrotter. Then you pay the full price. Yearly plans and Lifetime have no first-month discount.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes, any time. You keep the plan for the time you paid, then move to Explorer. See also the refund policy.',
  },
  {
    question: 'Does a paid plan make better trips?',
    answer:
      'No. Planner, checks and facts are the same for everyone. A paid plan removes daily limits and adds offline maps.',
  },
]
