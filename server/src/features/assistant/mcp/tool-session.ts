import type { TokenScope } from '@tripwright/domain/account/access-tokens'
import type { Call } from '#platform/http/route.ts'
import type { CallRoute } from './route-caller.service.ts'

/** One request of an app: what its token may do, and how it reaches the features. */
export type ToolSession = { scope: TokenScope; call: Call; callRoute: CallRoute }

/** The result of a tool: its kind, and whatever the tool has to say. */
export type ToolResult = { readonly kind: string; readonly [field: string]: unknown }
