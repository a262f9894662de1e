import type { Contract } from '@tripwright/domain/base/contract'
import { z } from 'zod/mini'

/** Texts that no page expects, and (for schemas that accept none of them) texts of each usual form. */
const ODD = [
  '',
  'zz',
  'XX1',
  '<b>x</b>',
  '\u202eabc',
  'not a date',
  '9999-99-99',
  'javascript:alert(1)',
  'Nowhere/Land',
  '-1',
  'constructor',
  '__proto__',
  '💥💥',
  'https://[',
  'a'.repeat(300),
]
const USUAL = [
  '2026-05-01',
  '2026-05-01T10:00:00Z',
  '2026-05-01T10:00:00.000Z',
  'ZZ',
  'XQQ',
  'en',
  'Europe/Nowhere',

  'a@b.example',
  'https://a.example/',
  '/x',
  '09:00',
  'abc',
  '0197b5a0-0000-7000-8000-000000000001',
  'AA11',
  '0'.repeat(32),
  'a'.repeat(43),
  '1',
  'A',
  'ab-cd',
]
const NUMBERS = [-1, 0, 1e308, 0.5, 3, 1e15, 7, 100]

type Def = Record<string, unknown> & { type: string }
const defOf = (schema: unknown): Def => Object(schema)._zod.def
const children = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A hostile response that the contract's schema still accepts. The same seed gives the same response. */
export function hostileAnswer(schema: Contract['output'], seed: number): unknown {
  let state = seed
  const next = (count: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % Math.max(1, count)
  }
  const fitting = (values: readonly unknown[], of: unknown) => {
    const begin = next(values.length)
    const turned = [...values.slice(begin), ...values.slice(0, begin)]
    return turned.find((value) => z.safeParse(of as z.core.$ZodType, value).success)
  }
  function make(of: unknown): unknown {
    const def = defOf(of)
    switch (def.type) {
      case 'string':
        return fitting(ODD, of) ?? fitting(USUAL, of)
      case 'number':
        return fitting(NUMBERS, of)
      case 'boolean':
        return next(2) === 0
      case 'literal':
        return children(def.values)[0]
      case 'enum': {
        const values = Object.values(Object(def.entries))
        return values[next(values.length)]
      }
      case 'nullable':
        return next(3) === 0 ? null : make(def.innerType)
      case 'optional':
      case 'default':
      case 'readonly':
      case 'catch':
        return make(def.innerType)
      case 'lazy':
        return null
      case 'pipe':
        return make(def.in)
      case 'array':
        return Array.from({ length: 1 + next(2) }, () => make(def.element))
      case 'tuple':
        return children(def.items).map(make)
      case 'union': {
        const options = children(def.options)
        return make(options[next(options.length)])
      }
      case 'intersection':
        return { ...Object(make(def.left)), ...Object(make(def.right)) }
      case 'record':
        return Object.fromEntries([[String(make(def.keyType)), make(def.valueType)]])
      case 'object':
        return Object.fromEntries(Object.entries(Object(def.shape)).map(([name, one]) => [name, make(one)]))
      default:
        return null
    }
  }
  return make(schema)
}
