import { describe, expect, it } from 'vitest'
import { ROLES } from '../../base/roles.ts'
import { checkGrant, maySignOut } from './grants.rules.ts'

describe('giving a role', () => {
  it('is allowed to the owner for any old and new role', () => {
    for (const from of ROLES)
      for (const to of ROLES)
        expect(checkGrant({ by: 'owner', from, to, owners: 2 }), `${from} to ${to}`).toEqual({
          ok: true,
          value: to,
        })
  })

  it.each([
    ['user', 'support', true],
    ['support', 'user', true],
    ['analyst', 'marketing', true],
    ['user', 'admin', false],
    ['user', 'owner', false],
    ['admin', 'user', false],
    ['owner', 'user', false],
  ] as const)('by an admin from %s to %s: %s', (from, to, ok) => {
    expect(checkGrant({ by: 'admin', from, to, owners: 1 }).ok).toBe(ok)
  })

  it.each(['support', 'marketing', 'content_editor', 'analyst', 'user'] as const)(
    'is nothing for %s',
    (by) => {
      expect(checkGrant({ by, from: 'user', to: 'user', owners: 1 })).toEqual({
        ok: false,
        code: 'not-allowed',
      })
    },
  )

  it('never removes the last owner', () => {
    expect(checkGrant({ by: 'owner', from: 'owner', to: 'user', owners: 1 })).toEqual({
      ok: false,
      code: 'conflict',
    })
  })
})

it('only a higher role may end sessions', () => {
  const pairs = ROLES.flatMap((by) => ROLES.filter((of) => maySignOut(by, of)).map((of) => `${by} ${of}`))
  expect(pairs).toEqual([
    ...['admin', 'support', 'marketing', 'content_editor', 'analyst', 'user'].map((of) => `owner ${of}`),
    ...['support', 'marketing', 'content_editor', 'analyst', 'user'].map((of) => `admin ${of}`),
    ...['support', 'marketing', 'content_editor'].flatMap((by) => [`${by} analyst`, `${by} user`]),
  ])
})
