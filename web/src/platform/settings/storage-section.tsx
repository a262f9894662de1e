import { useCallback, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { measureStorage, requestPersistence, type StorageUsage } from '../device-storage.ts'
import { useSize } from '../text/use-size.ts'
import { useText } from '../text/use-text.ts'
import { storageMessages } from './storage.messages.ts'

/** How much the app stores here, and whether the browser keeps it; nothing where the browser does not say. */
export function StorageSection() {
  const t = useText(storageMessages)
  const size = useSize()
  const [usage, setUsage] = useState<StorageUsage | null>(null)
  const [isRefused, setRefused] = useState(false)
  const measure = useCallback(() => void measureStorage().then(setUsage), [])
  useEffect(measure, [measure])
  if (usage === null) return null

  async function keep() {
    setRefused(!(await requestPersistence()))
    measure()
  }
  return (
    <section aria-label={t('title')} className="grid justify-items-start gap-2">
      <h3 className="font-sans font-semibold text-base">{t('title')}</h3>
      <p>
        {t('used', { used: size(usage.used), quota: size(usage.quota) })}{' '}
        {t(usage.isPersisted ? 'kept' : 'not-kept')}
      </p>
      {usage.isPersisted ? null : (
        <Button variant="outline" size="sm" onClick={() => void keep()}>
          {t('keep')}
        </Button>
      )}
      <p role="status">{isRefused ? t('refused') : null}</p>
    </section>
  )
}
