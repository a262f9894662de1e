import {
  crlf,
  type ImportSample,
  letterQuoted,
  passOf,
  records,
} from '#features/documents/booking-words/index.ts'
import { letterIn } from '#features/documents/confirmations/index.ts'

/** Of test-samples-blind-5.ts: barcodes, passes, a calendar, and what is no booking. */
export const BLIND_5_PASSES: readonly ImportSample[] = [
  {
    name: 'blind5-b01-bcbp-ethiopian.txt',
    content: `M2VOGELSANG/RUTH MRS  EW4KTQZ FRAADDET 0707 258Y023L0112 148>6180WW7201BET              2A07124177309570 ET ET                  2PCNW4KTQZ ADDNBOET 0308 259Y014C0041 12C2A07124177309570 ET ET                  2PCN
`,
    fields: records(`
      kind=flight | number=ET 707 | reference=W4KTQZ | from.place=FRA | from.date=2027-09-15 | to.place=ADD | seat=23L | people=Ruth Vogelsang
      kind=flight | number=ET 308 | reference=W4KTQZ | from.place=ADD | from.date=2027-09-16 | to.place=NBO | seat=14C | people=Ruth Vogelsang
    `),
  },
  {
    name: 'blind5-c01-aircanada.ics',
    content: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Air Canada//Booking Itinerary 3.2//EN
CALSCALE:GREGORIAN
METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:America/Vancouver
BEGIN:STANDARD
DTSTART:20071104T020000
TZOFFSETFROM:-0700
TZOFFSETTO:-0800
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
TZOFFSETFROM:-0800
TZOFFSETTO:-0700
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:Australia/Sydney
BEGIN:STANDARD
DTSTART:20080406T030000
TZOFFSETFROM:+1100
TZOFFSETTO:+1000
RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20081005T020000
TZOFFSETFROM:+1000
TZOFFSETTO:+1100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:2Z8KQT-AC33-20271111@aircanada.example
DTSTAMP:20270715T181204Z
DTSTART;TZID=America/Vancouver:20271111T234500
DTEND;TZID=Australia/Sydney:20271113T103500
SUMMARY:AC33 Vancouver (YVR) to Sydney (SYD)
LOCATION:Vancouver Int. Airport (YVR)
DESCRIPTION:Air Canada booking reference: 2Z8KQT\\nFlight AC33\\, Economy 
 (Flex)\\, Boeing 787-9\\nDepart Vancouver (YVR) Thu 11-Nov 2027 23:45\\nAr
 rive Sydney (SYD) Sat 13-Nov 2027 10:35\\nPassengers: Rohan Deshpande\\, 
 Meera Deshpande\\nCheck-in opens 24 hours before departure at aircanada.
 example/checkin
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
BEGIN:VEVENT
UID:2Z8KQT-AC34-20271127@aircanada.example
DTSTAMP:20270715T181204Z
DTSTART;TZID=Australia/Sydney:20271127T111500
DTEND;TZID=America/Vancouver:20271127T061000
SUMMARY:AC34 Sydney (SYD) to Vancouver (YVR)
LOCATION:Sydney Kingsford Smith Airport (SYD)
DESCRIPTION:Air Canada booking reference: 2Z8KQT\\nFlight AC34\\, Economy 
 (Flex)\\, Boeing 787-9\\nDepart Sydney (SYD) Sat 27-Nov 2027 11:15\\nArriv
 e Vancouver (YVR) Sat 27-Nov 2027 06:10\\nPassengers: Rohan Deshpande\\, 
 Meera Deshpande
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR
`),
    fields: records(`
      kind=flight | number=AC 33 | reference=2Z8KQT | from.place=YVR | from.date=2027-11-11 | from.time=23:45 | to.place=SYD | to.date=2027-11-13 | to.time=10:35
      kind=flight | number=AC 34 | reference=2Z8KQT | from.place=SYD | from.date=2027-11-27 | from.time=11:15 | to.place=YVR | to.date=2027-11-27 | to.time=06:10
    `),
  },
  {
    name: 'blind5-pass-italo-train.pkpass',
    content: passOf(
      JSON.parse(
        `{"formatVersion": 1, "passTypeIdentifier": "pass.example.italotreno.biglietto", "serialNumber": "ITL-R4KZQ8-01", "teamIdentifier": "NTV882KQ10", "organizationName": "Italo - Nuovo Trasporto Viaggiatori", "description": "Biglietto Italo", "relevantDate": "2027-06-25T07:40:00+02:00", "backgroundColor": "rgb(152,0,46)", "foregroundColor": "rgb(255,255,255)", "labelColor": "rgb(230,200,160)", "boardingPass": {"transitType": "PKTransitTypeTrain", "headerFields": [{"key": "train", "label": "TRENO", "value": "9918"}, {"key": "day", "label": "DATA", "value": "25/06/2027"}], "primaryFields": [{"key": "from", "label": "07:40", "value": "Napoli Centrale"}, {"key": "to", "label": "12:15", "value": "Milano Centrale"}], "secondaryFields": [{"key": "pax", "label": "VIAGGIATORE", "value": "Ornella Capasso"}, {"key": "amb", "label": "AMBIENTE", "value": "Prima"}], "auxiliaryFields": [{"key": "car", "label": "CARROZZA", "value": "3"}, {"key": "posto", "label": "POSTO", "value": "14"}, {"key": "off", "label": "OFFERTA", "value": "Economy"}], "backFields": [{"key": "code", "label": "Codice biglietto", "value": "R4KZQ8"}, {"key": "it", "label": "Itinerario", "value": "25/06/2027: partenza da Napoli Centrale ore 07:40, arrivo a Milano Centrale ore 12:15"}, {"key": "price", "label": "Importo", "value": "59,90 €"}, {"key": "help", "label": "Assistenza", "value": "Pronto Italo 892020. Le porte chiudono 2 minuti prima della partenza."}]}, "barcode": {"format": "PKBarcodeFormatQR", "message": "R4KZQ8;9918;20270625;NAC;MC_", "messageEncoding": "utf-8"}}`,
      ),
    ),
    fields: records(`
      kind=train | number=9918 | reference=R4KZQ8 | from.place=Napoli Centrale | from.date=2027-06-25 | from.time=07:40 | to.place=Milano Centrale | to.date=2027-06-25 | to.time=12:15 | seat=3 14 | people=Ornella Capasso
    `),
  },
  {
    name: 'blind5-pass-sas-flight.pkpass',
    content: passOf(
      JSON.parse(`{
 "formatVersion": 1,
 "passTypeIdentifier": "pass.example.sas.boardingpass",
 "serialNumber": "SK2868-20270430-7QWK3Z-1",
 "teamIdentifier": "SK4TQ8LM2X",
 "organizationName": "SAS",
 "description": "Boardingkort",
 "logoText": "SAS",
 "relevantDate": "2027-04-30T15:55:00+02:00",
 "expirationDate": "2027-05-01T15:55:00+02:00",
 "foregroundColor": "rgb(255,255,255)",
 "backgroundColor": "rgb(0,0,120)",
 "boardingPass": {
  "transitType": "PKTransitTypeAir",
  "headerFields": [
   {
    "key": "gate",
    "label": "GATE",
    "value": "B9"
   },
   {
    "key": "seat",
    "label": "SÆDE",
    "value": "17F"
   }
  ],
  "primaryFields": [
   {
    "key": "depart",
    "label": "KØBENHAVN",
    "value": "CPH"
   },
   {
    "key": "arrive",
    "label": "BERGEN",
    "value": "BGO"
   }
  ],
  "secondaryFields": [
   {
    "key": "passenger",
    "label": "PASSAGER",
    "value": "THORUP/MIKKEL MR"
   },
   {
    "key": "fl",
    "label": "FLY",
    "value": "SK2868"
   }
  ],
  "auxiliaryFields": [
   {
    "key": "dt",
    "label": "DATO",
    "value": "30APR27"
   },
   {
    "key": "boarding",
    "label": "BOARDING",
    "value": "15:25"
   },
   {
    "key": "dep",
    "label": "AFGANG",
    "value": "15:55"
   },
   {
    "key": "grp",
    "label": "GRUPPE",
    "value": "C"
   }
  ],
  "backFields": [
   {
    "key": "ref",
    "label": "Bookingreference",
    "value": "7QWK3Z"
   },
   {
    "key": "etkt",
    "label": "Billetnummer",
    "value": "117-2417730644"
   },
   {
    "key": "eb",
    "label": "EuroBonus",
    "value": "EBB 604 118 227"
   },
   {
    "key": "info",
    "label": "Information",
    "value": "Gaten lukker 15 minutter før afgang. Bagage: 1 x 23 kg. SAS Kundeservice 70 10 20 00."
   }
  ]
 },
 "barcodes": [
  {
   "format": "PKBarcodeFormatAztec",
   "message": "M1THORUP/MIKKEL MR    E7QWK3Z CPHBGOSK 2868 120Y017F0031 100",
   "messageEncoding": "iso-8859-1"
  }
 ]
}`),
    ),
    fields: records(`
      kind=flight | number=SK 2868 | reference=7QWK3Z | from.place=CPH | from.date=2027-04-30 | from.time=15:55 | to.place=BGO | seat=17F | people=Mikkel Thorup
    `),
  },
  {
    name: 'blind5-n01-etihad-newsletter.eml',
    content: letterQuoted({
      from: 'Etihad Airways <offers@news.etihad.example>',
      date: 'Thu, 07 Oct 2027 06:00:20 +0000',
      subject: 'Fly to Abu Dhabi from £399 - 72 hours only',
      type: 'html',
      body: `<html><body style="background:#f4efe6"><table width="600" align="center" bgcolor="#fff"><tr><td align="center"><h1>The 72-hour sale</h1><p>Book by 10 October 2027, 23:59 GMT. Travel between 8 November 2027 and 31 March 2028.</p></td></tr>
<tr><td><table width="100%"><tr><td>London Heathrow (LHR)</td><td>Abu Dhabi (AUH)</td><td>return from &pound;399</td></tr><tr><td>Manchester (MAN)</td><td>Singapore (SIN)</td><td>return from &pound;569</td></tr><tr><td>London Heathrow (LHR)</td><td>Mal&eacute; (MLE)</td><td>return from &pound;645</td></tr></table></td></tr>
<tr><td><h3>New: EY62 now twice a day</h3><p>From 31 October our morning flight leaves London at 09:20 and lands at 20:15, in good time for dinner on the Corniche.</p>
<h3>Stay two nights on us</h3><p>Add a stopover and enjoy two free hotel nights at one of our partner hotels, check-in from 15:00.</p>
<p>Your Etihad Guest number: 1004 4182 7716. Tier: Bronze. Miles: 8,240 (expiring 31 December 2027: 1,150).</p><p style="font-size:10px">Fares for Economy Value include taxes, for one adult, seats limited. Sale reference code EYSALE72. Unsubscribe. Etihad Airways PJSC, P.O. Box 35566, Abu Dhabi.</p></td></tr></table></body></html>`,
    }),
    fields: [],
  },
  {
    name: 'blind5-n02-rucksack-rechnung.eml',
    content: letterIn('iso-8859-15', {
      from: 'Bergfreund Ausrüstung <rechnung@bergfreund-ausruestung.example>',
      date: 'Mon, 31 May 2027 08:04:50 +0200',
      subject: 'Ihre Rechnung RE-2027-118204 zur Bestellung 40718827',
      type: 'plain',
      body: `Guten Tag Herr Oberhofer,

vielen Dank für Ihren Einkauf. Ihre Bestellung 40718827 vom 29.05.2027 wurde heute versandt.

Rechnung Nr. RE-2027-118204                      Datum: 31.05.2027
------------------------------------------------------------------
1  Reiserucksack "Transit 45", schwarz (Handgepäckmaß)   129,95 €
1  Hüttenschlafsack Seide                                 54,90 €
2  Kofferanhänger "Wien - Venedig"                        13,80 €
   Versand                                                 0,00 €
   Rabatt SOMMER27                                       -19,87 €
------------------------------------------------------------------
   Gesamtbetrag inkl. 20 % MwSt.                         178,78 €
   Bezahlt mit Klarna am 29.05.2027, 21:17 Uhr

Zustellung voraussichtlich am Mittwoch, 2. Juni 2027 zwischen 9:00 und 13:00 Uhr
durch die Post, Sendungsnummer 1042 7710 4418 0027 31.

Lieferadresse: Tobias Oberhofer, Anichstraße 14, 6020 Innsbruck
Abholung im Geschäft Innsbruck Hauptbahnhof ist ab 1. Juli möglich.

Rückgabe innerhalb von 30 Tagen. Gute Reise wünscht
Bergfreund Ausrüstung GmbH, Wildgasse 8, 5020 Salzburg, FN 204418 k, Tel. 0662 555 014`,
    }),
    fields: [],
  },
  {
    name: 'blind5-n03-kayak-alerte.eml',
    content: letterQuoted({
      from: 'KAYAK <alertes@msg.kayak.example>',
      date: 'Fri, 19 Mar 2027 05:48:31 +0100',
      subject: 'Baisse de prix : Lyon - Montréal dès 412 €',
      type: 'html',
      body: `<html lang="fr"><body><h2>Votre alerte de prix</h2><p>Bonjour Maud, les prix ont baissé pour votre recherche.</p>
<p><b>Lyon (LYS) &#8646; Montréal (YUL)</b><br>sam. 17 juil. 2027 &ndash; sam. 31 juil. 2027<br>2 adultes, Économique</p>
<table border="1" cellspacing="0" cellpadding="5"><tr><th>Compagnie</th><th>Aller</th><th>Retour</th><th>Prix</th></tr><tr><td>Air Transat<br>TS 759</td><td>LYS 11:25 &ndash; YUL 13:35</td><td>YUL 21:10 &ndash; LYS 10:15 (+1)</td><td>412 €</td></tr><tr><td>Air Canada<br>AC 873</td><td>LYS 12:40 &ndash; YUL 14:55</td><td>YUL 20:35 &ndash; LYS 09:50 (+1)</td><td>538 €</td></tr><tr><td>Plusieurs compagnies</td><td>LYS 06:15 &ndash; YUL 15:05 (1 escale, CDG)</td><td>YUL 18:00 &ndash; LYS 11:20 (1 escale)</td><td>471 €</td></tr></table>
<p>Notre conseil : <b>réservez maintenant</b>. Les prix devraient augmenter dans les 7 jours.</p><p>Hôtels à Montréal du 17 au 31 juillet : à partir de 74 € la nuit.</p>
<p style="font-size:10px">Prix constatés le 19/03/2027 à 05:30, par personne, taxes comprises, non garantis. Modifier ou supprimer l'alerte. KAYAK Europe GmbH, Sihlporte 3, 8001 Zurich.</p></body></html>`,
    }),
    fields: [],
  },
  {
    name: 'blind5-n04-preventivo-viaggio.eml',
    content: letterIn('windows-1252', {
      from: 'Agenzia Viaggi Maestrale <info@maestraleviaggi.example>',
      date: 'Thu, 10 Jun 2027 17:22:14 +0200',
      subject: 'Preventivo n. 214/27 - Creta, settembre',
      type: 'plain',
      body: `Gentile Sig.ra Donati,

come d'accordo le invio la nostra proposta per Creta. I prezzi sono validi
fino a lunedì 14 giugno, salvo disponibilità al momento della conferma:
nulla è stato ancora prenotato.

PROPOSTA 1
  Volo Bologna - Heraklion sabato 11 settembre, partenza 06:15, arrivo 09:50
  Volo Heraklion - Bologna sabato 18 settembre, partenza 10:40, arrivo 12:20
  7 notti presso Hotel Thalassa Blu ****, camera vista mare, mezza pensione
  Quota per persona                                  € 892,00

PROPOSTA 2
  Stessi voli, 7 notti presso Appartamenti Meltemi, monolocale
  Quota per persona                                  € 641,00

Noleggio auto (facoltativo), ritiro in aeroporto        € 214,00 a settimana
Assicurazione annullamento                              € 38,00
Quota di iscrizione                                     € 25,00

Se desidera procedere ci risponda indicando la proposta scelta e i dati dei
documenti. Al momento della prenotazione chiediamo un acconto del 25%.

Cordiali saluti
Simonetta Zanardi
Agenzia Viaggi Maestrale S.r.l. - Via Altabella 31, 40126 Bologna
tel. 051 555 0190 - lun/ven 9:30-13:00 e 15:00-19:00 - P.IVA 03344170827`,
    }),
    fields: [],
  },
]
