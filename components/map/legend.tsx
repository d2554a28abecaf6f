import type { MapFeatures, MapProps, MapRole } from './map-props'

const names: Readonly<Record<MapRole, string>> = {
  result: 'Result',
  choice: 'To choose from',
  context: 'Nearby, for orientation',
}

const roles: readonly MapRole[] = ['result', 'choice', 'context']

const areas = {
  result: 'fill-accent/20 stroke-accent',
  choice: 'stroke-warn [stroke-dasharray:5_2.5]',
  context: 'stroke-edge [stroke-dasharray:1.5_3]',
} as const

/** What is drawn, in words and pattern. */
export function Legend({ features, words = {} }: { features: MapFeatures; words?: MapProps['legend'] }) {
  const shown = roles.flatMap((role) => {
    const drawn = features.features.filter(({ properties }) => properties.role === role)
    if (drawn.length === 0) return []
    return [{ role, isPoint: drawn.every(({ geometry }) => geometry.type.endsWith('Point')) }]
  })
  if (shown.length === 0) return null
  return (
    <ul aria-label="Legend" className="contents">
      {shown.map(({ role, isPoint }) => (
        <li key={role} className="flex items-center gap-1.5">
          <svg
            viewBox="0 0 24 16"
            aria-hidden="true"
            focusable="false"
            className="h-4 w-6 shrink-0 fill-none"
          >
            {isPoint ? <PointSample role={role} /> : <AreaSample role={role} />}
          </svg>
          {words[role] ?? names[role]}
        </li>
      ))}
    </ul>
  )
}

function AreaSample({ role }: { role: MapRole }) {
  return (
    <>
      {role === 'choice' && <path d="M4 14 14 2M10 14 20 2" strokeWidth="2" className="stroke-warn/60" />}
      <rect x="2" y="2" width="20" height="12" strokeWidth="2" className={areas[role]} />
    </>
  )
}

function PointSample({ role }: { role: MapRole }) {
  if (role === 'result') return <circle cx="12" cy="8" r="6" className="fill-accent" />
  if (role === 'choice') return <circle cx="12" cy="8" r="5" strokeWidth="3" className="stroke-warn" />
  return <circle cx="12" cy="8" r="3.5" className="fill-edge" />
}
