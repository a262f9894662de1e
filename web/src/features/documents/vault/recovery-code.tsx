import { vaultMessages } from '@tripwright/domain/documents/vault'
import { type FormEvent, useState } from 'react'
import { downloadText } from '#platform/download-file.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

/** The recovery code, shown only once; it closes when its last group was typed as proof of a copy. */
export function RecoveryCode({ code, onSaved }: { code: string; onSaved: () => void }) {
  const t = useText(vaultMessages)
  const formats = useFormats()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim().toUpperCase() === code.slice(-5)) onSaved()
    else setWrong(true)
  }
  function save(): void {
    const text = t('code.file', { date: formats.date(new Date()) })
    downloadText('tripwright-vault-recovery-code.txt', `${text}\n\n${code}\n`, 'text/plain')
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} aria-label={t('code.title')}>
      <h3 className="text-lg">{t('code.title')}</h3>
      <p className="max-w-prose">{t('code.text')}</p>
      <output className="paper-grid border border-ink tabular p-4 text-lg tracking-wider" dir="ltr">
        {code.match(/.{5}-?/g)?.map((group) => (
          <span key={group} className="inline-block">
            {group}
          </span>
        ))}
      </output>
      <Button variant="outline" className="justify-self-start" onClick={save}>
        {t('code.save')}
      </Button>
      <TextField
        label={t('code.type')}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong ? t('code.wrong') : undefined}
        className="max-w-80"
      />
      <Button type="submit" className="justify-self-start">
        {t('code.kept')}
      </Button>
    </form>
  )
}
