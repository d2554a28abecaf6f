import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FeatureCollection } from 'geojson'

const run = promisify(execFile)

/**
 * Is asynchronous, because the server that GDAL reads runs in the same process. Throws if GDAL prints a
 * warning.
 */
async function ogr(program: 'ogrinfo' | 'ogr2ogr', words: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(program, words, { maxBuffer: 1e9 })
  if (stderr !== '') throw new Error(`${program} ${words.join(' ')}: ${stderr}`)
  return stdout
}

/** Does not throw on a warning, because GDAL also warns about layers that are too long to open. */
export async function listLayers(source: string): Promise<string[]> {
  const { stdout } = await run('ogrinfo', ['-ro', source])
  return [...stdout.matchAll(/^\d+: ([\w.-]+)/gm)].map(([, name = '']) => name)
}

export async function describeWithOgr(words: readonly string[]) {
  const text = await ogr('ogrinfo', ['-ro', '-so', '-wkt_format', 'WKT1', ...words])
  const [, ...extent] = /^Extent: \((\S+), (\S+)\) - \((\S+), (\S+)\)$/m.exec(text) ?? []
  return {
    count: Number(/^Feature Count: (\d+)$/m.exec(text)?.[1]),
    geometry: /^Geometry: (.*)$/m.exec(text)?.[1],
    extent: extent.map(Number),
    columns: [...text.matchAll(/^(\w+): (?:String|Integer|Real|Integer64)\b/gm)].map(([, name]) => name),
  }
}

export async function readWithOgr(words: readonly string[]): Promise<FeatureCollection> {
  return JSON.parse(await ogr('ogr2ogr', ['-f', 'GeoJSON', '/vsistdout/', ...words]))
}
