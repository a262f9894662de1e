import { getSession } from '@tripwright/domain/account/sign-in'
import { isRole, type Role } from '@tripwright/domain/base/roles'
import { createContext, useContext } from 'react'
import { call } from '#platform/call.ts'

/** The signed-in member of staff, as the server answered at the gate. */
export type Staff = { id: string; email: string; role: Role; secondStep: TwoFactorStatus }

/** Whether two factors opened this session; if not, whether a second one is required or only advised. */
export type TwoFactorStatus = 'done' | 'advised' | 'required'

export const StaffContext = createContext<Staff | null>(null)

/** The member of staff; use it inside the gate only. */
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
