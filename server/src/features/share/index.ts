export { answeredHead, serveSharePictures } from './share.routes.ts'
