import { MONTHS, WEEKDAYS } from './time-words.data.ts'

/** What people type in a hurry, and what they mean: `whats` has lost its apostrophe, `tmrw` is short, `wether` is misspelled. */
const SPELLINGS: readonly (readonly [said: string, meant: string])[] = [
  ['whats', "what's"],
  ['todays', "today's"],
  ['tomorrows', "tomorrow's"],
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
  ['tonite|2nite', 'tonight'],
  ['arvo', 'afternoon'],
  ['saftey|safty', 'safety'],
  ['saef', 'safe'],
  ['mexcian|mexian', 'mexican'],
  ['canadain|canadien', 'canadian'],
  ['tuseday', 'tuesday'],
  ['vist', 'visit'],
  ['granparents|grandparants', 'grandparents'],
  ['granpa', 'grandpa'],
  ['granma', 'grandma'],
  ['mornng|moring|mornig', 'morning'],
  ['afternon|aftrenoon|afernoon|afternoom', 'afternoon'],
  ['evning|evenig|eveing', 'evening'],
  ['plna|paln', 'plan'],
  ['budgit|buget|bugdet', 'budget'],
  ['resevation|reservaton|resrvation', 'reservation'],
  ['adress', 'address'],
  ['recieve', 'receive'],
  ['quater', 'quarter'],
  ['thunderstroms|thunderstoms', 'thunderstorms'],
  ['chnage|chagne|chaneg', 'change'],
  ['remvoe|reomve|remov', 'remove'],
  ['cancled|canceld|cancelld', 'cancelled'],
  ['phillipines|philipines|phillippines', 'philippines'],
  ['probaly|probly', 'probably'],
  ['caffe', 'cafe'],
  ['veiwpoint|viewpiont', 'viewpoint'],
  ['veiwpoints', 'viewpoints'],
  ['theem', 'theme'],
  ['claer|cler', 'clear'],
  ['piar', 'pair'],
  ['minuet', 'minute'],
  ['tomorows|tommorows', "tomorrow's"],
  ['coloseum|colloseum', 'colosseum'],
  ['eifel', 'eiffel'],
  ['absolutly', 'absolutely'],
]
const MEANT = new Map(
  SPELLINGS.flatMap(([said, meant]) => said.split('|').map((one) => [one, meant] as const)),
)
const ANY_WORD = /(?<![\p{L}\p{N}’'&-])[a-z\d]{1,14}(?![\p{L}\p{N}’'-])/giu

/** An English question with what is typed in a hurry as it is written; its other words stay as they are. */
export function withPlainSpelling(text: string): string {
  return text
    .replace(ANY_WORD, (word) => MEANT.get(word.toLowerCase()) ?? word)
    .replace(/\bwed (?=(?:love|like|rather|prefer|want|need|also|better)\b)/gi, "we'd ")
    .replace(/\b(\d{1,2})d ?\d{1,2}n\b/gi, '$1 days')
    .replace(/(?<=\b(?:weeks?|days?)) from (?:today|now)\b/gi, ' ahead')
    .replace(ORDINAL_OF, (_, ordinal: string) => `${ORDINALS.indexOf(ordinal.toLowerCase()) + 1} `)
}
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
/** "First of May". */
const ORDINAL_OF = new RegExp(
  `\\b(?:the )?(${ORDINALS.join('|')}) of (?=(?:${MONTHS.flat().join('|')})\\b)`,
  'gi',
)

/** Writes out days that are said in short: "this evening" is today, "on sat" a Saturday, and "the 9th" a day. */
function spelledDays(folded: string): string {
  return (
    folded
      .replace(/\bthis (?:morning|afternoon|evening)\b/g, ' today ')
      .replace(
        /\b(on|this|next|open|until|till|by|from|back|out|returning|leaving) (mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b/g,
        (_, before, day) =>
          `${before} ${WEEKDAYS.find(([name = '']) => name.startsWith(day.slice(0, 3)))?.[0]}`,
      )
      .replace(
        /\b(mon|tues?|weds?|thu(?:rs?)?|fri|sat)\b(?=\s*(?:[,?!.;]|$|\d|morning|afternoon|evening|night|am\b|pm\b))/g,
        (_, day) => WEEKDAYS.find(([name = '']) => name.startsWith(day.slice(0, 3)))?.[0] ?? day,
      )
      // These are no words of their own.
      .replace(
        /(?<!\b(?:to|we|be|get|got|newly) )\b(tues|weds?|thu(?:rs?)?|fri)\b(?![’'-])/g,
        (_, day) => WEEKDAYS.find(([name = '']) => name.startsWith(day.slice(0, 3)))?.[0] ?? day,
      )
      .replace(/\bsun(?= \d)/g, 'sunday')
      .replace(/\bthe (\d{1,2})(?:st|nd|rd|th)\b(?=(?: of)? [a-z]|[\s\S]* to )/g, '$1')
  )
}

/** Rewrites numeric dates as one word each, and `5-8 May` as `5 to 8 May`. `5/6/2026` is ambiguous and is not read. */
export function unifyDates(folded: string): string {
  // "For christmas, on the 22nd of december": a written day says more than a feast.
  const hasDay = /\d(?:st|nd|rd|th)? (?:of )?(?:dec|jan)|(?:dec|jan)\w* \d/.test(folded)
  const feasts = hasDay ? folded.replace(/\b(?:christmas|xmas|new year'?s?)\b/g, ' ') : folded
  return spelledDays(feasts)
    .replace(/(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?![\d/]|\.\d)/g, (whole, a, b) =>
      Number(a) > 12 && Number(a) <= 31 && Number(b) >= 1 && Number(b) <= 12 && whole !== '24/7'
        ? ` ${Number(a)} ${MONTHS[Number(b) - 1]?.[0]} `
        : Number(b) > 12 && Number(b) <= 31 && Number(a) >= 1 && Number(a) <= 12
          ? ` ${Number(b)} ${MONTHS[Number(a) - 1]?.[0]} `
          : whole,
    )
    .replace(/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g, (_, y, m, d) => ` iso${y}${padTwo(m)}${padTwo(d)} `)
    .replace(/\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b/g, (_, d, m, y) => ` iso${y}${padTwo(m)}${padTwo(d)} `)
    .replace(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, (whole, a, b, y) => {
      if (Number(a) > 12 || a === b) return ` iso${y}${padTwo(b)}${padTwo(a)} `
      return Number(b) > 12 ? ` iso${y}${padTwo(a)}${padTwo(b)} ` : whole
    })
    .replace(/\bnew year s day|\bnew year'?s day\b/g, ' 1 january ')
    .replace(/\bnew year'?s(?: eve)?\b/g, ' 31 december ')
    .replace(/\bst\.? patrick['’]?s?(?: day)?\b/g, ' 17 march ')
    .replace(/\b(?:halloween|hallowe['’]en)\b/g, ' 31 october ')
    .replace(/\bchristmas eve\b/g, ' 24 december ')
    .replace(/\bboxing day\b/g, ' 26 december ')
    .replace(/\b(?:christmas|xmas)(?: day| time)?\b(?! (?:market|tree|island))/g, ' 25 december ')
    .replace(/\bweek[\s-]end/g, 'weekend')
    .replace(/\b(\d{1,2})\s*[-–—]\s*(\d{1,2})\b/g, '$1 to $2')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th|er)\b/g, '$1')
}

/** Two digits. */
export const padTwo = (digits: string): string => digits.padStart(2, '0')
