import type { ExportDocument } from './document'
import type { ExportFormat } from './format'

const longest = 80

// Windows reserves these names for devices, whatever the extension.
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/

export function toFileName(text: string): string {
  const name = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Keeps the sign of a longitude, because without it the file would name another place.
    .replace(/(?<![a-z0-9])[-−](?=\d)/g, ' minus ')
    .replace(/(?<!\d)\.|\.(?!\d)|[^a-z0-9.]+/g, '-')
    .replace(/-{2,}/g, '-')
    .slice(0, longest)
    .replace(/^[-.]+|[-.]+$/g, '')
  return name === '' || deviceName.test(name) ? `export-${name}`.replace(/-$/, '') : name
}

export function nameFile(
  document: Pick<ExportDocument, 'filename' | 'sample'>,
  format: Pick<ExportFormat, 'extension'>,
): string {
  const name = toFileName(document.filename)
  return `${document.sample ? 'sample-data-' : ''}${name}.${format.extension}`
}
