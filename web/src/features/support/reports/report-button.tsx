import { type ReportedKind, reportMessages } from '@tripwright/domain/support/reports'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/lazy-part.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog))

type ReportButtonProps = {
  kind: ReportedKind
  /** The id of a review, or the secret of a link. */
  target: string
  /** Whose it is, where several buttons are beside each other. */
  by?: string
}

/** Lets anybody report something that everybody sees. */
export function ReportButton({ kind, target, by }: ReportButtonProps) {
  const t = useText(reportMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="link"
        size="sm"
        className="justify-self-start ps-0 text-muted"
        onClick={() => setIsOpen(true)}
        {...(by !== undefined && { 'aria-label': t('report.review.name', { name: by }) })}
      >
        {by === undefined ? t(`report.${kind}`) : t('report')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog kind={kind} target={target} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
