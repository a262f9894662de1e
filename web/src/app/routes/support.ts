import { headNamed, PUBLIC, type Route, route, together } from './route.ts'

/** Where help is found, and where one asks for it. */
export const SUPPORT_ROUTES: readonly Route[] = [
  route({
    ...PUBLIC,
    ...headNamed('help'),
    path: '/help-center',
    load: () =>
      together(
        import('#features/support/support-help-page.tsx').then(({ HelpPage }) => HelpPage),
        import('@tripwright/domain/support').then(({ supportMessages }) => supportMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('center'),
    path: '/support-center',
    load: () =>
      together(
        import('#features/support/support-center-page.tsx').then(
          ({ SupportCenterPage }) => SupportCenterPage,
        ),
        import('@tripwright/domain/support').then(({ supportMessages }) => supportMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...headNamed('chat'),
    path: '/chat-with-us',
    load: () =>
      together(
        import('#features/support/support-chat-page.tsx').then(({ ChatPage }) => ChatPage),
        import('@tripwright/domain/support').then(({ supportMessages }) => supportMessages),
      ),
  }),
]
