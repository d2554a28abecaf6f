import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { type App, createApp } from '@/connectors/engine'
import { sampleAccounts } from '@/connectors/screening-vendor/sample-vendor'
import { AnswerPanel } from './answer-panel'
import { questions, type ScreeningMethodName, type ScreeningResult } from './questions'

let app: App
beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})

const ids = { partnerEmployerId: 'thimble-homes', partnerCustomerId: 'front-desk' }

async function draw(question: ScreeningMethodName, partnerOrderId = 'order-1001'): Promise<string> {
  const all = { ...ids, partnerOrderId }
  const params = Object.fromEntries(questions[question].needs.map((name) => [name, all[name]]))
  const credentials = sampleAccounts.thimble
  const result = await app.engine.callNamed('screening-vendor', question, params, { credentials })
  if (!result.ok) throw new Error(result.error.message)
  const answer = { question, data: result.data } as ScreeningResult
  const { sample, retrievedAt } = result.meta
  const markup = renderToStaticMarkup(<AnswerPanel answer={{ ...answer, sample, retrievedAt }} />)
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

const personal = /Quillwright|Personne|000-00|1985|@|https?:|Blotter|Nibville|0199|0000/

describe('AnswerPanel', () => {
  it.each<[ScreeningMethodName, string[]]>([
    ['getEmployer', ['Organization Thimble Property Management LLC', 'Status active']],
    ['getRequestor', ['Role employerOrderOnly']],
    ['listProductBundles', ['Bundles: 3.', 'RPT_BASIC', '29.95 USD', '54.50 USD']],
    ['getReportStatus', ['Status complete', 'Submitted Mar 2, 2026, 2:05 PM UTC']],
    ['getReportData', ['Outcome consider', 'Has alerts Yes', 'SSN trace', 'Checks: 2']],
  ])(
    'shows for %s the safe values and a note on withheld values, and no personal data',
    async (question, expected) => {
      const text = await draw(question)
      for (const words of expected) expect(text).toContain(words)
      expect(text).toContain('Withheld Personal data withheld.')
      expect(text).toContain('This is not a consumer report.')
      expect(text).toContain('Sample data, not real.')
      expect(text).not.toMatch(personal)
    },
  )

  it('shows a document as one withheld value, without an invented status', async () => {
    const text = await draw('getReportData', 'order-pdf')
    expect(text).toContain('1 value: documents.')
    expect(text).toContain('Status Not stated')
  })
})
