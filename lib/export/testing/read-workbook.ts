import { readZip } from './read-zip'

interface SheetCell {
  /** "s" is text, "b" a boolean, "n" a number or a date. */
  type: string
  value: string
  style: string | undefined
}

export interface UnpackedWorkbook {
  files: Map<string, string>
  sheetNames: string[]
  sheets: Map<string, SheetCell>[]
}

export function readWorkbook(bytes: Uint8Array): UnpackedWorkbook {
  const files = readZip(bytes)
  const read = (name: string) => files.get(`xl/${name}`) ?? ''
  const texts = [...read('sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)]
  const shared = texts.map(([, text = '']) => decode(text))
  const sheetNames = [...read('workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
    ([, name = '']) => name,
  )
  const sheets = sheetNames.map((_, index) => readCells(read(`worksheets/sheet${index + 1}.xml`), shared))
  return { files, sheetNames, sheets }
}

function readCells(xml: string, shared: readonly string[]): Map<string, SheetCell> {
  const cells = [...xml.matchAll(/<c ([^>]*)><v>([^<]*)<\/v><\/c>/g)].map(([, attributes = '', raw = '']) => {
    const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n'
    const value = type === 's' ? (shared[Number(raw)] ?? `missing text ${raw}`) : raw
    return [
      /\br="(\w+)"/.exec(attributes)?.[1] ?? '',
      { type, value, style: /\bs="(\d+)"/.exec(attributes)?.[1] },
    ] as const
  })
  return new Map(cells)
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
