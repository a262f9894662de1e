import { CANCELLED_WORDS, NOT_YET_WORDS, OVER_WORDS, wordsOf } from '../booking-words/index.ts'
import { sellerIn } from './evidence.rules.ts'

/** Whether a text says of itself that nothing is booked: a basket, an offer, a claim. */
export function isNoBooking(subject: string, lines: readonly string[]): boolean {
  if ([subject, ...lines.slice(0, NOT_YET_LINES)].some(isNotYet)) return true
  return (OFFERED.test(subject) || CLAIMED.test(subject)) && !lines.some(isSaid)
}

const CANCELLED = wordsOf(CANCELLED_WORDS)
const CONDITION =
  /(?<!\p{L})(?:if|unless|until|when|wenn|falls|sofern|si|se|als|jeśli|pokud|om|hvis|jos|если|αν)(?!\p{L})/iu

/** The title of a mail that says so. */
export const CANCELLED_TITLE =
  /^(?:re: |fwd?: )?(?:cancell?ed|cancellation (?:of|receipt|notice|complete)|stornierung|storniert|annulation (?:de|confirmée)|annulé|cancelación de|cancelad[ao]|cancellazione|annullament[oi]|annullat[ao]|cancelamento|annulering|geannuleerd|anulowanie|anulowano|odwołan[ey]|storno (?:rezervace|jízdenky|objednávky)|avbokning|avbokad|annullering|avbestilling|peruutus|peruttu|lemondás|iptal|отмена|キャンセル(?:完了|確認|のお知らせ)|【.{0,20}キャンセル|취소|取消)(?!\p{L})/iu

/** Whether a line says that the booking is cancelled, and not what comes of it if it should be. */
export function isCancelled(line: string): boolean {
  return line.length <= 200 && CANCELLED.test(line) && !CONDITION.test(line)
}

const NOT_YET = wordsOf(NOT_YET_WORDS)
/** In what lines it says so; below, it may be of conditions. */
export const NOT_YET_LINES = 12

function isNotYet(line: string): boolean {
  return line.length <= 200 && NOT_YET.test(line) && !CONDITION.test(line)
}

/** The title of a mail that offers, whatever number its offer has. */
const OFFERED =
  /^(?:(?:re|aw|fwd?|wg|tr|sv|vs): )?(?:(?:ihr|unser|dein|our|your|an?|notre|votre|une|su|nuestra|tu|una|la (?:nostra|vostra|tua|sua)|o seu|a nossa|onze|uw|nasza|państwa|twoja|vårt|vores|ditt)\s)?(?:special )?(?:angebot|offer|offre|oferta|offerta|offerte|proposal|proposition|propuesta|proposta|aanbod|erbjudande|tilbud|tarjous|nabídka|ajánlat)(?!\p{L})/iu

/** The title of a mail about what went wrong on a journey that is over. */
const CLAIMED =
  /(?<!\p{L})(?:claims?|compensation|delay repay|complaint|lost (?:baggage|luggage|property)|entschädigung|fahrgastrechte|reklamation|réclamation|indemnisation|reclamación|indemnización|reclamo|risarcimento|indennizzo|reclamação|indemnização|klacht|schadevergoeding|reklamacj[aei]|odszkodowani[ae]|reklamace|ersättning|erstatning|korvaus)(?!\p{L})/iu

const OVER = wordsOf(OVER_WORDS)

export function isAsked(line: string): boolean {
  return line.length <= 200 && OVER.test(line)
}

const CONFIRMED = wordsOf(
  "(?:you['’]re|you are|is|are|has been|have been|table['’]s|(?:table|seat|visit) is) (?:now |all )?(?:confirmed|booked|reserved)|(?:ist|wurde) (?:hiermit )?(?:bestätigt|gebucht|reserviert)|est (?:bien )?(?:confirmée?|réservée?)|(?:está|queda) (?:confirmad|reservad)[ao]|è (?:stata |stato )?(?:confermat|prenotat)[ao]|está confirmad[ao]|is (?:bevestigd|gereserveerd)|została? potwierdzon[ay]|je potvrzena?|är bekräftad|er (?:bekræftet|bekreftet)|on vahvistettu|onaylandı|подтвержден[оа]?|ご予約が(?:確定|完了)(?:しました|いたしました)",
)
const MAX_CONFIRMED_LINES = 60

/** Whether a known seller says in its own mail that it is booked: some give no number. */
export function isConfirmed(
  lines: readonly string[],
  { sender, subject }: { sender: string; subject: string },
): boolean {
  const isSold = sellerIn(sender, [])?.isSender === true
  return isSold && lines.length <= MAX_CONFIRMED_LINES && [subject, ...lines.slice(0, 10)].some(isSaid)
}

function isSaid(line: string): boolean {
  return line.length <= 200 && CONFIRMED.test(line) && !CONDITION.test(line)
}

const LINES_OF_QUESTION = 6

/** Whether a letter begins by asking: who asks for a room has none yet. */
export function isQuestion(lines: readonly string[]): boolean {
  const first = lines.slice(0, LINES_OF_QUESTION)
  return first.some((line) => /\p{L}{3} .{10,}[?？]\s*$/u.test(line)) && !lines.some(isSaid)
}

const MONEY = /[€$£¥₹₩%]|(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|zł|SEK|NOK|DKK|CZK|JPY|AUD|CAD|kr)(?!\p{L})/u
const MAX_NOTE_LINES = 30

const ON_SALE =
  /(?<!\p{L})(?:book (?:now|today|by)|buy now|sale|offers?|fares?|new routes?|jetzt buchen|angebote?|neue strecken?|réservez|promo\p{L}*|offres?|reserva (?:ya|ahora)|ofertas?|prenota (?:ora|subito)|offert[ae]|reserve já|boek nu|aanbieding\p{L}*|zarezerwuj|wyprzedaż|okazj[ae])(?!\p{L})/iu

/** Without a booking number what names a price may be on sale, and a long text may be of anything. */
export function isOffer(lines: readonly string[]): boolean {
  return lines.length > MAX_NOTE_LINES || lines.some((line) => MONEY.test(line) || ON_SALE.test(line))
}
