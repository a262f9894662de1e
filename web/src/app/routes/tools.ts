import type { Route } from './route.ts'

/** What a traveller works something out with; each works without the network once it was opened. */
export const TOOL_ROUTES: readonly Route[] = []
