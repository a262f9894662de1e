import {
  type ImportSample,
  letterBase64,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'
import { letterIn } from './test-charsets.ts'

/** Of test-samples-blind-4.ts: in Spanish, Italian and Portuguese. */
export const BLIND_4_SOUTHERN: readonly ImportSample[] = [
  {
    name: 'blind4a-w19-vueling.eml',
    content: letterQuoted({
      from: 'Vueling Airlines <noreply@vueling.example>',
      date: 'Sat, 20 Feb 2027 23:10:48 +0100',
      subject: 'Confirmación de reserva Z8QN5H Barcelona - París',
      type: 'html',
      body: `<html><body bgcolor="#ffcc00"><table width="620" align="center" bgcolor="#fff"><tr><td><b>vueling</b></td><td align="right">&iexcl;Hola, Montserrat!</td></tr>
<tr><td colspan="2"><h2>Tu reserva est&aacute; confirmada</h2><p>C&oacute;digo de reserva</p><p style="font-size:32px"><b>Z8QN5H</b></p><p>Recuerda: esto no es tu tarjeta de embarque. Puedes hacer el check-in desde 7 d&iacute;as antes hasta 1 hora antes de la salida.</p></td></tr>
<tr><td colspan="2"><div>IDA</div><div>viernes, 2 de abril de 2027</div>
<table width="100%"><tr><td><b>16:25h</b><br>Barcelona<br>(BCN) T1</td><td align="center">1h 50min<br>&#8594;<br>VY8016<br>Operado por Vueling</td><td><b>18:15h</b><br>Par&iacute;s Orly<br>(ORY) T3</td></tr></table></td></tr>
<tr><td colspan="2"><div>VUELTA</div><div>lunes, 5 de abril de 2027</div>
<table width="100%"><tr><td><b>21:20h</b><br>Par&iacute;s Orly<br>(ORY) T3</td><td align="center">1h 40min<br>&#8594;<br>VY8023<br>Operado por Vueling</td><td><b>23:00h</b><br>Barcelona<br>(BCN) T1</td></tr></table></td></tr>
<tr><td colspan="2"><h3>Pasajeros</h3><p>1. Montserrat Ferrer Vidal (Adulto) &middot; Tarifa Optima &middot; Asiento 8A / 10C &middot; 1 maleta de 23 kg<br>2. Aleix Roca Ferrer (Adulto) &middot; Tarifa Optima &middot; Asiento 8B / 10D &middot; 1 maleta de 23 kg</p></td></tr>
<tr><td colspan="2"><h3>Resumen del pago</h3><table width="100%"><tr><td>2 x Adulto</td><td>219,96 &euro;</td></tr><tr><td>Tasas</td><td>61,18 &euro;</td></tr><tr><td>Seguro</td><td>23,00 &euro;</td></tr><tr><td><b>Total</b></td><td><b>304,14 &euro;</b></td></tr></table><p>Visa XXXX-7716 &middot; N&ordm; factura V27-00441829</p></td></tr>
<tr><td colspan="2"><p>&iquest;Necesitas coche en Par&iacute;s? Desde 21 &euro;/d&iacute;a. Hoteles con hasta 25 % de descuento hasta el 31 de marzo. Gana 610 Avios con este viaje.</p><p style="font-size:10px">Vueling Airlines S.A., Carrer de Catalunya 83, 08840 Viladecans. Tel. 900 555 013 de 9:00 a 21:00. Cambios sin coste hasta 2 horas antes con la tarifa Optima Flex.</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=flight | number=VY 8016 | reference=Z8QN5H | from.place=BCN | from.date=2027-04-02 | from.time=16:25 | to.place=ORY | to.date=2027-04-02 | to.time=18:15
      kind=flight | number=VY 8023 | reference=Z8QN5H | from.place=ORY | from.date=2027-04-05 | from.time=21:20 | to.place=BCN | to.date=2027-04-05 | to.time=23:00
    `),
  },
  {
    name: 'blind4a-w20-alsa.txt',
    content: `alsa
Billete electrónico
Localizador
L4477XQ2
Nº de billete 1-277184-00951

DATOS DEL VIAJE
Origen                      Destino
MADRID (ESTACIÓN SUR)       MÁLAGA (EST. AUTOBUSES)
Fecha salida                Hora salida      Hora llegada
12/04/2027 (lunes)          00:30            06:45
Línea                       Clase            Autobús     Asiento
Madrid - Málaga             Supra            1           23
Dársena 14 (sujeta a cambios, consulte los paneles)

VIAJERO
Nombre: Iker Zubeldia Arrieta
DNI/NIE: 00000014-Z
Tarifa: Adulto
BusPlus: 4019 8822 17

IMPORTE
Precio base             28,41 €
IVA 10 %                 2,84 €
Gastos de gestión        2,00 €
Seguro                   0,95 €
TOTAL                   34,20 €
Fecha de compra: 30/03/2027 18:22 Web

El viajero deberá estar en la dársena 15 minutos antes de la salida.
ATENCIÓN: viaje de madrugada. Este autobús sale la noche del domingo al lunes.
Equipaje: hasta 30 kg en bodega. Bicicletas 10 €.
Cambios y cancelaciones hasta 30 minutos antes de la salida, con un coste del 15 % del importe.
ALSA GRUPO S.L.U., Calle Miguel Fleta 4, 28037 Madrid. CIF B-00000000. Tel. 910 55 01 27`,
    fields: records(`
      kind=bus | reference=L4477XQ2 | from.place=MADRID (ESTACIÓN SUR) | from.date=2027-04-12 | from.time=00:30 | to.place=MÁLAGA (EST. AUTOBUSES) | to.date=2027-04-12 | to.time=06:45
    `),
  },
  {
    name: 'blind4a-w21-ita-airways.txt',
    content: `ITA Airways
Ricevuta del biglietto elettronico
Memo di viaggio

Gentile MATTEO CUCINOTTA,
il Suo viaggio è confermato.

CODICE DI PRENOTAZIONE (PNR)   W6ZK2J
BIGLIETTO N.                   055 2417730488
EMESSO                         19 LUG 2027 / ROMA
PASSEGGERO                     CUCINOTTA/MATTEO MR
VOLARE                         50044812

ITINERARIO
Volo     Da                          A                          Data      Partenza   Arrivo   Classe   Bagaglio
AZ1780   PALERMO FALCONE BORSELLINO  ROMA FIUMICINO             03SET27   11:35      12:45    Y/ECON   1PC
         PMO                         FCO Terminal 1
AZ156    ROMA FIUMICINO              BRUXELLES ZAVENTEM         03SET27   14:10      16:20    Y/ECON   1PC
         FCO Terminal 1              BRU
AZ157    BRUXELLES ZAVENTEM          ROMA FIUMICINO             10SET27   17:10      19:15    K/ECON   1PC
         BRU                         FCO Terminal 1
AZ1791   ROMA FIUMICINO              PALERMO FALCONE BORSELLINO 10SET27   21:25      22:35    K/ECON   1PC
         FCO Terminal 1              PMO

CALCOLO TARIFFA   PMO AZ X/ROM AZ BRU 98.44 AZ X/ROM AZ PMO 91.20 NUC189.64END ROE0.921
TARIFFA           EUR 175,00
TASSE             EUR 12,00 YQ   EUR 14,52 IT   EUR 9,11 VT   EUR 38,60 BE   EUR 6,50 HB
TOTALE            EUR 255,73
PAGAMENTO         CARTA VI XXXX XXXX XXXX 3018

Non rimborsabile. Cambio consentito prima della partenza con penale di EUR 70,00.
Il banco di accettazione chiude 45 minuti prima della partenza (60 a Roma Fiumicino per i voli internazionali).
Italia Trasporto Aereo S.p.A., Via Venti Settembre 97, 00187 Roma. P.IVA 00000000000. Tel. 06 5550 0177`,
    fields: records(`
      kind=flight | number=AZ 1780 | reference=W6ZK2J | from.place=PMO | from.date=2027-09-03 | from.time=11:35 | to.place=FCO | to.date=2027-09-03 | to.time=12:45
      kind=flight | number=AZ 156 | reference=W6ZK2J | from.place=FCO | from.date=2027-09-03 | from.time=14:10 | to.place=BRU | to.date=2027-09-03 | to.time=16:20
      kind=flight | number=AZ 157 | reference=W6ZK2J | from.place=BRU | from.date=2027-09-10 | from.time=17:10 | to.place=FCO | to.date=2027-09-10 | to.time=19:15
      kind=flight | number=AZ 1791 | reference=W6ZK2J | from.place=FCO | from.date=2027-09-10 | from.time=21:25 | to.place=PMO | to.date=2027-09-10 | to.time=22:35
    `),
  },
  {
    name: 'blind4b-w22-tiqets.eml',
    content: letterBase64({
      from: 'Tiqets <bookings@tiqets.example>',
      date: 'Fri, 08 Oct 2027 22:37:02 +0200',
      subject: 'I tuoi biglietti per Fondazione Querini Stampalia sono pronti!',
      type: 'html',
      body: `<html><body style="margin:0"><table width="100%"><tr><td bgcolor="#00a5a5" align="center"><img alt="Tiqets" src="logo.png"></td></tr>
<tr><td><h1>Ciao Elisabetta, i tuoi biglietti sono qui!</h1><p>Scarica i biglietti e mostrali all'ingresso sul tuo smartphone. Non serve stampare nulla.</p><p><a href="https://www.tiqets.example/dl/ab41">Scarica i biglietti</a></p></td></tr>
<tr><td><div style="border-radius:8px;border:1px solid #ddd;padding:14px"><h2>Fondazione Querini Stampalia: Ingresso</h2>
<ul style="list-style:none"><li>&#128197; domenica 17 ottobre 2027</li><li>&#128338; Fascia oraria: 11:30</li><li>&#128100; 2 x Adulto (26-64), 1 x Ridotto (under 26)</li><li>&#128205; Campo Santa Maria Formosa 5252, 30122 Venezia</li><li>Codice di prenotazione: TQ-40718826</li></ul></div></td></tr>
<tr><td><h3>Da sapere</h3><p>Orari di apertura: mar-dom 10:00 - 18:00, ultimo ingresso 17:30. Chiuso il luned&igrave;. Presentati non pi&ugrave; di 15 minuti prima dell'orario scelto. Guardaroba obbligatorio per zaini.</p><h3>Cancellazione</h3><p>Gratuita fino alle 23:59 del 16 ottobre 2027.</p></td></tr>
<tr><td><h3>Riepilogo</h3><p>2 x 17,00 &euro; + 1 x 13,00 &euro; = <b>47,00 &euro;</b> (Mastercard **** 8841)</p></td></tr>
<tr><td><h3>Altro da vedere a Venezia</h3><p>Palazzo Ducale, salta la fila, da 30 &euro; | Gran Teatro La Fenice con audioguida, da 12 &euro; | Giro in gondola condivisa, 30 minuti, da 33 &euro;</p><p style="font-size:10px">Tiqets International B.V., James Wattstraat 77, 1097 DL Amsterdam. KvK 59974338. Assistenza +31 20 555 0148</p></td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=ticket | reference=TQ-40718826 | name=Fondazione Querini Stampalia: Ingresso | from.date=2027-10-17 | from.time=11:30
    `),
  },
  {
    name: 'blind4a-w23-latam-cancelada.eml',
    content: letterIn('iso-8859-1', {
      from: 'LATAM Airlines <info@latam.example>',
      date: 'Thu, 27 May 2027 09:48:52 -0300',
      subject: 'Sua viagem foi cancelada | Código de reserva MQXWTA',
      type: 'html',
      body: `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"></head><body><table width="600" align="center"><tr><td bgcolor="#1b0088" style="color:#fff"><b>LATAM</b> AIRLINES</td></tr>
<tr><td><h2>Olá, Thiago. Sua viagem foi cancelada</h2><p>Conforme solicitado por você em 27/05/2027, cancelamos todos os voos da reserva abaixo. Os bilhetes não são mais válidos para embarque.</p></td></tr>
<tr><td>Código de reserva<br><b>MQXWTA</b><br>Nº de compra LA9571829KQPS</td></tr>
<tr><td><h3>Voos cancelados</h3><table width="100%"><tr><td><b>São Paulo (GRU) - Recife (REC)</b><br>LA 3368<br>sexta-feira, 11 de junho de 2027<br>08:35 - 11:45</td><td style="color:#c00">CANCELADO</td></tr><tr><td><b>Recife (REC) - São Paulo (GRU)</b><br>LA 3369<br>domingo, 20 de junho de 2027<br>12:40 - 16:05</td><td style="color:#c00">CANCELADO</td></tr></table></td></tr>
<tr><td><h3>Passageiro</h3><p>Thiago Montenegro Alves - bilhete 957 2417730655</p></td></tr>
<tr><td><h3>Reembolso</h3><table><tr><td>Valor pago</td><td>R$ 1.482,60</td></tr><tr><td>Multa de cancelamento</td><td>R$ 350,00</td></tr><tr><td>Valor a devolver</td><td>R$ 1.132,60</td></tr></table><p>O valor será creditado no cartão final 5530 em até 7 dias úteis.</p></td></tr>
<tr><td style="font-size:11px">Quer remarcar? Encontre voos para Recife a partir de R$ 389 o trecho. Central de vendas 0300 555 0170. TAM Linhas Aéreas S.A., Rua Verbo Divino, 2001, São Paulo - SP, CNPJ 00.000.000/0001-00.</td></tr></table></body></html>`,
    }),
    fields: [],
  },
  {
    name: 'blind4a-w24-hostelworld.eml',
    content: letterTwice(
      {
        from: 'Hostelworld <reservas@hostelworld.example>',
        date: 'Mon, 06 Sep 2027 18:26:30 +0100',
        subject: 'Reserva confirmada no Casa do Azulejo Hostel, Sevilha',
        type: 'html',
        body: `<html><body><table width="600"><tr><td bgcolor="#f25621"><img alt="Hostelworld"></td></tr><tr><td><h1>Est&aacute; tudo pronto, In&ecirc;s!</h1><p>N&uacute;mero de refer&ecirc;ncia: <b>31877-540921664</b></p></td></tr>
<tr><td><h2>Casa do Azulejo Hostel</h2><p>Calle Pimienta 31, 41004 Sevilha, Espanha<br>+34 955 55 01 62</p></td></tr>
<tr><td><table><tr><td>Chegada</td><td>Partida</td><td>Noites</td></tr><tr><td>sexta, 22 out 2027<br>14:30</td><td>segunda, 25 out 2027</td><td>3</td></tr></table></td></tr>
<tr><td><b>Dormit&oacute;rio misto de 6 camas com casa de banho privativa</b><br>2 camas</td></tr>
<tr><td>Total &euro;141,30 &middot; Dep&oacute;sito pago &euro;21,20 &middot; A pagar &agrave; chegada &euro;120,10</td></tr>
<tr><td>Descobre Sevilha: free tour todos os dias &agrave;s 10:30, tapas &agrave;s 20:00.</td></tr></table></body></html>`,
      },
      `Olá Inês,

Está tudo pronto! A tua reserva no Casa do Azulejo Hostel está confirmada.

Número de referência: 31877-540921664

Chegada: sexta, 22 out 2027 às 14:30
Partida: segunda, 25 out 2027
Noites: 3

Casa do Azulejo Hostel
Calle Pimienta 31, 41004 Sevilha, Espanha
Telefone: +34 955 55 01 62
Email: hola@casadoazulejo.example

DETALHES DO QUARTO
Dormitório misto de 6 camas com casa de banho privativa
2 camas, 22 - 25 out

Total              €141,30
Depósito pago       €21,20
A pagar à chegada  €120,10

COMO CHEGAR
Do aeroporto: autocarro EA até Plaza de Armas (35 min, €4). Da estação
Santa Justa: autocarro C4, paragem Menéndez Pelayo, a cada 12 minutos.

O QUE DEVES SABER
A receção está aberta das 08:00 às 23:00. Política de cancelamento: 48 horas.
Limite de idade nos dormitórios: 18 a 45.

Descobre Sevilha: free tour todos os dias às 10:30, tapas às 20:00.
Hostelworld.com Limited, Floor 3, Charlemont Exchange, Dublin 2, Irlanda`,
    ),
    fields: records(`
      kind=hotel | reference=31877-540921664 | name=Casa do Azulejo Hostel | from.date=2027-10-22 | from.time=14:30 | to.date=2027-10-25 | room=Dormitório misto de 6 camas com casa de banho privativa | from.place=Casa do Azulejo Hostel, Calle Pimienta 31, 41004 Sevilha, Espanha | to.place=Casa do Azulejo Hostel, Calle Pimienta 31, 41004 Sevilha, Espanha
    `),
  },
]
