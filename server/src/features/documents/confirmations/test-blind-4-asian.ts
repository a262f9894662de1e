import { type ImportSample, records } from '#features/documents/booking-words/index.ts'
import { letterIn } from './test-charsets.ts'

/** Of test-samples-blind-4.ts: in Japanese, Chinese, Korean, Russian and Swedish. */
export const BLIND_4_ASIAN: readonly ImportSample[] = [
  {
    name: 'blind4b-w30-jalan.eml',
    content: letterIn('iso-2022-jp', {
      from: 'じゃらんnet <yoyaku@jalan.example>',
      date: 'Sun, 22 Aug 2027 21:03:44 +0900',
      subject: '【じゃらんnet】宿泊予約確認のお知らせ',
      type: 'plain',
      body: `森 健太 様

じゃらんnetをご利用いただき、ありがとうございます。
以下の内容で宿泊のご予約を承りました。

━━━━━━━━━━━━━━━━━━━━━━━━━━━━
■ご予約内容
━━━━━━━━━━━━━━━━━━━━━━━━━━━━
予約番号      ：3K7A42918
予約受付日時  ：2027年8月22日 21:03
宿名          ：湯宿 かえで亭
住所          ：〒377-0500 群馬県吾妻郡架空町川原12-3
電話番号      ：0279-55-0138

宿泊日        ：2027年10月9日（土）から2泊
チェックイン  ：16:00（最終チェックイン 18:00）
チェックアウト：2027年10月11日（月） 10:00
宿泊プラン    ：【秋旅】上州牛会席と貸切露天45分付
部屋タイプ    ：和室10畳（渓流側・禁煙）
部屋数        ：1室
食事          ：朝食・夕食あり（夕食 18:30〜）
宿泊者        ：大人2名 小学生1名

■料金明細
大人  24,200円 × 2名 × 2泊 ＝ 96,800円
小学生 16,940円 × 1名 × 2泊 ＝ 33,880円
クーポン利用                  ▲5,000円
合計（税込・サービス料込）    125,680円
※別途、入湯税 大人お1人様1泊150円を現地でお支払いください。
お支払い方法：現地決済   獲得予定ポイント：2,513

■キャンセル規定
3日前から 30％ / 前日 50％ / 当日 100％ / 無断 100％

■送迎
長野原草津口駅 14:40発（前日までに要予約）

このメールは送信専用です。
株式会社リクルート 東京都千代田区丸の内1-9-2`,
    }),
    fields: records(`
      kind=hotel | reference=3K7A42918 | name=湯宿 かえで亭 | from.date=2027-10-09 | from.time=16:00 | to.date=2027-10-11 | to.time=10:00 | room=和室10畳（渓流側・禁煙） | from.place=湯宿 かえで亭, 〒377-0500 群馬県吾妻郡架空町川原12-3 | to.place=湯宿 かえで亭, 〒377-0500 群馬県吾妻郡架空町川原12-3
    `),
  },
  {
    name: 'blind4a-w31-ctrip.eml',
    content: letterIn('gb2312', {
      from: '携程旅行网 <noreply@ctrip.example>',
      date: 'Wed, 15 Sep 2027 08:02:36 +0800',
      subject: '【携程旅行】火车票出票成功：北京南-上海虹桥 G7次',
      type: 'html',
      body: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"></head><body><table width="600"><tr><td><b>携程旅行</b> 放心的服务</td></tr>
<tr><td><p>尊敬的赵雨彤：</p><p>您好！您预订的火车票已出票成功，请凭购票时的有效身份证件原件直接进站乘车。</p><p>携程订单号：33810027714</p></td></tr>
<tr><td><table border="1" width="100%" cellpadding="6"><tr><td colspan="3"><b>去程</b> 取票号：<b>E771840293</b></td></tr><tr><td>北京南<br>10:00<br>2027年9月29日 周三</td><td>G7<br>历时4小时37分<br>复兴号</td><td>上海虹桥<br>14:37<br>2027年9月29日 周三</td></tr><tr><td colspan="3">赵雨彤 二等座 08车12A号 &yen;662.00<br>赵建国 二等座 08车12B号 &yen;662.00</td></tr></table></td></tr>
<tr><td><table border="1" width="100%" cellpadding="6"><tr><td colspan="3"><b>返程</b> 取票号：<b>E771866015</b></td></tr><tr><td>上海虹桥<br>19:00<br>2027年10月3日 周日</td><td>G22<br>历时4小时18分<br>复兴号</td><td>北京南<br>23:18<br>2027年10月3日 周日</td></tr><tr><td colspan="3">赵雨彤 二等座 05车03D号 &yen;673.00<br>赵建国 二等座 05车03F号 &yen;673.00</td></tr></table></td></tr>
<tr><td>订单总额：&yen;2,670.00（微信支付，2027-09-15 08:01:55）</td></tr>
<tr><td><p>温馨提示：</p><p>1. 请至少提前30分钟到达车站，开车前5分钟停止检票。<br>2. 改签、退票请于开车前办理：开车前8天（含）以上不收退票费，48小时以上收取5%，24小时以上收取10%，不足24小时收取20%。<br>3. 取票、改签、退票及咨询请提供取票号。<br>4. 客服电话 95010（24小时），国外请拨 +86 21 5555 0143。</p></td></tr>
<tr><td>上海接站包车 低至88元起 | 外滩附近酒店 299元起</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=train | number=G7 | reference=E771840293 | from.place=北京南 | from.date=2027-09-29 | from.time=10:00 | to.place=上海虹桥 | to.date=2027-09-29 | to.time=14:37
      kind=train | number=G22 | reference=E771866015 | from.place=上海虹桥 | from.date=2027-10-03 | from.time=19:00 | to.place=北京南 | to.date=2027-10-03 | to.time=23:18
    `),
  },
  {
    name: 'blind4b-w32-korean-air.txt',
    content: `KOREAN AIR
전자항공권 발행확인서
e-Ticket Itinerary & Receipt

승객성명 Passenger Name        YOON/SEOYEON MS
예약번호 Booking Reference     K9W4TX (6417-2208)
항공권번호 Ticket Number       1802417730266
스카이패스 회원번호            BK0011 4477 82

여정 Itinerary

편명 Flight  KE703  (운항 Operated by KOREAN AIR)
출발 Departure   서울 SEOUL / 인천 (ICN)      01MAY27 (토) 10:10   Terminal 2
도착 Arrival     도쿄 TOKYO / 나리타 (NRT)    01MAY27 (토) 12:35   Terminal 1
예약등급 Class   E (일반석)          예약상태 Status  OK (확약)
좌석번호 Seat    33H                 무료수하물 Baggage  1PC (23KG)
유효기간         Not Valid Before 01MAY27  Not Valid After 01MAY28

편명 Flight  KE706  (운항 Operated by KOREAN AIR)
출발 Departure   도쿄 TOKYO / 나리타 (NRT)    05MAY27 (수) 17:20   Terminal 1
도착 Arrival     서울 SEOUL / 인천 (ICN)      05MAY27 (수) 19:55   Terminal 2
예약등급 Class   Q (일반석)          예약상태 Status  OK (확약)
좌석번호 Seat    35A                 무료수하물 Baggage  1PC (23KG)

항공권 운임정보 Ticket/Fare Information
운임 Fare                   KRW 312,000
유류할증료 Fuel Surcharge   KRW 78,400
세금 Taxes                  KRW 28,000 BP  32,700 SW  10,400 OI  10,800 TK
총액 Total                  KRW 472,300
발행일자 Date of Issue      2027-03-02 / SELWEB
지불수단                    신용카드 XXXXXXXXXXXX9014

환불 위약금: 출발 91일 이전 무료, 90-61일 KRW 30,000, 60일 이내 KRW 50,000. 예약부도위약금 KRW 120,000.
탑승수속은 국제선 출발 1시간 전에 마감됩니다. 공동운항편은 운항사의 규정을 따릅니다.
(주)대한항공 서울특별시 강서구 하늘길 260  서비스센터 1588-5501 (07:00~22:00)`,
    fields: records(`
      kind=flight | number=KE 703 | reference=K9W4TX | from.place=ICN | from.date=2027-05-01 | from.time=10:10 | to.place=NRT | to.date=2027-05-01 | to.time=12:35
      kind=flight | number=KE 706 | reference=K9W4TX | from.place=NRT | from.date=2027-05-05 | from.time=17:20 | to.place=ICN | to.date=2027-05-05 | to.time=19:55
    `),
  },
  {
    name: 'blind4a-w33-aeroflot.eml',
    content: letterIn('koi8-r', {
      from: 'Аэрофлот <noreply@aeroflot.example>',
      date: 'Fri, 18 Jun 2027 12:50:13 +0300',
      subject: 'Маршрутная квитанция: бронирование RWPKLT, Москва – Сочи',
      type: 'plain',
      body: `Здравствуйте, Ольга Ветрова!

Благодарим Вас за выбор авиакомпании "Аэрофлот". Ваше бронирование оплачено,
билеты оформлены.

Код бронирования: RWPKLT
Дата оформления: 18.06.2027

ТУДА: Москва - Сочи
Рейс SU 1124, Airbus A321
Вылет:   20 августа 2027, пт, 06:45   Москва, Шереметьево (SVO), терминал B
Прилет:  20 августа 2027, пт, 10:35   Сочи, Адлер (AER)
В пути 3 ч 50 мин. Тариф: Эконом Оптимум (QVUR)

ОБРАТНО: Сочи - Москва
Рейс SU 1131, Boeing 737-800
Вылет:   29 августа 2027, вс, 22:40   Сочи, Адлер (AER)
Прилет:  30 августа 2027, пн, 02:25   Москва, Шереметьево (SVO), терминал B
В пути 3 ч 45 мин. Тариф: Эконом Оптимум (QVUR)

Пассажиры
VETROVA OLGA PETROVNA      билет 555 2417730811
VETROV MAKSIM ILICH (реб.) билет 555 2417730812

Стоимость
Тариф          24 180 руб.
Сборы           3 460 руб.
Итого          27 640 руб.

Багаж: 1 место до 23 кг. Ручная кладь до 10 кг, 55 x 40 x 25 см.
Возврат до вылета: 3 500 руб. за билет; обмен 2 500 руб. + разница тарифов.
Регистрация на сайте открывается за 24 часа и закрывается за 60 минут до вылета.
Посадка заканчивается за 20 минут до вылета.

Отели в Сочи от 3 200 руб. за ночь. Аэроэкспресс до Шереметьево каждые 30 минут,
первый поезд в 05:00.

ПАО "Аэрофлот", 119019, Москва, ул. Арбат, д. 1. Тел. 8 800 555-01-55`,
    }),
    fields: records(`
      kind=flight | number=SU 1124 | reference=RWPKLT | from.place=SVO | from.date=2027-08-20 | from.time=06:45 | to.place=AER | to.date=2027-08-20 | to.time=10:35
      kind=flight | number=SU 1131 | reference=RWPKLT | from.place=AER | from.date=2027-08-29 | from.time=22:40 | to.place=SVO | to.date=2027-08-30 | to.time=02:25
    `),
  },
  {
    name: 'blind4b-w34-viking-line.eml',
    content: letterIn('iso-8859-1', {
      from: 'Viking Line <bokning@vikingline.example>',
      date: 'Thu, 14 Oct 2027 16:09:35 +0200',
      subject: 'Bokningsbekräftelse 61884027 – kryssning Stockholm-Helsingfors',
      type: 'html',
      body: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"></head><body><table width="600" align="center"><tr><td bgcolor="#d2001e" style="color:#fff;font-size:22px">VIKING LINE</td></tr>
<tr><td><p>Hej Pernilla!</p><p>Tack för din bokning. Här kommer din bekräftelse, spara den till avresan.</p><p>Bokningsnummer: <b>61884027</b><br>Viking Club-nummer: 304 118 992<br>Bokningsdatum: 2027-10-14</p></td></tr>
<tr><td><h3>Utresa</h3><table width="100%"><tr><td>Fartyg</td><td>Viking Cinderella</td></tr><tr><td>Avgång</td><td>fre 10 dec 2027 kl 16.45<br>Stockholm, Stadsgården</td></tr><tr><td>Ankomst</td><td>lör 11 dec 2027 kl 10.10<br>Helsingfors, Skatudden</td></tr><tr><td>Hytt</td><td>1 x Seaside Four (fönster), hyttnummer ges vid incheckning</td></tr></table></td></tr>
<tr><td><h3>Återresa</h3><table width="100%"><tr><td>Fartyg</td><td>Viking Cinderella</td></tr><tr><td>Avgång</td><td>lör 11 dec 2027 kl 17.15<br>Helsingfors, Skatudden</td></tr><tr><td>Ankomst</td><td>sön 12 dec 2027 kl 10.00<br>Stockholm, Stadsgården</td></tr><tr><td>Hytt</td><td>1 x Seaside Four (fönster)</td></tr></table></td></tr>
<tr><td><h3>Måltider</h3><p>Viking Buffet, 10 dec, första dukningen kl 17.30, 3 personer, 4:e gratis<br>Sjöfrukost, 11 och 12 dec</p></td></tr>
<tr><td><h3>Resenärer</h3><p>Pernilla Lundqvist f. 1981-02-17, Anders Lundqvist f. 1979-11-03, Elsa Lundqvist f. 2018-06-24</p></td></tr>
<tr><td><h3>Pris</h3><p>Kryssning 1 284 kr, buffet 1 107 kr, frukost 342 kr, bränsletillägg 90 kr. <b>Totalt 2 823 kr</b>, att betala senast 2027-11-12. Bankgiro 5555-0144, OCR 6188402771.</p></td></tr>
<tr><td style="font-size:11px">Incheckningen öppnar 2 timmar före och stänger 30 minuter före avgång. Giltig legitimation krävs. Avbokning senast 28 dagar före avresa: 100 kr per person. Tider anges i lokal tid (Finland +1 timme). Viking Line Skandinavien AB, Danvikstull, 116 30 Stockholm. Tel 08-555 01 40, vardagar 8-19.</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=ferry | reference=61884027 | from.place=Stockholm, Stadsgården | from.date=2027-12-10 | from.time=16:45 | to.place=Helsingfors, Skatudden | to.date=2027-12-11 | to.time=10:10
      kind=ferry | reference=61884027 | from.place=Helsingfors, Skatudden | from.date=2027-12-11 | from.time=17:15 | to.place=Stockholm, Stadsgården | to.date=2027-12-12 | to.time=10:00
    `),
  },
]
