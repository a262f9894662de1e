import type { BookingKind } from '../../trip/itinerary/index.ts'

/** A seller that a mail or its words may name; airlines with their code (IATA). */
export type Seller = { name: string; kind: BookingKind; code?: string }

/** Airlines: `code name`. A number behind the name is that of a flight. */
const AIRLINES =
  "AA American Airlines|AB Air Berlin|4U Germanwings|HV Transavia|EN Air Dolomiti|BE Flybe|LG Luxair|JU Air Serbia|OU Croatia Airlines|GF Gulf Air|WY Oman Air|6E IndiGo|UK Vistara|SG SpiceJet|MU China Eastern|CZ China Southern|CA Air China|HU Hainan Airlines|HX Hong Kong Airlines|AK AirAsia|D7 AirAsia X|TR Scoot|5J Cebu Pacific|MF XiamenAir|ZH Shenzhen Airlines|S7 S7 Airlines|PS Ukraine International|KC Air Astana|RJ Royal Jordanian|ME Middle East Airlines|LY El Al|KQ Kenya Airways|AR Aerolíneas Argentinas|CM Copa Airlines|G3 GOL|AD Azul|JA JetSMART|H2 Sky Airline|V7 Volotea|WK Edelweiss|X3 TUIfly|BY TUI Airways|G4 Allegiant|SY Sun Country|TS Air Transat|PD Porter|XY flynas|J9 Jazeera Airways|TU Tunisair|AC Air Canada|AF Air France|AI Air India|AM Aeromexico|AS Alaska Airlines|AT Royal Air Maroc|AV Avianca|AY Finnair|AZ ITA Airways|A3 Aegean|BA British Airways|BR EVA Air|BT airBaltic|B6 JetBlue|CI China Airlines|CX Cathay Pacific|DE Condor|DL Delta|DY Norwegian|EI Aer Lingus|EK Emirates|ET Ethiopian Airlines|EW Eurowings|EY Etihad|FI Icelandair|FR Ryanair|FZ flydubai|F9 Frontier|GA Garuda Indonesia|HA Hawaiian Airlines|IB Iberia|JL Japan Airlines|JL JAL|JQ Jetstar|KE Korean Air|KL KLM|LA LATAM|LH Lufthansa|LO LOT|LS Jet2|LX SWISS|MH Malaysia Airlines|MS EgyptAir|NH ANA|NK Spirit|NZ Air New Zealand|OS Austrian Airlines|OZ Asiana|PC Pegasus|PR Philippine Airlines|QF Qantas|QR Qatar Airways|RO TAROM|SA South African Airways|SK SAS|SN Brussels Airlines|SQ Singapore Airlines|SU Aeroflot|SV Saudia|TG Thai Airways|TK Turkish Airlines|TO Transavia France|TP TAP Air Portugal|TP TAP|UA United|UX Air Europa|U2 easyJet|VA Virgin Australia|VN Vietnam Airlines|VS Virgin Atlantic|VY Vueling|WN Southwest|WS WestJet|W6 Wizz Air|XQ SunExpress|FJ Fiji Airways|PX Air Niugini|LM Loganair|T3 Eastern Airways|FA FlySafair|4Z Airlink|WB RwandAir|KU Kuwait Airways|AH Air Algérie|HC Air Senegal|Y4 Volaris|VB Viva Aerobus|FO Flybondi|P5 Wingo|MX Breeze Airways|XP Avelo Airlines|F8 Flair Airlines|NO Neos|WF Widerøe|OG PLAY Airlines|RC Atlantic Airways|QS Smartwings|FB Bulgaria Air|OA Olympic Air|GQ Sky Express|VF AJet|IZ Arkia|6H Israir|G9 Air Arabia|OV SalamAir|PK Pakistan International|UL SriLankan|Q2 Maldivian|BG Biman Bangladesh|BS US-Bangla|H9 Himalaya Airlines|KB Drukair|8M Myanmar Airways|PG Bangkok Airways|FD Thai AirAsia|SL Thai Lion Air|DD Nok Air|VJ VietJet|QH Bamboo Airways|K6 Cambodia Angkor Air|QV Lao Airlines|JT Lion Air|ID Batik Air|QG Citilink|3K Jetstar Asia|ZL Rex Airlines|MM Peach|GK Jetstar Japan|IJ Spring Japan|BC Skymark|7C Jeju Air|TW T'way|LJ Jin Air|ZE Eastar Jet|BX Air Busan|RS Air Seoul|IT Tigerair Taiwan|JX Starlux|UO HK Express|NX Air Macau|9C Spring Airlines|HO Juneyao|3U Sichuan Airlines|SC Shandong Airlines|KN China United|EU Chengdu Airlines|HY Uzbekistan Airways|U6 Ural Airlines|DP Pobeda|QP Akasa Air|IX Air India Express|I2 Iberia Express|XK Air Corsica|SS Corsair|BF French bee|TX Air Caraïbes|UU Air Austral|MK Air Mauritius|HM Air Seychelles|TN Air Tahiti Nui|SB Aircalin|NF Air Vanuatu|4M LATAM Argentina|JJ LATAM Brasil|2Z Voepass|RK Ryanair UK|DI Norwegian UK|N0 Norse Atlantic|4Y Discover Airlines|TF Braathens|NT Binter|PM Canaryfly|EL Ellinair|HF Air Côte d'Ivoire|KP ASKY|P4 Air Peace|W3 Arik Air|TC Air Tanzania|PW Precision Air|UR Uganda Airlines|UM Air Zimbabwe|DT TAAG|TM LAM"

/** Everybody else, by what they sell. */
const OTHERS: [BookingKind, string][] = [
  [
    'train',
    "Deutsche Bahn|Bahn.de|DB Vertrieb|DB Fernverkehr|SNCF Connect|SNCF|OUIGO|Renfe|Iryo|Trenitalia|Italo|Trainline|Eurostar|Thalys|ÖBB|OEBB|SBB CFF FFS|SBB|NS International|SNCB|NMBS|Amtrak|VIA Rail|LNER|Avanti West Coast|GWR|ScotRail|CP Comboios de Portugal|Comboios de Portugal|PKP Intercity|České dráhy|MÁV|SJ AB|SJ|VR Group|Vy AS|DSB|Indian Railways|IRCTC|Korail|SmartEX|スマートEX|えきねっと|e5489|JR East|Via Rail Canada|ČD|ZSSK|MÁV-START|CFR Călători|WESTbahn|Thameslink|TransPennine Express|Greater Anglia|Southeastern|South Western Railway|Rail Europe|Interrail|Snälltåget|PKP|Koleo|РЖД|Укрзалізниця|12306|中国铁路|코레일|台灣高鐵|THSRC|TCDD|Hellenic Train|BritRail|Brightline|KTMB|PT KAI|Iarnród Éireann|Irish Rail|Caledonian Sleeper|NSW TrainLink|V/Line|Queensland Rail|Journey Beyond|KiwiRail|Great Journeys|Leo Express|European Sleeper|Flytoget|ONCF|Polregio|Chiltern Railways|CrossCountry|Grand Central|Hull Trains|Lumo|Transport for Wales|Gatwick Express|Stansted Express|Heathrow Express|Rocky Mountaineer|Ontario Northland|Nightjet|Glacier Express|Rhätische Bahn|Trenord|Euskotren|Treni d'Italia|Amtrak Acela",
  ],
  [
    'bus',
    'FlixBus|Flix SE|Busbud|redBus|Trailways|Peter Pan|Vivabus|Movelia|Itabus|MarinoBus|Citylink|Rede Expressos|Clickbus|Pamukkale|Kamil Koç|Lux Express|Ecolines|Vy bus4you|BlaBlaBus|BlaBlaCar Bus|National Express|Megabus|Greyhound|ALSA|Eurolines|Ouibus|Intercape|InterCity Coachlines|Student Agency|KSRTC|APSRTC|MSRTC|TNSTC|UPSRTC|TSRTC|Bus Éireann|Aircoach|Dublin Coach|Ulsterbus|Jefferson Lines|Premier Stateliner|Murrays|Willer Express|Metro Turizm|Ulusoy|Oxford Tube|Sindbad|Turbus|Cruz del Sur|Andesmar|Primera Plus|Translux|Greyhound Australia|Firefly Express|Skybus|Terravision|Avanza|Socibus|Monbus|Vibasa|Dalatrans',
  ],
  [
    'ferry',
    'Stena Line|DFDS|P&O Ferries|Brittany Ferries|Irish Ferries|Corsica Ferries|Moby Lines|Tirrenia|Grimaldi Lines|GNV|Viking Line|Tallink|Silja Line|Color Line|Finnlines|Hurtigruten|Blue Star Ferries|Minoan Lines|Superfast|Jadrolinija|Balearia|Trasmediterranea|Scandlines|Direct Ferries|CalMac|BC Ferries|Red Funnel|Wightlink|Condor Ferries|La Méridionale|Corsica Linea|Caronte|Liberty Lines|Siremar|SNAV|Fred. Olsen|Naviera Armas|Hellenic Seaways|SeaJets|ANEK|Molslinjen|Fjord Line|TT-Line|Polferries|Unity Line|Eckerö Line|Krilo|Washington State Ferries|Interislander|Bluebridge|商船三井|さんふらわあ|TurboJET|Moby|BatamFast|Majestic Fast Ferry|Bornholmslinjen|Hovertravel|Steam Packet|NorthLink Ferries|Pentland Ferries|Doeksen|TESO|Wagenborg|Destination Gotland|Smyril Line|Wasaline|Toremar|Alilauro|Caremar|Trasmapi|Blu Navy|Golden Star Ferries|Zante Ferries|İDO|BUDO|Spirit of Tasmania|SeaLink|Corsica Sardinia Ferries|P&O|Baleària|Fullers360|Scillonian|Norled|Fjord1|TT Line|Marine Atlantic|Lake Express|Catalina Express|Victoria Clipper',
  ],
  [
    'car',
    'Hertz|SIXT|Avis|Europcar|Budget Rent a Car|Alamo|National Car Rental|Enterprise Rent-A-Car|Enterprise|Thrifty|Dollar Rent A Car|Goldcar|Record go|Centauro|Rentalcars.com|Localiza|OK Mobility|Buchbinder|Budget|Payless|Fox Rent A Car|Sicily by Car|Drivalia|Green Motion|Keddy|Surprice|Turo|Getaround|Discover Cars|DiscoverCars|Auto Europe|billiger-mietwagen|CarTrawler|Cazoo|Nippon Rent-A-Car|オリックスレンタカー|トヨタレンタカー|タイムズカー|Times Car|一嗨租车|神州租车|Zoomcar|CICAR|JUCY|East Coast Car Rentals|Bidvest|AVIS Budget|Noleggiare|Rent a Car|UCAR|Ubeeqo|Wheego|Klass Wagen|Addcar|Ace Rental Cars|Snappy Rentals|Rhodium|Virtuo',
  ],
  [
    'hotel',
    'Booking.com|Airbnb|Agoda|Hotels.com|Vrbo|Hostelworld|Marriott|Hilton|Hyatt|IHG|Accor|Radisson|Best Western|Wyndham|Scandic|NH Hotels|Meliá|Ibis|Novotel|Premier Inn|Travelodge|Motel One|Holiday Inn|Abritel|HomeAway|FeWo-direkt|Interhome|Belvilla|Holidu|Meininger|A&O Hostels|B&B Hotels|Barceló|Riu|Iberostar|Melia|Leonardo Hotels|Steigenberger|Kempinski|Four Seasons|Ritz-Carlton|Sheraton|Westin|Choice Hotels|La Quinta|Louvre Hotels|Campanile|Kyriad|Pierre & Vacances|Center Parcs|Landal|Roompot|Strawberry|Thon Hotels|Sokos Hotels|Elite Hotels|OYO|楽天トラベル|じゃらん|一休|東横INN|APAホテル|야놀자|여기어때|Ostrovok|Островок|YHA|Sykes Holiday Cottages|Paradores|Gîtes de France|Toyoko Inn|Dormy Inn|美团|携程|Trip.com|飞猪|去哪儿|Extended Stay America|Best Western Plus|Super 8|Days Inn|Comfort Inn|Fairmont|Sofitel|Mercure|Pullman Hotels|Youth Hostel|DJH|Jugendherberge|Logis Hotels|Relais du Silence|Eurocamp|Vacansoleil|Parkdean|Hoseasons|Forest Holidays|Plum Guide|Airbnb Luxe|Sonder|citizenM|25hours|Zleep|Comwell|Cabinn',
  ],
  [
    'restaurant',
    'OpenTable|TheFork|ElTenedor|LaFourchette|Resy|Quandoo|Bookatable|SevenRooms|Tock|TableCheck|Zenchef|CoverManager|ResDiary|DesignMyNight|Formitable|食べログ|ホットペッパー|캐치테이블',
  ],
  [
    'event',
    'Ticketmaster|Eventim|AXS|Eventbrite|See Tickets|StubHub|TicketOne|Ticketek|DICE|viagogo|fnac Spectacles|Fnac Spectacles|Billetweb|Weezevent|Entradas.com|Bilety24|Ticketportal|Biletix|Tickettailor|SeatGeek|TodayTix|Ticket Tailor|Oeticket|Reservix|Ticketcorner|Paylogic|Billetto|Lippu.fi|Tiketti|Venue Ticketing|チケットぴあ|ローソンチケット|인터파크|大麦网|Skiddle|BookMyShow|인터파크 티켓|Moshtix|Oztix|Humanitix|Quicket|Computicket|Passline|Sympla|Ticketmaster Entertainment|Proticket|Goout|Ticketpro|Kupbilecik|eBilet|Ticket One|Festicket|Resident Advisor|Eventfinda',
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
