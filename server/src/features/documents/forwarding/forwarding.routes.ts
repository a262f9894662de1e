import {
  endMailAddress,
  forwardingMessages,
  getMailAddress,
  listForwarded,
  mailAddressOf,
  makeMailAddress,
  openForwarded,
  receiveMail,
  removeForwarded,
} from '@tripwright/domain/documents/forwarding'
import { keepProposal, type ReaderThreads } from '#features/documents/import/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { readRawBody } from '#platform/http/json-body.ts'
import { type Route, route } from '#platform/http/route.ts'
import { emptyForwarded, findContent } from './forwarded-mails.store.ts'
import { listMails, mailGone, tellSecret } from './forwarding.service.ts'
import { openInbound } from './inbound-forms.service.ts'
import { endAddress, findAddress, replaceAddress } from './mail-addresses.store.ts'
import { receiveForwarded } from './receive-mail.service.ts'

/** Anybody can send 30 MB before the signature in it is checked; whoever comes beyond these is asked to try again. */
const INBOUND_AT_ONCE = 8
const RETRY_SECONDS = 30

export function forwardingRoutes(readers: ReaderThreads): Route[] {
  let inbound = 0
  return [
    route(getMailAddress, async (_, { db, person, platform }) => ({
      isOffered: platform.config.inboundMail !== null,
      address: await findAddress(db, person.id),
    })),

    route(makeMailAddress, async (_, { db, now, person, platform, keep }) => {
      const operator = platform.config.inboundMail?.address
      if (operator === undefined) throw new AppError('not-found')
      await keep(async (own) => {
        await replaceAddress(own, person.id, now)
        return null
      })
      const email = mailAddressOf(operator, await tellSecret(db, person.id))
      return { email, address: { madeAt: now.toISOString(), usedAt: null } }
    }),

    route(endMailAddress, async (_, { db, person, platform }) => {
      await endAddress(db, person.id)
      return { isOffered: platform.config.inboundMail !== null, address: null }
    }),

    route(listForwarded, async (_, { db, person, platform }) => ({
      isOffered: platform.config.inboundMail !== null,
      mails: await listMails(db, person.id),
    })),

    route(openForwarded, async ({ id }, { db, now, person }) => {
      const content = await findContent(db, person.id, id)
      if (content === null) throw mailGone()
      return keepProposal(db, { personId: person.id, now, content })
    }),

    route(removeForwarded, async ({ id }, { db, now, person }) => ({
      isRemoved: await emptyForwarded(db, person.id, id, now),
    })),

    route(receiveMail, async ({ form }, { request, now, platform }) => {
      const config = platform.config.inboundMail
      if (config === null) throw new AppError('not-found')
      if (inbound >= INBOUND_AT_ONCE) throw new AppError('unavailable', { retryAfter: RETRY_SECONDS })
      inbound++
      try {
        const body = await readRawBody(request, receiveMail.maxBytes)
        const opened = await openInbound(form, config, { headers: request.headers, body, now })
        if (opened === 'off') throw new AppError('not-found')
        if (opened === 'unsigned' || opened === 'no-mail')
          throw new AppError('bad-input', { message: forwardingMessages.texts[`inbound.${opened}`] })
        await receiveForwarded({ ...platform, readers }, opened)
      } finally {
        inbound--
      }
      return { received: true }
    }),
  ]
}
