import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DriftCheck, readReport, writeReport } from './drift'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'openplat-doctor-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const checkWith = (
  connector: string,
  verdict: DriftCheck['verdict'],
  at = '2026-11-01T00:00:00.000Z',
): DriftCheck => ({
  connector,
  verdict,
  at,
  check: 'checkFields',
  note: '',
})

describe('doctor report', () => {
  it('reports that no report exists before the first report is written', async () => {
    expect(await readReport(folder, false)).toEqual({ kind: 'none' })
  })

  it('replaces the earlier check of a source, and preserves the checks of other sources', async () => {
    await writeReport(folder, false, [checkWith('one', 'ok'), checkWith('two', 'drifted')])
    const later = checkWith('two', 'ok', '2026-11-20T00:00:00.000Z')
    await writeReport(folder, false, [later])
    expect(await readReport(folder, false)).toEqual({ kind: 'read', checks: [checkWith('one', 'ok'), later] })
    expect(readdirSync(folder)).toEqual(['doctor.json'])
  })

  it('distinguishes a report on simulated sources from a report on real sources', async () => {
    await writeReport(folder, true, [checkWith('one', 'drifted')])
    expect(await readReport(folder, false)).toEqual({ kind: 'of-other-sources' })
    await writeReport(folder, false, [checkWith('two', 'ok')])
    expect(await readReport(folder, false)).toEqual({ kind: 'read', checks: [checkWith('two', 'ok')] })
  })

  it.each(['', '{', '[]', '{"version":2}', '{"version":1,"sample":false,"checks":[{}]}'])(
    'rejects a report with the text %j',
    async (text) => {
      writeFileSync(join(folder, 'doctor.json'), text)
      expect(await readReport(folder, false)).toEqual({ kind: 'unreadable' })
    },
  )

  it('truncates a long note to 500 characters', async () => {
    await writeReport(folder, false, [{ ...checkWith('one', 'down'), note: 'x'.repeat(10_000) }])
    const report = await readReport(folder, false)
    expect(report.kind === 'read' && report.checks[0]?.note.length).toBe(500)
  })
})
