import { expect, it } from 'vitest'
import { childrenNamed, readXml, requireChild, textOfChild } from './xml.ts'

it('reads elements, attributes, entities, comments and raw text', () => {
  const root = readXml(
    `\uFEFF<?xml version="1.0"?><!-- a --><rss v='2'><item><a:b unit="km&amp;h"/>&#x41;&lt;<![CDATA[<p>&amp;]]></item><item/></rss>`,
  )
  expect(root.name).toBe('rss')
  expect(root.attributes.get('v')).toBe('2')
  const items = childrenNamed(root, 'item')
  expect(items).toHaveLength(2)
  expect(items[0]?.text).toBe('A<<p>&amp;')
  expect(requireChild(items[0] ?? root, 'a:b').attributes.get('unit')).toBe('km&h')
  expect(textOfChild(root, 'item')).toBe('A<<p>&amp;')
  expect(textOfChild(root, 'none')).toBeNull()
  expect(() => requireChild(root, 'none')).toThrow('<rss> has no <none>')
})

it.each([
  ['a page of another kind', '<html><p>We will be back soon'],
  ['tags that cross', '<a><b></a></b>'],
  ['a document type, which could make entities that grow', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
  ['two roots', '<a/><b/>'],
  ['words outside', '<a/>b'],
  ['nothing', ''],
  ['an attribute without quotes', '<a b=c/>'],
  ['JSON', '{"a":1}'],
  ['what never ends inside', '<a>'.repeat(80)],
])('refuses %s', (_, text) => expect(() => readXml(text)).toThrow())
