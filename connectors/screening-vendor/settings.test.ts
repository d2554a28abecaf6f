import { describe, expect, it } from 'vitest'
import { readSettings } from '@/lib/server/config'
import { readSetup, settings } from './settings'

describe('vendor configuration', () => {
  it.each([
    ['BASE_URL', 'http://desk.nib.example'],
    ['BASE_URL', 'desk.nib.example'],
    ['BASE_URL', 'https://someone:secret@desk.nib.example'],
    ['BASE_URL', 'https://desk.nib.example/?key=1'],
    ['BASE_URL', 'https://desk.nib.example/#top'],
    ['EMPLOYER_PATH', '/employers'],
    ['EMPLOYER_PATH', 'employers/{partnerEmployerId}'],
    ['EMPLOYER_PATH', '/../{partnerEmployerId}'],
    ['EMPLOYER_PATH', '//other.example/{partnerEmployerId}'],
    ['EMPLOYER_PATH', '/{partnerEmployerId}?all=1'],
    ['REQUESTOR_PATH', '/{partnerEmployerId}'],
    ['STATUS_PATH', '/{partnerOrderId}/{somethingElse}'],
    ['REPORT_PATH', '/{constructor}/{partnerOrderId}'],
    ['FIELDS', 'status'],
    ['FIELDS', 'unknown=Status'],
    ['FIELDS', 'status=ApplicantEmail'],
    ['FIELDS', 'result=report_url, status=Phase'],
    ['WORDS', 'two words'],
    ['WORDS', 'a1'],
  ])('refuses SCREENING_VENDOR_%s=%s and names the setting', (name, value) => {
    const variable = `SCREENING_VENDOR_${name}`
    expect(() => readSettings(settings, { [variable]: value })).toThrow(new RegExp(variable))
  })

  it('accepts paths with other segments and fewer placeholders', () => {
    const configuration = readSettings(settings, {
      SCREENING_VENDOR_BASE_URL: 'https://desk.nib.example/api/',
      SCREENING_VENDOR_REPORT_PATH: '/v2/orders/{partnerOrderId}.full/e-{partnerEmployerId}',
    })
    const identifiers = {
      partnerEmployerId: 'a/b',
      partnerCustomerId: 'c',
      partnerOrderId: '{partnerEmployerId}',
    }
    expect(readSetup(configuration).addressOf('report', identifiers)).toEqual({
      url: 'https://desk.nib.example/api/v2/orders/%7BpartnerEmployerId%7D.full/e-a%2Fb',
      template: 'https://desk.nib.example/api/v2/orders/{partnerOrderId}.full/e-{partnerEmployerId}',
      unused: ['partnerCustomerId'],
    })
  })

  it('requires a base URL for a vendor', () => {
    expect(
      readSetup(readSettings(settings, {})).addressOf('employer', { partnerEmployerId: 'a' }),
    ).toBeUndefined()
  })
})
