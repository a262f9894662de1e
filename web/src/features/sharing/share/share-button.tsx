import { type ShareContent, shareMessages } from '@tripwright/domain/sharing/share'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { publicAddress } from '#platform/reach-server.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { copyCaption, share, useCopied } from './share.state.ts'

type ShareButtonProps = {
  /** `instagram` copies a caption, because its pictures take no link; `minimal` is the icon only. */
  variant?: 'default' | 'instagram' | 'minimal'
  /** What to share, with a path or a whole address as its `url`; the product itself by default. */
  what?: ShareContent
  /** The button's text, where it does not share the product. */
  label?: string
  size?: 'default' | 'sm'
  className?: string
}

/** Shares the product (specification section 2) or a part of it, in three forms. It confirms a copy for 2 s. */
export function ShareButton({
  variant = 'default',
  what,
  label: message,
  size,
  className,
}: ShareButtonProps) {
  const t = useText(shareMessages)
  // Read on click: a prerendered document knows no address.
  const whole = () => {
    const shared = what ?? { url: '/', title: t('title'), text: t('text') }
    return { ...shared, url: publicAddress(shared.url) }
  }
  const isInstagram = variant === 'instagram'
  const [isCopied, run] = useCopied(() => (isInstagram ? copyCaption(whole()) : share(whole())))
  const Mark = isCopied ? Check : isInstagram ? Copy : Share2
  const label = message ?? (isInstagram ? t('instagram') : t('button'))

  return variant === 'minimal' ? (
    <Button variant="ghost" size="icon" className={className} aria-label={label} onClick={run}>
      <Mark aria-hidden="true" />
    </Button>
  ) : (
    <Button variant="outline" size={size} className={className} onClick={run}>
      <Mark aria-hidden="true" className="size-5" />
      {isCopied ? t('copied') : label}
    </Button>
  )
}
