import { loadWithTexts, type PageRoute, PUBLIC, route } from './route.ts'

/** Home, and the pages to plan, search and save trips. */
export const PLANNING_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    breadcrumb: null,
    path: '/',
    load: () =>
      loadWithTexts(
        import('#features/site/home/home-page.tsx').then(({ HomePage }) => HomePage),
        import('@tripwright/domain/site/home').then(({ homeMessages }) => homeMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/itinerary',
    load: () =>
      loadWithTexts(
        import('#features/trip/itinerary/itinerary-page.tsx').then(({ ItineraryPage }) => ItineraryPage),
        import('@tripwright/domain/trip/itinerary').then(
          ({ itineraryPageMessages }) => itineraryPageMessages,
        ),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/flights',
    load: () =>
      loadWithTexts(
        import('#features/booking/flights/flights-page.tsx').then(({ FlightsPage }) => FlightsPage),
        import('@tripwright/domain/booking/flights').then(({ flightsMessages }) => flightsMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/accommodation-search',
    load: () =>
      loadWithTexts(
        import('#features/booking/stays/stays-page.tsx').then(({ StaysPage }) => StaysPage),
        import('@tripwright/domain/booking/stays').then(({ staysMessages }) => staysMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/car-rental',
    load: () =>
      loadWithTexts(
        import('#features/booking/cars/cars-page.tsx').then(({ CarsPage }) => CarsPage),
        import('@tripwright/domain/booking/cars').then(({ carsMessages }) => carsMessages),
      ),
  }),
  route({
    ...PUBLIC,
    keywords: null,
    noindex: true,
    prerender: false,
    path: '/shared-trip',
    load: () =>
      loadWithTexts(
        import('#features/trip/sharing/shared-trip-page.tsx').then(({ SharedTripPage }) => SharedTripPage),
        import('@tripwright/domain/trip/sharing').then(({ sharingMessages }) => sharingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    keywords: null,
    noindex: true,
    path: '/dashboard',
    load: () =>
      loadWithTexts(
        import('#features/trip/dashboard/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
        import('@tripwright/domain/trip/dashboard').then(({ dashboardMessages }) => dashboardMessages),
      ),
  }),
]
