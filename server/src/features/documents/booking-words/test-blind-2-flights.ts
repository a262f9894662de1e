import { letter, letterBase64, letterQuoted, letterTwice, page } from './test-letters-abroad.ts'
import { type ImportSample, records } from './test-sample-records.ts'

/** Of test-samples-blind-2.ts: flights. */
export const BLIND_2_FLIGHTS: readonly ImportSample[] = [
  {
    name: 'blind2-airline-tr.eml',
    content: letterTwice(
      {
        from: 'Anka Hava Yolları <bilet@ankahavayollari.example>',
        date: 'Fri, 02 Apr 2027 14:20:08 +0300',
        subject: 'Rezervasyon onayınız - RV5TQ8',
        type: 'html',
        body: page(`<table width="650" align="center"><tr><td class="h">Uçuşunuz onaylandı</td><td align="right">Rezervasyon kodu (PNR)<br><b>RV5TQ8</b></td></tr>
<tr><td colspan="2">Sayın Deniz Örnek,<br>bizi tercih ettiğiniz için teşekkür ederiz. Anka Mil üyelik no: 402 118 563</td></tr>
<tr><td colspan="2"><table border="0" width="100%"><tr class="g"><td>Gidiş</td><td>18 Mayıs 2027, Salı</td><td>QN1885</td></tr>
<tr><td><b>09:05</b><br>IST<br>İstanbul Havalimanı</td><td align="center">2s 35dk<br>Aktarmasız</td><td><b>10:40</b><br>VIE<br>Viyana</td></tr>
<tr class="g"><td>Dönüş</td><td>25 Mayıs 2027, Salı</td><td>QN1888</td></tr>
<tr><td><b>19:50</b><br>VIE<br>Viyana</td><td align="center">2s 20dk<br>Aktarmasız</td><td><b>23:10</b><br>IST<br>İstanbul Havalimanı</td></tr></table></td></tr>
<tr><td colspan="2"><table width="100%"><tr class="g"><td>Yolcu</td><td>Bilet no</td><td>Gidiş koltuk</td><td>Dönüş koltuk</td></tr><tr><td>Deniz Örnek</td><td>518 2401773312</td><td>14C</td><td>9F</td></tr></table></td></tr>
<tr><td colspan="2">Toplam: 8.412,50 TRY &nbsp; Fatura no: ANK2027000441207</td></tr>
<tr><td colspan="2" bgcolor="#fff3d6">Kampanya! 1 Haziran – 15 Haziran arası İstanbul – Bakü 1.999 TRY'den başlayan fiyatlarla. QN333 ile haftanın her günü 07:15.</td></tr>
<tr><td colspan="2" class="g">Çağrı merkezi: 0850 555 01 44 (7/24). Uçuştan 24 saat önce online check-in açılır.</td></tr></table>`),
      },
      `Rezervasyon kodu (PNR): RV5TQ8
Yolcu: Deniz Örnek

Gidiş: 18 Mayıs 2027 Salı, QN1885, İstanbul (IST) 09:05 - Viyana (VIE) 10:40, koltuk 14C
Dönüş: 25 Mayıs 2027 Salı, QN1888, Viyana (VIE) 19:50 - İstanbul (IST) 23:10, koltuk 9F

Toplam: 8.412,50 TRY`,
    ),
    fields: records(`
      kind=flight | number=QN 1885 | reference=RV5TQ8 | people=Deniz Örnek | provider=Anka Hava Yolları | seat=14C | from.date=2027-05-18 | from.time=09:05 | from.place=IST | to.date=2027-05-18 | to.time=10:40 | to.place=VIE
      kind=flight | number=QN 1888 | reference=RV5TQ8 | people=Deniz Örnek | provider=Anka Hava Yolları | seat=9F | from.date=2027-05-25 | from.time=19:50 | from.place=VIE | to.date=2027-05-25 | to.time=23:10 | to.place=IST
    `),
  },
  {
    name: 'blind2-airline-au-en.eml',
    content: letterQuoted({
      from: 'Wombat Air <noreply@itinerary.wombatair.example>',
      date: 'Sun, 14 Mar 2027 19:02:55 +1100',
      subject: 'Wombat Air itinerary and tax invoice for booking J8LQ2X',
      type: 'html',
      body: page(`<table width="600"><tr><td><img alt="Wombat Air" src="cid:logo"></td></tr>
<tr><td><h1>You're off to Adelaide, Jesse!</h1></td></tr>
<tr><td>Booking reference</td></tr><tr><td style="font-size:30px">J8LQ2X</td></tr>
<tr><td>Booked on 14/03/2027 &middot; ABN 00 000 000 000 &middot; Tax invoice 0099128374</td></tr>
<tr><td><table width="100%"><tr><td><b>WB 517</b> Starter fare</td></tr>
<tr><td>Departing<br>Fri 11 Jun 2027<br>6:05am<br>Sydney (SYD) Terminal 2</td><td>Arriving<br>Fri 11 Jun 2027<br>7:45am<br>Adelaide (ADL) Terminal 1</td></tr></table></td></tr>
<tr><td>Check-in closes 5:25am. Boarding gate closes 5:45am.</td></tr>
<tr><td>Passenger: Jesse Sampleton<br>Seat 11D<br>20kg checked bag<br>Wombat Club 7003218845</td></tr>
<tr><td>Fare $112.00 + bag $31.20 = Total AUD $143.20 (incl. GST $13.02)</td></tr>
<tr><td bgcolor="#ffe0f0"><b>Winter sale</b><br>Melbourne (MEL) to Hobart (HBA) from $59, travel 1 Aug 2027 to 18 Sep 2027<br>Brisbane (BNE) to Cairns (CNS) from $89</td></tr></table>`),
    }),
    fields: records(`
      kind=flight | number=WB 517 | reference=J8LQ2X | people=Jesse Sampleton | provider=Wombat Air | cost=14320 AUD | seat=11D | from.date=2027-06-11 | from.time=06:05 | from.place=SYD | to.date=2027-06-11 | to.time=07:45 | to.place=ADL
    `),
  },
  {
    name: 'blind2-airline-in-en.eml',
    content: letter({
      from: 'FlyMayur Reservations <reservations@flymayur.example>',
      date: 'Tue, 20 Jul 2027 11:31:17 +0530',
      subject: 'Your FlyMayur Itinerary - L4DKQW',
      type: 'html',
      body: page(`<table width="700" border="1" cellspacing="0"><tr><td>PNR/Booking Ref.</td><td>Booking Status</td><td>Date of Booking*</td><td>Payment Status</td></tr>
<tr><td><b>L4DKQW</b></td><td>CONFIRMED</td><td>20 Jul 27 06:01:12 (UTC)</td><td>Complete</td></tr></table>
<table width="700" border="1" cellspacing="0"><tr><th colspan="7">FlyMayur Flight(s)</th></tr>
<tr><td>Date</td><td>From (Terminal)</td><td>Departs</td><td>Flight No</td><td>To (Terminal)</td><td>Arrives</td><td>Check-in/Bag drop closes</td></tr>
<tr><td>07 Aug 27</td><td>Mumbai BOM (T2)</td><td>2255 Hrs</td><td>6V 2718</td><td>Kochi COK (T1)</td><td>0050 Hrs (08 Aug 27)</td><td>2155 Hrs</td></tr></table>
<table width="700" border="1" cellspacing="0"><tr><td>Passenger Name</td><td>Seat</td><td>Services</td></tr><tr><td>1. Mr. Arjun Namuna</td><td>18F</td><td>Veg Biryani Combo</td></tr></table>
<p>Fare Summary: Airfare Charges 5,310.00 INR, User Development Fee 412.00 INR, GST 760.00 INR. <b>Total Fare 6,482.00 INR</b>. GST Invoice No. MH1272807AA55120.</p>
<p>Contact: Agent 98xxxxxx10 | arjun@example.org | Need help? 0124-555-3838. Terms: a change up to 3 days before departure costs INR 2,999.</p>`),
    }),
    fields: records(`
      kind=flight | number=6V 2718 | reference=L4DKQW | people=Arjun Namuna | provider=FlyMayur | cost=648200 INR | seat=18F | from.date=2027-08-07 | from.time=22:55 | from.place=BOM | to.date=2027-08-08 | to.time=00:50 | to.place=COK
    `),
  },
  {
    name: 'blind2-airline-charter-de.eml',
    content: letterBase64({
      from: 'Sonnflug Ferienflieger <service@sonnflug.example>',
      date: 'Wed, 31 Mar 2027 09:44:30 +0200',
      subject: 'Ihre Reiseunterlagen / Vorgang 40771826',
      type: 'plain',
      body: `Sonnflug Ferienflieger GmbH · Postfach 99 · 60549 Frankfurt

REISEBESTÄTIGUNG UND RECHNUNG
Vorgangsnummer:   40771826
Kundennummer:     1120394
Rechnungsdatum:   31.03.2027

Guten Tag Frau Musterfrau,

Sie haben gebucht:

Reisende/r        Mia Musterfrau   (Ticketnr. 377-2100948812)

SY 4412   So 03.10.27   16:30 Frankfurt (FRA)    -  20:50 Punta Cana (PUJ)      Sitz 27A
SY 4413   So 17.10.27   22:40 Punta Cana (PUJ)   -  13:15+1 Frankfurt (FRA)     Sitz 31K

Alle Zeiten sind Ortszeiten. Meldeschluss 75 Minuten vor Abflug.

Reisepreis        1.049,00 EUR
Anzahlung (20 %)    209,80 EUR  fällig 07.04.2027
Restzahlung         839,20 EUR  fällig 05.09.2027

Telefon 069 555 0133 (Mo-Fr 8-20 Uhr). Es gelten unsere ARB, Stand 01.11.2026.
`,
    }),
    fields: records(`
      kind=flight | number=SY 4412 | reference=40771826 | people=Mia Musterfrau | provider=Sonnflug Ferienflieger | seat=27A | from.date=2027-10-03 | from.time=16:30 | from.place=FRA | to.date=2027-10-03 | to.time=20:50 | to.place=PUJ
      kind=flight | number=SY 4413 | reference=40771826 | people=Mia Musterfrau | provider=Sonnflug Ferienflieger | seat=31K | from.date=2027-10-17 | from.time=22:40 | from.place=PUJ | to.date=2027-10-18 | to.time=13:15 | to.place=FRA
    `),
  },
  {
    name: 'blind2-airline-br-pt.eml',
    content: letterTwice(
      {
        from: 'Azulejo Linhas Aéreas <viagem@azulejo.example>',
        date: 'Thu, 10 Jun 2027 20:15:02 -0300',
        subject: 'Tudo certo! Sua compra foi confirmada ✈',
        type: 'html',
        body: page(`<div style="width:620px"><h2>Oi, Marina! Sua passagem está emitida.</h2>
<p>Código de reserva</p><p style="font-size:28px;letter-spacing:4px">GKX3WM</p>
<div style="border:1px solid #ccc"><p><b>IDA</b> &bull; sexta-feira, 09/07/2027 &bull; Voo ZJ 4087</p>
<div><span>21h40</span> <span>Campinas (VCP)</span></div><div><span>3h15 de duração &bull; direto</span></div><div><span>00h55</span> <sup>+1</sup> <span>Fortaleza (FOR)</span></div></div>
<p>Passageira: Marina Exemplar &bull; Assento 7B &bull; 1 bagagem de mão de 10 kg</p>
<p>Bilhete eletrônico 577 1234567890 &bull; Azulejo Mais 55-0091-2287</p>
<p>Valor total: R$ 1.284,90 em 6x de R$ 214,15 no cartão final 4409</p>
<p>Que tal reservar um carro em Fortaleza a partir de R$ 79/dia? Ou um hotel de 09/07 a 16/07?</p>
<p class="g">Apresente-se até 1h antes do embarque. SAC 0800 555 0199.</p></div>`),
      },
      `Oi, Marina! Sua passagem está emitida.

Código de reserva: GKX3WM
IDA - sexta-feira, 09/07/2027 - Voo ZJ 4087
21h40 Campinas (VCP)
00h55 (+1) Fortaleza (FOR)
Passageira: Marina Exemplar - Assento 7B
Valor total: R$ 1.284,90`,
    ),
    fields: records(`
      kind=flight | number=ZJ 4087 | reference=GKX3WM | people=Marina Exemplar | provider=Azulejo Linhas Aéreas | cost=128490 BRL | seat=7B | from.date=2027-07-09 | from.time=21:40 | from.place=VCP | to.date=2027-07-10 | to.time=00:55 | to.place=FOR
    `),
  },
  {
    name: 'blind2-airline-ko.eml',
    content: letterBase64({
      from: '한빛항공 <eticket@hanbitair.example>',
      date: 'Mon, 12 Apr 2027 10:08:41 +0900',
      subject: '[한빛항공] 항공권 예약이 완료되었습니다 (6KQ2ZD)',
      type: 'html',
      body: page(`<table width="680"><tr><td class="h">예약이 완료되었습니다.</td></tr>
<tr><td>예약번호 <b>6KQ2ZD</b> | 회원번호 BL 880 214 556 | 예약일 2027년 4월 12일</td></tr>
<tr><td><table border="1" width="100%"><tr><th>구간</th><th>편명</th><th>출발</th><th>도착</th></tr>
<tr><td>가는 편</td><td>HB203</td><td>서울/인천(ICN)<br>2027년 6월 3일 (목) 오후 1:25</td><td>도쿄/나리타(NRT)<br>2027년 6월 3일 (목) 오후 3:50</td></tr>
<tr><td>오는 편</td><td>HB206</td><td>도쿄/나리타(NRT)<br>2027년 6월 7일 (월) 오후 4:55</td><td>서울/인천(ICN)<br>2027년 6월 7일 (월) 오후 7:30</td></tr></table></td></tr>
<tr><td>탑승객: 김보기 (성인 1명)</td></tr><tr><td>결제금액 412,600원 (유류할증료 포함)</td></tr>
<tr><td class="g">발권 후 변경 수수료 30,000원. 고객센터 1588-0000 (오전 9시~오후 6시)</td></tr></table>`),
    }),
    fields: records(`
      kind=flight | number=HB 203 | reference=6KQ2ZD | people=김보기 | provider=한빛항공 | from.date=2027-06-03 | from.time=13:25 | from.place=ICN | to.date=2027-06-03 | to.time=15:50 | to.place=NRT
      kind=flight | number=HB 206 | reference=6KQ2ZD | people=김보기 | provider=한빛항공 | from.date=2027-06-07 | from.time=16:55 | from.place=NRT | to.date=2027-06-07 | to.time=19:30 | to.place=ICN
    `),
  },
  {
    name: 'blind2-airline-sv.txt',
    content: `Nordvingen

Tack för din bokning!

Bokningsnummer
VT8KRA

Utresa
tisdag 13 april 2027
07.10 – 08.20
Stockholm Arlanda (ARN), terminal 5 – Köpenhamn (CPH), terminal 3
NV 1429 · Ekonomi Flex
Plats 6A

Resenär
Alva Exempelsson
Kundnummer 5512 870 331

Betalt med kort **** 7718
Totalt 1 295 SEK (varav moms 73,30 SEK)

Incheckningen öppnar 22 timmar före avgång. Frågor? Ring 0770-55 01 00.
`,
    fields: records(`
      kind=flight | number=NV 1429 | reference=VT8KRA | people=Alva Exempelsson | provider=Nordvingen | cost=129500 SEK | seat=6A | from.date=2027-04-13 | from.time=07:10 | from.place=ARN | to.date=2027-04-13 | to.time=08:20 | to.place=CPH
    `),
  },
]
