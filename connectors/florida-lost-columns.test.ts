import { describe, expect, it } from 'vitest'
import { layerPage } from '@/lib/arcgis/layer-response'
import type { Transport } from '@/lib/connector/upstream/transport'
import { createApp } from './engine'
import { describeLostFields, HOST, mapShape, neededFields } from './us-florida-parcels/wire'

const without =
  (column: string) =>
  (transport: Transport): Transport =>
  async (request) => {
    const { hostname, pathname, searchParams } = new URL(request.url)
    const form = request.method === 'POST' ? new URLSearchParams(await request.clone().text()) : searchParams
    const isNamed = [...form.values()].some((text) => new RegExp(`\\b${column}\\b`).test(text))
    if (hostname === HOST && isNamed)
      return Response.json({ error: { code: 400, message: 'Invalid query parameters', details: [] } })
    const answer = await transport(request)
    if (hostname !== HOST || pathname.endsWith('/query')) return answer
    const page = layerPage.loose().parse(await answer.json())
    return Response.json({ ...page, fields: page.fields.filter(({ name }) => name !== column) })
  }

async function ask(column: string) {
  const { engine } = await createApp({
    environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' },
    transport: without(column),
  })
  const bbox: [number, number, number, number] = [-81.386, 28.53, -81.384, 28.532]
  return {
    page: await engine.call('us-florida-parcels', 'searchParcels', { bbox, limit: 5 }),
    view: await engine.call('us-florida-parcels', 'parcelsInView', { bbox }, { internal: true }),
  }
}

const optional = mapShape.fields.filter((field) => !neededFields.includes(field))

describe('Florida layer of outlines without a column', () => {
  it.each(optional)(
    'returns parcels without the optional column %s, and names the missing value',
    async (column) => {
      const [words = ''] = describeLostFields(mapShape.fields.filter((field) => field !== column))
      const { page, view } = await ask(column)
      if (!page.ok || !view.ok) throw new Error('no answer')
      expect(page.data.count).toBeGreaterThan(0)
      expect(page.data.source.notes.join(' ')).toContain(words)
      expect(view.data.total).toBeGreaterThan(0)
      expect(view.data.notes?.join(' ')).toContain(words)
    },
  )

  it.each(neededFields)('fails with upstream_changed without the required column %s', async (column) => {
    const { page, view } = await ask(column)
    for (const answer of [page, view])
      expect(answer).toMatchObject({ ok: false, error: { code: 'upstream_changed' } })
  })
})
