import type { PageOfWords } from './company.rules.ts'

export const COOKIES: PageOfWords = {
  updated: '2026-11-21',
  lead: 'Two cookies, both needed, and a list of everything else that Tripwright keeps in your browser. Nothing here follows you to another site.',
  sections: [
    {
      id: 'cookies',
      heading: 'Cookies',
      parts: [
        {
          head: ['Name', 'What it is for', 'How long'],
          rows: [
            [
              'tripwright.session_token',
              'Keeps you signed in. Set when you sign in, gone when you sign out.',
              '30 days from the last day of use',
            ],
            [
              'tripwright-device',
              'A random number, signed, by which the server keeps limits and applies a change once. Made of nothing about your device.',
              '30 days',
            ],
          ],
        },
        'On an https address both names begin with __Host-, which ties them to this one host. No script can read them, and they are not sent along from other sites. Both are strictly necessary, so the law asks for no consent. There are no cookies for analytics or advertising, and none of other companies on our own pages.',
      ],
    },
    {
      id: 'storage',
      heading: 'Small notes (local and session storage)',
      parts: [
        'Local notes stay until you clear them; session notes are gone when the tab is closed.',
        {
          head: ['Key', 'What it holds', 'Kind'],
          rows: [
            ['theme', 'Light, dark, or as the system has it', 'local'],
            ['locale', 'The language you chose', 'local'],
            ['guest-saves', 'Up to three places that you saved without an account', 'local'],
            [
              'last-person',
              'Who was signed in last, so that the app opens without a signal; gone at sign-out',
              'local',
            ],
            ['sign-out-pending', 'A sign-out that the server has not heard of yet', 'local'],
            ['authRedirect', 'The page to go back to after signing in', 'session'],
            ['pwa-update-dismissed', 'You sent the notice of a new version away', 'session'],
            ['offlineToastShown', 'You were told once that you are offline', 'session'],
            [
              'part-reload',
              'A page was reloaded because a part of it did not arrive, so that it happens once',
              'session',
            ],
            ['typed-input', 'What you typed, so that a reload does not lose it; never a password', 'session'],
            [
              'travel-papers',
              'Your stays, trip dates, the two dates of your passport and what you ticked off under Documents',
              'local',
            ],
            ['trip-budget', 'The people, expenses and payments you wrote down under Budget', 'local'],
            ['currency-choice', 'The currencies and pairs you keep in the converter', 'local'],
            ['plan-wish', 'The wishes for a trip as they stand in the form', 'session'],
          ],
        },
      ],
    },
    {
      id: 'database',
      heading: 'The database on your device (IndexedDB)',
      parts: [
        {
          head: ['Store of travel-offline-db', 'What it holds', 'How long'],
          rows: [
            [
              'offline-actions',
              'Changes that wait for a signal, sealed for the person who made them',
              'Until the server has them',
            ],
            [
              'cached-data',
              'Answers for the time without a signal: cities, saved items, trips',
              'Personal ones until you sign out',
            ],
            [
              'trip-changes',
              'Changes of trips made on this device',
              'Until they are sent; for guests, until they sign in',
            ],
          ],
        },
      ],
    },
    {
      id: 'cache',
      heading: 'The app itself (Cache Storage)',
      parts: [
        'The code of the pages and the pieces fetched on demand, such as the map, are kept so that the app starts without a signal. They hold nothing about you and are replaced when a new version comes.',
      ],
    },
    {
      id: 'maps',
      heading: 'If the operator uses Google Maps',
      parts: [
        'Then maps run in a frame of their own, and Google may keep things in your browser under its own name and rules. Without a key for it, which is how Tripwright is delivered, this does not happen.',
      ],
    },
    {
      id: 'choose',
      heading: 'How to remove it',
      parts: [
        'Clear the data of this site in the settings of your browser. You are then signed out, and whatever a guest kept is gone for good. Blocking cookies for this site is possible: planning works without them, an account does not.',
        'What the server keeps is in the [privacy policy](/privacy-policy).',
      ],
    },
  ],
}
