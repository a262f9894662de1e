import { z } from 'zod'
import { StartError } from '../start-error.ts'

export const s3Settings = {
  /** The stricter of S3's naming rules: no dots, because they break its certificates. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'is no name of a bucket without dots')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['0', '1']).optional(),
}

/** `base` is the address of the bucket, without a trailing slash; `contact` that of the operator. */
export type S3Config = {
  base: string
  bucket: string
  region: string
  keyId: string
  secret: string
  contact: string
}

/** Null without a bucket. Throws StartError for a bucket without keys. */
export function readS3(set: z.infer<z.ZodObject<typeof s3Settings>>, contact: string): S3Config | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT, S3_PATH_STYLE } = set
  if (bucket === undefined) return null
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = set
  if (keyId === undefined || secret === undefined)
    throw new StartError('bad-setting', 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  const { protocol, host } = new URL(S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`)
  // Self-hosted stores seldom have a host per bucket; Amazon requires one.
  const isPath = S3_PATH_STYLE === undefined ? S3_ENDPOINT !== undefined : S3_PATH_STYLE === '1'
  const base = isPath ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`
  return { base, bucket, region, keyId, secret, contact }
}
