import type { DelimitedRow } from '@/lib/delimited/parse-delimited'
import { MEGABYTE, MOST_BYTES, type PlaceFileOutcome, type PositionColumnsAnswer } from './file-table'
import { readCsvFile, readTableRows } from './read-csv-file'
import { readGeoJsonFile } from './read-geojson-file'

const texts = {
  large: (file: string, megabytes: number) =>
    `${file} is larger than ${megabytes} MB. Divide it into several files.`,
  kind: (file: string) => `We do not read files like ${file}. Save it as CSV, XLSX, GeoJSON, KML or KMZ.`,
  kmz: {
    password: (file: string) => `${file} needs a password. Save it as KML.`,
    broken: (file: string) => `${file} is not a whole KMZ file. Save it again, or save it as KML.`,
    large: (file: string, megabytes: number) =>
      `${file} unpacks to more than ${megabytes} MB. Divide it into several files.`,
  },
  noKml: (file: string) => `${file} has no .kml file in it. Save it again as KMZ or KML.`,
  windows: 'The file is not UTF-8, so we read it as Windows-1252, as spreadsheets write it.',
}

export async function readFile(
  file: string,
  bytes: Uint8Array,
  answer?: PositionColumnsAnswer,
  mostBytes = MOST_BYTES,
): Promise<PlaceFileOutcome> {
  const refuse = (why: string): PlaceFileOutcome => ({ kind: 'refused', why })
  if (bytes.length > mostBytes) return refuse(texts.large(file, mostBytes / MEGABYTE))
  if (/\.(xlsx?|xlsm)$/i.test(file)) return readWorkbookFile(file, bytes, answer, mostBytes)
  const unpacked = /\.kmz$/i.test(file) ? await unpackKmz(file, bytes, mostBytes) : bytes
  if (typeof unpacked === 'string') return refuse(unpacked)
  const { text, note } = decode(unpacked)
  if (text.includes('\0')) return refuse(texts.kind(file))
  const reading = await readText(file, text, answer)
  if (reading.kind !== 'table' || !note) return reading
  return { kind: 'table', table: { ...reading.table, notes: [...reading.table.notes, note] } }
}

async function readWorkbookFile(
  file: string,
  bytes: Uint8Array,
  answer: PositionColumnsAnswer | undefined,
  mostBytes: number,
): Promise<PlaceFileOutcome> {
  const { readWorkbook } = await import('./read-workbook')
  const reading = await readWorkbook(file, bytes, mostBytes)
  if (reading.kind === 'refused') return reading
  return readTableRows(file, numberRows(reading.rows), answer)
}

function* numberRows(rows: readonly string[][]): Generator<DelimitedRow, undefined> {
  for (const [at, cells] of rows.entries()) yield { line: at + 1, cells }
}

async function unpackKmz(file: string, bytes: Uint8Array, mostBytes: number): Promise<Uint8Array | string> {
  const { openArchive } = await import('./open-archive')
  const archive = openArchive(bytes, (name) => /\.kml$/i.test(name), mostBytes)
  if ('problem' in archive) return texts.kmz[archive.problem](file, mostBytes / MEGABYTE)
  const [document] = Object.entries(archive.entries).toSorted(
    ([one], [other]) => depthOf(one) - depthOf(other),
  )
  return document?.[1] ?? texts.noKml(file)
}

/** The KMZ standard makes the first document in the root folder the main one. */
const depthOf = (name: string): number => name.split('/').length

async function readText(
  file: string,
  text: string,
  answer?: PositionColumnsAnswer,
): Promise<PlaceFileOutcome> {
  if (/\.(km[lz]|xml)$/i.test(file) || /^\uFEFF?\s*<(\?xml|kml)\b/i.test(text))
    return (await import('./read-kml-file')).readKmlFile(file, text)
  const isJson = /\.(geo)?json$/i.test(file) || /^\uFEFF?\s*\{/.test(text)
  return isJson ? readGeoJsonFile(file, text) : readCsvFile(file, text, answer)
}

export function decode(bytes: Uint8Array): { text: string; note?: string } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), note: texts.windows }
  }
}
