import type { BasemapSource } from './basemap/basemap.port.ts'
import type { Config } from './config/config.ts'
import type { DayCounts } from './counts/day-counts.port.ts'
import type { Database } from './db/db.port.ts'
import type { Eateries } from './eateries/eateries.port.ts'
import type { EventHub } from './events/events.port.ts'
import type { Geocoder } from './geocoder/geocoder.port.ts'
import type { Jobs } from './jobs/jobs.port.ts'
import type { RateLimiter } from './limits/rate-limit.port.ts'
import type { ChatModel } from './llm/chat.port.ts'
import type { Llm } from './llm/llm.port.ts'
import type { Log } from './log/log.ts'
import type { Mail } from './mail/mail.port.ts'
import type { Overpass } from './overpass/overpass.port.ts'
import type { PictureSource } from './pictures/pictures.port.ts'
import type { PushSender } from './push/push.port.ts'
import type { Storage } from './storage/storage.port.ts'
import type { TranslationChain } from './translation/translation.port.ts'
import type { Wikimedia } from './wikimedia/wikimedia.port.ts'

/** Everything outside the process that a feature may use, created once in start.ts and passed on. */
export type Platform = {
  config: Config
  /** Signs cookies and keyed hashes; at least 32 characters, the same for every process of one installation. */
  secret: string
  database: Database
  log: Log
  mail: Mail
  jobs: Jobs
  events: EventHub
  limits: RateLimiter
  counts: DayCounts
  push: PushSender
  storage: Storage
  /** The first language model, for texts of posts, which it writes for up to a minute; null without one. */
  writingModel: Llm | null
  /** The language models of the assistant in the order in which they are asked; empty without any. */
  chatModels: readonly ChatModel[]
  /** Null without a translation service. */
  translations: TranslationChain | null
  /** Null without a restaurant service. */
  eateries: Eateries | null
  /** Null without an interpreter of the Overpass API. */
  overpass: Overpass | null
  /** Null without an address search. */
  geocoder: Geocoder | null
  wikimedia: Wikimedia
  pictures: PictureSource
  /** Vector tiles for maps; its description is null where there are none. */
  basemap: BasemapSource
  /** The only clock of the server. */
  now: () => Date
}
