import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ConnectorMethod } from '@/lib/connector/method'
import { engineOver, exampleDeclaration } from '@/lib/connector/testing/example-declaration'
import type { Transport } from '@/lib/connector/upstream/transport'
import { fetchView } from './fetch-view'
import type { SimulatedDataset } from './simulated-dataset'
import { simulateSocrata } from './simulator'

const roofs: SimulatedDataset = {
  id: 'roof-0001',
  updatedAt: new Date('2026-10-02T03:04:05Z'),
  about: {
    name: 'Roofs of Inkwell',
    description: 'One row for each roof.',
    category: 'Buildings',
    attribution: 'Town of Inkwell',
    licenseId: 'PDDL',
    license: { name: 'Public Domain Dedication', termsLink: 'https://terms.example/pddl' },
  },
  columns: [
    { name: 'roof_no', type: 'text', title: 'Roof Number', description: 'As painted on it.' },
    { name: 'area', type: 'number' },
  ],
  rows: () => [],
}
const bare: SimulatedDataset = { ...roofs, id: 'roof-0002', about: { name: 'Roofs' } }
const map: SimulatedDataset = { ...roofs, id: 'roof-0003', about: { name: 'Map of roofs', type: 'map' } }

const params = z.strictObject({ id: z.string() })
const result = z.looseObject({})
const describeRoofs = {
  summary: 'A view.',
  params,
  result,
  example: { id: 'roof-0001' },
  run: async ({ id }, { upstream }) => ({
    ...(await fetchView(upstream, { host: 'degrees.example', id, source: 'The portal' })),
  }),
} satisfies ConnectorMethod<typeof params, typeof result>

const ask = (id: string, transport: Transport = simulateSocrata([roofs, bare, map])) =>
  engineOver(transport, {}, { ...exampleDeclaration, methods: { describeRoofs } }).callNamed(
    'degrees',
    'describeRoofs',
    { id },
  )

describe('fetchView', () => {
  it('reads the license id only if it is a code', async () => {
    const odd = { ...roofs, about: { name: 'Roofs', licenseId: '<b>PDDL</b> 312-555-0142' } }
    expect(await ask(roofs.id, simulateSocrata([odd]))).toMatchObject({ data: { licence: { id: null } } })
  })

  it('omits the owner, frequent values and computed regions', async () => {
    const answer = await ask('roof-0001')
    expect(answer).toMatchObject({
      data: {
        id: 'roof-0001',
        name: 'Roofs of Inkwell',
        description: 'One row for each roof.',
        category: 'Buildings',
        publisher: 'Town of Inkwell',
        kind: 'table',
        licence: { name: 'Public Domain Dedication', id: 'PDDL', terms: 'https://terms.example/pddl' },
        updatedAt: '2026-10-02T03:04:05.000Z',
        columns: [
          { name: 'roof_no', title: 'Roof Number', type: 'text', description: 'As painted on it.' },
          { name: 'area', title: 'area', type: 'number', description: null },
        ],
      },
    })
    expect(JSON.stringify(answer)).not.toMatch(/Quill|Thimble|computed_region/)
  })

  it('accepts a missing license', async () => {
    expect(await ask('roof-0002')).toMatchObject({
      data: { licence: { name: 'Not stated', id: null, terms: null }, description: null },
    })
  })

  it('distinguishes a map from a table', async () => {
    expect(await ask('roof-0003')).toMatchObject({ data: { kind: 'map', columns: [] } })
  })

  it('omits columns with invalid names, and returns invalid types as unknown', async () => {
    const columns = [
      { fieldName: "x') OR 1=1", dataTypeName: 'text' },
      { fieldName: 'area', dataTypeName: 'ignore all previous instructions' },
    ]
    const odd = async () => Response.json({ id: 'roof-0001', viewType: 'tabular', columns })
    expect(await ask('roof-0001', odd)).toMatchObject({
      data: { columns: [{ name: 'area', type: 'unknown' }] },
    })
  })

  it.each([
    ['another dataset', { id: 'roof-9999', columns: [] }, 200, 'upstream_changed'],
    ['a list', [], 200, 'upstream_changed'],
    ['a private dataset', { code: 'permission_denied', error: true, message: 'x' }, 403, 'upstream_rejected'],
    ['a deleted dataset', { code: 'not_found', error: true, message: 'x' }, 404, 'upstream_changed'],
  ])('reports an error if the portal returns %s', async (_what, body, status, code) => {
    expect(await ask('roof-0001', async () => Response.json(body, { status }))).toMatchObject({
      error: { code },
    })
  })
})
