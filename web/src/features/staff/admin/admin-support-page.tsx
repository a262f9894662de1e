import { adminMessages } from '@tripwright/domain/staff/admin'
import { Inbox } from '#features/support/conversations/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { PeopleList } from './people-list.tsx'

/** The tools of support staff. */
export function AdminSupportPage() {
  const t = useText(adminMessages)
  return (
    <PageFrame heading={t('support.heading')} lead={t('support.lead')}>
      <Inbox />
      <section className="grid gap-4 border-ink border-t pt-6">
        <h2>{t('support.people')}</h2>
        <PeopleList />
      </section>
    </PageFrame>
  )
}
