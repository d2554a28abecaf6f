import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import '@/connectors/engine'
import { declared } from '@/lib/sentences/define-sentences'
import { tracked } from './figures.mjs'

const files = tracked().filter(
  (file) =>
    /^(connectors|lib)\/.*\.tsx?$/.test(file) &&
    !/\.test\.|\/testing\/|simulat|sample-world|_sample|upstream\/(faults|drifted)\.ts$/.test(file) &&
    !/^lib\/(server|language|connector\/http)\//.test(file),
)

const documents = new Set([
  'summary',
  'title',
  'description',
  'purpose',
  'attribution',
  'licence',
  'notice',
  'security',
  'describe',
  'advice',
])
const apart = new Set([
  'describe',
  'meta',
  'Error',
  'RangeError',
  'TypeError',
  'defineSentences',
  'nameSentences',
])

const isPattern = (text: string) => text.includes('(?:') || text.includes('\\b')

const ending = /\S .*([.?!]["”’)]?|[\w)][.?!]["”’)]?( ?\$\{[^}]*\})+)$/s

const isSentence = (text: string) =>
  ending.test(text) && text.length >= 12 && !isPattern(text) && !/^Compares the /.test(text)

const named = new Set(declared.values())

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function sentencesWithoutId(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const problems: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(walk)
      return
    }
    if (!value || typeof value !== 'object' || !('type' in value)) return
    const node = value as Node & Record<string, Record<string, unknown>>
    if (/^(TSType|TSInterface|ImportDeclaration)/.test(node.type)) return
    if (node.type === 'Property' && documents.has(String(node.key?.name))) return
    const callee = node.callee as { name?: string; property?: { name?: string } } | undefined
    if (callee && apart.has(callee.name ?? callee.property?.name ?? '')) {
      walk(callee)
      return
    }
    const text = code.slice(node.start + 1, node.end - 1)
    const isText =
      node.type === 'TemplateLiteral' || (node.type === 'Literal' && /^['"]/.test(code[node.start] ?? ''))
    if (isText && isSentence(text)) {
      if (!named.has(node.type === 'Literal' ? String(node.value) : text)) problems.push(`${file}: ${text}`)
      return
    }
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseSync(file, code).program.body)
  return problems
}

function declaredIn(file: string): string[] {
  const ids: string[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [room, templates] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineSentences') return
      if (room?.type !== 'Literal' || templates?.type !== 'ObjectExpression')
        throw new Error(`${file} does not write its sentences down in place.`)
      for (const property of templates.properties) {
        if (property.type !== 'Property') throw new Error(`${file} spreads sentences.`)
        const { key } = property
        ids.push(
          `${room.value}.${key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value)}`,
        )
      }
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return ids
}

it('each sentence id is declared once', () => {
  const ids = files.flatMap(declaredIn)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.length).toBeGreaterThan(50)
})

it('each sentence that a result can contain has an id', () => {
  expect(files.flatMap(sentencesWithoutId)).toEqual([])
})
