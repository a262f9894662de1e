import { loadConfig } from '#platform/config/config.ts'
import { restore } from '#platform/db/transfer/restore.ts'
import { StartError } from '#platform/start-error.ts'
import { pathFrom, runCommand } from './run-command.ts'

// npm run restore -- <file> [--force]
await runCommand(() => {
  const isForced = process.argv.includes('--force')
  const [file, ...more] = process.argv.slice(2).filter((argument) => argument !== '--force')
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new StartError(
      'bad-usage',
      'say what from: "npm run restore -- <file.tar.gz>", with --force to replace what is there',
    )
  return restore(loadConfig(process.env), pathFrom(file), { isForced, now: new Date() })
})
