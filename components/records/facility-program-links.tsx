import type { ProgramLink } from '@/connectors/federal-env-registry/program-link'
import { DataTable } from '../ui/data-table'
import { formatDay } from '../ui/format-day'

interface Props {
  links: readonly ProgramLink[]
  /** The part of the page that tells of an id, where one does. */
  hrefOf: (programSystemId: string) => string | undefined
}

/** The ids under which programs know the place, one line each. */
export function FacilityProgramLinks({ links, hrefOf }: Props) {
  const rows = links.map((link, index) => ({ ...link, key: String(index) }))
  return (
    <DataTable
      id="registry-links"
      caption={`Program records tied to this place: ${links.length}`}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'program',
          label: 'Program',
          rowHeader: true,
          cell: ({ acronym, programName }) => (
            <>
              {programName ?? acronym ?? 'Not published'}
              {programName && acronym && <span className="block font-normal text-muted">{acronym}</span>}
            </>
          ),
        },
        {
          id: 'there',
          label: 'Id and name there',
          cell: ({ programSystemId, facilityName, lastReportedDate }) => (
            <>
              <LinkedId id={programSystemId} hrefOf={hrefOf} />
              {facilityName && <span className="block">{facilityName}</span>}
              {lastReportedDate && (
                <span className="block text-muted">Last reported {sayDay(lastReportedDate)}</span>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

function LinkedId({ id, hrefOf }: { id: string | null; hrefOf: Props['hrefOf'] }) {
  if (!id) return 'Not published'
  const href = hrefOf(id)
  const text = <code className="wrap-anywhere">{id}</code>
  return href ? (
    <a href={href} className="inline-block min-h-6">
      {text}
    </a>
  ) : (
    text
  )
}

/** A date of an unknown form stays the text it is. */
export const sayDay = (date: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDay(date) : date)
