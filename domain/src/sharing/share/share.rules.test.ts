import { expect, it } from 'vitest'
import { captionOf, SHARE_COPIED_MS } from './share.rules.ts'

it('shows for 2 s that it copied', () => {
  expect(SHARE_COPIED_MS).toBe(2000)
})

it('puts the address last, on a line of its own', () => {
  const url = 'https://trip.example/'
  expect(captionOf({ url, title: 'Rome', text: 'Three days' })).toBe(
    'Rome\n\nThree days\n\nhttps://trip.example/',
  )
  expect(captionOf({ url, title: 'Rome' })).toBe('Rome\n\nhttps://trip.example/')
})
