import { type ImportSample, letterQuoted, records } from '#features/documents/booking-words/index.ts'

/** Of test-samples-remembered.ts. */
export const REMEMBERED_TRAINS: readonly ImportSample[] = [
  {
    name: 'remembered-13-lner.eml',
    content: letterQuoted({
      from: 'LNER <tickets@lner.example>',
      date: 'Wed, 05 May 2027 08:08:00 +0100',
      subject: 'Your LNER booking confirmation',
      type: 'html',
      body: `<h1>You're booked</h1><p>Hi Rowena, thanks for booking with LNER.</p><table><tr><td>Booking reference</td><td><b>THQ4MX7B</b></td></tr><tr><td>Collection reference</td><td>Not needed - eTicket</td></tr></table>
<h2>Outbound</h2><p>Friday 11 June 2027</p><table><tr><td>09:00</td><td>London Kings Cross</td></tr><tr><td></td><td>LNER service to Edinburgh, 4h 21m, direct<br>Coach B, Seat 34 (Window, Forward facing)</td></tr><tr><td>13:21</td><td>Edinburgh</td></tr></table>
<h2>Return</h2><p>Monday 14 June 2027</p><table><tr><td>16:30</td><td>Edinburgh</td></tr><tr><td></td><td>LNER service to London Kings Cross, 4h 22m, direct<br>Coach C, Seat 12 (Aisle, Backward facing)</td></tr><tr><td>20:52</td><td>London Kings Cross</td></tr></table>
<p>1 Adult, Advance Single, Standard Class, £46.80 + £52.30</p><p>Total paid: £99.10</p>`,
    }),
    fields: records(`
      kind=train | reference=THQ4MX7B | from.place=London Kings Cross | from.date=2027-06-11 | from.time=09:00 | to.place=Edinburgh | to.date=2027-06-11 | to.time=13:21
      kind=train | reference=THQ4MX7B | from.place=Edinburgh | from.date=2027-06-14 | from.time=16:30 | to.place=London Kings Cross | to.date=2027-06-14 | to.time=20:52
    `),
  },
  {
    name: 'remembered-14-oebb.txt',
    content: `ÖBB                                                        E-Ticket
Ticketcode 4471 2209 8813 6650
Sparschiene International, 2. Klasse
1 Erwachsener: Annegret Pfisterer, geb. 04.11.1961

Hinfahrt   Fr, 30.07.2027
München Hbf              ab 09:34   Gleis 12     RJX 63
Wien Hbf                 an 13:30   Bahnsteig 8
Reservierung: Wagen 25, Platz 63 (Fenster)

Rückfahrt   Di, 03.08.2027
Wien Hbf                 ab 12:30   Bahnsteig 7    RJX 162
München Hbf              an 16:25   Gleis 11
Reservierung: Wagen 27, Platz 11 (Gang)

Preis: EUR 59,80 (inkl. 10% USt.)
Kaufdatum: 02.06.2027, 20:15 Uhr
Zugbindung. Storno und Umtausch ausgeschlossen.`,
    fields: records(`
      kind=train | number=RJX 63 | reference=4471 2209 8813 6650 | from.place=München Hbf | from.date=2027-07-30 | from.time=09:34 | to.place=Wien Hbf | to.date=2027-07-30 | to.time=13:30
      kind=train | number=RJX 162 | reference=4471 2209 8813 6650 | from.place=Wien Hbf | from.date=2027-08-03 | from.time=12:30 | to.place=München Hbf | to.date=2027-08-03 | to.time=16:25
    `),
  },
  {
    name: 'remembered-15-italo.eml',
    content: letterQuoted({
      from: 'Italo Treno <noreply@italotreno.example>',
      date: 'Mon, 12 Apr 2027 21:30:00 +0200',
      subject: 'Conferma acquisto biglietto Italo - Codice biglietto RN7XKQ',
      type: 'html',
      body: `<p>Gentile Ottavio Brambilla, grazie per aver scelto Italo!</p><table><tr><td>CODICE BIGLIETTO</td><td>RN7XKQ</td></tr></table>
<table><tr><td>TRENO</td><td>DATA</td><td>PARTENZA</td><td>ARRIVO</td><td>CARROZZA</td><td>POSTO</td></tr><tr><td>9927</td><td>08/05/2027</td><td>Milano Centrale<br>11:15</td><td>Roma Termini<br>14:25</td><td>7</td><td>14</td></tr></table>
<table><tr><td>AMBIENTE</td><td>Smart</td></tr><tr><td>OFFERTA</td><td>Low Cost</td></tr><tr><td>PASSEGGERI</td><td>1 Adulto</td></tr><tr><td>IMPORTO PAGATO</td><td>€ 34,90</td></tr></table>
<p>Ricorda: il cambio di orario è possibile fino a 3 minuti prima della partenza.</p>`,
    }),
    fields: records(`
      kind=train | number=9927 | reference=RN7XKQ | from.place=Milano Centrale | from.date=2027-05-08 | from.time=11:15 | to.place=Roma Termini | to.date=2027-05-08 | to.time=14:25
    `),
  },
  {
    name: 'remembered-16-cp.txt',
    content: `CP - Comboios de Portugal, E.P.E.
BILHETE DIGITAL
Nº do bilhete: 0098765410223
Passageiro: Teodora Vilhena      CC: 1*******
Data da viagem: 24-06-2027
Comboio: AP 133     Classe: 2 Turística     Carruagem: 3     Lugar: 47
Partida: Lisboa - Oriente       14:09
Chegada: Porto - Campanhã       16:58
Tarifa: Inteiro   Valor: 35,40 EUR (IVA 6% incluído)
Data de emissão: 01-06-2027 10:22
NIF: 500498601
Este bilhete é pessoal e intransmissível.`,
    fields: records(`
      kind=train | number=AP 133 | reference=0098765410223 | from.place=Lisboa - Oriente | from.date=2027-06-24 | from.time=14:09 | to.place=Porto - Campanhã | to.date=2027-06-24 | to.time=16:58
    `),
  },
  {
    name: 'remembered-17-vr.eml',
    content: letterQuoted({
      from: 'VR <noreply@vr.example>',
      date: 'Thu, 03 Jun 2027 09:00:00 +0300',
      subject: 'Matkasi tiedot, tilausnumero 83441027',
      type: 'plain',
      body: `Kiitos tilauksestasi!

Tilausnumero: 83441027

Menomatka
Keskiviikko 23.6.2027
Helsinki - Oulu
Lähtö 16:19 Helsinki
Saapuminen 22:37 Oulu
Juna IC 27, vaunu 4, paikka 56 (Eko)

Matkustajat: 1 aikuinen
Yhteensä 38,90 € (sis. ALV 10 %)

Mukavaa matkaa! VR Asiakaspalvelu 0600 000 00 (ma-pe 8-20)`,
    }),
    fields: records(`
      kind=train | number=IC 27 | reference=83441027 | from.place=Helsinki | from.date=2027-06-23 | from.time=16:19 | to.place=Oulu | to.date=2027-06-23 | to.time=22:37
    `),
  },
  {
    name: 'remembered-18-sncb.eml',
    content: letterQuoted({
      from: 'SNCB International <no-reply@b-europe.example>',
      date: 'Sun, 02 May 2027 13:13:00 +0200',
      subject: 'Votre confirmation de réservation DNR QXTVLA',
      type: 'html',
      body: `<p>Bonjour Ghislaine,</p><p>Votre réservation est confirmée. Référence de réservation (DNR) : <b>QXTVLA</b></p>
<h3>Aller : Bruxelles-Midi &gt; Köln Hbf</h3><table><tr><td>Date</td><td>jeudi 13 mai 2027</td></tr><tr><td>Départ</td><td>10h25 - Bruxelles-Midi</td></tr><tr><td>Arrivée</td><td>12h15 - Köln Hbf</td></tr><tr><td>Train</td><td>Eurostar 9423</td></tr><tr><td>Voiture / Place</td><td>12 / 44</td></tr></table>
<h3>Retour : Köln Hbf &gt; Bruxelles-Midi</h3><table><tr><td>Date</td><td>dimanche 16 mai 2027</td></tr><tr><td>Départ</td><td>17h43 - Köln Hbf</td></tr><tr><td>Arrivée</td><td>19h35 - Bruxelles-Midi</td></tr><tr><td>Train</td><td>Eurostar 9472</td></tr><tr><td>Voiture / Place</td><td>11 / 62</td></tr></table>
<p>Montant total payé : 88,00 €</p>`,
    }),
    fields: records(`
      kind=train | number=Eurostar 9423 | reference=QXTVLA | from.place=Bruxelles-Midi | from.date=2027-05-13 | from.time=10:25 | to.place=Köln Hbf | to.date=2027-05-13 | to.time=12:15
      kind=train | number=Eurostar 9472 | reference=QXTVLA | from.place=Köln Hbf | from.date=2027-05-16 | from.time=17:43 | to.place=Bruxelles-Midi | to.date=2027-05-16 | to.time=19:35
    `),
  },
  {
    name: 'remembered-19-smartex.eml',
    content: letterQuoted({
      from: 'スマートEX <smart-ex@expy.example>',
      date: 'Tue, 08 Jun 2027 20:41:00 +0900',
      subject: '【スマートEX】予約完了のお知らせ',
      type: 'plain',
      body: `スマートEXをご利用いただきありがとうございます。
以下の内容で予約が完了しました。

お預かり番号：2036
乗車日：2027年6月19日（土）
のぞみ 225号
東京(11:00) → 新大阪(13:27)
普通車指定席　7号車 12番E席
人数：おとな1名
合計金額：14,520円

当日はQRコードまたは登録した交通系ICカードで改札をお通りください。`,
    }),
    fields: records(`
      kind=train | number=のぞみ 225号 | reference=2036 | from.place=東京 | from.date=2027-06-19 | from.time=11:00 | to.place=新大阪 | to.date=2027-06-19 | to.time=13:27
    `),
  },
  {
    name: 'remembered-20-korail.txt',
    content: `코레일 승차권 예매 확인
승차권번호: 82107-0614-10233-44
열차: KTX 021
승차일: 2027년 06월 14일 (월)
출발: 서울 10:00
도착: 부산 12:41
호차/좌석: 8호차 11A (일반실)
승객: 어른 1명
운임: 59,800원
결제일시: 2027-05-30 14:05
출발 20분 전까지 승차권을 환불하실 수 있습니다.`,
    fields: records(`
      kind=train | number=KTX 021 | reference=82107-0614-10233-44 | from.place=서울 | from.date=2027-06-14 | from.time=10:00 | to.place=부산 | to.date=2027-06-14 | to.time=12:41
    `),
  },
  {
    name: 'remembered-21-rzd.eml',
    content: letterQuoted({
      from: 'РЖД <ticket@rzd.example>',
      date: 'Mon, 05 Jul 2027 14:00:00 +0300',
      subject: 'Ваш электронный билет, заказ № 71044821936620',
      type: 'plain',
      body: `Здравствуйте, Аркадий!

Вы оформили электронный билет.
Номер заказа: 71044821936620
Номер билета: 70023344556677

Поезд: 016А «АРКТИКА»
Отправление: МОСКВА ОКТЯБРЬСКАЯ, 20.08.2027 в 00:41
Прибытие: МУРМАНСК, 21.08.2027 в 11:37
Вагон: 07 К, место: 012
Пассажир: Белозёров Аркадий
Стоимость: 4 218,60 ₽

Время отправления и прибытия местное.`,
    }),
    fields: records(`
      kind=train | number=016А | reference=71044821936620 | from.place=МОСКВА ОКТЯБРЬСКАЯ | from.date=2027-08-20 | from.time=00:41 | to.place=МУРМАНСК | to.date=2027-08-21 | to.time=11:37
    `),
  },
  {
    name: 'remembered-22-irctc.txt',
    content: `Electronic Reservation Slip (ERS)
Booked From            Boarding At           To
MUMBAI CENTRAL (MMCT)  MUMBAI CENTRAL (MMCT)  NEW DELHI (NDLS)
Start Date* 14-Feb-2027   Departure* 17:00 14-Feb-2027   Arrival* 08:32 15-Feb-2027
PNR            Train No./Name              Class
8204417733     12951/MUMBAI RAJDHANI       AC 3 TIER (3A)
Quota          Distance     Booking Date
GENERAL (GN)   1384 KM      20-Dec-2026 09:14:22 HRS
Passenger Details
#  Name           Age  Gender  Booking Status   Current Status
1  Ishaan Bhatt   34   M       CNF/B4/21/LOWER  CNF/B4/21/LOWER
Payment Details
Ticket Fare ₹ 2,895.00   IRCTC Convenience Fee ₹ 35.40   Total Fare ₹ 2,930.40`,
    fields: records(`
      kind=train | number=12951 | reference=8204417733 | from.place=MUMBAI CENTRAL (MMCT) | from.date=2027-02-14 | from.time=17:00 | to.place=NEW DELHI (NDLS) | to.date=2027-02-15 | to.time=08:32
    `),
  },
  {
    name: 'remembered-45-hu-mav.txt',
    content: `MÁV-START Zrt.
Elektronikus menetjegy
Jegyazonosító: HU2027061844
Utas neve: Fehér Zsombor
Viszonylat: Budapest-Keleti - Szeged
Indulás: 2027.06.18. 15:25
Érkezés: 2027.06.18. 17:50
Vonat: IC 914
Kocsi: 23   Ülőhely: 45
Fizetendő: 4 305 Ft`,
    fields: records(`
      kind=train | number=IC 914 | reference=HU2027061844 | from.place=Budapest-Keleti | from.date=2027-06-18 | from.time=15:25 | to.place=Szeged | to.date=2027-06-18 | to.time=17:50
    `),
  },
  {
    name: 'remembered-46-12306.eml',
    content: letterQuoted({
      from: '12306 <12306@rails.example>',
      date: 'Sun, 05 Sep 2027 10:00:00 +0800',
      subject: '网上购票系统-用户支付通知',
      type: 'plain',
      body: `尊敬的 陆先生：
您好！
您于2027年09月05日在中国铁路客户服务中心网站(12306.cn) 成功购买了1张车票，票款共计862.50元，订单号码 EA88204471 。所购车票信息如下：
1.陆明远，2027年09月20日09:17开，北京西-长沙南，G1027次列车，7车12F号，二等座，成人票，票价862.50元，检票口3A，电子客票。
为了确保旅客人身安全和列车运行秩序，车站将在开车时间之前提前停止检票。`,
    }),
    fields: records(`
      kind=train | number=G1027 | reference=EA88204471 | from.place=北京西 | from.date=2027-09-20 | from.time=09:17 | to.place=长沙南
    `),
  },
  {
    name: 'remembered-58-gwr-ticket.txt',
    content: `GREAT WESTERN RAILWAY
Your eTicket
TTX8KQWF
Advance Single    Standard Class
From                          To
Bristol Temple Meads          London Paddington
Fri 03-Sep-2027
Dep 07:30      Arr 09:08
Coach B  Seat 22F
1 Adult   £29.50
Ticket number TTX8KQWF   Purchased on 14-Aug-2027 18:22`,
    fields: records(`
      kind=train | reference=TTX8KQWF | from.place=Bristol Temple Meads | from.date=2027-09-03 | from.time=07:30 | to.place=London Paddington | to.date=2027-09-03 | to.time=09:08
    `),
  },
]
