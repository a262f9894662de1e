/** Labels of rows and cells, in the languages that are read; parts of patterns. */
export const LABELS = {
  house:
    '宿泊施設名|ご宿泊先|宿名|otel(?: adı)?|tesis|hotell|hotelli|szállás|szálloda|hotel|hôtel|hotel name|property(?: name)?|accommodation|your accommodation|unterkunft|hébergement|établissement|alojamiento|alojamento|struttura|accommodatie|obiekt|nazwa obiektu|nama hotel|ubytování|boende|overnatting|宿泊施設|施設名|ホテル名|호텔명|숙소|酒店(?:名称)?|отель|объект размещения',
  address:
    '所在地|住所地|address|hotel address|venue address|adresse|anschrift|dirección|indirizzo|adres|morada|endereço|adress|osoite|cím|住所|주소|地址|адрес|διεύθυνση',
  room: "(?:room|accommodation)(?: \\d)?(?: type)?|zimmer(?: \\d)?(?:typ|kategorie)?|(?:type de )?chambre|type d[’']hébergement|(?:tipo de )?habitación|(?:tipo(?:logia)? di )?camera|kamer(?: \\d)?(?:type)?|(?:tipo de )?quarto|(?:typ )?pokoju?|rumstyp|værelse(?:stype)?|部屋タイプ|객실(?: 타입)?|房型|tipe kamar|тип номера|номер",
  /** A kind of room, alone in its line. */
  roomName:
    'dormit[oó]rio|dortoir|dorm|schlafsaal|slaapzaal|\\p{L}*kamer|\\p{L}*zimmer|\\p{L}*room|chambre|habitación|camera|quarto|pokój|pokoj|suite|studio|rum|værelse|huone',
  event:
    'event|show|concert|performance|veranstaltung|konzert|vorstellung|événement|spectacle|représentation|evento|concierto|espectáculo|concerto|spettacolo|espetáculo|evenement|voorstelling|wydarzenie|koncert|spektakl|公演名?|イベント',
  visit:
    'tour|activity|experience|attraction|exhibition|aktivität|erlebnis|ausstellung|activité|exposition|actividad|exposición|attività|esperienza|mostra|atividade|experiência|exposição|activiteit|tentoonstelling|wystawa|wycieczka|ツアー',
  table: 'restaurant(?: name)?|ristorante|restaurante|restauracja|レストラン',
  vehicle:
    'vehicle|fahrzeug|véhicule|vehículo|veicolo|veículo|voertuig|pojazd|vozidlo|fordon|køretøj|kjøretøy|araç|your car|car|catégorie \\w{1,3}|categor[ií]a \\w{1,3}',
  venue:
    'venue|location|place|where|ort|veranstaltungsort|spielort|lieu|salle|lugar|recinto|dónde|luogo|sede|dove|local|locatie|zaal|miejsce|sted|plats|会場|場所|장소',
  meeting:
    "meeting point|meet(?:ing)? at|treffpunkt|point de rencontre|lieu de rendez-vous|punto de encuentro|punto d[’']incontro|ponto de encontro|ontmoetingspunt|miejsce spotkania|集合場所",
} as const

/** Below the name of a home that somebody lets. */
export const HOSTED =
  '(?:entire|private room|shared room|room in|ganze|gesamte|privatzimmer|logement entier|chambre privée|(?:alojamiento|casa|apartamento|alojamento|espaço)(?: \\p{L}+)? (?:entero|entera|inteir[oa])|(?:intero|intera) |casa inteira|gehele?|hele |cał[ye] |hosted by|(?:propriétaire|owner|vermieter(?:in)?|propriet[aá]rio|propietari[oa]|proprietario|eigenaar|właściciel|majitel|gastgeber|hôte|anfitri[oóã]\\p{L}*|host|verhuurder|gospodarz)(?!\\p{L}))'

/** Before the name of a house, of a restaurant or of a show in a sentence or the title of a mail. */
export const STAY_PHRASES =
  "(?:stay|reservation|booking|table|confirmation|confirmed)(?: #?\\d+)? (?:at|with|for)|staying at|(?:aufenthalt|reservierung|buchung|tisch) (?:im|bei)|(?:séjour|réservation|table)(?: (?:est )?confirmée?)? (?:à l[’']établissement|à l[’']|à la|au|chez|pour)|(?:estancia|reserva|mesa) (?:en(?: el| la)?|para)|(?:soggiorno|prenotazione|tavolo) (?:presso|da|per)|(?:estadia|reserva|mesa) (?:no|na)|(?:verblijf|reservering|boeking|tafel) (?:bij|voor)"

/** No name of anything: greetings, what is charged, what may be done. */
export const NO_TITLE =
  "n[º°o]\\.?|nr\\.?|number|nummer|numéro|número|numero|numer|code|código|codice|kod|pesanan|dear|hello|hi|hallo|guten tag|liebe[r]?|sehr geehrte|bonjour|hola|ciao|gentile|buongiorno|caro|cara|olá|estimad[oa]|beste|geachte|cześć|dzień dobry|thanks?|thank you|vielen dank|danke|merci|gracias|grazie|obrigad[oa]|bedankt|dziękujemy|order|booking|reservation|confirmation|confirmed|buchung\\p{L}*|reservierung\\p{L}*|bestell\\p{L}*|auftrag\\p{L}*|réservation|commande|reserva|pedido|prenotazione|ordine|boeking|bestelling|rezerwacj\\p{L}+|zamówieni\\p{L}+|you|you[’']re|you[’']ve|we|we[’']ve|it[’']s|tell us|how|your|ihre?|votre|su|tu|la tua|il tuo|a sua|uw|je|twój|total|payment|price|preis|prix|precio|prezzo|zahlung|\\d+ ?x|\\d+ (?:adults?|tickets?)|adults?|view|manage|download|print|show|cancel|tickets?|e-?tickets?|section|row|seats?|details?|receipt|directions|obter|get|free|kostenlos|gratis|passwort|pin|date|datum|fecha|data|time|uhrzeit|hora|name|participants?|teilnehmer|participantes|language|sprache|idioma|langue"
