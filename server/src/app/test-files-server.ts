import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Role } from '@tripwright/domain/base/roles'
import { packUpload } from '@tripwright/domain/documents/files'
import { Hono } from 'hono'
import { filesJobs, filesRoutes } from '#features/documents/files/index.ts'
import { vaultJobs, vaultRoutes } from '#features/documents/vault/index.ts'
import { blogJobs, blogRoutes } from '#features/site/blog/index.ts'
import { postsRoutes } from '#features/staff/posts/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { errorResponse } from '#platform/http/response.ts'
import { type HttpApp, serveRoutes } from '#platform/http/serve-routes.ts'
import type { Person } from '#platform/http/session-check.ts'
import type { Platform } from '#platform/platform.ts'
import { uploadsJobs } from '#platform/uploads/uploads.jobs.ts'
import { uploadsRoutes } from '#platform/uploads/uploads.routes.ts'
import { openPlatform } from './open-platform.ts'

export type FilesPlace = { dataDir: string; databaseUrl: string | undefined }

/** The product's own database, folder and jobs with the calls that keep files, as one person. */
export type FilesServer = {
  platform: Platform
  /** `headers` replace those of the body's type. */
  call(method: string, path: string, body?: Uint8Array | object, headers?: object): Promise<Response>
  close(): Promise<void>
}

type FilesServerOptions = { hasJobs?: boolean; now?: () => Date; role?: Role }

/** Opens what `npm start` opens on this place, with jobs only where `hasJobs`; no port is listened on. */
export async function openFilesServer(
  { dataDir, databaseUrl = '' }: FilesPlace,
  personId: string,
  { hasJobs = false, now = () => new Date(), role = 'user' }: FilesServerOptions = {},
): Promise<FilesServer> {
  const config = loadConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    OUTSIDE: 'off',
    LOG_LEVEL: 'silent',
    TEST_SEAMS: '1',
    RATE_LIMIT_IP_SCALE: '1000',
  })
  const platform: Platform = {
    ...(await openPlatform(config)),
    now,
    // As many uploads as the test makes.
    limits: { take: async () => ({ ok: true, left: 1 }), forget: async () => undefined },
  }
  const all = [uploadsJobs, filesJobs, vaultJobs, blogJobs].flatMap((jobsOf) => jobsOf(platform))
  const jobs = all.filter(({ schedule }) => schedule === undefined)
  if (hasJobs) await platform.jobs.start(jobs)
  const app: HttpApp = new Hono()
  app.use(async (c, next) => {
    c.set('address', '203.0.113.7')
    await next()
  })
  app.onError((error) => errorResponse(error, platform.log))
  const person: Person = {
    id: personId,
    email: 'somebody@example.org',
    name: '',
    role,
    sessionId: '',
    signedInAt: now(),
  }
  const routes = [uploadsRoutes, filesRoutes, tripsRoutes, vaultRoutes, postsRoutes, blogRoutes].flat()
  serveRoutes(app, routes, platform, async () => person)
  return {
    platform,
    async call(method, path, body, headers = {}) {
      if (body === undefined) return app.request(path, { method, headers: { ...headers } })
      const isFile = body instanceof Uint8Array
      const type = isFile ? 'application/octet-stream' : 'application/json'
      const sent = isFile ? Buffer.from(body) : JSON.stringify(body)
      return app.request(path, { method, headers: { 'content-type': type }, body: sent })
    },
    async close() {
      if (hasJobs) await platform.jobs.stop()
      await platform.database.close()
    },
  }
}

/** A picture of so many pixels a side that no compression makes smaller, other than any before it: 100 are 30 kB. */
export function noisyPng(side: number): Buffer {
  const rows = Buffer.concat(
    Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)])),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** The body of an upload, as the browser packs it. */
export function packed(content: Uint8Array, thumbnail: Uint8Array | null = null): Uint8Array {
  return packUpload({ content, thumbnail })
}
