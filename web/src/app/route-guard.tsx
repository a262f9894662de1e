import { Fragment, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Route, useLocation, useSearch } from 'wouter'
import { saveAuthRedirect } from '#platform/auth-redirect.ts'
import { useSession } from '#platform/session.ts'
import { useText } from '#platform/text/use-text.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { appMessages } from './app.messages.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { FailedPage } from './failed-page.tsx'
import { findRoute } from './find-route.ts'
import { PageHead } from './page-head.tsx'
import { retryPage, usePage } from './page-loader.ts'
import type { Guard } from './routes/route.ts'

// Lazy, because few people need it.
const AdminGate = lazy(() =>
  import('#features/staff/admin/index.ts').then(({ AdminGate }) => ({ default: AdminGate })),
)

/** The page of the present path, behind its guard and inside its own error boundary. */
export function RouteView() {
  const [path] = useLocation()
  const route = findRoute(path)
  const page = usePage(route, path)

  if (page === null) return <LoadingPage />
  if (page.state === 'failed')
    return <FailedPage reason="not-loaded" onRetry={() => retryPage(route, path)} />
  const { Page, texts } = page.page
  return (
    <>
      <PageHead route={route} texts={texts} />
      <ErrorBoundary key={path}>
        <Guarded guard={route.guard}>
          <Route path={route.path}>
            <Page />
          </Route>
        </Guarded>
      </ErrorBoundary>
    </>
  )
}

/** Specification section 4, "Auth gate": loading, then the sign-in page or the content. */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const session = useSession()
  if (guard === 'staff' || guard === 'support' || guard === 'admin')
    return (
      <Suspense fallback={<LoadingPage />}>
        <AdminGate needs={guard}>{children}</AdminGate>
      </Suspense>
    )
  if (guard === 'none') return children
  // Another user, also without a sign-out between, must not see data that was loaded for the previous one.
  if (session.state === 'signed-in') return <Fragment key={session.user.id}>{children}</Fragment>
  return session.state === 'loading' ? <LoadingPage /> : <ToSignIn />
}

function ToSignIn() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const isSent = useRef(false)
  useEffect(() => {
    // Once: on the last render the path is already that of the sign-in page.
    if (isSent.current) return
    isSent.current = true
    saveAuthRedirect((search ? `${path}?${search}` : path) + location.hash)
    navigate('/auth', { replace: true })
  }, [path, search, navigate])
  return <LoadingPage />
}

function LoadingPage() {
  const t = useText(appMessages)
  return (
    <Loading label={t('loading')} isLabelVisible className="page grid min-h-dvh content-start gap-6 py-12">
      <Skeleton className="h-12 max-w-96" />
      <Skeleton className="h-64" />
    </Loading>
  )
}
