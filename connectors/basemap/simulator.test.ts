import { Buffer } from 'node:buffer'
import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { simulateBasemap } from './simulator'

function ask(service: string, z: number, row: number, column: number) {
  const url = `https://basemap.nationalmap.gov/arcgis/rest/services/${service}/MapServer/tile/${z}/${row}/${column}`
  return simulateBasemap(new Request(url))
}

async function read(response: Response) {
  const file = Buffer.from(await response.arrayBuffer())
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const body = file.subarray(at + 4, at + 8 + length)
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    chunks.set(body.toString('latin1', 0, 4), body.subarray(4))
    at += length + 12
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((name) => chunks.get(name) ?? Buffer.alloc(0))
  const rows = inflateSync(data ?? '')
  const colourAt = (x: number, y: number) => {
    const index = rows[y * 257 + 1 + x] ?? 0
    return palette?.subarray(index * 3, index * 3 + 3).toString('hex')
  }
  return { width: header?.readUInt32BE(0), height: header?.readUInt32BE(4), colourAt, rows }
}

describe('simulated base maps', () => {
  it('draws the same 256-pixel image every time', async () => {
    const response = await ask('USGSTopo', 6, 24, 12)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    const picture = await read(response)
    expect([picture.width, picture.height]).toEqual([256, 256])
    expect(new Set(picture.rows).size).toBeGreaterThan(40)
    expect((await read(await ask('USGSTopo', 6, 24, 12))).rows).toEqual(picture.rows)
  })

  it('draws Florida differently from the Gulf beside it', async () => {
    const { colourAt } = await read(await ask('USGSTopo', 6, 27, 17))
    const sea = colourAt(20, 100)
    expect(colourAt(250, 250)).toBe(sea)
    expect(colourAt(160, 30)).not.toBe(sea)
  })

  it('draws imagery darker than the map', async () => {
    const brightness = async (service: string) => {
      const { colourAt } = await read(await ask(service, 12, 1552, 851))
      return Number.parseInt(colourAt(128, 128)?.slice(0, 2) ?? '', 16)
    }
    expect(await brightness('USGSImageryOnly')).toBeLessThan(await brightness('USGSTopo'))
  })

  it.each([
    ['beyond level 16', 'USGSTopo', 17, 49684, 27260],
    ['outside the country', 'USGSTopo', 6, 22, 33],
    ['off the grid', 'USGSTopo', 2, 9, 1],
    ['of an unknown service', 'USGSMoon', 4, 6, 3],
  ] as const)('returns HTTP 404 for a tile %s', async (_, service, z, row, column) => {
    expect((await ask(service, z, row, column)).status).toBe(404)
  })
})
