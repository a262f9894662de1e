import type { ToolName } from '../tools/index.ts'

/** "Do they speak English in Budapest", "can we pay by card there": in the guide of a town. No model knows it better. */
export const OF_EVERYDAY_LIFE =
  / (?:do|does|will) (?:\w+ ){1,3}speak (?:much |any |good )?[a-z]+ |(?:english|german|french|spanish) (?:widely |much )?spoken | pay(?:ing)? (?:by|with|using) (?:a )?(?:credit |debit |bank )?cards? | cards? (?:widely )?accepted | take cards? (?=in )| (?:take|accept|use|carry|bring|need|want|prefer) (?:\w+ ){0,2}cash | pay (?:\w+ ){0,3}(?:cash|card|cards) | (?:cash|cards?) or (?:cash|cards?) | cash only /

/** How English speakers ask for a tool, in text of `normalizeWords`; the first that matches wins. */
export const TOPIC_PATTERNS: readonly (readonly [tool: ToolName, pattern: RegExp])[] = [
  ['guide.read', OF_EVERYDAY_LIFE],
  [
    'refuse',
    / (?:fake passport|counterfeit|smuggl\w*|hack \w+|make a bomb|system prompt|ignore (?:all|previous|your) |(?:another|other|someone else s) (?:person s|people s|user s|traveller s|account|password|trip)) | (?:bookings?|reservations?|accounts?|emails?|messages?) of (?!(?:my|our|the|this|that|mine|a) )\w+ | (?:buy|get|find|score|sell|bring|take) (?:\w+ )?(?:cocaine|coke|weed|drugs|heroin|meth|mdma|ecstasy|marijuana|cannabis|hash|guns?|weapons?|escorts?|hookers?|prostitut\w*)(?= )/,
  ],
  [
    'money.split',
    / (?:bill|check) (?:is|was|comes to) .*\d.* (?:people|of us|persons) | (?:people|of us|persons) .* (?:bill|check) (?:is|was|comes to) .*\d| (?:split|divide|share) (?:[\w ]*(?:bill|dinner|check|cost|costs|equally|evenly|between|among|amongst) |\D{0,20}\d)| (?:each|everyone|everybody) (?:of us )?(?:pay|pays|owe|owes)| how much (?:is it |is that )?(?:each|per person) $| (?:what|how much) (?:does|do|would|will|should) (?:each|every|everybody|everyone)(?= )/,
  ],
  [
    'money.spent',
    / (?:(?:have|did|do|ve) (?:we|i) (?:\w+ )?spen[td]|(?:we|i) (?:ve|have) spent|who (?:\w+ )?owes|owe (?:the others|each other|him|her|them)|(?:over|under|within) (?:our |my |the )?budget|left (?:of|in|from) (?:our|my|the) budget|budget (?:is )?left|spent so far|(?:our|my) (?:spending|expenses)) /,
  ],
  [
    'compensation.check',
    / (?:flight|plane|airline|boarding|overbooked)(?= ).* (?:delayed|late|cancel\w*|denied|overbooked|rights|owed?|owes|compensat\w*|money back|refund\w*)(?= )| (?:denied|refused) (?:\w+ )?boarding | (?:cancel\w*|delayed) flight | flight rights /,
  ],
  [
    'phrases.say',
    / (?:what s|what is|say|word for|words for|phrase for|teach me|how would i|how do i|how can i|i m|i am|tell me|learn|pronounce) .* in [a-z]+ $/,
  ],
  [
    'text.translate',
    / (?:need|want|get|have) (?:it|this|that|something|a \w+) translated | translate (?:it|this|that|a|an|the|my|these|some) (?:\w+ )?(?:text|letter|menu|sign|document|page|email|message|label|photo|picture|words?|sentence|paragraph)(?= )/,
  ],
  [
    'emergency.numbers',
    / (?:911|112|999) (?:equivalent|number|there|in)| equivalent (?:of|to|for) (?:911|112|999)| (?:who|what|which number|what number) (?:do|should|can|must) (?:i|we|you) (?:call|dial|ring|phone)(?= )/,
  ],
  [
    'costs.city',
    / (?:do|does|would|will|should|can) (?:people|one|you|i|we|tourists|travell?ers|it|backpackers) (?:\w+ ){0,2}(?:spend|cost|need|pay|budget) .*(?:a|per|each) day(?= )/,
  ],
  [
    'weather.forecast',
    / need (?:a|an|my|our) (?:\w+ )?(?:jacket|umbrella|coat|raincoat|sweater|sunscreen|sunglasses|hat) .*(?:today|tonight|tomorrow|this week|this weekend|now|\w+day)(?= )/,
  ],
  ['habits.read', / (?:esim|e sim|sim|sim card|roaming|mobile data|dress code|etiquette|manners) /],
  [
    'habits.read',
    / wear .*(?:temple|mosque|church|shrine)| cover (?:up |my |your |our |their |her |his )?(?:hair|head|heads|shoulders|knees|arms|legs)(?= )| (?:tip|tipping|gratuity|tap water|drink the water) /,
  ],
  [
    'health.vaccinations',
    / (?:vaccin\w*|immuni[sz]\w*|jabs?|yellow fever|(?:travel |which |what |any )shots?|shots? (?:do|for|needed)) /,
  ],
  [
    'driving.rules',
    / (?:idp|international driving|driving (?:permit|licen[cs]e)|speed limits?|vignette|toll roads?|tolls|side of the road|drive on the (?:left|right)|blood alcohol) | (?:drive|driving) .*licen[cs]e| licen[cs]e .*(?:drive|driving) | (?:how old|minimum age|age) .*(?:rent|hire) | (?:can|may) i drive /,
  ],
  [
    'packing.list',
    / (?:pack|packing) | (?:what|which) (?:clothes|clothing) | what (?:should i|do i need|do i|to|shall i) (?:to )?(?:bring|wear|take) /,
  ],
  [
    'climate.best',
    / (?:best|ideal|right) (?:time|month|months|season) | which month | when (?:is|s|does) it (?:\w+ )?(?:warm|hot|cool|dry|sunny|nice|best|cheapest|pleasant|get warm)(?= )| when (?:should|shall|is it best|do) (?:i|we|to)? ?(?:go|visit|travel) /,
  ],
  [
    'hours.check',
    / (?:can|could|may) (?:i|we|you) (?:still )?(?:visit|get into|get in|go into|go inside|enter|tour|see) /,
  ],
  [
    'documents.checklist',
    / (?:what|which) (?:documents|papers) | (?:document|travel) checklist | remind(?:er)? .*(?:passport|visa|documents?|papers) | renew (?:my |our |a |the )?passport /,
  ],
  ['festivals.list', / (?:festivals?|carnivals?|festivities|street parties) /],
  [
    'daylight.read',
    / (?:how long (?:are|is) the days?|how long (?:is it|does it stay) (?:light|bright)|sunrise|sunset|daylight|get dark|gets dark)(?= )| sun (?:rise|rises|set|sets|go down|come up) /,
  ],
  [
    'events.now',
    / (?:earthquakes?|hurricanes?|typhoons?|cyclones?|wildfires?|volcano\w*|eruptions?|tsunamis?|protests?|strikes?) | (?:storms?|floods?|flooding|disasters?|fires?) (?:\w+ )*(?:now|currently|at the moment|going on|at present|underway) | (?:any|natural) disasters? /,
  ],
  [
    'bookings.add',
    / (?:add|import|enter|forward) (?:a |an |my |our |the |this )?(?:\w+ )?(?:bookings?|reservations?|confirmation|tickets?)(?= )|^ (?:please |can you |could you )?add (?:a |an |my |our |the )?(?:hotel|flight|train|ferry|bus|rental car|hire car|hostel) (?!to|near|in|with|for)| (?:add|import|enter|forward|put|save|log|record) .*(?:flights?|hotel|train|airbnb|booking|reservation|tickets?|confirmation|hostel|rental|ferry|bus)(?= ).* (?:to|in|into|on|onto) (?:my|our|the|this) (?:trip|plan|itinerary|program|calendar) | add .* (?:i|we) (?:ve |have )?(?:booked|reserved) | (?:i|we) (?:ve |have |just |already |ve just |have just |ve already |have already )*(?:booked|reserved|bought|got) .*(?:where do|how do|can you add|add it|put it|put them|enter|import|save it) | (?:reservation|booking|confirmation|ticket)s? .*(?:add it|add them|import it|put it in|enter it)(?= )| (?:booked|reserved|bought|got) .*(?:add|put|save|enter|store|include|log|import) (?:it|that|this|them|those)(?: one)? (?:in|into|to|on|onto|down|there|too|please|for)? ?(?:the |my |our )?(?:trip|plan|itinerary|bookings|calendar|please)? ?$/,
  ],
  [
    'plan.explain',
    / (?:why|how come|what s the reason)(?: (?:is|are|did|do|does|was|were|not|have|has))? .*(?:day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|first|last|then|there|stops?|plan|itinerary|morning|afternoon|evening|lunch|dinner|breakfast|restaurant|before|after|early|late)(?= )/,
  ],
  // Which sentence asks for a change is read by `readPlanChange`.
  ['plan.change', /^/],
  [
    'bookings.read',
    / (?:which|what) (?:hotel|flight|train|airline|seat) (?:am|are|do|did|is|have) (?:i|we|my|our) | (?:when|what time) do (?:i|we) (?:fly|leave|check in|check out|board|depart) | (?:leave for|get to|be at|go to) the (?:airport|station) | (?:what time|when|where) (?:is|are|do|does) (?:my|our) (?:\w+ )?(?:flights?|hotel|booking|bookings|train|reservations?) | (?:show|list|see|give) (?:me |us )?(?:all |everything |all the )*(?:of )?(?:(?:my|our) (?:bookings|reservations|flights)|(?:\w+ )?(?:that )?(?:i|we) (?:ve |have )?(?:\w+ )?(?:booked|reserved)) /,
  ],
  [
    'trips.read',
    / what (?:s|is|are we|do we|have we|are i)(?: \w+)?(?: \w+)? (?:on|doing|do|planned|next|plan|program)(?: for)? (?:today|tomorrow|tonight|\w+day|next) | what s on | (?:my|our) (?:next |upcoming )?trips? | plan for (?:today|tomorrow) | what (?:s|is) the plan /,
  ],
  [
    'help.find',
    / (?:lost|lose|stole|stolen|robbed|missing|misplaced|mugged|pickpocketed|theft)(?= )| (?:need|see|find) (?:a )?(?:doctor|hospital|dentist) | (?:i m|i am|we are|is|gets?|got|feels?|feeling) (?:really |very |so )?(?:sick|ill|injured|hurt) | (?:luggage|baggage|suitcase|bags?) (?:did|didn|has|hasn|is|was|never) | offline maps? /,
  ],
  [
    'account.read',
    / (?:questions .*left|how much (?:is|does|are|for) (?:the |your |a )?(?:pro|premium|elite|subscription|paid plan|tripwright|membership)|(?:delete|close|export|my) (?:my )?(?:account|subscription|data)|my usage) /,
  ],
  ['visa.check', / how long (?:can|may) [\w ]*stay /],
  ['stays.search', / where (?:should|can|could|do|shall|to) (?:i |we |you )?(?:stay|sleep) /],
  ['saved.add', / save (?:this|that|it) /],
  [
    'nearby.find',
    / (?:near me|nearby|near here|near us|close by|close to (?:me|us|here)|close to where (?:i am|i m|we are|we re)|near where (?:i am|i m|we are|we re)|in the vicinity|(?:a)?round here|(?:a)?round the corner|within walking distance|round about here|around me|closest|nearest|(?:near|close to|around|next to|by) (?:the|my|our) (?:hotel|hostel|airbnb|apartment|place|station|airport)) /,
  ],
  [
    'routes.find',
    / how (?:far|long) (?:(?:is|s) (?:it|the walk|the way) )?to (?:get to |walk to |reach )?the | (?:is|are) (?!(?:it|that|this|they|there) )(?:\w+ ){1,4}far(?: away)? $| (?:how (?:do|can|to) (?:i |we )?get from|directions (?:to|from)|route from|(?:best|fastest|quickest|easiest|shortest|cheapest) way (?:to|from)|(?:walk|walking|drive|bus|train|metro|tram|taxi) from .* to|from (?:the|my|our) (?:hotel|hostel|station|airport|airbnb) to) /,
  ],
  [
    'distance.between',
    / how far (?:away )?(?:is|s|are) .* from (?:there|it) | how far (?:is|s) (?:it|that) from | how long (?:is|s) (?:the|a) flight from /,
  ],
  ['flights.search', / how (?:do|can|would|could) (?:i|we|one) (?:best )?(?:get|travel) there from /],
  ['guide.read', / (?:tell me (?:more )?about|what is \w+ like|what s \w+ like|guide (?:to|for|of)) /],
]

/** Topics of which the reader of phrases already knows many words: only missing arguments are asked for here. */
export const ASKED_TOPICS: readonly (readonly [tool: ToolName, pattern: RegExp])[] = [
  ['visa.check', / (?:visa|visas|entry requirements) /],
  [
    'weather.forecast',
    / (?:weather|forecast|rain|temperature|warm enough|hot enough|cold enough|too (?:hot|cold|wet|warm)) | (?:will|does|would) it (?:be |get )?(?:\w+ )?(?:warm|hot|cold|cool|sunny|wet|dry|rainy|rain|snow) /,
  ],
  ['flights.search', / (?:flights?|fly) /],
  ['plan.make', / (?:plan|trip|itinerary|holiday|vacation) /],
  ['currency.convert', / (?:convert|exchange rate|in (?:dollars|euros|pounds|yen|\w+ francs)) /],
  ['time.there', / (?:what time|time difference|time zone) /],
  ['safety.read', / (?:safe|safety|dangerous) /],
  [
    'costs.city',
    / (?:expensive|daily budget|cost per day|how much does a day|how much (?:should|would|will) (?:we|i|it) (?:budget|spend|cost per day)) /,
  ],
  ['power.plugs', / (?:plugs?|adapters?|sockets?|voltage) /],
  ['phrases.say', / how (?:do|would|to) (?:you |i )?say /],
  ['holidays.list', / (?:public|bank|national) holidays? /],
  [
    'costs.compare',
    / (?:which|what) (?:one |city |of (?:them|the two|those) )?(?:is|s|would be|works out) (?:the )?(?:cheaper|cheapest|more expensive) /,
  ],
  [
    'distance.between',
    / (?:how far|distance|how long (?:is|s) (?:the|a) flight|how long (?:is it|does it take) to fly) /,
  ],
  [
    'stays.search',
    / (?:what|how much) .*(?:hotels?|hostels?|apartments?|airbnbs?|rooms?) | (?:hotels?|hostels?|apartments?|airbnbs?|guesthouses?|accommodation|hotel rooms?) /,
  ],
  [
    'places.find',
    / (?:what (?:can|could|should|shall) (?:we|i|you|one) (?:do|see|visit)|what (?:is there|s there|there is|to) (?:to )?(?:do|see|visit)|things to (?:do|see)|anything (?:\w+ )?to (?:see|do|eat)|something (?:\w+ )?to (?:see|do|eat)|worth (?:seeing|visiting)|not (?:to )?miss|must sees?|must see|unmissable|highlights|(?:good|cheap|nice|best|great|local) (?:eats|food|bites|meals?)|(?:good|nice|places|where|somewhere) to (?:eat|go|see)|can we eat|can i eat) /,
  ],
  ['hours.check', / (?:opening hours|open|closed|opening times|hours of) /],
]

/** Asked of a town that is named alone. */
export const OF_A_TOWN: readonly ToolName[] = ['safety.read', 'costs.city', 'power.plugs', 'time.there']

/** What was lost or went wrong, in the order in which it is looked for. */
export const HELP_PATTERNS = [
  ['lost-passport', / passport/],
  ['lost-card', / (?:card|cards) /],
  ['luggage', / (?:luggage|baggage|suitcase|suitcases) /],
  ['medical', / (?:doctor|hospital|dentist|sick|ill|injured|hurt) /],
  ['offline-maps', / offline maps? /],
  ['theft', / /],
] as const

export const SMALLTALK_PATTERNS = [
  [
    'identity',
    /^(?:and )?(?:who|what) are you(?: \w+)?$|^are you (?:a |an )?(?:real|human|robot|bot|person|ai|machine)(?: \w+)?$|^what s your name$|^who (?:made|built) you$/,
  ],
  [
    'abilities',
    /^help(?: me)?$|^what (?:can|could) (?:you|i) (?:do|ask)(?: \w+){0,2}$|^how (?:can you help|do you work)(?: me)?$/,
  ],
  [
    'farewell',
    /(?:^| )(?:bye|goodbye|bye bye|see you|see ya|good night|goodnight|night night|farewell|tschuss|au revoir|adios|arrivederci)(?: \w+)?$|^(?:ok |okay |well |all right |alright )?(?:bye|goodbye|good night|goodnight|night|see you|see ya|take care|talk|speak|catch you|until)(?: (?:bye|now|then|all|for|and|till|to|you|see|talk|speak|later|soon|tomorrow|next|time|again|everyone|night|tonight|take|care|sleep|well|tripwright))*$/,
  ],
  [
    'greeting',
    /^(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|afternoon|evening|hallo|guten tag|guten morgen|bonjour|salut|hola|buenos dias|ciao|buongiorno|ola)(?: (?:there|tripwright|you|everyone|again|friend|all|guys|folks|assistant|to you|anyone|anybody|somebody|home|here))*$/,
  ],
  [
    'thanks',
    /^(?:thanks|thank you|cheers|ta|tysm|perfect|great|brilliant|lovely|awesome|amazing)(?: (?:\w+ )?)?(?:that s|that is|that was|this is|this was) (?:all|everything|exactly what|just what|what|so helpful|very helpful|helpful|really helpful|perfect|great)(?: (?:that )?(?:i|we) (?:needed|need|wanted|was after|were after))?$|(?:^| )(?:thanks|thank you|thx|ty|tysm|tyvm|cheers|much appreciated|danke|merci|gracias|grazie|obrigado|obrigada)(?: (?:so much|very much|a lot|for (?:your |the )?help|mate|again|you))*$/,
  ],
] as const

/** Whether the words ask for the guide of a town that they name, or for everyday life there: weather and prices stand elsewhere. */
export const isForGuide = (spoken: string, namesTown: boolean): boolean =>
  OF_EVERYDAY_LIFE.test(spoken) ||
  (namesTown && !/ (?:weather|climate|hot|cold|warm|rain\w*|temperatures?|safe|expensive) /.test(spoken))
