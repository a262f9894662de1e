import { COUNTER_WORDS, readDate, wordsOf } from '../booking-words/index.ts'

const MAX_CHARS = 120
const COUNTER = wordsOf(COUNTER_WORDS)
const PHONE = /^(?:t|tel|tél|telefon\p{L}?|phone|fon|fax|mobile|тел|電話)?\.?\s?:?\s?\+?[\d ()./-]{7,}$/iu
/** A telephone anywhere in a line: times beside it are those of an office. */
const CALL = /(?<![\d./-])(?:\+|\(?0|1-)[\d ()-]{8,}\d(?![\d/.-])/u
const NUMBERED_DAY = /\d{1,4}([-./])\d{1,2}\1\d{1,4}/g
const SENTENCE = /[.!?]$/
/** How long it takes is no time of the day. */
const DURATION =
  /(?<!\p{L})(?:duration|dauer|reisezeit|reisedauer|flugzeit|umsteigezeit|aufenthalt|durée|duración|durata|duração|reisduur|reistijd|overstaptijd|czas (?:podróży|przejazdu)|correspondance|escala|layover|connection time|stopover|время в пути|в пути|所要時間|历时|飞行时间|소요시간)(?!\p{L})/iu
/** When it was bought, paid or printed, and when somebody was born: no time of a journey. */
const PAST = wordsOf(
  'purchased?|bought|paid|issued|printed|ordered|charged|born|date of birth|bezahlt|gekauft|gebucht(?: am)?|buchungsdatum|bestellt am|ausgestellt|gedruckt|geb\\.?|geboren|geburtsdatum|payée?|achetée?|émise?|née?|né\\(e\\)|date de naissance|pagad[ao]|comprad[ao]|emitid[ao]|fecha de (?:compra|emisión|nacimiento)|pagat[ao]|acquistat[ao]|emess[ao]|nat[ao] il|data di nascita|data (?:da|de) (?:compra|emissão|nascimento)|betaald|gekocht|geboekt|boekingsdatum|geboortedatum|opłacono|zapłacono|zakupiono|data (?:zakupu|sprzedaży|urodzenia)|wystawiono|koupeno|zaplaceno|vystaveno|betalad|köpt|betalt|kjøpt|købt|utfärdad|födelsedatum|maksettu|fizetve|ödendi|satın alındı|оплачено|оформлен[оа]?|дата (?:оформления|покупки|рождения)|購入日|発行日|支付|发行日|결제일|발행일',
)
/** Until when it may be used, or between which times. */
const VALID = wordsOf(
  'valid|validity|gültig|geltungsdauer|valable|validité|válid[ao]|validez|validade|valid[oa]|validità|geldig|ważny|ważność|platí|platnost|giltig|gyldig|geçerli|действител\\p{L}+|有効|有效',
)

/** Whether a text is a sentence, a telephone, how long something takes, when it was bought, or of a gate or a counter. */
export function isAside(text: string): boolean {
  if (text.length > MAX_CHARS || (SENTENCE.test(text) && text.split(' ').length > 9)) return true
  if ((PHONE.test(text) && !readDate(text)) || CALL.test(text.replace(NUMBERED_DAY, ''))) return true
  // The day of boarding is that of the flight.
  return DURATION.test(text) || PAST.test(text) || COUNTER.test(text.replace('搭乗日', ''))
}

/** Whether a text tells until when something may be used: its hours are those of no journey. */
export function isValidity(text: string): boolean {
  return VALID.test(text)
}
