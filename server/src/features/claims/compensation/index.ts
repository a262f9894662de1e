import type { Route } from '#platform/http/route.ts'
import { claimsRoutes } from './claims.routes.ts'
import { compensationRoutes as answers } from './compensation.routes.ts'

export const compensationRoutes: Route[] = [...answers, ...claimsRoutes]
