import { expect, test } from 'vitest'
import { explainNpmFailure } from './npm-failure.mjs'

test.each([
  ['npm error code ENOSPC\nnpm error syscall write', /^The disk is full/],
  [
    'npm error code EACCES\nnpm error syscall mkdir\nnpm error path /srv/app/node_modules',
    /belongs to another user or is read-only/,
  ],
  ['npm error code EROFS', /read-only/],
  ['npm error code EAI_AGAIN\nnpm error request to the registry failed', /registry cannot be reached/],
  ['npm error code ECONNREFUSED', /registry cannot be reached/],
  [
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when they are in sync.',
    /does not fit the package.json/,
  ],
  ['npm error code ETARGET\nnpm error notarget No matching version', /does not have one of the packages/],
  ['npm error code EINTEGRITY', /not the one that package-lock.json names/],
  ['npm error something new', /^Installing the packages failed \(npm ended with 7\)\.$/],
])('%j is explained in one sentence', (output, sentence) => {
  const failure = explainNpmFailure(output.split('\n'), 7)
  expect(failure.sentence).toMatch(sentence)
  expect(failure.detail).toBe(output)
})

test("a full disk is recognised in npm's warnings", () => {
  const lines = [
    'npm warn EBADENGINE Unsupported engine',
    'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write',
  ]
  expect(explainNpmFailure(lines, 143)).toEqual({
    sentence: expect.stringMatching(/^The disk is full/),
    detail: lines[1],
  })
})

test('a registry that failed three times counts as unreachable', () => {
  const lines = ['npm http fetch GET the-registry/zod attempt 3 failed with EAI_AGAIN']
  expect(explainNpmFailure(lines, 143).sentence).toMatch(/registry cannot be reached/)
})

test('a failed retry is not taken for the cause', () => {
  const failure = explainNpmFailure(
    ['npm http fetch GET attempt 1 failed with ECONNRESET', 'npm error code ENOSPC'],
    1,
  )
  expect(failure.sentence).toMatch(/^The disk is full/)
  expect(failure.detail).toBe('npm error code ENOSPC')
})
