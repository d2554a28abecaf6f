import { describe, expect, it } from 'vitest'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { runInLanguage } from '../run-in-language'
import { translateSentences } from './translate-sentences'

const inSpanish = (text: string) => runInLanguage('es', () => translateSentences(text))

describe('translateSentences', () => {
  it('leaves a text of an agency unchanged', () => {
    expect(inSpanish('LOT 3, BLOCK 9. NORTH HALF.')).toBe('LOT 3, BLOCK 9. NORTH HALF.')
  })

  it('leaves a sentence of ours without Spanish in English', () => {
    const texts = defineSentences('test-without-spanish', { none: 'No leaf of this kind is green here.' })
    expect(inSpanish(texts.none)).toBe(texts.none)
  })

  it('translates one sentence after another', () => {
    const texts = defineSentences('test-guidance', {
      taxes: 'Saying that the taxes are too high.',
      size: 'The size of last year’s increase on its own.',
    })
    const [taxes, size] = [inSpanish(texts.taxes), inSpanish(texts.size)]
    expect([taxes, size]).not.toContain(texts.taxes)
    expect(inSpanish(`${texts.taxes} ${texts.size}`)).toBe(`${taxes} ${size}`)
  })

  it('leaves a text of an agency unchanged although a short template would match it', () => {
    defineSentences('test-short', { takes: '{owner} takes {parameters}.' })
    const text = 'Sales tax takes effect. The county takes part.'
    expect(inSpanish(text)).toBe(text)
  })

  it('translates the day of a nested sentence after a title with commas', () => {
    const texts = defineSentences('test-disaster', {
      unused: 'Not used: {words}.',
      dated: 'Major disaster: {title}, {day}',
    })
    const words = texts.dated({ title: 'Storms, Tornadoes, and Flooding', day: 'April 14, 2025' })
    expect(inSpanish(texts.unused({ words }))).toContain(
      'Desastre mayor: Storms, Tornadoes, and Flooding, 14 de abril de 2025',
    )
  })

  it.each([
    ['April 14, 2025', '14 de abril de 2025'],
    ['Sep 3, 2024', '3 sept 2024'],
    ['April 2025', 'abril de 2025'],
    ['Leaf, 0.5 miles', 'Leaf, 0.5 millas'],
    ['the Act of April 14, 2025', 'the Act of April 14, 2025'],
    [
      'case 7, effective May 3, 2024; case 8, effective May 4, 2024',
      'caso 7, vigente desde el 3 de mayo de 2024; caso 8, vigente desde el 4 de mayo de 2024',
    ],
  ])('translates the days and distances of the value “%s”', (words, spanish) => {
    const texts = defineSentences('test-value', {
      unused: 'Not used: {words}.',
      effective: 'case {number}, effective {day}',
    })
    expect(inSpanish(texts.unused({ words }))).toContain(spanish)
  })

  it('translates a text that is only a day', () => {
    expect(inSpanish('April 14, 2025')).toBe('14 de abril de 2025')
  })

  it('leaves a day that does not exist and a very long text as they are', () => {
    const texts = defineSentences('test-day', { unused: 'Not used: {words}.' })
    expect(inSpanish(texts.unused({ words: 'May 45, 2024' }))).toContain('May 45, 2024')
    const endless = 'a. '.repeat(2_000)
    expect(inSpanish(endless)).toBe(endless)
  })
})
