import { holidaysImporter } from '#features/destination/travel-intel/index.ts'
import { runImport } from './run-import.ts'

// node server/src/commands/import-holidays.ts <file.csv>, or --forget. The columns are in data/README.md.
await runImport('import-holidays.ts', holidaysImporter)
