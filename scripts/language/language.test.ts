import { describe, expect, it } from 'vitest'
import { readCode, readDocument, readSentences } from './read-passages.mjs'
import { brokenRules, type Kind } from './rules.mjs'

const rulesBroken = (kind: Kind, text: string) =>
  brokenRules({ kind, file: 'lib/a.ts', line: 1, text }).map(({ rule }) => rule)

describe('the language rules', () => {
  it.each<[number, Kind, string]>([
    [1, 'comment', 'What the visitor sees first.'],
    [1, 'heading', 'How it works'],
    [2, 'comment', 'The response is kept for a while.'],
    [3, 'sentence', 'A caller is told the reason.'],
    [3, 'comment', 'The header stands before the body.'],
    [4, 'comment', 'The number of the layer; undefined where it has none.'],
    [5, 'type', 'Asked'],
    [5, 'type', 'Compared'],
    [6, 'value', 'found'],
    [7, 'title', 'of two layers are one'],
    [8, 'file', 'tell'],
  ])('rule %s rejects the %s “%s”', (rule, kind, text) => {
    expect(rulesBroken(kind, text)).toContain(rule)
  })

  it.each<[Kind, string]>([
    ['comment', 'Failures slower than this may arrive after the page stopped waiting.'],
    ['comment', 'Returns undefined if the layer has no statistics.'],
    ['comment', 'NPDES stands for National Pollutant Discharge Elimination System.'],
    ['title', 'rejects a bbox wider than 0.25 degrees'],
    ['type', 'SearchParams'],
    ['type', 'Feed'],
    ['value', 'response'],
    ['file', 'page-stream'],
    ['sentence', '`npm start` builds when a source changed.'],
  ])('every rule accepts the %s “%s”', (kind, text) => {
    expect(rulesBroken(kind, text)).toEqual([])
  })
})

describe('readCode', () => {
  const code = [
    '/** Opens the store. @param path a folder */',
    'export function open(path: string, { mode: asked = 1 } = {}) {',
    '  // Two lines that',
    '  // are one comment.',
    '  const [first, ...rest] = list(path)',
    "  it.each([1])('counts %s', () => {})",
    '}',
    'export interface Store { size: number }',
    '// biome-ignore lint/a/b: no comment of ours',
  ].join('\n')

  it('returns comments, titles, and the names of types, values and the file', () => {
    const passages = readCode('lib/open-store.test.ts', code).map(({ kind, line, text }) => [
      kind,
      line,
      text,
    ])
    expect(passages).toEqual(
      expect.arrayContaining([
        ['file', 1, 'open-store'],
        ['comment', 1, 'Opens the store.'],
        ['comment', 3, 'Two lines that are one comment.'],
        ['title', 6, 'counts %s'],
        ['type', 8, 'Store'],
        ...['path', 'asked'].map((name) => ['value', 2, name]),
        ...['first', 'rest'].map((name) => ['value', 5, name]),
      ]),
    )
    expect(passages).toHaveLength(9)
  })
})

describe('readDocument', () => {
  it('returns headings, and sentences that are not code', () => {
    const markdown =
      '# Running\n\nOne sentence. A second with `told` in code.\n```\ntold\n```\n- **An item.**'
    expect(readDocument('docs/a.md', markdown).map(({ kind, line, text }) => [kind, line, text])).toEqual([
      ['heading', 1, 'Running'],
      ['sentence', 3, 'One sentence.'],
      ['sentence', 3, 'A second with x in code.'],
      ['sentence', 7, 'An item.'],
    ])
  })
})

describe('readSentences', () => {
  it('joins wrapped lines and returns whole sentences without labels, headings, tables, code and links', () => {
    const markdown = [
      '# Running',
      '',
      '**Context.** One sentence is',
      'wrapped. A second reads `a.b` of the U.S. Census.',
      '',
      '| a cell | of a table. |',
      '```',
      'code is not read.',
      '```',
      '- [0001](0001-a.md) The title of a decision',
      '- **Label:** An item [links](a.md) to a file.',
      '  It goes on. “Quoted.” Then it ends',
    ].join('\n')
    expect(readSentences('docs/a.md', markdown).map(({ line, text }) => [line, text])).toEqual([
      [3, 'One sentence is wrapped.'],
      [3, 'A second reads `a.b` of the U.S. Census.'],
      [11, 'An item links to a file.'],
      [11, 'It goes on.'],
    ])
  })
})
