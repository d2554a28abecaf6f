import { classifyViolation, violationClasses } from '@/components/records/violation-class'
import { facilityId } from './points/facility-id'
import type { NearFacility } from './read-facilities'
import { programs } from './url'

interface Props {
  row: NearFacility
  selected: boolean
  /** This page with the facility marked on the map. */
  selectHref: string
}

/** One facility in a few lines: what it is, how far, what is recorded. */
export function FacilityItem({ row, selected, selectHref }: Props) {
  const kinds = Object.entries(programs).flatMap(([program, label]) =>
    row.programs[program as keyof typeof programs] ? [label] : [],
  )
  const place = [row.street, row.city, [row.state, row.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const name = row.name ?? 'Unnamed facility'
  return (
    <li
      id={`facility-${facilityId(row)}`}
      aria-current={selected || undefined}
      className={`py-2.5 ${selected ? 'border-l-4 border-accent bg-accent-soft pl-3' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {row.registryId && row.isFrsId ? (
          <a href={`/environment/facility/${row.registryId}`} className="min-h-6 py-0.5 font-semibold">
            {name}
          </a>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="tabular-nums">
          {row.distanceMiles === null ? 'No position published' : `${row.distanceMiles.toFixed(2)} mi`}
        </span>
      </div>
      {row.ringUncertain && (
        <p className="text-base text-warn">
          May be inside or outside this ring: its position is not exact enough.
        </p>
      )}
      <p className="text-base text-muted">{place}</p>
      <p className="text-base">
        <span className="font-semibold">{violationClasses[classifyViolation(row)]}</span>
        {row.complianceStatus && <> (“{row.complianceStatus}”)</>}
        {kinds.length > 0 && <> · {kinds.join(', ')}</>}
        {row.active === false && <> · not active</>}
      </p>
      {row.distanceMiles !== null && !selected && (
        <a href={selectHref} className="inline-block min-h-6 py-0.5 text-base print:hidden">
          Show on the map<span className="sr-only">: {name}</span>
        </a>
      )}
    </li>
  )
}
