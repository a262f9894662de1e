import { headNamed, loadWithTexts, type PageRoute, PUBLIC, route } from './route.ts'

/** Tools for travellers; each works offline once it was opened. */
export const TOOL_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    path: '/currency-converter',
    load: () =>
      loadWithTexts(
        import('#features/money/currency/currency-page.tsx').then(({ CurrencyPage }) => CurrencyPage),
        import('@tripwright/domain/money/currency').then(({ currencyMessages }) => currencyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/assistant',
    load: () =>
      loadWithTexts(
        import('#features/assistant/conversation/assistant-page.tsx').then(
          ({ AssistantPage }) => AssistantPage,
        ),
        import('@tripwright/domain/assistant/conversation').then(
          ({ assistantMessages }) => assistantMessages,
        ),
      ),
  }),
  route({
    ...PUBLIC,
    keywords: null,
    noindex: true,
    prerender: false,
    path: '/received',
    load: () =>
      loadWithTexts(
        import('#features/sharing/received/received-page.tsx').then(({ ReceivedPage }) => ReceivedPage),
        import('@tripwright/domain/sharing/received').then(({ receivedMessages }) => receivedMessages),
      ),
  }),
  route({
    ...PUBLIC,
    keywords: null,
    noindex: true,
    prerender: false,
    path: '/shared-conversation',
    load: () =>
      loadWithTexts(
        import('#features/assistant/conversation/shared-conversation-page.tsx').then(
          ({ SharedConversationPage }) => SharedConversationPage,
        ),
        import('@tripwright/domain/assistant/chat-history').then(
          ({ sharedConversationMessages }) => sharedConversationMessages,
        ),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/flight-compensation',
    load: () =>
      loadWithTexts(
        import('#features/claims/compensation/compensation-page.tsx').then(
          ({ CompensationPage }) => CompensationPage,
        ),
        import('@tripwright/domain/claims/compensation').then(
          ({ compensationMessages }) => compensationMessages,
        ),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/gemini-travel-intel',
    load: () =>
      loadWithTexts(
        import('#features/destination/travel-intel/travel-intel-page.tsx').then(
          ({ TravelIntelPage }) => TravelIntelPage,
        ),
        import('@tripwright/domain/destination/travel-intel').then(
          ({ travelIntelMessages }) => travelIntelMessages,
        ),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/documents',
    load: () =>
      loadWithTexts(
        import('#features/documents/entry-rules/visa-page.tsx').then(({ VisaPage }) => VisaPage),
        import('@tripwright/domain/documents/entry-rules').then(({ visaMessages }) => visaMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/budget',
    load: () =>
      loadWithTexts(
        import('#features/money/expenses/budget-page.tsx').then(({ BudgetPage }) => BudgetPage),
        import('@tripwright/domain/money/expenses').then(({ budgetMessages }) => budgetMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/translate',
    load: () =>
      loadWithTexts(
        import('#features/translation/phrasebook/translate-page.tsx').then(
          ({ TranslatePage }) => TranslatePage,
        ),
        import('@tripwright/domain/translation/phrasebook').then(
          ({ translateMessages }) => translateMessages,
        ),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/gemini-safety',
    load: () =>
      loadWithTexts(
        import('#features/safety/advice/safety-page.tsx').then(({ SafetyPage }) => SafetyPage),
        import('@tripwright/domain/safety/advice').then(({ safetyMessages }) => safetyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('radar'),
    path: '/risk-radar',
    load: () =>
      loadWithTexts(
        import('#features/safety/advice/safety-radar-page.tsx').then(({ RiskRadarPage }) => RiskRadarPage),
        import('@tripwright/domain/safety/advice').then(({ safetyMessages }) => safetyMessages),
      ),
  }),
  route({
    ...PUBLIC,
    path: '/offline-maps',
    load: () =>
      loadWithTexts(
        import('#features/map/offline-maps/offline-maps-page.tsx').then(
          ({ OfflineMapsPage }) => OfflineMapsPage,
        ),
        import('@tripwright/domain/map/offline-maps').then(({ offlineMapsMessages }) => offlineMapsMessages),
      ),
  }),
]
