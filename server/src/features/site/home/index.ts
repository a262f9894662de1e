export { homeRoutes } from './home.routes.ts'
export { readContentCommand } from './home-content-command.service.ts'
export { reportedReviews } from './reported-reviews.service.ts'
export { readReviewCommand } from './review-command.service.ts'
