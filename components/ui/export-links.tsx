import type { ExportFormat } from '@/lib/export/format'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { livePageOfFile } from '@/lib/live-links/service-address'

type FileFormat = ExportFormat['id'] | 'pdf'

interface Props {
  formats: readonly { id: FileFormat; label: string }[]
  href: (format: FileFormat) => string | undefined
  what: string
  /** True if the rows have positions, so that map programs can read the file's URL as a layer. */
  isLive?: boolean
}

const texts = defineTexts('ui.export-links', {
  name: (what: string) => `Download ${what}`,
  files: (what: string) => `Download ${what}:`,
  live: 'Open in QGIS, ArcGIS or Excel',
})

/** These are plain links, so that a spreadsheet can import from their URLs. */
export function ExportLinks({ formats, href, what, isLive = false }: Props) {
  const file = isLive ? href('csv') : undefined
  return (
    <nav aria-label={texts.name(what)} className="mb-4 print:hidden">
      <ul className="flex flex-wrap items-center gap-x-5">
        <li aria-hidden="true" className="font-semibold">
          {texts.files(what)}
        </li>
        {formats
          .map(({ id, label }) => ({ id, label, address: href(id) }))
          .filter(({ address }) => address)
          .map(({ id, label, address }) => (
            <li key={id}>
              <a
                href={address && localHref(address)}
                className="inline-flex min-h-11 items-center lg:min-h-8"
              >
                {label}
              </a>
            </li>
          ))}
        {file && (
          <li>
            <a href={livePageOfFile(file)} className="inline-flex min-h-11 items-center lg:min-h-8">
              {texts.live}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
