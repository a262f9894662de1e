import { adminMessages, type StaffTab, tabsOf } from '@tripwright/domain/staff/admin'
import { type ComponentType, Suspense } from 'react'
import { Link, Redirect, useSearch, useSearchParams } from 'wouter'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { type TabItem, Tabs } from '#ui/tabs.tsx'
import { useStaff } from './admin-staff.state.ts'

/** Each tab loads when it is opened for the first time. */
const PARTS: Record<StaffTab, ComponentType> = {
  overview: lazyPart(() => import('./overview-tab.tsx').then(({ OverviewTab }) => OverviewTab)),
  users: lazyPart(() => import('./people-list.tsx').then(({ PeopleList }) => PeopleList)),
  subscriptions: lazyPart(() =>
    import('#features/plans/subscription/index.ts').then(({ SubscriptionsTab }) => SubscriptionsTab),
  ),
  blog: lazyPart(() => import('#features/staff/posts/index.ts').then(({ StaffPosts }) => StaffPosts)),
  'seo-automation': lazyPart(() => import('#features/site/seo/index.ts').then(({ SitePages }) => SitePages)),
  'content-generation': lazyPart(() =>
    import('#features/staff/content/index.ts').then(({ StaffContent }) => StaffContent),
  ),
  'email-campaigns': lazyPart(() =>
    import('#features/staff/campaigns/index.ts').then(({ MailingsTab }) => MailingsTab),
  ),
  chat: lazyPart(() => import('#features/support/conversations/index.ts').then(({ Inbox }) => Inbox)),
  'trial-emails': lazyPart(() =>
    import('#features/plans/trial-mails/index.ts').then(({ TrialMailsTab }) => TrialMailsTab),
  ),
  discounts: lazyPart(() =>
    import('#features/plans/discount/index.ts').then(({ DiscountsTab }) => DiscountsTab),
  ),
  reviews: lazyPart(() => import('#features/site/home/index.ts').then(({ ReviewsTab }) => ReviewsTab)),
  reports: lazyPart(() => import('#features/support/reports/index.ts').then(({ ReportsTab }) => ReportsTab)),
  feeds: lazyPart(() => import('./outside-tab.tsx').then(({ OutsideTab }) => OutsideTab)),
  audit: lazyPart(() => import('./audit-tab.tsx').then(({ AuditTab }) => AuditTab)),
}

/** The staff dashboard; `?tab=` opens a tab, and an unknown one opens the first. */
export function AdminDashboardPage() {
  const t = useText(adminMessages)
  const { email, role, secondStep } = useStaff()
  const [parameters, setParameters] = useSearchParams()
  const item = (id: StaffTab): TabItem => ({ id, label: t(`tab.${id}`), panel: <Part id={id} /> })
  const [first = item('overview'), ...others] = tabsOf(role).map(item)
  const requested = parameters.get('tab')
  const selected = others.find(({ id }) => id === requested)?.id ?? first.id

  return (
    <PageFrame
      heading={t('heading')}
      lead={<span className="wrap-anywhere">{t('lead', { email, role: t('role', { role }) })}</span>}
    >
      {secondStep === 'advised' ? (
        <p role="note" className="max-w-prose border-signal border-s-4 bg-signal-wash p-3">
          {t('step.advised')}{' '}
          <Link href="/settings#signing-in" className="inline-flex min-h-11 items-center underline">
            {t('step.set-up')}
          </Link>
        </p>
      ) : null}
      <Tabs
        label={t('tabs')}
        items={[first, ...others]}
        selected={selected}
        // A history entry of its own, so that Back returns to the previous tab.
        onSelect={(tab) => (tab === selected ? undefined : setParameters({ tab }))}
      />
      <Link href="/" className="inline-flex min-h-11 items-center justify-self-start underline">
        {t('back-to-site')}
      </Link>
    </PageFrame>
  )
}

function Part({ id }: { id: StaffTab }) {
  const t = useText(adminMessages)
  const Opened = PARTS[id]
  const fallback = (
    <Loading label={t('loading')}>
      <Skeleton className="h-64" />
    </Loading>
  )
  return (
    <Suspense fallback={fallback}>
      <Opened />
    </Suspense>
  )
}

/** The mobile layout's name for the dashboard (specification section 2): it needs sign-in, and its links need staff rights. */
export function UnifiedDashboardPage() {
  const search = useSearch()
  return <Redirect to={search ? `/admin?${search}` : '/admin'} replace />
}
