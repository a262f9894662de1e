import {
  compensationMessages,
  type Flight,
  type Law,
  letterMessages,
  type Verdict,
} from '@tripwright/domain/compensation'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '#platform/save-file.ts'
import { useText } from '#platform/text/use-text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast.ts'
import type { FlightDraft } from './flight-draft.state.ts'
import { type Details, NEW_DETAILS, useLetter } from './letter.state.ts'

type LetterProps = { draft: FlightDraft; flight: Flight; due: readonly Verdict[] }
const DETAILS = ['airline', 'flight', 'booking', 'name'] as const

/** The claim by one of the laws that have a sum, to copy or to keep as a file. */
export function ClaimLetter({ draft, flight, due }: LetterProps) {
  const t = useText(letterMessages)
  const page = useText(compensationMessages)
  const [details, setDetails] = useState<Details>(NEW_DETAILS)
  const [law, setLaw] = useState<Law | null>(null)
  const verdict = due.find((one) => one.law === law) ?? due[0]
  return (
    <section className="grid gap-4" aria-labelledby="letter">
      <header>
        <h2 id="letter">{t('title')}</h2>
        <p className="max-w-prose text-muted">{t('private')}</p>
      </header>
      <div className="grid items-start gap-4 md:grid-cols-2">
        {due.length > 1 && verdict ? (
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
        {DETAILS.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            autoComplete={name === 'name' ? 'name' : 'off'}
            value={details[name]}
            onChange={({ target }) => setDetails({ ...details, [name]: target.value })}
          />
        ))}
      </div>
      {verdict ? (
        <Sheet facts={{ details, flight, verdict, from: draft.departure, to: draft.arrival }} />
      ) : null}
    </section>
  )
}

function Sheet({ facts }: { facts: Parameters<typeof useLetter>[0] }) {
  const t = useText(letterMessages)
  const letter = useLetter(facts)

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
      <article
        aria-label={t('preview')}
        className="wrap-anywhere whitespace-pre-wrap border border-rule bg-sheet p-5 font-text md:p-8"
      >
        {letter}
      </article>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button variant="outline" onClick={() => saveFile('claim.txt', letter, 'text/plain')}>
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
      </div>
    </>
  )
}
