import { classifyViolation, violationClasses } from '@/components/records/violation-class'
import type { NearRow } from '@/connectors/federal-env-compliance/near-rows'
import type { BodyProps } from './dossier-panel'
import { PanelCaveats } from './panel-caveats'
import { Sources } from './sources'

const texts = {
  unnamed: 'Unnamed facility',
  noPosition: 'No position published',
  inactive: 'not active',
  uncertain: 'position not exact',
  nearest: (shown: number, all: number) =>
    shown < all ? `The nearest ${shown} of ${all.toLocaleString('en-US')} that are listed` : 'Nearest first',
}

/** How many, with everything that limits the figure; then the nearest. */
export function FacilitiesBody({ data, metas }: BodyProps<'facilities'>) {
  const { nearest, rows, equation, notes, caveats } = data
  const [lead, ...others] = caveats
  return (
    <>
      <p className="mb-2 font-semibold">{lead}</p>
      <p className="mb-4">{equation}</p>
      <h3 className="mb-1 font-semibold">{texts.nearest(nearest.length, rows.length)}</h3>
      <ol className="mb-4 divide-y divide-line border-y border-line">
        {nearest.map((row) => (
          <Facility key={row.key} row={row} />
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className="text-muted">
          {note}
        </p>
      ))}
      <PanelCaveats items={others} />
      <Sources metas={metas} />
    </>
  )
}

function Facility({ row }: { row: NearRow }) {
  const { registryId, isFrsId, distanceMiles } = row
  const name = row.name ?? texts.unnamed
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {registryId && isFrsId ? (
          <a href={`/environment/facility/${registryId}`} className="min-h-6 py-0.5 font-semibold">
            {name}
          </a>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="tabular-nums">
          {distanceMiles === null ? texts.noPosition : `${distanceMiles.toFixed(2)} mi`}
        </span>
      </div>
      <p className="text-base text-muted">
        {[
          violationClasses[classifyViolation(row)],
          row.active === false && texts.inactive,
          row.ringUncertain && texts.uncertain,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
