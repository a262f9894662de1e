import { adminRoutes, twoFactorRemovalsJobs } from '#features/admin/index.ts'
import { alertsJobs, scanOnFeedUpdate } from '#features/alerts/index.ts'
import { assistantRoutes } from '#features/assistant/index.ts'
import { type Auth, makeAuth } from '#features/auth/index.ts'
import { billingJobs, billingRoutes } from '#features/billing/index.ts'
import {
  campaignsJobs,
  campaignsRoutes,
  trialMailsJobs,
  trialSeriesRoutes,
} from '#features/campaigns/index.ts'
import { carsRoutes } from '#features/cars/index.ts'
import { climateRoutes } from '#features/climate/index.ts'
import { sharingRoutes } from '#features/companions/index.ts'
import { compensationRoutes } from '#features/compensation/index.ts'
import { costsRoutes } from '#features/costs/index.ts'
import { countriesRoutes } from '#features/countries/index.ts'
import { currencyRoutes, ecbFeed, ecbHistoryFeed } from '#features/currency/index.ts'
import { discountRoutes } from '#features/discount/index.ts'
import { twoFactorEndpoints } from '#features/factors/index.ts'
import { flightsRoutes } from '#features/flights/index.ts'
import { homeRoutes } from '#features/home/index.ts'
import { itineraryRoutes } from '#features/itinerary/index.ts'
import { mailingsJobs, mailingsRoutes } from '#features/mailings/index.ts'
import { mapsRoutes } from '#features/maps/index.ts'
import { notificationsRoutes, pushJobs, pushRoutes } from '#features/notifications/index.ts'
import { placesRoutes } from '#features/places/index.ts'
import { profileRoutes } from '#features/profile/index.ts'
import { quickRoutes } from '#features/quick/index.ts'
import { risksRoutes } from '#features/risks/index.ts'
import { safetyFeeds, safetyRoutes } from '#features/safety/index.ts'
import { savedJobs, savedRoutes } from '#features/saved/index.ts'
import { staysRoutes } from '#features/stays/index.ts'
import { seatsRoutes, subscriptionJobs, subscriptionRoutes } from '#features/subscription/index.ts'
import { supportJobs, supportRoutes } from '#features/support/index.ts'
import { translateRoutes } from '#features/translate/index.ts'
import { travelIntelRoutes } from '#features/travel-intel/index.ts'
import { tripsJobs, tripsRoutes } from '#features/trips/index.ts'
import { usageJobs, usageRoutes } from '#features/usage/index.ts'
import { remindersJobs, remindersRoutes, vaultJobs, vaultRoutes } from '#features/vault/index.ts'
import { visaRoutes } from '#features/visa/index.ts'
import { weatherJobs, weatherRoutes } from '#features/weather/index.ts'
import type { Feed } from '#platform/feeds/feeds.port.ts'
import { feedsJob } from '#platform/feeds/feeds.ts'
import { deleteOldKeys } from '#platform/http/idempotency.store.ts'
import type { Route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { limitsJob } from '#platform/limits/limits.database.ts'
import { mailJob } from '#platform/mail/mail.jobs.ts'
import type { Platform } from '#platform/platform.ts'

/** Everything the product does, in one list: a new feature adds its routes and its jobs here. */
export type Features = { auth: Auth; routes: Route[]; jobs: Job[] }

/** What is fetched from others by the clock, where live feeds are on. */
const FEEDS: readonly Feed[] = [ecbFeed, ecbHistoryFeed, ...safetyFeeds]

export function makeFeatures(platform: Platform): Features {
  const auth = makeAuth(platform, { more: twoFactorEndpoints })
  return {
    auth,
    routes: [
      ...auth.routes,
      ...mapsRoutes,
      ...savedRoutes,
      ...tripsRoutes,
      ...sharingRoutes,
      ...placesRoutes,
      ...translateRoutes,
      ...travelIntelRoutes,
      ...itineraryRoutes(),
      ...flightsRoutes,
      ...staysRoutes,
      ...carsRoutes,
      ...adminRoutes,
      ...subscriptionRoutes,
      ...billingRoutes,
      ...seatsRoutes,
      ...profileRoutes,
      ...usageRoutes,
      ...supportRoutes,
      ...notificationsRoutes,
      ...pushRoutes,
      ...discountRoutes,
      ...homeRoutes,
      ...campaignsRoutes,
      ...trialSeriesRoutes,
      ...mailingsRoutes,
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
      ...vaultRoutes,
      ...remindersRoutes,
    ],
    jobs: jobsOf(platform, auth),
  }
}

function jobsOf(platform: Platform, auth: Auth): Job[] {
  const { db } = platform.database
  return [
    ...auth.jobs,
    ...twoFactorRemovalsJobs(platform),
    ...savedJobs(db),
    ...tripsJobs(platform),
    ...subscriptionJobs(platform),
    ...billingJobs(platform),
    ...supportJobs(platform),
    ...usageJobs(platform),
    ...campaignsJobs(platform),
    ...trialMailsJobs(platform),
    ...mailingsJobs(platform),
    ...weatherJobs(platform),
    ...pushJobs(platform),
    ...feedsJob(platform, FEEDS, scanOnFeedUpdate(platform)),
    ...alertsJobs(platform),
    ...vaultJobs(platform),
    ...remindersJobs(platform),
    limitsJob(db),
    mailJob(platform.mail),
    { name: 'http.forget-keys', schedule: '10 3 * * *', run: () => deleteOldKeys(db) },
  ]
}
