import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'
import { letterIn } from '#features/documents/confirmations/index.ts'
import { BLIND_5_ENGLISH_FLIGHTS } from './test-blind-5-english-flights.ts'
import { BLIND_5_ENGLISH_OTHERS } from './test-blind-5-english-others.ts'
import { BLIND_5_GERMAN_EASTERN } from './test-blind-5-german-eastern.ts'
import { BLIND_5_PAGES } from './test-blind-5-pages.ts'
import { BLIND_5_PASSES } from './test-blind-5-passes.ts'

/** Those in Swedish, Danish, Dutch, Japanese, Chinese and Korean. */
const BLIND_5_NORTHERN_ASIAN: readonly ImportSample[] = [
  {
    name: 'blind5-w20-strawberry.eml',
    content: letterTwice(
      {
        from: 'Strawberry <no-reply@booking.strawberry.example>',
        date: 'Fri, 27 Aug 2027 09:21:15 +0200',
        subject: 'Bokningsbekräftelse 71840266 – Quality Hotel Kajplats',
        type: 'html',
        body: `<html lang="sv"><body><h2>Hej Elin, vi ses snart!</h2><p>Bokningsnummer<br><b>71840266</b></p><h3>Quality Hotel Kajplats</h3><p>Packhuskajen 22, 411 04 Göteborg<br>031-555 01 27</p>
<table cellpadding="8"><tr><td>Incheckning<br><b>torsdag 7 oktober 2027</b><br>från kl. 15.00</td><td>Utcheckning<br><b>söndag 10 oktober 2027</b><br>senast kl. 12.00</td></tr><tr><td>Rumstyp<br><b>Standard Double Room</b></td><td>Gäster<br><b>2 vuxna</b></td></tr></table>
<p>3 nätter à 1 349 kr = <b>4 047 kr</b> inkl. moms (433,61 kr) och frukost. Betalas på hotellet.</p><p>Avbokning utan kostnad till kl. 16.00 den 6 oktober 2027. Frukost mån-fre 06.30-10.00, lör-sön 07.30-11.00. Parkering 320 kr per dygn. Medlem 204 418 827: du får 3 Spenns per 100 kr.</p>
<p>Upptäck Göteborg: biljetter till Liseberg från 95 kr, öppet 11-22.</p></body></html>`,
      },
      `Hej Elin!

Din bokning är bekräftad. Bokningsnummer: 71840266

Quality Hotel Kajplats
Packhuskajen 22, 411 04 Göteborg, tel. 031-555 01 27

Incheckning: torsdag 7 oktober 2027, från kl. 15.00
Utcheckning: söndag 10 oktober 2027, senast kl. 12.00
Rumstyp: Standard Double Room
Gäster: 2 vuxna

Pris: 4 047 kr inkl. moms och frukost. Avboka fritt till kl. 16.00 den 6 oktober.
Frukost lör-sön 07.30-11.00.

Strawberry, Org.nr 559204-4188`,
    ),
    fields: records(`
      kind=hotel | reference=71840266 | name=Quality Hotel Kajplats | room=Standard Double Room | from.date=2027-10-07 | from.time=15:00 | to.date=2027-10-10 | to.time=12:00 | from.place=Quality Hotel Kajplats, Packhuskajen 22, 411 04 Göteborg | to.place=Quality Hotel Kajplats, Packhuskajen 22, 411 04 Göteborg
    `),
  },
  {
    name: 'blind5-w21-dfds.eml',
    content: letterIn('windows-1252', {
      from: 'DFDS <booking@dfds.example>',
      date: 'Wed, 15 Sep 2027 10:50:03 +0200',
      subject: 'Din bookingbekræftelse 30418822 København - Oslo',
      type: 'html',
      body: `<html lang="da"><body><table width="600" style="font-family:Arial;font-size:13px"><tr><td bgcolor="#002b45" style="color:#fff"><b>DFDS</b></td></tr><tr><td><p>Kære Søren Kjærgaard</p><p>Tak for din booking. Medbring venligst denne bekræftelse og gyldigt pas til check-in.</p><p><b>Bookingnummer: 30418822</b><br>Bookingdato: 15.09.2027</p></td></tr>
<tr><td><table border="1" cellspacing="0" cellpadding="5" width="100%"><tr bgcolor="#cfe3ef"><th>Rejse</th><th>Afgang</th><th>Ankomst</th><th>Skib</th></tr>
<tr><td>Udrejse<br>København - Oslo</td><td>fredag 19. november 2027<br>kl. 15.00</td><td>lørdag 20. november 2027<br>kl. 10.00</td><td>Crown Seaways</td></tr>
<tr><td>Hjemrejse<br>Oslo - København</td><td>søndag 21. november 2027<br>kl. 15.00</td><td>mandag 22. november 2027<br>kl. 10.00</td><td>Pearl Seaways</td></tr></table></td></tr>
<tr><td><p>Passagerer: Søren Kjærgaard, Bodil Kjærgaard<br>Kahyt: 2-personers Seaside med havudsigt, begge veje<br>Bil: Skoda Octavia, DK AB 41 882, under 1,95 m<br>Måltider: 2 x Explorers Kitchen buffet, 1. bordopdækning (ud); 2 x morgenmad (ud og hjem)</p>
<p>Overfart 2.396 kr. Kahytstillæg 600 kr. Bil 798 kr. Måltider 1.312 kr. <b>I alt 5.106 kr.</b> Betalt med Dankort 15.09.2027.</p>
<p>Check-in: åbner kl. 13.00 og lukker kl. 14.30, biler kl. 14.15. Terminalen: Dampfærgevej 30, 2100 København Ø. I Oslo: Akershusstranda 31.</p><p>Afbestilling: indtil 28 dage før afrejse 10 %, 27-3 dage 50 %, derefter 100 %. DFDS A/S, Marmorvej 18, 2100 København Ø, CVR 14194711, tlf. 33 55 01 42.</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=ferry | reference=30418822 | from.place=København | from.date=2027-11-19 | from.time=15:00 | to.place=Oslo | to.date=2027-11-20 | to.time=10:00
      kind=ferry | reference=30418822 | from.place=Oslo | from.date=2027-11-21 | from.time=15:00 | to.place=København | to.date=2027-11-22 | to.time=10:00
    `),
  },
  {
    name: 'blind5-w25-transavia.eml',
    content: letterTwice(
      {
        from: 'Transavia <noreply@service.transavia.example>',
        date: 'Sun, 24 Jan 2027 11:28:59 +0100',
        subject: 'Je boeking is bevestigd: Eindhoven - Faro (QTZ4PK)',
        type: 'html',
        body: `<html lang="nl"><body><table width="600" style="font-family:Nexa,Arial"><tr><td bgcolor="#00d66c" style="padding:10px"><b>transavia</b></td></tr><tr><td><h1>Hoi Marloes, je gaat naar Faro!</h1><p>Boekingsnummer <b>QTZ4PK</b></p></td></tr>
<tr><td><h3>Heenvlucht</h3><p>za 1 mei 2027<br>06:55 Eindhoven (EIN) &rarr; 09:00 Faro (FAO)<br>Vluchtnummer HV6671</p><h3>Terugvlucht</h3><p>za 8 mei 2027<br>09:45 Faro (FAO) &rarr; 13:40 Eindhoven (EIN)<br>Vluchtnummer HV6672</p></td></tr>
<tr><td><h3>Passagiers en bagage</h3><table><tr><td>mevr. Marloes Verhagen</td><td>1 x 20 kg ruimbagage</td><td>stoel 9A / 10F</td></tr><tr><td>dhr. Teun Verhagen</td><td>alleen handbagage (40 x 30 x 20 cm)</td><td>stoel 9B / 10E</td></tr></table>
<h3>Betaling</h3><p>Vluchten &euro; 258,00 &middot; Bagage &euro; 61,18 &middot; Stoelen &euro; 28,00 &middot; Totaal <b>&euro; 347,18</b></p><p>Parkeren op Eindhoven Airport vanaf &euro; 6,50 per dag. Huurauto in Faro vanaf &euro; 14 per dag.</p><p style="font-size:10px">Incheckbalie sluit 40 minuten voor vertrek. Transavia Airlines C.V., Piet Guilonardweg 15, 1117 EE Schiphol, KvK 34069081, 020 555 0126 (08:00-20:00)</p></td></tr></table></body></html>`,
      },
      `Hoi Marloes,

Leuk dat je met Transavia vliegt! Hieronder vind je je boeking.

Boekingsnummer: QTZ4PK

HEENVLUCHT
za 1 mei 2027, vluchtnummer HV6671
Vertrek   06:55  Eindhoven (EIN)
Aankomst  09:00  Faro (FAO)

TERUGVLUCHT
za 8 mei 2027, vluchtnummer HV6672
Vertrek   09:45  Faro (FAO)
Aankomst  13:40  Eindhoven (EIN)

Alle tijden zijn lokaal.

Passagiers: mevr. Marloes Verhagen, dhr. Teun Verhagen
Totaal: EUR 347,18 (iDEAL, 24-01-2027 11:27)`,
    ),
    fields: records(`
      kind=flight | number=HV 6671 | reference=QTZ4PK | from.place=EIN | from.date=2027-05-01 | from.time=06:55 | to.place=FAO | to.date=2027-05-01 | to.time=09:00
      kind=flight | number=HV 6672 | reference=QTZ4PK | from.place=FAO | from.date=2027-05-08 | from.time=09:45 | to.place=EIN | to.date=2027-05-08 | to.time=13:40
    `),
  },
  {
    name: 'blind5-w26-landal.eml',
    content: letterQuoted({
      from: 'Landal GreenParks <reserveringen@mail.landal.example>',
      date: 'Thu, 13 May 2027 20:02:33 +0200',
      subject: 'Bevestiging van uw reservering 41882-7160',
      type: 'html',
      body: `<html lang="nl"><body><table width="640" align="center" style="font-family:Arial"><tr><td bgcolor="#2b6e2f" style="color:#fff">Landal</td></tr><tr><td><p>Beste meneer Van Dijk,</p><p>Wat leuk dat u bij ons komt logeren. Hierbij de bevestiging van uw verblijf.</p>
<table width="100%" cellpadding="4"><tr><td>Reserveringsnummer</td><td><b>41882-7160</b></td></tr><tr><td>Park</td><td><b>Landal De Berkenheuvels</b>, Vledderweg 41, 7991 RX Dwingeloo</td></tr><tr><td>Accommodatie</td><td>6-persoonsbungalow comfort</td></tr><tr><td>Aankomst</td><td>maandag 18 oktober 2027, vanaf 15.00 uur</td></tr><tr><td>Vertrek</td><td>vrijdag 22 oktober 2027, voor 10.00 uur</td></tr><tr><td>Gezelschap</td><td>2 volwassenen, 3 kinderen, 1 huisdier</td></tr></table>
<h3>Kosten</h3><table width="100%"><tr><td>Midweek herfstvakantie</td><td align="right">&euro; 679,00</td></tr><tr><td>Bedlinnen 5 x &euro; 10,50</td><td align="right">&euro; 52,50</td></tr><tr><td>Huisdier</td><td align="right">&euro; 26,00</td></tr><tr><td>Toeristenbelasting</td><td align="right">&euro; 32,00</td></tr><tr><td>Reserveringskosten</td><td align="right">&euro; 22,50</td></tr><tr><td><b>Totaal</b></td><td align="right"><b>&euro; 812,00</b></td></tr></table>
<p>Te betalen: &euro; 243,60 voor 27 mei 2027, het restant van &euro; 568,40 voor 6 september 2027, op NL18 RABO 0041 8827 16 onder vermelding van uw reserveringsnummer.</p>
<p>De receptie is open van 08.30 tot 18.00 uur, vrijdag en maandag tot 21.00 uur. Het zwembad sluit om 20.00 uur. Annuleren kan kosteloos tot 15 mei 2027.</p><p style="font-size:11px">Landal GreenParks, Postbus 910, 2270 AX Voorburg. KvK 27155355. Tel. 070 555 0138</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=hotel | reference=41882-7160 | name=Landal De Berkenheuvels | room=6-persoonsbungalow comfort | from.date=2027-10-18 | from.time=15:00 | to.date=2027-10-22 | to.time=10:00 | from.place=Landal De Berkenheuvels, Vledderweg 41, 7991 RX Dwingeloo | to.place=Landal De Berkenheuvels, Vledderweg 41, 7991 RX Dwingeloo
    `),
  },
  {
    name: 'blind5-w31-jr-ekinet.eml',
    content: letterIn('iso-2022-jp', {
      from: 'えきねっと <info@eki-net.example>',
      date: 'Sat, 10 Jul 2027 21:33:08 +0900',
      subject: '【えきねっと】申込内容確認（予約番号：E61284）',
      type: 'plain',
      body: `篠原 美咲 様

えきねっとをご利用いただきありがとうございます。
下記の内容でお申込みを承りました。

■予約番号：E61284
■申込日時：2027年7月10日 21時32分

────────────────────
【行き】
乗車日：2027年8月10日（火）
はやぶさ15号
東京（10:20発） → 盛岡（12:33着）
普通車指定席 7号車 12番D席、12番E席
人数：おとな2名
────────────────────
【帰り】
乗車日：2027年8月14日（土）
はやぶさ40号
盛岡（18:51発） → 東京（21:04着）
普通車指定席 5号車 3番A席、3番B席
人数：おとな2名
────────────────────

■商品名：えきねっとトクだ値（乗車券つき）10％割引
■合計金額：53,960円（クレジットカード決済済み）
■受取期限：2027年8月10日 各列車の出発時刻まで

きっぷは駅の指定席券売機でお受け取りください。
変更は2027年8月9日 23:50まで、払戻手数料は320円です。

※このメールは送信専用です。
株式会社JR東日本ネットステーション
東京都渋谷区代々木2-2-2　電話 050-5555-0163（9:00〜20:00）`,
    }),
    fields: records(`
      kind=train | number=はやぶさ15号 | reference=E61284 | from.place=東京 | from.date=2027-08-10 | from.time=10:20 | to.place=盛岡 | to.date=2027-08-10 | to.time=12:33
      kind=train | number=はやぶさ40号 | reference=E61284 | from.place=盛岡 | from.date=2027-08-14 | from.time=18:51 | to.place=東京 | to.date=2027-08-14 | to.time=21:04
    `),
  },
  {
    name: 'blind5-w32-12306.eml',
    content: letterIn('gb18030', {
      from: '网上购票系统 <12306@rails.example>',
      date: 'Wed, 20 Jan 2027 09:16:40 +0800',
      subject: '网上购票系统-用户支付通知',
      type: 'plain',
      body: `尊敬的 王晓梅女士：

    您好！
    您于2027年01月20日在中国铁路客户服务中心网站(12306.cn)成功购买了2张车票，票款共计1252.00元，订单号码 E482017736 。所购车票信息如下：

    1.王晓梅，2027年02月03日08:05开，杭州东站-北京南站，G20次列车，6车12A号，二等座，成人票，票价626.00元，检票口14A，电子客票。
    2.刘建国，2027年02月03日08:05开，杭州东站-北京南站，G20次列车，6车12B号，二等座，成人票，票价626.00元，检票口14A，电子客票。

    为了确保旅客人身安全和列车运行秩序，车站将在开车时间之前提前停止检票，请合理安排出行时间。
    如需改签、退票，请于开车前登录12306网站或到车站售票窗口办理。2027年春运期间退票核收票款的20%计（1月29日至3月8日）。
    如您在购票过程中使用了积分，本次乘车可累积积分3130分。

    感谢您使用中国铁路客户服务中心网站12306.cn！本邮件由系统自动发出，请勿回复。客服电话 12306。

中国铁路客户服务中心
2027年01月20日`,
    }),
    fields: records(`
      kind=train | number=G20 | reference=E482017736 | from.place=杭州东站 | from.date=2027-02-03 | from.time=08:05 | to.place=北京南站
    `),
  },
  {
    name: 'blind5-w33-korail.eml',
    content: letterIn('euc-kr', {
      from: '코레일톡 <webmaster@letskorail.example>',
      date: 'Mon, 16 Aug 2027 07:02:11 +0900',
      subject: '[코레일] 승차권 결제가 완료되었습니다',
      type: 'html',
      body: `<html lang="ko"><head><meta http-equiv="Content-Type" content="text/html; charset=euc-kr"></head><body><p>노혜진 고객님, 안녕하십니까. 한국철도공사입니다.</p><p>고객님께서 예약하신 승차권의 결제가 완료되었습니다.</p>
<p>예약번호 : <b>82-0417-2296</b></p>
<table border="1" cellspacing="0" cellpadding="5"><tr><th>구분</th><th>승차일</th><th>열차번호</th><th>출발</th><th>도착</th><th>좌석</th></tr>
<tr><td>가는 열차</td><td>2027년 9월 14일 (화)</td><td>KTX 123</td><td>서울 13:00</td><td>부산 15:41</td><td>일반실 9호차 5A, 5B</td></tr>
<tr><td>오는 열차</td><td>2027년 9월 18일 (토)</td><td>KTX 158</td><td>부산 17:30</td><td>서울 20:14</td><td>일반실 12호차 11C, 11D</td></tr></table>
<p>승차인원 : 어른 2명<br>운임요금 : 239,200원<br>할인금액 : 0원<br>결제금액 : <b>239,200원</b> (신한카드 2027-08-16 07:01)</p>
<p>출발 3시간 전까지 위약금 5,000원(토·일·공휴일), 출발시각 이후 20분까지 15%의 위약금이 발생합니다. 추석 승차권은 별도 안내를 참고하시기 바랍니다.</p><p>코레일 멤버십 번호 1041882771, 적립 마일리지 11,960점</p><p style="font-size:11px">한국철도공사 대전광역시 동구 중앙로 240, 고객센터 1588-0155 (24시간), 사업자등록번호 314-82-10024</p></body></html>`,
    }),
    fields: records(`
      kind=train | number=KTX 123 | reference=82-0417-2296 | from.place=서울 | from.date=2027-09-14 | from.time=13:00 | to.place=부산 | to.date=2027-09-14 | to.time=15:41
      kind=train | number=KTX 158 | reference=82-0417-2296 | from.place=부산 | from.date=2027-09-18 | from.time=17:30 | to.place=서울 | to.date=2027-09-18 | to.time=20:14
    `),
  },
]

/**
 * The fifth set of somebody who had seen no reader: 48 documents, opened once with the reader as it was (docs/import.md). Names,
 * numbers and addresses are made up. A sample without fields is no booking.
 */
export const SAMPLES_BLIND_5: readonly ImportSample[] = [
  ...BLIND_5_PASSES,
  ...BLIND_5_PAGES,
  ...BLIND_5_ENGLISH_FLIGHTS,
  ...BLIND_5_ENGLISH_OTHERS,
  ...BLIND_5_GERMAN_EASTERN,
  ...BLIND_5_NORTHERN_ASIAN,
]
