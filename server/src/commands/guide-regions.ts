import { buildGuideRegions, GUIDE_REGIONS } from '#features/map/offline-maps/index.ts'
import { runCommand } from './run-command.ts'

// Part of `npm run build`: the regions of the cities that have a guide. docs/regions.md describes them.
await runCommand(async () => {
  const startedAt = performance.now()
  const built = await buildGuideRegions(GUIDE_REGIONS, new Date())
  const bytes = built.reduce((sum, { tiles, places }) => sum + tiles.bytes + places.bytes, 0)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  return `${built.length} regions of guides, ${Math.ceil(bytes / 1000)} kB in all, in ${seconds} s`
})
