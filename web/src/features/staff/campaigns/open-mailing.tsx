import { mailingsMessages, readMailing } from '@tripwright/domain/staff/campaigns'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { MailingActions } from './mailing-actions.tsx'
import { MailingEditor } from './mailing-editor.tsx'
import { MailingPreview } from './mailing-preview.tsx'
import { MailingFigures } from './mailing-row.tsx'

/** One mailing from the server: a draft can be edited, any other only viewed. */
export function OpenMailing({ id, onGone }: { id: string; onGone: () => void }) {
  const t = useText(mailingsMessages)
  const { called, reload } = useCall(readMailing, { id })
  return (
    <Awaited
      called={called}
      loadingLabel={t('loading')}
      retryLabel={t('retry')}
      onRetry={() => void reload()}
    >
      {({ mailing, body }) => {
        const { version, subject, plan, language } = mailing
        if (mailing.state === 'draft')
          return (
            <MailingEditor
              key={version}
              initial={{ id, version, subject, body, plan, language }}
              isSaved
              onGone={onGone}
            />
          )
        return (
          <div className="grid gap-4">
            <h2 dir="auto" className="wrap-anywhere">
              {subject}
            </h2>
            <MailingFigures mailing={mailing} />
            <div className="flex flex-wrap gap-3">
              <MailingActions mailing={mailing} onChanged={() => void reload()} />
            </div>
            <MailingPreview id={id} version={version} />
          </div>
        )
      }}
    </Awaited>
  )
}
