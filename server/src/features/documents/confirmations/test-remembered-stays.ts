import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_STAYS: readonly ImportSample[] = [
  {
    name: 'remembered-29-hyatt.eml',
    content: letterQuoted({
      from: 'Hyatt Reservations <noreply@hyatt.example>',
      date: 'Thu, 01 Apr 2027 17:30:00 -0500',
      subject: 'Reservation Confirmed at Hyatt Centric Brickell Miami',
      type: 'html',
      body: `<h1>Your reservation is confirmed</h1><p>Confirmation # 51827734</p>
<table><tr><td><b>Hyatt Centric Brickell Miami</b><br>1102 Brickell Ave, Miami, Florida, 33131, United States<br>Tel: +1 305 555 0144</td></tr></table>
<table><tr><td>CHECK-IN<br><b>Thursday, May 20, 2027</b><br>4:00 PM</td><td>CHECKOUT<br><b>Sunday, May 23, 2027</b><br>11:00 AM</td></tr></table>
<table><tr><td>Room(s)</td><td>1</td></tr><tr><td>Guests</td><td>2 Adults</td></tr><tr><td>Guest name</td><td>Dashiell Okafor</td></tr></table>
<p>Rate: Member Rate. Subtotal 702.00 USD. Estimated taxes and fees 91.26 USD. Total 793.26 USD.</p><p>Cancellation policy: 48HRS PRIOR OR 1NT FEE</p>`,
    }),
    fields: records(`
      kind=hotel | name=Hyatt Centric Brickell Miami | reference=51827734 | from.date=2027-05-20 | from.time=16:00 | from.place=Hyatt Centric Brickell Miami, 1102 Brickell Ave, Miami, Florida, 33131, United States | to.date=2027-05-23 | to.time=11:00 | to.place=Hyatt Centric Brickell Miami, 1102 Brickell Ave, Miami, Florida, 33131, United States
    `),
  },
  {
    name: 'remembered-30-motelone.eml',
    content: letterQuoted({
      from: 'Motel One <reservierung@motel-one.example>',
      date: 'Tue, 16 Feb 2027 08:20:00 +0100',
      subject: 'Reservierungsbestätigung 88412077 - Motel One Leipzig-Augustusplatz',
      type: 'plain',
      body: `Guten Tag Frau Sedlmayr,

wir freuen uns auf Ihren Besuch im

Motel One Leipzig-Augustusplatz
Ritterstraße 4
04109 Leipzig
Tel. +49 341 555 0190

Reservierungsnummer: 88412077
Anreise: Donnerstag, 18.03.2027 (ab 15:00 Uhr)
Abreise: Sonntag, 21.03.2027 (bis 12:00 Uhr)
Anzahl Nächte: 3
Zimmer: 1 x Queensize-Zimmer
Gesamtpreis: 267,00 EUR inkl. MwSt., zzgl. Gästetaxe 5 %

Kostenfreie Stornierung bis 18.03.2027, 18:00 Uhr.`,
    }),
    fields: records(`
      kind=hotel | name=Motel One Leipzig-Augustusplatz | reference=88412077 | from.date=2027-03-18 | from.time=15:00 | from.place=Motel One Leipzig-Augustusplatz, Ritterstraße 4, 04109 Leipzig | to.date=2027-03-21 | to.time=12:00 | to.place=Motel One Leipzig-Augustusplatz, Ritterstraße 4, 04109 Leipzig | room=Queensize-Zimmer
    `),
  },
  {
    name: 'remembered-31-nh.eml',
    content: letterQuoted({
      from: 'NH Hotels <reservas@nh-hotels.example>',
      date: 'Sat, 06 Mar 2027 13:30:00 +0100',
      subject: 'Confirmación de reserva - NH Collection Sevilla',
      type: 'html',
      body: `<p>¡Gracias, Maribel! Tu reserva está confirmada.</p><p>Localizador: <b>7720418H</b></p><p><b>NH Collection Sevilla</b><br>Avenida Diego Martínez Barrio, 8. 41013 Sevilla, España<br>+34 954 55 01 00</p>
<table><tr><td>Entrada</td><td>Salida</td><td>Noches</td></tr><tr><td>sáb, 10 abr 2027<br>A partir de las 15:00</td><td>mar, 13 abr 2027<br>Hasta las 12:00</td><td>3</td></tr></table>
<p>Habitación 1: Habitación Superior, 2 adultos, Alojamiento y desayuno</p><p>Importe total: 412,50 € (IVA incluido)</p>`,
    }),
    fields: records(`
      kind=hotel | name=NH Collection Sevilla | reference=7720418H | from.date=2027-04-10 | from.time=15:00 | from.place=NH Collection Sevilla, Avenida Diego Martínez Barrio, 8. 41013 Sevilla, España | to.date=2027-04-13 | to.time=12:00 | to.place=NH Collection Sevilla, Avenida Diego Martínez Barrio, 8. 41013 Sevilla, España
    `),
  },
  {
    name: 'remembered-32-rakuten.eml',
    content: letterQuoted({
      from: '楽天トラベル <travel@rakuten.example>',
      date: 'Sun, 01 Aug 2027 21:00:00 +0900',
      subject: '【楽天トラベル】ご予約完了のお知らせ（予約番号：RYa7kq2m9x）',
      type: 'plain',
      body: `平素より楽天トラベルをご利用いただき、誠にありがとうございます。
下記の内容で予約が完了いたしました。

【予約番号】RYa7kq2m9x
【予約受付日時】2027-08-01 20:59:41
【宿泊施設名】旅館 花菱
【住所】〒250-0408 神奈川県足柄下郡箱根町強羅1300-12
【電話番号】0460-55-0100
【チェックイン日時】2027-09-18 16:00
【宿泊数】1泊
【部屋タイプ】和室10畳（禁煙）
【人数】大人2名
【合計金額】48,400円（税込・サービス料込）

キャンセル料：前日50%、当日100%`,
    }),
    fields: records(`
      kind=hotel | name=旅館 花菱 | reference=RYa7kq2m9x | from.date=2027-09-18 | from.time=16:00 | from.place=旅館 花菱, 〒250-0408 神奈川県足柄下郡箱根町強羅1300-12 | to.date=2027-09-19 | to.place=旅館 花菱, 〒250-0408 神奈川県足柄下郡箱根町強羅1300-12 | room=和室10畳（禁煙）
    `),
  },
  {
    name: 'remembered-33-airbnb-de.eml',
    content: letterQuoted({
      from: 'Airbnb <automated@airbnb.example>',
      date: 'Mon, 15 Mar 2027 11:11:00 +0100',
      subject: 'Buchung bestätigt für Lissabon',
      type: 'html',
      body: `<h1>Deine Buchung ist bestätigt</h1><p>Du reist nach Lissabon!</p><h2>Helles Apartment in der Alfama</h2><p>Gesamte Unterkunft · Gastgeberin: Graça</p>
<table><tr><td>Check-in<br>Mi., 12. Mai<br>15:00</td><td>Check-out<br>Sa., 15. Mai<br>11:00</td></tr></table>
<p>Gäste<br>2 Erwachsene</p><p>Bestätigungscode<br>HMQX4TRK2Z</p><p>Adresse<br>Rua dos Remédios 88, 1100-453 Lisboa, Portugal</p>
<p>Preisdetails<br>3 Nächte x 94,00 € 282,00 €<br>Reinigungsgebühr 40,00 €<br>Insgesamt (EUR) 322,00 €</p><p>Kostenlose Stornierung vor dem 7. Mai</p>`,
    }),
    fields: records(`
      kind=hotel | name=Helles Apartment in der Alfama | reference=HMQX4TRK2Z | from.date=2027-05-12 | from.time=15:00 | from.place=Helles Apartment in der Alfama, Rua dos Remédios 88, 1100-453 Lisboa, Portugal | to.date=2027-05-15 | to.time=11:00 | to.place=Helles Apartment in der Alfama, Rua dos Remédios 88, 1100-453 Lisboa, Portugal
    `),
  },
  {
    name: 'remembered-34-agoda-th.eml',
    content: letterQuoted({
      from: 'Agoda <no-reply@agoda.example>',
      date: 'Tue, 20 Jul 2027 03:30:00 +0000',
      subject: 'Booking confirmation for Booking ID # 1188204471',
      type: 'html',
      body: `<p>Dear Wiebke,</p><p>Your booking is now confirmed!</p><table><tr><td>Booking ID</td><td>1188204471</td></tr><tr><td>Booking Reference No</td><td>992817736</td></tr><tr><td>Client</td><td>Wiebke Harms</td></tr><tr><td>Property</td><td>Riva Arun Bangkok</td></tr><tr><td>Address</td><td>392/25-28 Maharaj Road, Phra Borom Maha Ratchawang, Bangkok, Thailand, 10200</td></tr></table>
<table><tr><td>Number of Rooms</td><td>Number of Adults</td><td>Number of Children</td><td>Breakfast</td></tr><tr><td>1</td><td>2</td><td>0</td><td>Included</td></tr></table>
<table><tr><td>Check-in</td><td>October 5, 2027 (after 2:00 PM)</td></tr><tr><td>Check-out</td><td>October 8, 2027 (before 12:00 PM)</td></tr><tr><td>Room type</td><td>Deluxe River View</td></tr></table>
<p>Total charge: USD 354.12</p>`,
    }),
    fields: records(`
      kind=hotel | name=Riva Arun Bangkok | reference=1188204471 | from.date=2027-10-05 | from.time=14:00 | from.place=Riva Arun Bangkok, 392/25-28 Maharaj Road, Phra Borom Maha Ratchawang, Bangkok, Thailand, 10200 | to.date=2027-10-08 | to.time=12:00 | to.place=Riva Arun Bangkok, 392/25-28 Maharaj Road, Phra Borom Maha Ratchawang, Bangkok, Thailand, 10200 | room=Deluxe River View
    `),
  },
  {
    name: 'remembered-43-scandic.eml',
    content: letterQuoted({
      from: 'Scandic <noreply@scandichotels.example>',
      date: 'Mon, 10 May 2027 09:00:00 +0200',
      subject: 'Bekræftelse på din booking 3381704',
      type: 'html',
      body: `<p>Tak for din booking, Birgitte</p><table><tr><td>Bookingnummer</td><td>3381704</td></tr><tr><td>Hotel</td><td>Scandic Aarhus City</td></tr><tr><td>Adresse</td><td>Østergade 10, 8000 Aarhus C, Danmark</td></tr><tr><td>Indtjekning</td><td>fredag 4. juni 2027 kl. 15.00</td></tr><tr><td>Udtjekning</td><td>søndag 6. juni 2027 kl. 12.00</td></tr><tr><td>Værelse</td><td>Standard dobbelt</td></tr><tr><td>Pris i alt</td><td>2.398,00 DKK</td></tr></table>`,
    }),
    fields: records(`
      kind=hotel | name=Scandic Aarhus City | reference=3381704 | from.date=2027-06-04 | from.time=15:00 | from.place=Scandic Aarhus City, Østergade 10, 8000 Aarhus C, Danmark | to.date=2027-06-06 | to.time=12:00 | to.place=Scandic Aarhus City, Østergade 10, 8000 Aarhus C, Danmark | room=Standard dobbelt
    `),
  },
  {
    name: 'remembered-44-bookingcom-pl.eml',
    content: letterQuoted({
      from: 'Booking.com <noreply@booking.example>',
      date: 'Tue, 11 May 2027 12:00:00 +0200',
      subject: 'Dziękujemy! Twoja rezerwacja w obiekcie Willa Jutrzenka jest potwierdzona',
      type: 'html',
      body: `<table><tr><td>Numer potwierdzenia: 3920.118.447</td></tr><tr><td>KOD PIN: 4410</td></tr></table><h1>Dziękujemy, Bogumiła! Twoja rezerwacja w Zakopanem jest potwierdzona.</h1><h2>Willa Jutrzenka</h2>
<table><tr><td>Zameldowanie</td><td>piątek, 16 lipca 2027 (od 14:00 do 20:00)</td></tr><tr><td>Wymeldowanie</td><td>wtorek, 20 lipca 2027 (08:00 - 10:00)</td></tr><tr><td>Twoja rezerwacja</td><td>4 noce, 1 pokój</td></tr><tr><td>Lokalizacja</td><td>ul. Kasprusie 14, 34-500 Zakopane, Polska</td></tr><tr><td>Telefon</td><td>+48 18 555 01 20</td></tr></table><p>Cena: 1 480 zł</p>`,
    }),
    fields: records(`
      kind=hotel | name=Willa Jutrzenka | reference=3920.118.447 | from.date=2027-07-16 | from.time=14:00 | from.place=Willa Jutrzenka, ul. Kasprusie 14, 34-500 Zakopane, Polska | to.date=2027-07-20 | to.time=10:00 | to.place=Willa Jutrzenka, ul. Kasprusie 14, 34-500 Zakopane, Polska
    `),
  },
  {
    name: 'remembered-47-de-fwd.eml',
    content: letterQuoted({
      from: 'Jutta Brandl <jutta@example.de>',
      date: 'Mon, 19 Apr 2027 08:00:00 +0200',
      subject: 'WG: Ihre Hotelbuchung',
      type: 'plain',
      body: `Schau mal, gebucht!

-----Ursprüngliche Nachricht-----
Von: Gasthof Alpenblick <info@alpenblick.example>
Gesendet: Sonntag, 18. April 2027 19:22
An: Jutta Brandl
Betreff: Ihre Hotelbuchung

> Sehr geehrte Frau Brandl,
>
> gerne bestätigen wir Ihnen Ihre Buchung Nr. AB-40771 vom 07. bis 14. August 2027.
>
> 1 Doppelzimmer mit Balkon, Halbpension, 7 Nächte à 148,00 EUR
> Anreise ab 14 Uhr, Abreise bis 10 Uhr.
>
> Mit freundlichen Grüßen
> Gasthof Alpenblick
> Dorfstr. 3, 87541 Bad Hindelang
> Tel. 08324 555 01`,
    }),
    fields: records(`
      kind=hotel | name=Gasthof Alpenblick | reference=AB-40771 | from.date=2027-08-07 | from.time=14:00 | from.place=Gasthof Alpenblick, Dorfstr. 3, 87541 Bad Hindelang | to.date=2027-08-14 | to.time=10:00 | to.place=Gasthof Alpenblick, Dorfstr. 3, 87541 Bad Hindelang
    `),
  },
  {
    name: 'remembered-63-hotel-it.eml',
    content: letterQuoted({
      from: 'Hotel Miramonti <info@miramonti.example>',
      date: 'Wed, 07 Apr 2027 10:00:00 +0200',
      subject: 'Conferma della Sua prenotazione',
      type: 'html',
      body: `<p>Gentile Sig. Rinaldi,</p><p>siamo lieti di confermare la Sua prenotazione n. 2027/0418 dal 10 al 17 luglio 2027 (7 notti).</p><table><tr><td>Camera</td><td>Doppia Superior con balcone</td></tr><tr><td>Trattamento</td><td>Mezza pensione</td></tr><tr><td>Totale soggiorno</td><td>€ 1.274,00</td></tr></table><p>Check-in dalle ore 15:00, check-out entro le ore 10:00.</p><p>Hotel Miramonti<br>Via Roma 12<br>38032 Canazei (TN)<br>Tel. 0462 555 010</p>`,
    }),
    fields: records(`
      kind=hotel | name=Hotel Miramonti | reference=2027/0418 | from.date=2027-07-10 | from.time=15:00 | from.place=Hotel Miramonti, Via Roma 12, 38032 Canazei (TN) | to.date=2027-07-17 | to.time=10:00 | to.place=Hotel Miramonti, Via Roma 12, 38032 Canazei (TN) | room=Doppia Superior con balcone
    `),
  },
  {
    name: 'remembered-64-hotel-se.eml',
    content: letterQuoted({
      from: 'Elite Hotels <bokning@elite.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0200',
      subject: 'Bokningsbekräftelse 5518204',
      type: 'plain',
      body: `Hej Agneta,

Tack för din bokning! Här är din bekräftelse.

Bokningsnummer: 5518204
Hotell: Elite Stora Hotellet Linköping
Adress: Stora Torget 9, 582 19 Linköping
Ankomst: fredag 28 maj 2027 (från kl. 15.00)
Avresa: söndag 30 maj 2027 (senast kl. 12.00)
Antal nätter: 2
Rumstyp: Dubbelrum Superior
Pris: 2 980 SEK

Avbokning kan ske fram till kl. 18.00 på ankomstdagen.`,
    }),
    fields: records(`
      kind=hotel | name=Elite Stora Hotellet Linköping | reference=5518204 | from.date=2027-05-28 | from.time=15:00 | from.place=Elite Stora Hotellet Linköping, Stora Torget 9, 582 19 Linköping | to.date=2027-05-30 | to.time=12:00 | to.place=Elite Stora Hotellet Linköping, Stora Torget 9, 582 19 Linköping | room=Dubbelrum Superior
    `),
  },
  {
    name: 'remembered-65-hotel-ru.eml',
    content: letterQuoted({
      from: 'Островок <noreply@ostrovok.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0300',
      subject: 'Бронирование 118204471 подтверждено',
      type: 'html',
      body: `<h1>Бронирование подтверждено</h1><p>Номер бронирования: 118204471</p><h2>Отель Невский Бриз</h2><table><tr><td>Адрес</td><td>Невский проспект, 88, Санкт-Петербург</td></tr><tr><td>Заезд</td><td>11 июня 2027, после 14:00</td></tr><tr><td>Выезд</td><td>14 июня 2027, до 12:00</td></tr><tr><td>Номер</td><td>Стандартный двухместный</td></tr><tr><td>Итого</td><td>18 420 ₽</td></tr></table>`,
    }),
    fields: records(`
      kind=hotel | name=Отель Невский Бриз | reference=118204471 | from.date=2027-06-11 | from.time=14:00 | from.place=Отель Невский Бриз, Невский проспект, 88, Санкт-Петербург | to.date=2027-06-14 | to.time=12:00 | to.place=Отель Невский Бриз, Невский проспект, 88, Санкт-Петербург | room=Стандартный двухместный
    `),
  },
  {
    name: 'remembered-66-hotel-tr.eml',
    content: letterQuoted({
      from: 'Otelz <rezervasyon@otelz.example>',
      date: 'Tue, 06 Apr 2027 10:00:00 +0300',
      subject: 'Rezervasyonunuz onaylandı - 7720184',
      type: 'html',
      body: `<p>Sayın Cem Aydın, rezervasyonunuz onaylandı.</p><table><tr><td>Rezervasyon No</td><td>7720184</td></tr><tr><td>Otel</td><td>Ilıca Hotel Spa</td></tr><tr><td>Adres</td><td>Boyalık Mevkii 1152 Sk. No:3, Çeşme / İzmir</td></tr><tr><td>Giriş Tarihi</td><td>9 Ağustos 2027 Pazartesi 14:00</td></tr><tr><td>Çıkış Tarihi</td><td>13 Ağustos 2027 Cuma 12:00</td></tr><tr><td>Toplam Tutar</td><td>18.400 TL</td></tr></table>`,
    }),
    fields: records(`
      kind=hotel | name=Ilıca Hotel Spa | reference=7720184 | from.date=2027-08-09 | from.time=14:00 | from.place=Ilıca Hotel Spa, Boyalık Mevkii 1152 Sk. No:3, Çeşme / İzmir | to.date=2027-08-13 | to.time=12:00 | to.place=Ilıca Hotel Spa, Boyalık Mevkii 1152 Sk. No:3, Çeşme / İzmir
    `),
  },
]
