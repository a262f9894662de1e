import { forwardingMessages } from '@tripwright/domain/documents/forwarding'
import Copy from 'lucide-react/icons/copy'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { toast } from '#ui/toast.ts'

/** A secret address right after it was made: it is not shown again. */
export function NewMailAddress({ email }: { email: string }) {
  const t = useText(forwardingMessages)
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(email).then(
      () => true,
      () => false,
    )
    if (isCopied) toast(t('copied'), { kind: 'success' })
    else toast(t('copied.not'), { kind: 'error' })
  }
  return (
    <div className="grid gap-3 border-brand border-s-4 bg-wash p-4">
      <p role="status" className="font-semibold">
        {t('new.title')}
      </p>
      {/* Two lines on a phone: nobody should have to move a text to see all of it. */}
      <TextareaField
        label={t('new.address')}
        hint={t('new.hint')}
        dir="ltr"
        rows={2}
        readOnly={true}
        spellCheck={false}
        value={email}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="outline" className="justify-self-start" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-5" />
        {t('copy')}
      </Button>
    </div>
  )
}
