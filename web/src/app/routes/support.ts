import { headNamed, loadWithTexts, type PageRoute, PUBLIC, route } from './route.ts'

/** Help pages and the support form. */
export const SUPPORT_ROUTES: readonly PageRoute[] = [
  route({
    ...PUBLIC,
    ...headNamed('help'),
    path: '/help-center',
    load: () =>
      loadWithTexts(
        import('#features/support/conversations/support-help-page.tsx').then(({ HelpPage }) => HelpPage),
        import('@tripwright/domain/support/conversations').then(({ supportMessages }) => supportMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('center'),
    path: '/support-center',
    load: () =>
      loadWithTexts(
        import('#features/support/conversations/support-center-page.tsx').then(
          ({ SupportCenterPage }) => SupportCenterPage,
        ),
        import('@tripwright/domain/support/conversations').then(({ supportMessages }) => supportMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('chat'),
    path: '/chat-with-us',
    load: () =>
      loadWithTexts(
        import('#features/support/conversations/support-chat-page.tsx').then(({ ChatPage }) => ChatPage),
        import('@tripwright/domain/support/conversations').then(({ supportMessages }) => supportMessages),
      ),
  }),
]
