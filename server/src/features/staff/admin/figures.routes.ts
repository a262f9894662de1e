import { exportFigures, readFigures } from '@tripwright/domain/staff/admin'
import { type Route, route } from '#platform/http/route.ts'
import { figuresTable, gatherFigures } from './figures.service.ts'

export const figuresRoutes: Route[] = [
  route(readFigures, (range, { db }) => gatherFigures(db, range)),

  route(exportFigures, async (range, { db }) => {
    const { days } = await gatherFigures(db, range)
    return new Response(figuresTable(days), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="figures-${range.from}-${range.to}.csv"`,
        'cache-control': 'no-store',
      },
    })
  }),
]
