const list = (text: string): string[] => text.split(/,\s*/)

/** What else our guide cities are called, small and without accents, by their id. */
export const CITY_NAMES: Readonly<Record<string, readonly string[]>> = {
  madrid: list('madrycie, madrytu'),
  delhi: list('new delhi, neu delhi, neu delhi'),
  budapest: list('budapeszcie'),
  amsterdam: list('amsterdamie'),
  athens: list('athen, athenes, atenas, atene, athina, atenach, aten'),
  bangkok: list('krung thep, bangkoku'),
  barcelona: list('barcelone, barcellona, bcn, barcelonie, barcelony'),
  berlin: list('berlino, berlinie, berlina'),
  brussels: list('brussel, bruxelles, bruselas'),
  cairo: list('kairo, le caire, caire, al qahira, kairze, kairu'),
  'cape-town': list('kapstadt, le cap, ciudad del cabo, citta del capo'),
  copenhagen: list('kopenhagen, copenhague, kobenhavn, copenaghen'),
  dubai: list('doubai, dubay'),
  dublin: list('dublino'),
  edinburgh: list('edinburg, edimbourg, edimburgo'),
  florence: list('florenz, firenze, florencia, florenca'),
  'hong-kong': list('hongkong'),
  istanbul: list('estambul, constantinople, stambule, stambulu'),
  krakow: list('krakau, cracow, cracovie, cracovia, krakowie, krakowa'),
  kyoto: list('kioto'),
  lisbon: list('lissabon, lisbonne, lisboa, lisbona, lizbonie, lizbony'),
  london: list('londres, londra, londynie, londynu'),
  marrakech: list('marrakech, marrakesch, marraquexe'),
  'mexico-city': list('mexiko stadt, mexico stadt, ciudad de mexico, cdmx, citta del messico'),
  milan: list('mailand, milano'),
  munich: list('munchen, muenchen, monaco di baviera, monachium'),
  naples: list('neapel, napoli, napoles'),
  'new-york': list('new york city, nyc, nueva york, manhattan, nowym jorku, nowego jorku, nova iorque'),
  paris: list('parigi, paryzu'),
  nice: list('nizza, niza'),
  porto: list('oporto'),
  prague: list('prag, praha, praga, pradze, pragi'),
  'rio-de-janeiro': list('in rio, to rio, nach rio'),
  rome: list('rom, roma, rzymie, rzymu'),
  'san-francisco': list('sf, san franzisko'),
  seoul: list('seul'),
  seville: list('sevilla, siviglia'),
  singapore: list('singapur, singapour'),
  stockholm: list('estocolmo, stoccolma'),
  sydney: list('sidney'),
  tokyo: list('tokio, tokio'),
  venice: list('venedig, venise, venezia, venecia, veneza, wenecji'),
  vienna: list('wien, vienne, viena, wiedniu, wiednia, вене, вену, вены, вена'),
  warsaw: list('warschau, varsovie, varsovia, varsavia, warszawie, warszawy'),
}

/** Cities whose name is an everyday word as well: in place of the bare name, the phrases in which it is the city. */
export const CITY_PHRASES: Readonly<Record<string, readonly string[]>> = {
  nice: list(
    'weather in nice, weather for nice, forecast for nice, hot in nice, cold in nice, rain in nice, hotel in nice, hotels in nice, museums in nice, restaurants in nice, beaches in nice, like in nice, to nice, days in nice, weekend in nice, week in nice, stay in nice, do in nice, see in nice, eat in nice, trip to nice, travel to nice, fly to nice, visit nice, nice france, jours a nice, weekend a nice, week end a nice, sejour a nice, voyage a nice',
  ),
  // The old town of Marrakesh and of others is a medina.
  medina: list(
    'days in medina, weekend in medina, week in medina, stay in medina, do in medina, see in medina, eat in medina, weather in medina, climate in medina, trip to medina, travel to medina, fly to medina, visit medina, mecca and medina, medina saudi arabia, al medina',
  ),
}

/** Where the name of a city is another word in what was said, of `normalizeWords`. */
export const NOT_THE_CITY: Readonly<Record<string, RegExp>> = {
  riyadh:
    / riads? (?:in|near|with|for|inside|hotel|room|within|please)| (?:a|this|our|the|nice|cheap|any|find|book) riads? /,
  split:
    / split (?:up |it |this |that |the |a |our |my |evenly |equally |between |among|amongst |by |dinner |lunch |bill |rent |costs? |\d|with |into |over |across )|(?:be|been|get|to|days|we|can|how|want|and) split (?!in |from |\d)/,
}

/** What currencies are called, besides their codes. */
export const CURRENCY_NAMES: Readonly<Record<string, readonly string[]>> = {
  EUR: list('€, euro, euros, eur'),
  USD: list('us$, dollar, dollars, dolar, dolares, dollaro, dollari, bucks, $'),
  GBP: list(
    '£, pound, pounds, quid, pfund, livre sterling, livres sterling, libra, libras, sterlina, sterline',
  ),
  JPY: list('¥, yen'),
  CHF: list('franken, swiss franc, swiss francs, franc suisse, francs suisses'),
  INR: list('₹, rupee, rupees, rupien, indian rupee, indian rupees'),
  THB: list('฿, baht, thai baht'),
  TRY: list('₺, lira, liras, turkish lira'),
  KRW: list('₩, won, korean won, south korean won'),
  MXN: list('mex$, mexican peso, mexican pesos, pesos mexicanos, peso, pesos'),
  ZAR: list('rand'),
  AUD: list('a$, australian dollar, australian dollars, aussie dollars'),
  CAD: list('c$, canadian dollar, canadian dollars'),
  SGD: list('singapore dollar, singapore dollars'),
  HKD: list('hk$, hong kong dollar, hong kong dollars'),
  NZD: list('nz$, new zealand dollar, new zealand dollars'),
  ILS: list('₪, shekel, shekels'),
  VND: list('₫, dong'),
  PHP: list('₱, philippine peso, philippine pesos, filipino pesos'),
  PLN: list('zloty, zlotys'),
  CZK: list('koruna, korunas, koruny, kronen, czech crown, czech crowns'),
  NGN: list('naira, nairas'),
  GHS: list('cedi, cedis'),
  RON: list('romanian lei, romanian leu'),
  SEK: list('swedish krona, swedish kronor, swedish crowns, swedish kroner'),
  NOK: list('norwegian krone, norwegian kroner, norwegian crowns'),
  DKK: list('danish krone, danish kroner, danish crowns'),
  COP: list('colombian peso, colombian pesos'),
  ARS: list('argentine peso, argentine pesos, argentinian pesos'),
  CLP: list('chilean peso, chilean pesos'),
  PKR: list('pakistani rupee, pakistani rupees'),
  LKR: list('sri lankan rupee, sri lankan rupees'),
  EGP: list('egyptian pound, egyptian pounds'),
  TWD: list('taiwan dollar, taiwan dollars, taiwanese dollars'),
  SAR: list('saudi riyal, saudi riyals'),
  QAR: list('qatari riyal, qatari riyals'),
  PEN: list('peruvian sol, peruvian soles'),
  KES: list('kenyan shilling, kenyan shillings'),
  TZS: list('tanzanian shilling, tanzanian shillings'),
  HUF: list('forint, forints'),
  BRL: list('r$, real, reais'),
  IDR: list('rupiah'),
  MYR: list('ringgit'),
  MAD: list('moroccan dirham, moroccan dirhams'),
  AED: list('dirham, dirhams, emirati dirham, emirati dirhams'),
}
/** Codes that are also words: they count beside a number, after `in` or `to`, or in capitals. */
export const AMBIGUOUS_CODES = [
  'try',
  'cop',
  'mad',
  'ron',
  'pen',
  'sar',
  'inr',
  'sek',
  'php',
  'dkk',
  'all',
  'cup',
  'won',
  'rand',
  'real',
  'gel',
  'lak',
  'top',
  'bam',
  'sos',
  'mop',
  'pab',
  'ang',
]

/** Words of the names of places that say too little to find one by. */
export const STOP_WORDS = list(
  'the, of, and, a, an, in, at, on, to, for, de, la, le, les, el, los, las, du, des, del, della, di, da, do, dos, y, et, e, d, l, s, st, san, santa, saint, museum, museums, musee, museo, musei, museu, church, cathedral, basilica, palace, palazzo, palais, palacio, park, parc, parque, garden, gardens, jardin, square, place, piazza, plaza, praca, market, mercado, mercato, marche, tower, bridge, gallery, house, street, hall, temple, wat, mosque, national, royal, old, new, city, central, grand, great, big, cafe, restaurant, bar, food, art, arts, modern, history, library, beach, view, open, close, is, what, when, today, tomorrow, monday, tuesday, wednesday, thursday, friday, saturday, sunday, time, out, day, night, one, two, three, north, south, east, west, centre, center, do, all, my, we, go',
)
