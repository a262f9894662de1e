import { loadConfig } from '#platform/config/config.ts'
import { backup } from '#platform/db/transfer/backup.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'

// npm run backup -- <file>
await runCommand(() => {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new StartError('bad-usage', 'say where to: "npm run backup -- <file.tar.gz>"')
  return backup(loadConfig(process.env), pathFrom(file), new Date())
})
