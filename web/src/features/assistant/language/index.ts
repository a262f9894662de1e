export {
  type RecognitionCallbacks,
  startRecognition,
  useHasSpeechRecognition,
} from './speech-recognition.state.ts'
export { speakText, useHasVoice } from './speech-synthesis.state.ts'
