/** Scripts that only one supported language uses. */
const UNIQUE_SCRIPTS: readonly (readonly [pattern: RegExp, language: string])[] = [
  ...([
    [/\p{Script=Thai}/u, 'th'],
    [/\p{Script=Lao}/u, 'lo'],
    [/\p{Script=Khmer}/u, 'km'],
  ] as const),
  ...([
    [/\p{Script=Myanmar}/u, 'my'],
    [/\p{Script=Georgian}/u, 'ka'],
    [/\p{Script=Armenian}/u, 'hy'],
  ] as const),
  ...([
    [/\p{Script=Hebrew}/u, 'he'],
    [/\p{Script=Greek}/u, 'el'],
    [/\p{Script=Hangul}/u, 'ko'],
  ] as const),
  ...([
    [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
    [/\p{Script=Tamil}/u, 'ta'],
  ] as const),
  ...([
    [/\p{Script=Sinhala}/u, 'si'],
    [/\p{Script=Bengali}/u, 'bn'],
    [/\p{Script=Ethiopic}/u, 'am'],
  ] as const),
]

/** Letters that distinguish languages of one script, rarer ones first; the last entry of a script is its default. */
const LETTER_HINTS: readonly (readonly [script: RegExp, signs: readonly (readonly [RegExp, string])[]])[] = [
  [
    /\p{Script=Han}/u,
    [
      [/[嘅咗唔喺哋嘢佢冇啲緊畀]/u, 'yue'],
      [/./u, 'zh'],
    ],
  ],
  [
    /\p{Script=Devanagari}/u,
    [
      [/छ|हुन्छ|कहाँ|गर्नु|तपाईं|मलाई|होस्|यो |नेपाल/u, 'ne'],
      [/./u, 'hi'],
    ],
  ],
  [
    /\p{Script=Arabic}/u,
    [
      [/[ٹڈںےڑہھ]/u, 'ur'],
      [/[پچژگیک]/u, 'fa'],
      [/./u, 'ar'],
    ],
  ],
]

/** Frequent words and letters of the languages that write Latin; a letter counts as much as a word. */
const LATIN: Readonly<Record<string, string>> = {
  en: 'the is are where how what you i to of and do please have can this my much a does not for it we need there',
  de: 'der die das ist ich sie wo wie ein eine nicht bitte und haben kann mir zu den mit es was für gibt möchte ß ä',
  fr: 'le la les est je vous où un une pas et de du avez que quel pouvez il ce à moi pour s’il l’ d’ j’ ç è œ',
  es: 'el la los es dónde está un una por favor cuánto no y de tiene puede me qué yo hay quiero muy ¿ ñ ¡',
  it: 'il lo la è dov’è un una per favore quanto non e di ha può mi che io c’è vorrei sono gli posso ò ì',
  pt: 'o a os é onde um uma por favor quanto não e de tem pode me que eu há fica está são ã õ ç',
  nl: 'de het een is ik u waar hoe niet alstublieft en van heeft kan mij dit wat zijn voor er ij mag kunt hier',
  ca: 'el la és on un una si us plau quant no i de té pot em què jo hi ha vull sóc l’ d’ · això aquest',
  pl: 'jest gdzie ile nie proszę czy mam się na do to i w z pan pani ja mogę jak ł ą ę ś ż ź ć',
  cs: 'je kde kolik ne prosím to a v na mám se si můžete jak máte já jsem ř ů ě ý',
  sk: 'je kde koľko nie prosím to a v na mám sa si môžete ako máte ja som ľ ĺ ŕ ô ť',
  sl: 'je kje koliko ne prosim to in v na imam se lahko kako imate jaz sem ali mi č š ž',
  hr: 'je gdje koliko ne molim to i u na imam se možete kako imate ja sam li mi da gdje đ ć',
  hu: 'a az hol van mennyi nem kérem és egy ez vagyok hogyan kérek tud én itt meg ő ű',
  ro: 'este unde cât nu vă rog și un o la de în aveți pot mă eu sunt care puteți ț ș ă â',
  sq: 'është ku sa nuk ju lutem dhe një në të më keni mund unë jam si ka ë ç',
  tr: 'nerede ne kadar bir lütfen ve bu var mı mi değil ben için misiniz çok nasıl ğ ı ş',
  sv: 'var är hur jag inte tack och en ett det kan har ni till på mig vad finns skulle å ö',
  da: 'hvor er hvad jeg ikke tak og en et det kan har de til på mig af må gerne venligst å æ ø',
  nb: 'hvor er hva jeg ikke takk og en et det kan har dere til på meg av vær snill unnskyld å æ ø',
  is: 'hvar er hvað ég ekki takk og það getur hefur til á mér vinsamlegast þetta að ð þ ý',
  fi: 'missä on kuinka minä ei kiitos ja se voi onko minulla mitä paljonko olen voitteko haluan tämä ää öö',
  et: 'kus on kui palju ma ei palun ja see kas mul saab te olen mis mulle seda õ üü',
  lv: 'kur ir cik es nav lūdzu un tas vai man kā jums var lūdzu es ļ ķ ņ ģ ē ī',
  lt: 'kur yra kiek aš ne prašau ir tai ar man kaip jūs gali prašom turite ė ų į š',
  id: 'di mana berapa saya tidak tolong dan yang ini ada bisa apa anda ke itu terima kasih silakan',
  ms: 'di mana berapa saya tidak tolong dan yang ini ada boleh apa anda ke itu terima kasih sila',
  fil: 'ang ng saan nasaan magkano po hindi ako ba sa mga ito may ko paano salamat pakiusap na',
  vi: 'là ở đâu bao nhiêu tôi không và cái này có anh xin ơn được ơ ư đ ế ạ ộ',
  sw: 'wapi ni kiasi gani mimi hapana tafadhali na hii una naweza nini je kwa ya asante yangu hapa',
}

const CYRILLIC: Readonly<Record<string, string>> = {
  ru: 'где сколько пожалуйста это мне меня как вы не на вас есть нет спасибо я можно у мы что и в за мой нужен до ы э ё',
  uk: 'де скільки будь ласка це мені мене як ви не на вас є немає дякую я можна у ми що і в за мій потрібен до ї є ґ',
  bg: 'къде колко моля това ми мен как вие не на вас има няма благодаря аз може у ние какво и в за е да са съм ли ъ',
  mk: 'каде колку ве молам ова ми мене како вие не на вас има нема благодарам јас може ние што и во за е да сум ли ѓ ќ ѕ',
  sr: 'где колико молим ово ми мене како ви не на вас има нема хвала ја може ли смо шта и у за је да сам ђ ћ',
  mn: 'хаана хэд вэ уу үү энэ надад намайг яаж та биш байна баярлалаа би юу ба болно ө ү',
}

const WORD = /[\p{L}\p{M}’]+/gu

/**
 * The most likely language (ISO 639) of a text, by its script, by letters that only one language has, and by frequent
 * words. Null when nothing decides or two languages score the same. A rule of our own, because it must work offline.
 */
export function detectLanguage(text: string): string | null {
  const normalized = text.normalize('NFC').toLowerCase().replaceAll("'", '’')
  for (const [script, language] of UNIQUE_SCRIPTS) if (script.test(normalized)) return language
  for (const [script, signs] of LETTER_HINTS)
    if (script.test(normalized)) return signs.find(([sign]) => sign.test(normalized))?.[1] ?? null
  return detectByWords(normalized, /\p{Script=Cyrillic}/u.test(normalized) ? CYRILLIC : LATIN)
}

function detectByWords(normalized: string, languages: Readonly<Record<string, string>>): string | null {
  const words = normalized.match(WORD) ?? []
  const scores = Object.entries(languages).map(([language, signs]) => {
    const list = signs.split(' ')
    const [frequent, letters] = [list.filter(isWord), list.filter((sign) => !isWord(sign))]
    const ofWords = words.filter((word) => frequent.includes(word)).length
    return { language, score: ofWords + letters.filter((letter) => normalized.includes(letter)).length }
  })
  scores.sort((a, b) => b.score - a.score)
  const [best, next] = scores
  return best && next && best.score > next.score ? best.language : null
}

/** A letter decides only if it is neither ASCII nor plain Cyrillic, or ends with a combining mark. */
function isWord(sign: string): boolean {
  return /^(?:[a-z]|[авеиоуюя])+$|^[а-я]{2,}$/.test(sign) || (sign.length > 2 && !sign.endsWith('’'))
}
