import { join } from 'node:path'
import { loadConfig } from '#platform/config/config.ts'
import { restore } from '#platform/db/transfer/restore.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'

// npm run restore -- <file> [--force]
await runCommand(async () => {
  const isForced = process.argv.includes('--force')
  const [file, ...more] = process.argv.slice(2).filter((argument) => argument !== '--force')
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new StartError(
      'bad-usage',
      'say what from: "npm run restore -- <file.tar.gz>", with --force to replace what is there',
    )
  const config = loadConfig(process.env)
  const message = await restore(config, pathFrom(file), { isForced, now: new Date() })
  if (config.s3 === null) return message
  return `${message}\nFiles are in ${join(config.dataDir, 'files')}: copy them into the bucket ${config.s3.bucket} under the names that they have there.`
})
