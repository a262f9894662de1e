import { createHmac, randomBytes } from 'node:crypto'
import {
  inviteToSeat,
  leaveSeat,
  listSeats,
  PLANS,
  removeSeat,
  type Seats,
  seatsMessages,
  takeSeat,
} from '@tripwright/domain/plans/subscription'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { queueMail } from '#platform/mail/mail.jobs.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import { listTakenSeats } from './ended-seats.store.ts'
import {
  acceptInvitation,
  deleteOwnSeat,
  deleteSeat,
  findInvitation,
  findPayer,
  listSquad,
  lockSquad,
  putInvitation,
} from './seats.store.ts'
import { findSubscription } from './subscriptions.store.ts'

const SQUAD = 'Nomad Squad'
/** Includes the payer's own seat. */
const INVITABLE_SEATS = (PLANS.find(({ tier }) => tier === SQUAD)?.travellers ?? 1) - 1
const INVITATION_MS = 14 * 24 * 60 * 60 * 1000
/** The limit prevents harassment by mail, because the inviter chooses the addresses. */
const INVITATIONS: RateLimit = { name: 'subscription.invitations', points: 20, seconds: 24 * 60 * 60 }
/** Per mailbox, from all accounts that invite it. */
const MAILBOX: RateLimit = { name: 'subscription.invited', points: 3, seconds: 24 * 60 * 60 }

const { texts } = seatsMessages

/** A job of account/notices: tells somebody what became of a seat. */
export const SEAT_JOB = 'notices.seat'
export type SeatNews = {
  userId: string
  seatId: string
  what: 'seat-taken' | 'seat-left' | 'seat-ended' | 'squad-ended'
  /** Who took or left it. */
  name: string
}

type SeatContext = { db: Db; person: Person; now: Date }

export const seatsRoutes: Route[] = [
  route(listSeats, (_, call) => readSeats(call)),

  route(inviteToSeat, async ({ email }, call) => {
    const { db, person, now, platform } = call
    await lockSquad(db, person.id)
    const { places, seats } = await readSeats(call)
    if (places === 0) throw new AppError('not-allowed', { message: texts['not-squad'] })
    if (email === person.email) throw new AppError('conflict', { message: texts.yourself })
    const isKnown = seats.some((seat) => seat.email === email)
    if (!isKnown && seats.length >= places) throw new AppError('conflict', { message: texts.full })
    // Under a keyed hash, so that the table does not list mailboxes.
    const mailbox = createHmac('sha256', platform.secret).update(`invited:${email}`).digest('base64url')
    for (const [limit, key] of [
      [INVITATIONS, person.id],
      [MAILBOX, mailbox],
    ] as const) {
      const verdict = await platform.limits.take(limit, key, db)
      if (!verdict.ok)
        throw new AppError('too-many-requests', {
          retryAfter: verdict.retryAfterSeconds,
          message: texts['too-many'],
        })
    }
    await invite(call, platform, email)
    return readSeats({ db, person, now })
  }),

  route(removeSeat, async ({ id }, call) => {
    const whose = await deleteSeat(call.db, call.person.id, id)
    if (whose === undefined) throw new AppError('not-found')
    if (whose !== null) await tellOfSeat(call, { userId: whose, seatId: id, what: 'seat-ended', name: '' })
    return readSeats(call)
  }),

  route(takeSeat, async ({ token }, call) => {
    const { db, person, now } = call
    const invitation = await findInvitation(db, token, now)
    if (invitation === null) throw new AppError('not-found', { message: texts['link-dead'] })
    if (invitation.ownerId === person.id) throw new AppError('conflict', { message: texts['own-squad'] })
    if ((await findPayer(db, person.id)) !== null)
      throw new AppError('conflict', { message: texts['own-seat'] })
    const seatId = await acceptInvitation(db, token, person.id, now)
    if (seatId === null) throw new AppError('not-found', { message: texts['link-dead'] })
    const { ownerId: userId } = invitation
    await tellOfSeat(call, { userId, seatId, what: 'seat-taken', name: person.name })
    return readSeats(call)
  }),

  route(leaveSeat, async (_, call) => {
    const left = await deleteOwnSeat(call.db, call.person.id)
    const { name } = call.person
    if (left !== null)
      await tellOfSeat(call, { userId: left.ownerId, seatId: left.id, what: 'seat-left', name })
    return readSeats(call)
  }),
]

/** In the transaction of the change. By a job, because notifications know of accounts, and accounts of plans. */
function tellOfSeat({ db, platform }: Pick<Call, 'db' | 'platform'>, news: SeatNews): Promise<void> {
  return platform.jobs.enqueue(db, SEAT_JOB, news)
}

/** Tells whoever has a seat in the squad of an account, which is deleted or has another plan now; part of that transaction. */
export async function tellSquadEnds(
  platform: Pick<Platform, 'jobs'>,
  db: Db,
  ownerId: string,
): Promise<void> {
  for (const seat of await listTakenSeats(db, ownerId)) {
    const news: SeatNews = { ...seat, what: 'squad-ended', name: '' }
    await platform.jobs.enqueue(db, SEAT_JOB, news)
  }
}

async function readSeats({ db, person, now }: SeatContext): Promise<Seats> {
  const plan = await findSubscription(db, person.id)
  const isSquad = plan?.tier === SQUAD && (plan.endsAt === null || plan.endsAt > now)
  return {
    places: isSquad ? INVITABLE_SEATS : 0,
    seats: isSquad ? await listSquad(db, person.id, now) : [],
    paidBy: await findPayer(db, person.id),
  }
}

// A taken seat needs no mail.
async function invite(
  { db, person, now }: SeatContext,
  { config, jobs }: Pick<Platform, 'config' | 'jobs'>,
  email: string,
): Promise<void> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + INVITATION_MS)
  const stored = await putInvitation(db, { ownerId: person.id, email, token, now, expiresAt })
  if (stored === null) return
  const mail = await composeMail({
    to: email,
    kind: 'seat',
    subject: texts['mail.subject'],
    preview: texts['mail.preview'],
    heading: texts['mail.subject'],
    paragraphs: [texts['mail.text.1'], texts['mail.text.2']],
    button: { label: texts['mail.button'], url: `${config.publicUrl}/settings?seat_token=${token}#squad` },
    footer: texts['mail.note'],
  })
  await queueMail(jobs, db, mail)
}
