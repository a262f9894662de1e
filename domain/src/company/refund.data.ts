import type { PageOfWords } from './company.rules.ts'

export const REFUND: PageOfWords = {
  updated: '2026-11-21',
  lead: 'Tripwright takes no payment today. So there is nothing to refund, and nothing that could renew itself behind your back.',
  sections: [
    {
      id: 'today',
      heading: 'As it is now',
      parts: [
        {
          list: [
            'No page asks for a card, a bank account or a wallet, and nothing of the kind is stored.',
            'The free plan costs nothing. The trial asks for no card, so it cannot turn into a charge.',
            'If you find a charge that names Tripwright, it did not come from this product. Tell your bank, and tell the operator: every mail that you got from here shows the address.',
          ],
        },
      ],
    },
    {
      id: 'partners',
      heading: 'What you book elsewhere',
      parts: [
        'Where a page offers a link to a booking site, you pay that site under its own rules. It decides about cancelling and money back, and we cannot do it for you: we never see the booking. Airlines may owe you a refund or more by law when they cancel or are late; that claim is against the airline.',
      ],
    },
    {
      id: 'later',
      heading: 'Before a first charge',
      parts: [
        'Taking payment would need a new text here first, with prices, how a plan renews, how to end it and within what time money comes back. Nobody is moved from a free account to a paid one without choosing it.',
        'Consumer law where you live, such as the 14 days for withdrawal in the European Union and the United Kingdom, stands above any text of ours.',
      ],
    },
  ],
}
