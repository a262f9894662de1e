import { filesMessages, listFiles } from '@tripwright/domain/documents/files'
import { useSize } from '#platform/text/use-size.ts'
import { useText } from '#platform/text/use-text.ts'
import { useCall } from '#platform/use-call.ts'
import { Progress } from '#ui/progress.tsx'

/** How much of the plan's storage the own files take; nothing until that is known. */
export function StorageLine() {
  const t = useText(filesMessages)
  const size = useSize()
  const { called } = useCall(listFiles, undefined)
  if (called.status !== 'ready') return null
  const { usedBytes, limitBytes } = called.value
  return (
    <section className="neatline grid gap-2 p-5">
      <Progress
        label={t('storage.title')}
        value={usedBytes}
        max={limitBytes}
        count={t('storage.used', { used: size(usedBytes), limit: size(limitBytes) })}
      />
      <p className="text-muted text-sm">{t('storage.text')}</p>
    </section>
  )
}
