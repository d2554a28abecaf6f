import { AgencyWords } from '@/components/ui/agency-text'
import { DataTable, type DataTableColumn } from '@/components/ui/data-table'
import type { ConnectorDeclaration } from '@/lib/connector/declaration'
import { defineTexts } from '@/lib/language/define-texts'

const texts = defineTexts('terms.licenses-table', {
  caption: 'All sources of this site',
  source: 'Source',
  publisher: 'Publisher',
  license: 'License',
  attribution: 'Attribution to give',
})

const columns = (): readonly DataTableColumn<ConnectorDeclaration>[] => [
  { id: 'source', label: texts.source, rowHeader: true, cell: ({ title }) => <AgencyWords text={title} /> },
  {
    id: 'publisher',
    label: texts.publisher,
    cell: ({ publisher }) => (
      <a href={publisher.url} data-print="bare">
        <AgencyWords text={publisher.name} />
      </a>
    ),
  },
  {
    id: 'licence',
    label: texts.license,
    cell: ({ licence: { name, url } }) => {
      const words = <AgencyWords text={name} />
      return url ? <a href={url}>{words}</a> : words
    },
  },
  {
    id: 'attribution',
    label: texts.attribution,
    cell: ({ attribution }) => <AgencyWords text={attribution} />,
  },
]

export function LicensesTable({ sources }: { sources: readonly ConnectorDeclaration[] }) {
  return (
    <div className="mt-4">
      <DataTable
        id="licenses"
        wide
        caption={texts.caption}
        columns={columns()}
        rows={sources}
        rowKey={({ name }) => name}
      />
    </div>
  )
}
