import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@/connectors/engine'
import { withoutColumns } from '@/connectors/us-public-assessments/testing/drifted'
import { readReport } from '@/lib/connector/upstream/drift'
import type { SimulatedFault } from '@/lib/connector/upstream/faults'
import type { Transport } from '@/lib/connector/upstream/transport'
import { advise, type DoctorFinding, examine, exitCodeOf, keep } from './doctor'

const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent' }

async function examineWith(
  fault: SimulatedFault,
  hosts: string[],
  connectors: string[],
): Promise<DoctorFinding[]> {
  const app = await createApp({ environment })
  for (const host of hosts) app.faults?.set(host, fault)
  return examine(app, connectors)
}

const verdictsOf = (findings: DoctorFinding[]) => [...new Set(findings.map(({ verdict }) => verdict))]

describe('the doctor', () => {
  let healthy: DoctorFinding[]
  beforeAll(async () => {
    healthy = await examine(await createApp({ environment }))
  })

  it('reports no problem with sample data', () => {
    expect(healthy.filter(({ verdict, note }) => verdict !== 'ok' || note !== '')).toEqual([])
    expect(exitCodeOf(healthy)).toBe(0)
  })

  it('checks every source, including the maps and the geocoder', () => {
    const checks = healthy.map(({ connector, check }) => `${connector} ${check}`)
    expect(checks).toEqual(
      expect.arrayContaining([
        'federal-elevation getElevation',
        'federal-land-survey checkFields',
        'basemap readTile',
        'geocoder findAddress',
      ]),
    )
    expect(checks).not.toContain('federal-elevation getServiceInfo')
  })

  it('distinguishes renamed fields from a source that is down', async () => {
    const hosts = ['epqs.nationalmap.gov', 'elevation.nationalmap.gov', 'geocoding.geo.census.gov']
    const changed = await examineWith('changed', hosts, ['federal-elevation', 'geocoder'])
    expect(verdictsOf(changed)).toEqual(['drifted'])
    expect(exitCodeOf(changed)).toBe(1)
    const down = await examineWith('down', ['geocoding.geo.census.gov'], ['geocoder', 'federal-land-survey'])
    expect(verdictsOf(down.filter(({ connector }) => connector === 'geocoder'))).toEqual(['down'])
    expect(verdictsOf(down.filter(({ connector }) => connector !== 'geocoder'))).toEqual(['ok'])
    expect(exitCodeOf(down)).toBe(2)
  })

  it('exits with 2 if a source refuses requests, but with 1 if another source has also changed its format', async () => {
    const refused = await examineWith('refused', ['gis.blm.gov'], ['federal-land-survey'])
    expect(verdictsOf(refused)).toEqual(['refused'])
    expect(exitCodeOf(refused)).toBe(2)
    const drifted = healthy.slice(0, 1).map((finding) => ({ ...finding, verdict: 'drifted' as const }))
    expect(exitCodeOf([...refused, ...drifted])).toBe(1)
  })

  it('names the fields that a layer no longer has', async () => {
    const losing =
      (inner: Transport): Transport =>
      async (request) => {
        const text = await (await inner(request)).text()
        return new Response(request.url.endsWith('/3?f=json') ? text.replace('"GOVLOT"', '"GOV_LOT"') : text)
      }
    const findings = await examine(await createApp({ environment, transport: losing }), [
      'federal-land-survey',
    ])
    const drifted = findings.filter(({ verdict }) => verdict === 'drifted')
    expect(drifted).toMatchObject([
      { check: 'checkFields', note: 'missing fields: PLSS Intersected: GOVLOT' },
    ])
  })

  it('warns about missing optional columns, but reports the source as healthy', async () => {
    const app = await createApp({
      environment,
      transport: (transport) => withoutColumns(transport, ['prop_address_state']),
    })
    const findings = await examine(app, ['us-public-assessments'])
    expect(findings.find(({ check }) => check === 'checkFields')).toMatchObject({
      verdict: 'ok',
      note: expect.stringMatching(/^optional columns that are not there: .*prop_address_state/),
    })
  })

  it('warns about unset year settings and a missing contact only for real sources', async () => {
    const live = { UPSTREAM: 'live', LOG_LEVEL: 'silent', DATA_DIR: tmpdir() }
    const advice = advise(await createApp({ environment: live }), live)
    expect(advice.join(' ')).toMatch(/UPSTREAM_CONTACT is not set.*WASHINGTON_DC_TAX_YEAR/)
    const complete = { ...live, UPSTREAM_CONTACT: 'records@example.org', WASHINGTON_DC_TAX_YEAR: '2026' }
    const less = advise(await createApp({ environment: complete }), complete).join(' ')
    expect(less).not.toMatch(/UPSTREAM_CONTACT|WASHINGTON_DC/)
    expect(less).toMatch(/DETROIT_MI_ASSESSMENT_YEAR/)
    expect(advise(await createApp({ environment }), environment)).toEqual([])
  })

  it('names the tables that failed while other tables of the source responded', async () => {
    const findings = await examineWith('down', ['maps.bexar.org'], ['us-public-assessments'])
    const [fields] = findings.filter(({ check }) => check === 'checkFields')
    expect(fields).toMatchObject({ verdict: 'down' })
    expect(fields?.note).toMatch(/^no answer: bexar-county-tx-assessments https:\S+$/)
    expect(exitCodeOf(findings)).toBe(2)
  })

  it('reports a disabled source as not configured, without a request', async () => {
    const app = await createApp({ environment: { ...environment, CONNECTORS_OFF: 'geocoder' } })
    const findings = await examine(app, ['geocoder'])
    expect(verdictsOf(findings)).toEqual(['not configured'])
    expect(exitCodeOf(findings)).toBe(0)
  })

  it('stores its findings in the report that the sources page reads', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'openplat-doctor-'))
    const app = await createApp({ environment: { ...environment, DATA_DIR: folder } })
    await keep(app, healthy)
    const report = await readReport(folder, true)
    expect(report.kind === 'read' && report.checks).toHaveLength(healthy.length)
    expect(await readReport(folder, false)).toEqual({ kind: 'of-other-sources' })
    rmSync(folder, { recursive: true })
  })

  it('rejects an unknown connector name', async () => {
    await expect(examine(await createApp({ environment }), ['nowhere'])).rejects.toThrow(
      /no connector nowhere/,
    )
  })
})
