import { headNamed, PUBLIC, type PageRoute, route, loadWithTexts } from './route.ts'

/** What a traveller works something out with; each works without the network once it was opened. */
export const TOOL_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    path: '/currency-converter',
    load: () =>
      loadWithTexts(
        import('#features/currency/currency-page.tsx').then(({ CurrencyPage }) => CurrencyPage),
        import('@tripwright/domain/currency').then(({ currencyMessages }) => currencyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/assistant',
    load: () =>
      loadWithTexts(
        import('#features/assistant/assistant-page.tsx').then(({ AssistantPage }) => AssistantPage),
        import('@tripwright/domain/assistant').then(({ assistantMessages }) => assistantMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/flight-compensation',
    load: () =>
      loadWithTexts(
        import('#features/compensation/compensation-page.tsx').then(
          ({ CompensationPage }) => CompensationPage,
        ),
        import('@tripwright/domain/compensation').then(({ compensationMessages }) => compensationMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/gemini-travel-intel',
    load: () =>
      loadWithTexts(
        import('#features/travel-intel/travel-intel-page.tsx').then(({ TravelIntelPage }) => TravelIntelPage),
        import('@tripwright/domain/travel-intel').then(({ travelIntelMessages }) => travelIntelMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/documents',
    load: () =>
      loadWithTexts(
        import('#features/visa/visa-page.tsx').then(({ VisaPage }) => VisaPage),
        import('@tripwright/domain/visa').then(({ visaMessages }) => visaMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/budget',
    load: () =>
      loadWithTexts(
        import('#features/budget/budget-page.tsx').then(({ BudgetPage }) => BudgetPage),
        import('@tripwright/domain/budget').then(({ budgetMessages }) => budgetMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/translate',
    load: () =>
      loadWithTexts(
        import('#features/translate/translate-page.tsx').then(({ TranslatePage }) => TranslatePage),
        import('@tripwright/domain/translate').then(({ translateMessages }) => translateMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/gemini-safety',
    load: () =>
      loadWithTexts(
        import('#features/safety/safety-page.tsx').then(({ SafetyPage }) => SafetyPage),
        import('@tripwright/domain/safety').then(({ safetyMessages }) => safetyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('radar'),
    path: '/risk-radar',
    load: () =>
      loadWithTexts(
        import('#features/safety/safety-radar-page.tsx').then(({ RiskRadarPage }) => RiskRadarPage),
        import('@tripwright/domain/safety').then(({ safetyMessages }) => safetyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/offline-maps',
    load: () =>
      loadWithTexts(
        import('#features/maps/offline-maps-page.tsx').then(({ OfflineMapsPage }) => OfflineMapsPage),
        import('@tripwright/domain/maps').then(({ offlineMapsMessages }) => offlineMapsMessages),
      ),
  }),
]
