import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'
import { letterIn } from '#features/documents/confirmations/index.ts'

/** Of test-samples-blind-5.ts: in German, French, Polish, Turkish, Greek and Russian. */
export const BLIND_5_GERMAN_EASTERN: readonly ImportSample[] = [
  {
    name: 'blind5-w15-swiss.eml',
    content: letterIn('windows-1252', {
      from: 'SWISS <noreply@booking.swiss.example>',
      date: 'Mon, 05 Jul 2027 12:18:44 +0200',
      subject: 'Buchungsbestätigung | Genf - São Paulo | 8LQZ4M',
      type: 'html',
      body: `<html lang="de"><body><table width="620" style="font-family:Arial"><tr><td style="background:#d00;color:#fff;padding:8px">SWISS</td></tr><tr><td><p>Guten Tag Frau Aebischer</p><p>Herzlichen Dank für Ihre Buchung. Wir freuen uns, Sie an Bord zu begrüssen.</p><p>Ihre Buchungsreferenz: <b>8LQZ4M</b></p></td></tr>
<tr><td><h3>Hinflug: Freitag, 15. Oktober 2027</h3><table width="100%">
<tr><td>19:05</td><td>Genf (GVA)</td><td rowspan="2">LX 2809<br>Economy Classic (V)<br>durchgeführt von Helvetic Airways</td></tr><tr><td>19:55</td><td>Zürich (ZRH)</td></tr>
<tr><td colspan="3"><i>Umsteigezeit 2 Std. 45 Min.</i></td></tr>
<tr><td>22:40</td><td>Zürich (ZRH)</td><td rowspan="2">LX 92<br>Economy Classic (V)<br>durchgeführt von SWISS</td></tr><tr><td>05:15 <sup>+1 Tag</sup></td><td>São Paulo Guarulhos (GRU)</td></tr></table></td></tr>
<tr><td><h3>Rückflug: Freitag, 5. November 2027</h3><table width="100%">
<tr><td>18:20</td><td>São Paulo Guarulhos (GRU)</td><td rowspan="2">LX 93<br>Economy Classic (S)<br>durchgeführt von SWISS</td></tr><tr><td>09:55 <sup>+1 Tag</sup></td><td>Zürich (ZRH)</td></tr>
<tr><td colspan="3"><i>Umsteigezeit 2 Std. 20 Min.</i></td></tr>
<tr><td>12:15 <sup>+1 Tag</sup></td><td>Zürich (ZRH)</td><td rowspan="2">LX 2808<br>Economy Classic (S)<br>durchgeführt von SWISS</td></tr><tr><td>13:05 <sup>+1 Tag</sup></td><td>Genf (GVA)</td></tr></table></td></tr>
<tr><td><h3>Passagiere</h3><p>Frau Regula Aebischer, Miles &amp; More 9922 0418 8271 603, Ticket 724-2417730611<br>Herr Beat Aebischer, Ticket 724-2417730612</p>
<h3>Preis</h3><p>2 Erwachsene à CHF 838.00 = CHF 1'676.00; Steuern und Gebühren CHF 508.60; <b>Total CHF 2'184.60</b>. Bezahlt mit TWINT am 05.07.2027.</p>
<p>Freigepäck: 1 x 23 kg, Handgepäck 1 x 8 kg (55 x 40 x 23 cm). Umbuchung CHF 90.00 zuzüglich Tarifdifferenz. Check-in ab 24 Stunden vor Abflug, Schalter schliessen 60 Minuten vor Abflug.</p>
<p style="font-size:10px">Swiss International Air Lines AG, Malzgasse 15, 4052 Basel. UID CHE-101.602.027. Tel. +41 848 555 0170</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=LX 2809 | reference=8LQZ4M | from.place=GVA | from.date=2027-10-15 | from.time=19:05 | to.place=ZRH | to.date=2027-10-15 | to.time=19:55
      kind=flight | number=LX 92 | reference=8LQZ4M | from.place=ZRH | from.date=2027-10-15 | from.time=22:40 | to.place=GRU | to.date=2027-10-16 | to.time=05:15
      kind=flight | number=LX 93 | reference=8LQZ4M | from.place=GRU | from.date=2027-11-05 | from.time=18:20 | to.place=ZRH | to.date=2027-11-06 | to.time=09:55
      kind=flight | number=LX 2808 | reference=8LQZ4M | from.place=ZRH | from.date=2027-11-06 | from.time=12:15 | to.place=GVA | to.date=2027-11-06 | to.time=13:05
    `),
  },
  {
    name: 'blind5-w16-ferienwohnung-fehmarn.eml',
    content: letterIn('windows-1252', {
      from: 'Familie Detlefsen <detlefsen@fewo-moewennest.example>',
      date: 'Thu, 11 Mar 2027 17:40:26 +0100',
      subject: 'AW: Anfrage Möwennest',
      type: 'plain',
      body: `Liebe Frau Wolters,

vielen Dank für Ihre Zusage. Hiermit bestätigen wir Ihnen gern Ihre Buchung:

Ferienwohnung Möwennest, Strandallee 8, 23769 Fehmarn (Südstrand)
Buchungsnummer 2027-0143
Anreise:   Samstag, 28. August 2027, ab 16 Uhr
Abreise:   Samstag, 4. September 2027, bis 10 Uhr
Personen:  2 Erwachsene, 2 Kinder (7 und 10), 1 Hund

7 Nächte à 112,00 €              784,00 €
Endreinigung                      65,00 €
Hund, pauschal                    35,00 €
Gesamt                           884,00 €

Bitte überweisen Sie die Anzahlung von 200,00 € bis zum 31. März 2027, den
Rest bis zum 30. Juli 2027, auf das Konto DE21 2139 0008 0044 1882 70
(VR Bank Ostholstein). Die Kurabgabe (2,70 € je Erwachsenem und Nacht) zahlen
Sie bitte vor Ort. Der Schlüssel liegt im Kästchen neben der Tür, den Code
schicken wir am Tag vorher. Brötchen gibt es ab 7 Uhr im Kiosk.

Herzliche Grüße von der Insel
Inge und Uwe Detlefsen
Tel. 04371 555 027 (bitte nicht nach 20 Uhr)

Am 10.03.2027 um 21:55 schrieb Katrin Wolters:
> Liebe Familie Detlefsen,
> wäre bei Ihnen vom 21.08. bis 28.08.2027 noch etwas frei? Sonst ginge auch
> die Woche danach. Wir kommen gegen 18 Uhr mit dem Auto aus Kassel.
> Viele Grüße, K. Wolters`,
    }),
    fields: records(`
      kind=hotel | reference=2027-0143 | name=Ferienwohnung Möwennest | from.date=2027-08-28 | from.time=16:00 | to.date=2027-09-04 | to.time=10:00 | from.place=Ferienwohnung Möwennest, Strandallee 8, 23769 Fehmarn (Südstrand) | to.place=Ferienwohnung Möwennest, Strandallee 8, 23769 Fehmarn (Südstrand)
    `),
  },
  {
    name: 'blind5-w17-ouigo.eml',
    content: letterQuoted({
      from: 'OUIGO <contact@mail.ouigo.example>',
      date: 'Tue, 13 Apr 2027 22:36:01 +0200',
      subject: 'Votre réservation OUIGO R7XK2Q est confirmée !',
      type: 'html',
      body: `<html lang="fr"><body><table width="600" align="center" style="font-family:Arial"><tr><td bgcolor="#00a4b4" style="color:#fff">OUIGO</td></tr><tr><td><h1 style="color:#e5006d">Youpi Sofiane, c'est réservé !</h1><p>Numéro de réservation : <b>R7XK2Q</b></p></td></tr>
<tr><td><h2>Aller, dimanche 6 juin 2027</h2><table width="100%"><tr><td><b>06h20</b></td><td>Paris Gare de Lyon</td></tr><tr><td></td><td>Train n° 7814 &middot; TGV OUIGO, durée 3h22</td></tr><tr><td><b>09h42</b></td><td>Marseille St-Charles</td></tr></table><p>Voiture 13, places 221 et 222 (salle haute)</p></td></tr>
<tr><td><h2>Retour, mercredi 9 juin 2027</h2><table width="100%"><tr><td><b>19h48</b></td><td>Marseille St-Charles</td></tr><tr><td></td><td>Train n° 7829 &middot; TGV OUIGO, durée 3h17</td></tr><tr><td><b>23h05</b></td><td>Paris Gare de Lyon</td></tr></table><p>Voiture 17, places 108 et 109 (salle basse)</p></td></tr>
<tr><td><h3>Passagers</h3><p>Sofiane Bellec (adulte), Inès Bellec (enfant, 8 ans)</p><h3>Récapitulatif</h3><p>Billets 87,00 € &middot; OUIGO Plus 2 x 7,00 € &middot; Prise électrique 4,00 €<br><b>Total payé : 105,00 €</b>, carte bancaire, le 13/04/2027 à 22h35</p>
<p>Présentez-vous à l'accès au quai 30 minutes avant le départ : fermeture des portes 5 minutes avant. 1 bagage à main (36 x 27 x 15 cm) et 1 bagage cabine (55 x 35 x 25 cm) inclus. Échange possible pour 15 € par trajet et par passager jusqu'à 1h30 avant le départ.</p>
<p>Bon plan : l'hôtel à Marseille dès 49 € avec notre partenaire !</p><p style="font-size:10px">SNCF Voyageurs SA, 9 rue Jean-Philippe Rameau, 93200 Saint-Denis. RCS Bobigny 519 037 584. Dossier client 3635 (0,40 €/min).</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=train | number=7814 | reference=R7XK2Q | from.place=Paris Gare de Lyon | from.date=2027-06-06 | from.time=06:20 | to.place=Marseille St-Charles | to.date=2027-06-06 | to.time=09:42
      kind=train | number=7829 | reference=R7XK2Q | from.place=Marseille St-Charles | from.date=2027-06-09 | from.time=19:48 | to.place=Paris Gare de Lyon | to.date=2027-06-09 | to.time=23:05
    `),
  },
  {
    name: 'blind5-w18-corsica-ferries.txt',
    content: `CORSICA FERRIES - SARDINIA FERRIES

CARTE D'EMBARQUEMENT / BILLET ÉLECTRONIQUE                   Édité le 22/02/2027

Réservation n° 20417733                 Client : Mme DUCROCQ Solène

ALLER
TOULON -> BASTIA                        Navire : Mega Express Four
Départ    vendredi 02/07/2027           20:30
Arrivée   samedi 03/07/2027             07:00
Présentation à l'embarquement : 18:30 à 20:00
Installation : 1 cabine intérieure 4 personnes, n° communiqué à bord

RETOUR
BASTIA -> NICE                          Navire : Mega Smeralda
Départ    samedi 17/07/2027             13:30
Arrivée   samedi 17/07/2027             19:15
Présentation à l'embarquement : 11:30 à 13:00
Installation : pont, sans place attribuée

PASSAGERS                               NAISSANCE
DUCROCQ Solène                          11/03/1986
DUCROCQ Matthieu                        27/09/1984
DUCROCQ Lison                           04/05/2017

VÉHICULE
Peugeot 308 SW, FK-418-ZR, longueur 4,64 m, hauteur < 1,90 m, sans remorque

TARIF                        Aller          Retour
Passagers                    62,40          51,00
Véhicule                     88,00          79,00
Cabine                       95,00           0,00
Taxes et droits de port      41,18          38,92
                                            -------
TOTAL TTC                                   455,50 EUR

Billet JACKPOT : modifiable avec frais de 30 EUR jusqu'à 48 heures avant le départ, non remboursable.
À bord : dîner au restaurant Dolce Vita de 19:00 à 22:00, petit-déjeuner de 05:45 à 07:00.
Corsica Ferries France SAS, 5 bis rue Chanoine Leschi, 20200 Bastia. RCS Bastia B 492 004 418. Tél. 0825 555 018
`,
    fields: records(`
      kind=ferry | reference=20417733 | from.place=TOULON | from.date=2027-07-02 | from.time=20:30 | to.place=BASTIA | to.date=2027-07-03 | to.time=07:00
      kind=ferry | reference=20417733 | from.place=BASTIA | from.date=2027-07-17 | from.time=13:30 | to.place=NICE | to.date=2027-07-17 | to.time=19:15
    `),
  },
  {
    name: 'blind5-w27-sindbad.eml',
    content: letterIn('iso-8859-2', {
      from: 'Sindbad <bilety@sindbad.example>',
      date: 'Thu, 03 Jun 2027 13:15:42 +0200',
      subject: 'Potwierdzenie zakupu biletu nr 27-4418820',
      type: 'plain',
      body: `Szanowna Pani,

dziękujemy za zakup biletu w Sindbad. Prosimy o zabranie wydruku lub biletu
w telefonie oraz ważnego dowodu osobistego albo paszportu.

BILET NR: 27-4418820
Pasażer:  MARCINKOWSKA KATARZYNA

Linia:    041
Odjazd:   Wrocław, Dworzec Autobusowy
          ul. Sucha 1, stanowisko 12
          sobota, 26.06.2027, godz. 18:30
Przyjazd: Dortmund, ZOB
          Steinstrasse 54
          niedziela, 27.06.2027, godz. 06:10

Miejsce:  27 (przydzielone)
Bagaż:    2 szt. do 20 kg, bagaż podręczny do 5 kg

Cena biletu            329,00 zł
Zniżka "Student 10%"   -32,90 zł
Opłata serwisowa         4,90 zł
Zapłacono              301,00 zł (BLIK, 03.06.2027 13:14)

Na przystanku prosimy stawić się 30 minut przed odjazdem. Po drodze postój
ok. 22:40 na granicy w Jędrzychowicach. Zmiana daty: 30 zł, do 24 godzin przed
odjazdem. Zwrot: do 7 dni 80%, do 24 godzin 60% ceny.

Bilet powrotny kupiony do 30.06.2027 tańszy o 15%!

Sindbad Sp. z o.o., ul. Działkowa 4, 45-144 Opole, NIP 754 27 71 604
Infolinia 77 555 01 35, pn-nd 8:00-20:00`,
    }),
    fields: records(`
      kind=bus | number=041 | reference=27-4418820 | from.place=Wrocław, Dworzec Autobusowy | from.date=2027-06-26 | from.time=18:30 | to.place=Dortmund, ZOB | to.date=2027-06-27 | to.time=06:10
    `),
  },
  {
    name: 'blind5-w28-ebilet.eml',
    content: letterQuoted({
      from: 'eBilet.pl <zamowienia@ebilet.example>',
      date: 'Mon, 12 Apr 2027 19:59:04 +0200',
      subject: 'Zamówienie nr 5518204771 - Twoje bilety',
      type: 'html',
      body: `<html lang="pl"><body><table width="600" style="font-family:Lato"><tr><td bgcolor="#e2001a" style="color:#fff">eBilet.pl</td></tr><tr><td><h2>Dziękujemy za zakup, Tomasz!</h2><p>Numer zamówienia: <b>5518204771</b></p><p>Bilety (PDF) są w załączniku. Każdy bilet ma własny kod kreskowy.</p></td></tr>
<tr><td style="border:1px solid #ddd"><h3>Mgły nad Wisłą - 20 lat</h3><p>TAURON Arena Kraków<br>ul. Stanisława Lema 7, 31-571 Kraków</p><p>sobota, 13 listopada 2027, godz. 20:00<br><small>Otwarcie bram: 18:00. Support: Dym, ok. 19:15</small></p>
<table border="1" cellspacing="0" cellpadding="4"><tr><th>Sektor</th><th>Rząd</th><th>Miejsce</th><th>Cena</th></tr><tr><td>C12</td><td>7</td><td>14</td><td>219,00 zł</td></tr><tr><td>C12</td><td>7</td><td>15</td><td>219,00 zł</td></tr></table>
<p>Opłata serwisowa 17,52 zł. <b>Razem 455,52 zł</b> (Przelewy24, 12.04.2027)</p></td></tr>
<tr><td><p>Ze względów bezpieczeństwa zakazane są plecaki większe niż A4. Dzieci do 16 lat pod opieką dorosłych. Bilety nie podlegają zwrotowi.</p><p>Zobacz też: Kraków Jazz Nights, 20 listopada, 19:00, Klub Studio, od 89 zł</p><p style="font-size:10px">eBilet Polska Sp. z o.o., ul. Towarowa 28, 00-839 Warszawa, NIP 701-055-18-20, tel. 22 555 01 48</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=event | reference=5518204771 | name=Mgły nad Wisłą - 20 lat | from.date=2027-11-13 | from.time=20:00 | from.place=TAURON Arena Kraków, ul. Stanisława Lema 7, 31-571 Kraków | to.place=TAURON Arena Kraków, ul. Stanisława Lema 7, 31-571 Kraków
    `),
  },
  {
    name: 'blind5-w29-pegasus.eml',
    content: letterIn('windows-1254', {
      from: 'Pegasus Hava Yolları <noreply@flypgs.example>',
      date: 'Sat, 10 Apr 2027 23:17:30 +0300',
      subject: 'Pegasus seyahat bilgileriniz - PNR 2KXW8T',
      type: 'html',
      body: `<html lang="tr"><body><table width="600" style="font-family:Tahoma;font-size:13px"><tr><td bgcolor="#ffcc00"><b>pegasus</b></td></tr><tr><td><p>Sayın DERYA KARACA,</p><p>Bizi tercih ettiğiniz için teşekkür ederiz. Rezervasyonunuz onaylanmıştır.</p><p>PNR Numarası: <b>2KXW8T</b> &nbsp; İşlem tarihi: 10.04.2027 23:16</p></td></tr>
<tr><td><b>GİDİŞ UÇUŞU</b><table border="1" cellspacing="0" cellpadding="5" width="100%"><tr><th>Uçuş No</th><th>Kalkış</th><th>Varış</th><th>Paket</th></tr><tr><td>PC 2016</td><td>İstanbul Sabiha Gökçen (SAW)<br>14 Mayıs 2027 Cuma<br>07:35</td><td>Antalya (AYT)<br>14 Mayıs 2027 Cuma<br>08:55</td><td>Süper Eko</td></tr></table></td></tr>
<tr><td><b>DÖNÜŞ UÇUŞU</b><table border="1" cellspacing="0" cellpadding="5" width="100%"><tr><th>Uçuş No</th><th>Kalkış</th><th>Varış</th><th>Paket</th></tr><tr><td>PC 2025</td><td>Antalya (AYT)<br>17 Mayıs 2027 Pazartesi<br>23:10</td><td>İstanbul Sabiha Gökçen (SAW)<br>18 Mayıs 2027 Salı<br>00:30</td><td>Eko</td></tr></table></td></tr>
<tr><td><p>Yolcular: DERYA KARACA (bilet 624-2417730815), EFE KARACA, 6 yaş (bilet 624-2417730816)</p><p>Ücret 3.198,00 TL, Havalimanı vergileri 412,00 TL, Koltuk 240,00 TL. <b>Toplam 3.850,00 TL</b></p><p>Süper Eko: 15 kg bagaj, kabin 40x30x15 cm. Eko: 20 kg bagaj. Online check-in kalkıştan 72 saat önce açılır, kontuar 45 dakika önce kapanır. BolBol No: 4188 2771 60</p><p>Antalya'da araç kiralama günlük 890 TL'den başlayan fiyatlarla!</p><p style="font-size:10px">Pegasus Hava Taşımacılığı A.Ş., Aeropark Yenişehir Mah. Osmanlı Bulvarı No: 11, 34912 Kurtköy/İstanbul. Çağrı Merkezi 0888 555 01 22</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=PC 2016 | reference=2KXW8T | from.place=SAW | from.date=2027-05-14 | from.time=07:35 | to.place=AYT | to.date=2027-05-14 | to.time=08:55
      kind=flight | number=PC 2025 | reference=2KXW8T | from.place=AYT | from.date=2027-05-17 | from.time=23:10 | to.place=SAW | to.date=2027-05-18 | to.time=00:30
    `),
  },
  {
    name: 'blind5-w30-hellenic-train.txt',
    content: `HELLENIC TRAIN
ΗΛΕΚΤΡΟΝΙΚΟ ΕΙΣΙΤΗΡΙΟ

Κωδικός κράτησης: HT4K82QZ
Ημερομηνία έκδοσης: 12/03/2027 18:47

ΜΕΤΑΒΑΣΗ
ΑΘΗΝΑ - ΘΕΣΣΑΛΟΝΙΚΗ
Τρένο: IC 56
Ημερομηνία: Παρασκευή 09/04/2027
Αναχώρηση: ΑΘΗΝΑ 15:24
Άφιξη: ΘΕΣΣΑΛΟΝΙΚΗ 20:29
Θέση: Β΄ θέση, βαγόνι 4, κάθισμα 62

ΕΠΙΣΤΡΟΦΗ
ΘΕΣΣΑΛΟΝΙΚΗ - ΑΘΗΝΑ
Τρένο: IC 61
Ημερομηνία: Κυριακή 11/04/2027
Αναχώρηση: ΘΕΣΣΑΛΟΝΙΚΗ 18:04
Άφιξη: ΑΘΗΝΑ 23:13
Θέση: Β΄ θέση, βαγόνι 2, κάθισμα 17

Επιβάτης: ΜΑΥΡΟΥΔΗ ΕΛΕΝΗ (ενήλικας)
Αρ. εισιτηρίων: 0041882771 / 0041882772

Τιμή: 33,00 € + 33,00 €
Έκπτωση επιστροφής 20%: -13,20 €
Σύνολο: 52,80 € (ΦΠΑ 13%: 6,07 €)
Πληρωμή με κάρτα **** 7160

Αλλαγές επιτρέπονται έως 30 λεπτά πριν την αναχώρηση. Ακύρωση έως 24 ώρες πριν με κράτηση 50%.
Εξυπηρέτηση πελατών 14511, καθημερινά 06:00 - 23:00. Hellenic Train Α.Ε., Συγγρού 41, 11743 Αθήνα, ΑΦΜ 999645865
`,
    fields: records(`
      kind=train | number=IC 56 | reference=HT4K82QZ | from.place=ΑΘΗΝΑ | from.date=2027-04-09 | from.time=15:24 | to.place=ΘΕΣΣΑΛΟΝΙΚΗ | to.date=2027-04-09 | to.time=20:29
      kind=train | number=IC 61 | reference=HT4K82QZ | from.place=ΘΕΣΣΑΛΟΝΙΚΗ | from.date=2027-04-11 | from.time=18:04 | to.place=ΑΘΗΝΑ | to.date=2027-04-11 | to.time=23:13
    `),
  },
  {
    name: 'blind5-w34-rzd.txt',
    content: `ЭЛЕКТРОННЫЙ БИЛЕТ
(контрольный купон)
ОАО «РЖД» / АО «ФПК»

Номер заказа                      Номер билета
74418820155226                    70 418 827 716 034

Пассажир
САВЕЛЬЕВА ИРИНА ПАВЛОВНА
Документ ПН4010***827             Полный

Поезд                             Вагон                 Место
016А «Арктика»                    07 К (купе) 2К        21 (нижнее)

Отправление                       Прибытие
МОСКВА ОКТЯБРЬСКАЯ                МУРМАНСК
10.07.2027 00:41                  11.07.2027 13:18
(время местное, UTC+3)            (время местное, UTC+3)

Время в пути 1 сут. 12 ч. 37 мин.
Электронная регистрация пройдена. Посадка по документу, удостоверяющему личность.

Стоимость
Билет 3 412,80   Плацкарта 2 706,40   Сервис 612,00   в т.ч. НДС 0% 0,00
Итого 6 731,20 руб.
Страховая премия 150,00 руб.
Оплачено картой МИР ****5508       14.05.2027 22:19 МСК

Питание: 1 рацион включён в стоимость, завтрак с 08:00 до 10:00.
Возврат: более чем за 8 часов до отправления - сбор 245,30 руб.; от 8 до 2 часов - 50% плацкарты.
Посадка заканчивается за 5 минут до отправления поезда.
Единый информационно-сервисный центр 8 800 555-01-00. 107174, Москва, Новая Басманная, 2. ИНН 7708709686
`,
    fields: records(`
      kind=train | number=016А | reference=74418820155226 | from.place=МОСКВА ОКТЯБРЬСКАЯ | from.date=2027-07-10 | from.time=00:41 | to.place=МУРМАНСК | to.date=2027-07-11 | to.time=13:18
    `),
  },
]
