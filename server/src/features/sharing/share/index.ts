export { answerDocumentHead, serveOgImages } from './share.routes.ts'
