import { COUNTER_WORDS, PURCHASE_WORDS } from './end-words.data.ts'
import { wordsOf } from './word-patterns.rules.ts'
import { readDate } from './written-dates.rules.ts'

const MAX_CHARS = 120
const COUNTER = wordsOf(COUNTER_WORDS)
const PHONE = /^(?:t|tel|tél|telefon\p{L}?|phone|fon|fax|mobile|тел|電話)?\.?\s?:?\s?\+?[\d ()./-]{7,}$/iu
/** A telephone anywhere in a line: times beside it are those of an office. */
const CALL = /(?<![\d./-])(?:\+|\(?0|1-)[\d ()-]{8,}\d(?![\d/.-])/u
/** The same behind its word, whatever its first figures. */
const CALLED =
  /(?<!\p{L})(?:tel|tél|tlf|telef?on\p{L}{0,2}|phone|ph|τηλ|тел|telefono|teléfono|telefone)\.?\s?:?\s?\+?\(?\d[\d ()./-]{6,}\d|(?:電話|电话|전화)\s?[:：]?\s?\+?\d[\d -]{6,}\d/iu
const NUMBERED_DAY = /\d{1,4}([-./])\d{1,2}\1\d{1,4}/g
const SENTENCE = /[.!?]$/
/** One behind the other, of which the last has no stop. */
const SENTENCES = /\p{Ll}{2}[.!?]\s\p{Lu}\p{Ll}*\s\p{Ll}/u
/** How long it takes is no time of the day. */
const DURATION =
  /(?<!\p{L})(?:duration|dauer|reisezeit|reisedauer|flugzeit|umsteigezeit|aufenthalt|durée|duración|durata|duração|reisduur|reistijd|overstaptijd|czas (?:podróży|przejazdu)|correspondance|escala|layover|connection time|stopover|время в пути|в пути|所要時間|历时|飞行时间|소요시간)(?!\p{L})|(?<!\p{L})(?:de (?:trajet|voyage|vol|viaje|viagem|viaggio|volo|vuelo|trayecto)|(?:travel|journey|flight|total) time|temps de (?:trajet|vol|parcours)|fahrzeit|fahrtdauer|restid|rejsetid|reisetid|matka-aika|menetidő|doba jízdy|süre|uçuş süresi)(?!\p{L})/iu
const PAST = wordsOf(PURCHASE_WORDS)
/** `your order BW-8204 of 30 May at 12:59`: when it was ordered. */
const ORDERED =
  /(?<!\p{L})(?:commande|order|bestellung|auftrag|pedido|compra|ordine|acquisto|encomenda|bestelling|zamówieni[ea]|objednávk[ay]|beställning|ordre|tilaus|sipariş\p{L}*|заказ)(?!\p{L})[^.!?]{0,40}?\s(?:du|vom|of|from|del|placed|placed on|de|van|z dnia|ze dne|från|fra|от)\s(?:\p{L}{2,12}\.?,?\s)?\d{4}-/iu
/** Where it stops on its way, at which times: neither its beginning nor its end. One stop alone may be where somebody boards. */
const CALLS_AT =
  /(?:^|[·|,;()]\s?)(?:(?:intermediate )?stops(?: at| on the way)?|intermediate stop|call(?:s|ing) at|via|zwischenhalte?|unterwegshalte?|haltestellen|über|arrêts(?: intermédiaires| desservis)?|arrêt intermédiaire|desserte|paradas(?: intermedias| intermédias)?|parada intermedia|escalas?|paragens(?: intermédias)?|fermate(?: intermedie)?|fermata intermedia|tussenstops?|haltes|przystanki(?: pośrednie)?|zastávky|mezizastávky|uppehåll|stoppar (?:vid|i)|stop undervejs|stopp underveis|pysähtyy|välipysäkit|megállók|opriri|duraklar|ara duraklar|στάσεις|остановки|зупинки|途中停車駅?|経由|경유|经停|經停)\s?:?\s\p{Lu}?[^:]{2,60}?\s\(?\d{1,2}[:.h]\d{2}/iu
/** When somebody was born. */
const BORN = wordsOf(
  'born|date of birth|birth date|geb\\.?|geboren|geburtsdatum|née?|né\\(e\\)|date de naissance|fecha de nacimiento|nat[ao] il|data di nascita|data de nascimento|geboortedatum|data urodzenia|datum narození|födelsedatum|fødselsdato|syntymäaika|doğum tarihi|дата рождения|生年月日|出生日期|생년월일',
)
/** Until when it may be used, or between which times. */
const VALID = wordsOf(
  'valid|validity|gültig|geltungsdauer|valable|validité|válid[ao]|validez|validade|valid[oa]|validità|geldig|ważny|ważność|platí|platnost|giltig|gyldig|geçerli|действител\\p{L}+|有効|有效',
)

/** Whether a text is a sentence, a telephone, how long something takes, when it was bought, or of a gate or a counter. */
export function isAside(text: string): boolean {
  if (
    text.length > MAX_CHARS ||
    ((SENTENCE.test(text) || SENTENCES.test(text)) && text.split(' ').length > 9)
  )
    return true
  if ((PHONE.test(text) && !readDate(text)) || CALL.test(text.replace(NUMBERED_DAY, ''))) return true
  if (CALLED.test(text) || CALLS_AT.test(text)) return true
  // The day of boarding is that of the flight.
  return (
    DURATION.test(text) ||
    PAST.test(text) ||
    ORDERED.test(text) ||
    BORN.test(text) ||
    COUNTER.test(text.replace('搭乗日', ''))
  )
}

/** What stands before how long something takes: `Mo., 07. Juni 2027, Reisedauer 3 Std.`. */
export function beforeDuration(text: string): string {
  const at = text.search(DURATION)
  return at > 0 && text.length <= MAX_CHARS ? text.slice(0, at) : ''
}

/** Whether a text has a telephone. */
export const hasTelephone = (text: string) => CALL.test(text.replace(NUMBERED_DAY, ''))

/** Whether a text is of a gate or a counter. */
export const isCounter = (text: string) => COUNTER.test(text.replace('搭乗日', ''))

/** Whether a text is a sentence and nothing else that is left out: its day may be the only one that a text names. */
export function isPlainSentence(text: string): boolean {
  return (
    text.length <= MAX_PLAIN &&
    !CALL.test(text.replace(NUMBERED_DAY, '')) &&
    ![DURATION, PAST, ORDERED, BORN, COUNTER, VALID].some((words) => words.test(text))
  )
}

const MAX_PLAIN = 200

/** Whether a text tells until when something may be used: its hours are those of no journey. */
export function isValidity(text: string): boolean {
  return VALID.test(text)
}
