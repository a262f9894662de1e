import { HOUSE_WORDS, STAY_WORDS, wordsOf } from '../booking-words/index.ts'

/** Somebody says of a booking that it stands: no offer and no question does. */
export const CONFIRMS =
  /(?<!\p{L})(?:it(?:['’]s| is) (?:all )?confirmed|(?:you(?:['’]re| are)|that['’]s you)(?: \p{L}+){0,2} (?:booked|confirmed)|(?:i|we)(?: have|['’]ve) (?:booked|put|popped|moved|reserved) (?:you|it|the)|(?:confirm(?:ed|ing|s)?|booked|reserved)(?: \p{L}+){0,2} (?:your|the) (?:booking|reservation|stay|room|table)|(?:i|we)(?: have|['’]ve) (?:booked|put|got) you (?:in|down)|(?:booking|reservation|room|table|cottage|flat|apartment|house|lodge|villa|chalet|cabin|studio|place) is (?:now |all )?(?:confirmed|booked|reserved)|ist (?:das|die|der|ihre?|dein|euer) [^.!?:]{3,70} (?:gebucht|reserviert)|(?:zimmer|wohnung|ferienwohnung|haus|ferienhaus|tisch) ist (?:\p{L}+ ){0,3}(?:gebucht|reserviert)|(?:gîte|chambre|maison|table|appartement|logement) est (?:bien )?réservée?|(?:casa|habitación|mesa|apartamento) (?:está|queda) reservad[oa]|(?:camera|casa|appartamento|tavolo) è (?:stat[oa] )?(?:prenotat|riservat)[oa]|(?:huisje|kamer|tafel|huis|appartement) is (?:\p{L}+ ){0,2}(?:gereserveerd|geboekt)|(?:domek|pokój|dom|apartament|stolik) jest (?:\p{L}+ )?zarezerwowan[yae]|(?:stugan|rummet|bordet|lägenheten) är (?:\p{L}+ ){0,2}boka[td]|(?:huset|værelset|bordet|lejligheden|hytta|rommet) er (?:\p{L}+ ){0,2}(?:booket|reserveret|reservert)|bestätig(?:e|en)(?: \p{L}+){0,5} (?:ihre|deine|eure|die) (?:buchung|reservierung)|bestätig(?:e|en)(?: \p{L}+){0,3} (?:das|den|die|ihr|dein|euer) (?:\p{L}{0,20}zimmer|tisch|ferienwohnung|apartment)|(?:habe?|haben) (?:ich |wir )?(?:\p{L}+ ){0,2}(?:das|den|die|einen) (?:\p{L}{0,20}zimmer|tisch|stube) [^!?]{0,120} (?:eingetragen|reserviert|notiert)|(?:habe|haben) (?:ich |wir )?(?:für sie |euch |ihnen |dir )?(?:\p{L}+ ){0,4}(?:gebucht|reserviert)|(?:vous |te )?confirm(?:e|ons)(?: \p{L}+){0,3} (?:votre|ta|la|le) (?:réservation|chambre|séjour|table)|(?:le|te|os|les) confirm(?:o|amos)(?: \p{L}+){0,2} (?:su|tu|la|vuestra|el) (?:reserva|habitación|estancia|mesa)|(?:le|ti|vi|la) conferm(?:o|iamo)(?: \p{L}+){0,2} (?:la|il|vostra|tua|sua) (?:\p{L}+ )?(?:prenotazione|camera|soggiorno|stanza|tavolo)|conferm(?:o|iamo)(?: \p{L}+){0,3} (?:la|il|lo|una) (?:prenotazione|camera|stanza|tavolo|soggiorno)|c['’]est (?:noté|réservé|confirmé)|confirm(?:o|amos)(?: \p{L}+){0,2} (?:a|o)(?: sua| tua| vossa)? (?:reserva|quarto|estadia|mesa)|bevestig(?:en|de)?(?: \p{L}+){0,4} (?:uw|je|jullie|de) (?:reservering|boeking|kamer|tafel)|potwierdzam\p{L}*(?: \p{L}+){0,3} (?:rezerwację|pobyt|pokój|stolik)|κράτησή σας είναι (?:βέβαιη|επιβεβαιωμένη)|επιβεβαιών\p{L}{2,6}(?: \p{L}+){0,2} (?:κράτηση|δωμάτιο)|подтвержда\p{L}{1,4}(?: \p{L}+){0,2} (?:бронь|бронирование|номер|столик)|potvrzuj\p{L}*(?: \p{L}+){0,3} (?:rezervaci|pobyt|pokoj)|bekräftar(?: \p{L}+){0,3} (?:bokning|rum|bord)\p{L}*|bekræfter(?: \p{L}+){0,3} (?:booking|reservation|værelse|bord)\p{L}*|bekrefter(?: \p{L}+){0,3} (?:bestilling|reservasjon|rom|bord)\p{L}*|vahvistan(?: \p{L}+){0,3} vara\p{L}+)(?!\p{L})/iu
export const CONDITION =
  /(?<!\p{L})(?:if|unless|until|once|when|to confirm|wenn|falls|sobald|sofern|si|dès que|cuando|se|quando|als|zodra|jeśli|pokud|om|hvis|jos)(?!\p{L}).{0,40}(?<!\p{L})(?:confirm|bestätig|conferm|bevestig)|\?/iu
export const WROTE =
  /(?<!\p{L})(?:wrote|schrieb(?: .{3,60})?|a écrit|escribió|ha scritto|escreveu|schreef(?: .{3,60})?|napisał\(?a?\)?|skrev(?: .{3,60})?|kirjoitti|napsala?)\s?:$/iu
export const ORIGINAL =
  /^-{3,}\s*(?:original message|ursprüngliche nachricht|message d['’]origine|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht)/iu
export const STAY = wordsOf(
  `${STAY_WORDS}|${HOUSE_WORDS}|haus|house|flat|huis|huisje|casa|dom|stuga|anreise|abreise|check[- ]?in`,
)
const NAME = "\\p{Lu}[\\p{L}'’-]+"
const HOUSE_WORD = new RegExp(`(?<!\\p{L})(?:${HOUSE_WORDS})(?=\\s)`, 'giu')
/** What follows the word for a house in its name: each part begins with a capital. */
const HOUSE_NAME = new RegExp(
  `^(?:\\s(?:(?:del?|della?|dei|la|le|il|du|des|do|da|zur|zum|am|an der|the|of)\\s)?${NAME}){1,5}`,
  'u',
)

/** The first house of a sentence by its word and its name: `Riad Dar Lalla Zhor`. */
export function houseIn(said: string): string | undefined {
  for (const { 0: word, index } of said.matchAll(HOUSE_WORD)) {
    const name = HOUSE_NAME.exec(said.slice(index + word.length))?.[0]
    if (name !== undefined) return word + name
  }
  return undefined
}

export const ROOMS = [
  /(?<!\p{L})(?:das|ein|the|a|la|une?|il|una?)\s(?<room>(?:\p{Lu}\p{Ll}{1,15})?(?:[Zz]immer|[Ss]tudio|[Ss]uite|[Aa]partment|[Ww]ohnung)(?: Nr\. \d{1,3}|(?<=[Ss]uite) \p{Lu}\p{Ll}{2,19})?(?: (?:mit|with) \p{Lu}[\p{L}-]{2,20})?)(?!\p{L})/u,
  new RegExp(
    `(?<!\\p{L})(?:the|our|your)\\s(?<room>${NAME}(?:\\s${NAME}){0,3}\\s(?:[Rr]oom|Suite|Cottage|Studio|Cabin|Apartment|Flat))(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:camera|stanza|[Zz]immer|chambre|habitación|quarto|kamer|pokój|pokoj|rummet|værelset|rommet|huone)\\s[«"“„]?(?<room>${NAME}(?:\\s${NAME}){0,3})`,
    'u',
  ),
]
export const FOR_PEOPLE =
  /(?<!\p{L})(?:tables?|tisch|mesa|tavolo|tafel|bord|stoliki?\p{L}{0,2}|stůl|pöytä)(?!\p{L})|(?<!\p{L})for (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?=[,.\s]|$)(?!\s(?:nights?|days?|weeks?|hours?|months?))|(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|dla|pro) (?:\d{1,2}|two|three|four|five|six|seven|eight) (?:people|guests|persons?|personen|personnes|couverts|personas|persone|pessoas|personer|osób|osoby)(?!\p{L})/iu
export const PHRASED =
  /(?<!\p{L})(?:in|down|table|tisch|tavolo|mesa|tafel|bord) (?:at|with|bei|im|da|presso|en|no|bij|på|hos) (?<name>\p{Lu}[\p{L}'’&-]+(?:\s(?:\p{Lu}|&)[\p{L}'’-]*){0,4})/u

/** What says from when one may come and until when one has to go, where no word for check-in or check-out does. */
export const READY =
  /(?<!\p{L})(?:(?:room|cottage|flat|apartment|house|lodge|cabin)s? (?:is|are|will be) (?:ready|yours|available)|(?:come|arrive) any ?time|bezugsfertig|beziehen|pront[ae]|prête?s?|disponible|klaar|beschikbaar|gotow\p{L}{0,3}|připraven\p{L}{0,2}|klart?|παραδίδεται|έτοιμ\p{L}{1,2}|готов\p{L}{0,2})(?!\p{L})/iu
export const FREE =
  /(?<!\p{L})(?:rooms? (?:is|are|be|to be) (?:free|vacated|empty)|(?:out|leave|vacate|go) by|freizugeben|räumen|freigeben|lasci\p{L}{2,4}|libérer|quitter|dejarl?[ao]?|deixar|verlaten|opuści\p{L}{1,3}|zwolni\p{L}{1,3}|uvolnit|lämna|forlade|αφήνετε|освобо\p{L}{3,6})(?!\p{L})/iu
/** A time behind a small word that says from when or until when; hours alone too. */
export const SMALL_TIME =
  /(?<!\p{L})(?:from|after|at|by|before|until|ab|nach|bis|vor|um|dalle|dopo le|alle|entro le|per le|prima delle|à partir de|après|avant|jusqu[’']à|à|desde las|a partir de las|antes de las|hasta las|a partir das|até às|às|vanaf|na|voor|tot|om|od|po|do|přede?|från|fra|efter|etter|före|før|innan|senast|από τις|μετά τις|μέχρι τις|ως τις|с|после|до)(?: godz\.| kl\.)? (?<hour>[01]?\d|2[0-3])(?:[.:h](?<minutes>[0-5]\d))?(?:\s?(?<half>[ap])\.?m\b)?(?![\d:/-]|[.,]\d|\s?[€£$%]|\s(?:january|february|march|april|may|june|july|august|september|october|november|december|nights?|people|euro|personen))/giu
