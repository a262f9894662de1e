import { adminMessages } from '@tripwright/domain/admin'
import { useText } from '#platform/text/use-text.ts'
import { PageFrame } from '#ui/page-frame.tsx'
import { PeopleList } from './people-list.tsx'

/** What support works with. */
export function AdminSupportPage() {
  const t = useText(adminMessages)
  return (
    <PageFrame heading={t('support.heading')} lead={t('support.lead')}>
      <PeopleList />
    </PageFrame>
  )
}
