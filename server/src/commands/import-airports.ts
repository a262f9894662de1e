import { airportsImporter } from '#features/booking/flights/index.ts'
import { runImport } from './run-import.ts'

// node server/src/commands/import-airports.ts <airports.csv>, or --forget: the file of OurAirports. See data/README.md.
await runImport('import-airports.ts', airportsImporter)
