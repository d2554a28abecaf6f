import { strFromU8, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { formatNumber } from '@/lib/format'
import { MEGABYTE } from './file-table'
import { isCompoundFile, openArchive } from './open-archive'

const texts = {
  password: (file: string) =>
    `${file} needs a password, or is a workbook of Excel 97 to 2003 (.xls). Save it as an .xlsx workbook without a password.`,
  broken: (file: string) => `${file} is not a whole .xlsx workbook. Save it again.`,
  large: (file: string, megabytes: number) =>
    `${file} unpacks to more than ${megabytes} MB. Save its sheet with the rows and columns that you need.`,
  formula: (file: string, row: number) =>
    `${file}, row ${formatNumber(row)} has a formula. Save the sheet with values instead of formulas.`,
}

export type WorkbookRowsResult = { kind: 'rows'; rows: string[][] } | { kind: 'refused'; why: string }

export async function readWorkbook(
  file: string,
  bytes: Uint8Array,
  mostBytes: number,
): Promise<WorkbookRowsResult> {
  const refuse = (why: string): WorkbookRowsResult => ({ kind: 'refused', why })
  if (isCompoundFile(bytes)) return refuse(texts.password(file))
  const archive = openArchive(bytes, (name) => /\.(xml|rels)$/.test(name), mostBytes)
  if ('problem' in archive)
    return refuse(
      archive.problem === 'large' ? texts.large(file, mostBytes / MEGABYTE) : texts[archive.problem](file),
    )
  const formulaRow = findFormula(archive.entries)
  if (formulaRow !== undefined) return refuse(texts.formula(file, formulaRow))
  try {
    // The archive is stored without compression, because `read-excel-file` unpacks in a worker made from
    // text, which the page's policy blocks.
    const { buffer } = zipSync(archive.entries, { level: 0 })
    const sheet: unknown[][] = await readSheet(buffer as ArrayBuffer)
    return { kind: 'rows', rows: sheet.map((row) => row.map(toText)).filter((row) => row.some(Boolean)) }
  } catch {
    return refuse(texts.broken(file))
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell)
  const moment = cell.toISOString()
  return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, 10) : moment.slice(0, 19).replace('T', ' ')
}

/**
 * Returns the row of the first formula, or undefined without a formula. A workbook with a formula is refused,
 * because the stored result of a formula may be old or missing.
 */
function findFormula(entries: Record<string, Uint8Array>): number | undefined {
  const sheet = firstSheet(entries)
  const formula = sheet?.search(/<(?:\w+:)?f[\s/>]/) ?? -1
  if (!sheet || formula < 0) return undefined
  const before = sheet.slice(0, formula)
  return Number(/.*<(?:\w+:)?row\b[^>]*?\sr="(\d+)"/s.exec(before)?.[1] ?? 1)
}

function firstSheet(entries: Record<string, Uint8Array>): string | undefined {
  const textOf = (name: string) => entries[name] && strFromU8(entries[name])
  const [, id] = /<(?:\w+:)?sheet\b[^>]*?\s\w+:id="([^"]+)"/.exec(textOf('xl/workbook.xml') ?? '') ?? []
  const relations = textOf('xl/_rels/workbook.xml.rels')?.match(/<Relationship\b[^>]*>/g) ?? []
  const own = relations.find((relation) => relation.includes(`Id="${id}"`))
  const [, target = ''] = /Target="\/?(?:xl\/)?([^"]+)"/.exec(own ?? '') ?? []
  return textOf(`xl/${target}`)
}
