import { getSession } from '@tripwright/domain/account/sign-in'
import { isRole, type Role } from '@tripwright/domain/base/roles'
import { createContext, useContext } from 'react'
import { call } from '#platform/call.ts'

/** Who works in the staff area, as the server said when its gate opened. */
export type Staff = { id: string; email: string; role: Role; secondStep: TwoFactorStatus }

/** Whether two steps opened this session; if not, whether a second step is required or only advised. */
export type TwoFactorStatus = 'done' | 'advised' | 'required'

export const StaffContext = createContext<Staff | null>(null)

/** The person behind the gate; to be used inside it only. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (staff === null) throw new Error('this part stands outside the gate of staff')
  return staff
}

/** The role of the signed-in user; a look-up that fails gives `user` (specification section 4, "Roles"). */
export async function lookUpRole(): Promise<{ role: Role; secondStep: TwoFactorStatus }> {
  const response = await call(getSession, undefined)
  const session = response.ok ? response.value : null
  const role = session?.user.role ?? ''
  return { role: isRole(role) ? role : 'user', secondStep: session?.secondStep ?? 'done' }
}
