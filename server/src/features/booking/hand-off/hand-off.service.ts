import type { ErrorBody, ErrorCode } from '@tripwright/domain/base/outcome'
import { type BookingPartner, findPartnerHost } from '@tripwright/domain/booking/hand-off'
import { consumeOwnUsage } from '#features/plans/usage/index.ts'
import { isUnavailable, logUnavailable } from '#platform/db/unavailable.ts'
import { AppError } from '#platform/http/app-error.ts'
import { readDevice } from '#platform/http/device.ts'
import type { Call } from '#platform/http/route.ts'
import type { Log } from '#platform/log/log.ts'

/** A search to continue at a partner. */
export type HandOff = {
  partner: BookingPartner
  /** The sentence that says what is wrong with the search. */
  issues: NonNullable<ErrorBody['issues']>
  /** The page with the form. */
  page: `/${string}`
  /** The text for a person when the partner cannot be opened. */
  failed: string
  addressOf: (host: string) => string
}

/** The parts of a call that a hand-off needs, the same for each contract. */
type HandOffCall = Pick<Call, 'db' | 'now' | 'person' | 'address' | 'request' | 'log' | 'platform'>

/**
 * Counts the search and redirects the browser to the partner with a 303 (decisions.md, "Counting"). For a program a refusal
 * is an error; a browser returns to the form with its input and the reason.
 */
export async function handOff(call: HandOffCall, order: HandOff): Promise<Response> {
  try {
    return await redirectToPartner(call, order)
  } catch (error) {
    if (!isPageLoad(call.request)) throw error
    const code = refusalCode(error, call.log)
    const parameters = new URL(call.request.url).searchParams
    parameters.set('refused', code)
    return redirect(`${order.page}?${parameters}`)
  }
}

function refusalCode(error: unknown, log: Log): ErrorCode {
  if (error instanceof AppError) return error.code
  if (isUnavailable(error)) {
    logUnavailable(log, 'a call', error)
    return 'unavailable'
  }
  log.error({ error }, 'a hand-off failed')
  return 'unexpected'
}

async function redirectToPartner(
  call: HandOffCall,
  { partner, issues, failed, addressOf }: HandOff,
): Promise<Response> {
  if (issues.length > 0) throw new AppError('bad-input', { issues })
  const host = findPartnerHost(partner, call.platform.config.redirectHosts)
  if (host === null) throw new AppError('unavailable', { message: failed })
  const response = redirect(addressOf(host))
  // A HEAD request opens no partner page, so it counts nothing.
  if (call.request.method === 'HEAD') return response
  await consumeSearchUsage(call, response.headers)
  return response
}

// A guest's day belongs to the signed device cookie, which the first search makes.
async function consumeSearchUsage(call: HandOffCall, headers: Headers): Promise<void> {
  const { secret, config } = call.platform
  const { id, setCookie } = readDevice(call.request, secret, config.publicUrl.startsWith('https:'))
  await consumeOwnUsage({ ...call, device: id }, 'search_requests')
  if (setCookie !== null) headers.append('set-cookie', setCookie)
}

function isPageLoad({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
