import { writeFileSync } from 'node:fs'
import {
  type EncodedModel,
  loadLanguages,
  MODEL_GROUPS,
  type ModelGroup,
} from '@tripwright/domain/assistant/multilingual'
import { trainModel } from './assistant/train-model.ts'
import {
  checksumOf,
  languageRows,
  MAX_LANGUAGE_PAIRS,
  MAX_PAIRS,
  prepare,
  readSentences,
} from './assistant/training.ts'

// npm run train:reader: after not-names.ts makes the models of the assistant's reader from bench/assistant/training and the opened questions, and writes them to
// the domain. The same sentences make the same files; a test holds their checksum.

const OUT = new URL('../../domain/src/assistant/multilingual/', import.meta.url)
const LINE = 120
const { setLanguageModel } = await loadLanguages()
const sentences = readSentences()
const languages = trainModel(languageRows(sentences), MAX_LANGUAGE_PAIRS)
write('languages', 'LANGUAGES', languages)
setLanguageModel(languages)
const rows = prepare(sentences)
for (const group of MODEL_GROUPS)
  write(
    group,
    group.toUpperCase(),
    trainModel(
      rows.filter((row) => row.group === group),
      MAX_PAIRS,
    ),
  )
function write(name: ModelGroup | 'languages', constant: string, model: EncodedModel): void {
  const weights = model.weights.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  const text = `import type { EncodedModel } from './request-model.rules.ts'

/** Made by \`npm run train:reader\`; do not edit. */
export const ${constant}: EncodedModel = {
  classes: '${model.classes}',
  buckets: ${model.buckets},
  scale: ${model.scale},
  bias: [${model.bias.join(', ')}],
  weights: \`
${weights.join('\n')}
\`,
}
`
  const checksum = `
// Made from the sentences with the checksum ${checksumOf(sentences)}
`
  writeFileSync(new URL(`model-${name}.data.ts`, OUT), name === 'languages' ? text + checksum : text)
  process.stdout.write(`${name}: ${Math.round(text.length / 1000)} kB\n`)
}
