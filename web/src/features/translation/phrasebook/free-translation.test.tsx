import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { BilingualPhrase } from '@tripwright/domain/translation/phrasebook'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FreeTranslation } from './free-translation.tsx'

const bill: BilingualPhrase = {
  key: 'bill',
  situation: 'money',
  english: 'The bill, please.',
  text: 'Die Rechnung, bitte.',
  romanised: null,
  isUnsure: false,
  own: 'The bill, please.',
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ translators: [] }))
  // Chrome without its language model: the translator is never ready.
  vi.stubGlobal('Translator', {
    availability: async () => 'downloadable',
    create: () => new Promise(() => {}),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('shows the nearest phrase, progress and Cancel at once while the browser gets its translator ready', async () => {
  render(
    <FreeTranslation
      mine={{ language: 'en', name: 'English' }}
      other={{ language: 'de', name: 'German' }}
      phrases={[bill]}
      onShow={() => {}}
      renderPhrases={(phrases) => phrases.map(({ key, text }) => <p key={key}>{text}</p>)}
    />,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Text in English' }), 'the bill please')
  await userEvent.click(screen.getByRole('button', { name: 'Translate' }))
  expect(await screen.findByText('Die Rechnung, bitte.')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Getting the translator ready' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'Translate' }).getAttribute('aria-busy')).toBeNull()
})
