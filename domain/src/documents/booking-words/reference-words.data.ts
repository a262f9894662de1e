/**
 * How confirmations call the number that is asked for, whole words or their beginnings in the languages that are read; parts
 * of patterns. A number of the booking counts before one of its confirmation, of its order, and of its ticket.
 */
export const BOOKING_NAMES =
  'pratica|pnr|registration|record locator|airline locator|locator|localizador(?:es)?|booking|booking\\p{L}*|buchungs?\\p{L}*|reservation|reservations?\\p{L}*|réservation|reservierungs?\\p{L}*|reservas?|reservación|reservación|prenotazion[ei]|boekings?\\p{L}*|reserverings?\\p{L}*|rezerwacj\\p{L}*|rezervac\\p{L}*|rezervácie|bokning\\p{L}*|reservasjons?\\p{L}*|bestillings?\\p{L}*|varaus\\p{L}*|foglalás\\p{L}*|rezerv[ăa]r\\p{L}+|rezervasyon\\p{L}*|κρ[άα]τησ\\p{L}+|брон\\p{L}+|резервац\\p{L}+|broneering\\p{L}*|rezervācij\\p{L}*|予約|お?預かり|取り?消し不可|예약|预订|預訂|预定|訂位|訂房|取票|dossier|vorgangs?\\p{L}*|pemesanan|đặt (?:chỗ|phòng|vé)|الحجز|การจอง|reis(?:nummer|code)|trip (?:id|number|no)|reference id'
export const CONFIRMATION_NAMES =
  'transakce|conf|confirmation|confirmación|confirmação|confirma(?:ción|ção) n|conferma|bestätigungs?\\p{L}*|bevestigings?\\p{L}*|potwierdzeni\\p{L}*|potvrzení|bekräftelse\\p{L}*|bekræftelses?\\p{L}*|bekreftelses?\\p{L}*|vahvistus\\p{L}*|visszaigazolás\\p{L}*|confirmare\\p{L}*|onay\\p{L}*|επιβεβαίωσ\\p{L}+|подтвержден\\p{L}+|itinerary|التأكيد|確認|확인|确认'
export const ORDER_NAMES =
  'rental(?: agreement)?|agreement|contract|contrat\\p{L}*|contratto|contrato|\\p{L}*vertrags?\\p{L}*|umow[ay]|smlouv\\p{L}+|kontrakts?\\p{L}*|refs?|reference|référence|referencia|referência|riferimento|referentie|referenz\\p{L}*|referens\\p{L}*|viite\\p{L}*|order\\p{L}*|auftrags?\\p{L}*|bestell?\\p{L}*|commande|pedido|encomenda|operación|ordine|orden|compra|acquisto|zamówieni\\p{L}*|objednáv\\p{L}+|nákupu|beställnings?\\p{L}*|ordre\\p{L}*|købs?\\p{L}*|kjøps?\\p{L}*|tilaus\\p{L}*|megrendelés\\p{L}*|rendelés\\p{L}*|vásárlás\\p{L}*|comand\\p{L}+|sipariş\\p{L}*|narudžb\\p{L}*|naročil\\p{L}*|παραγγελ\\p{L}+|заказ\\p{L}*|замовлен\\p{L}*|поръчк\\p{L}*|注文|申込|受付|订单|訂單|주문|예매|pesanan|đơn hàng|mã đơn'
export const TICKET_NAMES =
  'tickets? ref(?:erence)?|jízdenky|jegyazonosító|jegyszám|menetjegy\\p{L}*|ticket ?codes?|ticketnummer|e-?ticket code|código del billete|codice biglietto|numero biglietto|número do bilhete|bilhete|título|titre|numer biletu|bilet(?:u)? numar\\p{L}*|lippu(?:numero|koodi|tunnus)|biljettnummer|billet(?:nummer|kode)|billettnummer|билета|карты|승차권|電子チケット|予約票|voucher'
/** What such a number is called behind that name. */
export const NUMBER_NAMES =
  'number|nummer|numbers|no|nr|n\\.?[°º]?|#|№|č|br|sz|code|kode|kod|kód|koda|koodi|cod|codice|código|codigo|reference|ref|referens|référence|réf|referencia|referência|riferimento|id|identifier|locator|numéro|numero|número|nº|numer|numeru|číslo|čísla|broj|številka|szám\\p{L}*|azonosító\\p{L}*|numara\\p{L}*|numărul|tunnus\\p{L}*|номер|номера|код|αριθμός|αρ|κωδικός|رقم|mã|số|番号|番號|代號|代号|代碼|代码|번호|코드|编号|編號|号码|號碼|号|码|หมายเลข|รหัส'
/** Small words between them. */
export const NUMBER_SMALL_WORDS =
  "de|del|della|di|da|do|dell|der|des|la|le|las|el|il|o|a|votre|your|su|sua|tu|tua|ihre?|van|uw|je|na|din|dit|ditt|deres|voyage|transakce|d[’']|/|-|–|is|ist|est|è|es|é|er|on|är|jest|je|lautet|pnr|dnr|only"
