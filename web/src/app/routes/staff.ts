import { PERSONAL, type Route, route, together } from './route.ts'

const STAFF = { ...PERSONAL, guard: 'staff' } as const
const adminTexts = () => import('@tripwright/domain/admin').then(({ adminMessages }) => adminMessages)

const dashboard = () =>
  together(
    import('#features/admin/admin-dashboard-page.tsx').then(({ AdminDashboardPage }) => AdminDashboardPage),
    adminTexts(),
  )
const signInAt = (path: string) =>
  route({
    ...{ ...PERSONAL, guard: 'none' },
    ...{ title: 'login.title', description: 'login.description', breadcrumb: 'login.breadcrumb' },
    path,
    load: () =>
      together(
        import('#features/admin/admin-login-page.tsx').then(({ AdminLoginPage }) => AdminLoginPage),
        adminTexts(),
      ),
  })

/** For those who run the installation. */
export const STAFF_ROUTES: readonly Route[] = [
  signInAt('/admin-login'),
  signInAt('/admin-auth'),
  route({ ...STAFF, path: '/admin', load: dashboard }),
  route({ ...STAFF, path: '/dashboard-admin', layout: 'bare', load: dashboard }),
  route({
    ...PERSONAL,
    path: '/unified-dashboard',
    load: () =>
      together(
        import('#features/admin/admin-dashboard-page.tsx').then(
          ({ UnifiedDashboardPage }) => UnifiedDashboardPage,
        ),
        adminTexts(),
      ),
  }),
  route({
    ...STAFF,
    ...{ title: 'support.title', description: 'support.description', breadcrumb: 'support.breadcrumb' },
    path: '/support-admin',
    load: () =>
      together(
        import('#features/admin/admin-support-page.tsx').then(({ AdminSupportPage }) => AdminSupportPage),
        adminTexts(),
      ),
  }),
  route({
    ...PERSONAL,
    ...{ title: 'blog.title', description: 'blog.description', breadcrumb: 'blog.breadcrumb' },
    path: '/admin/blog',
    load: () =>
      together(
        import('#features/admin/admin-blog-page.tsx').then(({ AdminBlogPage }) => AdminBlogPage),
        adminTexts(),
      ),
  }),
]
