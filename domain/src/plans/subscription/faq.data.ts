/** Questions on the pricing page, English prose. */
export const PRICING_FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'What happens after the 7-day trial?',
    answer:
      'You move to Explorer, the free plan, with its daily limits. We don’t have your card, so we can’t charge you. Everything you saved and planned stays.',
  },
  {
    question: 'What counts toward the limits?',
    answer:
      'Each finished plan, each question, each search you open on a booking site and each saved item. Plans that fail, edits of saved trips and plans you make offline on your device don’t count.',
  },
  {
    question: 'When do the limits reset?',
    answer: 'At midnight UTC. When you reach a limit, we show the time where you are.',
  },
  {
    question: 'How does the first-month discount work?',
    answer:
      'The first month of a monthly plan is 20% off: $7.99 instead of $9.99 for Globetrotter. From the second month, you pay the full price. Yearly plans and Lifetime have lower prices of their own and no first-month discount.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'Yes, any time. You keep the plan until the end of the time you paid for, and then move to Explorer. See the refund policy for refunds.',
  },
  {
    question: 'Does a paid plan make better trips?',
    answer:
      'No. The planner, the checks and the facts are the same for everyone. A paid plan removes the daily limits and adds offline maps.',
  },
]
