import type { ExportFormat } from '@/lib/export/format'

interface Props {
  formats: readonly Pick<ExportFormat, 'id' | 'label'>[]
  href: (format: ExportFormat['id']) => string
  /** What the files hold: "34 facilities". */
  what: string
}

/** Plain links, so that a spreadsheet can import them. */
export function ExportLinks({ formats, href, what }: Props) {
  return (
    <nav aria-label={`Download ${what}`} className="mb-4 print:hidden">
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <li aria-hidden="true" className="font-semibold">
          Download {what}:
        </li>
        {formats.map(({ id, label }) => (
          <li key={id}>
            <a href={href(id)} className="inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
