import type { BookingKind } from '../../trip/itinerary/index.ts'

/** A seller that a mail or its words may name; airlines with their code (IATA). */
export type Seller = { name: string; kind: BookingKind; code?: string }

/** Airlines: `code name`. A number behind the name is that of a flight. */
const AIRLINES =
  'AA American Airlines|AB Air Berlin|4U Germanwings|HV Transavia|EN Air Dolomiti|BE Flybe|LG Luxair|JU Air Serbia|OU Croatia Airlines|GF Gulf Air|WY Oman Air|6E IndiGo|UK Vistara|SG SpiceJet|MU China Eastern|CZ China Southern|CA Air China|HU Hainan Airlines|HX Hong Kong Airlines|AK AirAsia|D7 AirAsia X|TR Scoot|5J Cebu Pacific|MF XiamenAir|ZH Shenzhen Airlines|S7 S7 Airlines|PS Ukraine International|KC Air Astana|RJ Royal Jordanian|ME Middle East Airlines|LY El Al|KQ Kenya Airways|AR Aerolíneas Argentinas|CM Copa Airlines|G3 GOL|AD Azul|JA JetSMART|H2 Sky Airline|V7 Volotea|WK Edelweiss|X3 TUIfly|BY TUI Airways|G4 Allegiant|SY Sun Country|TS Air Transat|PD Porter|XY flynas|J9 Jazeera Airways|TU Tunisair|AC Air Canada|AF Air France|AI Air India|AM Aeromexico|AS Alaska Airlines|AT Royal Air Maroc|AV Avianca|AY Finnair|AZ ITA Airways|A3 Aegean|BA British Airways|BR EVA Air|BT airBaltic|B6 JetBlue|CI China Airlines|CX Cathay Pacific|DE Condor|DL Delta|DY Norwegian|EI Aer Lingus|EK Emirates|ET Ethiopian Airlines|EW Eurowings|EY Etihad|FI Icelandair|FR Ryanair|FZ flydubai|F9 Frontier|GA Garuda Indonesia|HA Hawaiian Airlines|IB Iberia|JL Japan Airlines|JL JAL|JQ Jetstar|KE Korean Air|KL KLM|LA LATAM|LH Lufthansa|LO LOT|LS Jet2|LX SWISS|MH Malaysia Airlines|MS EgyptAir|NH ANA|NK Spirit|NZ Air New Zealand|OS Austrian Airlines|OZ Asiana|PC Pegasus|PR Philippine Airlines|QF Qantas|QR Qatar Airways|RO TAROM|SA South African Airways|SK SAS|SN Brussels Airlines|SQ Singapore Airlines|SU Aeroflot|SV Saudia|TG Thai Airways|TK Turkish Airlines|TO Transavia France|TP TAP Air Portugal|TP TAP|UA United|UX Air Europa|U2 easyJet|VA Virgin Australia|VN Vietnam Airlines|VS Virgin Atlantic|VY Vueling|WN Southwest|WS WestJet|W6 Wizz Air|XQ SunExpress'

/** Everybody else, by what they sell. */
const OTHERS: [BookingKind, string][] = [
  [
    'train',
    'Deutsche Bahn|Bahn.de|DB Vertrieb|DB Fernverkehr|SNCF Connect|SNCF|OUIGO|Renfe|Iryo|Trenitalia|Italo|Trainline|Eurostar|Thalys|ÖBB|OEBB|SBB CFF FFS|SBB|NS International|SNCB|NMBS|Amtrak|VIA Rail|LNER|Avanti West Coast|GWR|ScotRail|CP Comboios de Portugal|Comboios de Portugal|PKP Intercity|České dráhy|MÁV|SJ AB|SJ|VR Group|Vy AS|DSB|Indian Railways|IRCTC|Korail|SmartEX|スマートEX|えきねっと|e5489|JR East|Via Rail Canada|ČD|ZSSK|MÁV-START|CFR Călători|WESTbahn|Thameslink|TransPennine Express|Greater Anglia|Southeastern|South Western Railway|Rail Europe|Interrail|Snälltåget|PKP|Koleo|РЖД|Укрзалізниця|12306|中国铁路|코레일|台灣高鐵|THSRC|TCDD|Hellenic Train|BritRail|Brightline|KTMB|PT KAI',
  ],
  [
    'bus',
    'FlixBus|Flix SE|Busbud|redBus|Trailways|Peter Pan|Vivabus|Movelia|Itabus|MarinoBus|Citylink|Rede Expressos|Clickbus|Pamukkale|Kamil Koç|Lux Express|Ecolines|Vy bus4you|BlaBlaBus|BlaBlaCar Bus|National Express|Megabus|Greyhound|ALSA|Eurolines|Ouibus',
  ],
  [
    'ferry',
    'Stena Line|DFDS|P&O Ferries|Brittany Ferries|Irish Ferries|Corsica Ferries|Moby Lines|Tirrenia|Grimaldi Lines|GNV|Viking Line|Tallink|Silja Line|Color Line|Finnlines|Hurtigruten|Blue Star Ferries|Minoan Lines|Superfast|Jadrolinija|Balearia|Trasmediterranea|Scandlines|Direct Ferries|CalMac|BC Ferries|Red Funnel|Wightlink|Condor Ferries|La Méridionale|Corsica Linea|Caronte|Liberty Lines|Siremar|SNAV|Fred. Olsen|Naviera Armas|Hellenic Seaways|SeaJets|ANEK|Molslinjen|Fjord Line|TT-Line|Polferries|Unity Line|Eckerö Line|Krilo|Washington State Ferries|Interislander|Bluebridge|商船三井|さんふらわあ|TurboJET',
  ],
  [
    'car',
    'Hertz|SIXT|Avis|Europcar|Budget Rent a Car|Alamo|National Car Rental|Enterprise Rent-A-Car|Enterprise|Thrifty|Dollar Rent A Car|Goldcar|Record go|Centauro|Rentalcars.com|Localiza|OK Mobility|Buchbinder|Budget|Payless|Fox Rent A Car|Sicily by Car|Drivalia|Green Motion|Keddy|Surprice|Turo|Getaround|Discover Cars|DiscoverCars|Auto Europe|billiger-mietwagen|CarTrawler|Cazoo|Nippon Rent-A-Car|オリックスレンタカー|トヨタレンタカー|タイムズカー|Times Car|一嗨租车|神州租车',
  ],
  [
    'hotel',
    'Booking.com|Airbnb|Agoda|Hotels.com|Vrbo|Hostelworld|Marriott|Hilton|Hyatt|IHG|Accor|Radisson|Best Western|Wyndham|Scandic|NH Hotels|Meliá|Ibis|Novotel|Premier Inn|Travelodge|Motel One|Holiday Inn|Abritel|HomeAway|FeWo-direkt|Interhome|Belvilla|Holidu|Meininger|A&O Hostels|B&B Hotels|Barceló|Riu|Iberostar|Melia|Leonardo Hotels|Steigenberger|Kempinski|Four Seasons|Ritz-Carlton|Sheraton|Westin|Choice Hotels|La Quinta|Louvre Hotels|Campanile|Kyriad|Pierre & Vacances|Center Parcs|Landal|Roompot|Strawberry|Thon Hotels|Sokos Hotels|Elite Hotels|OYO|楽天トラベル|じゃらん|一休|東横INN|APAホテル|야놀자|여기어때|Ostrovok|Островок',
  ],
  [
    'restaurant',
    'OpenTable|TheFork|ElTenedor|LaFourchette|Resy|Quandoo|Bookatable|SevenRooms|Tock|TableCheck|Zenchef|CoverManager|ResDiary|DesignMyNight|Formitable|食べログ|ホットペッパー|캐치테이블',
  ],
  [
    'event',
    'Ticketmaster|Eventim|AXS|Eventbrite|See Tickets|StubHub|TicketOne|Ticketek|DICE|viagogo|fnac Spectacles|Fnac Spectacles|Billetweb|Weezevent|Entradas.com|Bilety24|Ticketportal|Biletix|Tickettailor|SeatGeek|TodayTix|Ticket Tailor|Oeticket|Reservix|Ticketcorner|Paylogic|Billetto|Lippu.fi|Tiketti|Venue Ticketing|チケットぴあ|ローソンチケット|인터파크|大麦网|Skiddle',
  ],
  [
    'ticket',
    'GetYourGuide|Viator|Tiqets|Klook|KKday|Civitatis|Musement|Headout|Go City|Withlocals|Airbnb Experiences|CoopCulture|Vivaticket|Musée du Louvre|Uffizi|Alhambra|Merlin Entertainments|Voicemap',
  ],
]

export const SELLERS: readonly Seller[] = [
  ...AIRLINES.split('|').map((row) => ({
    code: row.slice(0, 2),
    name: row.slice(3),
    kind: 'flight' as const,
  })),
  ...OTHERS.flatMap(([kind, names]) => names.split('|').map((name) => ({ kind, name }))),
]

/** Airlines whose flights carry three letters in what they write. */
export const LONG_CODES = ['EZY', 'EJU', 'EZS']

const NAMES = new Set(SELLERS.map(({ name }) => name.toLowerCase()))

/** Whether this is the name of a seller, and so of no house and no place. */
export function isSellerName(name: string): boolean {
  return NAMES.has(name.toLowerCase())
}
