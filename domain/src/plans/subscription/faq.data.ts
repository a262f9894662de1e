/** Questions on the pricing page, English prose. */
export const PRICING_FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'What happens after the seven days?',
    answer:
      'Nothing is charged, because nobody asked for a card. The account goes on as Explorer with its daily limits, and everything you saved and planned stays where it is.',
  },
  {
    question: 'What exactly is counted?',
    answer:
      'One plan that was returned, one question, one search handed to a booking partner, one thing saved. A plan that fails, an edit of a saved trip and a plan made with no signal on your own device are not counted.',
  },
  {
    question: 'When do the counts start again?',
    answer: 'At midnight UTC. The page that refuses says the hour in your own time.',
  },
  {
    question: 'How does the first month work?',
    answer:
      'The first month of a monthly plan costs 20% less: $7.99 instead of $9.99 for Globetrotter. From the second month on it is the full price. Yearly plans and Lifetime are lower in other ways and have no first-month price.',
  },
  {
    question: 'Can I cancel?',
    answer:
      'At any time, for the end of what is paid. Until then the plan stays as it is; after it the account is Explorer again. How refunds work is on the page about refunds.',
  },
  {
    question: 'Does paying make plans better?',
    answer:
      'No. The planner, the checker and the facts are the same for everybody. Paying buys more of it a day, and maps on the device.',
  },
]
