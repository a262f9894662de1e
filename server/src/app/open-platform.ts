import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRegionTiles } from '#features/map/offline-maps/index.ts'
import { makeBasemap, requireMapTiles } from '#platform/basemap/basemap.ts'
import type { Config } from '#platform/config/config.ts'
import { makeDayCounts } from '#platform/counts/day-counts.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { requireNoBrokenRestore } from '#platform/db/transfer/broken-restore.ts'
import { makeEateries } from '#platform/eateries/eateries.ts'
import { makeEvents } from '#platform/events/events.notify.ts'
import { makeGeocoder } from '#platform/geocoder/geocoder.ts'
import { makeJobs } from '#platform/jobs/jobs.pg-boss.ts'
import { makeRateLimiter } from '#platform/limits/rate-limit.database.ts'
import { makeChatModels } from '#platform/llm/chat.ts'
import { makeLlm } from '#platform/llm/llm.ts'
import { makeLog } from '#platform/log/log.ts'
import { makeMail } from '#platform/mail/mail.ts'
import { recordMail } from '#platform/mail/record-mail.ts'
import { makeOverpass } from '#platform/overpass/overpass.ts'
import { makePictures } from '#platform/pictures/pictures.ts'
import type { Platform } from '#platform/platform.ts'
import { makePush } from '#platform/push/push.ts'
import { makeStorage } from '#platform/storage/storage.folder.ts'
import type { Storage } from '#platform/storage/storage.port.ts'
import { makeS3Storage, requireBucket } from '#platform/storage/storage.s3.ts'
import { makeTranslationChain } from '#platform/translation/translation.ts'
import { makeWikimedia } from '#platform/wikimedia/wikimedia.ts'

/** A post of some hundred words takes a model half a minute. */
const WRITING_MS = 60_000

/** Opens database, storage, mail and all other outside resources in dependency order. Throws StartError. */
export async function openPlatform(config: Config): Promise<Platform> {
  const log = makeLog(config.logLevel)
  const now = () => new Date()
  requireNoBrokenRestore(config.dataDir)
  await requireMapTiles(config)
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log })
  const secret = config.authSecret ?? ownSecret(config.dataDir)
  return {
    config,
    log,
    database,
    secret,
    mail: recordMail(makeMail(config, log), { database, log, now }),
    jobs: makeJobs(database, log),
    events: await makeEvents(database, log),
    limits: makeRateLimiter(database.db),
    counts: makeDayCounts(database.db, log, now),
    push: makePush({ config, secret, db: database.db, log }),
    storage: await openStorage(config),
    chatModels: makeChatModels(config),
    writingModel: makeLlm(config, { timeoutMs: WRITING_MS }),
    translations: makeTranslationChain(config, makeLlm(config)),
    eateries: makeEateries(config),
    overpass: makeOverpass(config),
    geocoder: makeGeocoder(config),
    wikimedia: makeWikimedia(config),
    pictures: makePictures(config, { log, now }),
    basemap: makeBasemap(config, { log, now, listOwnFiles: async () => listRegionTiles(config.dataDir) }),
    now,
  }
}

/** The configured bucket, else a folder. */
async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (s3 === null) return makeStorage(join(dataDir, 'files'))
  await requireBucket(s3)
  return makeS3Storage(s3)
}

/**
 * In development the secret is generated once and stored in the data folder, readable by its owner only (decisions.md,
 * "Starting"). It is written to a temporary file and then linked into place: neither a crash nor a second start leaves half
 * a secret.
 */
function ownSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const draft = `${file}.${process.pid}`
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
