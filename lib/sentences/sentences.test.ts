import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineSentences, nameSentences } from './define-sentences'
import { readSentence, readSentences } from './read-sentences'

const texts = defineSentences('test-room', {
  none: 'Nothing green was found here.',
  green: 'The green thing “{name}” is not one we know.',
  rows: { one: '1 green row is left out.', other: '{count, number} green rows are left out.' },
  few: { one: 'We left a green {kind} out.', other: 'We left {count} rows of the green {kind} out.' },
  wide: 'It has {rows, number} green rows, and {limit} are listed.',
  changed: '{problem} Nothing green was guessed.',
  at: '{field}: {problem, sentence}',
})

describe('defineSentences', () => {
  it('returns the English text of a sentence', () => {
    expect(texts.none).toBe('Nothing green was found here.')
    expect(texts.green({ name: 'leaf' })).toBe('The green thing “leaf” is not one we know.')
    expect(texts.rows({ count: 1 })).toBe('1 green row is left out.')
    expect(texts.rows({ count: 1204 })).toBe('1,204 green rows are left out.')
    expect(texts.few({ count: 3, kind: 'leaf' })).toBe('We left 3 rows of the green leaf out.')
  })

  it('accepts only values of the declared names and types', () => {
    expectTypeOf(texts.none).toEqualTypeOf<'Nothing green was found here.'>()
    expectTypeOf(texts.wide).toBeCallableWith({ rows: 2, limit: 'ten' })
    expectTypeOf(texts.few).toBeCallableWith({ count: 2, kind: 'leaf' })
    // @ts-expect-error a figure is a number
    texts.wide({ rows: '2', limit: 2 })
    // @ts-expect-error its words name no color
    texts.green({ name: 'leaf', color: 'red' })
  })

  it('parses a sentence back into its id and values', () => {
    expect(readSentence(texts.none)).toEqual({ id: 'test-room.none', values: {}, text: texts.none })
    expect(readSentence(texts.rows({ count: 1 }))).toMatchObject({
      id: 'test-room.rows',
      values: { count: 1 },
    })
    expect(readSentence(texts.wide({ rows: 12345, limit: 'ten' }))).toMatchObject({
      id: 'test-room.wide',
      values: { rows: 12345, limit: 'ten' },
    })
    expect(readSentence(texts.few({ count: 1, kind: 'a, b' }))).toMatchObject({
      id: 'test-room.few',
      values: { count: 1, kind: 'a, b' },
    })
  })

  it('accepts a sentence as a value of another sentence', () => {
    expect(readSentence(texts.changed({ problem: texts.none }))?.values.problem).toMatchObject({
      id: 'test-room.none',
    })
  })

  it('accepts only a declared sentence as a value of type sentence', () => {
    expect(readSentence(texts.at({ field: 'leaf', problem: texts.none }))).toMatchObject({
      id: 'test-room.at',
      values: { field: 'leaf', problem: { id: 'test-room.none' } },
    })
    expect(readSentence('leaf: A stranger’s words.')).toBeUndefined()
    expect(readSentence(`${'a: '.repeat(300)}b.`)).toBeUndefined()
    // @ts-expect-error a sentence is a text
    texts.at({ field: 'leaf', problem: 2 })
  })

  it('parses any sentence back into its values', () => {
    const made = fc.oneof(
      fc.string({ minLength: 1 }).map((name) => texts.green({ name })),
      fc.nat().map((count) => texts.rows({ count })),
      fc.tuple(fc.nat(), fc.string({ minLength: 1 })).map(([count, kind]) => texts.few({ count, kind })),
      fc.tuple(fc.nat(), fc.nat()).map(([rows, limit]) => texts.wide({ rows, limit })),
    )
    fc.assert(fc.property(made, (text) => readSentence(text)?.text === text))
  })
})

describe('readSentences', () => {
  it('splits a text of several sentences', () => {
    const note = `${texts.none} A stranger’s words. ${texts.rows({ count: 2 })}`
    expect(readSentences(texts.none)).toHaveLength(1)
    expect(readSentences(`${texts.none} ${texts.rows({ count: 2 })}`)).toMatchObject([
      { id: 'test-room.none' },
      { id: 'test-room.rows' },
    ])
    expect(readSentences(note)[0]).toMatchObject({ id: 'test-room.none' })
  })

  it('returns no id for a text that we did not declare', () => {
    expect(readSentence('A stranger’s words.')).toBeUndefined()
    expect(readSentence('many green rows are left out.')).toBeUndefined()
    expect(readSentences('A stranger’s words. And more.')).toEqual(['A stranger’s words. And more.'])
  })
})

describe('nameSentences', () => {
  const idOf = (text: string) => readSentence(text)?.id

  it('derives the id of a sentence in a table from its keys', () => {
    const table = nameSentences('test-keys', {
      name: 'LEAF',
      meanings: { leaf: 'A leaf is green.', root: '“A root is brown.”' },
    })
    expect(idOf(table.meanings.leaf)).toBe('test-keys.meanings.leaf')
    expect(idOf(table.meanings.root)).toBe('test-keys.meanings.root')
    expect(idOf(table.name)).toBeUndefined()
  })

  it('derives the id of a listed sentence from the keys of the table and the first words', () => {
    nameSentences('test-list', { caveats: ['Leaves are large.', 'Leaves are green.'] })
    expect(idOf('Leaves are green.')).toBe('test-list.caveats.leaves-are-green')
    nameSentences('test-objects', [{ rule: 'Leaves fall.' }, { rule: 'Leaves grow.' }])
    expect(idOf('Leaves grow.')).toBe('test-objects.rule.leaves-grow')
  })

  it('gives two sentences with the same beginning different ids', () => {
    const texts = ['six and seven', 'six and eight'].map(
      (ending) => `Leaves of this one, two, three, four, five, ${ending} are red.`,
    )
    nameSentences('test-alike', texts)
    expect(new Set(texts.map(idOf)).size).toBe(2)
  })
})
