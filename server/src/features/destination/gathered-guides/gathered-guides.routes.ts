import {
  GUIDE_LICENCE,
  gatheredGuidesMessages,
  getGuidePlaces,
} from '@tripwright/domain/destination/gathered-guides'
import { getGuide } from '@tripwright/domain/destination/places'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listGuideRows } from './gathered-guides.store.ts'
import { findAnyGuide, GUIDE_WAIT_MS, gatheringResponse, openGuide } from './open-guide.service.ts'

export function gatheredGuidesRoutes({ waitMs = GUIDE_WAIT_MS } = {}): Route[] {
  return [
    route(getGuide, async ({ cityId }, call) => {
      const opened = await openGuide(call, cityId, waitMs)
      return 'guide' in opened
        ? cacheableResponse(call.request, opened.guide)
        : gatheringResponse(opened.gathering)
    }),

    route(getGuidePlaces, async ({ cityId }, { db, request }) => {
      const guide = await findAnyGuide(db, cityId)
      if (guide === null)
        throw new AppError('not-found', { message: gatheredGuidesMessages.texts['not-there'] })
      const rows = await listGuideRows(db, cityId)
      const { asOf, source } = guide
      return cacheableResponse(request, { licence: GUIDE_LICENCE, asOf, source, guide, rows })
    }),
  ]
}
