import { carHandOff, carSearchUrl, carsMessages, checkCarSearch } from '@tripwright/domain/booking/cars'
import { earliestToday, handOff } from '#features/booking/hand-off/index.ts'
import { type Route, route } from '#platform/http/route.ts'

export const carsRoutes: Route[] = [
  route(carHandOff, async (search, call) => {
    const { texts } = carsMessages
    return handOff(call, {
      partner: 'expedia',
      page: '/car-rental',
      failed: texts.failed,
      issues: checkCarSearch(search, earliestToday(call.now)).map(({ field, key }) => ({
        path: field,
        message: texts[key],
      })),
      addressOf: (host) => carSearchUrl(host, search),
    })
  }),
]
