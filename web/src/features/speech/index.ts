export { type Heard, listen, useCanListen } from './listen.state.ts'
export { say, useHasVoice } from './voice.state.ts'
