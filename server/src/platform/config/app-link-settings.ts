import { z } from 'zod'

const FINGERPRINT = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/

/** Which native apps may open our addresses (contract of Apple and Google, served under /.well-known). Absent: none. */
export type AppLinksConfig = {
  /** `TEAM123456.app.tripwright`: team and bundle. */
  apple: string | undefined
  android: { id: string; fingerprints: readonly string[] } | undefined
}

export const appLinkSettings = {
  APPLE_APP_ID: z
    .string()
    .regex(
      /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/,
      'is not a team and a bundle: ABCDE12345.app.tripwright',
    )
    .optional(),
  ANDROID_APP_ID: z
    .string()
    .regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'is not the id of an app: app.tripwright')
    .default('app.tripwright'),
  ANDROID_CERT_FINGERPRINTS: z
    .string()
    .transform((text, context) => {
      const prints = text.split(',').flatMap((part) => part.trim().toUpperCase() || [])
      if (prints.every((print) => FINGERPRINT.test(print))) return prints
      context.addIssue({
        code: 'custom',
        message: 'is not a list of SHA-256 fingerprints: 32 pairs of hex digits with colons between',
      })
      return z.NEVER
    })
    .default([]),
}

type Read = { APPLE_APP_ID?: string | undefined; ANDROID_APP_ID: string; ANDROID_CERT_FINGERPRINTS: string[] }

export function readAppLinks(set: Read): AppLinksConfig {
  const { APPLE_APP_ID: apple, ANDROID_APP_ID: id, ANDROID_CERT_FINGERPRINTS: fingerprints } = set
  return { apple, android: fingerprints.length > 0 ? { id, fingerprints } : undefined }
}
