import type { ProsePage } from './prose-page.rules.ts'

export const REFUND: ProsePage = {
  updated: '2026-11-22',
  lead: 'The free plan and the trial cost nothing and ask for no card. This page says what happens to money that was paid for a plan.',
  sections: [
    {
      id: 'today',
      heading: 'What is charged, and when',
      parts: [
        {
          list: [
            'Monthly and yearly plans renew at their end, at the price on [the page of plans](/pricing), until you say that they shall not. Lifetime is paid once.',
            'Cards are typed in at Stripe, who takes the payment. We keep no card: only what was bought, what was paid, and until when.',
            'Where an installation runs the test checkout instead, the checkout says so, asks for no card, and no money moves.',
            'The trial asks for no card, so it cannot turn into a charge. Nobody is moved from a free account to a paid one without choosing it.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Ending a plan',
      parts: [
        'In [your settings](/settings) a plan is told not to renew, in one click and at any time. It stays as it is until the end of what is paid, and the account is on the free plan after it. Deleting the account ends the plan at once.',
        'A change to another plan says before it happens what is charged, and takes off what is left of the old one.',
        'When a renewal cannot be charged, it is tried again for a week in which the plan stays.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Money back',
      parts: [
        'Write to the operator: every mail that you got from here shows the address. What was charged twice or by mistake is paid back in full. A payment that is paid back in full ends the plan that it was for.',
        'Consumer law where you live, such as the 14 days for withdrawal in the European Union and the United Kingdom, stands above any text of ours.',
      ],
    },
    {
      id: 'partners',
      heading: 'What you book elsewhere',
      parts: [
        'Where a page offers a link to a booking site, you pay that site under its own rules. It decides about cancelling and money back, and we cannot do it for you: we never see the booking. Airlines may owe you a refund or more by law when they cancel or are late; that claim is against the airline.',
      ],
    },
  ],
}
