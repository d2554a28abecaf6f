import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseDelimited } from '@/lib/delimited/parse-delimited'
import { isLongRun } from '@/lib/testing/long-run'
import { formatById } from '../formats'
import { lots, mappedDocument } from '../testing/mapped-document'
import { renderBytes } from '../testing/render-bytes'

const environment = { ...process.env, QT_QPA_PLATFORM: 'offscreen' }
const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, { encoding: 'utf8', env: environment })

/** Runs the binary, because the script of Debian adds an option that QGIS does not know. */
const qgis = existsSync('/usr/bin/qgis_process.bin') ? 'qgis_process.bin' : 'qgis_process'

const isMissing = (program: string) => !isLongRun || run(program, '--version').error !== undefined

const PROGRAM_MS = 120_000

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openplat-desktop-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function fileOf(id: string): Promise<string> {
  const format = formatById(id)
  if (!format) throw new Error(`There is no ${id}`)
  const file = join(folder, `lots.${format.extension}`)
  writeFileSync(file, await renderBytes(format, mappedDocument({ parts: undefined as never })))
  return file
}

const numbers = lots.rows.map(({ cells }) => String(cells.id))

describe.skipIf(isMissing(qgis))('in QGIS (long run, where it is installed)', () => {
  it.each(['gpkg', 'kml', 'geojson'])(
    'a %s file opens with the parcel number of every row',
    async (id) => {
      const table = join(folder, `${id}.csv`)
      const words = [
        '--json',
        'run',
        'native:savefeatures',
        '--',
        `INPUT=${await fileOf(id)}`,
        `OUTPUT=${table}`,
      ]
      const { status, stderr } = run(qgis, ...words)
      expect(status, stderr).toBe(0)
      const [headings = [], ...rows] = parseDelimited(readFileSync(table, 'utf8'))
      expect(rows.map((cells) => cells[headings.indexOf('id')])).toEqual(numbers)
    },
    PROGRAM_MS,
  )
})

describe.skipIf(isMissing('soffice'))('in LibreOffice (long run, where it is installed)', () => {
  it(
    'an xlsx file opens with the unchanged parcel number of every row',
    async () => {
      const words = ['--headless', `-env:UserInstallation=file://${folder}/office`, '--convert-to', 'csv']
      const { status, stderr } = run('soffice', ...words, '--outdir', folder, await fileOf('xlsx'))
      expect(status, stderr).toBe(0)
      const [headings = [], ...rows] = parseDelimited(readFileSync(join(folder, 'lots.csv'), 'utf8'))
      expect(rows.map((cells) => cells[headings.indexOf('Parcel')])).toEqual(numbers)
    },
    PROGRAM_MS,
  )
})
