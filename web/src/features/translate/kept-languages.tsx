import { translateMessages } from '@tripwright/domain/translate'
import X from 'lucide-react/icons/x'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { toast } from '#ui/toast.ts'
import { forgetBook, keepBook, useKept } from './books.state.ts'

type KeptProps = { languages: readonly { language: string; name: string }[] }

/** Which languages this device has for the time without a network, and how to fetch or remove one. */
export function KeptLanguages({ languages }: KeptProps) {
  const t = useText(translateMessages)
  const kept = useKept()
  const here = languages.filter(({ language }) => kept.includes(language))
  const others = languages.filter(({ language }) => !kept.includes(language))

  async function keep(language: string): Promise<void> {
    const name = languages.find((one) => one.language === language)?.name ?? language
    if (language !== '' && !(await keepBook(language))) toast(t('kept.failed', { language: name }))
  }
  return (
    <section className="grid gap-3 border-hairline border-t pt-4">
      <h2 className="text-lg">{t('kept.title')}</h2>
      <p className="text-muted text-sm">{t('kept.text')}</p>
      <ul className="flex flex-wrap gap-x-4 empty:hidden">
        {here.map(({ language, name }) => (
          <li key={language} className="flex items-center">
            {name}
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('kept.forget', { language: name })}
              onClick={() => void forgetBook(language)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <SelectField label={t('kept.add')} value="" onChange={({ target }) => void keep(target.value)}>
          <option value="">{t('kept.choose')}</option>
          {others.map(({ language, name }) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </section>
  )
}
