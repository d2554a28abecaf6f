import type { ExportFormat } from '@/lib/export/format'

/** PDF is included, because some pages export a document. */
type FileFormat = ExportFormat['id'] | 'pdf'

interface Props {
  formats: readonly { id: FileFormat; label: string }[]
  /** Returns undefined for a format that the page does not offer. */
  href: (format: FileFormat) => string | undefined
  what: string
}

/** These are plain links, so that a spreadsheet can import from them. */
export function ExportLinks({ formats, href, what }: Props) {
  return (
    <nav aria-label={`Download ${what}`} className="mb-4 print:hidden">
      <ul className="flex flex-wrap items-center gap-x-5">
        <li aria-hidden="true" className="font-semibold">
          Download {what}:
        </li>
        {formats
          .map(({ id, label }) => ({ id, label, address: href(id) }))
          .filter(({ address }) => address)
          .map(({ id, label, address }) => (
            <li key={id}>
              <a href={address} className="inline-flex min-h-11 items-center lg:min-h-8">
                {label}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
