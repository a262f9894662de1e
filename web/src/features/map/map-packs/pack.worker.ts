import type { PackMessage, PackRequest } from './pack-engine.state.ts'
import { makePackTasks } from './pack-tasks.state.ts'

// Search and walks beside the page: a large pack takes a second to read, and the page keeps answering meanwhile.
const tasks = makePackTasks()

addEventListener('message', ({ data }: MessageEvent<PackRequest>) => {
  const { id, task } = data
  const send = (message: PackMessage) => postMessage(message)
  try {
    send({ id, result: run(task) })
  } catch (error) {
    send({ id, failed: String(error) })
  }
})

function run(task: PackRequest['task']) {
  switch (task.kind) {
    case 'open':
      return tasks.open(task)
    case 'search':
      return tasks.search(task)
    case 'open-streets':
      return tasks.openStreets(task.bytes)
    case 'walk':
      return tasks.walk(task)
  }
}
