import { type ColumnAnswer, type FileReading, MOST_BYTES } from './file-table'
import { readCsvFile } from './read-csv-file'
import { readGeoJsonFile } from './read-geojson-file'

const texts = {
  large: (file: string) => `${file} is larger than 50 MB. Divide it into several files.`,
  kind: (file: string) => `We do not read files like ${file}. Save it as CSV, GeoJSON or KML.`,
  kmz: (file: string) => `${file} is KMZ, a zipped KML. Unzip it and choose the .kml file that is in it.`,
  workbook: (file: string) => `${file} is a workbook. Save its sheet as CSV.`,
  windows: 'The file is not UTF-8, so we read it as Windows-1252, as spreadsheets write it.',
}

const others = [
  { ending: /\.kmz$/i, say: texts.kmz },
  { ending: /\.(xlsx?|xlsm|ods|numbers)$/i, say: texts.workbook },
] as const

export async function readFile(file: string, bytes: Uint8Array, answer?: ColumnAnswer): Promise<FileReading> {
  if (bytes.length > MOST_BYTES) return { kind: 'refused', why: texts.large(file) }
  const other = others.find(({ ending }) => ending.test(file))
  if (other) return { kind: 'refused', why: other.say(file) }
  const { text, note } = decode(bytes)
  if (text.includes('\0')) return { kind: 'refused', why: texts.kind(file) }
  const reading = await readText(file, text, answer)
  if (reading.kind !== 'table' || !note) return reading
  return { kind: 'table', table: { ...reading.table, notes: [...reading.table.notes, note] } }
}

async function readText(file: string, text: string, answer?: ColumnAnswer): Promise<FileReading> {
  if (/\.(kml|xml)$/i.test(file) || /^\uFEFF?\s*<(\?xml|kml)\b/i.test(text))
    return (await import('./read-kml-file')).readKmlFile(file, text)
  const isJson = /\.(geo)?json$/i.test(file) || /^\uFEFF?\s*\{/.test(text)
  return isJson ? readGeoJsonFile(file, text) : readCsvFile(file, text, answer)
}

function decode(bytes: Uint8Array): { text: string; note?: string } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), note: texts.windows }
  }
}
