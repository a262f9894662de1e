export { sharingRoutes } from './sharing.routes.ts'
export { deleteLinksOfGone } from './sharing.store.ts'
