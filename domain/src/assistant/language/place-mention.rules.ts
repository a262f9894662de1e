import { normalizeWords, wordList } from '../../base/text-matching.ts'

/** Words of questions about hours that name no place. */
const FRAME = new Set(
  wordList(
    'a, an, the, is, are, s, was, will, be, do, does, can, could, should, i, we, you, they, it, its, there, this, that, these, those, what, which, when, where, how, who, whats, if, so, ok, hey, hi, please, thanks, tell, me, us, know, find, check, show, want, need, would, like, go, going, visit, visiting, see, get, in, into, inside, enter, entry, last, admission, at, on, of, for, to, from, by, until, till, and, or, but, also, still, even, only, just, about, with, during, as, my, our, your, any, all, time, times, hour, hours, long, late, early, open, opens, opened, opening, close, closes, closed, closing, shut, shuts, today, tonight, tomorrow, now, right, morning, afternoon, evening, night, day, days, week, weekend, weekends, weekday, weekdays, next, coming, monday, mondays, tuesday, tuesdays, wednesday, wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, sunday, sundays, january, february, march, april, may, june, july, august, september, october, november, december, christmas, easter, new, year, years, eve, holiday, holidays, public, am, pm, o, clock, exactly, usually, normally, anyway, place, places, one, ones, first, second, third, hello, good, then, them, day, schedule, days',
  ),
)
/** Kinds of places: "the museum" may be any. */
const KINDS = new Set(
  wordList(
    'museum, museums, gallery, galleries, church, churches, cathedral, temple, temples, mosque, castle, palace, park, parks, garden, gardens, market, markets, zoo, aquarium, shop, shops, store, stores, supermarket, restaurant, restaurants, cafe, bar, bars, tower, bridge, beach, library, theatre, theater, pharmacy, bank, post, office, station, sight, sights, attraction, attractions, site, monument, exhibition, pool, spa, mall',
  ),
)

/** Whether an English question about hours has a word that may be the name of a place, beside those of `known` (normalized names of cities). */
export function mayNamePlace(text: string, known: readonly string[]): boolean {
  let spoken = normalizeWords(text)
  for (const name of known) {
    const bare = name.trim()
    // "Edinburgh Castle", "the Tower of London" and "Petra" are places; "open in Rome" is where.
    if (!new RegExp(` (?:in|at|near|around|to) (?:the )?${bare} `).test(spoken)) return true
    spoken = spoken.replace(` ${bare} `, ' ')
  }
  return spoken
    .trim()
    .split(' ')
    .some((word) => word.length > 1 && !/^\d+$/.test(word) && !FRAME.has(word) && !KINDS.has(word))
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Shorter words are articles and prepositions. */
const MIN_WORD = 4
const MAX_ENDING = 3

/**
 * Whether a question about hours has a word that its language does not use to ask for them, and that may be a name. `spoken` is of
 * `normalizeWords`; `known` are the words for hours and days.
 */
export function mayNamePlaceIn(
  text: string,
  { spoken, known: words }: { spoken: string; known: readonly string[] },
): boolean {
  if (isCased(text)) return true
  const known = [...words, ...FILLERS].filter((word) => word.length > 1)
  if (UNSPACED.test(spoken)) {
    const left = [...known, ...UNSPACED_FRAME]
      .sort((a, b) => b.length - a.length)
      .reduce((rest, word) => rest.replaceAll(word, ' '), spoken)
    return left.split(' ').some((part) => part.length > 1 && /\p{L}{2}/u.test(part))
  }
  return spoken
    .trim()
    .split(' ')
    .filter((word) => word.length >= MIN_WORD && !/\d/.test(word))
    .some((word) => !known.some((one) => isForm(word, one)))
}

/** Words of questions about hours in scripts without spaces. */
const UNSPACED_FRAME =
  '今天 明天 今晚 几点 什么时候 何时 开门 关门 开放 营业 时间 开 关 闭 吗 到 还 周 星期 的 多少 它 那里 这里 那儿 这儿 是 了 呢 会 有 没 不 上午 下午 早上 晚上 要 去 我们 能 博物馆 动物园 公园 商店 市场 教堂 塔 幾點 開門 關門 開 關 嗎 今日 明日 何時 いつ 開い 開き 開く 開館 閉館 営業 時間 休み 休館 まで から やって ですか ます ました ません ています いる ある の は が を に も って そこ ここ それ あれ 博物館 美術館 動物園 お店 店 です か 曜日 曜 閉まる 閉まり 開ける 今 เปิด ปิด กี่โมง เมื่อไหร่ วันนี้ พรุ่งนี้ ไหม มั้ย วัน ที่นี่ ที่นั่น ถึง หรือ ยัง เวลา ทำการ ครับ ค่ะ คะ พิพิธภัณฑ์ มัน ตอนนี้ กี่ โมง'.split(
    ' ',
  )

/** What people say beside any question. */
const FILLERS =
  'eigentlich eigenlijk uberhaupt vielleicht genau gerade vraiment encore aujourd todavia realmente ainda mesmo вообще сегодня точно jeszcze wlasnie davvero ancora'.split(
    ' ',
  )

/** Forms of a word share all but their endings. */
function isForm(word: string, one: string): boolean {
  const least = Math.max(3, Math.min(word.length, one.length) - 2)
  return word.slice(0, least) === one.slice(0, least) && Math.abs(word.length - one.length) <= MAX_ENDING
}

/** A word in the middle of the sentence with a capital, in languages that write names alone so. */
function isCased(text: string): boolean {
  return /(?<=[\p{Ll},]\s+(?:[\p{Ll}’']+\s+)*)\p{Lu}[\p{L}]{2,}/u.test(text)
}
