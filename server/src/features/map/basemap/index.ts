import { mapStyleRoutes } from './map-style.routes.ts'
import { basemapRoutes as tileRoutes } from './map-tiles.routes.ts'

export const basemapRoutes = [...tileRoutes, ...mapStyleRoutes]
