/** Words for "from" and "to" between two places, by language; where one is a part of many words, blanks stand around it. */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ['from', 'up to|to'],
  ['between', 'and'],
  // German, Dutch and the Scandinavian languages
  ['vom|von der|von|ab', 'bis zum|bis zur|bis zu|zum|zur|bis|nach|zu'],
  ['vanaf|van', 'naar|tot'],
  ['från', 'till'],
  ['fra', 'til'],
  // Romance languages
  ['desde', 'hasta|al|a'],
  ['da|do|de|desde', 'até ao|até à|até o|até a|até'],
  ["dall’|dall'|dalla|dallo|dal|da", "fino al|fino alla|fino a|alla|allo|all’|all'|al|a"],
  [
    "depuis|de la|du|des|de l’|de l'|de|d’|d'",
    "jusqu’à|jusqu'à|jusqu’au|jusqu'au|jusque|vers|à la|à l’|à l'|aux|au|à",
  ],
  ["de la|de l’|de l'|des de|del|de", 'până la|la|hasta|fins a|para|ao|à|al|a'],
  // Slavic and Baltic languages, Greek, Finnish borders and Turkish have endings, of which the commonest are here
  ['от|из|с', 'до|к|на|в'],
  ['від|зі|із|з', 'до|на|в'],
  ['spod|ze|z|od', 'do|pod|na'],
  ['od|sa|iz|s', 'do|na|u'],
  ['nuo|iš', 'iki|į'],
  ['no', 'līdz|uz'],
  ['από τον|από την|από το|από', 'μέχρι|προς|στον|στην|στο|στη'],
  // Semitic languages, Persian, Urdu and Hindi, of which some say it behind
  ['من', 'إلى|الى|لل'],
  ['از', 'تا|به'],
  // South East Asia and Africa
  ['dari', 'sampai|menuju|hingga|ke'],
  ['từ', 'đến|tới|ra|sang'],
  ['mula sa|galing sa|mula|galing', 'hanggang sa|papuntang|papunta sa|hanggang|sa'],
  ['kutoka', 'hadi|mpaka|kwenda'],
]

/** Where the words stand behind the names, or nothing stands between words: `{from}` and `{to}` are the names. */
const UNSPACED: readonly RegExp[] = [
  /(?<from>[^、。,，]{2,40}?)から(?<to>[^、。,，]{2,40}?)(?:まで|へ|に)(?![^、。]{0,12}から)/u,
  /[从從](?<from>[^,，。]{2,30}?)(?:走路|步行|坐车|坐地铁|開車|开车|怎么|怎麼)?(?:到|去|至)(?<to>[^,，。]{2,30}?)(?:怎么|怎麼|要|需|走|坐|多|远|遠|可以|应该|$|[,，。?？])/u,
  /(?<from>\S[^,.]{1,40}?)에서\s*(?<to>[^,.]{2,40}?)(?:까지|으로|로)(?=[\s,.?]|$)/u,
  /จาก\s*(?<from>.{2,40}?)\s*(?:ไปยัง|ไปที่|ไปถึง|ถึง|ไป)\s*(?<to>.{2,40}?)(?:\s|ยังไง|อย่างไร|ไกล|$)/u,
  /(?<from>\S.{1,40}?) से (?<to>.{2,40}?)(?= (?:तक|कैसे|पैदल|कार|के लिए|जाने|को)(?: |$))/u,
  /(?<from>\S.{1,40}?) سے (?<to>.{2,40}?)(?= (?:تک|کیسے|پیدل|کے لیے|جانے|کو)(?: |$))/u,
  /(?<from>\S.{1,40}?) থেকে (?<to>.{2,40}?)(?= (?:পর্যন্ত|কীভাবে|কিভাবে|যেতে|হেঁটে|যাব|যাওয়া)| *$)/u,
  /(?<from>\S+(?: \S+){0,3}?)['’]?(?:den|dan|ten|tan) (?<to>\S+(?: \S+){0,3}?)['’]?(?:ye|ya|e|a)(?= (?:nasıl|yürü|kaç|gid|git|kadar|varı)|$|[,.?])/iu,
]

/** Words of the question before and behind the names. */
const BEFORE =
  /^.*?(?:\b(?:how (?:do|can|would|should) (?:i|we|you|one) (?:get|go|walk|drive|travel)|way|route|directions|walk|get)\b)\s+/i
const TAIL =
  /\s+(?:on foot|by (?:foot|bus|train|metro|subway|underground|tube|car|taxi|tram|bike|boat|public transport)|walking|with (?:a|the|our|my) .*|and (?:which|how|what) .*|which way .*|how .*|please|à pied|en (?:métro|bus|train|voiture|transports?(?: en commun)?)|c['’]est .*|comment .*|zu fuß.*|mit (?:dem|der|den|öffis).*|wie .*|am besten.*|a pie|andando|caminando|en (?:coche|autobús|metro|tren|transporte público)|cómo .*|a piedi|in (?:auto|metro|treno|autobus|macchina)|come .*|a pé|de (?:carro|ônibus|metrô|metro|comboio|autocarro)|como .*|te voet|lopend|met (?:de|het) .*|hoe .*|pieszo|samochodem|jak .*|пешком|на (?:метро|машине|автобусе|такси).*|как .*|пішки|як .*|yürüyerek|nasıl .*|till fots|till fods|til fots|hur .*|hvordan .*|pe jos|cum .*|pěšky|με τα πόδια|πώς .*|سيرا.*|كيف .*|پیاده.*|چطور.*|jalan kaki|naik .*|bagaimana .*|đi bộ|bằng .*|(?:như )?thế nào.*)$/iu
/** How one goes stands before the names, too: "à pied de la gare". */
const MODE_BEFORE =
  /(?:à pied|en (?:voiture|bus|métro|train)|zu fuß|mit (?:dem|der) (?:auto|bus|bahn|u-bahn|s-bahn|zug|taxi)|a pie|andando|en (?:coche|metro|autobús|tren)|a piedi|in (?:auto|treno|metro)|a pé|de (?:carro|ônibus|metrô|comboio)|te voet|met (?:de|het) (?:auto|trein|bus)|lopend|pieszo|пешком|пішки|till fots|pe jos|pěšky|jalan kaki|đi bộ)\s+/giu

/** Both ends of a way as they are named in a question of any language; null where none or one is found. */
export function routeEndsIn(text: string): { from: string; to: string } | null {
  const plain = text
    .replace(/[?!¿¡？！]+/gu, ' ')
    .replace(MODE_BEFORE, '')
    .trim()
  for (const [from, to] of PAIRS) {
    const found = new RegExp(
      `(?:^|[\\s,])(?:${from})(?:(?<=['’])|\\s+)(?<from>[^,;]{2,80}?)\\s+(?:${to})(?:(?<=['’])|\\s+)(?<to>[^,;]{2,80})`,
      'iu',
    ).exec(plain)
    const ends = found?.groups && endsOf(found.groups)
    if (ends) return ends
  }
  for (const pattern of UNSPACED) {
    const ends = endsOf(pattern.exec(plain)?.groups ?? {})
    if (ends) return ends
  }
  return standingAt(plain)
}

/** "I am at Alexanderplatz and must go to Checkpoint Charlie", "Circular Quay to The Rocks on foot". */
function standingAt(plain: string): { from: string; to: string } | null {
  const found =
    /\b(?:am|are|m|re) (?:now |here )?(?:at|in|on) (?<from>[^,;]{2,60}?)(?:,| and| so| but)\b.{0,40}?\b(?:to|for) (?!(?:go|get|be|reach|walk|drive)\b)(?<to>[^,;]{2,60})/i.exec(
      plain,
    ) ??
    /^(?<from>[^,;]{2,60}?) to (?<to>[^,;]{2,60}?)(?= (?:on foot|by|walking)\b)/i.exec(
      plain.replace(BEFORE, ''),
    )
  return endsOf(found?.groups ?? {})
}

function endsOf({
  from = '',
  to = '',
}: Record<string, string | undefined>): { from: string; to: string } | null {
  const ends = { from: trimmed(from), to: trimmed(to) }
  return ends.from.length > 1 && ends.to.length > 1 ? ends : null
}

function trimmed(end: string): string {
  return end
    .replace(TAIL, '')
    .replace(/[\s.。]+$/u, '')
    .trim()
}
