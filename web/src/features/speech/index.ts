export { type RecognitionCallbacks, startRecognition, useHasSpeechRecognition } from './listen.state.ts'
export { speakText, useHasVoice } from './voice.state.ts'
