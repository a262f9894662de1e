import type { ProsePage } from './prose-page.rules.ts'

export const TERMS: ProsePage = {
  updated: '2026-11-21',
  lead: 'The agreement between you and the operator: whoever runs Tripwright at this address. By using it, you accept these terms. We kept them short, so you can read them.',
  sections: [
    {
      id: 'what',
      heading: 'What you get',
      parts: [
        'Tripwright helps you plan trips. It makes plans from facts about places, keeps what you save and shows maps. You can use it without an account. With one, you have your things on all your devices.',
        'It’s a planning tool, not a travel agency. It doesn’t sell travel, and you can’t buy a flight, a room or a ticket here. If you follow a link to a booking site, what you book there is between you and that site.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      parts: [
        'You need an email address you can read, because we send a link there to open your account. Choose a password you use nowhere else. You’re responsible for what happens in your account, unless someone got in because of something we did wrong.',
        'One account is for one person. Don’t create accounts with a program, or several accounts to have more than a limit allows.',
      ],
    },
    {
      id: 'limits',
      heading: 'Limits',
      parts: [
        'The free plan has daily limits, which start again at midnight UTC (London time in winter): 10 questions to the assistant, 3 trip plans, 25 searches, 15 saved items. Guests can save up to 3 items on a device. When you reach a limit, we tell you when it starts again. You never lose anything you have.',
      ],
    },
    {
      id: 'rules',
      heading: 'What is not allowed',
      parts: [
        {
          list: [
            'Opening other people’s data, or trying to.',
            'Using the service so much that it gets slow for others, or more than its limits allow.',
            'Using it for anything illegal where you are.',
          ],
        },
        'You’re welcome to look for security problems, as long as you use your own accounts, stop when you have found one, and tell the operator before anyone else.',
      ],
    },
    {
      id: 'yours',
      heading: 'Your content is yours',
      parts: [
        'Your trips, notes and saved items belong to you. The operator stores and shows them only so the product works for you.',
      ],
    },
    {
      id: 'facts',
      heading: 'How far you can rely on a plan',
      parts: [
        'We check plans against the facts we have, and each place shows when its facts were last reviewed. Things may have changed since. Before anything you can’t repeat (a flight, a border, your only day for a place), check with the source. If we know its address, the link is next to the place.',
        'Governments decide on entry rules, safety and health. If they say something else than we do, they’re right.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we’re responsible for (liability)',
      parts: [
        'You get the service as it is: we don’t promise that it always works or has no mistakes. Some rights are always yours by law (consumer rights), and these terms don’t change them. We’re also always responsible if we do harm on purpose (intent) or because we’re extremely careless (gross negligence), and for harm to life and health.',
      ],
    },
    {
      id: 'money',
      heading: 'Payment',
      parts: [
        'The free plan costs nothing. Paid plans are paid in advance and renew until you cancel. For prices, see [plans and pricing](/pricing). For how to cancel and when you get a refund, see the [refund policy](/refund-policy).',
      ],
    },
    {
      id: 'end',
      heading: 'Leaving',
      parts: [
        'You can stop at any time. The [privacy policy](/privacy-policy#rights) says how to delete your data and your account. The operator may close an account that breaks these terms, and tells you why unless the law forbids it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes, and which law applies',
      parts: [
        'When these terms change in a way that matters, the date at the top changes too. You can read older versions where the program’s code is published. The law of the operator’s country applies. If you use Tripwright as a private person (a consumer), the law where you live protects you too.',
      ],
    },
  ],
}
