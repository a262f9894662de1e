import type { ProsePage } from './prose-page.rules.ts'

export const COOKIES: ProsePage = {
  updated: '2026-11-22',
  lead: 'Two cookies we need, three more if you use two-step verification or a passkey, and everything else Tripwright stores in your browser. None of it follows you to other sites.',
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
              'Keeps you signed in. Set when you sign in, removed when you sign out.',
              '30 days after you last used it',
            ],
            [
              'tripwright-device',
              'A signed random number for limits, and so each change counts once. It isn’t based on anything about your device.',
              '30 days',
            ],
            [
              'tripwright.two_factor',
              'Remembers your sign-in between the password and the code, if you use two-step verification.',
              '10 minutes',
            ],
            [
              'tripwright.trust_device',
              'Skips the code on this device. Set only if you choose that.',
              '30 days after the last sign-in',
            ],
            ['tripwright.passkey', 'Links your passkey to this sign-in.', '5 minutes'],
          ],
        },
        'On https addresses, all these names start with __Host-, which limits them to this site. Scripts can’t read them, and other sites can’t send them. All are strictly necessary, so the law doesn’t require consent. We have no analytics or advertising cookies, and none from other companies on our own pages. If we ever use any, we’ll ask first, and you can withdraw below.',
      ],
    },
    {
      id: 'storage',
      heading: 'Local and session storage',
      parts: [
        'Local data stays until you clear it. Session data is deleted when you close the tab.',
        {
          head: ['Key', 'What it holds', 'Kind'],
          rows: [
            ['theme', 'Light, dark or same as device', 'local'],
            ['locale', 'The language you chose', 'local'],
            ['mobile-settings', 'What you turned on or off on this device', 'local'],
            ['single-keys-off', 'You turned off single-key shortcuts', 'local'],
            ['guest-saves', 'Up to three items you saved without an account', 'local'],
            [
              'last-person',
              'Who signed in last, so the app opens offline. Removed when you sign out',
              'local',
            ],
            ['next-lines', 'How much space the dashboard keeps for your next steps', 'local'],
            [
              'assistant-conversations',
              'What you asked the assistant, when, and what a language model answered',
              'local',
            ],
            [
              'assistant-account',
              'Which conversations of your account are on this device. Removed when you sign out',
              'local',
            ],
            ['assistant-on-device', 'That the assistant answers on this device only', 'local'],
            ['assistant-shared-trip', 'The trip that you let a language model read', 'local'],
            ['translate-kept', 'Phrasebook languages on this device', 'local'],
            ['translate-recent', 'Up to ten phrases you showed recently', 'local'],
            ['sign-out-pending', 'A sign-out we haven’t told the server about yet', 'local'],
            ['authRedirect', 'The page to return to after sign-in', 'session'],
            ['support-chat', 'The support chat open in this tab', 'session'],
            ['pending-plan', 'The plan you chose before signing in', 'session'],
            ['pwa-update-dismissed', 'You dismissed the notice about a new version', 'session'],
            ['offlineToastShown', 'We told you once that you’re offline', 'session'],
            [
              'part-reload',
              'A page was reloaded because part of it didn’t load, so we do that only once',
              'session',
            ],
            ['typed-input', 'What you typed, so a reload doesn’t lose it. Never a password', 'session'],
            [
              'travel-papers',
              'What you entered under Documents: passport countries, destination, stopovers, stays, trip dates, your passport’s dates and blank pages, and your checklist',
              'local',
            ],
            ['trip-budget', 'People, expenses and payments you entered under Budget', 'local'],
            ['flight-claims', 'Claims you saved under Flight compensation without an account', 'local'],
            ['currency-choice', 'Currencies and pairs you saved in the converter', 'local'],
            ['wanted-packs', 'Map packs that are still downloading', 'local'],
            ['preferences', 'Travel preferences from your profile. Removed when you sign out', 'local'],
            ['half-typed', 'An expense or translation you haven’t finished', 'session'],
            ['plan-wish', 'The trip details in the form', 'session'],
            [
              'trips-underway',
              'A trip change, for the moment until it’s saved in the database below',
              'local',
            ],
            ['expense-currency', 'The currency you chose last for expenses of a trip', 'local'],
            ['has-trips', 'That you planned a trip here, so the home page shows your next one', 'local'],
            [
              'saves-underway',
              'A save or removal, for the moment until it’s saved in the database below',
              'local',
            ],
            ['pending-save', 'What you wanted to save when you signed up', 'session'],
            ['shared-trip', 'The shared trip you were viewing when you signed in', 'local'],
            [
              'taken-clicks',
              'Random IDs of actions we finished after sign-in, so none happens twice',
              'local',
            ],
            ['inbox-muted', 'For staff: inbox sound is off', 'local'],
            ['edited-content', 'The texts of our public pages, as you last saw them', 'local'],
            ['usage-banner-dismissed', 'The day you dismissed the note about limits', 'local'],
            [
              'fingerprint-told',
              'The day we last sent this device’s details, if you accepted analytics',
              'local',
            ],
            ['splash-seen', 'You saw the welcome screen', 'local'],
            [
              'last-activity',
              'When you last did something here, so the welcome screen doesn’t come back',
              'local',
            ],
            ['cookie-consent', 'Whether you accepted, declined or customized', 'local'],
            ['cookie-preferences', 'What you accepted: analytics, marketing', 'local'],
            [
              'install-prompt',
              'Your first visit, and when you dismissed the app offer, so we don’t ask again too soon',
              'local',
            ],
            [
              'install-counts',
              'How often the app offer was shown, accepted and dismissed. This never leaves your device',
              'local',
            ],
            ['install-dismissed', 'You dismissed the app offer in this tab', 'session'],
            [
              'tripwright-email-popup',
              'Whether and when you dismissed or accepted the email offer. Never the address',
              'local',
            ],
          ],
        },
      ],
    },
    {
      id: 'database',
      heading: 'Database on your device (IndexedDB)',
      parts: [
        {
          head: ['Store of travel-offline-db', 'What it holds', 'How long'],
          rows: [
            [
              'offline-actions',
              'Changes waiting to sync, encrypted for the person who made them',
              'Until they sync',
            ],
            [
              'cached-data',
              'Data for offline use: cities, saved items, trips, and your card for a doctor or the police',
              'Personal data until you sign out',
            ],
            [
              'trip-changes',
              'Trip changes made on this device',
              'Until they sync. For guests, until they sign in',
            ],
            [
              'receipts',
              'Receipt photos you took or opened',
              'Until you delete the expense or clear app data',
            ],
          ],
        },
      ],
    },
    {
      id: 'vault',
      heading: 'Your document vault (IndexedDB)',
      parts: [
        'If you create a vault under Documents, its files are stored in travel-vault, encrypted with your passphrase. We store neither the passphrase nor the key. With an account, the files leave the device when you sign out. For guests, they stay until you remove them.',
      ],
    },
    {
      id: 'cache',
      heading: 'The app itself (Cache Storage)',
      parts: [
        'The app’s code and parts like the map are stored so the app starts offline. They hold nothing about you, and a new version replaces them. Map regions you download (regions; in the iPhone and Android app travel-regions) stay until you remove them under Offline maps. What other apps share with this one (received) stays until you decide about it or sign out.',
      ],
    },
    {
      id: 'maps',
      heading: 'If the operator uses Google Maps',
      parts: [
        'Then maps run in their own frame, and Google may store data in your browser under its own name and rules. Without a Google Maps key, which is the default, this doesn’t happen.',
      ],
    },
    {
      id: 'choose',
      heading: 'How to delete it',
      parts: [
        'Clear this site’s data in your browser’s settings. This signs you out and deletes everything you saved as a guest. You can also block cookies for this site. Planning works without them, but an account doesn’t.',
        'For what we store on the server, see the [privacy policy](/privacy-policy).',
      ],
    },
  ],
}
