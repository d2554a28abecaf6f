import { describe, expect, it } from 'vitest'
import type { DriftCheck, DriftReportResult, DriftVerdict } from '@/lib/connector/upstream/drift'
import { readDrift } from './read-drift'

const now = new Date('2026-11-22T12:00:00Z')
const check = (
  verdict: DriftVerdict,
  at = '2026-11-20T00:00:00.000Z',
  connector = 'geocoder',
): DriftCheck => ({
  connector,
  verdict,
  at,
  check: 'findAddress',
  note: '',
})
const drift = (report: DriftReportResult) => readDrift(report, 'geocoder', now)
const read = (...checks: DriftCheck[]): DriftReportResult => ({ kind: 'read', checks })

describe('readDrift', () => {
  it.each([
    [{ kind: 'none' }, 'Not checked yet'],
    [{ kind: 'of-other-sources' }, 'Not checked yet'],
    [{ kind: 'unreadable' }, 'Report unreadable'],
    [read(check('ok', undefined, 'basemap')), 'Not checked yet'],
    [read(check('ok'), check('ok')), 'No drift found'],
    [read(check('ok'), check('down'), check('refused')), '2 of 3 gave no answer'],
    [read(check('down'), check('drifted')), 'Changed in 1 of 2'],
    [read(check('not configured')), 'Not set up'],
  ] as const)('describes the report %j as "%s"', (report, label) => {
    expect(drift(report).label).toBe(label)
  })

  it('returns the day of the oldest check, and whether that day is long ago', () => {
    expect(drift(read(check('ok'), check('ok', '2026-11-01T00:00:00.000Z')))).toMatchObject({
      at: '2026-11-01T00:00:00.000Z',
      isOld: false,
    })
    expect(drift(read(check('ok', '2026-10-01T00:00:00.000Z'))).isOld).toBe(true)
  })
})
