import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of the inline scripts and styles of one document, written by the web build into csp.json. */
export type DocumentHashes = { script: string[]; style: string[] }

/** Headers of every response, page or call (contract.md, "Headers"). */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'geolocation=(self), camera=(self), microphone=(self), payment=(self), interest-cohort=(), usb=(), serial=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** The policy of one document: only inline code that the build hashed, nothing from other origins. */
export function contentSecurityPolicy(hashes: DocumentHashes = { script: [], style: [] }): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes.script.map(quoted)].join(' '),
    ["style-src 'self'", ...hashes.style.map(quoted)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The policy of the document that runs Google Maps in a frame of our pages: it allows what Google requires (its guide to a
 * strict policy: a nonce, eval, its own hosts), and only we may frame it. Our pages keep their strict policy.
 */
export function googleMapsPolicy(nonce: string, scriptHost: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval' blob:`,
    `style-src 'nonce-${nonce}' https://fonts.googleapis.com`,
    `img-src 'self' ${scriptHost} https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:`,
    `connect-src 'self' ${scriptHost} https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:`,
    "font-src 'self' https://fonts.gstatic.com",
    'frame-src https://*.google.com',
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Reads csp.json of a web build; a folder without one (API only) has no documents. */
export function readDocumentHashes(webDir: string): Record<string, DocumentHashes> {
  try {
    return JSON.parse(readFileSync(join(webDir, 'csp.json'), 'utf8'))
  } catch {
    return {}
  }
}

const quoted = (hash: string) => `'${hash}'`
