import { letter, letterBase64, letterQuoted } from './test-letters.ts'
import { type ImportSample, records } from './test-sample-records.ts'

/** Of test-samples-blind.ts: mails in other languages. */
export const BLIND_LANGUAGES: readonly ImportSample[] = [
  {
    name: 'blind-forwarded-rail-de.eml',
    content: letter({
      from: 'Toni Beispiel <toni@example.org>',
      date: 'Mon, 01 Mar 2027 21:02:17 +0100',
      subject: 'Fwd: Ihre Bestellung 418 207 365',
      type: 'plain',
      body: `Hoi Robin, hier unser Billett nach Bern. Wollen wir uns um 09:15 beim Treffpunkt sehen?
Gruss, Toni

---------- Weitergeleitete Nachricht ---------
Von: Schweizer Musterbahn <billett@musterbahn.example>
Datum: So., 28. Feb. 2027 um 17:44 Uhr
Betreff: Ihre Bestellung 418207365
An: Toni Beispiel <toni@example.org>

> Guten Tag Toni Beispiel
>
> Vielen Dank für Ihre Bestellung. Das Billett finden Sie im Anhang.
>
> Bestellnummer: 418207365
> Reisedatum: Sa, 13.03.2027
>
> Abfahrt: 09:32 Zürich HB, Gleis 31
> Ankunft: 10:28 Bern, Gleis 7
> Zug: IC 716
>
> Einfaches Billett, 2. Klasse, Halbtax
> Preis: CHF 26.50 (inkl. 8.1% MWST)
>
> Freundliche Grüsse
> Ihre Schweizer Musterbahn
`,
    }),
    fields: records(`
      kind=train | number=IC 716 | reference=418207365 | from.date=2027-03-13 | from.time=09:32 | from.place=Zürich HB | to.date=2027-03-13 | to.time=10:28 | to.place=Bern
    `),
  },
  {
    name: 'blind-hotel-fr.eml',
    content: letterQuoted({
      from: 'Hôtels Exemple <reservation@hotels-exemple.example>',
      date: 'Fri, 09 Apr 2027 13:27:48 +0200',
      subject: 'Confirmation de votre réservation BXKQ7P42',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="600">
<tr><td>Chère Camille Exemple,<br>Nous vous remercions de votre réservation et avons le plaisir de vous la confirmer.</td></tr>
<tr><td>Numéro de réservation : <b>BXKQ7P42</b></td></tr>
<tr><td><table><tr><td><b>Hôtel Exemple Bordeaux Centre</b><br>12 cours de l’Échantillon<br>33000 Bordeaux<br>Tél. : +33 5 55 55 01 00</td></tr></table></td></tr>
<tr><td><table width="100%"><tr><td>Arrivée</td><td>lundi 17 mai 2027, à partir de 15h00</td></tr>
<tr><td>Départ</td><td>mercredi 19 mai 2027, jusqu’à 12h00</td></tr>
<tr><td>Durée du séjour</td><td>2 nuits</td></tr>
<tr><td>Type de chambre</td><td>Chambre Supérieure, 1 lit double</td></tr>
<tr><td>Nombre de personnes</td><td>2 adultes</td></tr></table></td></tr>
<tr><td>Montant total du séjour : 248,60 € (taxe de séjour en sus)</td></tr>
<tr><td>Annulation sans frais jusqu’au 16 mai 2027, 18h00 heure locale.</td></tr></table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=hotel | name=Hôtel Exemple Bordeaux Centre | reference=BXKQ7P42 | room=Chambre Supérieure, 1 lit double | from.date=2027-05-17 | from.time=15:00 | from.place=Hôtel Exemple Bordeaux Centre, 12 cours de l’Échantillon, 33000 Bordeaux | to.date=2027-05-19 | to.time=12:00 | to.place=Hôtel Exemple Bordeaux Centre, 12 cours de l’Échantillon, 33000 Bordeaux
    `),
  },
  {
    name: 'blind-restaurant-fr.eml',
    content: letter({
      from: 'La Table Exemple <reservations@latable.example>',
      date: 'Mon, 28 Dec 2026 11:16:24 +0100',
      subject: 'Votre réservation chez Le Petit Exemple est confirmée',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="560">
<tr><td><h2>Votre réservation est confirmée !</h2></td></tr>
<tr><td>Bonjour Camille,<br>votre table vous attend.</td></tr>
<tr><td><table><tr><td>Restaurant</td><td><b>Le Petit Exemple</b></td></tr>
<tr><td>Adresse</td><td>14 rue des Essais, 69002 Lyon</td></tr>
<tr><td>Date</td><td>samedi 9 janvier</td></tr>
<tr><td>Heure</td><td>20h30</td></tr>
<tr><td>Personnes</td><td>2</td></tr>
<tr><td>Numéro de réservation</td><td>60418273</td></tr></table></td></tr>
<tr><td>Un empêchement ? Modifiez ou annulez jusqu’à 2 heures avant.</td></tr></table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=restaurant | name=Le Petit Exemple | reference=60418273 | from.date=2027-01-09 | from.time=20:30 | from.place=Le Petit Exemple, 14 rue des Essais, 69002 Lyon | to.place=Le Petit Exemple, 14 rue des Essais, 69002 Lyon
    `),
  },
  {
    name: 'blind-airline-connection-es.eml',
    content: letter({
      from: 'Aerolíneas Ejemplo <reservas@aerolineas.example>',
      date: 'Tue, 14 Sep 2027 17:20:33 -0500',
      subject: 'Tu itinerario de viaje: Bogotá - Cusco',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td align="center"><table width="620">
<tr><td>¡Hola, Lucía! Tu compra fue realizada con éxito.</td></tr>
<tr><td><table><tr><td>Código de reserva</td><td><b>QWPLKJ</b></td></tr><tr><td>N° de orden</td><td>AE7740912835</td></tr></table></td></tr>
<tr><td><h3>Vuelo de ida: Bogotá - Cusco</h3>1 escala · Duración total 8 h 20 min</td></tr>
<tr><td><table width="100%"><tr><td colspan="2">Vuelo XL 2448 · Jueves 11 de noviembre de 2027</td></tr>
<tr><td>22:10<br>Bogotá (BOG)</td><td>01:20 +1<br>Lima (LIM)</td></tr>
<tr><td colspan="2">Operado por Aerolíneas Ejemplo · Airbus A320</td></tr></table></td></tr>
<tr><td>Cambio de avión en Lima · Tiempo de espera 3 h 45 min</td></tr>
<tr><td><table width="100%"><tr><td colspan="2">Vuelo XL 2021 · Viernes 12 de noviembre de 2027</td></tr>
<tr><td>05:05<br>Lima (LIM)</td><td>06:30<br>Cusco (CUZ)</td></tr>
<tr><td colspan="2">Operado por Aerolíneas Ejemplo Perú · Airbus A319</td></tr></table></td></tr>
<tr><td><table><tr><td>Pasajeros</td><td>Lucía Ejemplo (adulto)</td></tr><tr><td>Total pagado</td><td>USD 214,35</td></tr></table></td></tr>
</table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=XL 2448 | reference=QWPLKJ | from.date=2027-11-11 | from.time=22:10 | from.place=BOG | to.date=2027-11-12 | to.time=01:20 | to.place=LIM
      kind=flight | number=XL 2021 | reference=QWPLKJ | from.date=2027-11-12 | from.time=05:05 | from.place=LIM | to.date=2027-11-12 | to.time=06:30 | to.place=CUZ
    `),
  },
  {
    name: 'blind-tour-es.eml',
    content: letter({
      from: 'Excursiones Ejemplo <reservas@excursiones.example>',
      date: 'Thu, 19 Aug 2027 10:41:02 +0200',
      subject: 'Reserva confirmada: Visita guiada por el barrio antiguo',
      type: 'plain',
      body: `Hola Lucía:

Tu reserva ha sido confirmada. A continuación te mostramos los detalles.

Número de reserva: 48120377

Actividad: Visita guiada por el barrio antiguo
Fecha: martes, 5 de octubre de 2027
Hora: 10:00
Duración: 2 horas y 30 minutos
Idioma: español
Personas: 2 adultos
Punto de encuentro: Plaza del Ejemplo 3, Granada

Precio total: 36,00 €

Preséntate en el punto de encuentro 10 minutos antes. Puedes cancelar gratis hasta 24 horas antes de la actividad.

El equipo de Excursiones Ejemplo
Teléfono: +34 955 550 100
`,
    }),
    fields: records(`
      kind=ticket | name=Visita guiada por el barrio antiguo | reference=48120377 | from.date=2027-10-05 | from.time=10:00 | from.place=Plaza del Ejemplo 3, Granada
    `),
  },
  {
    name: 'blind-train-it.eml',
    content: letter({
      from: 'Ferrovie Esempio <biglietti@ferrovie.example>',
      date: 'Sun, 21 Mar 2027 22:50:15 +0100',
      subject: 'Conferma di acquisto - PNR 7KQW2X',
      type: 'plain',
      body: `Gentile cliente,
grazie per aver acquistato un biglietto Ferrovie Esempio. Di seguito il riepilogo del viaggio.

PNR: 7KQW2X
Data di acquisto: 21/03/2027

Treno: Frecciarossa 9619
Stazione di partenza: Milano Centrale
Data e ora di partenza: 16/04/2027 08:10
Stazione di arrivo: Roma Termini
Data e ora di arrivo: 16/04/2027 11:20

Passeggero: Anna Esempio (Adulto)
Servizio: 2a Standard - Carrozza 4, Posto 12A
Offerta: Economy
Importo totale: 49,90 EUR

Il biglietto è nominativo e va esibito al personale di bordo.
`,
    }),
    fields: records(`
      kind=train | number=Frecciarossa 9619 | reference=7KQW2X | from.date=2027-04-16 | from.time=08:10 | from.place=Milano Centrale | to.date=2027-04-16 | to.time=11:20 | to.place=Roma Termini
    `),
  },
  {
    name: 'blind-farm-it.eml',
    content: letterQuoted({
      from: 'Prenota Esempio <noreply@prenota.example>',
      date: 'Mon, 05 Jul 2027 09:09:51 +0200',
      subject: 'La tua prenotazione è confermata: Agriturismo Esempio',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td align="center"><table width="600">
<tr><td><table><tr><td>Numero di conferma: <b>4837.291.056</b></td></tr><tr><td>Codice PIN: <b>4471</b> (riservato)</td></tr></table></td></tr>
<tr><td><h1>Grazie Anna! La tua prenotazione a Siena è confermata.</h1></td></tr>
<tr><td><table width="100%"><tr><td><b>Agriturismo Esempio</b></td></tr><tr><td>Strada dei Campioni 7, 53100 Siena, Italia</td></tr><tr><td>Telefono: +39 0577 555 010</td></tr></table></td></tr>
<tr><td><table width="100%"><tr><td>Check-in</td><td>venerdì 10 settembre 2027 (dalle 15:00 alle 20:00)</td></tr>
<tr><td>Check-out</td><td>domenica 12 settembre 2027 (entro le 10:30)</td></tr>
<tr><td>La tua prenotazione</td><td>2 notti, 1 camera</td></tr>
<tr><td>Hai prenotato per</td><td>2 adulti</td></tr></table></td></tr>
<tr><td><table width="100%"><tr><td>Camera</td><td>Matrimoniale con Vista sui Colli</td></tr><tr><td>Prezzo totale</td><td>€ 186,40</td></tr></table></td></tr>
<tr><td>Cancellazione gratuita fino alle 23:59 del 7 settembre 2027.</td></tr></table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=hotel | name=Agriturismo Esempio | reference=4837.291.056 | room=Matrimoniale con Vista sui Colli | from.date=2027-09-10 | from.time=15:00 | from.place=Agriturismo Esempio, Strada dei Campioni 7, 53100 Siena, Italia | to.date=2027-09-12 | to.time=10:30 | to.place=Agriturismo Esempio, Strada dei Campioni 7, 53100 Siena, Italia
    `),
  },
  {
    name: 'blind-car-pt.eml',
    content: letter({
      from: 'Exemplo Aluguer de Carros <reservas@aluguer.example>',
      date: 'Fri, 26 Mar 2027 16:38:29 +0000',
      subject: 'A sua reserva 9284710362',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="600">
<tr><td><h2>Obrigado pela sua reserva, Inês Exemplo</h2></td></tr>
<tr><td>Número da reserva: <b>9284710362</b></td></tr>
<tr><td><table width="100%"><tr><td><b>Levantamento</b></td><td><b>Devolução</b></td></tr>
<tr><td>Aeroporto de Lisboa</td><td>Aeroporto do Porto</td></tr>
<tr><td>Segunda-feira, 3 de maio de 2027, 10:00</td><td>Sexta-feira, 7 de maio de 2027, 18:30</td></tr></table></td></tr>
<tr><td><table><tr><td>Viatura</td><td>Renault Clio ou similar</td></tr><tr><td>Duração do aluguer</td><td>5 dias</td></tr><tr><td>Quilómetros</td><td>Ilimitados</td></tr></table></td></tr>
<tr><td>Preço total: 173,25 € (IVA incluído), a pagar no balcão.</td></tr></table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=car | reference=9284710362 | from.date=2027-05-03 | from.time=10:00 | from.place=Aeroporto de Lisboa | to.date=2027-05-07 | to.time=18:30 | to.place=Aeroporto do Porto
    `),
  },
  {
    name: 'blind-hostel-nl.eml',
    content: letter({
      from: 'Hostels Voorbeeld <boekingen@hostels.example>',
      date: 'Tue, 25 May 2027 14:03:40 +0200',
      subject: 'Bevestiging: je boeking bij Hostel Voorbeeld',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="600">
<tr><td><h2>Je boeking is bevestigd</h2>Hoi Sam, bedankt voor je boeking.</td></tr>
<tr><td><table><tr><td>Boekingsnummer</td><td>10382-551920374</td></tr></table></td></tr>
<tr><td><table><tr><td>Accommodatie</td><td><b>Hostel Voorbeeld</b></td></tr><tr><td>Adres</td><td>Proefstraat 21, 3012 AB Rotterdam</td></tr></table></td></tr>
<tr><td><table width="100%"><tr><td>Aankomst</td><td>dinsdag 13 juli 2027</td></tr><tr><td>Vertrek</td><td>vrijdag 16 juli 2027</td></tr>
<tr><td>Inchecken</td><td>vanaf 14:00</td></tr><tr><td>Uitchecken</td><td>tot 10:00</td></tr>
<tr><td>Kamertype</td><td>Gemengde slaapzaal met 6 bedden</td></tr><tr><td>Gasten</td><td>1</td></tr><tr><td>Nachten</td><td>3</td></tr></table></td></tr>
<tr><td><table><tr><td>Totaalprijs</td><td>€ 91,50</td></tr><tr><td>Aanbetaling betaald</td><td>€ 13,73</td></tr><tr><td>Te betalen bij aankomst</td><td>€ 77,77</td></tr></table></td></tr>
</table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=hotel | name=Hostel Voorbeeld | reference=10382-551920374 | room=Gemengde slaapzaal met 6 bedden | from.date=2027-07-13 | from.time=14:00 | from.place=Hostel Voorbeeld, Proefstraat 21, 3012 AB Rotterdam | to.date=2027-07-16 | to.time=10:00 | to.place=Hostel Voorbeeld, Proefstraat 21, 3012 AB Rotterdam
    `),
  },
  {
    name: 'blind-train-ja.eml',
    content: letterBase64({
      from: 'Rei Tetsudo <info@rei-tetsudo.example>',
      date: 'Sat, 13 Mar 2027 20:18:05 +0900',
      subject: '【れい鉄道】新幹線予約内容のお知らせ',
      type: 'plain',
      body: `見本 花子 様

いつもご利用いただきありがとうございます。
以下の内容でご予約を承りました。

■予約番号：23781
■乗車日：4月9日（金）
■列車名：のぞみ21号
■区間：東京(9:12発) → 新大阪(11:39着)
■設備：普通車指定席
■座席：7号車 12番E席
■人数：おとな1名
■合計金額：14,400円

ご乗車の際は、交通系ICカードを自動改札機にタッチしてください。
発車時刻の4分前まで変更できます。

※このメールは送信専用です。
れい鉄道株式会社
`,
    }),
    fields: records(`
      kind=train | number=のぞみ21号 | reference=23781 | from.date=2027-04-09 | from.time=09:12 | from.place=東京 | to.date=2027-04-09 | to.time=11:39 | to.place=新大阪
    `),
  },
  {
    name: 'blind-concert-pl.eml',
    content: letterQuoted({
      from: 'Bilety Przykład <zamowienia@bilety.example>',
      date: 'Mon, 06 Sep 2027 12:44:36 +0200',
      subject: 'Potwierdzenie zamówienia nr 58201934',
      type: 'html',
      body: `<html><body><table width="100%"><tr><td><table width="600">
<tr><td>Dzień dobry, dziękujemy za zakup biletów.</td></tr>
<tr><td>Numer zamówienia: <b>58201934</b><br>Data zamówienia: 06.09.2027, 12:44</td></tr>
<tr><td><table width="100%"><tr><td>Wydarzenie</td><td><b>Koncert Orkiestry Przykładowej</b></td></tr>
<tr><td>Data</td><td>sobota, 20 listopada 2027</td></tr>
<tr><td>Godzina</td><td>19:30 (otwarcie bram 18:30)</td></tr>
<tr><td>Miejsce</td><td>Hala Przykładowa, ul. Wzorcowa 5, Kraków</td></tr></table></td></tr>
<tr><td><table><tr><th>Sektor</th><th>Rząd</th><th>Miejsce</th><th>Cena</th></tr><tr><td>B2</td><td>7</td><td>14</td><td>159,00 zł</td></tr><tr><td>B2</td><td>7</td><td>15</td><td>159,00 zł</td></tr></table></td></tr>
<tr><td>Razem do zapłaty: 318,00 zł (opłacono)</td></tr></table></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=event | name=Koncert Orkiestry Przykładowej | reference=58201934 | from.date=2027-11-20 | from.time=19:30 | from.place=Hala Przykładowa, ul. Wzorcowa 5, Kraków | to.place=Hala Przykładowa, ul. Wzorcowa 5, Kraków
    `),
  },
]
