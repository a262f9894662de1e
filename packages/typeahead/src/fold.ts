// Only letters that Unicode does not decompose.
const LATIN: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'a',
  ŋ: 'n',
  ħ: 'h',
}
const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  ђ: 'dj',
  џ: 'dz',
  ў: 'u',
}
const GREEK: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}
/** Arabic letters with several spellings; Persian ones as Arabic. */
const ARABIC: Record<string, string> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ـ: '' }
// Traditional characters of place names beside the simplified ones.
const TRADITIONAL = [
  ...'東东倫伦紐纽約约羅罗馬马維维納纳爾尔蘭兰聖圣濟济堅坚島岛門门廣广灣湾雲云華华漢汉臺台韓韩國国亞亚薩萨萊莱貝贝費费瑪玛奧奥達达溫温哥哥',
  ...'蘇苏濱滨長长連连龍龙樂乐寧宁勞劳頓顿諾诺賽赛內内滿满邁迈順顺開开羅罗緬缅萬万澤泽莊庄陽阳慶庆鄭郑貴贵縣县區区鎮镇鄉乡橋桥關关園园',
]
const SIMPLIFIED = new Map(
  TRADITIONAL.flatMap((sign, at) => (at % 2 ? [] : [[sign, TRADITIONAL[at + 1] ?? sign]])),
)
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[LATIN, CYRILLIC, GREEK, ARABIC].flatMap((signs) => Object.entries(signs)),
  ...SIMPLIFIED,
])
/** Plain ASCII without `st`, which needs no folding. */
const PLAIN = /^(?!.*\bste? )[a-z0-9]+(?: [a-z0-9]+)*$/
const HIRAGANA_TO_KATAKANA = 0x60

/**
 * Folds a name for search: lowercase, without accents, apostrophes and punctuation, Cyrillic and Greek in Latin letters,
 * one spelling of Arabic and Chinese variants, `st` as `saint`. A Hangul syllable is split into its letters, so that an
 * unfinished one matches.
 */
export function foldName(text: string): string {
  const plain = text.toLowerCase()
  // Half of all names take this fast path, in a tenth of the time.
  if (PLAIN.test(plain)) return plain
  // Й is a separate letter that decomposition would turn into И.
  const early = plain.replace(/[\u0370-\u03ff\u0400-\u04ff]/g, (sign) => SIGNS.get(sign) ?? sign)
  return early
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .replace(/[\u0080-\uffff]/g, (sign) => SIGNS.get(sign) ?? sign)
    .replace(/[’‘'ʻʼ`´ʿʾ・]/g, '')
    .replace(/[^\p{L}\p{N}ー]+/gu, ' ')
    .trim()
    .replace(/\bste?(?= )/g, 'saint')
}

/** Folds a name with ä, ö, ü as ae, oe, ue; null when it makes no difference. */
export function foldUmlauts(name: string): string | null {
  if (!/[äöü]/i.test(name)) return null
  const written = name
    .toLowerCase()
    .replace(/[äöü]/g, (sign) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[sign] ?? sign)
  return foldName(written)
}
