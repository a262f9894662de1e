import { createContext, useContext } from 'react'

/** Whether the person may change what everybody in the trip of a page shares: viewers may not, and get no buttons for it. */
const MayEdit = createContext(true)

/** Says so to all that is shown of a trip. */
export const TripAccess = MayEdit.Provider

export function useMayEdit(): boolean {
  return useContext(MayEdit)
}
