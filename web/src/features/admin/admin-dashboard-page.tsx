import { adminMessages } from '@tripwright/domain/admin'
import { hasFlag } from '@tripwright/domain/auth'
import type { ReactNode } from 'react'
import { Link, Redirect, useSearch, useSearchParams } from 'wouter'
import { DiscountsTab } from '#features/discount/index.ts'
import { SitePages, SiteWords } from '#features/seo/index.ts'
import { SubscriptionsTab } from '#features/subscription/index.ts'
import { Inbox } from '#features/support/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { type TabItem, Tabs } from '#ui/tabs.tsx'
import { PostStates } from './admin-blog-page.tsx'
import { useStaff } from './admin-staff.state.ts'
import { AuditTab } from './audit-tab.tsx'
import { FeedsTab } from './feeds-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PeopleList } from './people-list.tsx'

/** The dashboard of staff; `?tab=` opens a part of it, and an address with a part that is not there opens the first. */
export function AdminDashboardPage() {
  const t = useText(adminMessages)
  const { email, role, secondStep } = useStaff()
  const [parameters, setParameters] = useSearchParams()
  const item = (id: TabId, panel: ReactNode): TabItem => ({ id, label: t(`tab.${id}`), panel })
  const items: [TabItem, ...TabItem[]] = [
    item('overview', <OverviewTab />),
    item('users', <PeopleList />),
    item('subscriptions', <SubscriptionsTab />),
    item('chat', <Inbox />),
    item('blog', <PostStates />),
    item('seo-automation', <SitePages />),
    item('content-generation', <SiteWords />),
    item('feeds', <FeedsTab />),
    ...(hasFlag(role, 'marketing') ? [item('discounts', <DiscountsTab />)] : []),
    ...(hasFlag(role, 'admin') ? [item('audit', <AuditTab />)] : []),
  ]
  const asked = parameters.get('tab')
  const selected = items.find(({ id }) => id === asked)?.id ?? items[0].id

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
        items={items}
        selected={selected}
        onSelect={(tab) => setParameters({ tab }, { replace: true })}
      />
      <Link href="/" className="inline-flex min-h-11 items-center justify-self-start underline">
        {t('back-to-site')}
      </Link>
    </PageFrame>
  )
}

type TabId =
  | 'overview'
  | 'users'
  | 'subscriptions'
  | 'chat'
  | 'seo-automation'
  | 'content-generation'
  | 'blog'
  | 'feeds'
  | 'discounts'
  | 'audit'

/** The mobile layout's name for the dashboard (specification section 2): it needs sign-in, and what it leads to asks for staff. */
export function UnifiedDashboardPage() {
  const search = useSearch()
  return <Redirect to={search ? `/admin?${search}` : '/admin'} replace />
}
