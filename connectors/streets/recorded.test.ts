import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { type Tile, tileAt } from '@/lib/tiles/tile-grid'
import { streets } from '.'

const samples = process.env.UPSTREAM_SAMPLES
const read = (file: string): string => readFileSync(join(samples ?? '', 'census-tigerweb', file), 'utf8')

async function squareOf(part: string, square: Tile, ...files: string[]) {
  const answers = files.map(read)
  let page = 0
  const house = createEngine(
    { streets: streets as ConnectorDeclaration },
    engineDeps(async () => {
      const body = answers[Math.min(page, answers.length - 1)]
      page += 1
      return new Response(body, { headers: { 'content-type': 'application/geo+json' } })
    }),
  )
  const params = { part, ...square }
  const answer = await house.callNamed('streets', 'streetSquare', params, { internal: true })
  return { answer, pages: page }
}

const local = 'transportation-8-local-roads-dc-2026-07.geojson.json'
const primary = 'transportation-2-primary-roads-i95-2026-07.trimmed.geojson.json'
const washington = tileAt(-77.04, 38.9, 13)

describe.skipIf(!samples)('recorded street responses', () => {
  it('parses recorded local roads in Washington', async () => {
    const { answer } = await squareOf('local', washington, local)
    const { features } = (answer.ok ? answer.data : {}) as { features: { id: string; properties: object }[] }
    expect(features).toHaveLength(5)
    expect(features).toContainEqual(
      expect.objectContaining({ id: '110431686451', properties: { k: 'street', n: 'D St NW' } }),
    )
  })

  it('parses a recorded interstate and requests the next page', async () => {
    const { answer, pages } = await squareOf('primary', tileAt(-77.04, 38.9, 11), primary, local)
    expect(pages).toBe(2)
    const { features } = (answer.ok ? answer.data : {}) as { features: { properties: object }[] }
    expect(features).toContainEqual(
      expect.objectContaining({ properties: { k: 'motorway', n: 'I-95', s: '95', t: 'I' } }),
    )
  })
})
