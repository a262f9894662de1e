import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.port.ts'
import type { Log } from '../log/log.ts'
import { isOutsideOn, userAgentOf } from '../outside/outside-services.ts'
import { makeApns } from './push.apns.ts'
import { makeFcm } from './push.fcm.ts'
import type { AppPush, PushSender } from './push.port.ts'
import { makeWebPush } from './push.web-push.ts'

const TIMEOUT_MS = 10_000
/** FCM names no form; Apple's are hexadecimal, of a length that it may change. */
const TOKENS = { fcm: /^[\w:-]{20,1000}$/, apns: /^(?:[0-9a-f]{2}){16,200}$/i }

type Deps = { config: Config; secret: string; db: Db; log: Log; now?: () => Date; timeoutMs?: number }

/** Push by every service that is on: to browsers, and to the native apps where their keys are configured. */
export function makePush(deps: Deps): PushSender {
  const { config, log, now = () => new Date(), timeoutMs = TIMEOUT_MS } = deps
  const web = makeWebPush(deps)
  const parts = { userAgent: userAgentOf(config), log, now, timeoutMs }
  const apps: Record<'fcm' | 'apns', AppPush | null> = {
    fcm: config.fcm && isOutsideOn(config, 'fcm') ? makeFcm({ config: config.fcm, ...parts }) : null,
    apns: config.apns && isOutsideOn(config, 'apns') ? makeApns({ config: config.apns, ...parts }) : null,
  }
  return {
    publicKey: web.publicKey,
    senderOf: async (service, db) =>
      service === 'web' ? web.publicKey(db) : (apps[service]?.sender ?? null),
    takes: (target) =>
      target.service === 'web'
        ? web.takes(target)
        : apps[target.service] !== null && TOKENS[target.service].test(target.token),
    async send(target, message, sending) {
      if (target.service === 'web') return web.send(target, message, sending)
      const app = apps[target.service]
      return app === null ? { ok: false, code: 'refused' } : app.send(target.token, message, sending)
    },
  }
}
