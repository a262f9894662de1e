/** The help articles, English prose: what the product does today, and nothing else. */
export const ARTICLES: readonly Article[] = [
  {
    id: 'first-plan',
    topic: 'planning',
    title: 'Making a first plan',
    paragraphs: [
      'Open Plan, choose a city and a day to begin, and say how many days you have. Everything else has a sensible start: one adult, a balanced pace, sights of every kind.',
      'Press the button, and better plans replace worse ones on the page for a few seconds. You can stop at any time and keep what is there.',
    ],
  },
  {
    id: 'proved-plan',
    topic: 'planning',
    title: 'What “proved” means',
    paragraphs: [
      'A plan is made by one program and checked by another that shares no code with it. The checker goes through every rule, from opening hours to the money, and each has a line with a tick.',
      'Proved means proved against the data that we have. When a museum changes its hours tomorrow, the plan is as right as the hours it was made with; the date of each fact stands beside it.',
    ],
  },
  {
    id: 'infeasible',
    topic: 'planning',
    title: 'Why a plan can be impossible',
    paragraphs: [
      'When wishes cannot all be met, the answer names the ones that stand against each other: two places that must be seen at the same hour, a budget that does not pay the tickets, a city that is closed on the only day.',
      'The nearest plan that works is shown beside it. Take it, or change one of the wishes that were named.',
    ],
  },
  {
    id: 'travel-times',
    topic: 'planning',
    title: 'Where travel times come from',
    paragraphs: [
      'They are estimates on the safe side: the straight line, made longer for streets, rivers and hills of that city, at a walking or riding speed. The page says that they are estimates.',
    ],
  },
  {
    id: 'change-plan',
    topic: 'planning',
    title: 'Changing a plan',
    paragraphs: [
      'Drag a stop, remove it, lock it to its hour, or swap it for another one. The day is timed anew at once and checked again.',
      'Undo takes back one step after the other. Planning again keeps what you locked.',
    ],
  },
  {
    id: 'export-plan',
    topic: 'planning',
    title: 'Taking a plan with you',
    paragraphs: [
      'Open Export on a trip to save it as a calendar (ICS), text (Markdown), a GPS file (GPX) or map data (GeoJSON), to print it, to make a PDF in your browser, or to duplicate the trip. All of this works offline. The copy has the stops and notes, but nothing that was paid.',
      'Times in the calendar are those of each place. Save it again after you changed the plan: the calendar replaces what it knows. A stop that you took out of the plan you take out of the calendar yourself.',
      'A saved trip opens with no signal on the device that has seen it. Install the app from the page Get the app and it opens like any other.',
    ],
  },
  {
    id: 'guest-saves',
    topic: 'saving',
    title: 'Saving without an account',
    paragraphs: [
      'The heart keeps up to three things on this device. With an account they move over, once, and none is lost or doubled.',
    ],
  },
  {
    id: 'no-signal',
    topic: 'saving',
    title: 'What works with no signal',
    paragraphs: [
      'Pages that you opened, saved things, trips, and making plans for our guide cities. What you change is kept on the device, sealed for you, and sent when there is a signal again.',
      'A badge counts what waits. Something that the server refuses for good moves to a list of its own, where you decide.',
    ],
  },
  {
    id: 'sign-out-offline',
    topic: 'saving',
    title: 'Signing out on a device',
    paragraphs: [
      'It works with no signal too: the device forgets you at once and tells the server when it can. Changes that were not sent stay sealed for you, and nobody else on the device sees them.',
    ],
  },
  {
    id: 'handed-on',
    topic: 'searching',
    title: 'Where flight, stay and car searches lead',
    paragraphs: [
      'We do not sell beds, seats or cars. Your search is checked and then handed to a booking site with everything filled in; the price there is the price of that site, and we get nothing about you back.',
      'Each search that is handed on counts as one. The free plan has 25 a day.',
    ],
  },
  {
    id: 'limits',
    topic: 'paying',
    title: 'What is counted on the free plan',
    paragraphs: [
      'A day, by UTC: 3 plans, 10 questions to the assistant, 25 searches handed on, 15 things saved. Plans that fail and edits of saved trips are free.',
      'The count starts again at midnight UTC. A refusal says the hour.',
    ],
  },
  {
    id: 'trial',
    topic: 'paying',
    title: 'The seven days of trial',
    paragraphs: [
      'They begin at the moment your address is verified, once for an account and once for a device, and nothing is counted until they end. No card is asked for, so nothing can be charged.',
      'Offline maps are not part of the trial.',
    ],
  },
  {
    id: 'cancel',
    topic: 'paying',
    title: 'Cancelling a plan',
    paragraphs: [
      'In Settings, under Your plan. It stays as it is until the end of what is paid, and the account is Explorer after that. What you saved stays.',
      'A refund is paid in full for what was charged twice or by mistake: write to support. The page Refunds in the footer says all of it.',
    ],
  },
  {
    id: 'mail-missing',
    topic: 'account',
    title: 'The verification mail does not come',
    paragraphs: [
      'Look into the folder for unwanted mail, then ask for another on the sign-in page. The newest link works, once, for 24 hours; the page says so when one is too old.',
      'For an address that has an account already, the mail says that instead. The page never tells which it was, so that nobody can find out who has an account here.',
    ],
  },
  {
    id: 'locked-out',
    topic: 'account',
    title: 'Too many attempts',
    paragraphs: [
      'After ten wrong passwords in 15 minutes the account takes no more guesses for a while, from anywhere. Devices that are signed in stay so.',
      'Ask for a reset link: it opens the account again at once.',
    ],
  },
  {
    id: 'sessions',
    topic: 'account',
    title: 'Signing a lost device out',
    paragraphs: [
      'Your profile lists every device that is signed in, with its browser and the day it was last used. Sign one out, or all of them; it holds from the next thing that device asks for.',
    ],
  },
  {
    id: 'export-delete',
    topic: 'account',
    title: 'Downloading and deleting your data',
    paragraphs: [
      'Your profile gives you one file with everything that is kept about the account. Deleting is on the same page: it needs a sign-in of the last 15 minutes and your address typed again, and leaves nothing to restore.',
    ],
  },
]

export type HelpTopic = 'planning' | 'saving' | 'searching' | 'account' | 'paying'
export type Article = { id: string; topic: HelpTopic; title: string; paragraphs: readonly string[] }
