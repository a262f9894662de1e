import { type Named, wordsOf } from '../booking-words/index.ts'

/** What stands near times and is neither station nor port: fares, receipts, meals, vehicles, who travels, buttons. */
const NO_STOP = wordsOf(
  "you['’]re|your|enjoy|welcome|thank you|before|after|cancellation|change|manage|view|download|print|add to|tarif|tarief|tariff|fares?|receipt|invoice|tax|taxes|fees?|surcharge|insurance|refund\\p{L}*|non-refundable|baggage|luggage|meals?|passengers?|vessel|vehicle|or similar|one-way|round trip|biglietto|ricevuta|fattura|tasse|navire|nave|buque|quittung|rechnung|gepäck|reisende[rn]?|passagiere?|mahlzeiten|fahrzeug|schiff|fahrpreis|umtausch|oder ähnlich|reçu|facture|bagages?|repas|passagers?|véhicule|ou similaire|billete electrónico|recibo|factura|equipaje|pasajeros?|viajeros?|vehículo|o similar|butaca|camarote|recibo|fatura|bagagem|passageiros?|veículo|viatura|comboio|ou similar|omruilbaar|restitueerbaar|bagage|reizigers?|maaltijden|resenärer|fartyg|måltider|bagage|passagerer|skib|måltid\\p{L}*|matkustajat|laiva|bilet elektroniczny|paragon|faktura|bagaż|pasażer\\p{L}*|statek|zavazadl\\p{L}*|cestující|loď|bagaj|yolcu\\p{L}*|tren$|cena|mb way|reserved|saver|low cost|offerta|jízdní doklad|in karta|plats|\\p{L}+ (?:ferries|railways?|airlines|airways)|変更|お支払|領収",
)
const ALL_DIGITS = /\d{1,2}[:.]\d{2}|\d[.,]\d{2}(?!\d)|[€$£¥₹₩!?]|^[\p{Ll}\d]/u
const MAX_NAME = 80

/** Whether one of both places is none by its looks: a sentence, a button, a price, a part of the ticket. */
export function areNoPlaces({ from, to }: { from: Named; to: Named }): boolean {
  return [from, to].some(isNoStop)
}

function isNoStop({ name, code }: Named): boolean {
  if (code !== null) return false
  return name.length > MAX_NAME || isSentence(name) || ALL_DIGITS.test(name) || NO_STOP.test(name)
}

/** "Power banks may not be checked in." is no place, wherever it stands. */
function isSentence(name: string): boolean {
  return /(?:[가-힣]다\.|。|は)$/u.test(name) || /^(?:\S+ ){5,}\p{Ll}{5,}[.!]$/u.test(name)
}
