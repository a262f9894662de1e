import type { OutsideService } from '../../base/outside-service.ts'
import { OUTSIDE_SERVICES } from '../../base/outside-services.ts'
import type { ProseBlock, ProsePage } from './prose-page.rules.ts'

export const PRIVACY: ProsePage = {
  updated: '2026-11-27',
  lead: 'What Tripwright stores about you, where, for how long, and how to delete it. Without an account, almost everything stays on your device.',
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      parts: [
        'The operator: whoever runs Tripwright at the address in your browser. Anyone may take the Tripwright program and run a site like this. So there can be several operators, each with their own computers (servers) and data. None sees what another stores. To contact the operator, write to the address your account emails come from.',
      ],
    },
    {
      id: 'server',
      heading: 'What we store on the server',
      parts: [
        {
          head: ['What', 'Why', 'How long'],
          rows: [
            [
              'Account: email address, name if you gave one, whether the address is verified, and if we blocked it, why',
              'To know it’s you',
              'Until you delete the account',
            ],
            [
              'Password, only as a code (hash) that can’t be turned back into the password',
              'To let only you sign in',
              'Until you change it or delete the account',
            ],
            [
              'Where you’re signed in (sessions): a secret number (token), when it was created, your internet (IP) address and your browser’s name',
              'To keep you signed in and show where you’re signed in',
              'Until you sign out, or 30 days after you last used it. Cleared every night',
            ],
            [
              'Links we emailed you, and the device that asked for them',
              'To verify or change your address, or reset a password',
              '24 hours (verify, change), one hour (reset) or three days (a copy of your data). Cleared every night',
            ],
            [
              'Two-step verification and passkeys: what we need to check them. That is a locked (encrypted) secret, your spare codes for signing in, and what we need to check each passkey, which isn’t secret. Also a request to turn it off',
              'So a password alone doesn’t open your account',
              'Until you turn them off or delete the account. A request that isn’t approved: 7 days',
            ],
            [
              'Sign-ins you haven’t finished, and devices you trust for two-step verification',
              'To finish the sign-in you started',
              'Minutes. A trusted device: 30 days',
            ],
            [
              'Travel preferences you enter: home country, airport, passport countries, currency, units, diet, access without steps',
              'To fill in our tools for you',
              'Until you remove them or delete the account',
            ],
            [
              'Saved items',
              'To have them on all your devices',
              'Until you remove them, plus 30 days for undo',
            ],
            [
              'Trips, and a list of their changes',
              'So two people can edit the same trip',
              'Until you delete a trip, plus 30 days. A note that you deleted it stays until you delete the account, so the trip doesn’t come back from another device',
            ],
            [
              'Conversations with the assistant: your questions, which tool answered, and what an AI chatbot (language model) wrote',
              'To have them on all your devices',
              'Until you delete them, or there’s no more room: 100 conversations, 2 MB. After that we keep only its number, for 180 days, so that your other devices delete it too. Questions you ask without an account stay on your device',
            ],
            [
              'Links to conversations, stored in a secret form (as codes, hashes), with the questions you chose to share',
              'So you can show a conversation. Whoever has the link sees those questions, with answers',
              'Until you end the link or delete the conversation',
            ],
            [
              'Comments on trips, their days and stops',
              'So the people in a trip can talk about it. Everybody in the trip reads them, and nobody else',
              'Until you remove them or your account, or the trip is deleted, plus 30 days',
            ],
            [
              'Trip history: who changed what in a trip and when, with the values before and after, and who joined, left or was removed',
              'So everybody in a trip sees what happened and can take it back',
              'The newest 500 changes of a trip, 4 MB at most; until it is deleted. If you delete your account, your changes in other people’s trips stay without your name',
            ],
            [
              'Keys for AI apps (access tokens), stored in a secret form (as codes, hashes), the name you gave each key, and when it was created and last used',
              'So an app that you gave a key can answer from your account and trips. What it reads is sent to that app',
              'Until you remove the key or change your password, or 30 days after it expires',
            ],
            [
              'Trip links, as codes (hashes), when each was created, last opened and ends, the address it was emailed to, and who is in the trip and what they can do there',
              'So you can share a trip, see with whom, and stop sharing. People with a view link see the plan and your name. People in the trip see all of it',
              'Until you remove the link or delete the trip, or 30 days after the link ends. Who was in the trip, and until when: until the trip or their account is deleted',
            ],
            [
              'Calendar links, as codes (hashes), when each was created and last opened',
              'So your calendar app can follow your trips. Whoever has a link sees all of the trip, with notes and bookings',
              'Until you renew or remove the link, leave the trip, or it is deleted',
            ],
            [
              'What we read in a file or text you import: bookings, names on them, places',
              'So you can check it before it’s added to a trip. The file itself isn’t kept',
              'Until you add it, for a day at most',
            ],
            [
              'Your secret email address, as a code, and when the last email came to it',
              'So emails you forward reach you',
              'Until you renew or remove the address',
            ],
            [
              'What we read in emails you forward: who sent them, their subject, bookings, names on them, places',
              'So you can check it before it’s added to a trip. The email itself isn’t kept',
              'Until you add or remove it, for 30 days at most. A code that tells the same email stays as long',
            ],
            [
              'Letters and claims for money from an airline that you save',
              'To have them on all your devices',
              'Until you delete them, plus 90 days so your other devices know',
            ],
            [
              'Files you add: your profile photo, receipts of trips and what you attach to messages with support, without the place and camera data in pictures',
              'To show them to you and the people you share a trip with, and to help you',
              'Until you remove them, their expense, trip or message, or delete the account',
            ],
            [
              'Parts of a large file that you’re sending',
              'To continue where it stopped when your connection breaks',
              'Until the file is complete, or a day',
            ],
            [
              'Document vault: files encrypted by your browser, their size, and their key, which opens with your long password (passphrase) or your recovery code',
              'To have your documents on all your devices. We can’t open them',
              'Until you remove them or delete the account',
            ],
            [
              'Reminders you turned on: the kind of document or task, and the date',
              'To remind you in time',
              '30 days after that date',
            ],
            [
              'Messages with support, and your address for the reply',
              'To reply, and to know what we talked about',
              'Until you delete the account. For guests, until an account with that address is deleted, or you ask us to',
            ],
            [
              'Staff of support: whether somebody is on duty, and when they were last at their desk',
              'So messages reach someone, and travelers see whether we’re here',
              'Until the account is deleted',
            ],
            [
              'Your review: stars and text. Once a person has read it, it’s shown with your first name and the first letter of your last name',
              'So others can read it',
              'Until you delete the account. A new review replaces it',
            ],
            [
              'Reports: what you reported and why. If somebody reported your review or link: that it was reported, and if we removed it. We never tell you who it was',
              'So staff can remove what breaks the law or hurts people, and bring back what does not',
              'Until 180 days after we decided, or until you delete the account. If we removed something, we remember that for as long as the review, trip or conversation exists',
            ],
            [
              'Purchases: plan, amount, date, discount, and refunds with their reason. Never a card, which only Stripe sees',
              'To know your plan and show what you paid',
              'Until you delete the account. A purchase without an account: until you add it to an account',
            ],
            [
              'Your trial: start and end, and a secret code for your device and one for your internet connection',
              'So there’s one per person and device',
              'Until you delete the account. The device: 30 days after the trial ends',
            ],
            ['How much you use each day', 'To keep the daily limits', 'Until you delete the account'],
            [
              'How much guests use, by device cookie, device details, internet (IP) address and network, each as a secret code (keyed hash)',
              'To keep the daily limits without an account',
              '30 days',
            ],
            [
              'People in a squad (group) plan: the invited address, and who accepted',
              'So the plan works for the people in your squad',
              'Until the place is removed or either account is deleted',
            ],
            [
              'Which trial emails we sent, and whether you want them',
              'So you get each one once, or none',
              'Until you delete the account',
            ],
            [
              'News emails: when you agreed, in which language, and which ones we sent to which address',
              'So only people who agreed get them, each once, and can stop them',
              'Until you delete the account',
            ],
            [
              'Our answers to changes from your device, in case an answer gets lost on the way',
              'So a change sent twice over a bad connection counts once',
              '30 days',
            ],
            [
              'Attempts (to sign in, for example) for each IP address, and for each email address as a secret code (keyed hash)',
              'To stop password guessing and too many emails',
              'Minutes to one day',
            ],
            [
              'Emails we’re sending',
              'To send them, and to try again if that fails',
              'One hour after sending. An email we couldn’t send: 30 days',
            ],
            [
              'Emails we sent you: the address, what kind of email, and when. Not its words',
              'So support can tell you whether an email went out',
              '90 days, or until you delete the account',
            ],
            [
              'Devices with notifications: the address and codes that we need to send one through your browser’s company (push service)',
              'To send the notifications you chose',
              'Until you turn them off or sign out there. What we sent: 7 days',
            ],
            [
              'Alerts near your saved trips, and that we told you',
              'To tell you only once',
              '180 days, or until a deleted trip is gone',
            ],
            [
              'Your notifications, and your choices about them',
              'To show them on all your devices',
              'Until you delete the account',
            ],
            [
              'Your time zone, as your device told us last',
              'To tell you of your trips by day',
              'Until you delete the account',
            ],
            [
              'What staff did to an account: who, what, when and why. Accounts are listed by number, not by address',
              'So staff are responsible for what they do',
              'Forever. Nobody can change or delete it',
            ],
            [
              'Posts and page texts that staff wrote, and who wrote and checked which version',
              'So each post is checked by another person, and earlier versions can be restored',
              'The posts stay. The name is removed when you delete the account',
            ],
          ],
        },
        'The server also writes a list of what it does (log), without email addresses, passwords or tokens. The operator makes copies for safety (backups). They hold what’s in this table, until newer copies replace them.',
      ],
    },
    {
      id: 'device',
      heading: 'What we store on your device',
      parts: [
        'Your browser keeps trips, saved items, facts of cities you opened, and changes that aren’t in your account yet, so they work offline. For guests, everything is there and nowhere else. Signing out removes personal data. Changes that aren’t in your account yet stay locked: only you can open them. For the full list, see the [cookies policy](/cookies-policy).',
        'We ask for your location only when you press a button for it: My Location on a map, “Which country am I in?”, or a quick action. It’s used in your browser and not sent to us, with two exceptions: Emergency Info and Nearby Restaurants ask our server what’s nearby. The server doesn’t store your location or write it to its log, and asks nobody else.',
      ],
    },
    {
      id: 'guests',
      heading: 'Without an account',
      parts: [
        'The server knows your device by a random number in a cookie (a small file in your browser) that nobody can fake. It needs this for limits, and so each change counts once. The number isn’t linked to a name or based on anything about your device, and it ends after 30 days. If you allow it (“analytics” in the cookie settings), we recognize your device without the cookie: your browser sends one code, made from small differences in how your device shows pictures and plays sound. We store a secret code made from it for 30 days, so limits work without the cookie. If you change your mind, we remove it right away.',
        'We count how often each page is opened on a day, how often people go on to a booking site, and how often something fails. We store only these numbers: no address, no cookie and nothing about you or your device. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), we don’t count your page views. If you said no to analytics, pages you open inside the app aren’t counted either.',
      ],
    },
    {
      id: 'shared',
      heading: 'Who else gets data',
      parts: [
        'We don’t sell, rent or give away your data. We have no ads, and no service of another company that studies what you do. Data leaves only in these ways:',
        {
          list: [
            'The operator’s email service sends your account emails, and the trial email if you ask for it. It sees your address and the email.',
            'If you turn on notifications on a device, the company that makes the browser (Google, Mozilla, Microsoft or Apple) delivers them through its push service. They’re locked (encrypted). The service learns when and to which device, but not what.',
            'If the operator has signed up for Google Maps, maps come from Google. Your browser loads them from Google, which learns your IP address and the part of the map you look at. If not, we ask Google for nothing.',
            'If the operator has set up a translation service or an AI chatbot (language model), text you translate goes there through our server, unless your browser can translate it. The page names the service before you send. We don’t store the text.',
            'If the operator has set up a language model, questions to the assistant go there through our server, with the questions and answers before them, your home country, passports and currency. The assistant’s page says so, and you can have them answered on your device only. Questions about your own trips aren’t sent. We keep an answer for two minutes, in case your connection breaks, and then delete its text. If you’re signed in, your account keeps the conversation.',
            'If the operator has set up a search with OpenStreetMap or Google Places, our server asks there for restaurants near you when you search for them. The service learns the area, to about a hundred meters, but not who asks.',
            'If the operator uses a storage service, your vault files are stored there, encrypted by your browser. Neither we nor the service has the key.',
            'When you open a link to a booking site, that site learns what’s in the link, such as a place and dates.',
            'Police and other offices get data only if the law leaves the operator no choice.',
          ],
        },
      ],
    },
    {
      id: 'outside',
      heading: 'Every service we may contact',
      parts: [
        'This is the full list. Our server contacts nobody else. Besides us, your browser contacts only Google Maps, and only if the operator has set it up. We contact these, unless the operator has turned all outside services off:',
        servicesBy('on'),
        'We contact these only if the operator has set them up:',
        servicesBy('off'),
      ],
    },
    {
      id: 'ground',
      heading: 'Why the law allows this (legal basis)',
      parts: [
        'We store what your account and trips need to give you the service you asked for. We store IP addresses of sign-ins and count attempts, to stop attacks. We collect device details only if you say yes to analytics. We send notifications to a device only if you allow them there. You can change your mind just as easily. Diet and access without steps can say something about your religion or health. We store them only if you enter them, use them only to fill in your own forms, and delete them when you remove them. Nothing else needs your permission (consent).',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights and how to use them',
      parts: [
        'You can see what we store about you, get a copy, correct it, delete it, or say no to a use of it (object). This is the law in the European Union, the United Kingdom and many other places. We offer the same to everyone.',
        {
          list: [
            'See and remove: find your saved items and trips on [your dashboard](/dashboard).',
            'Copy or delete your account: on [your profile](/profile), download everything in one file, or delete the account right away, without asking anyone. What staff did to the account stays in their log, as the table says.',
            'Correct: change your name on [your profile](/profile), and sign-in, emails and devices in [your settings](/settings). You can sign out of all devices there too. A new password, with a link from the [sign-in page](/auth), also does that.',
            'Anything else, such as a conversation you had without an account: write to the address our emails come from. In the European Union and the United Kingdom, the operator has to answer within a month, for free.',
            'On the device: signing out removes personal data, and clearing this site’s data in your browser removes everything.',
          ],
        },
        'If you’re not happy with the answer, you can complain to the government office for data protection where you live.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect your data',
      parts: [
        'We store passwords as codes (hashes) that take very long to guess. You can sign out your devices right away. Our pages run no programs from other sites. Each account allows only a few wrong guesses. No system is perfectly safe. If someone gets your data and that puts you at risk, the operator has to tell you and the government office for data protection.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      parts: [
        'Tripwright isn’t made for children under 16 to use alone. To plan a family trip, you only enter how many children there are.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      parts: [
        'The date at the top is when the meaning last changed. You can read older versions where the program’s code is published.',
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
