import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_CARS_AND_OUTINGS_MORE: readonly ImportSample[] = [
  {
    name: 'remembered-92-alamo.eml',
    content: letterQuoted({
      from: 'Alamo <reservations@goalamo.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 -0500',
      subject: 'Alamo Reservation Confirmation: 1447718204',
      type: 'plain',
      body: `Thanks for reserving with Alamo, DELPHINE.

CONFIRMATION NUMBER: 1447718204

PICK UP
Monday, June 14, 2027 at 2:00 PM
Las Vegas Intl Airport (LAS)
7135 Gilespie St
Las Vegas, NV 89119

RETURN
Monday, June 21, 2027 at 11:30 AM
Las Vegas Intl Airport (LAS)
7135 Gilespie St
Las Vegas, NV 89119

VEHICLE
Midsize SUV - Nissan Rogue or similar

ESTIMATED TOTAL: $412.88`,
    }),
    fields: records(`
      kind=car | name=Alamo | reference=1447718204 | from.date=2027-06-14 | from.time=14:00 | from.place=Las Vegas Intl Airport (LAS), 7135 Gilespie St, Las Vegas, NV 89119 | to.date=2027-06-21 | to.time=11:30 | to.place=Las Vegas Intl Airport (LAS), 7135 Gilespie St, Las Vegas, NV 89119
    `),
  },
  {
    name: 'remembered-93-thefork-es.eml',
    content: letterQuoted({
      from: 'TheFork <noreply@thefork.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Reserva confirmada en Casa Mingorra',
      type: 'html',
      body: `<h1>¡Tu reserva está confirmada!</h1><h2>Casa Mingorra</h2><p>Calle del Pez 12, 28004 Madrid</p><p>sábado, 17 de abril de 2027 · 21:30 · 4 personas</p><p>Número de reserva: TF8820KX</p><p>Puedes cancelar hasta las 19:30 del 17 de abril.</p>`,
    }),
    fields: records(`
      kind=restaurant | name=Casa Mingorra | reference=TF8820KX | from.date=2027-04-17 | from.time=21:30 | from.place=Casa Mingorra, Calle del Pez 12, 28004 Madrid
    `),
  },
  {
    name: 'remembered-94-eventim-it.eml',
    content: letterQuoted({
      from: 'Ticketmaster Italia <noreply@ticketmaster.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Conferma ordine 27-44718/ITA',
      type: 'plain',
      body: `Ciao Ludovica,
il tuo ordine 27-44718/ITA è confermato.

Marea Alta Tour 2027
sabato 18 settembre 2027, ore 20:30
Arena di Verona
Verona

2 x Gradinata numerata, Settore D, Fila 11, Posti 4-5
Prezzo: 2 x 49,00 EUR
Diritti di prevendita: 2 x 6,50 EUR
Totale: 111,00 EUR`,
    }),
    fields: records(`
      kind=event | name=Marea Alta Tour 2027 | reference=27-44718/ITA | from.date=2027-09-18 | from.time=20:30 | from.place=Arena di Verona
    `),
  },
  {
    name: 'remembered-95-uffizi.eml',
    content: letterQuoted({
      from: 'B-ticket <noreply@b-ticket.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Conferma di prenotazione 0004471820',
      type: 'html',
      body: `<p>Gentile visitatore,</p><p>la prenotazione è confermata.</p><table><tr><td>Codice prenotazione</td><td>0004471820</td></tr><tr><td>Museo</td><td>Galleria degli Uffizi</td></tr><tr><td>Data della visita</td><td>martedì 8 giugno 2027</td></tr><tr><td>Ora di ingresso</td><td>11:15</td></tr><tr><td>Biglietti</td><td>2 interi</td></tr><tr><td>Totale</td><td>€ 58,00</td></tr></table><p>Ritiro biglietti dalle 8:15 presso la porta 3.</p>`,
    }),
    fields: records(`
      kind=ticket | name=Galleria degli Uffizi | reference=0004471820 | from.date=2027-06-08 | from.time=11:15
    `),
  },
  {
    name: 'remembered-9b-car-transfer-sv.eml',
    content: letterQuoted({
      from: 'Hertz Sverige <noreply@hertz.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Bokningsbekräftelse K44718204A1',
      type: 'plain',
      body: `Hej Sigbritt,

Tack för din bokning. Bokningsnummer: K44718204A1

Upphämtning: fredag 2 juli 2027 kl. 16.00
Plats: Arlanda flygplats, Stockholm

Återlämning: fredag 9 juli 2027 kl. 12.00
Plats: Landvetter flygplats, Göteborg

Bilgrupp: B, VW Polo eller liknande
Totalpris: 3 412 SEK`,
    }),
    fields: records(`
      kind=car | name=Hertz | reference=K44718204A1 | from.date=2027-07-02 | from.time=16:00 | from.place=Arlanda flygplats, Stockholm | to.date=2027-07-09 | to.time=12:00 | to.place=Landvetter flygplats, Göteborg
    `),
  },
  {
    name: 'remembered-fd-car-it.eml',
    content: letterQuoted({
      from: 'Locauto <noreply@locauto.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Prenotazione confermata LC44718204',
      type: 'html',
      body: `<p>Codice prenotazione: LC44718204</p><table><tr><td><b>Ritiro</b></td><td><b>Riconsegna</b></td></tr><tr><td>Bari Aeroporto</td><td>Bari Aeroporto</td></tr><tr><td>26/06/2027 09:30</td><td>03/07/2027 18:00</td></tr></table><p>Gruppo B - Fiat Panda o simile</p><p>Totale € 241,00</p>`,
    }),
    fields: records(`
      kind=car | reference=LC44718204 | from.date=2027-06-26 | from.time=09:30 | from.place=Bari Aeroporto | to.date=2027-07-03 | to.time=18:00 | to.place=Bari Aeroporto
    `),
  },
  {
    name: 'remembered-fe-car-jp.eml',
    content: letterQuoted({
      from: 'トヨタレンタカー <noreply@toyotarentacar.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0900',
      subject: 'ご予約完了のお知らせ',
      type: 'plain',
      body: `ご予約ありがとうございます。
予約番号：4471-8204
出発日時：2027年5月3日(月) 10:00
出発店舗：那覇空港店
返却日時：2027年5月6日(木) 17:00
返却店舗：那覇空港店
車両クラス：P1（ヤリス等）
料金：24,860円`,
    }),
    fields: records(`
      kind=car | name=トヨタレンタカー | reference=4471-8204 | from.date=2027-05-03 | from.time=10:00 | from.place=那覇空港店 | to.date=2027-05-06 | to.time=17:00 | to.place=那覇空港店
    `),
  },
  {
    name: 'remembered-ff-tour-viator-de.eml',
    content: letterQuoted({
      from: 'GetYourGuide <noreply@getyourguide.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Deine Buchung ist bestätigt: Rom: Kolosseum mit Arena',
      type: 'html',
      body: `<h1>Danke für deine Buchung, Mats</h1><h2>Rom: Kolosseum mit Arena</h2><p>Referenznummer: GYGKX8Q4TR</p><table><tr><td>Datum</td><td>Donnerstag, 27. Mai 2027</td></tr><tr><td>Startzeit</td><td>09:45</td></tr><tr><td>Teilnehmer</td><td>2 Erwachsene</td></tr><tr><td>Treffpunkt</td><td>Largo Gaetana Agnesi 3, 00184 Roma</td></tr></table><p>Kostenlose Stornierung bis 26. Mai 2027, 09:45 Uhr</p><p>Gesamtpreis 98,00 €</p>`,
    }),
    fields: records(`
      kind=ticket | name=Rom: Kolosseum mit Arena | reference=GYGKX8Q4TR | from.date=2027-05-27 | from.time=09:45 | from.place=Largo Gaetana Agnesi 3, 00184 Roma
    `),
  },
  {
    name: 'remembered-fg-event-jp.eml',
    content: letterQuoted({
      from: 'チケットぴあ <noreply@pia.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0900',
      subject: '【チケットぴあ】申込み完了のお知らせ',
      type: 'plain',
      body: `お申込みありがとうございます。
予約番号：447182049
公演名：雨宮カノン LIVE TOUR 2027
公演日：2027年9月12日(日)
開場 17:00 / 開演 18:00
会場：大阪城ホール
席種：指定席　枚数：2枚
合計金額：19,800円`,
    }),
    fields: records(`
      kind=event | name=雨宮カノン LIVE TOUR 2027 | reference=447182049 | from.date=2027-09-12 | from.time=18:00 | from.place=大阪城ホール
    `),
  },
  {
    name: 'remembered-fh-resto-en.eml',
    content: letterQuoted({
      from: 'SevenRooms <noreply@sevenrooms.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0100',
      subject: 'Reservation Confirmation at Brassica Kitchen',
      type: 'plain',
      body: `Hi Ottilie,

Your reservation at Brassica Kitchen is confirmed.

Friday, 30 April 2027
7:15 PM
Party of 3
Confirmation number: 8KX4QTRZ

Brassica Kitchen
8 Dock Street, Leeds LS10 1NB
0113 555 0190

We hold tables for 15 minutes. Please cancel by 7:15 PM on 29 April.`,
    }),
    fields: records(`
      kind=restaurant | name=Brassica Kitchen | reference=8KX4QTRZ | from.date=2027-04-30 | from.time=19:15 | from.place=Brassica Kitchen, 8 Dock Street, Leeds LS10 1NB
    `),
  },
  {
    name: 'remembered-gc-europcar-fr.eml',
    content: letterQuoted({
      from: 'Europcar <noreply@europcar.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Votre réservation n° 1144718204 est confirmée',
      type: 'html',
      body: `<p>Bonjour M. Prigent,</p><table><tr><td>N° de réservation</td><td>1144718204</td></tr><tr><td>Départ</td><td>jeu. 13 mai 2027 à 09:00<br>NANTES GARE SUD</td></tr><tr><td>Retour</td><td>dim. 16 mai 2027 à 19:00<br>NANTES GARE SUD</td></tr><tr><td>Catégorie</td><td>Compacte (CDMR)</td></tr></table><p>Montant total estimé 148,20 EUR</p>`,
    }),
    fields: records(`
      kind=car | name=Europcar | reference=1144718204 | from.date=2027-05-13 | from.time=09:00 | from.place=NANTES GARE SUD | to.date=2027-05-16 | to.time=19:00 | to.place=NANTES GARE SUD
    `),
  },
  {
    name: 'remembered-gd-dice.eml',
    content: letterQuoted({
      from: 'DICE <noreply@dice.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0100',
      subject: "You're going to Mantis Parade",
      type: 'html',
      body: `<h1>You're going to Mantis Parade</h1><p>Sat 5 Jun 2027, 7:00 pm</p><p>Village Underground<br>54 Holywell Lane, London EC2A 3PQ</p><p>2 x General admission, £22.50</p><p>Order number DCE447182</p>`,
    }),
    fields: records(`
      kind=event | name=Mantis Parade | reference=DCE447182 | from.date=2027-06-05 | from.time=19:00 | from.place=Village Underground, 54 Holywell Lane, London EC2A 3PQ
    `),
  },
  {
    name: 'remembered-ge-alhambra.eml',
    content: letterQuoted({
      from: 'Patronato de la Alhambra <noreply@alhambra.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Confirmación de compra 0447182049',
      type: 'plain',
      body: `Estimado cliente:

Su compra se ha realizado correctamente.

Localizador: 0447182049
Producto: Alhambra General
Fecha de visita: 24/04/2027
Hora Palacios Nazaríes: 12:30
Entradas: 2
Importe total: 42,18 €`,
    }),
    fields: records(`
      kind=ticket | name=Alhambra General | reference=0447182049 | from.date=2027-04-24 | from.time=12:30
    `),
  },
]
