import { describe, expect, it } from 'vitest'
import { texasDistricts } from '../guidance/texas-districts'
import { statusOf } from '../search/choose-source'
import { settings } from '../settings'
import { createAssessments, problemOf } from '../testing/engine'
import { sources } from './source-list'
import { accountNumber, builtIn, categoryOf, lineOf } from './texas-county'

const texas = sources.filter(({ state }) => state === 'TX')

describe('Texas county sources', () => {
  it('uses the same official pages as the guidance of the eleven counties', () => {
    const pages = texas.map(({ id, officialPage }) => [id, officialPage])
    const described = texasDistricts.map(({ sourceId, site }) => [sourceId, site])
    expect(pages.toSorted()).toEqual(described.toSorted())
    expect(pages).toHaveLength(11)
  })

  it('keeps each source disabled until the setting lists its name', async () => {
    for (const source of texas) {
      const entry = source.enabledBy?.entry ?? ''
      expect(statusOf(source, { settings: {} })).toBe('disabled')
      const environment = { TEXAS_COUNTIES: entry }
      expect(settings.safeParse(environment).success).toBe(true)
      expect(texas.filter((each) => statusOf(each, { settings: environment }) === 'enabled')).toEqual([
        source,
      ])
    }
    const engine = createAssessments({ settings: { TEXAS_COUNTIES: 'el-paso, fort-bend' } })
    const params = { source: 'harris-county-tx-assessments', parcelId: '0011490000001' }
    expect(await problemOf('searchProperties', params, engine)).toMatchObject({ code: 'source_disabled' })
  })

  it('declares only current values for every county', () => {
    expect(new Set(texas.map(({ historyMode }) => historyMode))).toEqual(new Set(['current_only']))
  })
})

describe('values in Texas rolls', () => {
  it.each([
    ['A1              ', 'single family residence'],
    ['A1XV', 'single family residence'],
    ['1D1', 'farm and open-space land'],
    ['XV-R', 'exempt'],
    ['A1,D1,E1', null],
    ['NULL', null],
    ['', null],
  ])('reads the category %j as %s', (code, use) => expect(categoryOf('code')({ code })).toBe(use))

  it.each([
    ['2004', 2004],
    ['   0', null],
    ['NULL', null],
    ['210', null],
    [2502, null],
    ['1968,2004,2007', null],
    [null, null],
  ])('reads the year %j as %s', (cell, year) => expect(builtIn('cell')({ cell })).toBe(year))

  it('reads account numbers with and without their letter', () => {
    expect(['145360', 'R145360', ' r 145360 ', '0145360'].map(accountNumber)).toEqual(Array(4).fill(145_360))
    expect(['34557-21-8', '0011490000001', 'A1', '', '1e5'].map(accountNumber)).toEqual(Array(5).fill(null))
  })

  it('joins padded parts into a street line, and returns null without parts', () => {
    expect(lineOf(901, '  ', 'BAGBY', 'ST', null, undefined)).toBe('901 BAGBY ST')
    expect(lineOf(null, ' ', undefined)).toBeNull()
  })
})
