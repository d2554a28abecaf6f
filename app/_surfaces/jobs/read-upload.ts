import 'server-only'
import { MEGABYTE, type PlaceFileOutcome, type PlaceFileTable } from '@/app/_surfaces/place-files/file-table'
import { decode, readFile } from '@/app/_surfaces/place-files/read-file'
import { MOST_ROWS, type PlaceList } from '@/lib/jobs/job'
import { checkList, type PlaceListParseResult, readList, readTable } from './read-list'

const texts = {
  latitude: 'Latitude of the shape',
  longitude: 'Longitude of the shape',
}

/**
 * Largest size to which an archive may unpack. A list of 1,000 rows and 60 columns has about this much XML.
 */
const MOST_UNPACKED_BYTES = 8 * MEGABYTE

export type PlaceListUploadResult = PlaceListParseResult | { refused: string }

export async function readUpload(file: string, bytes: Uint8Array): Promise<PlaceListUploadResult> {
  if (/\.xls[xm]?$/i.test(file)) {
    const { readWorkbook } = await import('@/app/_surfaces/place-files/read-workbook')
    const reading = await readWorkbook(file, bytes, MOST_UNPACKED_BYTES)
    return reading.kind === 'refused' ? { refused: reading.why } : readTable(reading.rows)
  }
  const { isDatabase, readGeoPackage } = await import('@/app/_surfaces/place-files/read-geopackage')
  if (isDatabase(bytes)) return toList(readGeoPackage(file, bytes, MOST_ROWS))
  if (/\.(kml|kmz|json|geojson)$/i.test(file))
    return toList(await readFile(file, bytes, 'none', MOST_UNPACKED_BYTES))
  return readList(decode(bytes).text)
}

function toList(reading: PlaceFileOutcome): PlaceListUploadResult {
  if (reading.kind === 'refused') return { refused: reading.why }
  if (reading.kind === 'question') return { problem: 'binary' }
  return checkList(listOf(reading.table))
}

/** The place of a row comes from its shape, so every column of the file is the visitor's own data. */
function listOf({ columns, rows }: PlaceFileTable): PlaceList {
  return {
    headings: [...columns, texts.latitude, texts.longitude],
    roles: [...columns.map(() => 'mine' as const), 'latitude', 'longitude'],
    rows: rows.map(({ cells, at }) => [...cells, at ? String(at[1]) : '', at ? String(at[0]) : '']),
    facts: [],
  }
}
