import { OUTSIDE_SERVICES, type OutsideService } from '../../base/outside-services.ts'
import type { ProseBlock, ProsePage } from './prose-page.rules.ts'

export const PRIVACY: ProsePage = {
  updated: '2026-11-24',
  lead: 'What Tripwright keeps about you, where, for how long, and how to have it removed. Without an account almost everything stays on your own device.',
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      parts: [
        'Whoever runs the Tripwright at the address in your browser, called the operator here. The source code is open, so there can be several, each with a server and a database of its own; none sees what another keeps. The operator is reached at the address from which the mails of your account come.',
      ],
    },
    {
      id: 'server',
      heading: 'What is on the server',
      parts: [
        {
          head: ['What', 'Why', 'How long'],
          rows: [
            [
              'Account: email address, name if you gave one, whether the address is verified',
              'To know that it is you',
              'Until the account is removed',
            ],
            [
              'Password, as a hash from which it cannot be read',
              'To let you in, and nobody else',
              'Until you change it or the account is removed',
            ],
            [
              'Sessions: a random token, when it was made, the network address and the name of the browser',
              'To keep you signed in and to show where you are signed in',
              '30 days after the last day of use, or until you sign out; swept every night',
            ],
            [
              'Links that were mailed to you, with the device that asked for them',
              'To verify your address or reset a password',
              '24 hours (verify) or one hour (reset); swept every night',
            ],
            [
              'A second step and passkeys: a sealed secret with its recovery codes, public keys, and a wish to have the step taken off',
              'So that a password alone does not open your account',
              'Until you take them off or the account is removed; a wish that nobody allows, 7 days',
            ],
            [
              'Steps of a sign-in that are under way, and devices that you trust with the second step',
              'To let you in where you began',
              'Minutes; a trusted device, 30 days',
            ],
            [
              'How you travel, what you say of it: home, airport, passports by country, currency, measures, diets, step-free ways',
              'So that the tools begin with it',
              'Until you take it out or the account is removed',
            ],
            [
              'Saved items',
              'So that they are on all your devices',
              'Until you remove them, then 30 days for undo',
            ],
            [
              'Trips, with the number of each change that was made to them',
              'So that no change is applied twice, and two people can edit',
              'Until you delete a trip, and then 30 days; of it stays an empty row, so that no late device brings it back, until the account is removed',
            ],
            [
              'Links to a trip, as hashes, when each was made and last opened, and who takes part in it',
              'So that you can share a trip, see with whom, and end it. Whoever has a link to look sees the plan and your name; whoever takes part sees all of the trip',
              'Until you take a link back or delete the trip. Who took part, and when that ended, until the trip or their account is removed',
            ],
            [
              'Claims for compensation that you keep',
              'So that they are on all your devices',
              'Until you remove them; then 90 days, so that your other devices learn of it',
            ],
            [
              'Your vault: files as your browser sealed them, their size, and their key as your passphrase sealed it',
              'So that your papers are on all your devices; nobody here can open them',
              'Until you remove them, or the account is removed',
            ],
            [
              'Reminders that you asked for: of what kind of paper or step, and for which day',
              'To tell you in time',
              'Until 30 days after that day',
            ],
            [
              'What you write to support, what is answered, and the address for the answer',
              'To answer you, and to go on where we were',
              'Until the account is removed; a guest’s, until one of that address is, or you ask for it',
            ],
            [
              'A review, if you write one: stars and words, shown under your first name and an initial once a person has read it',
              'So that others can read it',
              'Until the account is removed; a new one takes its place',
            ],
            [
              'Purchases and payments: which plan, how much, when, with which discount; never a card, which only Stripe sees',
              'To know what you may use, and to show you what you paid',
              'Until the account is removed; a purchase without an account, until one claims it',
            ],
            [
              'Your trial: when it began and ends, and keyed hashes of the device that had it and of the network it was in',
              'So that there is one for each person and device',
              'Until the account is removed; the device, 30 days after its end',
            ],
            [
              'Counters: how often a limited thing was done, by day',
              'To keep the daily limits',
              'Until the account is removed',
            ],
            [
              'Counters of guests: the same by device cookie, marks, address and network, each as a keyed hash',
              'To keep the daily limits without an account',
              '30 days',
            ],
            [
              'Seats of a squad: the address that was invited, and who took the seat',
              'So that the plan reaches those who travel along',
              'Until the seat is taken away, or with either account',
            ],
            [
              'Which mails about a trial were sent, and whether you want them',
              'So that each comes once, or none',
              'As long as the account',
            ],
            [
              'Mails about what is new: since when you want them, the language in which you said so, and which ones went to which address',
              'So that they come only to who agreed, each once, and stop when told to',
              'As long as the account',
            ],
            [
              'Answers to changes that your device may send again',
              'So that a change sent twice over a bad connection counts once',
              '30 days',
            ],
            [
              'Counts of attempts by network address, and by mailbox under a keyed hash',
              'To stop guessing of passwords and floods of mail',
              'Minutes to one day',
            ],
            [
              'Mails on their way',
              'To send them, and to send them again when the mail server does not answer',
              'One hour after they went out; a mail that could not be sent, 30 days',
            ],
            [
              'Devices that you asked to be told on: their address at the push service of the browser, and its keys',
              'To tell you there what you chose',
              'Until you turn it off or sign out there; what was sent there, 7 days',
            ],
            [
              'What happened near your saved trips, and that you were told',
              'To tell you once',
              '180 days, or until a deleted trip is erased',
            ],
            [
              'The list of what you were told, and how you want to be told of what',
              'To show it on all your devices',
              'Until the account is removed',
            ],
            [
              'What staff did to an account: who, what, when, and in which words; accounts by number, not by address',
              'So that staff answer for what they do',
              'For good: nobody can change or remove it',
            ],
          ],
        },
        'The log of the server holds no email address, no password and no token. Backups are made by the operator and hold what the table holds, until they are overwritten.',
      ],
    },
    {
      id: 'device',
      heading: 'What is on your device',
      parts: [
        'Trips, saved items, facts of cities that you opened, and changes that wait for a signal are kept in the browser, so that they open without one. Guests have all of it there and nowhere else. Signing out removes what is personal; unsent changes stay sealed for you and are never shown to the next person. The whole list, name by name, is in the [cookies policy](/cookies-policy).',
        'Your position is asked for only when you press a button for it: My Location on a map, the one that tells which country you are in, or a quick action. It is used in the browser and is not sent to us, but for two quick actions: Emergency Info and Nearby Restaurants ask our server what is there. The server keeps no position, writes none into its log, and asks nobody else.',
      ],
    },
    {
      id: 'guests',
      heading: 'If you have no account',
      parts: [
        'The server knows your device by a random number in a signed cookie, which it needs to keep limits and to apply a change once. It is not tied to a name. It is made of nothing about your device, and it is gone 30 days after it was set. If you say yes to analytics, the marks of your device (picture, sound and graphics) are sent as one hash, of which we keep a keyed hash for 30 days so that limits hold without the cookie; taking the yes back removes it at once.',
      ],
    },
    {
      id: 'shared',
      heading: 'Who else gets something',
      parts: [
        'Nobody buys, rents or is given your data. There are no advertisers and no analytics services. These are the only ways in which something leaves:',
        {
          list: [
            'The operator’s mail server carries the mails of your account, and the one about the trial if you ask for it, and so sees your address and the mail.',
            'If you turn on notifications of a device, the push service of its browser (Google, Mozilla, Microsoft or Apple) carries them. They are sealed: it learns when and to which device, and not what.',
            'If the operator has set a key for Google Maps, maps come from Google instead of from us. Your browser then loads them from Google, which learns your network address and the piece of the map that you look at. Without such a key nothing is asked of Google.',
            'If the operator has set up a service that translates, or a language model, a text that you have translated on the page for it goes there by way of our server, unless your browser can translate it itself. The page names who it is before you send it; nothing of the text is kept with us.',
            'If the operator has set up an interpreter of OpenStreetMap or a key for Google Places, our server asks there for the places to eat around you when you ask us for them: it learns the quarter, to about a hundred metres, and not who asks.',
            'If the operator keeps stored files in a bucket of a storage service, the files of your vault lie there as they left your browser: encrypted, with a key that neither we nor the service has.',
            'A booking site learns what is in the link, such as a place and dates, when you open a link to it, and not before.',
            'An authority, where the law leaves the operator no choice.',
          ],
        },
      ],
    },
    {
      id: 'outside',
      heading: 'Every service that may be asked',
      parts: [
        'This is the whole list: our server, and in one case your browser, talks to nobody else. These are asked, unless the operator has switched everything outside off:',
        servicesBy('on'),
        'And these only where the operator has set them up:',
        servicesBy('off'),
      ],
    },
    {
      id: 'ground',
      heading: 'On what ground',
      parts: [
        'What an account and its trips need is kept to give you the service you asked for. Sessions’ network addresses and the counts of attempts are kept because an open door on the internet is otherwise abused. The marks of your device are taken only with your yes to analytics, and notifications come to a device only with its own yes; each is taken back as easily. Diets and step-free ways can tell of faith or health: they are kept only because you enter them, used only to begin your own forms with, and gone when you take them out. Nothing else rests on consent, because nothing is done that would need it.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights, and how to use them',
      parts: [
        'You may see what is kept about you, get a copy, correct it, have it removed, or object. In the European Union and the United Kingdom the law says so, and in many other places. The ways below are the same for everybody.',
        {
          list: [
            'See and remove: saved items and trips are on [your dashboard](/dashboard), and each can be removed there.',
            'Copy and removal of the whole account: on [your profile](/profile) you download everything in one file, or delete the account, at once and without asking anybody. What staff did to it stays in their log, as the table says.',
            'Correct: your name is on [your profile](/profile), sign-ins, mails and devices are in [your settings](/settings). Sign out everywhere is there too; a new password, by a link from the [sign-in page](/auth), does the same.',
            'Anything else, such as a conversation that you had without an account: write to the sender of our mails. In the European Union and the United Kingdom the answer has to come within a month and costs nothing.',
            'On the device: signing out removes what is personal, and clearing the site’s data in the browser removes everything.',
          ],
        },
        'If the answer does not satisfy you, the data protection authority where you live takes complaints.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      parts: [
        'Passwords are hashed slowly, sessions can be ended at once, pages refuse code from elsewhere, and guessing is limited by account. No system is beyond doubt. If somebody gets at your data and it puts you at risk, the operator has to tell you and the authority.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      parts: [
        'Tripwright is not made for children under 16 to use alone. A family trip can be planned without a word about any child but their number.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      parts: [
        'The date at the top is the day of the last change of meaning. Older texts stay readable in the history of the source code, where each change of what is kept can be followed too.',
      ],
    },
  ],
}

function servicesBy(state: OutsideService['default']): ProseBlock {
  const services = OUTSIDE_SERVICES.filter((service) => service.default === state)
  return {
    head: ['Who', 'What for', 'What it learns'],
    rows: services.map(({ name, purpose, sends }) => [name, purpose, sends]),
  }
}
