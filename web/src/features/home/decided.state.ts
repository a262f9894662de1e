import { createContext } from 'react'

/** What the operator decided about the samples of home, by their ids. */
export type HomeContentState = { confirmed: readonly string[]; hidden: readonly string[] }

/** Nothing is decided until the server has said so: every sample is shown, and marked. */
export const NOTHING_DECIDED: HomeContentState = { confirmed: [], hidden: [] }

export const HomeContent = createContext(NOTHING_DECIDED)
