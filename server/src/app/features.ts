import {
  accessTokensJobs,
  accessTokensRoutes,
  deleteTokensOf,
} from '#features/account/access-tokens/index.ts'
import { emailChangeEndpoints } from '#features/account/email-change/index.ts'
import { comingDaysJobs, digestJobs, planNoticesJobs } from '#features/account/notices/index.ts'
import {
  feedAlarmsJobs,
  notificationsRoutes,
  pushJobs,
  pushRoutes,
} from '#features/account/notifications/index.ts'
import { preferencesRoutes } from '#features/account/preferences/index.ts'
import { profileRoutes } from '#features/account/profile/index.ts'
import { type Auth, makeAuth } from '#features/account/sign-in/index.ts'
import { twoFactorEndpoints } from '#features/account/two-factor/index.ts'
import {
  chatHistoryJobs,
  chatHistoryRoutes,
  reportedConversations,
  sharedConversationsRoutes,
} from '#features/assistant/chat-history/index.ts'
import { assistantRoutes } from '#features/assistant/conversation/index.ts'
import { languageModelRoutes } from '#features/assistant/language-model/index.ts'
import { type McpEndpoint, makeMcpEndpoint } from '#features/assistant/mcp/index.ts'
import { planChangesRoutes } from '#features/assistant/plan-changes/index.ts'
import { carsRoutes } from '#features/booking/cars/index.ts'
import { flightsRoutes } from '#features/booking/flights/index.ts'
import { staysRoutes } from '#features/booking/stays/index.ts'
import { compensationRoutes } from '#features/claims/compensation/index.ts'
import { climateRoutes } from '#features/destination/climate/index.ts'
import { costsRoutes } from '#features/destination/costs/index.ts'
import { countriesRoutes } from '#features/destination/countries/index.ts'
import {
  cityPicturesRoutes,
  gatheredGuidesJobs,
  gatheredGuidesRoutes,
} from '#features/destination/gathered-guides/index.ts'
import { placesRoutes } from '#features/destination/places/index.ts'
import { travelIntelRoutes } from '#features/destination/travel-intel/index.ts'
import { weatherJobs, weatherRoutes } from '#features/destination/weather/index.ts'
import { visaRoutes } from '#features/documents/entry-rules/index.ts'
import { filesJobs, filesRoutes } from '#features/documents/files/index.ts'
import { forwardingJobs, forwardingRoutes } from '#features/documents/forwarding/index.ts'
import {
  importJobs,
  importRoutes,
  makeReaderThreads,
  type ReaderThreads,
} from '#features/documents/import/index.ts'
import { remindersJobs, remindersRoutes, vaultJobs, vaultRoutes } from '#features/documents/vault/index.ts'
import { basemapRoutes } from '#features/map/basemap/index.ts'
import { mapPacksJobs, mapPacksRoutes } from '#features/map/map-packs/index.ts'
import { mapsRoutes } from '#features/map/offline-maps/index.ts'
import { placeSearchJobs, placeSearchRoutes } from '#features/map/place-search/index.ts'
import { openWalking, walkingRoutes } from '#features/map/walking/index.ts'
import { currencyRoutes, ecbFeed, ecbHistoryFeed } from '#features/money/currency/index.ts'
import { billingJobs, billingRoutes, startAccountPlan } from '#features/plans/billing/index.ts'
import { discountRoutes } from '#features/plans/discount/index.ts'
import { seatsRoutes, subscriptionJobs, subscriptionRoutes } from '#features/plans/subscription/index.ts'
import {
  campaignsJobs,
  campaignsRoutes,
  trialMailsJobs,
  trialSeriesRoutes,
} from '#features/plans/trial-mails/index.ts'
import { usageJobs, usageRoutes } from '#features/plans/usage/index.ts'
import { safetyFeeds, safetyRoutes } from '#features/safety/advice/index.ts'
import { alertsJobs, scanOnFeedUpdate } from '#features/safety/alerts/index.ts'
import { quickRoutes } from '#features/safety/quick-actions/index.ts'
import { risksRoutes } from '#features/safety/risks/index.ts'
import { savedJobs, savedRoutes } from '#features/sharing/saved/index.ts'
import { blogJobs, blogRoutes } from '#features/site/blog/index.ts'
import { factSourcesRoutes } from '#features/site/fact-sources/index.ts'
import { homeRoutes, reportedReviews } from '#features/site/home/index.ts'
import { accountsRoutes } from '#features/staff/accounts/index.ts'
import { adminRoutes, twoFactorRemovalsJobs } from '#features/staff/admin/index.ts'
import { mailingsJobs, mailingsRoutes } from '#features/staff/campaigns/index.ts'
import { contentRoutes } from '#features/staff/content/index.ts'
import { postsRoutes } from '#features/staff/posts/index.ts'
import { systemRoutes as staffSystemRoutes } from '#features/staff/system/index.ts'
import { trafficRoutes } from '#features/staff/traffic/index.ts'
import { supportJobs, supportRoutes } from '#features/support/conversations/index.ts'
import { dutyRoutes } from '#features/support/duty/index.ts'
import { reportsJobs, reportsRoutes } from '#features/support/reports/index.ts'
import { translateRoutes } from '#features/translation/phrasebook/index.ts'
import { calendarFeedsRoutes, deleteFeedsOfGone, exportRoutes } from '#features/trip/export/index.ts'
import { itineraryRoutes } from '#features/trip/itinerary/index.ts'
import { makeSolverThreads } from '#features/trip/planner/index.ts'
import {
  commentsRoutes,
  deleteCommentsOfGone,
  deleteLinksOfGone,
  historyRoutes,
  newsJobs,
  presenceRoutes,
  reportedTrips,
  sharingJobs,
  sharingRoutes,
} from '#features/trip/sharing/index.ts'
import { tripsJobs, tripsRoutes } from '#features/trip/sync/index.ts'
import type { Feed } from '#platform/feeds/feeds.port.ts'
import { feedsJob } from '#platform/feeds/feeds.ts'
import { deleteOldKeys } from '#platform/http/idempotency.store.ts'
import type { Route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { limitsJob } from '#platform/limits/rate-limit.database.ts'
import { mailJob } from '#platform/mail/mail.jobs.ts'
import { sentMailsJob } from '#platform/mail/sent-mails.store.ts'
import type { Platform } from '#platform/platform.ts'
import { uploadsJobs } from '#platform/uploads/uploads.jobs.ts'
import { uploadsRoutes } from '#platform/uploads/uploads.routes.ts'

/** Every feature of the product: a new one adds its routes and its jobs here. */
export type Features = { auth: Auth; routes: Route[]; jobs: Job[]; mcp: McpEndpoint }

/** Feeds that the scheduler fetches from outside services, where live feeds are on. */
export const FEEDS: readonly Feed[] = [ecbFeed, ecbHistoryFeed, ...safetyFeeds]

export function makeFeatures(platform: Platform): Features {
  const readers = makeReaderThreads()
  const auth = makeAuth(platform, {
    onVerified: startAccountPlan,
    onPasswordChange: deleteTokensOf,
    more: (tools) => [...twoFactorEndpoints(tools), ...emailChangeEndpoints(tools)],
  })
  const walking = openWalking(platform)
  const threads = makeSolverThreads()
  const routes: Route[] = [
    ...auth.routes,
    ...mapsRoutes,
    ...mapPacksRoutes,
    ...walkingRoutes(walking),
    ...placeSearchRoutes,
    ...basemapRoutes,
    ...savedRoutes,
    ...tripsRoutes,
    ...sharingRoutes,
    ...historyRoutes,
    ...commentsRoutes,
    ...presenceRoutes,
    ...exportRoutes,
    ...calendarFeedsRoutes,
    ...placesRoutes,
    ...gatheredGuidesRoutes(),
    ...cityPicturesRoutes(),
    ...translateRoutes,
    ...travelIntelRoutes,
    ...itineraryRoutes({ walking, threads }),
    ...planChangesRoutes({ walking, threads }),
    ...flightsRoutes,
    ...staysRoutes,
    ...carsRoutes,
    ...adminRoutes,
    ...subscriptionRoutes,
    ...billingRoutes,
    ...seatsRoutes,
    ...preferencesRoutes,
    ...profileRoutes,
    ...accessTokensRoutes,
    ...usageRoutes,
    ...supportRoutes,
    ...dutyRoutes,
    ...reportsRoutes({
      review: reportedReviews,
      trip: reportedTrips,
      conversation: reportedConversations,
    }),
    ...notificationsRoutes,
    ...pushRoutes,
    ...discountRoutes,
    ...homeRoutes,
    ...blogRoutes,
    ...contentRoutes,
    ...postsRoutes,
    ...trafficRoutes,
    ...factSourcesRoutes,
    ...campaignsRoutes,
    ...trialSeriesRoutes,
    ...mailingsRoutes,
    ...accountsRoutes,
    ...staffSystemRoutes,
    ...costsRoutes,
    ...climateRoutes,
    ...countriesRoutes,
    ...currencyRoutes,
    ...compensationRoutes,
    ...visaRoutes,
    ...safetyRoutes,
    ...risksRoutes,
    ...quickRoutes,
    ...weatherRoutes,
    ...assistantRoutes,
    ...chatHistoryRoutes,
    ...sharedConversationsRoutes,
    ...languageModelRoutes(),
    ...uploadsRoutes,
    ...filesRoutes,
    ...vaultRoutes,
    ...importRoutes(readers),
    ...forwardingRoutes(readers),
    ...remindersRoutes,
  ]
  return { auth, routes, jobs: jobsOf(platform, auth, readers), mcp: makeMcpEndpoint(platform, routes) }
}

function jobsOf(platform: Platform, auth: Auth, readers: ReaderThreads): Job[] {
  const { db } = platform.database
  return [
    ...auth.jobs,
    ...accessTokensJobs(platform),
    ...twoFactorRemovalsJobs(platform),
    ...feedAlarmsJobs(platform),
    ...savedJobs(db),
    ...chatHistoryJobs(db),
    ...tripsJobs(platform, [deleteLinksOfGone, deleteFeedsOfGone, deleteCommentsOfGone]),
    ...sharingJobs(platform),
    ...newsJobs(platform),
    ...comingDaysJobs(platform),
    ...planNoticesJobs(platform),
    ...digestJobs(platform),
    ...subscriptionJobs(platform),
    ...billingJobs(platform),
    ...supportJobs(platform),
    ...reportsJobs(platform),
    ...usageJobs(platform),
    ...campaignsJobs(platform),
    ...trialMailsJobs(platform),
    ...mailingsJobs(platform),
    ...placeSearchJobs(platform),
    ...mapPacksJobs(platform),
    ...gatheredGuidesJobs(platform),
    ...weatherJobs(platform),
    ...pushJobs(platform),
    ...feedsJob(platform, FEEDS, scanOnFeedUpdate(platform)),
    ...alertsJobs(platform),
    ...uploadsJobs(platform),
    ...filesJobs(platform),
    ...blogJobs(platform),
    ...vaultJobs(platform),
    ...importJobs(platform),
    ...forwardingJobs(platform, readers),
    ...remindersJobs(platform),
    limitsJob(db),
    mailJob(platform.mail),
    sentMailsJob(db, platform.now),
    { name: 'http.forget-keys', schedule: '10 3 * * *', run: () => deleteOldKeys(db) },
  ]
}
