import { expect, it, vi } from 'vitest'
import { usAssessmentEvidence } from '@/connectors/us-assessment-evidence'
import { evidenceSites } from '@/connectors/us-assessment-evidence/simulator'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { simulateSites } from '@/lib/connector/upstream/simulated-site'
import { sampleTransport } from '@/lib/connector/upstream/transport'
import type { HomeSelection } from '../fetch-home'
import { fetchOwnBuilding } from './own-building'

const site = vi.hoisted((): { call?: (...params: [never, never, never]) => unknown } => ({}))
vi.mock('@/app/_lib/read/data', () => ({
  read: (...params: [never, never, never]) => site.call?.(...params),
}))

const engine = createEngine(
  { 'us-assessment-evidence': usAssessmentEvidence },
  engineDeps(sampleTransport(simulateSites(evidenceSites))),
)
site.call = (connector, method, params) => engine.call(connector, method, params, { internal: true })

const homeOf = (parcelId: string, sourceId = 'cook-county-il-assessments') =>
  ({ sourceId, property: { parcelId } }) as unknown as HomeSelection

const { pin } = usAssessmentEvidence.methods.getBuildingRecords.example

it("lists facts of the assessor's building card with unique ids", async () => {
  const building = await fetchOwnBuilding(homeOf(pin))
  expect(building?.facts).toContainEqual(
    expect.objectContaining({
      id: 'building.bedrooms',
      label: 'Bedrooms',
      value: expect.stringMatching(/^\d+$/),
    }),
  )
  expect(building?.facts[0]).toMatchObject({
    label: 'Building, measured outside',
    value: expect.stringMatching(/ sq ft$/),
  })
  expect(building?.meta.connector).toBe('us-assessment-evidence')
  const ids = building?.facts.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(8)
})

it('returns undefined for an office that publishes no building cards', async () => {
  expect(await fetchOwnBuilding(homeOf(pin, 'washington-assessments'))).toBeUndefined()
})
