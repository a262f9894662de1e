import { type Airport, airportText } from '@tripwright/domain/booking/flights'
import {
  type CompensationVerdict,
  compensationMessages,
  type DisruptedFlight,
  type FlightFormState,
  languageOfAirline,
  letterMessages,
  type ParsedFlightForm,
  type PassengerLaw,
} from '@tripwright/domain/claims/compensation'
import Bookmark from 'lucide-react/icons/bookmark'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { downloadText } from '#platform/download-file.ts'
import { nameOf, ownNameOf } from '#platform/text/formatter.ts'
import { directionOf, useLocale } from '#platform/text/locale.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import { ClaimChecklist } from './claim-checklist.tsx'
import { useClaimTable } from './claim-tables.state.ts'
import { type LetterInput, writeLetter } from './letter.state.ts'
import type { OpenClaim } from './open-claim.state.ts'

type LetterProps = {
  draft: FlightFormState
  read: ParsedFlightForm
  flight: DisruptedFlight
  due: readonly CompensationVerdict[]
  claim: OpenClaim
}
const FIELDS = ['airline', 'booking', 'name', 'passengers', 'account'] as const

/** The claim under one of the laws that grant a sum: evidence, deadline, and the letter to copy, save or print. */
export function ClaimLetter(props: LetterProps) {
  const { draft, read, flight, due, claim } = props
  const t = useText(letterMessages)
  const page = useText(compensationMessages)
  const [law, setLaw] = useState<PassengerLaw | null>(null)
  const verdict = due.find((one) => one.law === law) ?? due[0]
  if (!verdict) return null
  const details = { ...claim.details, airline: claim.details.airline || (read.airline?.[2] ?? '') }
  const labelOf = (airport: Airport | null, text: string) => (airport ? airportText(airport) : text)
  const way = {
    from: labelOf(read.departure, draft.departure),
    to: labelOf(read.arrival, draft.arrival),
    number: draft.flight,
  }
  return (
    <>
      <ClaimChecklist flight={flight} law={verdict.law} />
      <section className="grid gap-4" aria-labelledby="letter">
        <header>
          <h2 id="letter">{t('title')}</h2>
          <p className="max-w-prose text-muted">{t('private')}</p>
        </header>
        <div className="grid items-start gap-4 md:grid-cols-2">
          {due.length > 1 ? (
            <SelectField
              label={t('law')}
              className="md:col-span-2"
              value={verdict.law}
              onChange={({ target }) => setLaw(due.find((one) => one.law === target.value)?.law ?? null)}
            >
              {due.map((one) => (
                <option key={one.law} value={one.law}>
                  {page(`law.${one.law}`)}
                </option>
              ))}
            </SelectField>
          ) : null}
          {FIELDS.map((name) => (
            <TextField
              key={name}
              label={t(name)}
              autoComplete={name === 'name' ? 'name' : 'off'}
              inputMode={name === 'passengers' ? 'numeric' : undefined}
              maxLength={200}
              value={details[name]}
              onChange={({ target }) => claim.changeDetails({ [name]: target.value })}
            />
          ))}
        </div>
        <Letter details={details} flight={flight} verdict={verdict} way={way} onChange={claim.changeDetails}>
          <Button variant="secondary" onClick={() => void claim.keep(verdict)}>
            <Bookmark aria-hidden="true" />
            {t(claim.isSaved ? 'claims.update' : 'claims.save')}
          </Button>
        </Letter>
      </section>
    </>
  )
}

type LetterSheetProps = LetterInput & { onChange: OpenClaim['changeDetails']; children: React.ReactNode }

function Letter({ onChange, children, ...input }: LetterSheetProps) {
  const t = useText(letterMessages)
  const { locale } = useLocale()
  const letters = useClaimTable('letters')?.letters
  if (!letters) return <div className="skeleton min-h-96" />
  const preferred = input.details.language || languageOfAirline(input.flight.carrierCountry)
  const language = letters[preferred] ? preferred : 'en'
  const texts = letters[language]
  if (!texts) return null
  const letter = writeLetter(texts, language, input)

  async function copy() {
    try {
      await navigator.clipboard.writeText(letter)
      toast(t('copied'), { kind: 'success' })
    } catch {
      toast(t('copy.failed'), { kind: 'error' })
    }
  }

  return (
    <>
      <SelectField
        label={t('language')}
        hint={t('language.hint')}
        className="md:max-w-sm"
        value={language}
        onChange={({ target }) => onChange({ language: target.value })}
      >
        <Languages codes={Object.keys(letters)} locale={locale} />
      </SelectField>
      <article
        lang={language}
        dir={directionOf(language)}
        aria-label={t('preview')}
        className="print-alone wrap-anywhere whitespace-pre-wrap border border-rule bg-sheet p-5 font-text md:p-8"
      >
        {letter}
      </article>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button variant="outline" onClick={() => downloadText('claim.txt', letter, 'text/plain')}>
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t('print')}
        </Button>
        {children}
      </div>
    </>
  )
}

/** The languages of the letter, the reader's own first, each with its name in both languages. */
function Languages({ codes, locale }: { codes: readonly string[]; locale: string }) {
  const bothNamesOf = (code: string) => {
    const [here, home] = [nameOf(locale, 'language', code), ownNameOf(code)]
    return here === home ? here : `${here} (${home})`
  }
  const isOwn = (code: string) => locale.startsWith(code)
  const sorted = codes.map((code) => ({ code, name: bothNamesOf(code) }))
  sorted.sort((a, b) => Number(isOwn(b.code)) - Number(isOwn(a.code)) || a.name.localeCompare(b.name))
  return sorted.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
