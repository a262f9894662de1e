import { createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** A private key in PEM; null where the text is none, or one of another kind. */
export function readPrivateKey(pem: string, kind: 'rsa' | 'ec'): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    const isCurve = kind === 'rsa' || key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
    return key.asymmetricKeyType === kind && isCurve ? key : null
  } catch {
    return null
  }
}

/** A signed token (RFC 7515, compact): RS256 with an RSA key, ES256 with a key on P-256. */
export function signJwt(key: KeyObject, header: { kid?: string }, claims: object): string {
  const alg = key.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256'
  const text = [{ alg, typ: 'JWT', ...header }, claims].map(encode).join('.')
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
