import { loadWithTexts, type PageRoute, PERSONAL, route } from './route.ts'

const STAFF = { ...PERSONAL, guard: 'support' } as const
const OPEN = { ...PERSONAL, guard: 'none' } as const

/** Pages for the staff of the installation. */
export const STAFF_ROUTES: readonly PageRoute[] = [
  route({
    ...OPEN,
    title: 'login.title',
    description: 'login.description',
    breadcrumb: 'login.breadcrumb',
    path: '/admin-login',
    load: () =>
      loadWithTexts(
        import('#features/staff/admin/admin-login-page.tsx').then(({ AdminLoginPage }) => AdminLoginPage),
        import('@tripwright/domain/staff/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...OPEN,
    title: 'login.title',
    description: 'login.description',
    breadcrumb: 'login.breadcrumb',
    path: '/admin-auth',
    load: () =>
      loadWithTexts(
        import('#features/staff/admin/admin-login-page.tsx').then(({ AdminLoginPage }) => AdminLoginPage),
        import('@tripwright/domain/staff/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...STAFF,
    guard: 'staff',
    path: '/admin',
    load: () =>
      loadWithTexts(
        import('#features/staff/admin/admin-dashboard-page.tsx').then(
          ({ AdminDashboardPage }) => AdminDashboardPage,
        ),
        import('@tripwright/domain/staff/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...STAFF,
    layout: 'bare',
    path: '/dashboard-admin',
    load: () =>
      loadWithTexts(
        import('#features/staff/admin/admin-dashboard-page.tsx').then(
          ({ AdminDashboardPage }) => AdminDashboardPage,
        ),
        import('@tripwright/domain/staff/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...STAFF,
    title: 'support.title',
    description: 'support.description',
    breadcrumb: 'support.breadcrumb',
    path: '/support-admin',
    load: () =>
      loadWithTexts(
        import('#features/staff/admin/admin-support-page.tsx').then(
          ({ AdminSupportPage }) => AdminSupportPage,
        ),
        import('@tripwright/domain/staff/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...PERSONAL,
    path: '/unified-dashboard',
    load: () =>
      loadWithTexts(
        import('#features/staff/admin/admin-dashboard-page.tsx').then(
          ({ UnifiedDashboardPage }) => UnifiedDashboardPage,
        ),
        import('@tripwright/domain/staff/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...PERSONAL,
    title: 'blog.title',
    description: 'blog.description',
    breadcrumb: 'blog.breadcrumb',
    path: '/admin/blog',
    load: () =>
      loadWithTexts(
        import('#features/staff/admin/admin-blog-page.tsx').then(({ AdminBlogPage }) => AdminBlogPage),
        import('@tripwright/domain/staff/admin').then(({ adminMessages }) => adminMessages),
      ),
  }),
  route({
    ...STAFF,
    path: '/seo-dashboard',
    load: () =>
      loadWithTexts(
        import('#features/site/seo/seo-dashboard-page.tsx').then(({ SeoDashboardPage }) => SeoDashboardPage),
        import('@tripwright/domain/site/seo').then(({ seoMessages }) => seoMessages),
      ),
  }),
  route({
    ...STAFF,
    guard: 'admin',
    title: 'content.title',
    description: 'content.description',
    breadcrumb: 'content.breadcrumb',
    path: '/seo-content',
    load: () =>
      loadWithTexts(
        import('#features/site/seo/seo-content-page.tsx').then(({ SeoContentPage }) => SeoContentPage),
        import('@tripwright/domain/site/seo').then(({ seoMessages }) => seoMessages),
      ),
  }),
  route({
    ...STAFF,
    title: 'mail.title',
    description: 'mail.description',
    breadcrumb: 'mail.breadcrumb',
    path: '/email-test-new',
    load: () =>
      loadWithTexts(
        import('#features/account/notifications/email-test-page.tsx').then(
          ({ EmailTestNewPage }) => EmailTestNewPage,
        ),
        import('@tripwright/domain/account/notifications').then(
          ({ notificationsMessages }) => notificationsMessages,
        ),
      ),
  }),
  route({
    ...PERSONAL,
    title: 'mail.title',
    description: 'mail.description',
    breadcrumb: 'mail.breadcrumb',
    path: '/email-test',
    load: () =>
      loadWithTexts(
        import('#features/account/notifications/email-test-page.tsx').then(
          ({ EmailTestPage }) => EmailTestPage,
        ),
        import('@tripwright/domain/account/notifications').then(
          ({ notificationsMessages }) => notificationsMessages,
        ),
      ),
  }),
  route({
    ...PERSONAL,
    title: 'test.title',
    description: 'test.description',
    breadcrumb: 'test.breadcrumb',
    path: '/notification-test',
    load: () =>
      loadWithTexts(
        import('#features/account/notifications/notifications-test-page.tsx').then(
          ({ NotificationTestPage }) => NotificationTestPage,
        ),
        import('@tripwright/domain/account/notifications').then(
          ({ notificationsMessages }) => notificationsMessages,
        ),
      ),
  }),
]
