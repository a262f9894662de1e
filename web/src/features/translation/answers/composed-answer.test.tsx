import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { CompanionAnswer } from '@tripwright/domain/assistant/conversation'
import { loadVoice } from '@tripwright/domain/translation/answers'
import { beforeEach, expect, it, vi } from 'vitest'
import { ComposedAnswer } from './composed-answer.tsx'

// The reader of languages is loaded with the sentences, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
})

async function show(
  cards: readonly CompanionAnswer[],
  language: string,
  onAsk = (_text: string) => undefined,
) {
  const voice = await loadVoice(language)
  if (!voice) throw new Error(`no voice in ${language}`)
  render(
    <ComposedAnswer cards={cards} voice={voice} note="(note)" onAsk={onAsk}>
      {({ kind }) => <p>card of {kind}</p>}
    </ComposedAnswer>,
  )
}

it('an answer with facts is said in the language of the question, and its card follows in English', async () => {
  await show([{ kind: 'visa', destination: 'JP', passports: [], requirements: [] }], 'ar')
  const said = screen.getByText(/^اليابان:/)
  expect(said.closest('[lang]')).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(screen.getByText('card of visa')).toBeTruthy()
})

it('a question back has its chips in that language, and no English card', async () => {
  const asked: string[] = []
  const card = { kind: 'question', about: null, missing: null, offers: ['visa.check'], said: {} } as const
  await show([{ ...card, offers: [...card.offers] }], 'de', (text) => void asked.push(text))
  await userEvent.click(screen.getByRole('button', { name: 'Brauche ich ein Visum?' }))
  expect(asked).toEqual(['Brauche ich ein Visum?'])
  expect(screen.queryByText('card of question')).toBeNull()
})

it('an answer that has no sentences says that it is in English', async () => {
  await show([{ kind: 'stays', place: 'Rom', from: null, to: null, adults: null }], 'de')
  expect(screen.getByText('(note)')).toBeTruthy()
  expect(screen.getByText('card of stays')).toBeTruthy()
})
