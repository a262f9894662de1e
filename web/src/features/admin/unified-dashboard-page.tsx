import { Redirect, useSearch } from 'wouter'

/** The mobile layout's name for the dashboard (specification section 2): it needs sign-in, and what it leads to asks for staff. */
export function UnifiedDashboardPage() {
  const search = useSearch()
  return <Redirect to={search ? `/admin?${search}` : '/admin'} replace />
}
