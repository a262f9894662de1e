import { parentPort } from 'node:worker_threads'
import { buildCityTableFromFiles } from './build-city-table.service.ts'

// Runs in a thread of its own, so that the server keeps answering for the two seconds that this takes.
parentPort?.postMessage(buildCityTableFromFiles())
