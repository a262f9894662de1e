import { type ImportSample, letterQuoted } from '#features/documents/booking-words/index.ts'
import { letterIn } from './test-charsets.ts'

/** Of test-samples-blind-4.ts: what is no booking. */
export const BLIND_4_NO_BOOKINGS: readonly ImportSample[] = [
  {
    name: 'blind4a-n01-wizz-newsletter.eml',
    content: letterIn('iso-8859-2', {
      from: 'Wizz Air <newsletter@wizzair.example>',
      date: 'Tue, 21 Sep 2027 06:30:00 +0200',
      subject: 'Tylko dziś: bilety od 49 zł do Mediolanu, Barcelony i Aten!',
      type: 'html',
      body: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"></head><body><table width="600" align="center"><tr><td bgcolor="#c6007e" style="color:#fff">WIZZ</td></tr>
<tr><td><h1>Cześć Dorota, gotowa na jesień?</h1><p>Tylko do 21 września 2027, godz. 23:59. Okres podróży: 5 października &#8211; 12 grudnia 2027.</p></td></tr>
<tr><td><table width="100%"><tr><td><b>Warszawa (WAW) &#8211; Mediolan (BGY)</b><br>W6 1435, np. wt. 12 października 2027, 06:00 &#8211; 08:15<br>od <b>49 zł</b> <a href="#">Rezerwuj</a></td></tr><tr><td><b>Gdańsk (GDN) &#8211; Barcelona (BCN)</b><br>np. czw. 4 listopada 2027<br>od <b>129 zł</b> <a href="#">Rezerwuj</a></td></tr><tr><td><b>Katowice (KTW) &#8211; Ateny (ATH)</b><br>np. sob. 27 listopada 2027, 13:20 &#8211; 16:45<br>od <b>99 zł</b> <a href="#">Rezerwuj</a></td></tr></table></td></tr>
<tr><td><p>Kod rabatowy WIZZ20DC: -20% na bagaż rejestrowany. Twój numer WIZZ: 884021776.</p><p style="font-size:10px">Cena w jedną stronę z podatkami, dotyczy członków WIZZ Discount Club. Liczba miejsc ograniczona. Wizz Air Hungary Zrt., H-1103 Budapeszt, Kőér u. 2/A. <a href="#">Wypisz się</a></p></td></tr></table></body></html>`,
    }),
    fields: [],
  },
  {
    name: 'blind4b-n02-luggage-invoice.eml',
    content: letterQuoted({
      from: 'Halden Luggage <orders@halden-luggage.example>',
      date: 'Mon, 07 Jun 2027 14:18:22 -0400',
      subject: 'Your order HL-2081773 has shipped - invoice attached',
      type: 'plain',
      body: `Hi Kim,

Thanks for your order! Your Departure Cabin 38L is on its way.

INVOICE 2027-118840
Order number:     HL-2081773
Order date:       June 5, 2027
Ship date:        June 7, 2027
Carrier:          UPS Ground, tracking 1Z000AA10377184402
Estimated arrival: Thursday, June 10, 2027 by 7:00 PM

Ship from:  Newark, NJ (EWR2)
Ship to:    Kim Rastogi, 19 Pemble Court, Apt 4B, Albany, NY 12203

1  Departure Cabin 38L, Navy         $245.00
1  Terminal Packing Cubes, set of 4   $48.00
   Promo FLYAWAY10                   -$29.30
   Shipping                            $0.00
   Sales tax 8%                       $21.10
   TOTAL                             $284.80

Returns accepted until July 10, 2027 if unused. 100 day trial does not
apply to sale items.

Going somewhere nice? The 38L fits the overhead bins of Delta, United and
JetBlue (22 x 14 x 9 in). Check-in a bag instead: see our 75L Gate.

Halden Luggage Co., 400 Lathrop Ave, Newark, NJ 07102. (973) 555-0136`,
    }),
    fields: [],
  },
  {
    name: 'blind4b-n03-skyscanner-alert.eml',
    content: letterQuoted({
      from: 'Skyscanner Price Alerts <alerts@skyscanner.example>',
      date: 'Fri, 22 Jan 2027 05:12:40 +1100',
      subject: 'Price drop! Melbourne to Tokyo now AU$684',
      type: 'html',
      body: `<html><body><table width="600"><tr><td><b>Skyscanner</b></td></tr><tr><td><h2>Good news, Bec. Prices are down.</h2><p>You asked us to watch this trip:</p></td></tr>
<tr><td style="border:1px solid #ccc"><b>Melbourne (MEL) &#8644; Tokyo Narita (NRT)</b><br>Sat, 10 Apr 2027 &ndash; Sat, 24 Apr 2027<br>1 adult, Economy</td></tr>
<tr><td><h3>Cheapest right now</h3><table width="100%"><tr><td>Jetstar<br>JQ 25, Direct</td><td>10 Apr 10:05 &ndash; 19:30<br>24 Apr 20:50 &ndash; 08:25<sup>+1</sup></td><td><b>AU$684</b><br><s>AU$741</s></td></tr><tr><td>AirAsia X + Malaysia<br>1 stop (KUL)</td><td>10 Apr 00:55 &ndash; 22:20<br>24 Apr 23:45 &ndash; 21:10<sup>+1</sup></td><td><b>AU$712</b></td></tr><tr><td>Qantas<br>QF 79, Direct</td><td>10 Apr 09:15 &ndash; 18:45<br>24 Apr 19:35 &ndash; 06:55<sup>+1</sup></td><td><b>AU$1,108</b></td></tr></table><p><a href="#">See all 214 results</a></p></td></tr>
<tr><td><p>Prices were correct at 05:00 on 22 Jan 2027 and may have changed. Alert ID 7fa2-4481-KX. <a href="#">Stop these alerts</a></p><p>Skyscanner Limited, Level 5, Ilona Rose House, Manette Street, London W1D 4AL</p></td></tr></table></body></html>`,
    }),
    fields: [],
  },
  {
    name: 'blind4a-n04-reisebuero-angebot.eml',
    content: letterIn('iso-8859-1', {
      from: 'Reisebüro Sonnentor <beratung@sonnentor-reisen.example>',
      date: 'Thu, 04 Mar 2027 16:55:03 +0100',
      subject: 'Ihr unverbindliches Reiseangebot Nr. 27-1184 – Kreta im September',
      type: 'plain',
      body: `Sehr geehrte Familie Obermeier,

vielen Dank für Ihren Besuch in unserem Büro. Wie besprochen sende ich Ihnen
unser unverbindliches Angebot. Es ist noch nichts gebucht oder reserviert.

Angebot Nr. 27-1184, gültig bis 11.03.2027, 18:00 Uhr (Preise freibleibend)

Reisezeitraum:  04.09.2027 - 18.09.2027 (14 Nächte)
Reisende:       2 Erwachsene, 1 Kind (5 Jahre)

Vorschlag A
Flug   Sa 04.09.2027  München (MUC) - Heraklion (HER)  ca. 06:10 - 09:45
       Sa 18.09.2027  Heraklion (HER) - München (MUC)  ca. 10:35 - 12:15
       (Condor oder vergleichbar, Flugzeiten unverbindlich)
Hotel  Aldiana-ähnliche Anlage "Mirtos Village", 4 Sterne, Familienzimmer,
       Halbpension, Anreise 04.09., Abreise 18.09.
Transfer inklusive
Preis gesamt:  4.118,00 EUR

Vorschlag B
Gleiche Flüge, Apartment "Kyra Maria" in Plakias, ohne Verpflegung, Mietwagen
Kat. C ab/bis Flughafen
Preis gesamt:  3.276,00 EUR

Bei Interesse antworten Sie bitte auf diese Mail oder rufen Sie mich an,
dann prüfe ich die Verfügbarkeit und buche für Sie. Anzahlung bei Buchung 20 %.

Mit freundlichen Grüßen
Ihre Sabine Lochner
Reisebüro Sonnentor GmbH, Marktgasse 8, 84028 Landshut
Tel. 0871 555 0126, Mo-Fr 9:30-18:00, Sa 10:00-13:00`,
    }),
    fields: [],
  },
]
