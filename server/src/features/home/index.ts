export { readContentCommand } from './content.service.ts'
export { homeRoutes } from './reviews.routes.ts'
export { readReviewCommand } from './reviews.service.ts'
