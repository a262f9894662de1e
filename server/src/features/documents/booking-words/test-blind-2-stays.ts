import { letter, letterBase64, letterTwice, page } from './test-letters-abroad.ts'
import { type ImportSample, records } from './test-sample-records.ts'

/** Of test-samples-blind-2.ts: hotels. */
export const BLIND_2_STAYS: readonly ImportSample[] = [
  {
    name: 'blind2-hotel-us-en.eml',
    content: letterTwice(
      {
        from: 'Prairie Star Hotels <confirmations@prairiestar.example>',
        date: 'Sun, 02 May 2027 08:12:00 -0500',
        subject: 'Your upcoming stay in Omaha | Confirmation 3301948275',
        type: 'html',
        body: page(`<table width="600"><tr><td>STAR REWARDS # 88120045 | 12,450 POINTS | SILVER</td></tr>
<tr><td><h1>We can't wait to see you, Alex</h1></td></tr>
<tr><td><b>Prairie Star Inn &amp; Suites Omaha Downtown</b><br>415 South Tenth Street<br>Omaha, NE 68102<br>T: +1 402-555-0170</td></tr>
<tr><td><table width="100%"><tr><td>CHECK-IN</td><td>CHECK-OUT</td></tr><tr><td>Thursday, 06/24/2027<br>after 4:00 PM</td><td>Sunday, 06/27/2027<br>by 11:00 AM</td></tr></table></td></tr>
<tr><td>Confirmation: 3301948275<br>Guest: Alex Placeholder<br>Rooms: 1 | Adults: 2 | Children: 0</td></tr>
<tr><td>1 King Bed Nonsmoking</td></tr>
<tr><td><table><tr><td>06/24/2027</td><td>$145.00</td></tr><tr><td>06/25/2027</td><td>$149.00</td></tr><tr><td>06/26/2027</td><td>$149.00</td></tr><tr><td>Taxes</td><td>$69.64</td></tr><tr><td><b>Total for stay</b></td><td><b>$512.64 USD</b></td></tr></table></td></tr>
<tr><td>Cancel by 6:00 PM on 06/22/2027 to avoid a charge of $145.00.</td></tr>
<tr><td>Earn 5,000 bonus points: book a second stay by 07/31/2027 at Prairie Star Lincoln or Prairie Star Des Moines Airport.</td></tr></table>`),
      },
      `Confirmation: 3301948275
Prairie Star Inn & Suites Omaha Downtown, 415 South Tenth Street, Omaha, NE 68102
Check-in: Thursday, 06/24/2027 after 4:00 PM
Check-out: Sunday, 06/27/2027 by 11:00 AM
Guest: Alex Placeholder
1 King Bed Nonsmoking
Total for stay: $512.64 USD`,
    ),
    fields: records(`
      kind=hotel | name=Prairie Star Inn & Suites Omaha Downtown | reference=3301948275 | people=Alex Placeholder | provider=Prairie Star Hotels | cost=51264 USD | room=1 King Bed Nonsmoking | from.date=2027-06-24 | from.time=16:00 | from.place=Prairie Star Inn & Suites Omaha Downtown, 415 South Tenth Street, Omaha, NE 68102 | to.date=2027-06-27 | to.time=11:00 | to.place=Prairie Star Inn & Suites Omaha Downtown, 415 South Tenth Street, Omaha, NE 68102
    `),
  },
  {
    name: 'blind2-hotel-it.eml',
    content: letter({
      from: 'Pensione Le Magnolie <info@lemagnolie.example>',
      date: 'Tue, 09 Mar 2027 10:30:44 +0100',
      subject: 'R: richiesta camera giugno - conferma',
      type: 'plain',
      body: `Gentile signora Prova,

grazie per la Sua mail. Siamo lieti di confermarLe la prenotazione n. 2027/0318 a nome Giulia Prova:

- camera doppia vista lago, colazione inclusa
- arrivo sabato 12 giugno 2027, dalle ore 14:30
- partenza mercoledì 16 giugno 2027, entro le ore 10:00
- 4 notti a 105,00 € = totale 420,00 €

Abbiamo ricevuto la caparra di 126,00 € in data 08/03/2027; il saldo di 294,00 € si paga all'arrivo, più la tassa di soggiorno (2,00 € a persona a notte).

Come raggiungerci: il battello da Varenna parte ogni 40 minuti, ultima corsa alle 22:30.

Cordiali saluti,
Famiglia Bianchi

Pensione Le Magnolie
Lungolago 22, 22021 Bellagio (CO)
Tel. 031 555 0147 - P.IVA 00000000000 - CIN IT013250A1XXXXXX

> Il 07/03/2027 Giulia Prova ha scritto:
> avreste una doppia dal 10 al 15 giugno? o in alternativa dal 12 al 16?
`,
    }),
    fields: records(`
      kind=hotel | name=Pensione Le Magnolie | reference=2027/0318 | people=Giulia Prova | cost=42000 EUR | room=camera doppia vista lago | from.date=2027-06-12 | from.time=14:30 | from.place=Pensione Le Magnolie, Lungolago 22, 22021 Bellagio (CO) | to.date=2027-06-16 | to.time=10:00 | to.place=Pensione Le Magnolie, Lungolago 22, 22021 Bellagio (CO)
    `),
  },
  {
    name: 'blind2-hotel-ja.eml',
    content: letterBase64({
      from: '宿トラベル <yoyaku@yado-travel.example>',
      date: 'Thu, 05 Aug 2027 22:11:36 +0900',
      subject: '【宿トラベル】予約完了のお知らせ（予約番号：R7K-4410-9928）',
      type: 'plain',
      body: `見本 太郎 様

このたびは宿トラベルをご利用いただき、誠にありがとうございます。
下記の内容でご予約を承りました。

■予約番号：R7K-4410-9928
■予約受付日時：2027年08月05日 22:11
■宿泊施設：湯ノ森旅館
　　〒321-1662 栃木県日光市湯元2-14
　　TEL：0288-55-0100
■宿泊代表者：見本 太郎 様
■チェックイン：2027年10月09日（土）15:00
■チェックアウト：2027年10月11日（月）10:00
■泊数・人数：2泊　大人2名
■部屋タイプ：和室8畳（禁煙）
■プラン：【秋の味覚】二食付き
■料金合計：58,300円（税込・サービス料込）
■獲得予定ポイント：583ポイント（会員番号 1009-2231）

※入湯税150円/人・泊は現地でお支払いください。
※キャンセル料：7日前から20％、前日50％、当日100％
`,
    }),
    fields: records(`
      kind=hotel | name=湯ノ森旅館 | reference=R7K-4410-9928 | people=見本 太郎 | provider=宿トラベル | cost=58300 JPY | room=和室8畳（禁煙） | from.date=2027-10-09 | from.time=15:00 | from.place=湯ノ森旅館, 〒321-1662 栃木県日光市湯元2-14 | to.date=2027-10-11 | to.time=10:00 | to.place=湯ノ森旅館, 〒321-1662 栃木県日光市湯元2-14
    `),
  },
  {
    name: 'blind2-hotel-ru.txt',
    content: `Бронирование № 7719-40-2281 подтверждено

Апартаменты «Маяк»
ул. Портовая, 8, Калининград

Заезд: пт, 2 июля 2027, с 14:00
Выезд: вт, 6 июля 2027, до 12:00
4 ночи, 2 гостя

Гость: Ольга Примерова
Студия с балконом

Стоимость: 18 400 ₽
Оплачено: 4 600 ₽, остаток 13 800 ₽ при заселении
Бесплатная отмена до 25 июня 2027, 23:59

Хозяин: Виктор, +7 900 555-01-01
Код домофона придёт за день до заезда.

Служба поддержки «Ночлег.онлайн»: 8 800 555-01-02, обращение по номеру 55120-К
`,
    fields: records(`
      kind=hotel | name=Апартаменты «Маяк» | reference=7719-40-2281 | people=Ольга Примерова | cost=1840000 RUB | room=Студия с балконом | from.date=2027-07-02 | from.time=14:00 | from.place=Апартаменты «Маяк», ул. Портовая, 8, Калининград | to.date=2027-07-06 | to.time=12:00 | to.place=Апартаменты «Маяк», ул. Портовая, 8, Калининград
    `),
  },
  {
    name: 'blind2-hotel-id.eml',
    content: letterTwice(
      {
        from: 'Jalanyuk <evoucher@jalanyuk.example>',
        date: 'Mon, 26 Jul 2027 15:26:18 +0700',
        subject: 'E-voucher hotel kamu untuk Villa Padi Senja - No. Pesanan 1187340925',
        type: 'html',
        body: page(`<table width="600"><tr><td>Halo Rizky, pesanan kamu sudah terkonfirmasi.</td></tr>
<tr><td>No. Pesanan<br><b>1187340925</b></td></tr>
<tr><td><b>Villa Padi Senja</b> &#9733;&#9733;&#9733;&#9733;<br>Jl. Raya Contoh 17, Ubud, Bali 80571<br>+62 361 555 012</td></tr>
<tr><td><table><tr><td>Check-in</td><td>Kamis, 19 Agustus 2027</td><td>Mulai 14.00</td></tr><tr><td>Check-out</td><td>Sabtu, 21 Agustus 2027</td><td>Sebelum 12.00</td></tr></table></td></tr>
<tr><td>Nama tamu: Rizky Contoh<br>Tipe kamar: Deluxe Pool View<br>1 kamar, 2 malam, termasuk sarapan</td></tr>
<tr><td>Total pembayaran: Rp 1.875.000 (transfer virtual account 8077 0812 5550 1234)</td></tr>
<tr><td>Poin JalanPlus kamu: 1.875. Promo: terbang ke Labuan Bajo 1-30 September mulai Rp 899.000!</td></tr></table>`),
      },
      `No. Pesanan: 1187340925
Villa Padi Senja
Jl. Raya Contoh 17, Ubud, Bali 80571
Check-in: Kamis, 19 Agustus 2027, mulai 14.00
Check-out: Sabtu, 21 Agustus 2027, sebelum 12.00
Nama tamu: Rizky Contoh
Tipe kamar: Deluxe Pool View
Total pembayaran: Rp 1.875.000`,
    ),
    fields: records(`
      kind=hotel | name=Villa Padi Senja | reference=1187340925 | people=Rizky Contoh | provider=Jalanyuk | cost=187500000 IDR | room=Deluxe Pool View | from.date=2027-08-19 | from.time=14:00 | from.place=Villa Padi Senja, Jl. Raya Contoh 17, Ubud, Bali 80571 | to.date=2027-08-21 | to.time=12:00 | to.place=Villa Padi Senja, Jl. Raya Contoh 17, Ubud, Bali 80571
    `),
  },
]
