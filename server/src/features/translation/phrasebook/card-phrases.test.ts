import { readdirSync, readFileSync } from 'node:fs'
import { CARD_ALLERGIES, CARD_READERS, CARD_SENTENCES } from '@tripwright/domain/safety/trip-safety'
import { expect, it } from 'vitest'

const FOLDER = new URL('../../../../../data/phrases/', import.meta.url)
const KEYS = ['my-name', ...CARD_ALLERGIES, ...CARD_READERS.flatMap((reader) => CARD_SENTENCES[reader])]

it.each(readdirSync(FOLDER))('%s has every sentence of the card to show, with a gap for the name', (name) => {
  const { phrases } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
  expect(KEYS.filter((key) => !(key in phrases))).toEqual([])
  expect([phrases['my-name']].flat()[0]).toContain('…')
})
