import { isReferenceLabel, namesBooking } from '../booking-words/index.ts'

/** What senders of passes call their fields, by key or label, in the languages that we have seen. */
export const REFERENCE =
  /^(?:pnr|booking ?(?:ref(?:erence)?|code|number)?|confirmation(?: ?(?:code|number))?|reservation(?: ?(?:code|number))?|record ?locator|buchungs(?:code|nummer)|(?:code|numéro|référence) de réservation|código de reserva|codice (?:di )?prenotazione|bookings?(?:nummer|kode)|boknings?(?:nummer|kod)|bestillingsnummer|reserveringsnummer|kod rezerwacji|localizador|order(?: ?(?:number|no\.?|id))?|(?:auftrags|bestell)nummer|(?:numéro de )?commande|(?:número de )?pedido|(?:numero )?ordine|zamówienie)$/i
/** The code of a ticket, where nothing else is asked for; its number is that of a receipt. */
export const TICKET_CODE =
  /^(?:ticket ?code|ticketcode|code (?:du )?billet|código del billete|código do bilhete|codice biglietto|kod biletu|billetkode|biljettkod|lippukoodi)$/i
/** A number of a booking as mails call it, in all languages that are read. */
export const BOOKED = { test: (text: string) => namesBooking(text) && isReferenceLabel(text) }
export const SEAT =
  /^(?:seat|seat ?(?:number|nr\.?|no\.?)|sitz(?:platz)?|siège|asiento|posto|plass|zitplaats|platz|plaats|place|sæde|plats|sittplats|paikka|miejsce|sedadlo|assento|lugar|plaza|座席|좌석)$/i
/** A seat is one only with its coach. */
export const COACH =
  /^(?:coach|car(?:riage)?|wagen|wagon|voiture|coche|carrozza|carruagem|rijtuig|vagn|vogn|vaunu|wagon|vůz|wg\.?|carro)(?: ?(?:number|nr\.?|no\.?))?$/i
export const PEOPLE =
  /^(?:passengers?(?: ?name)?|name|travell?ers?|guest|fahrgast|passagier|passager|pasajero|reisende[r]?|viajero|viajante|viaggiatore|passeggero|passageiro|reiziger|voyageur|(?:ticket )?holder|ticket ?holder|in the name of|auf den namen|karteninhaber(?:in)?|au nom de|titulaire|a nombre de|titular|a nome di|intestatario|em nome de|op naam van|houder|i namnet|på navn|nimellä|na nazwisko|na jméno|adına|на имя|お名前|氏名|성명|예약자|姓名)$/i
export const NUMBER =
  /^(?:flight(?: ?(?:number|no\.?))?|flug(?:nummer)?|vol|vuelo|train(?: ?(?:number|no\.?))?|zug(?:nummer)?|tren|treno|comboio|trem|trein|tåg|line|bus|ship|vessel)$/i
export const DEPARTURE =
  /^(?:dep(?:arture)?(?: ?time)?|departs|ab|abfahrt(?:szeit)?|abflug(?:zeit)?|départ|salida|partenza|partida|saída|vertrek|avgång|afgang|avgang|lähtö|odjazd|odjezd|出発|출발)$/i
export const ARRIVAL =
  /^(?:arr(?:ival)?(?: ?time)?|arrives|an|ankunft(?:szeit)?|arrivée|llegada|arrivo|chegada|aankomst|ankomst|saapuminen|przyjazd|příjezd|到着|도착)$/i
export const STARTS =
  /^(?:date (?:and|&|\/) time|start(?:s|ing)?(?: ?time)?|beginn|début|inicio|inizio|início)$/i
export const VENUE =
  /^(?:venue|location|ort|veranstaltungsort|spielort|lieu|salle|lugar|recinto|luogo|sede|local|zaal|locatie|miejsce)$/i
export const ADDRESS =
  /^(?:address|venue ?address|adresse|anschrift|dirección|indirizzo|endereço|morada|adres|adress|osoite|adresa|住所|주소|地址)$/i
export const PRICE =
  /^(?:(?:total )?price|total|preis|gesamtpreis|prix(?: total)?|precio(?: total)?|prezzo|preço|prijs|cena|pris|hinta)$/i
export const DATE =
  /^(?:date|datum|travel ?date|flight ?date|departure ?date|fecha|data|reise(?:tag|datum)|tag|day|dato|päivä|dzień|date (?:de |du )?(?:voyage|départ)|fecha de (?:viaje|salida)|data (?:di|da|de) (?:viaggio|partenza|viagem|partida)|reisdatum|日付|날짜)$/i

/** When it begins, beside a field for its day. */
export const TIME =
  /^(?:time|uhrzeit|zeit|heure|hora|ora|orario|horário|horario|tijd|aanvang|tid|klokkeslæt|klockslag|kello|godzina|čas|saat|ώρα|время|час|時間|開演|시간|时间|時刻)$/i

/** By its key and, with small words of more languages, by its label. */
export const ORIGIN = [
  /^(?:orig(?:in|en|em|ine)|from|dep(?!t)|von|partenza|partida|salida|vertrek|(?:de|da)$)/i,
  /^(?:from|origin|von|start|départ|de|da|desde|partenza|salida|origen|partida|origem|van|vertrek|od|z|från|fra|lähtö|mistä|出発(?:地|駅)?|출발(?:지|역)?)$/i,
] as const
export const DESTINATION = [
  /^(?:dest|ziel|to(?![a-z])|arr|nach|llegada|chegada|aankomst|(?:à|a)$)/i,
  /^(?:to|destination|nach|ziel|arrivée|à|a|arrivo|llegada|destino|chegada|para|naar|aankomst|do|till|til|määränpää|minne|到着(?:地|駅)?|도착(?:지|역)?)$/i,
] as const
