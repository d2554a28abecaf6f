import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { read, tracked } from '../figures.mjs'
import { root } from '../source-hash.mjs'
import { readCode, readDocument } from './read-passages.mjs'
import { brokenRules, rules } from './rules.mjs'

/**
 * Maximum number of passages that break each rule. A limit is never raised.
 * @type {Readonly<Record<number, number>>}
 */
const most = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0 }

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

export const listDocuments = () => git('ls-files', '-co', '--exclude-standard', '*.md')

export function readPassages() {
  return [
    ...tracked().flatMap((file) => readCode(file, read(file))),
    ...listDocuments().flatMap((file) => readDocument(file, read(file))),
  ]
}

export function findBrokenPassages() {
  /** @type {Map<number, import('./rules.mjs').Passage[]>} */
  const byRule = new Map(rules.map(({ rule }) => [rule, []]))
  for (const passage of readPassages())
    for (const { rule } of brokenRules(passage)) byRule.get(rule)?.push(passage)
  return byRule
}

export function describeRise() {
  const byRule = findBrokenPassages()
  return rules.flatMap(({ rule, name }) => {
    const passages = byRule.get(rule) ?? []
    if (passages.length <= (most[rule] ?? 0)) return []
    const recent = new Set([
      ...git('diff', '--name-only', 'HEAD'),
      ...git('log', '-3', '--name-only', '--format='),
    ])
    return [
      `Rule ${rule} of language (${name}): ${passages.length} passages break it, at most ${most[rule]} may. In files changed lately:`,
      ...passages.filter(({ file }) => recent.has(file)).map(describe),
    ]
  })
}

/** @param {import('./rules.mjs').Passage} passage */
const describe = ({ file, line, kind, text }) => `  ${file}:${line} ${kind}: ${text.slice(0, 110)}`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const byRule = findBrokenPassages()
  const [only] = process.argv.slice(2)
  for (const { rule, name } of rules) {
    const passages = byRule.get(rule) ?? []
    process.stdout.write(`${rule}  ${String(passages.length).padStart(5)}  ${name}\n`)
    if (only === String(rule)) process.stdout.write(`${passages.map(describe).join('\n')}\n`)
  }
}
