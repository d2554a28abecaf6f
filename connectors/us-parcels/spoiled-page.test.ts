import { describe, expect, it } from 'vitest'
import { corrupt, corruptionsOf } from '@/lib/connector/testing/spoil'
import type { Transport } from '@/lib/connector/upstream/transport'
import { landsWithin, middleOf } from '@/lib/sample-world/lots/lands'
import { layersAt } from './layer/choose-layers'
import { nameOfLayer } from './layer/layer-failure'
import { openLayers } from './testing/open-layers'

const [x, y] = [-105.0853, 40.5783]
const [land] = landsWithin('CO', [x, y, x + 0.01, y + 0.01])
const [longitude, latitude] = middleOf(land?.bounds ?? [0, 0, 0, 0])
const {
  layers: [first, second],
} = await layersAt({ longitude, latitude }, new Map())
if (!first || !second) throw new Error('Fort Collins has one layer only')

const isPage = ({ url }: Request) => {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`.toLowerCase() === first.url.toLowerCase()
}

async function askWith(respond: (send: () => Promise<Response>) => Response | Promise<Response>) {
  const wrap =
    (send: Transport): Transport =>
    async (request) =>
      isPage(request) ? respond(() => send(request)) : send(request)
  const bugs: unknown[] = []
  const { engine } = openLayers({ wrap, reportBug: (_, error) => void bugs.push(error) })
  const answer = await engine.call('us-parcels', 'getParcelAt', { longitude, latitude })
  return { answer, bugs }
}

let page: unknown
const { answer: usual } = await askWith(async (send) => {
  const response = await send()
  page = await response.clone().json()
  return response
})
if (!usual.ok) throw new Error(usual.error.message)
const numbers = usual.data.parcels.map(({ parcel }) => parcel.parcelId)

async function faultWith(respond: Parameters<typeof askWith>[0]): Promise<string | undefined> {
  const { answer, bugs } = await askWith(respond)
  if (!answer.ok) return `${answer.error.code}: ${answer.error.message}`
  const { state, source, failures, parcels } = answer.data
  if (bugs.length > 0) return 'a bug of ours'
  if (state !== 'found' || !source) return state
  const isOwn = source.layer === first?.id
  const isNext = source.layer === second?.id && failures.some(({ layer }) => layer === first?.id)
  if (!isOwn) return isNext ? undefined : `${source.layer} without a cause`
  const ids = parcels.map(({ parcel }) => parcel.parcelId)
  return ids.every((each) => each === null || numbers.includes(each)) ? undefined : ids.join()
}

describe('corrupted pages of a layer', () => {
  it('uses a layer with a corrupted description or falls back to the next layer and names the first', async () => {
    const corruptions = corruptionsOf(page)
    expect(corruptions.length).toBeGreaterThan(100)
    const faults: string[] = []
    for (const corruption of corruptions) {
      const fault = await faultWith(() => Response.json(corrupt(page, corruption)))
      if (fault) faults.push(`${corruption.place} ${corruption.kind} ${corruption.scope}: ${fault}`)
    }
    expect(faults).toEqual([])
  })

  const json = (text: string) => () => new Response(text, { headers: { 'content-type': 'application/json' } })

  it.each<[string, Parameters<typeof askWith>[0]]>([
    ['an empty response', json('')],
    ['null', json('null')],
    ['a list', json('[]')],
    ['an empty object', json('{}')],
    ['half of its page', json(JSON.stringify(page).slice(0, 900))],
    ['a number', json('7')],
    ['a deeply nested list', json(`${'['.repeat(100_000)}1${']'.repeat(100_000)}`)],
    ['a web page', () => new Response('<html><title>Sign in</title>', { status: 200 })],
    ['a server error', () => new Response('<html><title>502</title>', { status: 502 })],
    ['a demand for a token', json('{"error":{"code":499,"message":"Token Required","details":[]}}')],
    ['a refusal', () => new Response('', { status: 403 })],
    ['a rate limit', () => new Response('', { status: 429 })],
    ['a redirect to another host', () => Response.redirect('https://elsewhere.example/', 302)],
    ['an empty group layer', json('{"name":"Land","type":"Group Layer","subLayers":[]}')],
    ['a table', json('{"name":"Roll","type":"Table","fields":[]}')],
    [
      'a layer of points',
      json('{"name":"Points","type":"Feature Layer","geometryType":"esriGeometryPoint"}'),
    ],
  ])(
    'queries the next layer, and reports the failed one, if the first layer responds with %s',
    async (_, respond) => {
      const { answer } = await askWith(respond)
      expect(answer).toMatchObject({
        ok: true,
        data: {
          state: 'found',
          source: { layer: second.id },
          failures: [
            {
              layer: first.id,
              message: expect.stringContaining(nameOfLayer(first)),
              publisherPage: expect.any(String),
            },
          ],
          message: expect.stringContaining('We asked the next layer of the place.'),
        },
      })
    },
  )
})
