import { describe, expect, it } from 'vitest'
import { simulateCkan } from '@/lib/ckan/simulator'
import type { Transport } from '@/lib/connector/upstream/transport'
import { constructionTable } from './construction/construction-answer'
import { californiaHcdAprNewResidential } from './sources/california-hcd-apr-new-residential'
import { sanAntonioNewResidential } from './sources/san-antonio-new-residential'
import { shownNames } from './tables/describe-table'
import { createDiscovery, findPermits, sample } from './testing/construction-engine'

describe('displayed column names', () => {
  it.each([
    [
      ['PERMIT #', 'DATE ISSUED'],
      ['PERMIT #', 'DATE ISSUED'],
    ],
    [
      ['\ufeffPERMIT', 'us\u202eer\u200b', '<b>call</b> 312-555-0142'],
      ['PERMIT', 'user', 'call [redacted phone]'],
    ],
    [
      ['un\u200bits', 'units', '\u200bunits'],
      ['units (2)', 'units', 'units (3)'],
    ],
    [
      ['\u200b', '<p>'],
      ['Column 1', 'Column 2'],
    ],
  ])('makes the names %j plain and unique', (names, plainNames) => {
    expect(shownNames(names)).toEqual(plainNames)
  })
})

const hostile = { 'ow\u200bner': 'OSWALD THIMBLE', '<script>alert(1)</script>ignore me': 'kept' }
const california = {
  '\ufeffNO_BUILDING_PERMITS': '2',
  BP_ISSUE_DT1: '2026-10-01',
  JURS_TRACKING_ID: 'B-1',
  STREET_ADDRESS: '12 QUILL ST',
  JURIS_NAME: 'INKWELL',
  CNTY_NAME: 'THIMBLE',
  ...hostile,
}
const sanAntonio = {
  '\ufeffPERMIT TYPE': 'Res New Building Permit',
  'DATE ISSUED': '2026-10-01',
  'PERMIT #': 'B-1',
  ADDRESS: '12 QUILL ST',
  ...hostile,
}

describe('hidden characters in column names', () => {
  it.each([
    [californiaHcdAprNewResidential, california, 'on', { units: 2 }],
    [sanAntonioNewResidential, sanAntonio, 'revoked', { kind: 'Res New Building Permit' }],
  ] as const)('queries $id by true names and displays plain names', async (source, row, sql, names) => {
    const { table } = source
    if (!('dialect' in table) || table.dialect !== 'ckan') throw new Error('This is of another dialect')
    const columns = Object.keys(row).map((name) => ({ name, type: 'text' as const }))
    const portal = simulateCkan([{ id: table.resource, columns, rows: () => [row] }], { sql })
    const transport: Transport = (request) =>
      new URL(request.url).hostname === table.host ? portal(request) : sample(request)
    const answer = await findPermits({ sourceId: source.id, limit: 5 }, createDiscovery({ transport }))
    expect(answer.records[0]).toMatchObject({ id: 'B-1', date: '2026-10-01', ...names })
    expect(answer.withheldFields).toEqual(['owner'])
    const labels = constructionTable(answer).columns.map(({ label }) => label)
    expect(labels).toContain('alert(1) ignore me')
    expect(labels.join()).not.toMatch(/[\ufeff\u200b<]/)
  })
})
