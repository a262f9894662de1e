import {
  checkStaySearch,
  homesSearchUrl,
  hotelSearchUrl,
  stayHandOff,
  staysMessages,
} from '@tripwright/domain/booking/stays'
import { earliestToday, handOff } from '#features/booking/hand-off/index.ts'
import { type Route, route } from '#platform/http/route.ts'

export const staysRoutes: Route[] = [
  route(stayHandOff, async ({ partner, ...search }, call) => {
    const { texts } = staysMessages
    return handOff(call, {
      partner,
      page: '/accommodation-search',
      failed: texts.failed,
      issues: checkStaySearch(search, earliestToday(call.now)).map(({ field, key }) => ({
        path: field,
        message: texts[key],
      })),
      addressOf: (host) =>
        partner === 'airbnb' ? homesSearchUrl(host, search) : hotelSearchUrl(host, search),
    })
  }),
]
