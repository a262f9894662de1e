import { PUBLIC, type PageRoute, route, loadWithTexts } from './route.ts'

/** Home, and where a trip is planned, searched for and kept. */
export const PLANNING_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    breadcrumb: null,
    path: '/',
    load: () =>
      loadWithTexts(
        import('#features/home/home-page.tsx').then(({ HomePage }) => HomePage),
        import('@tripwright/domain/home').then(({ homeMessages }) => homeMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/itinerary',
    load: () =>
      loadWithTexts(
        import('#features/itinerary/itinerary-page.tsx').then(({ ItineraryPage }) => ItineraryPage),
        import('@tripwright/domain/itinerary').then(({ itineraryPageMessages }) => itineraryPageMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/flights',
    load: () =>
      loadWithTexts(
        import('#features/flights/flights-page.tsx').then(({ FlightsPage }) => FlightsPage),
        import('@tripwright/domain/flights').then(({ flightsMessages }) => flightsMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/accommodation-search',
    load: () =>
      loadWithTexts(
        import('#features/stays/stays-page.tsx').then(({ StaysPage }) => StaysPage),
        import('@tripwright/domain/stays').then(({ staysMessages }) => staysMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/car-rental',
    load: () =>
      loadWithTexts(
        import('#features/cars/cars-page.tsx').then(({ CarsPage }) => CarsPage),
        import('@tripwright/domain/cars').then(({ carsMessages }) => carsMessages),
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
        import('#features/companions/shared-trip-page.tsx').then(({ SharedTripPage }) => SharedTripPage),
        import('@tripwright/domain/companions').then(({ sharingMessages }) => sharingMessages),
      ),
  }),
  route({
    ...PUBLIC,
    keywords: null,
    noindex: true,
    path: '/dashboard',
    load: () =>
      loadWithTexts(
        import('#features/dashboard/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
        import('@tripwright/domain/dashboard').then(({ dashboardMessages }) => dashboardMessages),
      ),
  }),
]
