import { describe, expect, it } from 'vitest'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { runInLanguage } from '../run-in-language'
import { translateSentences } from './translate-sentences'

const inSpanish = (text: string) => runInLanguage('es', () => translateSentences(text))

describe('translateSentences', () => {
  it('leaves a text of an agency as it is', () => {
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

  it('a text of an agency with the few words of a short template stays as it is', () => {
    defineSentences('test-short', { takes: '{owner} takes {parameters}.' })
    const text = 'Sales tax takes effect. The county takes part.'
    expect(inSpanish(text)).toBe(text)
  })

  it('leaves a day that does not exist and a text without end as they are', () => {
    const texts = defineSentences('test-day', { unused: 'Not used: {words}.' })
    expect(inSpanish(texts.unused({ words: 'May 45, 2024' }))).toContain('May 45, 2024')
    const endless = 'a. '.repeat(2_000)
    expect(inSpanish(endless)).toBe(endless)
  })
})
