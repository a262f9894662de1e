import { runStreetTask, type StreetTask } from './measure-streets.state.ts'

// Beside the page: the streets of a city take some seconds on a phone.
addEventListener('message', ({ data }: MessageEvent<StreetTask>) => postMessage(runStreetTask(data)))
