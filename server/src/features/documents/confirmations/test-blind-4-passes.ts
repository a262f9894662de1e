import { crlf, type ImportSample, passOf, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-4.ts: barcodes, passes and a calendar. */
export const BLIND_4_PASSES: readonly ImportSample[] = [
  {
    name: 'blind4a-b01-bcbp-indigo.txt',
    content: `M1DESHMUKH/ANANYA MS  EK7QD2M DELBOM6E 2134 128Y014C0087 148>6180WW7120B6E              2A31224065177820 6E                     15K `,
    fields: records(`
      kind=flight | number=6E 2134 | reference=K7QD2M | from.place=DEL | from.date=2027-05-08 | to.place=BOM | seat=14C | people=Ananya Deshmukh
    `),
  },
  {
    name: 'blind4b-c01-norwegian.ics',
    content: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Norwegian Air Shuttle//Booking//EN
METHOD:PUBLISH
BEGIN:VTIMEZONE
TZID:Europe/Oslo
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:Europe/London
BEGIN:STANDARD
DTSTART:19701025T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:DY1310-20270521-HB6W2R@norwegian.example
DTSTAMP:20270402T101500Z
DTSTART;TZID=Europe/Oslo:20270521T180500
DTEND;TZID=Europe/London:20270521T192000
SUMMARY:Flight DY1310 Oslo-Gardermoen (OSL) - London-Gatwick (LGW)
LOCATION:Oslo-Gardermoen
DESCRIPTION:Booking reference: HB6W2R\\nFlight: DY1310\\nDeparture: 21 May 2
 027 18:05 Oslo-Gardermoen (OSL)\\nArrival: 21 May 2027 19:20 London-Gatwic
 k (LGW)\\nPassengers: Sigrid Haugland\\, Even Haugland\\nFare: LowFare+\\, 1 
 checked bag 23 kg each\\nBag drop closes 40 minutes before departure.
BEGIN:VALARM
TRIGGER:-PT24H
ACTION:DISPLAY
DESCRIPTION:Check in for DY1310
END:VALARM
END:VEVENT
BEGIN:VEVENT
UID:DY1303-20270524-HB6W2R@norwegian.example
DTSTAMP:20270402T101500Z
DTSTART;TZID=Europe/London:20270524T094500
DTEND;TZID=Europe/Oslo:20270524T130500
SUMMARY:Flight DY1303 London-Gatwick (LGW) - Oslo-Gardermoen (OSL)
LOCATION:London-Gatwick
DESCRIPTION:Booking reference: HB6W2R\\nFlight: DY1303\\nDeparture: 24 May 2
 027 09:45 London-Gatwick (LGW)\\nArrival: 24 May 2027 13:05 Oslo-Gardermoe
 n (OSL)\\nPassengers: Sigrid Haugland\\, Even Haugland
END:VEVENT
END:VCALENDAR
`),
    fields: records(`
      kind=flight | number=DY 1310 | reference=HB6W2R | from.place=OSL | from.date=2027-05-21 | from.time=18:05 | to.place=LGW | to.date=2027-05-21 | to.time=19:20
      kind=flight | number=DY 1303 | reference=HB6W2R | from.place=LGW | from.date=2027-05-24 | from.time=09:45 | to.place=OSL | to.date=2027-05-24 | to.time=13:05
    `),
  },
  {
    name: 'blind4b-pass-aegean-flight.pkpass',
    content: passOf(
      JSON.parse(`{
  "formatVersion": 1,
  "passTypeIdentifier": "pass.example.aegean.boarding",
  "serialNumber": "A3-603-20270618-00421",
  "teamIdentifier": "X9K4L2M7PQ",
  "organizationName": "Aegean Airlines",
  "description": "Κάρτα επιβίβασης",
  "logoText": "",
  "foregroundColor": "rgb(255,255,255)",
  "backgroundColor": "rgb(0,48,110)",
  "relevantDate": "2027-06-18T16:35:00+03:00",
  "boardingPass": {
    "transitType": "PKTransitTypeAir",
    "headerFields": [
      {
        "key": "flight",
        "label": "ΠΤΗΣΗ",
        "value": "A3 603"
      },
      {
        "key": "date",
        "label": "ΗΜ/ΝΙΑ",
        "value": "18 ΙΟΥΝ"
      }
    ],
    "primaryFields": [
      {
        "key": "origin",
        "label": "ATHENS",
        "value": "ATH"
      },
      {
        "key": "destination",
        "label": "LONDON HEATHROW",
        "value": "LHR"
      }
    ],
    "auxiliaryFields": [
      {
        "key": "boarding",
        "label": "ΕΠΙΒΙΒΑΣΗ",
        "value": "16:35"
      },
      {
        "key": "departure",
        "label": "ΑΝΑΧΩΡΗΣΗ",
        "value": "17:15"
      },
      {
        "key": "gate",
        "label": "ΠΥΛΗ",
        "value": "B17"
      },
      {
        "key": "seat",
        "label": "ΘΕΣΗ",
        "value": "14C"
      }
    ],
    "secondaryFields": [
      {
        "key": "passenger",
        "label": "ΕΠΙΒΑΤΗΣ",
        "value": "KALOGEROPOULOU/DESPINA"
      },
      {
        "key": "class",
        "label": "ΘΕΣΗ ΕΞΥΠΗΡΕΤΗΣΗΣ",
        "value": "ECONOMY"
      }
    ],
    "backFields": [
      {
        "key": "pnr",
        "label": "Κωδικός κράτησης",
        "value": "9LTZ4W"
      },
      {
        "key": "eticket",
        "label": "Ηλεκτρονικό εισιτήριο",
        "value": "390 2417730056"
      },
      {
        "key": "terms",
        "label": "Πληροφορίες",
        "value": "Η πύλη κλείνει 15 λεπτά πριν την αναχώρηση. Τηλ. 210 626 1000"
      }
    ]
  },
  "barcode": {
    "format": "PKBarcodeFormatAztec",
    "message": "M1KALOGEROPOULOU/DESPE9LTZ4W ATHLHRA3 0603 169Y014C0042 100",
    "messageEncoding": "iso-8859-1"
  }
}`),
    ),
    fields: records(`
      kind=flight | number=A3 603 | reference=9LTZ4W | from.place=ATH | from.date=2027-06-18 | from.time=17:15 | to.place=LHR | seat=14C | people=Despina Kalogeropoulou
    `),
  },
  {
    name: 'blind4b-pass-dsb-train.pkpass',
    content: passOf(
      JSON.parse(
        `{"formatVersion": 1, "passTypeIdentifier": "pass.example.dsb.billet", "serialNumber": "DSB-88140327751", "teamIdentifier": "D7S8B9Q2LK", "organizationName": "DSB", "description": "DSB togbillet", "relevantDate": "2027-11-12T08:03:00+01:00", "backgroundColor": "rgb(180,23,48)", "boardingPass": {"transitType": "PKTransitTypeTrain", "headerFields": [{"key": "date", "label": "Dato", "value": "2027-11-12T08:03+01:00", "dateStyle": "PKDateStyleMedium", "timeStyle": "PKDateStyleNone"}], "primaryFields": [{"key": "from", "label": "Fra", "value": "København H"}, {"key": "to", "label": "Til", "value": "Aarhus H"}], "secondaryFields": [{"key": "dep", "label": "Afgang", "value": "08:03"}, {"key": "arr", "label": "Ankomst", "value": "10:48"}, {"key": "train", "label": "Tog", "value": "ICL 23"}], "auxiliaryFields": [{"key": "coach", "label": "Vogn", "value": "51"}, {"key": "seat", "label": "Plads", "value": "86"}, {"key": "type", "label": "Billettype", "value": "Orange, 1 voksen"}], "backFields": [{"key": "order", "label": "Ordrenummer", "value": "88140327751"}, {"key": "name", "label": "Rejsende", "value": "Mads Overgaard"}, {"key": "rules", "label": "Vilkår", "value": "Billetten gælder kun til den valgte afgang. Kundecenter 70 13 14 15, alle dage 7-20."}]}, "barcodes": [{"format": "PKBarcodeFormatAztec", "message": "DSB1|88140327751|KH|AR|121127", "messageEncoding": "iso-8859-1"}]}`,
      ),
    ),
    fields: records(`
      kind=train | number=ICL 23 | reference=88140327751 | from.place=København H | from.date=2027-11-12 | from.time=08:03 | to.place=Aarhus H | to.date=2027-11-12 | to.time=10:48 | seat=51 86 | people=Mads Overgaard
    `),
  },
]
