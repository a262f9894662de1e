import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_STAYS_MORE: readonly ImportSample[] = [
  {
    name: 'remembered-67-hotel-zh.eml',
    content: letterQuoted({
      from: '携程旅行 <noreply@ctrip.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0800',
      subject: '酒店订单确认',
      type: 'plain',
      body: `您好，您的酒店订单已确认。
订单号：3318204477
酒店名称：上海外滩茂悦酒店
地址：上海市虹口区黄浦路199号
入住日期：2027年5月1日 14:00后
离店日期：2027年5月4日 12:00前
房型：豪华大床房
间数：1间3晚
入住人：周子涵
总价：¥3,240`,
    }),
    fields: records(`
      kind=hotel | name=上海外滩茂悦酒店 | reference=3318204477 | from.date=2027-05-01 | from.time=14:00 | from.place=上海外滩茂悦酒店, 上海市虹口区黄浦路199号 | to.date=2027-05-04 | to.time=12:00 | to.place=上海外滩茂悦酒店, 上海市虹口区黄浦路199号 | room=豪华大床房
    `),
  },
  {
    name: 'remembered-68-hotel-ko.eml',
    content: letterQuoted({
      from: '야놀자 <noreply@yanolja.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0900',
      subject: '[야놀자] 예약이 확정되었습니다',
      type: 'plain',
      body: `예약이 확정되었습니다.
예약번호: 27040688120
숙소명: 부산 해운대 오션호텔
객실: 디럭스 더블 오션뷰
체크인: 2027.05.15(토) 15:00
체크아웃: 2027.05.17(월) 11:00
예약자: 한지우
결제금액: 258,000원`,
    }),
    fields: records(`
      kind=hotel | name=부산 해운대 오션호텔 | reference=27040688120 | from.date=2027-05-15 | from.time=15:00 | from.place=부산 해운대 오션호텔 | to.date=2027-05-17 | to.time=11:00 | to.place=부산 해운대 오션호텔 | room=디럭스 더블 오션뷰
    `),
  },
  {
    name: 'remembered-74-dutchbus.eml',
    content: letterQuoted({
      from: 'Booking.com <noreply@booking.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0200',
      subject: 'Uw boeking in Hotel De Gouden Leeuw is bevestigd',
      type: 'html',
      body: `<table><tr><td>Bevestigingsnummer</td><td>4410288173</td></tr><tr><td>Pincode</td><td>8814</td></tr></table><h1>Hotel De Gouden Leeuw</h1><p>Dorpsstraat 8, 1234 AB Laren, Nederland</p><table><tr><td>Inchecken</td><td>woensdag 12 mei 2027<br>15:00 - 22:00</td></tr><tr><td>Uitchecken</td><td>zaterdag 15 mei 2027<br>07:00 - 11:00</td></tr></table><p>Totaalprijs € 312,00</p>`,
    }),
    fields: records(`
      kind=hotel | name=Hotel De Gouden Leeuw | reference=4410288173 | from.date=2027-05-12 | from.time=15:00 | from.place=Hotel De Gouden Leeuw, Dorpsstraat 8, 1234 AB Laren, Nederland | to.date=2027-05-15 | to.time=11:00 | to.place=Hotel De Gouden Leeuw, Dorpsstraat 8, 1234 AB Laren, Nederland
    `),
  },
  {
    name: 'remembered-89-hotel-fr-ind.eml',
    content: letterQuoted({
      from: 'Hôtel du Vieux Port <contact@vieuxport.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Votre réservation',
      type: 'plain',
      body: `Madame Le Goff,

Nous avons le plaisir de vous confirmer votre réservation n° R2704-118 :

- Arrivée : vendredi 11 juin 2027 à partir de 14h
- Départ : dimanche 13 juin 2027 avant 11h
- 1 chambre double vue port, 2 nuits
- Tarif : 148 € par nuit, petit-déjeuner inclus

Annulation sans frais jusqu'au 9 juin 2027 à 18h.

Hôtel du Vieux Port
3 quai de Rive Neuve
13001 Marseille
Tél. 04 91 55 01 22`,
    }),
    fields: records(`
      kind=hotel | name=Hôtel du Vieux Port | reference=R2704-118 | from.date=2027-06-11 | from.time=14:00 | from.place=Hôtel du Vieux Port, 3 quai de Rive Neuve, 13001 Marseille | to.date=2027-06-13 | to.time=11:00 | to.place=Hôtel du Vieux Port, 3 quai de Rive Neuve, 13001 Marseille
    `),
  },
  {
    name: 'remembered-90-hostel-en.eml',
    content: letterQuoted({
      from: 'Hostelworld <noreply@hostelworld.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0000',
      subject: 'Your booking at The Green Lantern Hostel is confirmed',
      type: 'html',
      body: `<h1>Pack your bags, Noor!</h1><table><tr><td>Reference number:</td><td>88120-447718204</td></tr></table><h2>The Green Lantern Hostel</h2><p>22 Bachelors Walk, Dublin 1, Ireland</p><table><tr><td>Arriving:</td><td>Thursday 1st July 2027</td></tr><tr><td>Staying for:</td><td>3 nights</td></tr><tr><td>Guests:</td><td>1</td></tr></table><p>Check in from 14:00. Check out by 10:00.</p><p>Total €96.00, paid now €14.40</p>`,
    }),
    fields: records(`
      kind=hotel | name=The Green Lantern Hostel | reference=88120-447718204 | from.date=2027-07-01 | from.time=14:00 | from.place=The Green Lantern Hostel, 22 Bachelors Walk, Dublin 1, Ireland | to.date=2027-07-04 | to.time=10:00 | to.place=The Green Lantern Hostel, 22 Bachelors Walk, Dublin 1, Ireland
    `),
  },
  {
    name: 'remembered-91-airbnb-en.eml',
    content: letterQuoted({
      from: 'Airbnb <automated@airbnb.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0000',
      subject: 'Reservation confirmed for Kyoto',
      type: 'html',
      body: `<h1>Your reservation is confirmed</h1><h2>Machiya near Nishiki Market</h2><p>Entire home hosted by Haruka</p><table><tr><td>Thursday,<br>Oct 21, 2027</td><td>Monday,<br>Oct 25, 2027</td></tr><tr><td>Check-in<br>3:00 PM</td><td>Checkout<br>10:00 AM</td></tr></table><p>Address<br>88 Nishikikoji-dori, Nakagyo-ku, Kyoto 604-8054, Japan</p><p>Guests<br>2 adults</p><p>Confirmation code<br>HMT4KXQ8RB</p><p>¥18,000 x 4 nights ¥72,000</p>`,
    }),
    fields: records(`
      kind=hotel | name=Machiya near Nishiki Market | reference=HMT4KXQ8RB | from.date=2027-10-21 | from.time=15:00 | to.date=2027-10-25 | to.time=10:00 | from.place=Machiya near Nishiki Market, 88 Nishikikoji-dori, Nakagyo-ku, Kyoto 604-8054, Japan | to.place=Machiya near Nishiki Market, 88 Nishikikoji-dori, Nakagyo-ku, Kyoto 604-8054, Japan
    `),
  },
  {
    name: 'remembered-9c-expedia-package.eml',
    content: letterQuoted({
      from: 'Expedia <noreply@expedia.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 -0700',
      subject: 'Expedia travel confirmation - Jul 3 - (Itinerary # 7244718204)',
      type: 'html',
      body: `<p>Thanks! Your reservation is booked and confirmed.</p><p>Itinerary # 7244718204</p><h2>Casa Azulejo Boutique Hotel</h2><p>Jul 3, 2027 - Jul 7, 2027</p><p>Rua da Madalena 44, Lisbon, 1100-321 Portugal</p><table><tr><td>Check-in time</td><td>3:00 PM</td></tr><tr><td>Check-out time</td><td>noon</td></tr></table><p>1 room | 4 nights</p><p>Reserved for Amaury Dubois, 2 adults</p><p>Total $812.00</p>`,
    }),
    fields: records(`
      kind=hotel | name=Casa Azulejo Boutique Hotel | reference=7244718204 | from.date=2027-07-03 | from.time=15:00 | from.place=Casa Azulejo Boutique Hotel, Rua da Madalena 44, Lisbon, 1100-321 Portugal | to.date=2027-07-07 | to.time=12:00 | to.place=Casa Azulejo Boutique Hotel, Rua da Madalena 44, Lisbon, 1100-321 Portugal
    `),
  },
  {
    name: 'remembered-f9-hotel-cz.eml',
    content: letterQuoted({
      from: 'Penzion U Lípy <info@ulipy.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Potvrzení rezervace č. 27-0418',
      type: 'html',
      body: `<p>Dobrý den, paní Dvořáková,</p><p>potvrzujeme Vaši rezervaci č. 27-0418.</p><table><tr><td>Příjezd:</td><td>pátek 23. 7. 2027 od 14:00</td></tr><tr><td>Odjezd:</td><td>neděle 25. 7. 2027 do 10:00</td></tr><tr><td>Pokoj:</td><td>dvoulůžkový se snídaní</td></tr><tr><td>Cena:</td><td>3 400 Kč</td></tr></table><p>Penzion U Lípy<br>Horní 112<br>381 01 Český Krumlov<br>Tel. +420 380 555 012</p>`,
    }),
    fields: records(`
      kind=hotel | name=Penzion U Lípy | reference=27-0418 | from.date=2027-07-23 | from.time=14:00 | from.place=Penzion U Lípy, Horní 112, 381 01 Český Krumlov | to.date=2027-07-25 | to.time=10:00 | to.place=Penzion U Lípy, Horní 112, 381 01 Český Krumlov | room=dvoulůžkový se snídaní
    `),
  },
  {
    name: 'remembered-fa-hotel-fi.eml',
    content: letterQuoted({
      from: 'Sokos Hotels <noreply@sokoshotels.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0300',
      subject: 'Varausvahvistus 447718204',
      type: 'plain',
      body: `Kiitos varauksestasi!

Varausnumero: 447718204
Hotelli: Original Sokos Hotel Vaakuna Helsinki
Osoite: Asema-aukio 2, 00100 Helsinki
Tulopäivä: pe 7.5.2027 klo 15.00 alkaen
Lähtöpäivä: su 9.5.2027 klo 12.00 mennessä
Huone: Standard kahden hengen huone
Yhteensä: 268,00 €`,
    }),
    fields: records(`
      kind=hotel | name=Original Sokos Hotel Vaakuna Helsinki | reference=447718204 | from.date=2027-05-07 | from.time=15:00 | from.place=Original Sokos Hotel Vaakuna Helsinki, Asema-aukio 2, 00100 Helsinki | to.date=2027-05-09 | to.time=12:00 | to.place=Original Sokos Hotel Vaakuna Helsinki, Asema-aukio 2, 00100 Helsinki | room=Standard kahden hengen huone
    `),
  },
  {
    name: 'remembered-fb-hotel-hu-booking.eml',
    content: letterQuoted({
      from: 'Booking.com <noreply@booking.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Köszönjük! Foglalása visszaigazolva: Danubius Panzió',
      type: 'html',
      body: `<p>Visszaigazolási szám: 3918204477</p><p>PIN-kód: 8841</p><h2>Danubius Panzió</h2><table><tr><td>Bejelentkezés</td><td>2027. augusztus 20., péntek (14:00 - 20:00)</td></tr><tr><td>Kijelentkezés</td><td>2027. augusztus 22., vasárnap (08:00 - 11:00)</td></tr><tr><td>Cím</td><td>Fő utca 12, 2000 Szentendre, Magyarország</td></tr><tr><td>Ár</td><td>48 200 Ft</td></tr></table>`,
    }),
    fields: records(`
      kind=hotel | name=Danubius Panzió | reference=3918204477 | from.date=2027-08-20 | from.time=14:00 | from.place=Danubius Panzió, Fő utca 12, 2000 Szentendre, Magyarország | to.date=2027-08-22 | to.time=11:00 | to.place=Danubius Panzió, Fő utca 12, 2000 Szentendre, Magyarország
    `),
  },
  {
    name: 'remembered-fc-hotel-el.eml',
    content: letterQuoted({
      from: 'Villa Kalliopi <info@villakalliopi.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0300',
      subject: 'Επιβεβαίωση κράτησης 1182',
      type: 'plain',
      body: `Αγαπητή κυρία Νικολάου,

Η κράτησή σας επιβεβαιώθηκε.

Αριθμός κράτησης: VK-1182
Κατάλυμα: Villa Kalliopi
Διεύθυνση: Οία, Σαντορίνη 847 02
Άφιξη: Δευτέρα 5 Ιουλίου 2027, από 14:00
Αναχώρηση: Σάββατο 10 Ιουλίου 2027, έως 11:00
Σύνολο: 1.120,00 €`,
    }),
    fields: records(`
      kind=hotel | name=Villa Kalliopi | reference=VK-1182 | from.date=2027-07-05 | from.time=14:00 | from.place=Villa Kalliopi, Οία, Σαντορίνη 847 02 | to.date=2027-07-10 | to.time=11:00 | to.place=Villa Kalliopi, Οία, Σαντορίνη 847 02
    `),
  },
  {
    name: 'remembered-g9-marriott-table.eml',
    content: letterQuoted({
      from: 'Marriott <reservations@marriott.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0000',
      subject: 'Reservation Confirmation #88447182 for Courtyard Prague Airport',
      type: 'html',
      body: `<h2>Courtyard Prague Airport</h2><p>Aviaticka 1092/8, Prague 161 00, Czech Republic<br>+420 555 010 020</p><p>Thank you for booking directly with us, Ms Farkas.</p><p>Tuesday, May 25, 2027 - Wednesday, May 26, 2027</p><table><tr><td>Confirmation Number:</td><td>88447182</td></tr><tr><td>Check-In:</td><td>Tuesday, May 25, 2027 03:00 PM</td></tr><tr><td>Check-Out:</td><td>Wednesday, May 26, 2027 12:00 PM</td></tr><tr><td>Number of rooms</td><td>1</td></tr></table><p>Total for stay 148.00 EUR. You may cancel until Sunday, May 23, 2027 (2 day[s] before arrival).</p>`,
    }),
    fields: records(`
      kind=hotel | name=Courtyard Prague Airport | reference=88447182 | from.date=2027-05-25 | from.time=15:00 | from.place=Courtyard Prague Airport, Aviaticka 1092/8, Prague 161 00, Czech Republic | to.date=2027-05-26 | to.time=12:00 | to.place=Courtyard Prague Airport, Aviaticka 1092/8, Prague 161 00, Czech Republic
    `),
  },
  {
    name: 'remembered-ga-ibis-de.eml',
    content: letterQuoted({
      from: 'Accor <noreply@accor.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Reservierungsbestätigung Nr. QXKTRZ447 - ibis Wien Mariahilf',
      type: 'plain',
      body: `Guten Tag Herr Stadler,

Ihre Reservierung ist bestätigt. Reservierungsnummer: QXKTRZ447

IHR AUFENTHALT
ibis Wien Mariahilf
Mariahilfer Gürtel 22-24, 1060 Wien, Österreich

Von Freitag, 18. Juni 2027 bis Sonntag, 20. Juni 2027 - 2 Nächte - 1 Zimmer
Check-in ab 14:00 Uhr
Check-out bis 12:00 Uhr

Zimmer 1: Standard-Zimmer, 2 Erwachsene
Gesamtbetrag: 214,60 EUR`,
    }),
    fields: records(`
      kind=hotel | name=ibis Wien Mariahilf | reference=QXKTRZ447 | from.date=2027-06-18 | from.time=14:00 | from.place=ibis Wien Mariahilf, Mariahilfer Gürtel 22-24, 1060 Wien, Österreich | to.date=2027-06-20 | to.time=12:00 | to.place=ibis Wien Mariahilf, Mariahilfer Gürtel 22-24, 1060 Wien, Österreich | room=Standard-Zimmer
    `),
  },
  {
    name: 'remembered-gb-airbnb-es.eml',
    content: letterQuoted({
      from: 'Airbnb <automated@airbnb.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Reserva confirmada: Granada',
      type: 'html',
      body: `<h1>Tu reserva está confirmada</h1><p>Vas a Granada</p><h2>Ático con vistas a la Alhambra</h2><p>Alojamiento entero - Anfitrión: Paco</p><table><tr><td>Llegada</td><td>Salida</td></tr><tr><td>vie, 23 abr</td><td>lun, 26 abr</td></tr><tr><td>16:00</td><td>11:00</td></tr></table><p>Código de confirmación</p><p>HM8KXQ4TRZ</p><p>Dirección</p><p>Calle Elvira 40, 18010 Granada, España</p><p>Total (EUR) 312,00 €</p>`,
    }),
    fields: records(`
      kind=hotel | name=Ático con vistas a la Alhambra | reference=HM8KXQ4TRZ | from.date=2027-04-23 | from.time=16:00 | to.date=2027-04-26 | to.time=11:00 | from.place=Ático con vistas a la Alhambra, Calle Elvira 40, 18010 Granada, España | to.place=Ático con vistas a la Alhambra, Calle Elvira 40, 18010 Granada, España
    `),
  },
  {
    name: 'remembered-gf-nights-nl.eml',
    content: letterQuoted({
      from: 'Landal <noreply@landal.example>',
      date: 'Mon, 05 Apr 2027 10:00:00 +0200',
      subject: 'Bevestiging van uw boeking 44718204',
      type: 'html',
      body: `<p>Geachte mevrouw Smits,</p><table><tr><td>Reserveringsnummer</td><td>44718204</td></tr><tr><td>Park</td><td>Landal Het Vennenbos</td></tr><tr><td>Adres</td><td>De Bucht 12, 5527 HA Hapert</td></tr><tr><td>Aankomstdatum</td><td>maandag 19 juli 2027, vanaf 15:00 uur</td></tr><tr><td>Vertrekdatum</td><td>maandag 26 juli 2027, voor 10:00 uur</td></tr><tr><td>Accommodatie</td><td>4-persoonsbungalow 4B1</td></tr></table><p>Totaalbedrag € 812,50</p>`,
    }),
    fields: records(`
      kind=hotel | name=Landal Het Vennenbos | reference=44718204 | from.date=2027-07-19 | from.time=15:00 | from.place=Landal Het Vennenbos, De Bucht 12, 5527 HA Hapert | to.date=2027-07-26 | to.time=10:00 | to.place=Landal Het Vennenbos, De Bucht 12, 5527 HA Hapert
    `),
  },
]
