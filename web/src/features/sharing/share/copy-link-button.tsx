import { shareMessages } from '@tripwright/domain/sharing/share'
import { publicAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { copyLink, useCopied } from './share.state.ts'

/** Copies the address of this page; `onCopy` is called on each click. */
export function CopyLinkButton({ label, onCopy }: { label: string; onCopy: () => void }) {
  const t = useText(shareMessages)
  const [isCopied, run] = useCopied(() => {
    onCopy()
    return copyLink(publicAddress(location.pathname + location.search + location.hash))
  })
  return (
    <Button size="sm" onClick={run}>
      {isCopied ? t('copied') : label}
    </Button>
  )
}
