import { encodeCall } from '@tripwright/domain/base/contract'
import {
  previewTrialMail,
  readTrialMail,
  type TrialMailKind,
  trialSeriesMessages,
} from '@tripwright/domain/plans/trial-mails'
import { serverAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Awaited } from '#ui/awaited.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DocumentFrame } from '#ui/document-frame.tsx'

/** A trial mail as sent: its HTML, and its text part. */
export function TrialMailPreview({ kind, onClose }: { kind: TrialMailKind; onClose: () => void }) {
  const t = useText(trialSeriesMessages)
  const { called, reload } = useCall(readTrialMail, { kind })
  const name = t(`kind.${kind}`)
  return (
    <Dialog
      isOpen
      onDismiss={onClose}
      title={name}
      description={called.status === 'ready' ? t('subject', { subject: called.value.subject }) : undefined}
      closeLabel={t('close')}
    >
      <DocumentFrame
        src={serverAddress(encodeCall(previewTrialMail, { kind }).path)}
        title={t('page.title', { kind: name })}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('text')}</summary>
        <Awaited
          called={called}
          loadingLabel={t('loading')}
          retryLabel={t('retry')}
          onRetry={() => void reload()}
        >
          {({ text }) => (
            <pre
              dir="auto"
              className="wrap-anywhere whitespace-pre-wrap border border-rule bg-well p-3 text-sm"
            >
              {text}
            </pre>
          )}
        </Awaited>
      </details>
    </Dialog>
  )
}
