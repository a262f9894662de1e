/** The help articles, English prose: what the product does today, and nothing else. */
export const ARTICLES: readonly Article[] = [
  {
    id: 'first-plan',
    topic: 'planning',
    title: 'Make your first plan',
    paragraphs: [
      'Open Plan and choose a city, a first day and how many days. The rest is filled in: one adult, up to 6 visits a day, all kinds of sights.',
      'Press “Plan my trip”. We improve the plan for a few seconds. Stop any time to keep the one you see.',
    ],
  },
  {
    id: 'proved-plan',
    topic: 'planning',
    title: 'How we check a plan',
    paragraphs: [
      'One program makes the plan. A second, independent one checks it: opening hours, travel times, budget and more. The plan lists every check.',
      'If a museum changes its hours, we may not know yet. So each fact shows its date.',
    ],
  },
  {
    id: 'infeasible',
    topic: 'planning',
    title: 'When not everything fits',
    paragraphs: [
      'If your requests don’t fit together, we say which: two places at the same hour, a budget too small for the tickets, or a place that’s closed on your only day.',
      'You also see the closest plan that works. Use it, or change a request.',
    ],
  },
  {
    id: 'travel-times',
    topic: 'planning',
    title: 'Where travel times come from',
    paragraphs: [
      'Travel times are estimates, a little long to be safe. We take the straight line and add time for streets, rivers and hills. Walks marked “along streets” follow a street map.',
    ],
  },
  {
    id: 'change-plan',
    topic: 'planning',
    title: 'Change a plan',
    paragraphs: [
      'Drag a stop, remove it, lock it so that its time stays, or choose another place for it. We update that day and check it again.',
      'Undo takes back one step. When you plan again, locked stops stay.',
    ],
  },
  {
    id: 'export-plan',
    topic: 'planning',
    title: 'Save a plan as a file (export)',
    paragraphs: [
      'Open Export on a trip to save it as a calendar, text, a file for map apps or PDF, to print it, or to make a copy, also offline. A copy has stops and notes, no payments.',
      'Calendar times are local to each place. If you change the plan, export it again to update the events. If you removed a stop, delete it in your calendar too.',
      'A saved trip opens offline on any device where you’ve opened it before. To open it like an app, see “Get the app”.',
    ],
  },
  {
    id: 'guest-saves',
    topic: 'saving',
    title: 'Save without an account',
    paragraphs: [
      'Without an account, you can save up to 3 items on this device: tap the heart on a place. When you create an account, they move there.',
    ],
  },
  {
    id: 'no-signal',
    topic: 'saving',
    title: 'What works with no signal',
    paragraphs: [
      'Pages you’ve opened, saved items, trips, and new plans for cities whose guide is on your device. Your changes stay there, locked (encrypted), and go to your account when you’re back online.',
      'A number shows how many changes aren’t in your account yet. If one can’t be saved, it’s under “Changes to review”.',
    ],
  },
  {
    id: 'sign-out-offline',
    topic: 'saving',
    title: 'Sign out offline',
    paragraphs: [
      'The device signs you out right away and tells us when it’s online. Changes that aren’t in your account yet stay locked (encrypted), so nobody else can see them.',
    ],
  },
  {
    id: 'handed-on',
    topic: 'searching',
    title: 'How flight, hotel and car searches work',
    paragraphs: [
      'We don’t sell rooms, seats or cars. We open your search on a booking site with everything filled in. That site sets the price and tells us nothing about you.',
      'The free plan has 25 searches a day.',
    ],
  },
  {
    id: 'limits',
    topic: 'paying',
    title: 'Limits of the free plan',
    paragraphs: [
      'Per day: 3 trip plans, 10 questions to the assistant, 25 searches and 15 saved items. Failed plans and edits of saved trips don’t count.',
      'Limits start again at midnight UTC (London time in winter).',
    ],
  },
  {
    id: 'trial',
    topic: 'paying',
    title: 'Your 7-day trial',
    paragraphs: [
      'The trial starts when you verify your email address, and has no daily limits. You get one per account and per device. No card, so we can’t charge you.',
      'Offline maps aren’t part of the trial.',
    ],
  },
  {
    id: 'cancel',
    topic: 'paying',
    title: 'Cancel a plan',
    paragraphs: [
      'Go to Settings, “Your plan”. You keep the plan for the time you paid, then move to the free plan. What you saved stays.',
      'Charged twice or by mistake? Contact support and we’ll refund you in full. See also “Refunds” at the bottom of any page.',
    ],
  },
  {
    id: 'mail-missing',
    topic: 'account',
    title: 'You didn’t get the verification email',
    paragraphs: [
      'Check your spam folder, then ask for a new link on the sign-in page. Only the newest link works, once, for 24 hours.',
      'If this email address already has an account, only the email says so. The page doesn’t, so nobody else can find out.',
    ],
  },
  {
    id: 'locked-out',
    topic: 'account',
    title: 'Too many attempts',
    paragraphs: [
      'After ten wrong passwords in 15 minutes, we block passwords for a while. Devices that are signed in stay signed in.',
      'A link to reset your password lets you in right away.',
    ],
  },
  {
    id: 'sessions',
    topic: 'account',
    title: 'Sign out a lost device',
    paragraphs: [
      'Your profile lists every signed-in device and when it was last used. Sign out one or all. A device is signed out the next time it’s online.',
    ],
  },
  {
    id: 'export-delete',
    topic: 'account',
    title: 'Download or delete your data',
    paragraphs: [
      'On your profile, download everything we store about you in one file, or delete the account. To delete it, sign in again if you signed in more than 15 minutes ago, and type your email address. Nobody can restore a deleted account.',
    ],
  },
]

export type HelpTopic = 'planning' | 'saving' | 'searching' | 'account' | 'paying'
export type Article = { id: string; topic: HelpTopic; title: string; paragraphs: readonly string[] }
