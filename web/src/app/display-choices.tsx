import { ownNameOf } from '#platform/text/formatter.ts'
import { chooseLocale, offeredLocales, useLocale } from '#platform/text/locale.ts'
import { useText } from '#platform/text/use-text.ts'
import { useTheme } from '#platform/theme.ts'
import { SelectField } from '#ui/select.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { toast } from '#ui/toast.ts'
import { accountMessages } from './account.messages.ts'

/** Theme and language. */
export function DisplayChoices() {
  const t = useText(accountMessages)
  const { theme, setTheme } = useTheme()
  return (
    <div className="grid gap-4">
      <ThemeSwitch
        value={theme}
        onChange={setTheme}
        label={t('theme')}
        names={{ light: t('light'), dark: t('dark'), system: t('system') }}
      />
      <LanguageField />
    </div>
  )
}

/** The available languages. */
export function LanguageField() {
  const t = useText(accountMessages)
  const { locale } = useLocale()
  const offered = offeredLocales(locale)

  async function choose(next: string) {
    if (!(await chooseLocale(next))) toast(t('language.failed'), { kind: 'error' })
  }

  return (
    <SelectField
      label={t('language')}
      value={offered.includes(locale) ? locale : (offered[0] ?? '')}
      onChange={(event) => void choose(event.target.value)}
    >
      {offered.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {ownNameOf(tag)}
        </option>
      ))}
    </SelectField>
  )
}
