import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '@/connectors/engine'
import { layersOfState } from '@/connectors/us-parcels/registry'
import { walkParcelLayers } from './walk-parcel-layers'

const folder = mkdtempSync(join(tmpdir(), 'parcel-layers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent', DATA_DIR: folder }

describe('walkParcelLayers', () => {
  it('stores the check of each layer for listParcelLayers, and checks only failed layers again', async () => {
    const app = await createApp({ environment })
    const layers = await layersOfState('AZ')
    const down = layers.find(({ id }) => id === 'az-pima')
    app.faults?.set(new URL(down?.url ?? '').hostname, 'down')
    await walkParcelLayers(app, { layers }, environment)

    const list = await (await createApp({ environment })).engine.call('us-parcels', 'listParcelLayers', {
      state: 'AZ',
    })
    if (!list.ok) throw new Error(list.error.message)
    const checks = new Map(list.data.layers.map(({ id, lastCheck }) => [id, lastCheck]))
    expect(checks.get('az-maricopa')).toMatchObject({ answers: true, failure: null, numberColumn: 'APN' })
    expect(checks.get('az-pima')).toMatchObject({
      answers: false,
      failure: expect.stringContaining('stopped'),
    })
    expect([...checks.values()]).not.toContain(null)

    app.faults?.set(new URL(down?.url ?? '').hostname, undefined)
    const lines: string[] = []
    await walkParcelLayers(app, { layers, report: (line) => lines.push(line) }, environment)
    expect(lines.some((line) => line.startsWith('az-pima:'))).toBe(true)
    expect(lines.some((line) => line.startsWith('az-maricopa:'))).toBe(false)
  })

  it('resumes an interrupted walk after the layers with a stored result', async () => {
    const app = await createApp({ environment })
    const layers = await layersOfState('DE')
    const stopAtFirst = (line: string) => {
      if (line.startsWith('de-')) throw new Error('Killed')
    }
    await expect(walkParcelLayers(app, { layers, report: stopAtFirst }, environment)).rejects.toThrow(
      'Killed',
    )
    const lines: string[] = []
    await walkParcelLayers(app, { layers, report: (line) => lines.push(line) }, environment)
    expect(lines.filter((line) => line.startsWith('de-')).length).toBeLessThan(layers.length)
  })
})
