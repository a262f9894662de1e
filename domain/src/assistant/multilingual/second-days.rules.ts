/** Beginnings of words for the way back and for "until", in words of `foreignWords`: behind them stands the second day of a span. */
const ENDS =
  'zuruck|ruckflug|ruckreise|ruckgabe|heim|bis|vuelta|regres|volver|volve|volvien|devolu|devuel|hasta|al|a|retour|rentrer|rentre|rentrons|revenir|reven|jusqu|au|ritorn|rientr|tornare|torniamo|torno|fino|volta|volto|voltar|devol|ate|terug|retourvlucht|tot|inlever|powrot|wroc|wrac|oddaj|oddac|zwrot|do|обратно|назад|возвр|вернут|вернем|сдать|сдаем|сдам|до|по|поверн|назад|tillbaka|hem|hemresa|lamna|tilbake|tilbage|hjem|til|till|dagen|donus|donuyor|teslim|kadar|inapoi|intoarce|intoarcere|retur|pana|vissza|hazafele|zpet|zpatky|navrat|vratit|spat|naspat|nazaj|natrag|povrat|vracam|dok|επιστροφη|γυριζ|γυρνα|μεχρι|ως|pulang|kembali|balik|sampai|hingga|tra|den|ve|hanggang|pabalik|uwi|uuwi|kurudi|kurejea|hadi|عوده|رجوع|ارجع|نرجع|رجع|حتى|الى|לחזור|חזרה|חוזרים|עד|برگشت|تا|واپسی|واپس|تک|वापस|वापसी|लौट|तक|ফেরত|ফিরব|ফিরে|পর্যন্ত|wapas|wapsi|tak|terugvlug|takaisin|paluu|asti|saakka|tagasi|kuni|atpakal|lidz|atgal|iki|torna|tornada|tornar|fins|kthim|deri|обратен|връщане|връщаме|повраток|назад|вртам'
/** A day of a month with what makes it an ordinal, and what may stand behind it. */
const DAY = '(\\d{1,2})(?:er|st|nd|rd|th|[aeoeй]|го|е)?'
const SECOND = new RegExp(
  `(?<= )(?:${ENDS})[\\p{L}\\p{M}]{0,4} (?:[\\p{L}\\p{M}]{1,8} ){0,3}?${DAY}(?= )`,
  'gu',
)
/** Beside these a number counts something else. */
const COUNTED =
  /^ ?(?:uhr|h |std|stunden|hours?|heures?|horas?|ore |uur|час|godz|hodin|klokken|kl |eur|usd|€|\$|pers|person|adult|adulte|erwachsen|kind|enfant|nin|niñ|взросл|чел|dorosl|osob|voksne|vuxna|volwassen|jahr|ans |años|anos |anni |лет|lat |tage|dias|jours|giorni|dagen|дн|dni|nuits|noches|nachte|notti|noites|nacht|ноч|gun |gece)/u

/** The second day of a span behind the month of the first ("… und zurück am 17."), as its number; null for none. `after` is the text behind that month. */
export function secondDayBehind(after: string): number | null {
  for (const { 0: said, 1: digits, index } of after.matchAll(SECOND)) {
    const day = Number(digits)
    const rest = after.slice(index + said.length)
    if (day >= 1 && day <= 31 && !COUNTED.test(rest) && !/^ (?:\d|00)/.test(rest)) return day
  }
  return null
}
