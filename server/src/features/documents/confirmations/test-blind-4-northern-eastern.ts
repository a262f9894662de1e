import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'
import { letterIn } from './test-charsets.ts'

/** Of test-samples-blind-4.ts: in Dutch, Polish, Turkish and Greek. */
export const BLIND_4_NORTHERN_EASTERN: readonly ImportSample[] = [
  {
    name: 'blind4a-w25-klm.eml',
    content: letterQuoted({
      from: 'KLM Royal Dutch Airlines <noreply@klm-info.example>',
      date: 'Sat, 03 Jul 2027 10:15:05 +0200',
      subject: 'Je boekingsbevestiging van KLM (X2PWJ8)',
      type: 'html',
      body: `<html lang="nl"><body style="font-family:'Noto Sans',Arial"><table width="640" align="center"><tr><td><img alt="KLM" src="klm.png"></td><td align="right">Boekingscode<br><b>X2PWJ8</b></td></tr>
<tr><td colspan="2"><h1 style="color:#00a1de">Bedankt voor je boeking, Wietske</h1><p>Je reis naar Mombasa is bevestigd. Je e-tickets staan onderaan deze e-mail.</p></td></tr>
<tr><td colspan="2" style="background:#e6f7ff"><b>Heenreis: Amsterdam - Mombasa</b><br>Totale reistijd 16u 40m, 1 overstap</td></tr>
<tr><td colspan="2"><table width="100%">
<tr><td width="110">wo 3 nov 2027<br><b>12:20</b></td><td>Amsterdam, Schiphol (AMS)</td><td rowspan="2">KL 565<br>Boeing 787-10<br>Economy Standard (L)<br>8u 05m</td></tr><tr><td>wo 3 nov 2027<br><b>22:25</b></td><td>Nairobi, Jomo Kenyatta Intl (NBO)</td></tr>
<tr><td colspan="3" style="color:#666">Overstaptijd 7u 35m in Nairobi. Je bagage wordt doorgelabeld.</td></tr>
<tr><td>do 4 nov 2027<br><b>06:00</b></td><td>Nairobi, Jomo Kenyatta Intl (NBO)</td><td rowspan="2">KQ 600<br>Uitgevoerd door Kenya Airways<br>Embraer 190<br>1u 00m</td></tr><tr><td>do 4 nov 2027<br><b>07:00</b></td><td>Mombasa, Moi Intl (MBA)</td></tr></table></td></tr>
<tr><td colspan="2" style="background:#e6f7ff"><b>Terugreis: Mombasa - Amsterdam</b><br>Totale reistijd 12u 10m, 1 overstap</td></tr>
<tr><td colspan="2"><table width="100%">
<tr><td width="110">zo 14 nov 2027<br><b>20:10</b></td><td>Mombasa, Moi Intl (MBA)</td><td rowspan="2">KQ 619<br>Uitgevoerd door Kenya Airways<br>1u 05m</td></tr><tr><td>zo 14 nov 2027<br><b>21:15</b></td><td>Nairobi, Jomo Kenyatta Intl (NBO)</td></tr>
<tr><td colspan="3" style="color:#666">Overstaptijd 2u 44m in Nairobi.</td></tr>
<tr><td>zo 14 nov 2027<br><b>23:59</b></td><td>Nairobi, Jomo Kenyatta Intl (NBO)</td><td rowspan="2">KL 566<br>Boeing 787-10<br>8u 21m</td></tr><tr><td>ma 15 nov 2027<br><b>06:20</b></td><td>Amsterdam, Schiphol (AMS)</td></tr></table></td></tr>
<tr><td colspan="2"><h3>Passagiers</h3><table><tr><td>Mevr. Wietske Hoekstra</td><td>Flying Blue 2077441890</td><td>Ticket 074 2417730120</td></tr><tr><td>Dhr. Jorrit Hoekstra</td><td></td><td>Ticket 074 2417730121</td></tr></table></td></tr>
<tr><td colspan="2"><h3>Prijs</h3><p>2 volwassenen &euro; 1.398,00 &middot; Belastingen en toeslagen &euro; 431,64 &middot; Boekingskosten &euro; 10,00 &middot; <b>Totaal &euro; 1.839,64</b> (betaald met iDEAL op 3 juli 2027)</p></td></tr>
<tr><td colspan="2" style="font-size:11px">Handbagage: 1 stuk van 55 x 35 x 25 cm en 1 accessoire, samen max. 12 kg. Ruimbagage: 1 x 23 kg. Een wijziging kost &euro; 70 per persoon. Inchecken vanaf 30 uur voor vertrek. CO2-compensatie: vanaf &euro; 9,40. Voor Kenia heb je een eTA nodig (minstens 3 dagen voor vertrek). KLM Nederland, Postbus 7700, 1117 ZL Schiphol, KvK 33014286, 020 555 0147.</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=KL 565 | reference=X2PWJ8 | from.place=AMS | from.date=2027-11-03 | from.time=12:20 | to.place=NBO | to.date=2027-11-03 | to.time=22:25
      kind=flight | number=KQ 600 | reference=X2PWJ8 | from.place=NBO | from.date=2027-11-04 | from.time=06:00 | to.place=MBA | to.date=2027-11-04 | to.time=07:00
      kind=flight | number=KQ 619 | reference=X2PWJ8 | from.place=MBA | from.date=2027-11-14 | from.time=20:10 | to.place=NBO | to.date=2027-11-14 | to.time=21:15
      kind=flight | number=KL 566 | reference=X2PWJ8 | from.place=NBO | from.date=2027-11-14 | from.time=23:59 | to.place=AMS | to.date=2027-11-15 | to.time=06:20
    `),
  },
  {
    name: 'blind4a-w26-ns-international.txt',
    content: `NS International
E-ticket
Print dit ticket op A4 of toon het op je telefoon

Boekingscode (DNR)
NSKTQWR

Naam
Mw. F. van Aalst

Van / Naar                  Datum            Vertrek   Aankomst   Trein       Rijtuig   Zitplaats
Amersfoort Centraal
Berlin Hbf                  za 05-06-2027    09:31     14:52      IC 145      262       45 raam
Berlin Hbf
Amersfoort Centraal         di 08-06-2027    14:34     19:58      IC 144      264       61 gang

Klasse 2   Aantal reizigers 1   Voordeelkorting  -
Tarief Super Sparpreis Europa   Niet omruilbaar, niet restitueerbaar
Prijs € 79,80   waarvan reservering € 6,00
Boekingsdatum 02-04-2027 21:14
Ticketnummer 8418 0227 7144 90

Reis je met een latere aansluiting? Vraag op het station een stempel.
De DB-bistro in deze trein is open tot Hannover Hbf.
Let op: vanwege werkzaamheden kan de vertrektijd wijzigen. Controleer je reis 24 uur vooraf op nsinternational.example.
Een paspoort of identiteitskaart is verplicht.
NS Internationaal B.V., Postbus 2025, 3500 HA Utrecht. Klantenservice 030 555 0185, 08:00 - 20:00
Pagina 1/1`,
    fields: records(`
      kind=train | number=IC 145 | reference=NSKTQWR | from.place=Amersfoort Centraal | from.date=2027-06-05 | from.time=09:31 | to.place=Berlin Hbf | to.date=2027-06-05 | to.time=14:52
      kind=train | number=IC 144 | reference=NSKTQWR | from.place=Berlin Hbf | from.date=2027-06-08 | from.time=14:34 | to.place=Amersfoort Centraal | to.date=2027-06-08 | to.time=19:58
    `),
  },
  {
    name: 'blind4b-w27-pkp-intercity.txt',
    content: `"PKP Intercity" S.A.
BILET INTERNETOWY
NORMALNY + RODZINNY
Seria i nr: EIC27184402     Nr transakcji: 5KR7L2W9

STACJA                   STACJA
OD     DATA    GODZ.     DO     DATA    GODZ.    KM    KL.
Kraków Gł.   22.07 21:48   Gdynia Gł.   23.07 06:32   664   2

TLK 38170 USTRONIE
WAGON   15
MIEJSCA   61 (dolne)   63 (górne)
Miejsca do leżenia (kuszetka), przedział 4-osobowy damski

Ważny: wyjazd 22.07.2027 do 23.07.2027 / przez: Warszawa Zach. * Iława

Podróżny: Grażyna Świątek
Liczba osób: 2
1 x Normalny      1 x Ulgowa 37%

Suma PLN: 218,46      PTU 8%: 16,18
Zapłacono i wystawiono dnia 2027-06-30 08:51:17
Ref. terminala 40072218

Bilet wraz z dokumentem ze zdjęciem należy okazać podczas kontroli.
W sprawie zwrotu prosimy podać serię i nr biletu.
Zwrot biletu przed godziną odjazdu pociągu z potrąceniem 15%.
W okresie 10-24.07 możliwe zmiany w rozkładzie jazdy z powodu prac torowych.
PKP Intercity S.A., Al. Jerozolimskie 142A, 02-305 Warszawa, NIP 000-00-00-000. Infolinia 22 55 501 39`,
    fields: records(`
      kind=train | number=TLK 38170 | reference=EIC27184402 | from.place=Kraków Gł. | from.date=2027-07-22 | from.time=21:48 | to.place=Gdynia Gł. | to.date=2027-07-23 | to.time=06:32
    `),
  },
  {
    name: 'blind4b-w28-turkish-airlines.eml',
    content: letterIn('windows-1254', {
      from: 'Türk Hava Yolları <onlineticket@thy.example>',
      date: 'Tue, 04 May 2027 15:39:27 +0300',
      subject: 'Uçuş saatiniz değişti - PNR: TQ4M8V',
      type: 'html',
      body: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1254"></head><body><table width="600" align="center"><tr><td bgcolor="#c70a0c"><font color="white">TURKISH AIRLINES</font></td></tr>
<tr><td><p>Sayın SELİN KARACA,</p><p>Operasyonel nedenlerle uçuşunuzun saatinde değişiklik yapılmıştır. Güncel uçuş bilgileriniz aşağıdadır. Anlayışınız için teşekkür ederiz.</p><p>Rezervasyon kodu (PNR): <b>TQ4M8V</b></p></td></tr>
<tr><td><h3>Eski uçuş bilgisi</h3><table width="100%" style="color:#999;text-decoration:line-through"><tr><td>TK1951</td><td>İstanbul (IST)</td><td>Amsterdam (AMS)</td><td>12 Haziran 2027 Cumartesi</td><td>Kalkış 08:15</td><td>Varış 10:55</td></tr></table></td></tr>
<tr><td><h3>Yeni uçuş bilgileri</h3><table width="100%" border="1" cellpadding="5"><tr><th>Uçuş</th><th>Nereden</th><th>Nereye</th><th>Tarih</th><th>Kalkış</th><th>Varış</th><th>Durum</th></tr>
<tr><td>TK1951</td><td>İstanbul (IST)</td><td>Amsterdam (AMS)</td><td>12 Haziran 2027 Cumartesi</td><td><b>09:40</b></td><td><b>12:20</b></td><td>Onaylı</td></tr>
<tr><td>TK1954</td><td>Amsterdam (AMS)</td><td>İstanbul (IST)</td><td>19 Haziran 2027 Cumartesi</td><td>18:35</td><td>23:05</td><td>Değişiklik yok</td></tr></table></td></tr>
<tr><td><p><a href="#">Kabul ediyorum</a> &nbsp; <a href="#">Uçuşumu değiştirmek istiyorum</a></p><p>Yanıt vermezseniz yeni saatler 11 Mayıs 2027 tarihinde kabul edilmiş sayılır. Ücretsiz değişiklik ya da iade hakkınız vardır.</p></td></tr>
<tr><td><p>Yolcu: SELİN KARACA, bilet no 235 2417730377, Miles&amp;Smiles TK 604 118 207<br>Yolcu: DENİZ KARACA, bilet no 235 2417730378</p></td></tr>
<tr><td style="font-size:11px">Bagaj hakkı: 1 x 23 kg. Check-in uçuştan 24 saat önce açılır, kontuar kalkıştan 60 dakika önce kapanır. Türk Hava Yolları A.O., Yeşilköy Mah. Havaalanı Cad. No: 3/1, 34149 Bakırköy İstanbul. Çağrı merkezi 0850 555 0 149.</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=TK 1951 | reference=TQ4M8V | from.place=IST | from.date=2027-06-12 | from.time=09:40 | to.place=AMS | to.date=2027-06-12 | to.time=12:20
      kind=flight | number=TK 1954 | reference=TQ4M8V | from.place=AMS | from.date=2027-06-19 | from.time=18:35 | to.place=IST | to.date=2027-06-19 | to.time=23:05
    `),
  },
  {
    name: 'blind4b-w29-blue-star-ferries.txt',
    content: `BLUE STAR FERRIES
ATTICA GROUP
ΕΠΙΒΕΒΑΙΩΣΗ ΚΡΑΤΗΣΗΣ / ΗΛΕΚΤΡΟΝΙΚΟ ΕΙΣΙΤΗΡΙΟ

Αρ. κράτησης: 40217788
Ημ/νία έκδοσης: 11/05/2027 13:26
Πράκτορας: WEB

ΜΕΤΑΒΑΣΗ
Πλοίο           BLUE STAR DELOS
Από             ΠΕΙΡΑΙΑΣ
Προς            ΣΑΝΤΟΡΙΝΗ (ΘΗΡΑ)
Αναχώρηση       Κυριακή 25/07/2027 07:25
Άφιξη           Κυριακή 25/07/2027 15:10
Πύλη            E6

ΕΠΙΣΤΡΟΦΗ
Πλοίο           BLUE STAR DELOS
Από             ΣΑΝΤΟΡΙΝΗ (ΘΗΡΑ)
Προς            ΠΕΙΡΑΙΑΣ
Αναχώρηση       Κυριακή 01/08/2027 15:30
Άφιξη           Κυριακή 01/08/2027 23:25

ΕΠΙΒΑΤΕΣ
ΠΑΠΑΔΑΚΗ ΑΓΓΕΛΙΚΗ       ΕΝΗΛΙΚΑΣ     ΟΙΚΟΝΟΜΙΚΗ ΘΕΣΗ      43,50    43,50
ΠΑΠΑΔΑΚΗΣ ΛΕΥΤΕΡΗΣ      ΠΑΙΔΙ 5-10   ΟΙΚΟΝΟΜΙΚΗ ΘΕΣΗ      21,75    21,75
ΟΧΗΜΑΤΑ
Ι.Χ. έως 4,25μ.  ΥΖΑ-0000                                 84,00    84,00

ΣΥΝΟΛΟ 298,50 €  (περιλαμβάνονται λιμενικά τέλη και Φ.Π.Α. 13%)
Έκπτωση seasmiles 4402 1877: -10%

Παρακαλούμε να βρίσκεστε στο λιμάνι 60 λεπτά πριν την αναχώρηση αν ταξιδεύετε με όχημα.
Ακύρωση έως 14 ημέρες πριν: επιστροφή 100%. 7 έως 14 ημέρες: 75%.
Οι ώρες άφιξης είναι ενδεικτικές. Κέντρο κρατήσεων 210 555 0173, 08:00-20:00.
BLUE STAR FERRIES ΝΑΥΤΙΛΙΑΚΗ Α.Ε., Λ. Συγγρού 123-125, 117 45 Αθήνα, ΑΦΜ 000000000`,
    fields: records(`
      kind=ferry | reference=40217788 | from.place=ΠΕΙΡΑΙΑΣ | from.date=2027-07-25 | from.time=07:25 | to.place=ΣΑΝΤΟΡΙΝΗ (ΘΗΡΑ) | to.date=2027-07-25 | to.time=15:10
      kind=ferry | reference=40217788 | from.place=ΣΑΝΤΟΡΙΝΗ (ΘΗΡΑ) | from.date=2027-08-01 | from.time=15:30 | to.place=ΠΕΙΡΑΙΑΣ | to.date=2027-08-01 | to.time=23:25
    `),
  },
]
