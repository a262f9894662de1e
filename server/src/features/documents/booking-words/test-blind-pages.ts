import { letter, letterQuoted, linked } from './test-letters.ts'
import { type ImportSample, records } from './test-sample-records.ts'

/** Of test-samples-blind.ts: reservations in pages. */
export const BLIND_PAGES: readonly ImportSample[] = [
  {
    name: 'blind-airline-return-en.eml',
    content: letter({
      from: 'Example Airways <e-ticket@exampleairways.example>',
      date: 'Mon, 08 Feb 2027 10:12:41 +0000',
      subject: 'Your e-ticket receipt X4K9PL',
      type: 'html',
      body: linked(
        [
          {
            '@context': 'http://schema.org',
            '@type': 'FlightReservation',
            reservationNumber: 'X4K9PL',
            reservationStatus: 'http://schema.org/ReservationConfirmed',
            underName: { '@type': 'Person', name: 'Robin Example' },
            airplaneSeat: '24A',
            reservationFor: {
              '@type': 'Flight',
              flightNumber: '213',
              airline: { '@type': 'Airline', name: 'Example Airways', iataCode: 'EX' },
              departureAirport: { '@type': 'Airport', name: 'London Heathrow', iataCode: 'LHR' },
              departureTime: '2027-05-14T11:20:00+01:00',
              departureTerminal: '5',
              arrivalAirport: { '@type': 'Airport', name: 'Boston Logan International', iataCode: 'BOS' },
              arrivalTime: '2027-05-14T13:45:00-04:00',
            },
          },
          {
            '@context': 'http://schema.org',
            '@type': 'FlightReservation',
            reservationNumber: 'X4K9PL',
            reservationStatus: 'http://schema.org/ReservationConfirmed',
            underName: { '@type': 'Person', name: 'Robin Example' },
            airplaneSeat: '31K',
            reservationFor: {
              '@type': 'Flight',
              flightNumber: '212',
              airline: { '@type': 'Airline', name: 'Example Airways', iataCode: 'EX' },
              departureAirport: { '@type': 'Airport', name: 'Boston Logan International', iataCode: 'BOS' },
              departureTime: '2027-05-23T18:35:00-04:00',
              departureTerminal: 'E',
              arrivalAirport: { '@type': 'Airport', name: 'London Heathrow', iataCode: 'LHR' },
              arrivalTime: '2027-05-24T06:10:00+01:00',
            },
          },
        ],
        `<table width="100%"><tr><td align="center"><table width="600">
<tr><td><h1>Your e-ticket receipt</h1></td></tr>
<tr><td>Dear Mr Example,<br>Thank you for booking with us. Ticket number 000-2401938475.</td></tr>
<tr><td>Booking reference: <b>X4K9PL</b></td></tr>
<tr><td><table><tr><td colspan="2">EX0213 | World Traveller | Confirmed</td></tr>
<tr><td>14 May 2027<br>11:20<br>Heathrow (London)<br>Terminal 5</td><td>14 May 2027<br>13:45<br>Logan International (Boston)</td></tr></table></td></tr>
<tr><td><table><tr><td colspan="2">EX0212 | World Traveller | Confirmed</td></tr>
<tr><td>23 May 2027<br>18:35<br>Logan International (Boston)<br>Terminal E</td><td>24 May 2027<br>06:10<br>Heathrow (London)</td></tr></table></td></tr>
<tr><td>Payment total GBP 612.45</td></tr></table></td></tr></table>`,
      ),
    }),
    fields: records(`
      kind=flight | number=EX 213 | reference=X4K9PL | people=Robin Example | seat=24A | from.date=2027-05-14 | from.time=11:20 | from.place=LHR | to.date=2027-05-14 | to.time=13:45 | to.place=BOS
      kind=flight | number=EX 212 | reference=X4K9PL | people=Robin Example | seat=31K | from.date=2027-05-23 | from.time=18:35 | from.place=BOS | to.date=2027-05-24 | to.time=06:10 | to.place=LHR
    `),
  },
  {
    name: 'blind-home-en.eml',
    content: letterQuoted({
      from: 'HomeStay Example <automated@homestay.example>',
      date: 'Sat, 06 Mar 2027 18:40:03 +0000',
      subject: 'Reservation confirmed for Amsterdam',
      type: 'html',
      body: linked(
        {
          '@context': 'http://schema.org',
          '@type': 'LodgingReservation',
          reservationNumber: 'HM4XKQ2TWZ',
          reservationStatus: 'http://schema.org/Confirmed',
          underName: { '@type': 'Person', name: 'Robin Example' },
          checkinDate: '2027-04-22T15:00:00+02:00',
          checkoutDate: '2027-04-26T11:00:00+02:00',
          totalPrice: '486.75',
          priceCurrency: 'EUR',
          reservationFor: {
            '@type': 'LodgingBusiness',
            name: 'Sunny loft near the canal',
            address: {
              '@type': 'PostalAddress',
              streetAddress: 'Voorbeeldgracht 118',
              addressLocality: 'Amsterdam',
              addressCountry: 'NL',
            },
          },
        },
        `<table width="100%"><tr><td><table width="640">
<tr><td><h2>Your reservation is confirmed</h2><p>You’re going to Amsterdam!</p></td></tr>
<tr><td><b>Sunny loft near the canal</b><br>Entire rental unit hosted by Jip</td></tr>
<tr><td><table><tr><td>Check-in<br>Thursday<br>Apr 22, 2027<br>3:00 PM</td><td>Checkout<br>Monday<br>Apr 26, 2027<br>11:00 AM</td></tr></table></td></tr>
<tr><td>Address<br>Voorbeeldgracht 118, Amsterdam</td></tr>
<tr><td>Confirmation code<br>HM4XKQ2TWZ</td></tr>
<tr><td>€ 105.00 x 4 nights<br>Cleaning fee € 66.75<br>Total (EUR) € 486.75</td></tr></table></td></tr></table>`,
      ),
    }),
    fields: records(`
      kind=hotel | name=Sunny loft near the canal | reference=HM4XKQ2TWZ | people=Robin Example | cost=48675 EUR | from.date=2027-04-22 | from.time=15:00 | from.place=Sunny loft near the canal, Voorbeeldgracht 118, Amsterdam | to.date=2027-04-26 | to.time=11:00 | to.place=Sunny loft near the canal, Voorbeeldgracht 118, Amsterdam
    `),
  },
  {
    name: 'blind-restaurant-en.eml',
    content: letter({
      from: 'TableExample <no-reply@tableexample.example>',
      date: 'Sun, 07 Mar 2027 15:02:11 -0500',
      subject: 'Your reservation confirmation for Osteria Example',
      type: 'html',
      body: linked(
        {
          '@context': 'http://schema.org',
          '@type': 'FoodEstablishmentReservation',
          reservationNumber: '2110473385',
          reservationStatus: 'http://schema.org/ReservationConfirmed',
          underName: { '@type': 'Person', name: 'Robin Example' },
          bookingAgent: { '@type': 'Organization', name: 'TableExample' },
          startTime: '2027-03-19T19:30:00-04:00',
          partySize: '4',
          reservationFor: {
            '@type': 'FoodEstablishment',
            name: 'Osteria Example',
            address: '48 Sample Street, New York, NY 10013',
          },
        },
        `<table><tr><td><p>Thanks for using TableExample! Your reservation is confirmed.</p>
<table><tr><td><b>Osteria Example</b><br>Table for 4 on Friday, March 19, 2027 at 7:30 pm<br>Name: Robin Example<br>Confirmation #: 2110473385</td></tr>
<tr><td>48 Sample Street, New York, NY 10013<br>(212) 555-0142</td></tr></table>
<p>We have a 15 minute grace period. Please call us if you are running later than 15 minutes.</p></td></tr></table>`,
      ),
    }),
    fields: records(`
      kind=restaurant | name=Osteria Example | reference=2110473385 | people=Robin Example | provider=TableExample | from.date=2027-03-19 | from.time=19:30 | from.place=Osteria Example, 48 Sample Street, New York, NY 10013 | to.place=Osteria Example, 48 Sample Street, New York, NY 10013
    `),
  },
  {
    name: 'blind-car-microdata-en.eml',
    content: letter({
      from: 'Example Rent a Car <reservations@rent.example>',
      date: 'Wed, 14 Apr 2027 21:15:30 +0000',
      subject: 'My reservation K30187429E5',
      type: 'html',
      body: `<html><body><div itemscope itemtype="http://schema.org/RentalCarReservation">
<meta itemprop="reservationNumber" content="K30187429E5"><link itemprop="reservationStatus" href="http://schema.org/Confirmed">
<div itemprop="underName" itemscope itemtype="http://schema.org/Person"><meta itemprop="name" content="Robin Example"></div>
<div itemprop="reservationFor" itemscope itemtype="http://schema.org/RentalCar"><meta itemprop="name" content="Ford Focus or similar">
<div itemprop="rentalCompany" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="Example Rent a Car"></div></div>
<div itemprop="pickupLocation" itemscope itemtype="http://schema.org/Place"><meta itemprop="name" content="Denver Airport Branch">
<div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="24890 Sample Avenue"><meta itemprop="addressLocality" content="Denver"></div></div>
<meta itemprop="pickupTime" content="2027-06-28T13:30:00-06:00">
<div itemprop="dropoffLocation" itemscope itemtype="http://schema.org/Place"><meta itemprop="name" content="Salt Lake City Airport Branch">
<div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><meta itemprop="streetAddress" content="775 Terminal Road"><meta itemprop="addressLocality" content="Salt Lake City"></div></div>
<meta itemprop="dropoffTime" content="2027-07-05T09:00:00-06:00">
<meta itemprop="totalPrice" content="389.64"><meta itemprop="priceCurrency" content="USD">
</div>
<table width="600"><tr><td><h2>Thanks for traveling at the speed of Example, Robin</h2>Your Confirmation Number is: <b>K30187429E5</b></td></tr>
<tr><td><table><tr><td><b>Pickup Location</b><br>Denver Airport Branch<br>24890 Sample Avenue, Denver</td><td><b>Return Location</b><br>Salt Lake City Airport Branch<br>775 Terminal Road, Salt Lake City</td></tr>
<tr><td><b>Pickup Time</b><br>Mon, Jun 28, 2027 at 01:30 PM</td><td><b>Return Time</b><br>Mon, Jul 05, 2027 at 09:00 AM</td></tr></table></td></tr>
<tr><td>Your Vehicle: Ford Focus or similar</td></tr><tr><td>Total Approximate Charge 389.64 USD</td></tr></table></body></html>`,
    }),
    fields: records(`
      kind=car | name=Example Rent a Car | reference=K30187429E5 | people=Robin Example | cost=38964 USD | from.date=2027-06-28 | from.time=13:30 | from.place=Denver Airport Branch, 24890 Sample Avenue, Denver | to.date=2027-07-05 | to.time=09:00 | to.place=Salt Lake City Airport Branch, 775 Terminal Road, Salt Lake City
    `),
  },
  {
    name: 'blind-train-fr.eml',
    content: letter({
      from: 'Rail Exemple <billets@rail.example>',
      date: 'Tue, 04 May 2027 08:31:09 +0200',
      subject: 'Confirmation de votre commande QX7RTD',
      type: 'html',
      body: linked(
        {
          '@context': 'http://schema.org',
          '@type': 'TrainReservation',
          reservationNumber: 'QX7RTD',
          reservationStatus: 'http://schema.org/ReservationConfirmed',
          underName: { '@type': 'Person', name: 'Camille Exemple' },
          totalPrice: '67',
          priceCurrency: 'EUR',
          reservationFor: {
            '@type': 'TrainTrip',
            trainNumber: 'TGV 6607',
            provider: { '@type': 'Organization', name: 'Rail Exemple' },
            departureStation: { '@type': 'TrainStation', name: 'Paris Gare de Lyon' },
            departureTime: '2027-06-04T07:58:00+02:00',
            arrivalStation: { '@type': 'TrainStation', name: 'Lyon Part Dieu' },
            arrivalTime: '2027-06-04T09:56:00+02:00',
          },
          reservedTicket: {
            '@type': 'Ticket',
            ticketedSeat: { '@type': 'Seat', seatSection: 'Voiture 7', seatNumber: '61' },
          },
        },
        `<table width="100%"><tr><td><table width="600"><tr><td>Bonjour Camille,<br>Votre commande est confirmée.</td></tr>
<tr><td>Référence de votre dossier : <b>QX7RTD</b></td></tr>
<tr><td><table><tr><td>Aller</td><td>Vendredi 4 juin 2027</td></tr><tr><td>07h58</td><td>Paris Gare de Lyon</td></tr><tr><td>09h56</td><td>Lyon Part Dieu</td></tr>
<tr><td colspan="2">TGV 6607 - 2de classe - Voiture 7 Place 61</td></tr></table></td></tr><tr><td>Montant total : 67,00 €</td></tr></table></td></tr></table>`,
      ),
    }),
    fields: records(`
      kind=train | number=TGV 6607 | reference=QX7RTD | people=Camille Exemple | cost=6700 EUR | seat=Voiture 7 61 | from.date=2027-06-04 | from.time=07:58 | from.place=Paris Gare de Lyon | to.date=2027-06-04 | to.time=09:56 | to.place=Lyon Part Dieu
    `),
  },
  {
    name: 'blind-bus-de.eml',
    content: letterQuoted({
      from: 'FernBus Beispiel <buchung@fernbus.example>',
      date: 'Thu, 01 Jul 2027 12:05:57 +0200',
      subject: 'Deine Buchungsbestätigung #3114820977',
      type: 'html',
      body: linked(
        {
          '@context': 'http://schema.org',
          '@type': 'BusReservation',
          reservationNumber: '3114820977',
          reservationStatus: 'http://schema.org/Confirmed',
          underName: { '@type': 'Person', name: 'Toni Beispiel' },
          totalPrice: '24.98',
          priceCurrency: 'EUR',
          reservationFor: {
            '@type': 'BusTrip',
            busNumber: 'N42',
            provider: { '@type': 'Organization', name: 'FernBus Beispiel' },
            departureBusStop: { '@type': 'BusStop', name: 'Berlin ZOB' },
            departureTime: '2027-07-16T22:30:00+02:00',
            arrivalBusStop: { '@type': 'BusStop', name: 'Prag ÚAN Florenc' },
            arrivalTime: '2027-07-17T03:05:00+02:00',
          },
        },
        `<table width="100%"><tr><td><table width="580"><tr><td><h1>Danke für deine Buchung!</h1>Buchungsnummer: <b>3114820977</b></td></tr>
<tr><td><table><tr><td>Fr., 16.07.2027</td><td>22:30</td><td>Berlin ZOB</td></tr><tr><td>Sa., 17.07.2027</td><td>03:05</td><td>Prag ÚAN Florenc</td></tr>
<tr><td colspan="3">Bus N42 Richtung Prag · Bitte sei 15 Minuten vor Abfahrt an der Haltestelle.</td></tr></table></td></tr>
<tr><td>1 Erwachsener: 24,98 €</td></tr></table></td></tr></table>`,
      ),
    }),
    fields: records(`
      kind=bus | number=N42 | reference=3114820977 | people=Toni Beispiel | cost=2498 EUR | from.date=2027-07-16 | from.time=22:30 | from.place=Berlin ZOB | to.date=2027-07-17 | to.time=03:05 | to.place=Prag ÚAN Florenc
    `),
  },
]
