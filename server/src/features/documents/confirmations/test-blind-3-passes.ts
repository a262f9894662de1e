import { type ImportSample, passOf, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-3.ts: passes and barcodes. */
export const BLIND_3_PASSES: readonly ImportSample[] = [
  {
    name: 'blind3-b01-bcbp-one-leg.txt',
    content:
      'M1NOWAKOWSKI/PIOTRMR  ER4JX8L WAWCPHLO 0457 082Y021F0010 148>6180WW7081BLO              2A08024019875430 LO LO                  1PC ',
    fields: records(`
      kind=flight | number=LO 457 | reference=R4JX8L | from.place=WAW | from.date=2027-03-23 | to.place=CPH | seat=21F | people=Piotr Nowakowski
    `),
  },
  {
    name: 'blind3-b02-bcbp-two-legs.txt',
    content:
      'M2GARRIDO/ELENA MRS   EM5QZ7D MADFRALH 1113 273K011A0010 148>6180WW7272BLH              2A22024099112010 LH LH                  1PC M5QZ7D FRAYYZLH 0470 274K042H0047 12C2A22024099112010 LH LH                  1PC ',
    fields: records(`
      kind=flight | number=LH 1113 | reference=M5QZ7D | from.place=MAD | from.date=2027-09-30 | to.place=FRA | seat=11A | people=Elena Garrido
      kind=flight | number=LH 470 | reference=M5QZ7D | from.place=FRA | from.date=2027-10-01 | to.place=YYZ | seat=42H | people=Elena Garrido
    `),
  },
  {
    name: 'blind3-axs-event.pkpass',
    content: passOf(
      JSON.parse(`{
 "formatVersion": 1,
 "passTypeIdentifier": "pass.com.axs.ticket",
 "serialNumber": "AX-55820319-2",
 "teamIdentifier": "AXS0000009",
 "organizationName": "AXS",
 "description": "Event ticket",
 "groupingIdentifier": "AX-55820319",
 "relevantDate": "2027-11-06T18:30:00+00:00",
 "locations": [{"latitude": 51.5029, "longitude": 0.0032}],
 "barcodes": [{"format": "PKBarcodeFormatQR", "message": "55820319000288417", "messageEncoding": "iso-8859-1"}],
 "eventTicket": {
  "headerFields": [{"key": "date", "label": "SAT 6 NOV 2027", "value": "6:30 PM"}],
  "primaryFields": [{"key": "event", "label": "EVENT", "value": "The Lanterns: Long Way Home Tour"}],
  "secondaryFields": [{"key": "venue", "label": "VENUE", "value": "The O2 Arena"}],
  "auxiliaryFields": [{"key": "seat", "label": "SEAT", "value": "Block 112, Row K, Seat 23"}, {"key": "name", "label": "NAME", "value": "Aisha Rahmani"}],
  "backFields": [{"key": "order", "label": "Order number", "value": "AX-55820319"}, {"key": "start", "label": "Date and time", "value": "Saturday 6 November 2027, 6:30 PM"}, {"key": "addr", "label": "Venue address", "value": "Peninsula Square, London SE10 0DX"}, {"key": "terms", "label": "Terms", "value": "No re-entry. Under 14s must be accompanied by an adult. Tickets may not be resold above face value."}]
 }
}`),
    ),
    fields: records(`
      kind=event | reference=AX-55820319 | name=The Lanterns: Long Way Home Tour | from.place=The O2 Arena, Peninsula Square, London SE10 0DX | from.date=2027-11-06 | from.time=18:30 | seat=Block 112, Row K, Seat 23 | people=Aisha Rahmani | to.place=The O2 Arena, Peninsula Square, London SE10 0DX
    `),
  },
  {
    name: 'blind3-flixbus-bus.pkpass',
    content: passOf(
      JSON.parse(`{
 "formatVersion": 1,
 "passTypeIdentifier": "pass.de.meinfernbus.ticket",
 "serialNumber": "3187204466-1",
 "teamIdentifier": "FLX0000001",
 "organizationName": "FlixBus",
 "description": "FlixBus Ticket",
 "backgroundColor": "rgb(115,215,0)",
 "relevantDate": "2027-06-18T23:15:00+02:00",
 "barcodes": [{"format": "PKBarcodeFormatQR", "message": "https://shop.global.flixbus.example/ticket/qr/3187204466/4fk29d", "messageEncoding": "utf-8"}],
 "boardingPass": {
  "transitType": "PKTransitTypeBus",
  "headerFields": [{"key": "seat", "label": "Seat", "value": "7C"}],
  "primaryFields": [{"key": "from", "label": "From", "value": "Munich central bus station"}, {"key": "to", "label": "To", "value": "Zagreb bus station"}],
  "secondaryFields": [{"key": "departure", "label": "Departure", "value": "2027-06-18T23:15:00+02:00", "dateStyle": "PKDateStyleMedium", "timeStyle": "PKDateStyleShort", "ignoresTimeZone": true}, {"key": "arrival", "label": "Arrival", "value": "2027-06-19T06:35:00+02:00", "dateStyle": "PKDateStyleMedium", "timeStyle": "PKDateStyleShort", "ignoresTimeZone": true}],
  "auxiliaryFields": [{"key": "line", "label": "Bus", "value": "FlixBus 1296"}, {"key": "passenger", "label": "Passenger", "value": "Mila Horvat"}],
  "backFields": [{"key": "booking", "label": "Booking number", "value": "3187204466"}, {"key": "luggage", "label": "Luggage", "value": "1 hand luggage, 1 stowed luggage"}, {"key": "checkin", "label": "Check-in", "value": "Please be at the stop 15 minutes before departure."}]
 }
}`),
    ),
    fields: records(`
      kind=bus | number=FlixBus 1296 | reference=3187204466 | from.place=Munich central bus station | from.date=2027-06-18 | from.time=23:15 | to.place=Zagreb bus station | to.date=2027-06-19 | to.time=06:35 | seat=7C | people=Mila Horvat
    `),
  },
  {
    name: 'blind3-lufthansa-flight.pkpass',
    content: passOf(
      JSON.parse(`{
 "formatVersion": 1,
 "passTypeIdentifier": "pass.com.lufthansa.mobile.boardingpass",
 "serialNumber": "LH1792-20MAY-K8TQ4Z-0010",
 "teamIdentifier": "ABCDE12345",
 "organizationName": "Lufthansa",
 "description": "Lufthansa Boarding Pass",
 "logoText": "",
 "backgroundColor": "rgb(5,22,77)",
 "foregroundColor": "rgb(255,255,255)",
 "labelColor": "rgb(255,171,0)",
 "relevantDate": "2027-05-20T20:45+02:00",
 "expirationDate": "2027-05-21T20:45+02:00",
 "barcode": {
  "format": "PKBarcodeFormatAztec",
  "message": "M1HARTMANN/JULIA MRS  EK8TQ4Z MUCLISLH 1792 140M014C0010 148>6180WW7139BLH              2A22012345678900 LH LH                  1PC ",
  "messageEncoding": "iso-8859-1"
 },
 "boardingPass": {
  "transitType": "PKTransitTypeAir",
  "headerFields": [{"key": "gate", "label": "Gate", "value": "G24"}, {"key": "seat", "label": "Sitz", "value": "14C"}],
  "primaryFields": [{"key": "origin", "label": "München", "value": "MUC"}, {"key": "destination", "label": "Lissabon", "value": "LIS"}],
  "auxiliaryFields": [{"key": "flight", "label": "Flug", "value": "LH1792"}, {"key": "date", "label": "Datum", "value": "20.05.2027"}, {"key": "boarding", "label": "Boarding", "value": "20:10"}, {"key": "group", "label": "Gruppe", "value": "3"}],
  "secondaryFields": [{"key": "passenger", "label": "Name", "value": "Julia Hartmann"}, {"key": "class", "label": "Klasse", "value": "Economy"}, {"key": "seq", "label": "Seq.", "value": "010"}],
  "backFields": [{"key": "pnr", "label": "Buchungscode", "value": "K8TQ4Z"}, {"key": "etkt", "label": "Ticketnummer", "value": "220-1234567890"}, {"key": "departure", "label": "Abflug", "value": "20.05.2027 20:45"}, {"key": "arrival", "label": "Ankunft", "value": "20.05.2027 23:00"}, {"key": "terminal", "label": "Terminal", "value": "2"}, {"key": "bag", "label": "Freigepäck", "value": "1 Gepäckstück bis 23 kg"}, {"key": "info", "label": "Hinweis", "value": "Bitte finden Sie sich spätestens um 20:30 am Gate ein."}]
 }
}`),
    ),
    fields: records(`
      kind=flight | number=LH 1792 | reference=K8TQ4Z | from.place=MUC | from.date=2027-05-20 | from.time=20:45 | to.place=LIS | to.date=2027-05-20 | to.time=23:00 | seat=14C | people=Julia Hartmann
    `),
  },
  {
    name: 'blind3-sncf-train.pkpass',
    content: passOf(
      JSON.parse(`{
 "formatVersion": 1,
 "passTypeIdentifier": "pass.com.vsct.ebillet",
 "serialNumber": "TGVRMK-6610-01",
 "teamIdentifier": "9V4SNCF001",
 "organizationName": "SNCF Connect",
 "description": "E-billet TGV INOUI",
 "backgroundColor": "rgb(13,14,53)",
 "foregroundColor": "rgb(255,255,255)",
 "labelColor": "rgb(142,229,255)",
 "relevantDate": "2027-09-24T09:58:00+02:00",
 "barcodes": [{"format": "PKBarcodeFormatAztec", "message": "i0CVTGVRMK987654321FRLPDFRPLY6610241 25", "messageEncoding": "iso-8859-1"}],
 "boardingPass": {
  "transitType": "PKTransitTypeTrain",
  "headerFields": [{"key": "date", "label": "DATE", "value": "24/09/2027"}],
  "primaryFields": [{"key": "origin", "label": "DÉPART", "value": "Lyon Part-Dieu"}, {"key": "destination", "label": "ARRIVÉE", "value": "Paris Gare de Lyon"}],
  "secondaryFields": [{"key": "departureTime", "label": "DÉPART À", "value": "09:58"}, {"key": "arrivalTime", "label": "ARRIVÉE À", "value": "12:02"}, {"key": "train", "label": "TRAIN", "value": "TGV INOUI 6610"}],
  "auxiliaryFields": [{"key": "seat", "label": "PLACE", "value": "Voiture 14 Place 52"}, {"key": "class", "label": "CLASSE", "value": "2"}, {"key": "passenger", "label": "VOYAGEUR", "value": "Bastien Lacroix"}],
  "backFields": [{"key": "pnr", "label": "Référence dossier", "value": "TGVRMK"}, {"key": "tkt", "label": "N° e-billet", "value": "987654321"}, {"key": "fare", "label": "Tarif", "value": "Seconde Carte Avantage Jeune"}, {"key": "cgv", "label": "Conditions", "value": "Billet nominatif et incessible. Accès au train fermé 2 minutes avant le départ."}]
 }
}`),
    ),
    fields: records(`
      kind=train | number=TGV INOUI 6610 | reference=TGVRMK | from.place=Lyon Part-Dieu | from.date=2027-09-24 | from.time=09:58 | to.place=Paris Gare de Lyon | to.date=2027-09-24 | to.time=12:02 | seat=Voiture 14 Place 52 | people=Bastien Lacroix
    `),
  },
]
