import { landingMessages } from '@tripwright/domain/company'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** Shares the address of home by the sheet of the device; without one, or when that fails, copies it (specification section 7). */
export function ShareLink() {
  const t = useText(landingMessages)

  async function share() {
    const url = new URL('/', location.href).href
    const outcome = await shareOrCopy({ url, title: t('share.title') })
    if (outcome === 'copied') toast(t('share.copied'), { kind: 'success' })
    if (outcome === 'failed')
      toast(t('share.failed'), { kind: 'error', description: t('share.manually', { url }), duration: 12_000 })
  }

  return (
    <Button variant="outline" onClick={() => void share()}>
      {t('share.button')}
    </Button>
  )
}

async function shareOrCopy(data: { url: string; title: string }): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(data)
      return 'shared'
    }
  } catch (error) {
    // Whoever closes the sheet has chosen: nothing is copied behind their back.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
