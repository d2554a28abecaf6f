import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { spanishTexts } from '@/lib/language/es'
import { browserTexts } from '@/lib/language/es/browser'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'lib'])
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && existsSync(file))
const code = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

const fileOf = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => code.has(file))

const loading = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gm
const loadingLater = /\bimport\('([^']+)'\)/g

function importsOf(file: string, statements: readonly RegExp[]): string[] {
  const text = code.get(file) ?? ''
  if (/^'use server'/.test(text)) return []
  return statements.flatMap((statement) =>
    [...text.matchAll(statement)].flatMap(([, name = '']) => {
      if (!/^(@\/|\.)/.test(name)) return []
      const path = name.startsWith('@/') ? name.slice(2) : relative('.', join(dirname(file), name))
      return fileOf(path) ?? []
    }),
  )
}

const textIds = (file: string) =>
  [...(code.get(file) ?? '').matchAll(/defineTexts\(\s*'([^']+)'/g)].map(([, id = '']) => id)

function idsReachedBy(...statements: RegExp[]): string[] {
  const reached = new Set<string>()
  const waiting = files.filter((file) => /^'use client'/.test(code.get(file) ?? ''))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...importsOf(file, statements))
  }
  return [...reached].flatMap(textIds)
}

describe('texts in Spanish', () => {
  it('each text id belongs to one file, and has a Spanish text', () => {
    const ids = files.flatMap(textIds)
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
    expect(Object.keys(spanishTexts).toSorted()).toEqual(ids.toSorted())
  })

  it('browsers get every text that a client component loads', () => {
    expect(idsReachedBy(loading).filter((id) => !(id in browserTexts))).toEqual([])
  })

  it('browsers get only texts that a client component loads', () => {
    const ids = idsReachedBy(loading, loadingLater)
    expect(Object.keys(browserTexts).filter((id) => !ids.includes(id))).toEqual([])
  })
})
