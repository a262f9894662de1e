import { WEEKDAYS } from './time-words.data.ts'

/** What people type in a hurry, and what they mean: `whats` has lost its apostrophe, `tmrw` is short, `wether` is misspelled. */
const SPELLINGS: readonly (readonly [said: string, meant: string])[] = [
  ['whats', "what's"],
  ['wheres', "where's"],
  ['hows', "how's"],
  ['whens', "when's"],
  ['whos', "who's"],
  ['thats', "that's"],
  ['theres', "there's"],
  ['im', "i'm"],
  ['ive', "i've"],
  ['youre', "you're"],
  ['dont', "don't"],
  ['doesnt', "doesn't"],
  ['didnt', "didn't"],
  ['isnt', "isn't"],
  ['arent', "aren't"],
  ['cant', "can't"],
  ['couldnt', "couldn't"],
  ['havent', "haven't"],
  ['wont', "won't"],
  ['pls|plz|plse', 'please'],
  ['u', 'you'],
  ['ur', 'your'],
  ['thx|thnx|tx|thks', 'thanks'],
  ['dyas|dasy|dayz', 'days'],
  ['wekend|weeknd|wknd', 'weekend'],
  ['tmrw|tmr|tmw|tomorow|tommorow|tommorrow|2moro', 'tomorrow'],
  ['wether|wheather|weathr|weater', 'weather'],
  ['restaraunt|restraunt|resturant|restaurent|restarant', 'restaurant'],
  ['restaraunts|restraunts|resturants|restaurents|restarants', 'restaurants'],
  ['musuem|musem|museam', 'museum'],
  ['musuems|musems|museams', 'museums'],
  ['vacination|vaccinaton', 'vaccination'],
  ['vacinations|vaccinatons', 'vaccinations'],
  ['accomodation|acommodation|accomadation', 'accommodation'],
  ['fligth|flihgt|fligt', 'flight'],
  ['fligths|flihgts|fligts', 'flights'],
  ['hotle|hotell', 'hotel'],
  ['currancy|curency', 'currency'],
  ['pasport|passprt|pasaport', 'passport'],
  ['lugage|luggagge', 'luggage'],
  ['temprature|temperture', 'temperature'],
  ['wensday|wednsday|wendesday', 'wednesday'],
  ['teusday|tusday', 'tuesday'],
  ['thurday|thrusday', 'thursday'],
  ['saterday', 'saturday'],
  ['febuary', 'february'],
  ['airpot|airprot', 'airport'],
  ['pharamcy|farmacy|pharmecy', 'pharmacy'],
  ['expensiv|expencive', 'expensive'],
  ['itinary|itinerery|itenary|itinarary', 'itinerary'],
  ['emergancy|emergncy', 'emergency'],
  ['festivls|festvals', 'festivals'],
  ['opning|openning', 'opening'],
  ['bookd', 'booked'],
  ['repalce|replce|relpace', 'replace'],
  ['hostle|hostal', 'hostel'],
  ['wot', 'what'],
  ['wanna', 'want to'],
  ['gonna', 'going to'],
  ['nearst|neerest', 'nearest'],
  ['cheepest|cheapst', 'cheapest'],
  ['cheep', 'cheap'],
  ['forcast|forecst', 'forecast'],
  ['tickits|tikets', 'tickets'],
  ['recomend|reccomend|recommand', 'recommend'],
  ['norwegan|norweigan', 'norwegian'],
]
const MEANT = new Map(
  SPELLINGS.flatMap(([said, meant]) => said.split('|').map((one) => [one, meant] as const)),
)
const ANY_WORD = /(?<![\p{L}\p{N}’'&-])[a-z\d]{1,14}(?![\p{L}\p{N}’'-])/giu

/** An English question with what is typed in a hurry as it is written; its other words stay as they are. */
export function withPlainSpelling(text: string): string {
  return text.replace(ANY_WORD, (word) => MEANT.get(word.toLowerCase()) ?? word)
}

/** Writes out days that are said in short: "this evening" is today, "on sat" a Saturday, and "the 9th" a day. */
export function spelledDays(folded: string): string {
  return folded
    .replace(/\bthis (?:morning|afternoon|evening)\b/g, ' today ')
    .replace(
      /\b(on|this|next|open|until|till|by|from) (mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b/g,
      (_, before, day) =>
        `${before} ${WEEKDAYS.find(([name = '']) => name.startsWith(day.slice(0, 3)))?.[0]}`,
    )
    .replace(/\bthe (\d{1,2})(?:st|nd|rd|th)\b(?=(?: of)? [a-z]|[\s\S]* to )/g, '$1')
}
