import { visaImporter } from '#features/documents/entry-rules/index.ts'
import { runImport } from './run-import.ts'

// node server/src/commands/import-visa.ts <file.csv>, or --forget. The columns are in data/README.md.
await runImport('import-visa.ts', visaImporter)
