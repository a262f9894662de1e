import { describe, expect, it } from 'vitest'
import { MEMBER_ROLES, mayAssign, mayChangeItems, mayEdit, mayManage, type TripRole } from './roles.rules.ts'

const RIGHTS: [TripRole, { edit: boolean; manage: boolean; assigns: string[] }][] = [
  ['owner', { edit: true, manage: true, assigns: ['co-owner', 'editor', 'viewer'] }],
  ['co-owner', { edit: true, manage: true, assigns: ['editor', 'viewer'] }],
  ['editor', { edit: true, manage: false, assigns: [] }],
  ['viewer', { edit: false, manage: false, assigns: [] }],
]

describe('what a role in a trip allows', () => {
  it.each(RIGHTS)('%s: %j', (role, { edit, manage, assigns }) => {
    expect(mayEdit(role)).toBe(edit)
    expect(mayManage(role)).toBe(manage)
    expect(mayChangeItems(role, ['own-packing'])).toBe(true)
    for (const kind of ['trip', 'stop', 'packing', null] as const)
      expect(mayChangeItems(role, ['own-packing', kind])).toBe(edit)
    expect(MEMBER_ROLES.filter((one) => mayAssign(role, one))).toEqual(assigns)
  })
})
