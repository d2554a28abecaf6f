import { expect, it, vi } from 'vitest'
import { usAssessmentEvidence } from '@/connectors/us-assessment-evidence'
import { evidenceSites } from '@/connectors/us-assessment-evidence/simulator'
import { usPublicAssessments } from '@/connectors/us-public-assessments'
import { assessmentSites } from '@/connectors/us-public-assessments/simulator'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import type { HomeSelection } from '../../fetch-home'
import { fetchValues } from '../../fetch-values'
import { fetchOwnBuilding } from '../own-building'
import { fetchProposals } from '../proposals'
import { subjectOf } from '../subject-of'

const site = vi.hoisted((): { call?: (...params: [never, never, never]) => unknown } => ({}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/app/_lib/read/data', () => ({
  read: (...params: [never, never, never]) => site.call?.(...params),
}))

const engine = createEngine(
  { 'us-public-assessments': usPublicAssessments, 'us-assessment-evidence': usAssessmentEvidence },
  engineDeps(sampleTransport(simulateSites([...assessmentSites, ...evidenceSites]))),
)
site.call = (connector, method, params) => engine.call(connector, method, params, { internal: true })

async function homeInCook() {
  const source = 'cook-county-il-assessments'
  const answer = await engine.call('us-public-assessments', 'searchProperties', {
    source,
    parcelId: usAssessmentEvidence.methods.findSimilarHomes.example.pin,
  })
  const [property] = answer.ok ? answer.data.records : []
  if (!property) throw new Error('The sample home is gone')
  const home = { sourceId: source, key: property.propertyKey, property } as unknown as HomeSelection
  const values = await fetchValues(home, {})
  const building = await fetchOwnBuilding(home)
  const subject = subjectOf({ ...home, building }, values, {})
  if (!subject) throw new Error('The sample home has no value')
  return { home, subject }
}

it('proposes similar homes in Cook County with a value per square foot and the rank of the home', async () => {
  const { home, subject } = await homeInCook()
  const proposals = await fetchProposals(home, subject)
  if (proposals?.kind !== 'proposed') throw new Error(`not proposed: ${proposals?.why}`)
  expect(subject.own.area).toEqual(proposals.own.area)
  expect(proposals.list).toHaveLength(10)
  expect(proposals.criteria).toMatch(/^The 10 homes most like yours of \d+: same class and neighborhood/)
  expect(proposals.rank).toMatch(/^Your home is number \d+ of \d+, lowest first: /)
  for (const { home: row, comparison } of proposals.list) {
    const [value = 0, area = 0, perFoot] = [row.value, row.area, row.perFoot].map((text) =>
      Number(text?.replace(/[^\d.]/g, '')),
    )
    expect(perFoot).toBeCloseTo(value / area, 2)
    expect(comparison).toMatch(/^(lower than|higher than|the same as) yours.* per square foot/)
    expect(row).toMatchObject({ kind: 'assessedValue', year: String(subject.year) })
    expect(row.address).toMatch(/^\d+ /)
    expect(row.from).toMatch(/^Assessed value of \d{4}, Cook County assessed values .*, retrieved/)
  }
})

it('returns the position and the distance of each home proposed in Cook County', async () => {
  const { home, subject } = await homeInCook()
  const proposals = await fetchProposals(home, subject)
  if (proposals?.kind !== 'proposed') throw new Error(`not proposed: ${proposals?.why}`)
  const { point, list, files } = proposals
  expect(point).toMatchObject({ latitude: expect.closeTo(41.8, 0), longitude: expect.closeTo(-87.6, 0) })
  for (const { point: place, figures, facts } of list) {
    expect(place).not.toBeNull()
    expect(figures.distance).toBeGreaterThan(0)
    expect(facts).toMatch(/(mi|ft) away/)
  }
  const pin = home.property.parcelId
  expect(files.href('csv')).toBe(
    `/export/us-assessment-evidence/findSimilarHomes.csv?pin=${pin}&year=${subject.year}`,
  )
})
