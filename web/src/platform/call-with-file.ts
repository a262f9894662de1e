import type { Contract, Output } from '@tripwright/domain/base/contract'
import { PARTS_FROM_BYTES } from '@tripwright/domain/base/partial-upload'
import { type CallArgument, type CallOutcome, readAnswer, sendCall } from './call.ts'
import { fetchInParts } from './fetch-in-parts.ts'
import { encodeForm } from './form-bytes.ts'
import { fetchServer } from './reach-server.ts'
import { currentSession } from './session.ts'

const BYTES = 'application/octet-stream'

/**
 * Calls with raw bytes instead of JSON (the contract's `isRawBody`). A large file of an account goes on where an earlier try
 * broke off. `timeoutMs` is that of one request, not of all parts. Never throws.
 */
export function callWithBytes<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  bytes: Uint8Array<ArrayBuffer>,
  timeoutMs: number,
): Promise<CallOutcome<Output<C>>> {
  return callWith(contract, input, timeoutMs, (path, init) =>
    isSentInParts(bytes.length)
      ? fetchInParts(path, withType(init, BYTES), bytes, timeoutMs)
      : fetchServer(path, { ...withType(init, BYTES), body: bytes }),
  )
}

/** The same with a multipart form. */
export function callWithForm<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  form: FormData,
  timeoutMs: number,
): Promise<CallOutcome<Output<C>>> {
  const sizes = [...form.values()].map((value) => (value instanceof Blob ? value.size : value.length))
  const isInParts = isSentInParts(sizes.reduce((sum, one) => sum + one, 0))
  return callWith(contract, input, timeoutMs, async (path, init) => {
    // The browser makes the boundary of a form that it sends.
    if (!isInParts) return fetchServer(path, { ...init, body: form })
    const { bytes, type } = await encodeForm(form)
    return fetchInParts(path, withType(init, type), bytes, timeoutMs)
  })
}

function callWith<C extends Contract>(
  contract: C,
  input: CallArgument<C>,
  timeoutMs: number,
  send: (path: string, init: RequestInit) => Promise<Response>,
): Promise<CallOutcome<Output<C>>> {
  const options = { accept: 'application/json', timeoutMs, send }
  return sendCall(contract, input, options, (response) => readAnswer(contract, response))
}

/** Parts belong to an account, and their digest needs a secure page. */
function isSentInParts(size: number): boolean {
  const isSecure = globalThis.crypto?.subtle !== undefined
  return size >= PARTS_FROM_BYTES && isSecure && currentSession().state === 'signed-in'
}

function withType(init: RequestInit, type: string): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('content-type', type)
  return { ...init, headers }
}
