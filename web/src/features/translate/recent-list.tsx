import { directionOf, translateMessages } from '@tripwright/domain/translate'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'
import { clearRecent, type Shown, useRecent } from './recent.state.ts'

/** What was shown lately, to show once more. */
export function RecentList({ onShow }: { onShow: (shown: Shown) => void }) {
  const t = useText(translateMessages)
  const recent = useRecent()

  function clear(): void {
    const undo = clearRecent()
    toast(t('recent.cleared'), { action: { label: t('undo'), onPick: undo } })
  }
  return (
    <section className="grid justify-items-start gap-3 border-hairline border-t pt-4">
      <h2 className="text-lg">{t('recent.title')}</h2>
      {recent.length === 0 ? <p className="text-muted text-sm">{t('recent.empty')}</p> : null}
      <ul className="w-full empty:hidden">
        {recent.map((one) => (
          <li key={`${one.language} ${one.text}`} className="border-hairline border-b">
            <button
              type="button"
              lang={one.language}
              className="min-h-11 w-full truncate text-start hover:underline"
              onClick={() => onShow(one)}
            >
              <bdi dir={directionOf(one.language)}>{one.text}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {recent.length > 0 ? (
        <Button variant="outline" size="sm" onClick={clear}>
          {t('recent.clear')}
        </Button>
      ) : null}
    </section>
  )
}
