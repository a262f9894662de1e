import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { currencyCode, money } from '../../base/money.ts'
import { provenance } from '../../base/provenance.ts'
import { compensationClaim, MAX_CLAIMS } from './claims.rules.ts'
import { DISRUPTION_CAUSES, DISRUPTION_KINDS, PASSENGER_LAWS } from './flight.rules.ts'

const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const minutes = z.number().check(z.int(), z.gte(0), z.lte(100_000))
const airport = z.string().check(z.regex(/^[A-Z]{3}$/))

export const computeCompensation = contract({
  method: 'POST',
  path: '/api/compensation',
  summary:
    'What seven laws of air passenger rights say of a flight, each with its article. Amounts in minor units for each passenger.',
  roles: 'anyone',
  isComputation: true,
  input: z.object({
    /** IATA codes. With both countries and the distance any code is accepted. */
    departure: airport,
    arrival: airport,
    departureCountry: z.optional(country),
    arrivalCountry: z.optional(country),
    distanceKm: z.optional(z.number().check(z.gte(0), z.lte(20_100))),
    carrierCountry: country,
    date: z.string().check(z.refine(isIsoDate)),
    event: z.enum(DISRUPTION_KINDS),
    arrivalDelayMinutes: z._default(minutes, 0),
    noticeDays: z._default(z.number().check(z.int(), z.gte(0), z.lte(1000)), 0),
    reroute: z.optional(z.nullable(z.object({ departEarlierMinutes: minutes, arriveLaterMinutes: minutes }))),
    extraordinary: z._default(z.boolean(), false),
    /** Goes before `extraordinary`: each law knows what it says of it. */
    cause: z._default(z.nullable(z.enum(DISRUPTION_CAUSES)), null),
    /** One way, for one passenger. */
    ticketPrice: z.optional(z.nullable(money)),
    isLargeCarrier: z._default(z.boolean(), true),
    isSmallerAircraft: z._default(z.boolean(), false),
  }),
  output: z.object({
    distanceKm: z.number(),
    ...provenance,
    /** How old the rates are that sums were changed with, and whose; there where some were. */
    rates: z.optional(z.object({ date: z.string(), source: z.string(), isEstimate: z.boolean() })),
    results: z.array(
      z.object({
        law: z.enum(PASSENGER_LAWS),
        applies: z.boolean(),
        due: z.boolean(),
        /** 0 when nothing is due, null when it is a share of a fare that was not entered. */
        amount: z.nullable(z.int()),
        currency: currencyCode,
        article: z.string(),
        why: z.string(),
        borderline: z.boolean(),
        limit: z.nullable(money),
        /** About what the amount is in the money of the ticket, where that is another and has a rate. */
        equivalent: z.optional(money),
        /** A sum that the airline may dispute, because courts have not settled this cause. */
        contested: z.boolean(),
        /** The judgment or recital on the cause, where one is known. */
        basis: z.string(),
      }),
    ),
  }),
  errors: ['unprocessable'],
})

export const syncClaims = contract({
  method: 'POST',
  path: '/api/compensation/claims',
  summary:
    'Lays the claims of this device over those of the account: of each the later change counts. Answers them all; sending the same again changes nothing.',
  roles: 'signed-in',
  input: z.object({ claims: z.array(compensationClaim).check(z.maxLength(MAX_CLAIMS)) }),
  output: z.object({ claims: z.array(compensationClaim) }),
  errors: ['unprocessable'],
})
