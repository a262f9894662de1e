import type { ProsePage } from './prose-page.rules.ts'

export const COOKIES: ProsePage = {
  updated: '2026-11-22',
  lead: 'Two cookies, both needed, three more for those who sign in by two steps or a passkey, and a list of everything else that Tripwright keeps in your browser. Nothing here follows you to another site.',
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
            [
              'tripwright.two_factor',
              'Holds a sign-in between the password and the code of a second step, if you have one.',
              '10 minutes',
            ],
            [
              'tripwright.trust_device',
              'Says that this device is asked for no code. Set only if you choose that.',
              '30 days from the last sign-in',
            ],
            ['tripwright.passkey', 'Names the question that a passkey answers.', '5 minutes'],
          ],
        },
        'On an https address all of these names begin with __Host-, which ties them to this one host. No script can read them, and they are not sent along from other sites. All are strictly necessary, so the law asks for no consent. There are no cookies for analytics or advertising, and none of other companies on our own pages. Should anything of that kind ever be used, then only with the yes that the notice asks for, and that you can take back below.',
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
            ['mobile-settings', 'What you switched on or off for this device', 'local'],
            ['single-keys-off', 'You turned the shortcuts of a single key off', 'local'],
            ['guest-saves', 'Up to three places that you saved without an account', 'local'],
            [
              'last-person',
              'Who was signed in last, so that the app opens without a signal; gone at sign-out',
              'local',
            ],
            ['next-lines', 'How many lines of what is next the dashboard keeps room for', 'local'],
            ['assistant-conversations', 'What you asked the assistant, and on which day', 'local'],
            ['translate-kept', 'Which languages of the phrasebook this device has', 'local'],
            ['translate-recent', 'Up to ten texts of the phrasebook page that you showed lately', 'local'],
            ['sign-out-pending', 'A sign-out that the server has not heard of yet', 'local'],
            ['authRedirect', 'The page to go back to after signing in', 'session'],
            ['support-chat', 'The conversation with support that is open in this tab', 'session'],
            ['pending-plan', 'The plan you chose before signing in', 'session'],
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
              'Your passports by country, destination, stops, stays, trip dates, the two dates and blank pages of your passport and ticks of Documents',
              'local',
            ],
            ['trip-budget', 'The people, expenses and payments you wrote down under Budget', 'local'],
            ['flight-claims', 'The claims you kept under Flight compensation without an account', 'local'],
            ['currency-choice', 'The currencies and pairs you keep in the converter', 'local'],
            ['wanted-packs', 'Map packs that you asked for and that are not all here yet', 'local'],
            [
              'preferences',
              'How you travel, as you said it in your profile; gone when you sign out',
              'local',
            ],
            ['half-typed', 'An expense or a text to translate that you have not finished', 'session'],
            ['plan-wish', 'The wishes for a trip as they stand in the form', 'session'],
            ['trips-underway', 'A change of a trip in the moment until it is kept below', 'local'],
            ['saves-underway', 'A save or removal in the moment until it is kept below', 'local'],
            ['pending-save', 'What you wanted to save when you went to sign up', 'session'],
            ['shared-trip', 'The shared trip that you were looking at when you went to sign in', 'local'],
            [
              'taken-clicks',
              'Random names of the last clicks that were made up for after signing in, so that none is done twice',
              'local',
            ],
            ['inbox-muted', 'For staff: the inbox makes no sound', 'local'],
            ['usage-banner-dismissed', 'The day on which you sent the note about the limits away', 'local'],
            [
              'fingerprint-told',
              'The day on which the marks of this device were last told, after your yes',
              'local',
            ],
            ['splash-seen', 'You saw the welcome', 'local'],
            ['last-activity', 'When you last did something here, so that the welcome stays away', 'local'],
            ['cookie-consent', 'Whether you accepted, declined or chose', 'local'],
            ['cookie-preferences', 'What you said yes to: analytics, marketing', 'local'],
            [
              'install-prompt',
              'Your first visit, and when you sent the offer of the app away, so that it keeps its distance',
              'local',
            ],
            [
              'install-counts',
              'How often that offer was shown, taken and sent away; the numbers never leave your device',
              'local',
            ],
            ['install-dismissed', 'You sent the offer of the app away in this tab', 'session'],
            [
              'tripwright-email-popup',
              'Whether and when you sent the offer of a mail away, or took it; never the address',
              'local',
            ],
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
            ['receipts', 'Photos of receipts that you took under Budget', 'Until you delete the expense'],
          ],
        },
      ],
    },
    {
      id: 'vault',
      heading: 'Your document vault (IndexedDB)',
      parts: [
        'If you make a vault under Documents, its files lie in travel-vault, encrypted by your passphrase before they are written; neither passphrase nor key is stored. Those of an account leave the device when you sign out; those of a guest stay until you remove them.',
      ],
    },
    {
      id: 'cache',
      heading: 'The app itself (Cache Storage)',
      parts: [
        'The code of the pages and the pieces fetched on demand, such as the map, are kept so that the app starts without a signal. They hold nothing about you and are replaced when a new version comes. Regions of the map that you take along (regions) stay until you remove them on the page of offline maps.',
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
