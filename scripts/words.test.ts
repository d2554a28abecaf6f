import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface BannedWord {
  pattern: RegExp
  instead: string
}

const banned: readonly BannedWord[] = [
  { pattern: /\bstands\b(?! for)|\bstand (?:there|here|below|above|at|in|beside)\b/, instead: 'is, shows' },
  { pattern: /\b(?:is|are|was|not|nothing|been) established\b/, instead: 'we know, we do not know' },
  { pattern: /\btold of\b|\b(?:is|are) told\b/, instead: 'we say, the page says' },
  {
    pattern: /(?<!there )\b(?:is|are) no\b(?! (?:longer|more|later)\b)/i,
    instead: 'is not a; no … is',
  },
  { pattern: /\bcould not be\b/, instead: 'we could not read, EPA did not answer, the map did not load' },
  { pattern: /\bbe had\b/, instead: 'we could not get' },
  {
    pattern: /\b(?:is|are|was|were|be|been|being) (?:not |never |only )?asked\b/,
    instead: 'we ask, you ask',
  },
  { pattern: /\bof (?:today|now)\b/, instead: 'today’s' },
  { pattern: /(?<=[a-z] )recipes?(?=[ .,;])/, instead: 'a word of ours: source, filter' },
  {
    pattern: /(?<=[a-z] )(?:colour|centre|neighbour|favour|behaviour|kilometre|organisation)s?\b/,
    instead: 'American spelling',
  },
  { pattern: /\bno licence\b|\bthe licence\b|\bLicence\b/, instead: 'license' },
  { pattern: /(?<![.'])\banew\b(?![:'])/, instead: 'again' },
  {
    pattern: /\bhow it goes\b|\btake (?:it|them) along\b|\banswers? to the address\b/i,
    instead: 'plain words',
  },
  { pattern: /\bknows? no\b/, instead: 'has no, we do not know a' },
  { pattern: /\binto reach\b|\bof the very\b|\bdearer\b|\bloaded whole\b/, instead: 'plain words' },
  { pattern: /\blook-up of\b|\btake (?:its|the|a) file\b/, instead: 'address look-up, download the file' },
  {
    pattern: /\bplace asked about\b|\bMark none\b|\bnone of them was picked\b/,
    instead: 'who did it: we, you',
  },
]

const allowed: Readonly<Record<string, string>> = {}

const files = ['app', 'components', 'connectors', 'lib']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|simulat|sample-world/.test(file))

/** Removes comments and joins lines. The remaining names never form sentences. */
const textOf = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|\s)\/\/.*$/gm, ' ')
    .replace(/\{' '\}/g, ' ')
    .replace(/\s+/g, ' ')

it('page texts contain no banned word', () => {
  const problems = files.flatMap((file) => {
    const text = textOf(readFileSync(file, 'utf8'))
    return banned.flatMap(({ pattern, instead }) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].flatMap(({ index, 0: words }) => {
        const around = text.slice(Math.max(0, index - 60), index + words.length + 40)
        return Object.keys(allowed).some((sentence) => around.includes(sentence))
          ? []
          : [`${file}: “${words}” in “${around}” (${instead})`]
      }),
    )
  })
  expect(problems).toEqual([])
})

it('every exception is still used', () => {
  const all = files.map((file) => textOf(readFileSync(file, 'utf8')))
  for (const sentence of Object.keys(allowed)) expect(all.some((text) => text.includes(sentence))).toBe(true)
})
