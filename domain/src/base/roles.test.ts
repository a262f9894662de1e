import { describe, expect, it } from 'vitest'
import { STAFF_FLAGS } from './contract.ts'
import { flagsOf, hasFlag, highestRole, isRole, ROLE_LEVEL, ROLES } from './roles.ts'

describe('the roles of specification section 6', () => {
  it('have their levels', () => {
    expect(ROLES.map((role) => ROLE_LEVEL[role])).toEqual([6, 5, 4, 4, 4, 3, 1])
  })

  it.each([
    ['owner', [...STAFF_FLAGS]],
    ['admin', STAFF_FLAGS.filter((flag) => flag !== 'owner')],
    ['support', ['support']],
    ['marketing', ['marketing']],
    ['content_editor', ['content_editor']],
    ['analyst', ['analyst']],
    ['user', []],
  ] as const)('%s carries %o', (role, flags) => {
    expect(flagsOf(role)).toEqual(flags)
  })

  it('an admin is no owner', () => {
    expect(hasFlag('admin', 'owner')).toBe(false)
  })

  it('the highest of several roles counts, and no known role means user', () => {
    expect(highestRole(['analyst', 'support', 'user'])).toBe('support')
    expect(highestRole(['king'])).toBe('user')
    expect(highestRole([])).toBe('user')
  })

  it('an unknown word is not a role', () => {
    expect([isRole('owner'), isRole('Owner'), isRole('toString')]).toEqual([true, false, false])
  })
})
