import type { ProsePage } from './prose-page.rules.ts'

export const TERMS: ProsePage = {
  updated: '2026-11-21',
  lead: 'The agreement between you and whoever runs the Tripwright at this address, called the operator below. By using it you accept what stands here. It is short on purpose.',
  sections: [
    {
      id: 'what',
      heading: 'What you get',
      parts: [
        'Tripwright helps you plan travel: it computes itineraries from facts about places, keeps what you save, and shows maps. You may use it without an account. An account adds your things on all your devices.',
        'It is a planning tool, not a travel agency. It sells no travel, and no contract for a flight, a bed or a ticket comes about on its pages. Where a page offers a link to a booking site, what you book there is between you and that site.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      parts: [
        'You need an email address that you can read, because the account opens when you follow the link we mail to it. Choose a password that you use nowhere else. What happens under your account is yours to answer for, unless somebody got in through a fault of ours.',
        'One account is for one person. Do not open accounts by a program, and do not open several to get around a limit.',
      ],
    },
    {
      id: 'limits',
      heading: 'Limits',
      parts: [
        'The free plan has daily limits, counted by the UTC day: 10 questions to the assistant, 3 itineraries, 25 searches, 15 saved items. A guest keeps up to 3 saves on a device. A reached limit is said in words with the time at which it opens again; nothing that you have is taken away.',
      ],
    },
    {
      id: 'rules',
      heading: 'What is not allowed',
      parts: [
        {
          list: [
            'Getting at what belongs to somebody else, or trying to.',
            'Loading the service so that it is slow for others, or going around its limits.',
            'Using it for anything that breaks the law where you are.',
          ],
        },
        'Looking for weaknesses is welcome as long as you use accounts of your own, stop at the first proof, and tell the operator before you tell anybody else.',
      ],
    },
    {
      id: 'yours',
      heading: 'What is yours stays yours',
      parts: [
        'Your trips, notes and saved items belong to you. The operator stores and shows them so that the product works for you, and for nothing else.',
      ],
    },
    {
      id: 'facts',
      heading: 'How far you can rely on a plan',
      parts: [
        'Plans are checked against the facts that Tripwright holds, and each place shows when its row was last looked at. The world may have moved on since. Before something that you cannot repeat (a flight, a border, the one day for a place) ask the source itself: where we know its address, the link is beside the place.',
        'Entry rules, safety and health are decided by authorities, not by us. Their word counts.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      parts: [
        'The service is given as it is, without a promise that it is always there or free of faults. Nothing here takes away rights that the law gives you as a consumer and that cannot be given up, nor liability for intent, gross negligence, or harm to life and health.',
      ],
    },
    {
      id: 'money',
      heading: 'Money',
      parts: [
        'Everything that the free plan holds costs nothing. A paid plan is paid in advance and renews until you say otherwise; its price is on [the page of plans](/pricing). [The refund policy](/refund-policy) says how to end one and when money comes back.',
      ],
    },
    {
      id: 'end',
      heading: 'Leaving',
      parts: [
        'You may stop at any time; [the privacy policy](/privacy-policy#rights) says how to have your data and your account removed. The operator may close an account that breaks these terms, and says why, unless the law forbids it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and the law',
      parts: [
        'When these terms change in a way that matters, the date at the top changes with them; older texts stay readable in the history of the source code. The law that applies is that of the place where the operator is established; if you are a consumer, the protection of the law where you live stays with you.',
      ],
    },
  ],
}
