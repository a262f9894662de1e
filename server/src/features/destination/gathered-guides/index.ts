export { cityPicturesRoutes } from './city-pictures.routes.ts'
export { gatheredGuidesJobs } from './gathered-guides.jobs.ts'
export { gatheredGuidesRoutes } from './gathered-guides.routes.ts'
export { findAnyGuide, gatheringResponse, openGuide } from './open-guide.service.ts'
