export { actionsMessages } from './actions.messages.ts'
export { answerMessages } from './answer.messages.ts'
export { type AnswerWords, answerPicture, type Figure } from './answer-picture.rules.ts'
export { type PictureWords, pagePicture } from './page-picture.rules.ts'
export { shareMessages } from './share.messages.ts'
export { captionOf, SHARE_COPIED_MS, type Shared } from './share.rules.ts'
export {
  readShared,
  type SharedQuestion,
  sharedAddress,
  TOOL_PATHS,
  type ToolInputs,
  type ToolPath,
} from './tools.rules.ts'
