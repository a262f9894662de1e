import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_TRAINS_MORE: readonly ImportSample[] = [
  {
    name: 'remembered-59-dsb.eml',
    content: letterQuoted({
      from: 'DSB <noreply@dsb.example>',
      date: 'Sun, 11 Apr 2027 10:00:00 +0200',
      subject: 'Din billet til Aarhus H',
      type: 'html',
      body: `<p>Tak for dit køb</p><table><tr><td>Ordrenummer</td><td>44820917</td></tr></table><table><tr><td>Fra</td><td>København H</td></tr><tr><td>Til</td><td>Aarhus H</td></tr><tr><td>Dato</td><td>fredag 23. april 2027</td></tr><tr><td>Afgang</td><td>10:56</td></tr><tr><td>Ankomst</td><td>14:07</td></tr><tr><td>Tog</td><td>IC 127</td></tr><tr><td>Vogn / plads</td><td>31 / 64</td></tr></table><p>I alt 299,00 kr. heraf moms 0,00 kr.</p>`,
    }),
    fields: records(`
      kind=train | number=IC 127 | reference=44820917 | from.place=København H | from.date=2027-04-23 | from.time=10:56 | to.place=Aarhus H | to.date=2027-04-23 | to.time=14:07
    `),
  },
  {
    name: 'remembered-60-cd.txt',
    content: `České dráhy, a.s.
Jízdní doklad - IN KARTA
Kód transakce: 8PQ4KX
Jméno: Věra Malá
Datum jízdy: 04.07.2027
Odkud: Praha hl.n.    odj. 08:42
Kam: Brno hl.n.       příj. 11:20
Spoj: EC 177 Metropolitan
Vůz 365, místo 42
Cena celkem: 229 Kč`,
    fields: records(`
      kind=train | number=EC 177 | reference=8PQ4KX | from.place=Praha hl.n. | from.date=2027-07-04 | from.time=08:42 | to.place=Brno hl.n. | to.date=2027-07-04 | to.time=11:20
    `),
  },
  {
    name: 'remembered-84-se-tag.eml',
    content: letterQuoted({
      from: 'SJ <noreply@sj.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Bokningsbekräftelse ABC4567X',
      type: 'html',
      body: `<p>Tack för din beställning!</p><p>Bokningsnummer: ABC4567X</p><table><tr><td>fredag 7 maj 2027</td></tr><tr><td>08.24</td><td>Stockholm Central</td><td>Spår 10</td></tr><tr><td>11.31</td><td>Göteborg Central</td><td>Spår 4</td></tr><tr><td></td><td>SJ Snabbtåg 427</td><td>Vagn 3, plats 21</td></tr></table><p>Pris 495 kr varav moms 28,02 kr</p>`,
    }),
    fields: records(`
      kind=train | number=SJ Snabbtåg 427 | reference=ABC4567X | from.place=Stockholm Central | from.date=2027-05-07 | from.time=08:24 | to.place=Göteborg Central | to.date=2027-05-07 | to.time=11:31
    `),
  },
  {
    name: 'remembered-85-nl-ns.eml',
    content: letterQuoted({
      from: 'NS International <noreply@nsinternational.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Je boeking naar Berlijn: BKXTRQ',
      type: 'html',
      body: `<p>Beste Femke,</p><p>Bedankt voor je boeking. Je boekingscode (DNR) is BKXTRQ.</p><table><tr><td>Vertrek</td><td>wo 2 juni 2027 om 10:00 uur</td><td>Amsterdam Centraal</td></tr><tr><td>Aankomst</td><td>wo 2 juni 2027 om 15:52 uur</td><td>Berlin Hbf</td></tr><tr><td>Trein</td><td>IC 145</td><td>Rijtuig 7, zitplaats 42</td></tr></table><p>Totaal betaald € 49,90</p>`,
    }),
    fields: records(`
      kind=train | number=IC 145 | reference=BKXTRQ | from.place=Amsterdam Centraal | from.date=2027-06-02 | from.time=10:00 | to.place=Berlin Hbf | to.date=2027-06-02 | to.time=15:52
    `),
  },
  {
    name: 'remembered-86-thsr.txt',
    content: `台灣高鐵 訂位明細
訂位代號：04471820
車次：0837
乘車日期：2027/06/05
台北 15:11 → 左營 17:10
車廂/座位：6車 12A
票數：1張
總票價：NT$1,490`,
    fields: records(`
      kind=train | number=0837 | reference=04471820 | from.place=台北 | from.date=2027-06-05 | from.time=15:11 | to.place=左營 | to.date=2027-06-05 | to.time=17:10
    `),
  },
  {
    name: 'remembered-f6-trainline-fr.eml',
    content: letterQuoted({
      from: 'Trainline <noreply@trainline.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Votre commande Paris - Bordeaux',
      type: 'html',
      body: `<h1>Merci pour votre commande</h1><table><tr><td>Référence SNCF</td><td>QXKTRZ</td></tr></table><p>Aller - ven. 21 mai 2027</p><table><tr><td>14:41</td><td>Paris Montparnasse</td></tr><tr><td>2h14</td><td>TGV INOUI 8517<br>Voiture 6, place 55</td></tr><tr><td>16:55</td><td>Bordeaux Saint-Jean</td></tr></table><p>Total 49,00 €</p>`,
    }),
    fields: records(`
      kind=train | number=TGV INOUI 8517 | reference=QXKTRZ | from.place=Paris Montparnasse | from.date=2027-05-21 | from.time=14:41 | to.place=Bordeaux Saint-Jean | to.date=2027-05-21 | to.time=16:55
    `),
  },
  {
    name: 'remembered-f7-renfe-mail.eml',
    content: letterQuoted({
      from: 'Renfe <noreply@renfe.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Confirmación de compra Renfe - Localizador 8KQXT4',
      type: 'html',
      body: `<p>Localizador: 8KQXT4</p><table><tr><th>Tren</th><th>Origen</th><th>Salida</th><th>Destino</th><th>Llegada</th><th>Coche/Plaza</th></tr><tr><td>AVE 3102</td><td>MADRID-PUERTA DE ATOCHA</td><td>10/06/2027 08:00</td><td>SEVILLA-SANTA JUSTA</td><td>10/06/2027 10:32</td><td>4 / 7C</td></tr><tr><td>AVE 3163</td><td>SEVILLA-SANTA JUSTA</td><td>12/06/2027 19:45</td><td>MADRID-PUERTA DE ATOCHA</td><td>12/06/2027 22:20</td><td>6 / 2A</td></tr></table><p>Importe total: 98,40 €</p>`,
    }),
    fields: records(`
      kind=train | number=AVE 3102 | reference=8KQXT4 | from.place=MADRID-PUERTA DE ATOCHA | from.date=2027-06-10 | from.time=08:00 | to.place=SEVILLA-SANTA JUSTA | to.date=2027-06-10 | to.time=10:32
      kind=train | number=AVE 3163 | reference=8KQXT4 | from.place=SEVILLA-SANTA JUSTA | from.date=2027-06-12 | from.time=19:45 | to.place=MADRID-PUERTA DE ATOCHA | to.date=2027-06-12 | to.time=22:20
    `),
  },
  {
    name: 'remembered-g5-ouigo.eml',
    content: letterQuoted({
      from: 'OUIGO <noreply@ouigo.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Votre e-billet OUIGO - QX8KTR',
      type: 'html',
      body: `<p>Bonjour Nolwenn, voici votre réservation <b>QX8KTR</b></p><table><tr><td>Samedi 15 mai 2027</td><td>Train n° 7806</td></tr><tr><td>Départ</td><td>PARIS GARE DE LYON</td><td>07h18</td></tr><tr><td>Arrivée</td><td>MARSEILLE ST CHARLES</td><td>10h38</td></tr></table><p>Présentez-vous à quai au moins 30 minutes avant le départ.</p><p>Voiture 14, place 308. Montant payé 29 €.</p>`,
    }),
    fields: records(`
      kind=train | number=7806 | reference=QX8KTR | from.place=PARIS GARE DE LYON | from.date=2027-05-15 | from.time=07:18 | to.place=MARSEILLE ST CHARLES | to.date=2027-05-15 | to.time=10:38
    `),
  },
  {
    name: 'remembered-g6-sbb-mail.eml',
    content: letterQuoted({
      from: 'SBB CFF FFS <noreply@sbb.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Ihr Billettkauf vom 05.04.2027',
      type: 'plain',
      body: `Guten Tag Frau Gerber

Vielen Dank für Ihren Kauf auf SBB Mobile.

Bestellnummer: 44718204477
Sparbillett, 2. Klasse, Halbtax
Sa, 17.04.2027

Zürich HB      ab 09:03   Gl. 31
Lausanne       an 11:15   Gl. 4
IC 5 Richtung Genève-Aéroport

Preis CHF 26.00`,
    }),
    fields: records(`
      kind=train | number=IC 5 | reference=44718204477 | from.place=Zürich HB | from.date=2027-04-17 | from.time=09:03 | to.place=Lausanne | to.date=2027-04-17 | to.time=11:15
    `),
  },
  {
    name: 'remembered-gh-statusmail.eml',
    content: letterQuoted({
      from: 'Deutsche Bahn <noreply@bahn.example>',
      date: 'Wed, 12 May 2027 06:00:00 +0200',
      subject: 'Verspätungsalarm: Ihre Reise am 12.05.2027',
      type: 'html',
      body: `<p>Auf Ihrer Reise kommt es zu Änderungen.</p><table><tr><td>ICE 579</td></tr><tr><td>Hamburg Hbf</td><td>ab 08:01</td></tr><tr><td>Stuttgart Hbf</td><td>an 13:08</td></tr></table><p>12.05.2027</p>`,
    }),
    fields: records(`
      kind=train | number=ICE 579 | from.place=Hamburg Hbf | from.date=2027-05-12 | from.time=08:01 | to.place=Stuttgart Hbf | to.date=2027-05-12 | to.time=13:08
    `),
  },
]
