import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'

/** Of test-samples-blind-3.ts: in German and French. */
export const BLIND_3_GERMAN_FRENCH: readonly ImportSample[] = [
  {
    name: 'blind3-t13-lufthansa.eml',
    content: letterQuoted({
      from: 'Lufthansa <online@booking.lufthansa.example>',
      date: 'Tue, 02 Mar 2027 20:51:06 +0100',
      subject: 'Buchungsbestätigung | Abflug: 14.05.2027 | FRA - OPO',
      type: 'plain',
      body: `Buchungsbestätigung
Vielen Dank für Ihre Buchung, Frau Brandstetter.

Ihr Buchungscode: 8XK2PQ

Ihre Reisedaten

Hinflug: Frankfurt - Porto
Fr. 14. Mai 2027
13:15 Uhr   Frankfurt (FRA) Terminal 1
15:10 Uhr   Porto (OPO)
LH 1178, durchgeführt von: Lufthansa
Economy Class (T), Economy Light

Rückflug: Porto - Frankfurt
Do. 20. Mai 2027
18:20 Uhr   Porto (OPO)
22:20 Uhr   München (MUC) Terminal 2
LH 1781, durchgeführt von: Lufthansa CityLine
Economy Class (K), Economy Light
   Umsteigezeit 8 Std. 25 Min. (Aufenthalt über Nacht)
Fr. 21. Mai 2027
06:45 Uhr   München (MUC) Terminal 2
07:50 Uhr   Frankfurt (FRA) Terminal 1
LH 123, durchgeführt von: Lufthansa
Economy Class (K), Economy Light

Passagierinformationen
Katrin Brandstetter          Ticketnummer: 220-2417719035
Handgepäck: 1 x 8 kg         Aufgabegepäck: nicht enthalten

Preisdetails
Flugpreis                    164,00 EUR
Steuern, Gebühren            118,63 EUR
Gesamtpreis für alle Reisenden  282,63 EUR

Zahlung: Kreditkarte ************9021, 02.03.2027

Mietwagen in Porto ab 17 EUR pro Tag | Hotels | Reiseversicherung
Miles & More: Sie sammeln 1.104 Prämienmeilen.

Deutsche Lufthansa AG, Venloer Straße 151-153, 50672 Köln
Dies ist eine automatisch erstellte Nachricht. Bitte antworten Sie nicht darauf.`,
    }),
    fields: records(`
      kind=flight | number=LH 1178 | reference=8XK2PQ | from.place=FRA | from.date=2027-05-14 | from.time=13:15 | to.place=OPO | to.date=2027-05-14 | to.time=15:10
      kind=flight | number=LH 1781 | reference=8XK2PQ | from.place=OPO | from.date=2027-05-20 | from.time=18:20 | to.place=MUC | to.date=2027-05-20 | to.time=22:20
      kind=flight | number=LH 123 | reference=8XK2PQ | from.place=MUC | from.date=2027-05-21 | from.time=06:45 | to.place=FRA | to.date=2027-05-21 | to.time=07:50
    `),
  },
  {
    name: 'blind3-t14-deutsche-bahn.txt',
    content: `Online-Ticket                                                                   DB
                                                        Gültigkeit: 11.06.2027
Sparpreis (Einfache Fahrt)

Klasse:     2
Person:     1 Erwachsener (27-64), 1 BC25
Hinfahrt:   Kassel-Wilhelmshöhe - Freiburg(Breisgau) Hbf, mit ICE
Über:       VIA: GÖ*FD*F*MA*KA

Ihre Reiseverbindung und Reservierung Hinfahrt am 11.06.2027
Halt                        Datum    Zeit      Gleis   Produkte    Reservierung
Kassel-Wilhelmshöhe         11.06.   ab 08:23  2       ICE 1597    1 Sitzplatz, Wg. 9, Pl. 64,
Mannheim Hbf                11.06.   an 10:54  3                   1 Fenster, Großraum, Res.-Nr. 8041 4417 0932 55
Mannheim Hbf                11.06.   ab 11:06  4       ICE 205     1 Sitzplatz, Wg. 23, Pl. 112,
Freiburg(Breisgau) Hbf      11.06.   an 12:31  1                   1 Gang, Res.-Nr. 8041 4417 0933 20

Wichtige Nutzungshinweise:
- Ihre Fahrkarte gilt nur in den oben aufgeführten Zügen (Zugbindung).
- Bitte führen Sie Ihre BahnCard und einen Lichtbildausweis mit.

Positionen und Preis
Sparpreis (Einfache Fahrt)         1     47,90 EUR     MwSt D: 7%  3,13 EUR
Reservierung                       1      5,50 EUR     MwSt D: 7%  0,36 EUR
Summe                                    53,40 EUR

Der Betrag von 53,40 EUR wurde Ihrer Kreditkarte belastet.
Datum 04.05.2027  VU-Nr 4556743011  Transaktions-Nr 218803  Gen-Nr 991204
Die Buchung Ihres Online-Tickets erfolgte am 04.05.2027 21:17 Uhr.

Zangenabdruck                                 Auftragsnummer: 814402977163
                                              Herr Jens Uhlenbrock
DB Fernverkehr AG, Europa-Allee 78-84, 60486 Frankfurt, Steuernummer: 00/000/0000
                                                                        Seite 1 / 1
`,
    fields: records(`
      kind=train | number=ICE 1597 | reference=814402977163 | from.place=Kassel-Wilhelmshöhe | from.date=2027-06-11 | from.time=08:23 | to.place=Mannheim Hbf | to.date=2027-06-11 | to.time=10:54
      kind=train | number=ICE 205 | reference=814402977163 | from.place=Mannheim Hbf | from.date=2027-06-11 | from.time=11:06 | to.place=Freiburg(Breisgau) Hbf | to.date=2027-06-11 | to.time=12:31
    `),
  },
  {
    name: 'blind3-t15-sixt.eml',
    content: letterTwice(
      {
        from: 'SIXT <reservierung@sixt.example>',
        date: 'Sat, 29 May 2027 13:14:50 +0200',
        subject: 'Ihre SIXT Reservierung 9814406273',
        type: 'html',
        body: `<html><body><h1>Vielen Dank für Ihre Reservierung, Martin Ostertag!</h1><p>Reservierungsnummer: <b>9814406273</b></p>
<table><tr><th>Abholung</th><th>Rückgabe</th></tr>
<tr><td>SIXT Station: Nürnberg Flughafen<br>Flughafenstraße 104, 90411 Nürnberg</td><td>SIXT Station: Nürnberg Flughafen<br>Flughafenstraße 104, 90411 Nürnberg</td></tr>
<tr><td>Sonntag, 13.06.2027, 10:30 Uhr</td><td>Samstag, 19.06.2027, 17:00 Uhr</td></tr>
<tr><td>Öffnungszeiten 07:00 - 23:00</td><td>Öffnungszeiten 07:00 - 23:00</td></tr></table>
<p>Ihr Fahrzeug: CLMR &ndash; z.B. VW Golf | 5 Sitze | Schaltgetriebe</p><p>Mietdauer: 7 Tage, alle Kilometer inklusive</p>
<p>Gesamtpreis: <b>318,47 EUR</b> inkl. MwSt. (zahlbar bei Abholung)</p><p>Kostenlos stornierbar bis 13.06.2027, 10:29 Uhr.</p>
<p>Jetzt upgraden: BMW 3er ab +14,99 EUR pro Tag. SIXT share und SIXT ride in der App.</p>
<p><small>SIXT GmbH &amp; Co. Autovermietung KG, Zugspitzstraße 1, 82049 Pullach. Newsletter abbestellen</small></p></body></html>`,
      },
      `Vielen Dank für Ihre Reservierung, Martin Ostertag!

Reservierungsnummer: 9814406273

ABHOLUNG
SIXT Station: Nürnberg Flughafen
Flughafenstraße 104, 90411 Nürnberg
Sonntag, 13.06.2027, 10:30 Uhr

RÜCKGABE
SIXT Station: Nürnberg Flughafen
Flughafenstraße 104, 90411 Nürnberg
Samstag, 19.06.2027, 17:00 Uhr

IHR FAHRZEUG
CLMR - z.B. VW Golf | 5 Sitze | Schaltgetriebe

Mietdauer: 7 Tage, alle Kilometer inklusive
Gesamtpreis: 318,47 EUR inkl. MwSt. (zahlbar bei Abholung)`,
    ),
    fields: records(`
      kind=car | reference=9814406273 | name=SIXT | from.place=Nürnberg Flughafen, Flughafenstraße 104, 90411 Nürnberg | from.date=2027-06-13 | from.time=10:30 | to.place=Nürnberg Flughafen, Flughafenstraße 104, 90411 Nürnberg | to.date=2027-06-19 | to.time=17:00
    `),
  },
  {
    name: 'blind3-t16-sncf-connect.eml',
    content: letterQuoted({
      from: 'SNCF Connect <ne-pas-repondre@sncf-connect.example>',
      date: 'Thu, 15 Apr 2027 19:22:36 +0200',
      subject: 'Confirmation de votre commande pour votre voyage à Biarritz',
      type: 'html',
      body: `<html lang="fr"><body><h1>Merci Camille, votre commande est confirmée !</h1>
<p>Commande du 15 avril 2027</p><p>Référence du dossier : <b>QX7RTL</b> &nbsp; Nom associé : DORVAL</p>
<h2>Aller : vendredi 2 juillet 2027</h2>
<table><tr><td>10h04</td><td>Paris Montparnasse</td><td rowspan="2">TGV INOUI 8541<br>2de classe<br>Voiture 7 - Place 83 - Salle haute</td></tr><tr><td>12h14</td><td>Bordeaux Saint-Jean</td></tr>
<tr><td colspan="3">Correspondance : 32 min</td></tr>
<tr><td>12h46</td><td>Bordeaux Saint-Jean</td><td rowspan="2">TER 866355<br>2de classe<br>Placement libre</td></tr><tr><td>15h01</td><td>Biarritz</td></tr></table>
<h2>Retour : dimanche 11 juillet 2027</h2>
<table><tr><td>17h38</td><td>Biarritz</td><td rowspan="2">TGV INOUI 8544<br>2de classe<br>Voiture 12 - Place 26 - Salle basse</td></tr><tr><td>21h54</td><td>Paris Montparnasse</td></tr></table>
<p>Voyageur : Camille Dorval, 30-59 ans, Carte Avantage Adulte</p>
<table><tr><td>Billets</td><td>118,40 &euro;</td></tr><tr><td>Total payé par carte bancaire</td><td><b>118,40 &euro;</b></td></tr></table>
<p>Échange et remboursement sans frais jusqu'à 7 jours avant le départ.</p><p>Besoin d'un hôtel à Biarritz ? Dès 64 &euro; la nuit avec notre partenaire.</p>
<p><small>SNCF Voyageurs, 9 rue Jean-Philippe Rameau, 93200 Saint-Denis. Cet e-mail est envoyé automatiquement.</small></p></body></html>`,
    }),
    fields: records(`
      kind=train | number=TGV INOUI 8541 | reference=QX7RTL | from.place=Paris Montparnasse | from.date=2027-07-02 | from.time=10:04 | to.place=Bordeaux Saint-Jean | to.date=2027-07-02 | to.time=12:14
      kind=train | number=TER 866355 | reference=QX7RTL | from.place=Bordeaux Saint-Jean | from.date=2027-07-02 | from.time=12:46 | to.place=Biarritz | to.date=2027-07-02 | to.time=15:01
      kind=train | number=TGV INOUI 8544 | reference=QX7RTL | from.place=Biarritz | from.date=2027-07-11 | from.time=17:38 | to.place=Paris Montparnasse | to.date=2027-07-11 | to.time=21:54
    `),
  },
  {
    name: 'blind3-t17-air-france.eml',
    content: letterQuoted({
      from: 'Air France <reservation@service-airfrance.example>',
      date: 'Sun, 16 May 2027 08:08:08 +0200',
      subject: 'Confirmation de votre réservation - Réf. ZT8QLM',
      type: 'html',
      body: `<html lang="fr"><body><p>Bonjour M. KERBRAT,</p><p>Votre réservation est confirmée. Nous vous remercions d'avoir choisi Air France.</p>
<p>Référence de réservation : <b>ZT8QLM</b></p>
<h3>Aller &ndash; Brest &rarr; São Paulo</h3>
<table><tr><td><b>samedi 30 octobre 2027</b></td></tr>
<tr><td>17:10</td><td>Brest, Bretagne (BES)</td></tr><tr><td>18:30</td><td>Paris, Charles de Gaulle (CDG) - Terminal 2F</td></tr><tr><td>AF7733</td><td>Opéré par : HOP!</td></tr></table>
<p>Temps de correspondance : 4h55</p>
<table><tr><td><b>samedi 30 octobre 2027</b></td></tr>
<tr><td>23:25</td><td>Paris, Charles de Gaulle (CDG) - Terminal 2E</td></tr><tr><td>07:15 (+1 jour)</td><td>São Paulo, Guarulhos (GRU) - Terminal 3</td></tr><tr><td>AF460</td><td>Opéré par : Air France</td></tr></table>
<h3>Retour &ndash; São Paulo &rarr; Paris</h3>
<table><tr><td><b>dimanche 14 novembre 2027</b></td></tr>
<tr><td>19:05</td><td>São Paulo, Guarulhos (GRU) - Terminal 3</td></tr><tr><td>10:35 (+1 jour)</td><td>Paris, Charles de Gaulle (CDG) - Terminal 2E</td></tr><tr><td>AF459</td><td>Opéré par : Air France</td></tr></table>
<h3>Passager</h3><p>M. Yann KERBRAT &ndash; Billet n° 057-2419930178 &ndash; Flying Blue 2*******41</p>
<p>Prix total : 924,16 EUR (dont taxes et surcharges 512,16 EUR)</p>
<p>Enregistrement en ligne dès 30 h avant le départ. Louez une voiture avec Hertz et gagnez des Miles.</p>
<p><small>Société Air France, 45 rue de Paris, F-95747 Roissy CDG Cedex. Politique de confidentialité</small></p></body></html>`,
    }),
    fields: records(`
      kind=flight | number=AF 7733 | reference=ZT8QLM | from.place=BES | from.date=2027-10-30 | from.time=17:10 | to.place=CDG | to.date=2027-10-30 | to.time=18:30
      kind=flight | number=AF 460 | reference=ZT8QLM | from.place=CDG | from.date=2027-10-30 | from.time=23:25 | to.place=GRU | to.date=2027-10-31 | to.time=07:15
      kind=flight | number=AF 459 | reference=ZT8QLM | from.place=GRU | from.date=2027-11-14 | from.time=19:05 | to.place=CDG | to.date=2027-11-15 | to.time=10:35
    `),
  },
]
