import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'

export type ParquetQuery = (sql: string) => Promise<Record<string, unknown>[]>

/** A query refers to the Parquet file as `$file`. */
export async function readParquet<T>(bytes: Uint8Array, use: (ask: ParquetQuery) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'openplat-test-'))
  const file = join(folder, 'file.parquet')
  writeFileSync(file, bytes)
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    return await use(async (sql) =>
      (await connection.runAndReadAll(sql.replaceAll('$file', `'${file}'`))).getRowObjectsJson(),
    )
  } finally {
    connection.closeSync()
    instance.closeSync()
    rmSync(folder, { recursive: true })
  }
}

export const textOfParquet = (bytes: Uint8Array): Promise<string> =>
  readParquet(bytes, async (ask) => {
    const rows = await ask('select * from read_parquet($file)')
    const metadata = await ask('select decode(value) as value from parquet_kv_metadata($file)')
    const lines = metadata.map(({ value }) => JSON.stringify(value).replaceAll('\\"', '"'))
    return [...rows.flatMap((row) => Object.values(row).map(String)), ...lines].join('\n')
  })
