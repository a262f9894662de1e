import {
  type ImportSample,
  letterQuoted,
  letterTwice,
  records,
} from '#features/documents/booking-words/index.ts'
import { JAPANESE, letterJapanese } from './test-blind-3-japanese.ts'

/** Of test-samples-blind-3.ts: in Spanish, Italian, Dutch, Portuguese, Japanese and Polish. */
export const BLIND_3_OTHER_LANGUAGES: readonly ImportSample[] = [
  {
    name: 'blind3-t18-renfe.txt',
    content: `renfe                                                     BILLETE ELECTRÓNICO

Localizador: K7M4ZQ                                       Nº Billete: 7240019388214

IDA
Origen: MADRID PTA. ATOCHA - ALMUDENA GRANDES             Destino: MALAGA MARIA ZAMBRANO
Fecha: 09/04/2027
Salida: 16:35                                             Llegada: 19:22
Tren: AVE 02162          Coche: 5          Plaza: 08C     Estándar
Cierre del acceso al tren 2 minutos antes de la salida

VUELTA
Origen: MALAGA MARIA ZAMBRANO                             Destino: MADRID PTA. ATOCHA - ALMUDENA GRANDES
Fecha: 12/04/2027
Salida: 20:10                                             Llegada: 22:58
Tren: AVE 02193          Coche: 3          Plaza: 11A     Estándar
Cierre del acceso al tren 2 minutos antes de la salida

Nombre del viajero: D. RAFAEL CUETO LLANOS                Doc: ***4417**
Tarifa: Básico Ida y Vuelta
Precio ida: 38,45 EUR       Precio vuelta: 33,60 EUR
Total (10% IVA incluido): 72,05 EUR                       Pago: Tarjeta ****1180
Fecha de compra: 14/02/2027 12:31

Puede llevar hasta 3 bultos de 25 kg en total. Cambios y anulaciones: consulte las
condiciones de la tarifa en www.renfe.example. Atención al cliente 912 000 000.
Gana puntos con Más Renfe. Renfe Viajeros S.M.E., S.A. - C.I.F. A00000000
`,
    fields: records(`
      kind=train | number=AVE 02162 | reference=K7M4ZQ | from.place=MADRID PTA. ATOCHA - ALMUDENA GRANDES | from.date=2027-04-09 | from.time=16:35 | to.place=MALAGA MARIA ZAMBRANO | to.date=2027-04-09 | to.time=19:22
      kind=train | number=AVE 02193 | reference=K7M4ZQ | from.place=MALAGA MARIA ZAMBRANO | from.date=2027-04-12 | from.time=20:10 | to.place=MADRID PTA. ATOCHA - ALMUDENA GRANDES | to.date=2027-04-12 | to.time=22:58
    `),
  },
  {
    name: 'blind3-t19-trenitalia.txt',
    content: `TRENITALIA
Gruppo Ferrovie dello Stato Italiane

BIGLIETTO ELETTRONICO - RICEVUTA DI ACQUISTO
Codice Biglietto (PNR): TR8K2M                 Numero Titolo: 2718804419

Passeggero: BEATRICE SALVEMINI (Adulto)
Offerta: SUPER ECONOMY           Livello: STANDARD

Stazione di Partenza       Stazione di Arrivo       Treno
Torino Porta Nuova         Bologna Centrale         Frecciarossa 9525
Ore 12:50 - 03/06/2027     Ore 15:13 - 03/06/2027   Carrozza: 8  Posti: 10D (Finestrino)

Stazione di Partenza       Stazione di Arrivo       Treno
Bologna Centrale           Ravenna                  Regionale 17431
Ore 15:36 - 03/06/2027     Ore 16:48 - 03/06/2027   Posto non garantito

Importo totale pagato: 41,30 €
   di cui Frecciarossa 33,40 €  Regionale 7,90 €
Data di acquisto: 22/04/2027 ore 18:06           Modalità di pagamento: Carta di credito

Il biglietto Super Economy non consente il rimborso né i cambi. Il biglietto regionale
è valido per la data indicata fino alle ore 23:59 e non richiede la convalida.
Il presente documento è valido per il viaggio. P.IVA 00000000000
Scopri CartaFRECCIA: raccogli punti ad ogni viaggio!
                                                                    Pag. 1 di 1
`,
    fields: records(`
      kind=train | number=Frecciarossa 9525 | reference=TR8K2M | from.place=Torino Porta Nuova | from.date=2027-06-03 | from.time=12:50 | to.place=Bologna Centrale | to.date=2027-06-03 | to.time=15:13
      kind=train | number=Regionale 17431 | reference=TR8K2M | from.place=Bologna Centrale | from.date=2027-06-03 | from.time=15:36 | to.place=Ravenna | to.date=2027-06-03 | to.time=16:48
    `),
  },
  {
    name: 'blind3-t20-booking-nl.eml',
    content: letterTwice(
      {
        from: 'Booking.com <noreply@booking.example>',
        date: 'Mon, 23 Aug 2027 21:40:30 +0200',
        subject: '🛄 Bedankt! Je boeking bij Gasthof Alpenrose is bevestigd',
        type: 'html',
        body: `<html lang="nl"><body><h1>Bedankt, Sanne! Je boeking in Mayrhofen is bevestigd.</h1>
<ul><li>Gasthof Alpenrose verwacht je op 27 december</li><li>Je betaalt bij de accommodatie</li><li>Je kunt je boeking tot 20 december gratis annuleren</li></ul>
<table><tr><td>Bevestigingsnummer:</td><td>3917.204.885</td></tr><tr><td>PIN-code:</td><td>4821 (vertrouwelijk)</td></tr></table>
<h2><a href="https://www.booking.example/hotel/at/gasthof-alpenrose.nl.html">Gasthof Alpenrose</a></h2><p>Dorfgasse 17, 6290 Mayrhofen, Oostenrijk<br>Telefoon: +43 5285 000 17</p>
<table><tr><td>Je reservering</td><td>4 nachten, 1 kamer</td></tr><tr><td>Je hebt geboekt voor</td><td>2 volwassenen</td></tr>
<tr><td>Inchecken</td><td>maandag 27 december 2027 (vanaf 14:00)</td></tr><tr><td>Uitchecken</td><td>vrijdag 31 december 2027 (tot 10:30)</td></tr></table>
<h3>Tweepersoonskamer met Balkon</h3><p>Gast: Sanne de Jong. Ontbijt is bij de prijs inbegrepen.</p>
<table><tr><td>Prijs</td><td>&euro; 612,00</td></tr><tr><td>Toeristenbelasting (&euro; 2,30 per persoon per nacht)</td><td>&euro; 18,40</td></tr></table>
<p>Annuleringskosten: tot 20 december 2027 23:59 [CET]: &euro; 0</p><p>Taxi van luchthaven Innsbruck vanaf &euro; 89. Ontdek attracties in Mayrhofen.</p>
<p><small>Copyright &copy; 1996&ndash;2027 Booking.com. Deze e-mail is verstuurd door Booking.com B.V., Oosterdokskade 163, 1011 DL Amsterdam</small></p></body></html>`,
      },
      `Bedankt, Sanne! Je boeking in Mayrhofen is bevestigd.

Gasthof Alpenrose verwacht je op 27 december
Bevestigingsnummer: 3917.204.885
PIN-code: 4821 (vertrouwelijk)

Gasthof Alpenrose
Dorfgasse 17, 6290 Mayrhofen, Oostenrijk
Telefoon: +43 5285 000 17

Je reservering     4 nachten, 1 kamer
Je hebt geboekt voor     2 volwassenen
Inchecken     maandag 27 december 2027 (vanaf 14:00)
Uitchecken     vrijdag 31 december 2027 (tot 10:30)

Tweepersoonskamer met Balkon
Prijs     € 612,00
Toeristenbelasting   € 18,40 (niet inbegrepen)`,
    ),
    fields: records(`
      kind=hotel | reference=3917.204.885 | name=Gasthof Alpenrose | room=Tweepersoonskamer met Balkon | from.date=2027-12-27 | from.time=14:00 | to.date=2027-12-31 | to.time=10:30 | from.place=Gasthof Alpenrose, Dorfgasse 17, 6290 Mayrhofen, Oostenrijk | to.place=Gasthof Alpenrose, Dorfgasse 17, 6290 Mayrhofen, Oostenrijk
    `),
  },
  {
    name: 'blind3-t21-airbnb-pt.eml',
    content: letterQuoted({
      from: 'Airbnb <automated@airbnb.example>',
      date: 'Wed, 10 Feb 2027 18:25:14 +0000',
      subject: 'Reserva confirmada em Óbidos',
      type: 'html',
      body: `<html lang="pt"><body><h1>A sua reserva está confirmada</h1><p>Vai para Óbidos!</p>
<h2>Casa do Moinho com vista para o vale</h2><p>Casa inteira - Anfitriã: Teresa</p>
<table><tr><td><b>Check-in</b><br>sexta-feira, 23 de abr.<br>16:00</td><td><b>Check-out</b><br>segunda-feira, 26 de abr.<br>11:00</td></tr></table>
<p><b>Morada</b><br>Rua do Moinho Velho 6, 2510-000 Óbidos, Portugal</p><p><a href="https://www.airbnb.example/x">Obter indicações</a></p>
<p><b>Hóspedes</b><br>2 adultos, 1 bebé</p><p><b>Código de confirmação</b><br>HMQ4TZ8RNK</p>
<p><b>Política de cancelamento</b><br>Cancelamento gratuito antes de 18 de abr. às 16:00.</p>
<table><tr><td>84,00 &euro; x 3 noites</td><td>252,00 &euro;</td></tr><tr><td>Taxa de limpeza</td><td>35,00 &euro;</td></tr><tr><td>Taxa de serviço da Airbnb</td><td>40,52 &euro;</td></tr><tr><td><b>Total (EUR)</b></td><td><b>327,52 &euro;</b></td></tr></table>
<p>Valor pago a 10 de fev. de 2027</p><p>Experiências perto de Óbidos: Passeio a cavalo na lagoa, desde 45 &euro; por pessoa</p>
<p><small>Airbnb Ireland UC, 8 Hanover Quay, Dublin 2. Anular a subscrição</small></p></body></html>`,
    }),
    fields: records(`
      kind=hotel | reference=HMQ4TZ8RNK | name=Casa do Moinho com vista para o vale | from.date=2027-04-23 | from.time=16:00 | to.date=2027-04-26 | to.time=11:00 | from.place=Casa do Moinho com vista para o vale, Rua do Moinho Velho 6, 2510-000 Óbidos, Portugal | to.place=Casa do Moinho com vista para o vale, Rua do Moinho Velho 6, 2510-000 Óbidos, Portugal
    `),
  },
  {
    name: 'blind3-t22-ana-ja.eml',
    content: letterJapanese({
      from: 'ANA <ana-info@mail.ana.example>',
      date: 'Sat, 19 Jun 2027 10:12:44 +0900',
      subject: '【ANA】ご予約・ご購入内容のお知らせ',
      body: JAPANESE,
    }),
    fields: records(`
      kind=flight | number=NH 467 | reference=0483 | from.place=東京(羽田) | from.date=2027-07-22 | from.time=11:05 | to.place=沖縄(那覇) | to.date=2027-07-22 | to.time=13:45
      kind=flight | number=NH 478 | reference=0491 | from.place=沖縄(那覇) | from.date=2027-07-25 | from.time=20:35 | to.place=東京(羽田) | to.date=2027-07-25 | to.time=23:00
    `),
  },
  {
    name: 'blind3-t23-flixbus-pl.eml',
    content: letterQuoted({
      from: 'FlixBus <noreply@flixbus.example>',
      date: 'Fri, 23 Jul 2027 14:56:41 +0200',
      subject: 'Potwierdzenie rezerwacji nr 3204418879',
      type: 'html',
      body: `<html lang="pl"><body><h2>Cześć Ola, dziękujemy za rezerwację!</h2><p>Numer rezerwacji: <b>3204418879</b></p>
<p>Twój bilet znajdziesz w załączniku PDF. Wystarczy, że pokażesz kod QR kierowcy.</p>
<h3>Tam</h3><table><tr><td>pt., 13.08.2027</td><td>22:40</td><td>Wrocław Dworzec Autobusowy</td></tr><tr><td></td><td>Autobus 1214</td><td>kierunek Wiedeń</td></tr><tr><td>sob., 14.08.2027</td><td>05:15</td><td>Wiedeń Erdberg</td></tr></table>
<h3>Z powrotem</h3><table><tr><td>pon., 16.08.2027</td><td>13:20</td><td>Wiedeń Erdberg</td></tr><tr><td></td><td>Autobus 1215</td><td>kierunek Wrocław</td></tr><tr><td>pon., 16.08.2027</td><td>20:05</td><td>Wrocław Dworzec Autobusowy</td></tr></table>
<p>1 osoba dorosła: Aleksandra Pietrzak. Miejsca: 4A, 9D</p>
<table><tr><td>Przejazdy</td><td>169,96 zł</td></tr><tr><td>Rezerwacja miejsc</td><td>19,98 zł</td></tr><tr><td>Opłata serwisowa</td><td>8,99 zł</td></tr><tr><td><b>Suma</b></td><td><b>198,93 zł</b></td></tr></table>
<p>Bądź na przystanku 15 minut przed odjazdem. Zmiana lub anulowanie możliwe do 15 minut przed odjazdem.</p>
<p>Poleć nas znajomym i odbierz kupon 20 zł ważny do 31.12.2027.</p><p><small>Flix SE, Friedenheimer Brücke 16, 80639 München. Wypisz się z newslettera</small></p></body></html>`,
    }),
    fields: records(`
      kind=bus | number=1214 | reference=3204418879 | from.place=Wrocław Dworzec Autobusowy | from.date=2027-08-13 | from.time=22:40 | to.place=Wiedeń Erdberg | to.date=2027-08-14 | to.time=05:15
      kind=bus | number=1215 | reference=3204418879 | from.place=Wiedeń Erdberg | from.date=2027-08-16 | from.time=13:20 | to.place=Wrocław Dworzec Autobusowy | to.date=2027-08-16 | to.time=20:05
    `),
  },
  {
    name: 'blind3-t24-getyourguide-es.eml',
    content: letterQuoted({
      from: 'GetYourGuide <do-not-reply@notification.getyourguide.example>',
      date: 'Tue, 05 Oct 2027 12:18:03 +0200',
      subject: 'Tu reserva está confirmada: GYG8X2K4QP7L',
      type: 'html',
      body: `<html lang="es"><body><h2>¡Todo listo, Nuria! Tu reserva está confirmada.</h2>
<p>Número de referencia de la reserva: <b>GYG8X2K4QP7L</b><br>PIN: 9fTq2w</p>
<h3>Sevilla: visita guiada a la Catedral y la Giralda</h3>
<p>Opción: Visita en grupo en español</p>
<table><tr><td>Fecha</td><td>lunes, 1 de noviembre de 2027</td></tr><tr><td>Hora</td><td>16:30</td></tr><tr><td>Duración</td><td>2 horas</td></tr><tr><td>Participantes</td><td>2 adultos</td></tr>
<tr><td>Punto de encuentro</td><td>Plaza del Triunfo</td></tr></table>
<p>El guía llevará un paraguas verde. Preséntate 10 minutos antes.</p>
<p>Precio total: 51,80 &euro; (pagado). Cancelación gratuita hasta el 31 de octubre de 2027 a las 16:30.</p>
<p>Proveedor de la actividad: Giralda Paseos S.L., +34 954 000 117</p>
<h4>Más que hacer en Sevilla</h4><p>Espectáculo flamenco en Triana &ndash; desde 24 &euro;<br>Crucero por el Guadalquivir &ndash; desde 18 &euro;</p>
<p><small>GetYourGuide Deutschland GmbH, Sonnenburger Straße 73, 10437 Berlin. Cancelar suscripción</small></p></body></html>`,
    }),
    fields: records(`
      kind=ticket | reference=GYG8X2K4QP7L | name=Sevilla: visita guiada a la Catedral y la Giralda | from.place=Plaza del Triunfo | from.date=2027-11-01 | from.time=16:30
    `),
  },
  {
    name: 'blind3-t25-ryanair-newsletter.eml',
    content: letterQuoted({
      from: 'Ryanair <news@go.ryanairmail.example>',
      date: 'Wed, 13 Jan 2027 07:00:00 +0000',
      subject: '✈️ SALDI DI GENNAIO: voli da 14,99 € - solo fino a mezzanotte!',
      type: 'html',
      body: `<html lang="it"><body><h1>SALDI DI GENNAIO</h1><h2>Voli da soli 14,99 &euro;*</h2><p>Prenota entro la mezzanotte di giovedì 14 gennaio 2027. Viaggia dal 1 febbraio al 15 giugno 2027.</p>
<table><tr><td>Milano Bergamo (BGY)</td><td>Malaga (AGP)</td><td>da 19,99 &euro;</td><td>mar 09/03/2027</td></tr>
<tr><td>Roma Ciampino (CIA)</td><td>Bruxelles Charleroi (CRL)</td><td>da 14,99 &euro;</td><td>mer 17/02/2027</td></tr>
<tr><td>Bologna (BLQ)</td><td>Siviglia (SVQ)</td><td>da 22,99 &euro;</td><td>sab 10/04/2027</td></tr>
<tr><td>Napoli (NAP)</td><td>Dublino (DUB)</td><td>da 24,99 &euro;</td><td>gio 06/05/2027</td></tr></table>
<p><a href="https://www.ryanair.example/prenota">PRENOTA ORA</a></p><p>Autonoleggio: fino al 25% di sconto con codice CAR2027. Hotel: check-in gratuito, offerte da 39 &euro; a notte.</p>
<p><small>*Tariffe solo andata, tasse incluse, soggette a disponibilità. Ryanair DAC, Dublin Office, Airside Business Park, Swords, Co. Dublin. Non vuoi più ricevere queste e-mail? Annulla l'iscrizione. Vedi nel browser.</small></p></body></html>`,
    }),
    fields: [],
  },
]
