import type { IsoDate } from '../../base/dates.ts'
import { withMissingYears } from './missing-years.rules.ts'
import { withYear } from './weekdays.rules.ts'
import { withBothDays } from './written-ranges.rules.ts'
import { withKnownSigns, withSureDays } from './written-signs.rules.ts'

const MAX_LINES = 3000
const MAX_SAID = 400
const MIN_COMMAS = 4
/** No range of days stands in a longer cell than this. */
const MAX_RANGE_CELL = 200
/** When something was bought, or a mail was sent: no day of the journey. */
const BOUGHT =
  /^(?:booked on|booking date|order(?:ed)? (?:date|on)|date of (?:issue|booking|purchase)|issue date|issued|purchased?(?: date| on)?|buchungsdatum|bestelldatum|gebucht am|ausgestellt am|date (?:de|d['’])\s?(?:commande|achat|émission|réservation)|fecha de (?:compra|emisión|la reserva)|data (?:di (?:acquisto|emissione|prenotazione)|d[ae] (?:compra|emissão|reserva)|zamówienia|zakupu)|boekingsdatum|besteldatum|sent|gesendet|envoyé|enviado|inviato|verzonden|予約日|購入日|申込日)\s*[:\t：]/iu
const FORWARDED =
  /^-{3,}\s*(?:forwarded message|original message|weitergeleitete nachricht|ursprüngliche nachricht|message (?:transféré|d['’]origine)|mensaje (?:reenviado|original)|messaggio (?:inoltrato|originale)|mensagem (?:encaminhada|original)|doorgestuurd bericht)/iu
/** What somebody could buy besides, or go to another time. */
const ADVERTISED =
  /^(?:see also|(?:our|the) (?:next )?(?:tip|recommendation)s?\s?:|(?:coming (?:up )?(?:next|soon)|don['’]t miss|more (?:events|shows|concerts))\s?:|unser(?:e)? (?:nächster? )?(?:tip+s?|empfehlung(?:en)?)\s?:|(?:demnächst|weitere (?:termine|konzerte|veranstaltungen)|veranstaltungstipp)\s?:|(?:notre (?:conseil|suggestion)|prochainement|à ne pas manquer)\s?:|(?:nuestra recomendación|próximamente|no te pierdas)\s?:|(?:il nostro consiglio|prossimamente|da non perdere)\s?:|(?:a nossa sugestão|brevemente|em breve|não perca)\s?:|(?:onze tip|binnenkort|mis niet)\s?:|(?:polecamy|wkrótce|nie przegap)\s?:|(?:doporučujeme|náš tip|brzy)\s?:|(?:vårt tips|missa inte|kommande|vores tip|gå ikke glip af|vårt tips|vinkkimme|ajánlatunk|tavsiyemiz|рекомендуем|скоро)\s?:|you (?:may|might) also (?:like|enjoy)|also (?:on|playing) |das könnte (?:ihnen|dir|dich|sie) |siehe auch|(?:vous|tu) (?:aimerez|pourriez aimer) aussi|voir aussi|(?:también )?te puede (?:gustar|interesar)|ver también|vedi anche|potrebbe(?:ro)? (?:anche )?(?:piacer|interessar)|veja também|também (?:pode|poderá) gostar|bekijk ook|misschien (?:vind je|vindt u)|zobacz (?:też|także|również)|podívejte se také|mohlo by (?:se )?vás|se också|du kanske också|se også|du vil måske også|katso myös|nézze meg ezt is|vezi și|bunu da beğen|смотрите также|вам (?:также )?может|дивіться також|δείτε επίσης|こちらもおすすめ|あなたへのおすすめ|추천 상품|猜你喜欢|为您推荐)/iu
/** Days of these lines are of no journey. */
const OTHER = new RegExp(`${BOUGHT.source}|${ADVERTISED.source}`, 'iu')
/** Lines of such a head by their names: what follows it may be a label and its value too. */
const MAIL_HEAD =
  /^\*?(?:from|sent|to|cc|bcc|subject|date|reply-to|importance|priority|attachments?|von|gesendet|an|betreff|datum|de|envoyé|à|objet|enviado(?: el)?|para|asunto|fecha|da|inviato|a|oggetto|data|assunto|enviada em|van|verzonden|aan|onderwerp|od|wysłano|do|temat|från|skickat|till|ämne|fra|sendt|dato|til|emne|lähettäjä|lähetetty|päiväys|vastaanottaja|aihe|odesílatel|odesláno|komu|předmět|feladó|küldve|címzett|tárgy|gönderen|kimden|gönderildi|kime|kime|konu|tarih|de la|trimis|către|subiect|от|отправлено|кому|тема|дата|від|надіслано|από|στάλθηκε|προς|θέμα|ημερομηνία|差出人|送信日時|宛先|件名|日時|发件人|发送时间|收件人|主题|寄件者|보낸 ?사람|보낸 ?날짜|받는 ?사람|제목|날짜)\s?:\*?(?:\s|$)/iu
/** The head of a mail within a mail, where no line says that it was forwarded. */
const SENT_BY =
  /^\*?(?:from|von|de|da|van|od|från|fra|lähettäjä|feladó|odesílatel|gönderen|kimden|de la|от|від|από|差出人|发件人|寄件者|보낸 ?사람)\s?:\*?\s.*(?:@|\[mailto:)/iu
/** Above a mail that is quoted in an answer, with the day and time of that mail. */
const WROTE =
  /(?<!\p{L})(?:wrote|schrieb(?: .{3,60})?|a écrit|escribió|ha scritto|escreveu|schreef(?: .{3,60})?|napisał\(?a?\)?(?:\(a\))?|skrev(?: .{3,60})?|kirjoitti|napsala?|írta|yazdı|a scris|написала?|пише|έγραψε)\s?:$/iu

/** The lines of a text that say something of a booking, in its order, with columns parted by tabs. `near` is a day about which a day of the week without its year lies, `sent` that of the mail. */
export function textLines(text: string, near: IsoDate, sent: IsoDate | null = null): string[] {
  return saidLines(text, near, sent)
    .slice(0, MAX_SAID)
    .map((line) => line.slice(0, 400))
}

function saidLines(text: string, near: IsoDate, sent: IsoDate | null): string[] {
  const lines = text
    .split(/\r?\n|\r/, MAX_LINES)
    .map((line) => plainLine(line.slice(0, 1000)))
    .filter(Boolean)
  const sure = withSureDays(withoutHeads(lines), sent).map((line) =>
    line
      .split('\t')
      .map((cell) => (cell.length <= MAX_RANGE_CELL ? withBothDays(cell) : cell))
      .map((cell) => (cell.length <= 400 ? withYear(cell, near) : cell))
      .join('\t'),
  )
  return withMissingYears(sure, sent).filter((line) => !OTHER.test(line))
}

const CHAT =
  /^\s*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?(?:\s-)?\s[^:\t]{2,30}:\s/iu

/** A row of a table that is drawn with strokes, and the stroke below its heads. */
const DRAWN = /^\s*\||\s\|\s/
/** Stars or strokes about a word that is in bold or slanted letters in a mail of plain text. */
const STRESSED = /(?<![\p{L}\p{N}*_])([*_])(\S(?:[^*_\n]{0,78}\S)?)\1(?![\p{L}\p{N}*_])/gu

/** A line without the signs that draw tables, lists and stress in plain text. */
function withoutDrawing(line: string): string {
  const cells = DRAWN.test(line) ? line.replace(/^\s*\||\|\s*$/g, '').replace(/(?<!\s)\s+\|\s*/g, '\t') : line
  return cells
    .replace(/(?<=[^\s._…])\s?(?:\.{4,}|…{2,}|_{4,}|(?:\s\.){4,})\s?(?=\S)/g, '\t')
    .replace(/^\s*(?:[*+»►▶➤✓✔→-]|\p{Emoji_Presentation}|✈\ufe0f?)+\s+(?=[\p{L}\d])/u, '')
    .replace(STRESSED, '$2')
}

function plainLine(written: string): string {
  const line = withoutDrawing(written)
  const plain = line
    // A mail that was answered or forwarded stands behind these signs.
    .replace(/^(?:\s*>)+/, '')
    // Who wrote it when, in a chat.
    .replace(CHAT, '')
    .replace(/：/g, ': ')
    // Labels of Japan stand in brackets of their own.
    .replace(/^\s*[【［]([^】］]{2,20})[】］]\s*(?=\S)/u, '$1: ')
    .trim()
    // Columns of a printed page, or of a mail without tables.
    .replace(/(?<![.!?\s])[ \u00a0]{2,}(?=\S)|(?<=[.!?])[ \u00a0]{3,}(?=\S)/g, '\t')
    // `Name   : value` is a label with its value.
    .replace(/\s?\t\s?:\s?/g, ': ')
    .replace(/[ \u00a0\u202f\u3000]+/g, ' ')
    .trim()
    .replace(/^[■●◆○□▪•]\s*/u, '')
  // A star behind a label is that of a note: `Departure* 19:20`.
  const noted = plain.includes('*') ? plain.replace(/(?<=\p{L})\*(?=\s\d)/gu, '') : plain
  return withHalves(withKnownSigns(withCells(withPairsApart(noted))))
}

/** Labels of a journey, of which several may stand in one line. */
const SHORT_LABEL =
  '(?:from|to|via|dep(?:art(?:s|ure)?)?|arr(?:iv(?:es?|al))?|dates?|time|flight(?: no)?|train(?: no)?|check[- ]?(?:in|out)|in|out|von|nach|ab|an|abfahrt|abflug|ankunft|datum|uhrzeit|zug|flug|anreise|abreise|de|à|départ|arrivée|heure|vol|train|desde|hasta|origen|destino|salida|llegada|fecha|hora|vuelo|tren|da|a|partenza|arrivo|data|ora|volo|treno|para|partida|saída|chegada|voo|comboio|naar|vertrek|aankomst|tijd|vlucht|trein|z|do|odjazd|przyjazd|wylot|przylot|godzina|pociąg|lot|från|till|avgång|ankomst|tid|fra|til|afgang|avgang|odjezd|příjezd|vlak)'
const LABELS_IN_LINE = new RegExp(`(?<=[^\\s,;.:])\\s(?=${SHORT_LABEL}\\.?: )`, 'giu')
const LABEL_FIRST = new RegExp(`^${SHORT_LABEL}\\.?: `, 'iu')

/** `From: York To: Leeds`: several labels with their values in one line, a cell each. */
function withPairsApart(line: string): string {
  const isOfPairs = line.length <= 160 && !line.includes('\t') && LABEL_FIRST.test(line)
  return isOfPairs ? line.replace(LABELS_IN_LINE, '\t') : line
}

/** A sentence of China that lists what was bought, as the cells of a row: `…，2027年09月20日09:17开，北京西-长沙南，G1027次列车，…`. */
function withCells(line: string): string {
  return line.includes('\t') || (line.match(/，/g) ?? []).length < MIN_COMMAS
    ? line
    : line.replace(/[，。]\s?/g, '\t')
}

/** The halves of the day as English has them: of `9:30 p. m.`, `午後9:30` and `下午9:30` nobody may read the morning. */
function withHalves(line: string): string {
  return (
    line
      .replace(/(\d{1,2})時(\d{2})分/g, '$1:$2')
      .replace(/(?:午前|上午|오전)\s?(\d{1,2}:\d{2})/g, '$1 am')
      .replace(/(?:午後|下午|晚上|오후)\s?((?:0?\d|1[0-2]):\d{2})/g, '$1 pm')
      // In German `15:00 am Freitag` is the word before the day.
      .replace(/(\d[:.]\d{2}(?: Uhr)?) am (?=\p{L}{2,12}\.?,? \d|\d{1,2}\.)/gu, '$1, ')
      .replace(/(\d)\s?([ap])\.?\s?m(?:\.|(?!\p{L}))/giu, '$1 $2m')
  )
}

/** A forwarded mail without the lines that say who sent it when. */
function withoutHeads(lines: readonly string[]): string[] {
  let isHead = false
  return lines.filter((line) => {
    if (FORWARDED.test(line) || (line.length <= 200 && SENT_BY.test(line))) isHead = true
    else if (isHead) isHead = MAIL_HEAD.test(line)
    return !isHead && !(line.length <= 200 && WROTE.test(line))
  })
}
