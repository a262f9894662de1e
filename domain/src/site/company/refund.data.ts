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
            'You pay for monthly and yearly plans again each month or year, at the price on [plans and pricing](/pricing), until you cancel. You pay for Lifetime once.',
            'You enter your card at Stripe, which takes the payment. We don’t store your card number, only what you bought, what you paid and how long it lasts.',
            'If the payment page says “Test payment”, it’s only a test. It asks for no card, and you pay nothing.',
            'The trial needs no card, so we can’t take any money. Nobody moves from a free plan to a paid one without choosing to.',
          ],
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Cancel a plan',
      parts: [
        'Cancel in [your settings](/settings) with one click, at any time. You keep the plan until the end of the time you paid for, and then move to the free plan. If you delete your account, the plan ends right away.',
        'If you change to another plan, you see first what you pay. You pay less, because we subtract the money for the days left in your old plan.',
        'If your next payment doesn’t work, we try again for a week. You keep the plan during that time.',
      ],
    },
    {
      id: 'refunds',
      heading: 'Refunds',
      parts: [
        'Write to us at the address that our emails come from. If you were charged twice or by mistake, you get a full refund. If you get all your money back for a plan, the plan ends.',
        'If the law for buyers where you live (consumer law) gives you more than our rules, the law counts. One example is the right to change your mind within 14 days and get your money back (to withdraw) in the European Union and the United Kingdom.',
      ],
    },
    {
      id: 'partners',
      heading: 'What you book elsewhere',
      parts: [
        'If you book on another site, you pay that site under its rules. It decides about cancellations and refunds. We can’t do that for you, because we never see the booking. If an airline cancels or is late, by law, it may have to give you a refund or more. You must ask the airline for it, not us.',
      ],
    },
  ],
}
