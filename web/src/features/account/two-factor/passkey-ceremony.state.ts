import {
  addPasskey,
  passkeyChallenge,
  passkeyOptions,
  signInWithPasskey,
} from '@tripwright/domain/account/two-factor'
import { z } from 'zod/mini'
import { type CallOutcome, call } from '#platform/call.ts'

/** The outcome: null when the user or the device cancelled, which is no error to show. */
export type PasskeyResult = CallOutcome<unknown> | null

/** Whether this browser, at this address, supports passkeys; an IP address has no name to bind them to. */
export function canUsePasskeys(): boolean {
  const isNamed = !/^[\d.]+$|:/.test(location.hostname)
  return isNamed && typeof window.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'
}

/** Creates a passkey on this device and stores its public key in the account. */
export async function makePasskey(name: string): Promise<PasskeyResult> {
  const options = await call(passkeyOptions, undefined)
  if (!options.ok) return options
  // The server's JSON is in the browser's own format, which the browser validates.
  const credential = await orNull(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(Object(options.value)),
    }),
  )
  if (!(credential instanceof PublicKeyCredential)) return null
  const response = credential.toJSON()
  return call(addPasskey, z.parse(addPasskey.input, name === '' ? { response } : { response, name }))
}

/** Signs in with a passkey of this device, or of one nearby. */
export async function authenticateWithPasskey(): Promise<PasskeyResult> {
  if (!canUsePasskeys()) return null
  const options = await call(passkeyChallenge, undefined)
  if (!options.ok) return options
  const proof = await orNull(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(Object(options.value)),
    }),
  )
  if (!(proof instanceof PublicKeyCredential)) return null
  return call(signInWithPasskey, z.parse(signInWithPasskey.input, { response: proof.toJSON() }))
}

async function orNull<T>(ceremony: () => Promise<T>): Promise<T | null> {
  try {
    return await ceremony()
  } catch {
    return null
  }
}
