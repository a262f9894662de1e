import type { BookingKind } from '../../trip/itinerary/index.ts'

/** Words that tell what a confirmation is of, whole words in the languages that are read; parts of patterns. */
export const SPOKEN_WORDS: Record<BookingKind, string> = {
  flight:
    'flights?|e-?ticket receipt|airlines?|airport|boarding pass|flug|flüge|hinflug|rückflug|flugnummer|vols?|vuelos?|vol[oi]|voos?|vlucht|vluchten|loty?|lotu|flyg|fly|flyvning|lento|lennot|let|lety|repülőjárat|uçuş|πτήση|рейс|フライト|便|항공편|航班',
  train:
    'trains?|rail|railways?|railroad|chemins de fer|ferrocarril\\p{L}*|ferrovi\\p{L}+|spoorwegen|järnväg\\p{L}*|jernbane\\p{L}*|rautatie\\p{L}*|vasút\\p{L}*|căi ferate|demiryol\\p{L}*|σιδηρόδρομ\\p{L}+|железн\\p{L}+|juna\\p{L}*|vonat\\p{L}*|menetjegy|поезд\\p{L}*|поїзд\\p{L}*|乗車券|特急券|车票|승차권|KTX|zug|züge|bahn|bahnhof|trenes|tren|treno|treni|comboios?|trein|pociąg|vlak|\\p{L}*tåg|tog|vlaku|vlaky|vlakem|vlakov\\p{L}+|železni\\p{L}+|dráhy|pociągi?|kolej\\p{L}*|列車|新幹線|高鐵|鐵路|台鐵|车次|車次|車廂|车厢|列車番号|열차|列车|高铁|火车|火車|动车',
  bus: 'bus|buses|bustickets|autobusov\\p{L}+|autobusow\\p{L}+|autobusem|coach(?! \\w{1,2}(?!\\w))|fernbus|autobús|autocar|autobus|autobusu|pullman|ônibus|autokar|otobüs|автобус|バス|버스|大巴',
  ferry:
    'ferry|ferries|ship|vessel|sailing|crossing|fähre|fährüberfahrt|schiff|traversée|navire|traghetto|nave|buque|barco|veerboot|overtocht|färja|færge|ferge|prom|trajekt|πλοίο|フェリー|페리|渡轮',
  hotel:
    'check[\\s-]?in|check[\\s-]?out|anreise|abreise|ferienhaus|ferienwohnung|unterkunft|gîte|voyageurs|hôtes?|appartements?|hébergement|logement|hospedaje|holiday home|cottage|宿泊|旅館|入住|nights?|nächte?|nuits?|noches?|nott[ei]|noites?|nachten|nätter|noce|noclegi|guests?|hotel|hôtel|apartment|泊|숙박|晚|ночей|ночи',
  car: 'pick[\\s-]?up|drop[\\s-]?off|rental|hire car|car hire|vehicle|mietwagen|fahrzeug|abholung|rückgabe|mietdauer|location de voiture|véhicule|recogida|devolución|alquiler|ritiro|riconsegna|noleggio|levantamento|retirada|huurauto|ophalen|hyrbil|レンタカー|렌터카|租车',
  restaurant:
    'table for|your table|party of|ihr tisch|tisch für|votre table|couverts|tu mesa|su mesa|comensales|tavolo|coperti|uw tafel|テーブル|테이블',
  event:
    'event|concert|show|doors|venue|konzert|veranstaltung|einlass|spectacle|concierto|evento|concerto|koncert\\p{L}*|otwarcie bram|sektor|konsert|konsertti|arena|コンサート|公演|공연',
  ticket:
    'tour|guided|activity|admission|entry time|exhibition|gallery|musée|museo|museu|muzeum|ausstellung|meeting point|visit|museum|führung|treffpunkt|aktivität|visite|activité|point de rencontre|actividad|punto de encuentro|visita|attività|punto d.incontro|atividade|ponto de encontro|rondleiding|ontmoetingspunt|wycieczka|ツアー|투어',
}

/** What a piece of a line tells, where it begins so or has it, that is no place: classes, seats, people, prices, baggage. */
export const NO_PLACE =
  'class|klasse|classe|clase|classic|economy|business|premium|standard|confort|comfort|turista|economy light|seats?|sitz\\p{L}*|siège|asiento|plaza|posto|posti|lugar|miejsc[ae]|zitplaats|coach|wagen|wg|voiture|coche|carrozza|carro|terminal|gate|operated by|durchgeführt von|opéré par|operado por|operato da|uitgevoerd door|obsługiwany przez|operowany przez|opereras av|opereres a[fv]|drives a[fv]|выполняет\\p{L}*|provozuje|wykonywany przez|confirmed|bestätigt|confirmé|confirmad[ao]|confermat[ao]|ok|adults?|adultos?|adulti|erwachsene?r?|passengers?|passagiere?|passagers?|pasajer[oa]s?|passegger[oi]|passageiros?|traveli?lers?|reisende|duration|dauer|durée|duración|durata|duração|stops?|non[- ]?stop|direct|direkt|umstieg\\p{L}*|correspondance|connection|layover|transfer|bag|bags|baggage|gepäck|bagages?|equipaje|bagaglio|status|fare|tarif|tarifa|tariffa|meal|aircraft|equipment|airbus|boeing|seat|ticket|billete|billet|biglietto|order|total|price|preis|prix|precio|prezzo|phone|tel|opening hours|öffnungszeiten|horaires|return|outbound|inbound|one way|hinfahrt|rückfahrt|aller|retour|ida|vuelta|andata|ritorno|kierunek|richtung|direction|dirección|direzione|from|to|date|time|datum|zeit|uhrzeit|heure|hora|ora|gleis|platform|track|voie|vía|binario|quai|perron|via|local time|ortszeit|stopover|arrives|departs|aantal|number of|anzahl|nombre de|número de|numero di|liczba|antal|korting|\\p{L}*korting|rabatt|discount|descuento|sconto|réduction|ermäßigung|zniżka|overstap\\p{L}*|totale|reistijd|economy\\p{L}*|embraer|effettuato da|volo operato|terminal|терминал|тариф|багаж|класс'

/** The way there and the way back, alone in their cell or before the way itself: words and no places, in the languages that are read. */
export const WAY_WORDS =
  'outbound|inbound|outward|onward|homeward|return|returning|going|back|way (?:there|back|out|home)|there|hinreise|rückreise|hinfahrt|rückfahrt|hinflug|rückflug|hinweg|rückweg|heimreise|heimfahrt|hin|zurück|überfahrt|aller|retour|trajet aller|trajet retour|traversée aller|traversée retour|ida|vuelta|viaje de (?:ida|vuelta)|trayecto de (?:ida|vuelta)|regreso|andata|ritorno|viaggio di (?:andata|ritorno)|volta|viagem de (?:ida|volta|regresso)|regresso|heenreis|terugreis|heenvlucht|terugvlucht|heenrit|terugrit|heen|terug|udrejse|hjemrejse|returrejse|ud|hjem|utresa|återresa|hemresa|returresa|utfärd|återfärd|ut|hem|utreise|hjemreise|returreise|avreise|tur|retur|tur/retur|menomatka|paluumatka|meno|paluu|tam|zpět|cesta tam|cesta zpět|tam i z powrotem|z powrotem|powrót|podróż (?:tam|powrotna)|wyjazd|odaút|visszaút|oda|vissza|odautazás|visszautazás|dus|întors|întoarcere|gidiş|dönüş|gidiş dönüş|μετάβαση|επιστροφή|туда|обратно|туда и обратно|обратный путь|зворотно|отиване|връщане|polazak|povratak|tja|tillbaka|pergi|pulang|chiều đi|chiều về|往路|復路|行き|帰り|去程|回程|返程|去|回|가는 ?편|오는 ?편|가는 ?날|오는 ?날|เที่ยวไป|เที่ยวกลับ|ذهاب|عودة'
