/**
 * What confirmations write before the beginning and the end of what is booked, in the languages that are read; parts of
 * patterns, in small letters. Words that are those of a journey and of a stay (`arrivée`) stand in both.
 */
export const END_WORDS = {
  departs:
    'depart(?:s|ing|ure)?|abfahrt|abflug|wylot|odlot|odlet|abreise|départ|salida|partenza|partida|saída|vertrek|odjezd|odchod|odjazd|wyjazd|avgång|afgang|avgang|lähtö|indulás|plecare|kalkış|αναχώρηση|отправление|відправлення|заминаване|polazak|odhod|keberangkatan|berangkat|khởi hành|المغادرة|الانطلاق|출발|出発|出发|出發|ออกเดินทาง',
  arrives:
    'arriv(?:es?|ing|al)|ankunft|przylot|přílet|arrivée|llegada|arrivo|chegada|aankomst|příjezd|príchod|przyjazd|ankomst|saapuminen|érkezés|sosire|varış|άφιξη|прибытие|прибуття|пристигане|dolazak|prihod|kedatangan|tiba|đến|الوصول|도착|到着|到达|抵達|抵达|ถึง',
  checkIn:
    'check[\\s-]?in|arrival|arriving|arrive|check[\\s-]?in date|anreise|arrivée|llegada|entrada|arrivo|aankomst|inchecken|incheckning|ankomst|chegada|zameldowanie|przyjazd|příjezd|ubytování od|bejelentkezés|érkezés|giriş|άφιξη|заезд|заїзд|настаняване|saapuminen|tulo|cazare|nhận phòng|تسجيل الوصول|チェックイン(?:日時?)?|체크인|입실|入住|เช็คอิน',
  checkOut:
    'check[\\s-]?out|departure|departing|leaving|depart|check[\\s-]?out date|abreise|départ|salida|partenza|vertrek|uitchecken|utcheckning|avresa|afrejse|avreise|partida|saída|wymeldowanie|wyjazd|odjezd|kijelentkezés|távozás|çıkış|αναχώρηση|выезд|виїзд|напускане|lähtö|plecare|trả phòng|تسجيل المغادرة|チェックアウト(?:日時?)?|체크아웃|퇴실|退房|离店|เช็คเอาท์',
  taken:
    'pick[\\s-]?up|collection|abholung|anmietung|départ|retrait|prise en charge|recogida|ritiro|levantamento|retirada|ophalen|odbiór|vyzvednutí|hämtning|afhentning|henting|nouto|átvétel|preluare|teslim alma|получение|παραλαβή|貸出|受取|인수|取车',
  broughtBack:
    'return|drop[\\s-]?off|rückgabe|abgabe|restitution|retour|devolución|riconsegna|devolução|inleveren|zwrot|vrácení|återlämning|aflevering|innlevering|palautus|visszaadás|returnare|iade|возврат|επιστροφή|返却|반납|还车',
}

/** Words that tell what is booked where both ends are told. A coach with its seat is that of a train. */
export const KIND_WORDS = {
  ferry:
    'ferry|ferries|fähre|überfahrt|båtresa|traghetto|transbordador|veerboot|färja|færge|ferge|lautta|laiva|prom|trajekt|komp|feribot|vapur|πλοίο|κατάστρωμα|λιμεναρχείο|паром|пором|phà|العبارة|フェリー|페리|渡轮',
  bus: 'bus(?:es)?|coach station|fernbus|busfahrt|bussresa|autobús|autocar|ómnibus|omnibus|ônibus|autobus|pullman|autokar|busz|autobuz|otobüs|λεωφορείο|автобус|xe khách|الحافلة|バス|버스|大巴|客车|schedule \\d{2,5}',
  train:
    'trains?|zug|zugfahrt|bahnfahrt|tågresa|togrejse|togreise|junamatka|tren|treno|comboio|trem|trein|vlak|pociąg|tåg|tog|juna|vonat|τρένο|поезд|поїзд|влак|kereta(?: api)?|tàu(?: hỏa)?|القطار|列車|열차|列车|高铁|铁路|coach [a-z0-9]{1,2}, seat',
}
/** Of a stay, beside its two days. */
export const STAY_WORDS =
  'nights?|nächte?|nuits?|noches?|notti|notte|noites?|nachten|nätter|nætter|netter|noc[ei]?|nocí|yötä|éjszaka|nopți|gece|νύχτες|ночей|ночи|ночь|malam|đêm|room|zimmer|chambre|habitación|camera|quarto|kamer|pokój|pokoj|rooms|guests?|泊|박|晚|间夜|ليال'
/** Of a hired car, beside where it is taken and brought back. */
export const CAR_WORDS =
  'driver|vehicle|rental|car hire|fahrer|fahrzeug|mietwagen|conducteur|véhicule|location de voiture|conductor|vehículo|coche de alquiler|conducente|veicolo|autonoleggio|condutor|veículo|bestuurder|huurauto|kierowca|pojazd|řidič|vozidlo|förare|hyrbil|fører|lejebil|leiebil|kuljettaja|vuokra-auto|sofőr|sürücü|araç|водитель|автомобиль|οδηγός|運転者|レンタカー|운전자|렌터카|租车'
/** Of a house where somebody stays: a line with one, above an address, is its name. */
export const HOUSE_WORDS =
  "hotel|hôtel|inn|suites|resort|hostel|lodge|motel|guest ?house|villa|chalet|cottage|bungalow|holiday home|ferienhaus|ferienwohnung|ferienapartment|gîte|chambre d[’']hôtes|maison|casa rural|casa vacanze|casale|masseria|vakantiehuis|vakantiewoning|sommerhus|sommarstuga|hytte|mökki|domek|chata|camping|campsite|campingplatz|apartments?|apartamentos?|appartements?|pension|pensione|pensjonat|penzion|gasthof|gasthaus|auberge|albergo|locanda|agriturismo|hostal|posada|pousada|quinta|riad|ryokan|homestay|апартаменты|отель|гостиница|хостел|готель|хотел|ξενοδοχείο|otel|pansiyon|szálloda|vendégház|hotell|majatalo|khách sạn|فندق"
export const TABLE_WORDS =
  'mesa|table|tisch|tavolo|tafel|stolik|stůl|masa|bord|pöytä|asztal|τραπέζι|столик|bàn|طاولة|テーブル|테이블|餐位'
export const DAY_LABELS =
  'date|datum|fecha|data|dzień|dato|päivä|dátum|tarih|ημερομηνία|дата|tanggal|ngày|التاريخ|日付|日時|날짜|日期|วันที่'
export const TICKET_WORDS =
  'tickets?|eintrittskarten?|billets?|entradas?|biglietti|bilhetes|ingressos|kaartjes|bilety|vstupenky|biljetter|billetter|liput|jegyek|bilete|biletler|εισιτήρια|билеты|квитки|tiket|vé|التذاكر|チケット|티켓|门票'
/** Times of these are not of what is booked. */
export const COUNTER_WORDS =
  'gate|boarding|bag ?drop|check[\\s-]?in (?:opens|closes|closed)|check-in\\/|closes?|closing|opens|latest|schließt|öffnet|geöffnet|meldeschluss|embarque|embarquement|imbarco|instappen|incheckning(?:en)?|lähtöselvitys|biniş|επιβίβαση|посадка|регистрация|検票|检票|搭乗|탑승|cancel(?:a|led|lation)?|stornieren|annul\\w{0,6}|отмена|キャンセル'

/** What says that a booking is no more, in sentences of its own. */
export const CANCELLED_WORDS =
  'we have refunded|(?:flight|booking|ticket|stay|trip|order) (?:has been|was|is) refunded|(?:wurde|haben wir) (?:\\S{1,20} ){0,3}erstattet|(?:a été|avons) remboursée?|(?:ha sido|hemos) reembolsad[ao]|è stat[ao] rimborsat[ao]|(?:booking|reservation|order|trip|ticket|stay|flight) (?:\\S{1,20} )?(?:has been|is now|was|is) cancell?ed|cancellation (?:confirmation|confirmed)|(?:wurde|haben wir) (?:\\S{1,20} )?storniert|stornierungsbestätigung|(?:a été|est) annulée?|(?:ha sido|está|fue) (?:cancelad|anulad)[ao]|è stat[ao] (?:annullat|cancellat)[ao]|foi cancelad[ao]|is geannuleerd|został[ao]? anulowan[ya]|(?:byla?|bylo) (?:zrušen[ao]?|stornován[ao]?)|(?:är|har) avboka(?:d|ts)|er (?:annulleret|avbestilt|kansellert)|on peru(?:utettu|ttu)|iptal edil(?:di|miştir)|(?:отменен[оа]?|аннулирован[оа]?)|ακυρώθηκε|telah dibatalkan|đã (?:bị )?hủy|تم إلغاء|キャンセルされました|キャンセルを承りました|취소되었습니다|已取消'

/** When something was bought, paid or printed: no time of a journey, and the day after which it is. */
export const PURCHASE_WORDS =
  "purchased?|bought|paid|issued?|issue date|date of issue|printed|ordered|charged|booked on|booking date|date of booking|bezahlt|gekauft|gebucht(?: am)?|buchungsdatum|bestellt am|ausgestellt|ausstellungsdatum|gedruckt|payée?|achetée?|émise?|date (?:de commande|d[’']achat|d[’']émission|de réservation)|pagad[ao]|comprad[ao]|emitid[ao]|fecha de (?:compra|emisión)|pagat[ao]|acquistat[ao]|emess[ao]|data di (?:emissione|acquisto|prenotazione)|data (?:da|de) (?:compra|emissão)|betaald|gekocht|geboekt|boekingsdatum|opłacono|zapłacono|zakupiono|data (?:zakupu|sprzedaży|wystawienia)|wystawiono|koupeno|zaplaceno|vystaveno|datum vystavení|betalad|köpt|betalt|kjøpt|købt|utfärdad|maksettu|fizetve|ödendi|satın alındı|оплачено|оформлен[оа]?|дата (?:оформления|покупки)|購入日|発行日|支付|发行日|결제일|발행일"

/** What says that nothing is booked yet: a list of those who wait, a request, an offer of one's own. */
export const NOT_YET_WORDS =
  "wait(?:ing)?[\\s-]?list(?:ed)?|notify list|request received|booking request|reservation request|not yet confirmed|awaiting confirmation|pending confirmation|(?:is|are) pending|warteliste|buchungsanfrage|noch nicht bestätigt|unverbindlich\\p{L}*|angebotsnummer|liste d[’']attente|demande de réservation|en attente de confirmation|devis|lista de espera|solicitud de reserva|pendiente de confirmación|presupuesto|lista d[’']attesa|richiesta di prenotazione|in attesa di conferma|preventivo|pedido de reserva|aguarda confirmação|wachtlijst|reserveringsaanvraag|boekingsaanvraag|lista oczekujących|oczekuje na potwierdzenie|čekací listin\\p{L}*|väntelista|venteliste|jonotuslista|bekleme listesi|лист ожидания|キャンセル待ち|仮予約|候补|대기자"
