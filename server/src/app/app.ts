import { SHARED_CONVERSATION_PATH } from '@tripwright/domain/assistant/chat-history'
import { SHARED_TRIP_PATH } from '@tripwright/domain/trip/sharing'
import { Hono, type MiddlewareHandler } from 'hono'
import { disabledPages } from '#features/account/notifications/index.ts'
import { redirectTarget } from '#features/booking/hand-off/index.ts'
import { unsubscribe } from '#features/plans/trial-mails/index.ts'
import { answerDocumentHead, serveOgImages } from '#features/sharing/share/index.ts'
import { makeBlogPages, servePostPictures } from '#features/site/blog/index.ts'
import { liveSite } from '#features/staff/content/index.ts'
import { metricsAnswer } from '#features/staff/system/index.ts'
import { makeAdmission } from '#platform/http/admission.ts'
import { AppError } from '#platform/http/app-error.ts'
import { serveAppLinks } from '#platform/http/app-links.ts'
import { addressBucket, clientAddress, trustedProxyList } from '#platform/http/client-address.ts'
import { countAnswers } from '#platform/http/count-answers.ts'
import { serveMapFrame } from '#platform/http/map-frame.ts'
import { corsHeaders } from '#platform/http/origin-check.ts'
import { makeRequestCounts } from '#platform/http/request-counts.ts'
import { errorResponse, jsonResponse } from '#platform/http/response.ts'
import { commonHeaders } from '#platform/http/security-headers.ts'
import { type HttpApp, type HttpVariables, serveRoutes } from '#platform/http/serve-routes.ts'
import { patternFinder, serveWeb } from '#platform/http/web-files.ts'
import type { Platform } from '#platform/platform.ts'
import type { Features } from './features.ts'
import { systemRoutes } from './system.routes.ts'

type Socket = { incoming?: { socket?: { remoteAddress?: string } } }

/**
 * Maximum of calls in progress. The embedded database runs one statement at a time and blocks the process meanwhile;
 * PostgreSQL runs one per connection of a process, and some calls need the processor only.
 */
const CONCURRENT_CALLS = { embedded: 8, postgres: 16 }
/** The health calls of a supervisor bypass the queue: an overloaded server must still answer them. */
const METRICS_PATH = '/metrics'
const HEALTH_PATHS = new Set(['/api/health', '/api/ready'])

/** The whole HTTP server: headers, sign-in, every feature's routes; any other path is the website's. */
export function makeApp(platform: Platform, features: Features): HttpApp {
  const { config, log } = platform
  const app: HttpApp = new Hono()
  const headers = commonHeaders(config.publicUrl.startsWith('https:'))
  const trusted = trustedProxyList(config.trustedProxies)

  const requests = makeRequestCounts()
  app.use(async (c, next) => {
    const startedAt = performance.now()
    await next()
    requests.add(c.res.status, performance.now() - startedAt)
  })
  app.use(
    countAnswers({
      counts: platform.counts,
      patternOf: patternFinder(config.webDir),
      hosts: config.redirectHosts,
    }),
  )
  app.use(async (c, next) => {
    const socket = (c.env as Socket | undefined)?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
    c.set('address', clientAddress(socket, c.req.header('x-forwarded-for') ?? null, trusted))
    await next()
    // The address of a shared trip grants access to it, so no Referer is sent to another site.
    if (c.req.path === SHARED_TRIP_PATH || c.req.path === SHARED_CONVERSATION_PATH)
      c.res.headers.set('referrer-policy', 'no-referrer')
    // A response that must differ (the frame of Google Maps) sets its own.
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  app.use('/api/*', async (c, next) => {
    const cors = corsHeaders(c.req.raw)
    if (c.req.method === 'OPTIONS' && 'access-control-allow-origin' in cors) return c.body(null, 204, cors)
    await next()
    for (const [name, value] of Object.entries(cors)) c.res.headers.set(name, value)
  })
  const admission = makeAdmission({ atOnce: CONCURRENT_CALLS[platform.database.kind], log })
  const inTurn: MiddlewareHandler<{ Variables: HttpVariables }> = (c, next) =>
    HEALTH_PATHS.has(c.req.path) ? next() : admission.run(addressBucket(c.get('address')), next)
  app.use('/api/*', inTurn)
  app.use('/unsubscribe', inTurn)
  app.use('/mcp', inTurn)
  app.onError((error) => errorResponse(error, log))

  app.all('/api/auth/*', (c) => features.auth.handle(c.req.raw, c.get('address')))
  app.get('/.well-known/jwks.json', (c) => features.auth.handle(c.req.raw, c.get('address')))
  serveRoutes(
    app,
    [...systemRoutes(platform, features.routes), ...features.routes],
    platform,
    features.auth.findPerson,
  )
  app.all('/api/*', () => errorResponse(new AppError('not-found'), log))
  app.on(['GET', 'HEAD'], '/redirect', (c, next) => {
    const target = redirectTarget(c.req.queries('url') ?? [], config.redirectHosts)
    if (target === null) return next()
    return c.body(null, 303, { location: target, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })
  // One-click unsubscribe of a mail program: it sends neither cookie nor Origin (RFC 8058). A GET of this path is the
  // website's page.
  app.post('/unsubscribe', async (c) => {
    const { database, secret, now } = platform
    const token = c.req.query('mail_token') ?? ''
    return c.body(null, (await unsubscribe({ db: database.db, secret, now: now() }, token)) ? 204 : 404)
  })
  // Out of line: an overloaded server has to tell that it is.
  app.get(METRICS_PATH, async (c, next) => {
    const authorization = c.req.header('authorization') ?? null
    return (await metricsAnswer(platform, requests, authorization)) ?? next()
  })
  app.all('/mcp', (c) => features.mcp(c.req.raw, c.get('address')))
  serveMapFrame(app, config)
  serveAppLinks(app, config.appLinks)
  serveOgImages(app, platform)
  servePostPictures(app, platform)
  const site = liveSite(platform, (readEdited) => makeBlogPages(platform, readEdited))
  serveWeb(app, config, answerDocumentHead(platform), disabledPages(config), site)
  app.notFound(() => jsonResponse({ error: 'not-found', message: 'We couldn’t find this.' }, 404))
  return app
}
