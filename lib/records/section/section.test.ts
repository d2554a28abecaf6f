import { describe, expect, it } from 'vitest'
import { type SurveyRecord, section } from './fields'
import { surveyTable } from './file'

const record: SurveyRecord = {
  label: 'Section 5, T3N R2E, Boise Meridian, Idaho',
  section: { number: '05', type: 'SN', typeName: 'Section' },
  kind: 'section',
  township: { number: 3, fraction: '', direction: 'N', label: 'T3N' },
  range: { number: 2, fraction: '', direction: 'E', label: 'R2E' },
  meridian: { code: '08', name: 'Boise' },
  state: 'ID',
  stateName: 'Idaho',
  duplicate: '0',
  parts: [{ kind: 'lot', label: 'L 2', quarter: null, quarterQuarter: null, gisAcres: null }],
  plssid: 'ID080030N0020E0',
  sectionId: 'ID080030N0020E0SN050',
}
const tract: SurveyRecord = {
  ...record,
  kind: 'other',
  section: { number: '040', type: 'TR', typeName: 'Tract' },
  duplicate: 'A',
}
const township: SurveyRecord = { ...record, kind: 'township', section: null, sectionId: null }

describe('section record', () => {
  it('fills the columns of the file of sections', () => {
    const { columns, rows } = surveyTable([{ record, computedAcres: 640.1 }], [])
    expect(columns.map(({ key, label, type }) => `${key}: ${label} (${type})`)).toEqual([
      'label: Description (text)',
      'section: Section (text)',
      'township: Township (text)',
      'range: Range (text)',
      'meridian: Principal meridian (text)',
      'state: State (text)',
      'parts: Parts named here (text)',
      'computedAcres: Acres computed from the outline (number)',
      'plssid: Township identifier (text)',
      'sectionId: Section identifier (text)',
      'centerLatitude: Latitude of the center (number)',
      'centerLongitude: Longitude of the center (number)',
      'outline: Outline (text)',
    ])
    expect(rows[0]?.cells).toMatchObject({ section: '05', township: 'T3N', meridian: 'Boise', state: 'ID' })
    expect(rows[0]?.cells).toMatchObject({ parts: 'L 2', computedAcres: 640.1, sectionId: record.sectionId })
  })

  it('compares survey records by text without ranking them', () => {
    const attributes = section.compare((records: readonly SurveyRecord[]) => records)
    expect(attributes.map(({ label, text }) => [label, text([record, township])])).toEqual([
      ['Section', '5'],
      ['Township', 'T3N'],
      ['Range', 'R2E'],
      ['Principal meridian', 'Boise'],
      ['State', 'Idaho'],
      ['Survey identifier', 'ID080030N0020E0SN050; ID080030N0020E0'],
    ])
    expect(attributes.every(({ isNote }) => isNote)).toBe(true)
  })

  it('adds notes to unusual section and township numbers', () => {
    expect(section.facts(record).filter(({ note }) => note)).toEqual([])
    expect(section.facts(tract)).toMatchObject([
      { value: 'Tract 040', note: 'Numbers above 36 occur where a township was surveyed irregularly.' },
      { note: 'A second township of the same numbers exists; this is duplicate A.' },
      { value: 'R2E' },
      { value: 'Boise (code 08)' },
      { value: 'Idaho' },
      { value: tract.sectionId },
    ])
  })

  it('shows a township without a section number as “Whole township”', () => {
    const columns = section.mapColumns((row: SurveyRecord) => row)
    const ids = ['number', 'kind', 'township', 'range', 'meridian', 'state', 'identifier']
    expect(columns.map(({ id }) => id)).toEqual(ids)
    expect(columns.map(({ cell }) => cell(township)).slice(0, 2)).toEqual(['', 'Whole township'])
    expect(columns.at(-1)?.cell(township)).toBe(township.plssid)
  })
})
