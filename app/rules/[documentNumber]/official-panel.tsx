import { Caveats } from '@/components/provenance/caveats'
import { Provenance } from '@/components/provenance/provenance'
import { Panel } from '@/components/ui/panel'
import type { DocumentAnswer } from './read-document'

/** Where the document itself stands, the official edition first. */
export function OfficialPanel({ answer: { data, meta } }: { answer: DocumentAnswer }) {
  const { pdfUrl, officialUrl, rawTextUrl, commentUrl } = data.document
  const links = [
    { href: pdfUrl, label: 'Official PDF at govinfo.gov' },
    { href: officialUrl, label: 'Full text at the Federal Register' },
    { href: rawTextUrl, label: 'Plain text' },
    { href: commentUrl, label: 'Comment form and docket' },
  ]
  return (
    <Panel id="official" title="Read the document" state={meta.state === 'stale' ? 'stale' : undefined}>
      <ul className="grid gap-1">
        {links.map(({ href, label }) =>
          href ? (
            <li key={label}>
              <a href={href} className="inline-block min-h-6 py-0.5 font-semibold">
                {label}
              </a>
            </li>
          ) : null,
        )}
      </ul>
      <Caveats items={data.caveats} />
      <Provenance meta={meta} />
    </Panel>
  )
}
