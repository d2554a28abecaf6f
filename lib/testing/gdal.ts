import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface GdalLayer {
  name: string
  geometry: string
  count: number
  extent: number[] | undefined
  columns: Record<string, string>
  features: { properties: Record<string, unknown>; geometry: unknown }[]
}

/** Tests that need GDAL are skipped without it on a developer's computer, and fail without it in CI. */
export const isGdalMissing = !process.env.CI && spawnSync('ogrinfo', ['--version']).status !== 0

export function readWithGdal(
  bytes: Uint8Array,
  extension: string,
  openOptions: readonly string[] = [],
): GdalLayer[] {
  const folder = mkdtempSync(join(tmpdir(), 'openplat-gdal-'))
  try {
    const file = join(folder, `file.${extension}`)
    writeFileSync(file, bytes)
    const opening = openOptions.flatMap((option) => ['-oo', option])
    return run('ogrinfo', '-ro', '-so', '-al', '-wkt_format', 'WKT1', ...opening, file)
      .split(/^(?=Layer name: )/m)
      .slice(1)
      .map((text) => toLayer(text, file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run(program: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (status !== 0 || stderr !== '') throw new Error(`${program} ${words.join(' ')}: ${error ?? stderr}`)
  return stdout
}

function toLayer(text: string, file: string): GdalLayer {
  const read = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  const name = read(/^Layer name: (.*)$/m)
  const extent = /^Extent: \((\S+), (\S+)\) - \((\S+), (\S+)\)$/m.exec(text)?.slice(1).map(Number)
  const columns = [...text.matchAll(/^([^\n:]+): ([\w()]+) \(\d+\.\d+\)$/gm)]
  const options = ['-f', 'GeoJSON', '-lco', 'COORDINATE_PRECISION=9', '/vsistdout/', file, name]
  return {
    name,
    geometry: read(/^Geometry: (.*)$/m),
    count: Number(read(/^Feature Count: (\d+)$/m)),
    extent,
    columns: Object.fromEntries(columns.map(([, column = '', type = '']) => [column, type])),
    features: JSON.parse(run('ogr2ogr', ...options)).features,
  }
}
