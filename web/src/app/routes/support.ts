import { PUBLIC, type Route, route, together } from './route.ts'

/** Where help is found, and where one asks for it. */
export const SUPPORT_ROUTES: readonly Route[] = [
  route({
    ...PUBLIC,
    ...{ title: 'help.title', description: 'help.description', breadcrumb: 'help.breadcrumb' },
    path: '/help-center',
    load: () =>
      together(
        import('#features/support/support-help-page.tsx').then(({ HelpPage }) => HelpPage),
        import('@tripwright/domain/support').then(({ supportMessages }) => supportMessages),
      ),
  }),
  route({
    ...PUBLIC,
    ...{ title: 'center.title', description: 'center.description', breadcrumb: 'center.breadcrumb' },
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
    ...{ title: 'chat.title', description: 'chat.description', breadcrumb: 'chat.breadcrumb' },
    path: '/chat-with-us',
    load: () =>
      together(
        import('#features/support/support-chat-page.tsx').then(({ ChatPage }) => ChatPage),
        import('@tripwright/domain/support').then(({ supportMessages }) => supportMessages),
      ),
  }),
]
