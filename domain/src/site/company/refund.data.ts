import type { ProsePage } from './prose-page.rules.ts'

export const REFUND: ProsePage = {
  updated: '2026-11-22',
  lead: 'The free plan and the trial cost nothing and need no card. Here’s what happens to money you paid for a plan.',
  sections: [
    {
      id: 'today',
      heading: 'What you pay, and when',
      parts: [
        {
          list: [
            'Monthly and yearly plans renew at the price on [plans and pricing](/pricing) until you cancel. You pay for Lifetime once.',
            'You enter your card at Stripe, which takes the payment. We don’t store your card, only what you bought, what you paid and how long it lasts.',
            'If this site uses the test checkout, the checkout says so. It asks for no card and charges nothing.',
            'The trial needs no card, so it can’t turn into a charge. Nobody moves from a free plan to a paid one without choosing to.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Cancel a plan',
      parts: [
        'Cancel in [your settings](/settings) with one click, at any time. You keep the plan until the end of the time you paid for, and then move to the free plan. If you delete your account, the plan ends right away.',
        'If you change to another plan, you see the charge first. What’s left of your old plan comes off the price.',
        'If we can’t charge a renewal, we try again for a week. You keep the plan during that time.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      parts: [
        'Write to the operator at the address that our emails come from. If you were charged twice or by mistake, you get a full refund. A full refund ends the plan it was for.',
        'Consumer law where you live comes before our rules. One example is the right to withdraw within 14 days in the European Union and the United Kingdom.',
      ],
    },
    {
      id: 'partners',
      heading: 'What you book elsewhere',
      parts: [
        'If you book on another site, you pay that site under its rules. It decides about cancellations and refunds. We can’t do that for you, because we never see the booking. If an airline cancels or is late, it may owe you a refund or more by law. That claim is against the airline.',
      ],
    },
  ],
}
