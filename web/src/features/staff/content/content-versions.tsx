import { contentMessages, readContentRevision, type StaffContent } from '@tripwright/domain/staff/content'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form-error.tsx'

type ContentVersionsProps = {
  content: StaffContent
  /** Whether nothing unsaved would be lost. */
  mayRestore: boolean
  onRestore: (value: unknown, revision: number) => Promise<void>
}

/** Every saved version; an old one is restored as a new one. */
export function ContentVersions({ content, mayRestore, onRestore }: ContentVersionsProps) {
  const t = useText(contentMessages)
  const [error, setError] = useState<string | null>(null)
  const { part, revision, history } = content

  async function restore(old: number) {
    const response = await call(readContentRevision, { part, revision: old })
    setError(response.ok ? null : response.message)
    if (response.ok) await onRestore(response.value.value, old)
  }
  if (history.length === 0) return null
  return (
    <section className="grid gap-4 border-ink border-t pt-6">
      <h3 className="text-lg">{t('history')}</h3>
      <FormError text={error} />
      <ul className="grid gap-2">
        {history.map(({ revision: one, savedAt, savedBy, restoredFrom }) => (
          <li key={one} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <span>
              {t('version', { revision: one, at: new Date(savedAt), name: savedBy ?? t('somebody') })}
              {restoredFrom === null ? null : (
                <small className="ms-2 text-muted">{t('restored', { revision: restoredFrom })}</small>
              )}
            </span>
            {one === revision ? null : (
              <Button variant="outline" size="sm" disabled={!mayRestore} onClick={() => void restore(one)}>
                {t('restore', { revision: one })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
