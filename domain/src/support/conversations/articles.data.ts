/** The help articles, English prose: what the product does today, and nothing else. */
export const ARTICLES: readonly Article[] = [
  {
    id: 'first-plan',
    topic: 'planning',
    title: 'Make your first plan',
    paragraphs: [
      'Open Plan, choose a city and a first day, and say how many days you have. The rest is filled in for you: one adult, a balanced pace and sights of every kind.',
      'Press “Plan my trip”. For a few seconds, better plans replace earlier ones. You can stop at any time and keep the plan you see.',
    ],
  },
  {
    id: 'proved-plan',
    topic: 'planning',
    title: 'How we check a plan',
    paragraphs: [
      'One program makes the plan. A second one, which shares no code with the first, checks it: opening hours, travel times, budget and more. Every check has its own line in the plan.',
      'We check against the facts we have. If a museum changes its hours tomorrow, we may not know yet. That’s why each fact shows its date.',
    ],
  },
  {
    id: 'infeasible',
    topic: 'planning',
    title: 'When not everything fits',
    paragraphs: [
      'If your requests don’t fit together, we tell you which ones: two places at the same hour, a budget too small for the tickets, or a place that’s closed on your only day.',
      'You also see the closest plan that works. Use it, or change one of those requests.',
    ],
  },
  {
    id: 'travel-times',
    topic: 'planning',
    title: 'Where travel times come from',
    paragraphs: [
      'Travel times are estimates, and a little long to be safe. We take the straight line, add what streets, rivers and hills in that city cost you, and use a normal walking or riding speed. Walks marked “along streets” follow a street map.',
    ],
  },
  {
    id: 'change-plan',
    topic: 'planning',
    title: 'Change a plan',
    paragraphs: [
      'Drag a stop, remove it, lock its time or swap it for another. We update the times of that day and check it again right away.',
      'Undo takes back one step at a time. When you plan again, locked stops stay.',
    ],
  },
  {
    id: 'export-plan',
    topic: 'planning',
    title: 'Export a plan',
    paragraphs: [
      'Open Export on a trip to save it as a calendar (ICS), text (Markdown), a GPS file (GPX) or map data (GeoJSON), to print it or save it as a PDF, or to duplicate it. All of this works offline. A duplicate has your stops and notes, but no payments.',
      'Times in the calendar are local to each place. If you change the plan, export it again, and your calendar updates the events. If you removed a stop, delete its event in the calendar yourself.',
      'A saved trip opens offline on any device where you’ve opened it before. To open it like any other app, install Tripwright from the page “Get the app”.',
    ],
  },
  {
    id: 'guest-saves',
    topic: 'saving',
    title: 'Save without an account',
    paragraphs: [
      'Without an account, the heart saves up to 3 items on this device. When you create an account, they move there. Nothing is lost or saved twice.',
    ],
  },
  {
    id: 'no-signal',
    topic: 'saving',
    title: 'What works with no signal',
    paragraphs: [
      'Pages you’ve opened, saved items, trips, and new plans for cities whose guide is on your device. Your changes stay on the device, encrypted for you, and sync when you’re back online.',
      'A badge counts changes that are waiting to sync. If one can’t be saved, it moves to a list called “Changes to review”, and you decide what to do.',
    ],
  },
  {
    id: 'sign-out-offline',
    topic: 'saving',
    title: 'Sign out offline',
    paragraphs: [
      'You can sign out offline. The device signs you out right away and tells us when it’s back online. Changes that haven’t synced stay encrypted for you. Nobody else on the device can see them.',
    ],
  },
  {
    id: 'handed-on',
    topic: 'searching',
    title: 'How flight, hotel and car searches work',
    paragraphs: [
      'We don’t sell rooms, seats or cars. We check your search and open it on a booking site with everything filled in. That site sets the price, and it tells us nothing about you.',
      'Each search we open counts as one. The free plan has 25 a day.',
    ],
  },
  {
    id: 'limits',
    topic: 'paying',
    title: 'Limits of the free plan',
    paragraphs: [
      'Per day: 3 trip plans, 10 questions to the assistant, 25 searches and 15 saved items. Plans that fail and edits of saved trips don’t count.',
      'The limits reset at midnight UTC. When you reach one, we show the time where you are.',
    ],
  },
  {
    id: 'trial',
    topic: 'paying',
    title: 'Your 7-day trial',
    paragraphs: [
      'The trial starts when you verify your email address, and has no daily limits. You get one per account and per device. We don’t ask for a card, so we can’t charge you.',
      'Offline maps aren’t part of the trial.',
    ],
  },
  {
    id: 'cancel',
    topic: 'paying',
    title: 'Cancel a plan',
    paragraphs: [
      'Go to Settings, “Your plan”. You keep the plan until the end of the time you paid for, and then move to the free plan. What you saved stays.',
      'If you were charged twice or by mistake, contact support and we’ll refund you in full. See “Refunds” at the bottom of any page for more.',
    ],
  },
  {
    id: 'mail-missing',
    topic: 'account',
    title: 'You didn’t get the verification email',
    paragraphs: [
      'Check your spam folder, then ask for a new link on the sign-in page. Only the newest link works, once, for 24 hours. If a link is too old, the page says so.',
      'If you already have an account, the email says that instead. The sign-in page doesn’t, so nobody can find out who has an account here.',
    ],
  },
  {
    id: 'locked-out',
    topic: 'account',
    title: 'Too many attempts',
    paragraphs: [
      'After ten wrong passwords in 15 minutes, we block passwords for a while, on every device. Devices that are signed in stay signed in.',
      'Ask for a link to reset your password. It lets you in right away.',
    ],
  },
  {
    id: 'sessions',
    topic: 'account',
    title: 'Sign out a lost device',
    paragraphs: [
      'Your profile lists every signed-in device, with its browser and the day it was last used. Sign out one or all of them. It takes effect the next time that device connects.',
    ],
  },
  {
    id: 'export-delete',
    topic: 'account',
    title: 'Download or delete your data',
    paragraphs: [
      'On your profile, you can download everything we store about your account in one file. You can delete the account there too. For that, you need to have signed in within the last 15 minutes, and to type your email address. Nobody can restore a deleted account.',
    ],
  },
]

export type HelpTopic = 'planning' | 'saving' | 'searching' | 'account' | 'paying'
export type Article = { id: string; topic: HelpTopic; title: string; paragraphs: readonly string[] }
