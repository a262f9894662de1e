import { PUBLIC, type Route, route, together } from './route.ts'

/** Home, and where a trip is planned, searched for and kept. */
export const PLANNING_ROUTES: readonly Route[] = [
  route({
    ...PUBLIC,
    breadcrumb: null,
    path: '/',
    load: () =>
      together(
        import('#features/home/home-page.tsx').then(({ HomePage }) => HomePage),
        import('@tripwright/domain/home').then(({ homeMessages }) => homeMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/itinerary',
    load: () =>
      together(
        import('#features/itinerary/itinerary-page.tsx').then(({ ItineraryPage }) => ItineraryPage),
        import('@tripwright/domain/itinerary').then(({ itineraryPageMessages }) => itineraryPageMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/flights',
    load: () =>
      together(
        import('#features/flights/flights-page.tsx').then(({ FlightsPage }) => FlightsPage),
        import('@tripwright/domain/flights').then(({ flightsMessages }) => flightsMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/accommodation-search',
    load: () =>
      together(
        import('#features/stays/stays-page.tsx').then(({ StaysPage }) => StaysPage),
        import('@tripwright/domain/stays').then(({ staysMessages }) => staysMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/car-rental',
    load: () =>
      together(
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
      together(
        import('#features/companions/shared-trip-page.tsx').then(({ SharedTripPage }) => SharedTripPage),
        import('@tripwright/domain/companions').then(({ companionsMessages }) => companionsMessages),
      ),
  }),
  route({
    ...PUBLIC,
    keywords: null,
    noindex: true,
    path: '/dashboard',
    load: () =>
      together(
        import('#features/dashboard/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
        import('@tripwright/domain/dashboard').then(({ dashboardMessages }) => dashboardMessages),
      ),
  }),
]
