import { keepReceived } from '../platform/received.ts'

/** The address of the share target in the manifest, and of the page that asks what to do with what was shared. */
export const RECEIVED = '/received'

/** Answers the form of the share sheet, with no network too: keeps it on the device and opens its page. */
export async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const outcome = await keepReceived(form)
  return Response.redirect(outcome.ok ? RECEIVED : `${RECEIVED}?problem=${outcome.code}`, 303)
}
