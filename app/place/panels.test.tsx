import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { comparedDocument } from '@/app/_surfaces/compare/compared-document'
import { featuresOf } from '@/app/_surfaces/place/dossier-map'
import { DossierPanel } from '@/app/_surfaces/place/dossier-panel'
import { toPin } from '@/app/_surfaces/place/features'
import { linkToPlace } from '@/app/_surfaces/place/links'
import { fetchLot } from '@/app/_surfaces/place/lot/fetch-lot'
import { groundOf } from '@/app/_surfaces/place/lot/lot-ground'
import { answerOf, failed, withData } from '@/app/_surfaces/place/outcome'
import type { Panel } from '@/app/_surfaces/place/panel'
import { panels } from '@/app/_surfaces/place/panels'
import { placeAt } from '@/app/_surfaces/place/place'
import { readPanels, settleAll } from '@/app/_surfaces/place/read-panels'
import { Summary } from '@/app/_surfaces/place/summary'
import { createApp } from '@/connectors/engine'
import { csv } from '@/lib/export/csv'
import { joinText } from '@/lib/export/testing/join-text'
import { readCsv } from '@/lib/export/testing/read-csv'
import type { LngLat } from '@/lib/geography/types'
import { ComparedPanel } from './compare/compared-panel'
import { readPairs, toSection } from './compare/read-pairs'
import { dossierDocument } from './export/dossier-document'
import { panelResults, writeWithin } from './methods/get-dossier'

interface SnowData {
  inches: number
  point: LngLat
  caveats: string[]
}

const result = z.object({ inches: z.number() })

const snow = {
  id: 'snow',
  title: 'Snow on the ground',
  kind: 'snow',
  publisher: 'the snow office',
  reads: ['federal-elevation.getElevation'],
  async read({ point }, call) {
    const answer = await call('federal-elevation', 'getElevation', point)
    if (!answer.ok) return failed(answer.error)
    const inches = (answer.data.records[0]?.elevationFeet ?? 0) / 100
    return withData({ inches, point, caveats: ['Melts by noon.'] }, [answer.meta])
  },
  answer: (outcome) =>
    answerOf(outcome, {
      found: ({ inches }) => ({ value: `${inches.toFixed(1)} inches deep`, detail: 'wet' }),
    }),
  height: 'min-h-32',
  body: ({ data: { inches } }) => <p>Snow lies {inches.toFixed(1)} inches deep.</p>,
  definitions: [{ term: 'Snow', meaning: 'Water that waits.' }],
  features: ({ point }) => [toPin('snow', 'Snow', 'choice', point)],
  describeUndrawn: () => 'Drifts are not drawn.',
  rows: ({ inches }) => [
    {
      table: {
        columns: [{ key: 'depth', label: 'Depth', type: 'number', unit: 'in' }],
        rows: [{ cells: { depth: inches } }],
        notes: [],
      },
    },
  ],
  compare: [
    { id: 'depth', label: 'Depth of snow', unit: 'in', text: String, amount: ({ inches }) => inches },
  ],
  describeApart: (a, b) => [a && b && 'Snow falls where it likes.'],
  result,
  toResult: ({ inches }) => ({ inches }),
  workflow: '/land',
  href: (place) => linkToPlace('/land', place),
} satisfies Panel<'snow', SnowData, typeof result>

const list = [...panels, snow] as const

const pensacola = { address: '138 E Quillfeather Ct, Pensacola, FL', city: 'PENSACOLA', state: 'FL' }
const places = {
  a: placeAt({ latitude: 30.421345, longitude: -87.216955 }, pensacola),
  b: placeAt({ latitude: 45.68015, longitude: -107.91452 }),
}
const options = { series: false }
const heading = { question: {}, caveats: [], now: new Date(), sample: true }

let engineCall: EngineCaller
beforeAll(async () => {
  giveHeaders({})
  const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  engineCall = (connector, method, params) => engine.call(connector, method, params, { internal: true })
})

async function drawRouted(node: React.ReactNode): Promise<string> {
  const markup = await draw(<AppRouterContext value={{} as never}>{node}</AppRouterContext>)
  return markup.replaceAll(/<!--.*?-->/g, '')
}

const rowsOf = (document: Parameters<typeof csv.render>[0]) => {
  const [header = [], ...rows] = readCsv(joinText(csv.render(document)).slice(1))
  return rows
    .map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])))
    .filter(({ Panel: title }) => title === snow.title)
}

describe('new panel in the list', () => {
  it('a new panel appears on the page: in the summary, as a section and on the map', async () => {
    const dossier = readPanels(list, places.a, engineCall, options)
    const page = { url: {}, place: places.a, dossier, aside: [], absent: [], tries: 0 }
    const html = await drawRouted(
      <>
        <Summary page={page} />
        {dossier.map((each) => (
          <DossierPanel key={each.panel.id} {...each} page={page} />
        ))}
      </>,
    )
    const { inches } = await depthAt(places.a)
    expect(html.split(`${inches.toFixed(1)} inches deep`)).toHaveLength(3)
    expect(html).toContain(`Snow lies ${inches.toFixed(1)} inches deep.`)
    expect(html).toContain(`href="${snow.href(places.a).replaceAll('&', '&amp;')}"`)
    const [last] = (await settleAll(dossier)).slice(-1)
    expect(last && featuresOf(last.panel, last.outcome).map(({ id }) => id)).toEqual(['snow'])
  })

  it('a new panel appears in the file of the dossier', async () => {
    const dossier = await settleAll(readPanels(list, places.a, engineCall, options))
    const rows = rowsOf(dossierDocument(dossier, { title: 'Pensacola', ...heading }))
    const { inches } = await depthAt(places.a)
    expect(rows).toMatchObject([
      {
        Outcome: 'found',
        Field: 'Depth',
        Value: String(inches),
        Unit: 'in',
        Publisher: expect.stringMatching(/./),
      },
    ])
  })

  it('a new panel appears in the comparison, on the page and in the file', async () => {
    const pairs = readPairs([places.a, places.b], engineCall, options, list)
    const [last] = pairs.slice(-1)
    const names = ['Pensacola', 'Montana']
    const html = await drawRouted(
      last && <ComparedPanel url={{ a: {}, b: {}, series: false }} names={names} later={last.later} />,
    )
    expect(html).toContain('Snow on the ground, side by side')
    expect(html).toContain('Snow falls where it likes.')
    expect(html.match(/Melts by noon/g)).toHaveLength(1)
    const ended = await Promise.all(pairs.map(({ later }) => later))
    const rows = rowsOf(
      comparedDocument(ended.map(toSection), {
        places: [
          { name: 'Pensacola', point: places.a.point },
          { name: 'Montana', point: places.b.point },
        ],
        ...heading,
      }),
    )
    const [a, b] = [await depthAt(places.a), await depthAt(places.b)]
    expect(rows.map(({ Difference }) => Difference)).toEqual(['', (b.inches - a.inches).toFixed(2)])
  })

  it('a new panel has its declared schema in the API result', async () => {
    const schema = z.object(panelResults(list))
    const dossier = readPanels(list, places.a, engineCall, options)
    const panel = schema.parse(await writeWithin(20, dossier, { facilities: 3, includeOutlines: true })).snow
    expectTypeOf(panel.data).toEqualTypeOf<{ inches: number } | null>()
    const { inches } = await depthAt(places.a)
    expect(panel).toMatchObject({ title: snow.title, outcome: 'found', why: null, data: { inches } })
  })
})

async function depthAt(place: typeof places.a) {
  const outcome = await snow.read(place, engineCall)
  if (!('data' in outcome)) throw new Error(outcome.ending)
  return outcome.data
}

describe('declared calls of panels', () => {
  it.each(panels)('the panel $id makes exactly the calls that it declares', async (panel: Panel) => {
    const methods = new Set<string>()
    const listening: EngineCaller = (connector, method, params, call) => {
      methods.add(`${connector}.${method}`)
      return engineCall(connector, method, params, call)
    }
    const chicago = placeAt(
      { latitude: 42.060299, longitude: -87.738266 },
      { address: '742 W Inkwell St, Chicago, IL' },
    )
    for (const place of [...Object.values(places), chicago]) {
      const outcome = panel.read(place, listening, { series: true })
      await panel.onLot?.(outcome, fetchLot(place, engineCall).then(groundOf), listening)
      await outcome
    }
    expect([...methods].sort()).toEqual([...panel.reads].sort())
  })
})
