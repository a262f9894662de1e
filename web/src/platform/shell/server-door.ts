import { parseJson } from '../parse-json.ts'
import type { Door } from '../reach-server.ts'
import type { BearerToken } from './bearer-token.ts'
import { openFetchStream } from './fetch-stream.ts'
import type { SignUpProof } from './sign-up-proof.ts'

type DoorParts = {
  /** Origin of the server. */
  api: string
  token: BearerToken
  signUpProof: SignUpProof
  /** A sign-out has not reached the server yet: until it has, nobody is signed in. */
  isSigningOut: () => boolean
  open: (url: string) => void
  /** The browser's `fetch`; another one in tests. */
  send?: typeof fetch
}

const AUTH = '/api/auth/'
const VERIFY = '/api/auth/verify-email'
/** Calls that say which device signed up, and no others. */
const PROVED = ['/api/auth/sign-up/email', '/api/auth/send-verification-email', VERIFY]
const SIGN_OUT = '/api/auth/sign-out'
const GET_SESSION = '/api/auth/get-session'

/**
 * The way from a page of the native app to the server. Calls carry the session's token in a header and no cookie; a sign-in
 * brings a token, and a sign-out or a refusal ends it.
 */
export function makeDoor({ api, token, signUpProof, isSigningOut, open, send = fetch }: DoorParts): Door {
  function address(path: string): string {
    const url = new URL(path, api)
    // The token goes to this server alone, whatever a path looks like.
    if (!path.startsWith('/') || url.origin !== api) throw new TypeError('Not a path of the server')
    return url.href
  }

  async function reach(path: string, init: RequestInit = {}): Promise<Response> {
    const url = address(path)
    const headers = new Headers(init.headers)
    for (const name of ['authorization', 'x-app-proof']) headers.delete(name)
    if (PROVED.includes(path)) headers.set('x-app-proof', await signUpProof.read())
    // A new sign-in names the session that it ends (server, endFormerSession), so these calls always carry it.
    const proof = isSigningOut() && !path.startsWith(AUTH) ? null : token.current()
    if (proof !== null) headers.set('authorization', `Bearer ${proof}`)
    const response = await send(url, {
      ...init,
      headers,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirect could carry the token elsewhere; no call has one.
      redirect: 'error',
    })
    await keepToken(path, proof, response)
    return response
  }

  async function keepToken(path: string, proof: string | null, response: Response): Promise<void> {
    const brought = path.startsWith(AUTH) ? response.headers.get('set-auth-token') : null
    if (brought && path === VERIFY) await signUpProof.drop()
    if (brought) await token.store(brought)
    else if (proof !== null && (await isOver(path, response))) await token.drop(proof)
  }

  return {
    fetch: reach,
    stream: (path) => openFetchStream(path, reach),
    address,
    open: (url) => open(url.startsWith('/') ? address(url) : url),
  }
}

/** Whether this response says that the session that was proved is over. */
async function isOver(path: string, response: Response): Promise<boolean> {
  if (path === SIGN_OUT) return response.ok || response.status === 401
  if (path === GET_SESSION && response.ok) return (await response.clone().text()).trim() === 'null'
  if (response.status !== 401 || path.startsWith(AUTH)) return false
  return Object(parseJson(await response.clone().text())).error === 'not-signed-in'
}
