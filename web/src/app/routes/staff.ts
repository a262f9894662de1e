import { PERSONAL, type Route, route, together } from './route.ts'

const STAFF = { ...PERSONAL, guard: 'staff' } as const
const OPEN = { ...PERSONAL, guard: 'none' } as const

/** For those who run the installation. */
export const STAFF_ROUTES: readonly Route[] = [
  route({
    ...OPEN,
    ...{ title: 'login.title', description: 'login.description', breadcrumb: 'login.breadcrumb' },
    path: '/admin-login',
    load: () =>
      together(
        import('#features/admin/admin-login-page.tsx').then(({ AdminLoginPage }) => AdminLoginPage),
        import('@tripwright/domain/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...OPEN,
    ...{ title: 'login.title', description: 'login.description', breadcrumb: 'login.breadcrumb' },
    path: '/admin-auth',
    load: () =>
      together(
        import('#features/admin/admin-login-page.tsx').then(({ AdminLoginPage }) => AdminLoginPage),
        import('@tripwright/domain/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...STAFF,
    path: '/admin',
    load: () =>
      together(
        import('#features/admin/admin-dashboard-page.tsx').then(
          ({ AdminDashboardPage }) => AdminDashboardPage,
        ),
        import('@tripwright/domain/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...STAFF,
    layout: 'bare',
    path: '/dashboard-admin',
    load: () =>
      together(
        import('#features/admin/admin-dashboard-page.tsx').then(
          ({ AdminDashboardPage }) => AdminDashboardPage,
        ),
        import('@tripwright/domain/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...STAFF,
    ...{ title: 'support.title', description: 'support.description', breadcrumb: 'support.breadcrumb' },
    path: '/support-admin',
    load: () =>
      together(
        import('#features/admin/admin-support-page.tsx').then(({ AdminSupportPage }) => AdminSupportPage),
        import('@tripwright/domain/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...PERSONAL,
    path: '/unified-dashboard',
    load: () =>
      together(
        import('#features/admin/admin-dashboard-page.tsx').then(
          ({ UnifiedDashboardPage }) => UnifiedDashboardPage,
        ),
        import('@tripwright/domain/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...PERSONAL,
    ...{ title: 'blog.title', description: 'blog.description', breadcrumb: 'blog.breadcrumb' },
    path: '/admin/blog',
    load: () =>
      together(
        import('#features/admin/admin-blog-page.tsx').then(({ AdminBlogPage }) => AdminBlogPage),
        import('@tripwright/domain/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...STAFF,
    path: '/seo-dashboard',
    load: () =>
      together(
        import('#features/seo/seo-dashboard-page.tsx').then(({ SeoDashboardPage }) => SeoDashboardPage),
        import('@tripwright/domain/seo').then(({ seoMessages }) => seoMessages),
      ),
  }),
  route({
    ...STAFF,
    guard: 'admin',
    ...{ title: 'content.title', description: 'content.description', breadcrumb: 'content.breadcrumb' },
    path: '/seo-content',
    load: () =>
      together(
        import('#features/seo/seo-content-page.tsx').then(({ SeoContentPage }) => SeoContentPage),
        import('@tripwright/domain/seo').then(({ seoMessages }) => seoMessages),
      ),
  }),
  route({
    ...STAFF,
    ...{ title: 'mail.title', description: 'mail.description', breadcrumb: 'mail.breadcrumb' },
    path: '/email-test-new',
    load: () =>
      together(
        import('#features/notifications/email-test-page.tsx').then(
          ({ EmailTestNewPage }) => EmailTestNewPage,
        ),
        import('@tripwright/domain/notifications').then(({ notificationsMessages }) => notificationsMessages),
      ),
  }),
  route({
    ...PERSONAL,
    ...{ title: 'mail.title', description: 'mail.description', breadcrumb: 'mail.breadcrumb' },
    path: '/email-test',
    load: () =>
      together(
        import('#features/notifications/email-test-page.tsx').then(({ EmailTestPage }) => EmailTestPage),
        import('@tripwright/domain/notifications').then(({ notificationsMessages }) => notificationsMessages),
      ),
  }),
  route({
    ...PERSONAL,
    ...{ title: 'test.title', description: 'test.description', breadcrumb: 'test.breadcrumb' },
    path: '/notification-test',
    load: () =>
      together(
        import('#features/notifications/notifications-test-page.tsx').then(
          ({ NotificationTestPage }) => NotificationTestPage,
        ),
        import('@tripwright/domain/notifications').then(({ notificationsMessages }) => notificationsMessages),
      ),
  }),
]
