import { expect, it } from 'vitest'
import { ROLES } from '../../base/roles.ts'
import { listDiscounts } from '../../plans/discount/index.ts'
import { listAccountSubscriptions } from '../../plans/subscription/index.ts'
import { readTrialSeries } from '../../plans/trial-mails/index.ts'
import { listReviewsToModerate } from '../../site/home/index.ts'
import { listInbox } from '../../support/conversations/index.ts'
import { listReports } from '../../support/reports/index.ts'
import { listOutsideServices, listPeople, readOverview } from './admin.contract.ts'
import { listAudit } from './audit.contract.ts'
import { STAFF_TABS, TAB_FLAGS, tabsOf } from './tabs.rules.ts'

it('the parts of the dashboard are named and ordered as the decisions say, with reports beside reviews', () => {
  expect(STAFF_TABS.join(' ')).toBe(
    'overview users subscriptions blog seo-automation content-generation email-campaigns chat trial-emails discounts reviews reports feeds audit',
  )
})

it.each([
  ['overview', readOverview],
  ['users', listPeople],
  ['subscriptions', listAccountSubscriptions],
  ['chat', listInbox],
  ['trial-emails', readTrialSeries],
  ['discounts', listDiscounts],
  ['reviews', listReviewsToModerate],
  ['reports', listReports],
  ['feeds', listOutsideServices],
  ['audit', listAudit],
] as const)('%s opens to those whom the server answers, and to nobody else', (tab, { roles }) => {
  expect(TAB_FLAGS[tab]).toEqual(roles)
})

it('owner and admin see all tabs, a traveller none, and support only its own', () => {
  expect(ROLES.map((role) => tabsOf(role).length)).toEqual([14, 14, 11, 5, 4, 1, 0])
  expect(tabsOf('support')).not.toContain('audit')
  expect(tabsOf('marketing')).toEqual([
    'seo-automation',
    'content-generation',
    'email-campaigns',
    'trial-emails',
    'discounts',
  ])
  expect(tabsOf('content_editor')).toEqual(['blog', 'seo-automation', 'content-generation', 'reviews'])
  expect(tabsOf('analyst')).toEqual(['overview'])
})
