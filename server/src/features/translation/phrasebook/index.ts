import type { Route } from '#platform/http/route.ts'
import { translateRoutes as phrases } from './translate.routes.ts'
import { translationRoutes } from './translation.routes.ts'

export { listPhrasebooks } from './phrasebook.service.ts'

export const translateRoutes: Route[] = [...phrases, ...translationRoutes]
