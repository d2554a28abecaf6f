import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { describe, expect, it } from 'vitest'
import { sendFile } from '@/lib/connector/http/export'
import type { ExportDocument } from '../document'
import { mappedDocument } from '../testing/mapped-document'
import { renderBytes } from '../testing/render-bytes'
import { gpkg } from './geopackage'

async function openFile(document: ExportDocument, check: (database: Libsql.Database) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'openplat-test-'))
  const file = join(folder, 'file.gpkg')
  writeFileSync(file, await renderBytes(gpkg, document))
  const database = new Libsql(file, { readonly: true })
  try {
    check(database)
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
}

const temporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith('openplat-gpkg-'))

describe('a GeoPackage', () => {
  it('contains the identifiers that the standard requires, and passes the integrity checks of SQLite', async () => {
    await openFile(mappedDocument(), (database) => {
      const all = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[]
      expect(all('pragma application_id')).toEqual([{ application_id: 0x47504b47 }])
      expect(all('pragma user_version')).toEqual([{ user_version: 10300 }])
      expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
      expect(all('pragma foreign_key_check')).toEqual([])
      expect(
        all('select table_name, data_type, identifier, srs_id from gpkg_contents order by rowid'),
      ).toEqual([
        { table_name: 'lots_more', data_type: 'features', identifier: 'Lots & more', srs_id: 4326 },
        { table_name: 'places', data_type: 'features', identifier: 'Places', srs_id: 4326 },
        { table_name: 'lists', data_type: 'attributes', identifier: 'Lists', srs_id: null },
      ])
      expect(all("select title from gpkg_data_columns where column_name = 'acres'")).toEqual([
        { title: 'Area (acres)' },
      ])
    })
  })

  it('writes the metadata of the file as JSON, and the number of rows without a position', async () => {
    await openFile(mappedDocument(), (database) => {
      const { metadata } = database.prepare('select metadata from gpkg_metadata').get() as {
        metadata: string
      }
      expect(JSON.parse(metadata)).toMatchObject({
        question: { Address: '12 Main St' },
        retrievedAt: '2025-03-01T12:00:05.000Z',
        sources: [{ licence: 'Public domain' }, { publisher: 'Example Survey' }],
      })
      expect(metadata).not.toContain('ageSeconds')
      const described = database.prepare('select description from gpkg_contents').all() as {
        description: string
      }[]
      expect(described.map(({ description }) => /1 row has no position/.test(description))).toEqual([
        true,
        false,
        false,
      ])
    })
  })

  it("writes an envelope into the header of each area's blob", async () => {
    await openFile(mappedDocument(), (database) => {
      const rows = database.prepare('select geom from lots_more order by fid').all() as {
        geom: ArrayBuffer | null
      }[]
      const [first, , none] = rows
      const blob = Buffer.from(first?.geom ?? new ArrayBuffer(0))
      expect(blob.subarray(0, 4).toString('latin1')).toBe('GP\0\x03')
      expect([0, 1, 2, 3].map((at) => blob.readDoubleLE(8 + at * 8))).toEqual([-81, -80.5, 28, 28.5])
      expect(none?.geom).toBeNull()
    })
  })

  it('leaves no temporary file after the file was read or its reader has disconnected', async () => {
    const before = temporary()
    await (await sendFile(gpkg, mappedDocument())).bytes()
    expect(temporary()).toEqual(before)
    const reader = (await sendFile(gpkg, mappedDocument())).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(temporary).toEqual(before)
  })
})
