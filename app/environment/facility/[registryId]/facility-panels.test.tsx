import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { federalEnvCompliance } from '@/connectors/federal-env-compliance'
import { simulateCompliance } from '@/connectors/federal-env-compliance/simulator'
import { federalEnvRegistry } from '@/connectors/federal-env-registry'
import { simulateRegistry } from '@/connectors/federal-env-registry/simulator'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { facilitiesNear } from '@/lib/sample-world/facilities/facilities'
import type { FacilityRegistryResult, FacilityReportResult } from './fetch-facility'
import { NextSteps } from './next-steps'
import { PlacePanel } from './place-panel'
import { ProgramPanel } from './program-panel'
import { RegistryPanel } from './registry-panel'
import { SummaryPanel } from './summary-panel'
import { worstFirst } from './worst-first'

const fined = [...facilitiesNear(-95.2654, 29.7355, 6)].find(
  ({ isRegistered, permits }) =>
    isRegistered && permits.some(({ record }) => record?.formal.some(({ penalty }) => (penalty ?? 0) > 0)),
)
const id = fined?.registryId ?? ''

const quick = { spacing: 0, retries: 0 }
const registry = {
  'federal-env-compliance': { ...federalEnvCompliance, pace: { ...federalEnvCompliance.pace, ...quick } },
  'federal-env-registry': { ...federalEnvRegistry, pace: { ...federalEnvRegistry.pace, ...quick } },
}

async function answers(registryId: string, down: 'report' | 'registry' | 'links' | null = null) {
  const engine = createEngine(
    registry,
    engineDeps(async (request) => {
      const isReport = new URL(request.url).hostname === 'echodata.epa.gov'
      const isLinks = request.url.includes('frs_program_facility') || request.url.includes('program_output')
      const refused = { report: isReport, registry: !isReport, links: isLinks }
      if (down && refused[down]) return new Response('busy', { status: 503 })
      return isReport ? simulateCompliance(request) : simulateRegistry(request)
    }),
  )
  const [report, facility, links] = await Promise.all([
    engine.call('federal-env-compliance', 'getDetailedFacilityReport', { registryId }),
    engine.call('federal-env-registry', 'getFacilityById', { registryId }),
    engine.call('federal-env-registry', 'getProgramLinksForFacility', { registryId }),
  ])
  return { report, registry: { registryId, facility, links } }
}

const toText = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ')

const summary = (report: FacilityReportResult) =>
  toText(
    renderToStaticMarkup(
      <SummaryPanel
        id={id}
        report={report}
        programs={report.ok && report.data.found ? worstFirst(report.data.complianceByStatute) : []}
      />,
    ),
  )
const cross = (answer: FacilityRegistryResult | undefined, isIdSaid = false) =>
  renderToStaticMarkup(
    <RegistryPanel id={id} registry={answer} hrefOf={() => '#program-caa'} isIdSaid={isIdSaid} />,
  )

describe('facility panels', () => {
  it('RegistryPanel omits an id that the page already shows, and tribal land unless the registry reports it', async () => {
    const { registry: answer } = await answers(id)
    const { facility } = answer
    if (!facility.ok || !facility.data.facility) throw new Error('the registry has the facility')
    const ofLand = (onTribalLand: boolean) => {
      const record = { ...facility.data.facility, tribalLand: { onTribalLand, name: null } }
      return { ...answer, facility: { ...facility, data: { ...facility.data, facility: record } } }
    }
    expect(toText(cross(answer))).toContain('Registry id')
    expect(toText(cross(answer, true))).not.toContain('Registry id')
    expect(toText(cross(ofLand(false) as FacilityRegistryResult))).not.toContain('On tribal land')
    expect(toText(cross(ofLand(true) as FacilityRegistryResult))).toContain('On tribal land')
  })

  it('NAICS codes are shown, or SIC codes if the facility has no NAICS code', async () => {
    const { report } = await answers(id)
    if (!report.ok) throw new Error(report.error.message)
    const show = (naics: boolean, sic: boolean) => {
      const codes = (isListed: boolean) => (isListed ? [{ code: '1', description: 'Ink' }] : [])
      const facility = { ...report.data.facility, naics: codes(naics), sic: codes(sic), indianCountry: false }
      return toText(renderToStaticMarkup(<PlacePanel facility={facility} meta={report.meta} statutes={[]} />))
    }
    expect(show(true, true)).toMatch(/Industry \(NAICS\)(?!.*Industry \(SIC\))/)
    expect(show(false, true)).toMatch(/Industry \(SIC\)/)
    expect(show(false, true)).not.toContain('Industry (NAICS)')
    expect(show(false, false)).toContain('Not reported')
    expect(show(true, true)).not.toContain('Indian Country')
  })

  it('each penalty is listed separately without a sum, and each quarter has a cell', async () => {
    const { report } = await answers(id)
    if (!report.ok) throw new Error(report.error.message)
    const fines = report.data.complianceByStatute.filter(({ recentFormalActions }) =>
      recentFormalActions.some(({ penalty }) => penalty),
    )
    expect(fines.length).toBeGreaterThan(0)
    for (const program of fines) {
      const markup = renderToStaticMarkup(
        <ProgramPanel program={program} report={report.data} meta={report.meta} />,
      )
      for (const { penalty } of program.recentFormalActions)
        if (penalty) expect(toText(markup)).toContain(`Penalty: ${penalty.text} `)
      expect(toText(markup)).toContain('They are not added up')
      const quarters = program.permits.reduce((total, permit) => total + permit.quarters.length, 0)
      expect(markup.match(/<td class="relative p-0">/g)).toHaveLength(quarters)
      expect(markup).not.toContain('style=')
    }
  })

  it("identical entries are listed separately, with the agency's identifier", async () => {
    const { report } = await answers(id)
    if (!report.ok) throw new Error(report.error.message)
    const [program] = report.data.complianceByStatute
    if (!program) throw new Error('no program')
    const notice = { date: '2019-02-27', type: 'Notice of Violation', agency: 'Local', system: null }
    const listed = ['A3-1', 'A3-2', 'A3-3', 'A3-4'].map((identifier) => ({
      ...notice,
      identifier,
      sourceIds: ['CA1'],
      timesListed: 1,
    }))
    const variant = {
      ...program,
      recentInformalActions: listed,
      informalActionsRecorded: 4,
      informalActions: 5,
    }
    const text = toText(
      renderToStaticMarkup(<ProgramPanel program={variant} report={report.data} meta={report.meta} />),
    )
    for (const { identifier } of listed) expect(text).toContain(`Agency’s identifier ${identifier}.`)
    expect(text).toContain('informal actions listed, 4; the agency’s own total is 5, because')
    expect(text).not.toMatch(/same words|read alike/)
  })

  it('an inspection that the agency does not count is marked, and the date of the latest inspection ignores it', async () => {
    const { report } = await answers(id)
    if (!report.ok) throw new Error(report.error.message)
    const program = report.data.complianceByStatute.find(({ recentInspections }) => recentInspections[0])
    const [visit] = program?.recentInspections ?? []
    if (!program || !visit) throw new Error('no inspection')
    const variant = {
      ...program,
      recentInspections: [
        { ...visit, date: '2024-03-15', countedByAgency: true },
        { ...visit, date: '2025-01-20', countedByAgency: false },
      ],
      inspectionsRecorded: 2,
      inspectionsCounted: 1,
      inspectionsLast5Years: 1,
    }
    const text = toText(
      renderToStaticMarkup(<ProgramPanel program={variant} report={report.data} meta={report.meta} />),
    )
    expect(text).toContain('1 counted by the agency, the newest March 15, 2024; 2 listed in all')
    expect(text).toContain('inspections listed, 2, of which the agency counts 1')
    expect(text.match(/Not counted as an inspection by the agency\./g)).toHaveLength(1)
  })

  it('a note beside the results states that a clean record proves nothing', async () => {
    const { report } = await answers(id)
    expect(summary(report)).toContain('A screening lead, not proof')
    expect(summary(report)).toContain('No violation recorded is not proof of compliance')
  })

  it('a failed compliance report offers a retry beside the record of the registry', async () => {
    const { report, registry: answer } = await answers(id, 'report')
    expect(report.ok).toBe(false)
    expect(summary(report)).toContain('Could not load')
    expect(summary(report)).toContain('Try again')
    expect(toText(cross(answer))).toContain('Program records tied to this place')
    expect(toText(cross(answer))).not.toContain('Could not load')
    expect(toText(cross(answer))).toContain('user_comment')
  })

  it('the compliance report is shown if the registry fails', async () => {
    const { report, registry: answer } = await answers(id, 'registry')
    expect(summary(report)).toContain('Each program in figures')
    expect(toText(cross(answer))).toContain('The compliance report is another source and is not affected.')
    expect(cross(answer)).not.toContain('<table')
  })

  it('the record of the registry is shown if only the request for links fails', async () => {
    const { registry: answer } = await answers(id, 'links')
    expect(toText(cross(answer))).toContain('Name in the registry')
    expect(toText(cross(answer))).toContain('We could not get the ids in other programs.')
  })

  it('an unknown id is distinguished from a failure, with advice', async () => {
    const { report, registry: answer } = await answers('110999999999')
    expect(summary(report)).toContain('No such facility in EPA ECHO')
    expect(summary(report)).toContain('look for the place by its address')
    expect(toText(cross(answer))).toContain('has no facility under this id')
    expect(toText(cross(undefined))).toContain('We did not ask the registry')
  })

  it('the actions name the environmental agency of the state only if such an agency is listed', () => {
    const texas = renderToStaticMarkup(<NextSteps state="TX" />)
    expect(toText(texas)).toContain(
      'Ask the agency of Texas about permits and inspections: Texas Commission on Environmental Quality',
    )
    for (const state of ['PR', null]) {
      const other = toText(renderToStaticMarkup(<NextSteps state={state} />))
      expect(other).toContain('National Response Center')
      expect(other).not.toContain('Ask the agency of')
    }
  })

  it('a program with an open violation comes first, and the summary begins with the violation', async () => {
    const { report } = await answers(id)
    if (!report.ok) throw new Error(report.error.message)
    const [first, ...others] = report.data.complianceByStatute
    if (!first) throw new Error('no program')
    const clear = others.map((program) => ({ ...program, currentStatus: 'No Violation Identified' }))
    const open = { ...first, statute: 'CWA', currentStatus: 'Significant/Category I Noncompliance' }
    const programs = worstFirst([...clear, open])
    expect(programs[0]?.statute).toBe('CWA')
    const text = toText(renderToStaticMarkup(<SummaryPanel id={id} report={report} programs={programs} />))
    expect(text).toMatch(/^ *Violation recorded now: Water \(significant\) /)
    expect(worstFirst(clear)).toEqual(clear)
  })
})
