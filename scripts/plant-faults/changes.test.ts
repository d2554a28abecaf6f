import { expect, test } from 'vitest'
import { changesOf } from './changes.mjs'

test.each([
  ['  if (a && f(b)) return c', 'condition negated', '  if (!(a && f(b))) return c'],
  ['  if (a && f(b)) return c', 'and, or swapped', '  if (a || f(b)) return c'],
  ['  const few = rows.length <= most', 'comparison moved by one', '  const few = rows.length < most'],
  ['  const few = rows.length < most', 'comparison moved by one', '  const few = rows.length <= most'],
  ["  const isBad = kind === 'bad'", 'equality turned', "  const isBad = kind !== 'bad'"],
  ['const MOST = 1_000', 'number plus one', 'const MOST = 1001'],
  ["  title: 'Newest permits',", 'text emptied', "  title: '',"],
  ['  isEmpty: true,', 'true, false swapped', '  isEmpty: false,'],
  ['  const end = start + length', 'plus, minus swapped', '  const end = start - length'],
  ['  await store.close()', 'call dropped', '  void 0'],
  ['  return position', 'result dropped', '  return undefined as never'],
])('plants a fault in %s: %s', (line, kind, after) => {
  expect(changesOf(`\n${line}`)).toContainEqual({ kind, line: 2, before: line, after })
})

test.each([
  '// if (a) return 1',
  ' * Returns true < 2.',
  "import { a } from './a'",
  "export type Kind = 'a' | 'b'",
  '  isEmpty?: true',
  '    .trim()',
  '  return {',
])('plants no fault in %s', (line) => {
  expect(changesOf(line)).toEqual([])
})

test.each([
  ["  say('1 < 2 is true')", 'number plus one'],
  ["  say('1 < 2 is true')", 'comparison moved by one'],
  ["  say('1 < 2 is true')", 'true, false swapped'],
  ['  if (', 'condition negated'],
])('plants no fault in %s of the kind %s', (line, kind) => {
  expect(changesOf(line).map((change) => change.kind)).not.toContain(kind)
})
