/** How English speakers ask for a change of a plan, in text of `normalizeWords` without its first and last space. */

export const POLITE_WORDS =
  /^(?:hi|hey|hello|ok|okay|kindly|on second thoughts?|and|so|well|actually|then|now|please|can you|could you|would you|can we|could we|let us|let s|i d like to|i would like to|we d like to|we would like to|i want to|we want to|we need to|i need to|just|also|maybe)(?= )/
export const CLOSING_WORDS =
  / (?:please|pls|plz|thanks|thank you|if possible|if you can|(?:please |pls )?(?:update|adjust|change) (?:the|our) plan)$/

/** A day of the trip: "day 2", "the third day", "friday", "tomorrow", "the trip". */
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = `(?:the |our |my )?(?:day ${NUMBER}|(?:first|second|third|fourth|fifth|sixth|seventh|last|final|every|each) day|all days|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|${MONTH} \\d{1,2}|\\d{1,2} ${MONTH})`
const WHOLE =
  '(?:it|everything|this|(?:(?:the|my|our|this) (?:whole |entire |full )?|(?:whole|entire|full) )(?:trip|plan|itinerary|days))'
const AMOUNT = '(?:\\w+ )?\\d[\\d ]*(?: ?\\w+)?'
const EASY =
  '(?:relaxed|relaxing|slower|easier|calmer|lighter|quieter|leisurely|chilled?|less (?:busy|packed|full|rushed|stressful|intense|hectic|crowded))'
const FULL = '(?:packed|fuller|busier|intense|active)'
const MORE = '(?:a (?:bit|little) |much |more |way |lot |somewhat )*'

export const DAY_AT_END = new RegExp(`(?: from| on| of| for| in| during| to| into| at)? ${DAY}$`)
/** "On Friday at" 15:30. */
export const DAY_BEFORE_TIME = new RegExp(` (?:on )?${DAY} (?=(?:at|not before|not until|by) )`)
export const TWO_CHANGES =
  / (?:and|then|but) (?:also |then )?(?:add|remove|move|swap|make|drop|skip|replace|shift|include|cancel) /

const wholly = (pattern: string) => new RegExp(`^(?:${pattern})$`)

export const RELAXED_PATTERNS = [
  wholly(`(?:make|keep|have|plan) (?:${DAY}|${WHOLE}) ${MORE}${EASY}`),
  wholly(`(?:slow down|relax|ease|lighten|loosen) (?:up |the pace (?:of|on) )?(?:${DAY}|${WHOLE}|the pace)`),
  wholly(`(?:slow|ease) (?:${DAY}|${WHOLE}) down`),
  wholly(
    `(?:can |could |should )?(?:${DAY}|${WHOLE}) (?:be|should be|needs to be|has to be|could be) ${MORE}${EASY}`,
  ),
  wholly(
    `(?:${DAY}|${WHOLE}) (?:is|s|looks|feels|seems) (?:way |far |a bit |a little |much |just )*(?:too|so|very|really) (?:full|packed|busy|much|rushed|stressful|tight|tiring|exhausting|long|hectic|crammed|intense)(?: for us| for me)?`,
  ),
  wholly(`(?:there is |we have )?too (?:much|many \\w+) (?:on|in|for) (?:${DAY})`),
  wholly(
    `(?:take it (?:easy|easier|slow|slower)|(?:something )?less (?:busy|packed|full|rushed|stressful|intense|hectic)|(?:see|do|plan|have)? ?(?:less|fewer (?:stops|sights|things|places))) (?:on|in) (?:${DAY})`,
  ),
]
export const FULLER_PATTERNS = [
  wholly(`(?:make|plan) (?:${DAY}|${WHOLE}) ${MORE}${FULL}`),
  wholly(
    `(?:see|do|fit|squeeze|pack|plan|cram) (?:in )?more (?:sights |things |stops |places |in )?(?:in |into |on )+(?:${DAY}|${WHOLE})`,
  ),
  wholly(`(?:fill|fill up) (?:${DAY})(?: up)?`),
  wholly(`(?:${DAY}) (?:is|looks|feels|seems) (?:too|so|a bit) (?:empty|slow|light|short)`),
]
export const REST_PATTERNS = [
  wholly(
    `(?:add|insert|include|plan|we need|i need|we want|give us|give me) (?:a|an|one|another) (?:\\w+ )?(?:rest|free|lazy|recovery|relaxation|off) day(?: (?:on|in|to|for|into) .*)?`,
  ),
  wholly(`(?:add |insert |we need |i need |we want )?(?:a|an|one) day off(?: .*)?`),
  wholly(
    `(?:make|keep|leave|turn|have) (?:${DAY}) (?:into )?(?:as )?(?:a |our )?(?:completely )?(?:rest|free|lazy|recovery|empty|off)(?: day)?`,
  ),
  wholly(`(?:plan |do )?nothing on (?:${DAY})`),
  wholly(
    `(?:give|leave|keep|get) (?:us |me )?(?:a |the |an )?(?:completely )?free (?:morning|afternoon|evening|day)(?: (?:on|for) (?:${DAY}))?`,
  ),
]
export const CHEAPER_PATTERNS = [
  wholly(`(?:bring|get|take) ${WHOLE} down by ${AMOUNT}`),
  wholly(`(?:make|get) ${WHOLE} ${MORE}(?:${AMOUNT} )?(?:cheaper|less expensive)(?: by ${AMOUNT})?`),
  wholly(
    `${WHOLE} (?:should|must|has to|needs to) (?:be|cost) (?:${AMOUNT} )?(?:cheaper|less)(?: by ${AMOUNT})?`,
  ),
  wholly(
    `(?:save|cut|shave|trim|knock) (?:us |me )?${AMOUNT} (?:on|off|from|of) (?:${WHOLE}|(?:the|our|my) (?:cost|costs|total|budget|price)(?: of (?:the|our|my) (?:trip|plan))?)`,
  ),
  wholly(
    `(?:cut|reduce|lower|decrease) (?:the|our|my) (?:cost|costs|total|budget|price)(?: of the trip| of the plan)? by ${AMOUNT}`,
  ),
  wholly(
    `(?:bring|get|take|push|drive) (?:the|our|my) (?:cost|costs|total|budget|price)(?: of (?:the|our|my) (?:trip|plan))? down by ${AMOUNT}`,
  ),
  wholly(`(?:spend|pay) ${AMOUNT} less(?: on ${WHOLE}| in total| overall)?`),
]
export const TOTAL_PATTERNS = [
  wholly(
    `(?:keep|get|bring|make|cut|reduce|lower|limit) (?:${WHOLE}|(?:the|our|my) (?:cost|costs|total|budget|price)(?: of the trip| of the plan)?) (?:down )?(?:cost )?(?:under|below|within|to|at|less than|at most) ${AMOUNT}`,
  ),
  wholly(
    `(?:${WHOLE}|(?:the|our|my) (?:total|budget)) (?:must|should|has to|have to|needs to|has got to|may|can) (?:be|stay|cost|remain) (?:under|below|within|at most|less than|no more than)? ?${AMOUNT}`,
  ),
  wholly(
    `(?:${WHOLE}|(?:the|our|my) (?:total|budget)) (?:can t|cannot|must not|mustn t|should not|shouldn t|may not) (?:be|go|cost|get) (?:over|above|beyond|more than) ${AMOUNT}`,
  ),
]

const TRAVELLER = '(?:we|i|our (?:flight|plane|train|bus)|the (?:flight|plane|train|bus))'
const ARRIVE = '(?:land|lands|arrive|arrives|get in|gets in|get there|touch down)'
const LEAVE = '(?:leave|leaves|depart|departs|fly home|fly back|fly out|take off|go home|head home)'
const LATER =
  '(?<span>an? hour and a half|half an hour|an? (?:\\w+ )?hour|\\w+ hours? and a half|\\w+ (?:and a half )?(?:h|hr|hrs|hours?)|\\w+ (?:m|min|mins|minutes?)) (?<way>later|earlier|sooner)(?: than planned)?'
const TIME_OF_DAY =
  '(?:only |now |instead )*(?:at|not before|not until|by) (?<clock>[\\d ]+(?:am|pm)?|noon|midday)(?: instead of (?:at )?(?:[\\d ]+(?:am|pm)?|noon|midday)| instead| now)?'
const ends = (verb: string) => [
  new RegExp(
    `^${TRAVELLER} (?:will |ll |now |only |actually |have to |need to |must |ve got to |are going to )*${verb} (?:only |now )?${LATER}$`,
  ),
  new RegExp(
    `^${TRAVELLER} (?:will |ll |now |only |actually |have to |need to |must |ve got to |are going to )*${verb} ${TIME_OF_DAY}$`,
  ),
]
export const ARRIVAL_PATTERNS = ends(ARRIVE)
export const DEPARTURE_PATTERNS = ends(LEAVE)

const ANY_MEAL = '(?:breakfasts?|lunch|lunches|dinners?|meals?|restaurants?)'
export const MEAL_PATTERNS = [
  new RegExp(
    `^(?:swap|change|replace|switch|make|turn|have) (?:the |our |my |every |all |all our |each )*${ANY_MEAL}(?: |$)`,
  ),
  new RegExp(
    `^(?:find|book|get|plan|have|give us|find us)? ?(?:a |us a |some )?(?:vegan|vegetarian|halal|kosher|gluten free) ${ANY_MEAL} (?:on|for|every|instead)`,
  ),
  /^we (?:are|re|all are) (?:all |both )?(?:vegan|vegetarian)s?$/,
  // "Can dinner on day 2 be vegetarian", "lunch tomorrow should be somewhere halal".
  new RegExp(
    `^(?:can |could |should )?(?:the |our |my )?${ANY_MEAL} (?:.* )?(?:be|should be|must be|has to be|needs to be) (?:\\w+ )*(?:vegan|vegetarian|halal|kosher|gluten free)(?: |$)`,
  ),
]
export const OTHER_PLACE =
  /(?:something|somewhere|anything|anywhere) (?:else|different|similar)|another (?:one|place|restaurant|table|sight|stop)|a different (?:one|place|restaurant|table|sight|stop)/

/** What is taken out, replaced or added that is no stop of a plan. */
export const NO_STOP =
  /(?:^| )(?:account|data|trips?|subscription|membership|bookings?|reservations?|flights?|hotels?|hostels?|stays?|photos?|pictures?|expenses?|questions?|conversations?|chats?|history|tickets?|lines?|queues?|insurance|passports?|visas?|e?sims?|cars?|luggage|bags?|baggage|tips?|vat|tax|taxes|budget|money|cash|people|persons?|adults?|child|children|kids?|friends?|travellers?|travelers?|nights?|days?|weeks?|hours?|minutes?|reviews?|notifications?|emails?|password|phone|card|cards|off|it|this|that|me|us|all|everything|yen|dollars?|euros?|pounds?|favou?rites?|list|currency|language|cities|city|country|countries)(?: (?:to|for|from|in|of|on|at) .*)?$/
export const REMOVE_PATTERNS = [
  /^(?:remove|delete|drop|skip|cancel|cut|cut out|leave out|take out|get rid of|kick out|scrap|forget) (?<stop>.+)$/,
  /^(?:take|leave) (?<stop>.+) (?:out|off)(?: of)?(?: (?:the|our|my) (?:plan|trip|itinerary)| day \w+)?$/,
  /^(?:we|i) (?:don t|do not) want to (?:see|visit|go to) (?<stop>.+)$/,
]
export const SWAP_PATTERNS = [
  /^(?:swap|replace|switch|exchange|change|substitute) (?<stop>.+?)(?: out)? (?:for|with|by|against|to) (?<place>.+)$/,
  /^(?:see|visit|do|take|go to|show us) (?<place>.+) instead of (?<stop>.+)$/,
]
export const ADD_PATTERNS = [
  /^(?:add|include|insert|squeeze in|fit in|put in|throw in|work in|pop in) (?<place>.+)$/,
  /^(?:put|fit|squeeze|work|stick|slot|tuck) (?<place>.+) (?:into|in) (?:the|our|my) (?:plan|trip|itinerary)$/,
  // "Too" and "as well" say that it is not there yet.
  /^(?:put|stick|slot|tuck|pop|fit|squeeze|work|throw) (?<place>.+) (?:too|as well)$/,
]
export const MOVE_PATTERNS = [
  /^(?:move|shift|put|postpone|push|bring|reschedule|bump) (?<stop>.+)$/,
  /^(?:do|see|visit|have|go to) (?<stop>.+) instead$/,
]
export const PART_AT_END =
  / (?:to|in|into|for|until|on)? ?(?:the |early |late )*(?<part>morning|afternoon|evening|night)(?: of| on)?$/
export const PLAN_AT_END =
  / (?:from|to|in|into|on) (?:the|our|my) (?:plan|trip|itinerary|list|program|programme|schedule)$/
/** Asks for a change, of which kind is not known. */
export const UNCLEAR_CHANGE =
  / (?:make|move|swap|add|remove|drop|skip|shift|replace|reorder) (?:\w+ )*(?:day|stop|stops|dinner|lunch|breakfast|morning|afternoon|evening|relaxed|relaxing)(?= )/

/** How people call a stop by what it is, in text of `normalizeWords`, by the category of its place. */
export const STOP_WORDS_BY_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  landmark: ['landmark', 'tower', 'castle'],
  ancient: ['ruins', 'ruin', 'ancient site'],
  museum: ['museum', 'museums'],
  gallery: ['gallery', 'art gallery'],
  worship: ['church', 'cathedral', 'temple', 'mosque', 'synagogue', 'shrine', 'basilica'],
  palace: ['palace', 'castle'],
  square: ['square', 'piazza', 'plaza'],
  viewpoint: ['viewpoint', 'view', 'lookout'],
  park: ['park'],
  garden: ['garden', 'gardens', 'park'],
  beach: ['beach'],
  neighbourhood: ['neighborhood', 'neighbourhood', 'quarter', 'district'],
  memorial: ['memorial', 'monument'],
  bridge: ['bridge'],
  science: ['science museum', 'planetarium', 'aquarium'],
  zoo: ['zoo', 'aquarium'],
  'theme-park': ['theme park', 'amusement park'],
  theatre: ['theater', 'theatre', 'opera', 'show', 'concert'],
  spa: ['spa', 'bath', 'baths'],
  shopping: ['shopping', 'mall', 'shops'],
  street: ['street'],
  restaurant: ['restaurant'],
  cafe: ['cafe', 'coffee'],
  market: ['market'],
  'food-street': ['food street', 'street food'],
  bar: ['bar', 'pub'],
}

/** Words that belong to no name. */
export const FILLER_WORDS: readonly string[] = [
  'the',
  'a',
  'an',
  'our',
  'my',
  'that',
  'this',
  'visit',
  'to',
  'of',
  'at',
  'in',
  'stop',
]
