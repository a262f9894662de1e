import { expect, test } from 'vitest'
import { exitCodeOf, sentenceForFileError } from './refusal.mjs'

test.each([
  ['ENOSPC', /^The disk is full/],
  ['EROFS', /^\/srv\/app cannot be written: the file system is read-only/],
  ['EACCES', /^\/srv\/app cannot be written by this user/],
])('%s is told as a person can act on it', (code, sentence) => {
  expect(sentenceForFileError(Object.assign(new Error('x'), { code, path: '/srv/app' }))).toMatch(sentence)
})

test('any other error is our mistake and keeps its stack', () => {
  expect(sentenceForFileError(new TypeError('x is not a function'))).toBeNull()
  expect(sentenceForFileError(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBeNull()
  expect(sentenceForFileError('text')).toBeNull()
})

test('a signal has the exit code that shells give it', () => {
  expect([exitCodeOf('SIGINT'), exitCodeOf('SIGTERM')]).toEqual([130, 143])
})
