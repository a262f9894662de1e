import { expect, test } from 'vitest'
import { exitCodeOf, sentenceFor } from './refusal.mjs'

test.each([
  ['ENOSPC', /^The disk is full/],
  ['EROFS', /^\/srv\/app cannot be written: the file system is read-only/],
  ['EACCES', /^\/srv\/app cannot be written by this user/],
])('%s is explained with its remedy', (code, sentence) => {
  expect(sentenceFor(Object.assign(new Error('x'), { code, path: '/srv/app' }))).toMatch(sentence)
})

test('an unknown flag is reported in the words of Node', () => {
  const error = Object.assign(new Error("Unknown option '--what'"), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' })
  expect(sentenceFor(error)).toBe("Unknown option '--what'")
})

test('any other error is a bug and keeps its stack', () => {
  expect(sentenceFor(new TypeError('x is not a function'))).toBeNull()
  expect(sentenceFor(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBeNull()
  expect(sentenceFor('text')).toBeNull()
})

test('a signal has its shell exit code', () => {
  expect([exitCodeOf('SIGINT'), exitCodeOf('SIGTERM')]).toEqual([130, 143])
})
