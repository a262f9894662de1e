import { describe, expect, it } from 'vitest'
import { ROLES } from '../../base/roles.ts'
import { checkGrant, maySignOut } from './grants.rules.ts'

describe('giving a role', () => {
  it('is free to the owner, whatever the account has and shall have', () => {
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

  it('leaves the last owner in place', () => {
    expect(checkGrant({ by: 'owner', from: 'owner', to: 'user', owners: 1 })).toEqual({
      ok: false,
      code: 'conflict',
    })
  })
})

it('sessions are ended from above only', () => {
  const pairs = ROLES.flatMap((by) => ROLES.filter((of) => maySignOut(by, of)).map((of) => `${by} ${of}`))
  expect(pairs).toEqual([
    ...['admin', 'support', 'marketing', 'content_editor', 'analyst', 'user'].map((of) => `owner ${of}`),
    ...['support', 'marketing', 'content_editor', 'analyst', 'user'].map((of) => `admin ${of}`),
    ...['support', 'marketing', 'content_editor'].flatMap((by) => [`${by} analyst`, `${by} user`]),
  ])
})
