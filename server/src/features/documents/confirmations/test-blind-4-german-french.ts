import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'
import { letterIn } from './test-charsets.ts'

/** Of test-samples-blind-4.ts: in German and French. */
export const BLIND_4_GERMAN_FRENCH: readonly ImportSample[] = [
  {
    name: 'blind4a-w15-sbb.txt',
    content: `SBB CFF FFS
Billett
Einfache Fahrt
Bern - Lugano
Via Zürich HB - Arth-Goldau - Gotthard-Basistunnel
Do 17.06.2027

Gültig: Do 17.06.2027 05:00 - Fr 18.06.2027 05:00
2. Klasse   Sparbillett   Halbtax

Reisende
Käthi Aeschlimann, 08.03.1974

Bestellnummer: 204417730
Ticket-ID: 7781 4402 9916

Nur gültig in den unten aufgeführten Zügen:

Ab
An
Zug
Wagen / Platz
08:31 Bern, Gl. 7
09:28 Zürich HB, Gl. 32
IC 8 719
ohne Reservierung
10:05 Zürich HB, Gl. 9
12:00 Lugano, Gl. 2
EC 317
Wagen 4, Platz 53, Fenster, Ruhezone

Preis CHF 34.80 inkl. 8.1 % MWST (CHE-102.909.703)
Reservierung CHF 5.00
Bezahlt 28.05.2027 19:12 mit TWINT

Das Billett ist persönlich und nicht übertragbar. Bitte weisen Sie einen amtlichen Ausweis und Ihr Halbtax vor.
Umtausch und Erstattung ausgeschlossen. Bei verpasstem Anschluss wegen einer Verspätung dürfen Sie den nächsten Zug nehmen.
SBB AG, Wylerstrasse 123, 3000 Bern 65   Contact Center 0848 44 66 88 (CHF 0.08/Min.)`,
    fields: records(`
      kind=train | number=IC 8 719 | reference=204417730 | from.place=Bern | from.date=2027-06-17 | from.time=08:31 | to.place=Zürich HB | to.date=2027-06-17 | to.time=09:28
      kind=train | number=EC 317 | reference=204417730 | from.place=Zürich HB | from.date=2027-06-17 | from.time=10:05 | to.place=Lugano | to.date=2027-06-17 | to.time=12:00
    `),
  },
  {
    name: 'blind4a-w16-eurowings.eml',
    content: letterTwice(
      {
        from: 'Eurowings <noreply@eurowings.example>',
        date: 'Wed, 17 Feb 2027 20:44:38 +0100',
        subject: 'Deine Buchungsbestätigung: T7WLQ3 Köln/Bonn – Palma de Mallorca',
        type: 'html',
        body: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"></head><body><table width="600" style="font-family:Verdana"><tr><td bgcolor="#97144d"><font color="#ffffff" size="5">eurowings</font></td></tr>
<tr><td><p>Hallo Annika Brinkmann,</p><p>vielen Dank f&uuml;r deine Buchung bei Eurowings.</p><p>Dein Buchungscode: <b>T7WLQ3</b></p></td></tr>
<tr><td><b>Hinflug</b> Sa, 10.07.2027<table width="100%"><tr><td>05:50<br>CGN<br>K&ouml;ln/Bonn</td><td>EW 522<br>2 Std. 25 Min.</td><td>08:15<br>PMI<br>Palma de Mallorca</td></tr></table></td></tr>
<tr><td><b>R&uuml;ckflug</b> Sa, 24.07.2027<table width="100%"><tr><td>09:05<br>PMI<br>Palma de Mallorca</td><td>EW 523<br>2 Std. 25 Min.</td><td>11:30<br>CGN<br>K&ouml;ln/Bonn</td></tr></table></td></tr>
<tr><td>Frau Annika Brinkmann, Herr Stefan Brinkmann, Mia Brinkmann, Jonas Brinkmann</td></tr>
<tr><td>Gesamtpreis 1.046,92&nbsp;EUR. Gep&auml;ck: Hinflug 4 x 23 kg, R&uuml;ckflug nur Handgep&auml;ck 40 x 30 x 25 cm.</td></tr>
<tr><td>Mietwagen in Palma ab 19 EUR/Tag &middot; Hotels ab 54 EUR &middot; Parken am Flughafen K&ouml;ln/Bonn ab 39 EUR pro Woche</td></tr></table></body></html>`,
      },
      `Hallo Annika Brinkmann,

vielen Dank für deine Buchung bei Eurowings.

Dein Buchungscode: T7WLQ3
Status: bestätigt

HINFLUG
Sa, 10.07.2027  EW 522
05:50 Uhr  Köln/Bonn (CGN), Terminal 1
08:15 Uhr  Palma de Mallorca (PMI)
Tarif SMART

RÜCKFLUG
Sa, 24.07.2027  EW 523
09:05 Uhr  Palma de Mallorca (PMI)
11:30 Uhr  Köln/Bonn (CGN), Terminal 1
Tarif BASIC

Passagiere
Frau Annika Brinkmann (Erwachsener)
Herr Stefan Brinkmann (Erwachsener)
Mia Brinkmann (Kind, 7 Jahre)
Jonas Brinkmann (Kind, 4 Jahre)

Gesamtpreis: 1.046,92 EUR
Bezahlt per Lastschrift am 17.02.2027, Rechnung EW-2027-0448190

Der Online-Check-in öffnet 72 Stunden vor Abflug. Gepäckaufgabe bis 40 Minuten
vor Abflug. Umbuchung im SMART-Tarif ohne Gebühr bis 40 Minuten vor Abflug.

Eurowings GmbH, Waldstraße 249, 51147 Köln, HRB 56345`,
    ),
    fields: records(`
      kind=flight | number=EW 522 | reference=T7WLQ3 | from.place=CGN | from.date=2027-07-10 | from.time=05:50 | to.place=PMI | to.date=2027-07-10 | to.time=08:15
      kind=flight | number=EW 523 | reference=T7WLQ3 | from.place=PMI | from.date=2027-07-24 | from.time=09:05 | to.place=CGN | to.date=2027-07-24 | to.time=11:30
    `),
  },
  {
    name: 'blind4b-w17-abritel.eml',
    content: letterQuoted({
      from: 'Abritel <noreply@abritel.example>',
      date: 'Sun, 07 Mar 2027 11:22:16 +0100',
      subject: 'Réservation confirmée : votre séjour à Locquirec du 14 au 21 août',
      type: 'html',
      body: `<html lang="fr"><head><meta charset="utf-8"></head><body><table width="580" align="center"><tr><td><img src="https://img.abritel.example/logo.png" alt="Abritel"></td></tr>
<tr><td><h1>C'est r&eacute;serv&eacute;, C&eacute;line&nbsp;!</h1><p>Yves L. a accept&eacute; votre demande. Pr&eacute;parez vos valises.</p></td></tr>
<tr><td><img src="https://img.abritel.example/9114402/1.jpg" alt=""><h2>Maison de p&ecirc;cheur &laquo;&nbsp;Ti Avel&nbsp;&raquo;, vue mer</h2><p>Annonce n&deg; 9114402 &middot; Maison &middot; 3 chambres &middot; 6 personnes &middot; 92 m&sup2;</p></td></tr>
<tr><td><table width="100%" cellpadding="6"><tr><td>N&deg; de r&eacute;servation</td><td>HA-7KXM4D</td></tr><tr><td>Arriv&eacute;e</td><td>samedi 14 ao&ucirc;t 2027<br>apr&egrave;s 16h00</td></tr><tr><td>D&eacute;part</td><td>samedi 21 ao&ucirc;t 2027<br>avant 10h00</td></tr><tr><td>Dur&eacute;e</td><td>7 nuits</td></tr><tr><td>Voyageurs</td><td>2 adultes, 3 enfants</td></tr></table></td></tr>
<tr><td><h3>D&eacute;tail du paiement</h3><table width="100%"><tr><td>7 nuits x 148,00&nbsp;&euro;</td><td>1&nbsp;036,00&nbsp;&euro;</td></tr><tr><td>Frais de m&eacute;nage</td><td>75,00&nbsp;&euro;</td></tr><tr><td>Frais de service</td><td>121,40&nbsp;&euro;</td></tr><tr><td>Taxe de s&eacute;jour</td><td>18,48&nbsp;&euro;</td></tr><tr><td><b>Total</b></td><td><b>1&nbsp;250,88&nbsp;&euro;</b></td></tr><tr><td>Pay&eacute; le 7 mars 2027</td><td>625,44&nbsp;&euro;</td></tr><tr><td>&Agrave; payer le 15 juillet 2027</td><td>625,44&nbsp;&euro;</td></tr></table><p>Une caution de 400&nbsp;&euro; sera demand&eacute;e.</p></td></tr>
<tr><td><h3>Annulation</h3><p>Remboursement int&eacute;gral jusqu'au 15 juin 2027. Remboursement de 50&nbsp;% jusqu'au 14 juillet 2027, 23:59.</p><h3>Votre h&ocirc;te</h3><p>Yves L. &middot; +33 6 55 50 01 48 &middot; r&eacute;pond en moins de 3 h. L'adresse exacte vous sera communiqu&eacute;e 14 jours avant l'arriv&eacute;e.</p></td></tr>
<tr><td style="font-size:10px">Abritel, HomeAway.com Inc. Besoin d'aide&nbsp;? 01 55 50 01 32, 7j/7 de 8h &agrave; 22h.</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=hotel | reference=HA-7KXM4D | name=Maison de pêcheur « Ti Avel », vue mer | from.date=2027-08-14 | from.time=16:00 | to.date=2027-08-21 | to.time=10:00 | from.place=Maison de pêcheur « Ti Avel », vue mer | to.place=Maison de pêcheur « Ti Avel », vue mer
    `),
  },
  {
    name: 'blind4a-w18-fnac-spectacles.eml',
    content: letterIn('iso-8859-15', {
      from: 'FNAC SPECTACLES <commande@fnacspectacles.example>',
      date: 'Mon, 27 Sep 2027 13:05:21 +0200',
      subject: 'Votre commande 0071 4482 930 : vos e-billets',
      type: 'plain',
      body: `Bonjour Othmane BENHADDOU,

Nous vous remercions de votre commande et vous confirmons qu'elle a bien
été enregistrée.

Numéro de commande : 0071 4482 930
Date de commande   : 27/09/2027 à 13:04
N° client          : 44018827

------------------------------------------------------------------
LES HIRONDELLES D'ACIER
Tournée "Plein Ciel"
LE ZÉNITH - TOULOUSE METROPOLE
11 avenue Raymond Badiou, 31300 TOULOUSE
vendredi 26 novembre 2027 à 20h00
(ouverture des portes : 18h30)

2 x CARRÉ OR - Plein tarif         59,00 €       118,00 €
Rang F, places 14 et 15
------------------------------------------------------------------
Frais de location                                  5,80 €
Assurance annulation (n° 3307712)                  7,20 €
MONTANT TOTAL TTC                                131,00 €

Mode de retrait : e-billet à imprimer ou à présenter sur mobile.
Les billets ne sont ni repris ni échangés, même en cas de perte ou de vol.

A NE PAS MANQUER A TOULOUSE
- Cirque Pérégrin, du 4 au 12 décembre 2027, à partir de 24 €
- Salon du Vin, 20 novembre 2027, 10h00-19h00, 8 €

France Billet, SAS au capital de 352 512 €, 1 boulevard Saint-Martin,
75003 Paris. Service client : 0 892 555 014 (0,40 €/min), 9h-20h.`,
    }),
    fields: records(`
      kind=event | reference=0071 4482 930 | name=LES HIRONDELLES D'ACIER | from.place=LE ZÉNITH - TOULOUSE METROPOLE, 11 avenue Raymond Badiou, 31300 TOULOUSE | from.date=2027-11-26 | from.time=20:00 | to.place=LE ZÉNITH - TOULOUSE METROPOLE, 11 avenue Raymond Badiou, 31300 TOULOUSE
    `),
  },
]
