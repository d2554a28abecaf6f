import { describe, expect, it } from 'vitest'
import { translateSentences } from '@/lib/language/es/translate-sentences'
import { loadSpanish } from '@/lib/language/register-spanish'
import { runInLanguage } from '@/lib/language/run-in-language'
import { readOutline } from '@/lib/records/cleanup-site/read-outline'
import { describeOutlineProblem } from './outline-problem'

const cornersOfCircle = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    return `${-95 + 0.01 * Math.cos(angle)},${29 + 0.01 * Math.sin(angle)}`
  }).join(' ')

describe('describeOutlineProblem', () => {
  it.each([
    'an outline',
    '{"type":"Polygon","coordinates":[[],[]]}',
    '-95,29 -95.01,29',
    '-95,29 -95.01,29 -195,29',
    cornersOfCircle(501),
    '-95,29 -96,29 -96,30',
    '-95,29 -95.01,29.01 -95.01,29 -95,29.01',
  ])('the browser and the server describe the problem of the outline “%s” in the same Spanish', (typed) => {
    const reading = readOutline(typed)
    if (!('problem' in reading)) throw new Error('This outline has no problem')
    const { problem } = reading
    loadSpanish()
    const [browser, server] = runInLanguage('es', () => [
      describeOutlineProblem(problem),
      translateSentences(problem),
    ])
    expect(browser).toBe(server)
    expect(browser).not.toBe(problem)
    expect(describeOutlineProblem(problem)).toBe(problem)
  })
})
