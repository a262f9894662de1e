import { CONSENT_KINDS, type ConsentKind, consentMessages } from '@tripwright/domain/site/consent'
import { useText } from '#platform/text/use-text.ts'
import { Checkbox } from '#ui/checkbox.tsx'

type ConsentBoxesProps = {
  choice: Record<ConsentKind, boolean>
  onChange: (choice: Record<ConsentKind, boolean>) => void
}

/** The kinds of consent; the essential one is shown as always on. */
export function ConsentBoxes({ choice, onChange }: ConsentBoxesProps) {
  const t = useText(consentMessages)
  return (
    <div className="grid gap-2">
      <Checkbox label={t('essential.label')} hint={t('essential.hint')} checked disabled readOnly />
      {CONSENT_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`${kind}.label`)}
          hint={t(`${kind}.hint`)}
          checked={choice[kind]}
          onChange={(event) => onChange({ ...choice, [kind]: event.target.checked })}
        />
      ))}
    </div>
  )
}
