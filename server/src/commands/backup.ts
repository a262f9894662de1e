import { loadConfig } from '#platform/config/config.ts'
import { backup } from '#platform/db/transfer/backup.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'

// npm run backup -- <file>
await runCommand(async () => {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new StartError('bad-usage', 'say where to: "npm run backup -- <file.tar.gz>"')
  const config = loadConfig(process.env)
  const message = await backup(config, pathFrom(file), new Date())
  if (config.s3 === null) return message
  return `${message}\nNot in it either: the files in the bucket ${config.s3.bucket}. Keep its versions, or a copy of it.`
})
