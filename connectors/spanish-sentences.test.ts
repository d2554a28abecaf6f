import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spanishSentences } from '@/lib/language/es/sentences'
import { englishKey, translateSentences } from '@/lib/language/es/translate-sentences'
import { runInLanguage } from '@/lib/language/run-in-language'
import { declared, type SentenceTemplate } from '@/lib/sentences/define-sentences'
import { registry } from './engine'
import { guidanceFor } from './us-public-assessments/guidance/guidance-for'
import { sources } from './us-public-assessments/recipe/source-list'

/** Prefixes of the sentence ids that no Spanish page shows. */
const english = [
  'conditions',
  'dataset',
  'federal-labor-stats',
  'federal-rulemaking',
  'open-data-discovery',
  'rule',
  'screening-vendor',
  'series',
  'us-parcels.map',
]

const filesIn = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', ...folders])
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string) => file.includes('.test.')
const readFile = (file: string) => readFileSync(file, 'utf8').replaceAll("\\'", "'")

const code = filesIn('lib', 'connectors')
  .filter((file) => !isTest(file) && !file.startsWith('lib/language/'))
  .map(readFile)
  .join('\n')

/** Tests share modules, so an earlier test may have declared sentences of its own. */
const ofTests = filesIn('lib', 'connectors', 'app', 'components', 'scripts')
  .filter(isTest)
  .flatMap((file) =>
    [...readFile(file).matchAll(/(?:Sentences|Record)\('([\w.-]+)'/g)].map(([, room]) => room),
  )

const placeholders = (template: SentenceTemplate): string[] => {
  const texts = typeof template === 'string' ? [template] : [template.one, template.other]
  return [...new Set(texts.flatMap((text) => text.match(/\{[^}]*\}/g) ?? []))].toSorted()
}

const templates = [...declared].filter(
  ([id]) => ![...english, ...ofTests].some((room) => id === room || id.startsWith(`${room}.`)),
)
const withValues = (template: SentenceTemplate) =>
  placeholders(template).length > 0 || typeof template !== 'string'

/** Texts that are composed at run time, and so appear in no file. `collect` adds those of the sources. */
const composed = new Set<string>(['Area in square feet', 'Hazardous waste (RCRA)', 'Drinking water (SDWA)'])
function collect(value: unknown): void {
  if (typeof value === 'string') composed.add(value)
  else if (value && typeof value === 'object') Object.values(value).forEach(collect)
}
for (const source of sources) collect([source, guidanceFor(source.id)])

describe('Spanish of sentences', () => {
  it('covers every sentence that a Spanish page can show', () => {
    expect(Object.keys(registry).length).toBeGreaterThan(10)
    const missing = templates
      .map(([, template]) => englishKey(template))
      .filter((key) => !(key in spanishSentences))
    expect([...new Set(missing)]).toEqual([])
  })

  it('uses the placeholders of the English sentence', () => {
    const differing = templates.flatMap(([id, template]) => {
      const spanish = spanishSentences[englishKey(template)]
      const isSame = spanish === undefined || String(placeholders(spanish)) === String(placeholders(template))
      return isSame ? [] : [id]
    })
    expect(differing).toEqual([])
  })

  it('translates only texts that the code contains', () => {
    const keys = new Set([...declared.values()].map(englishKey))
    const stale = Object.keys(spanishSentences).filter(
      (key) => !keys.has(key) && !composed.has(key) && !code.includes(key),
    )
    expect(stale).toEqual([])
  })

  it('returns the Spanish of a sentence, and the text of an agency without a change', () => {
    const [, template] =
      templates.find(([, each]) => withValues(each) && englishKey(each) in spanishSentences) ?? []
    expect(template).toBeDefined()
    const inSpanish = (text: string) => runInLanguage('es', () => translateSentences(text))
    expect(inSpanish('A text that an agency wrote.')).toBe('A text that an agency wrote.')
    expect(inSpanish('Is the living area on the record right?')).toMatch(/^¿.+\?$/)
  })
})
