import { describe, expect, it } from 'vitest'
import { massachusetts } from '../sources/massachusetts-assessments'
import { chooseSource, requireUsable, statusOf } from './choose-source'

const cook = 'cook-county-il-assessments'

describe('sources that need configuration', () => {
  const entry = { ...massachusetts, enabledBy: { setting: 'TEXAS_COUNTIES', entry: 'harris' } }
  const unset = { ...massachusetts, table: { ...massachusetts.table, url: null, setting: 'SOME_URL' } }

  it('leaves a source disabled until the setting lists its name', () => {
    expect(statusOf(entry, { settings: {} })).toBe('disabled')
    expect(statusOf(entry, { settings: { TEXAS_COUNTIES: 'dallas, Harris' } })).toBe('enabled')
    expect(() => requireUsable(entry, { settings: { TEXAS_COUNTIES: 'harris-two' } })).toThrow(
      expect.objectContaining({ code: 'source_disabled' }),
    )
  })

  it('offers the official page of a source for whose table no URL is confirmed', () => {
    expect(() => requireUsable(unset, { settings: {} })).toThrow(
      expect.objectContaining({
        code: 'not_configured',
        message: expect.stringContaining(unset.officialPage),
      }),
    )
    expect(statusOf(unset, { settings: { SOME_URL: 'https://example.org/0' } })).toBe('enabled')
  })

  it('serves all other sources if one source is disabled', () =>
    expect(chooseSource(cook, { settings: {} }).id).toBe(cook))
})
