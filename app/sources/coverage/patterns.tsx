export type CoveragePattern = 'coverage-none' | 'coverage-one' | 'coverage-few' | 'coverage-many'

const names: readonly CoveragePattern[] = ['coverage-none', 'coverage-one', 'coverage-few', 'coverage-many']

export function Patterns() {
  return (
    <defs>
      {names.map((name) => (
        <pattern key={name} id={name} width="10" height="10" patternUnits="userSpaceOnUse">
          <PatternTile name={name} />
        </pattern>
      ))}
    </defs>
  )
}

function PatternTile({ name }: { name: CoveragePattern }) {
  const ground = <rect width="10" height="10" className="fill-surface" />
  if (name === 'coverage-none') return ground
  if (name === 'coverage-one') {
    return (
      <>
        {ground}
        <circle cx="5" cy="5" r="1.6" className="fill-accent" />
      </>
    )
  }
  if (name === 'coverage-few') {
    return (
      <>
        {ground}
        <path d="M-2 12 12 -2M-2 2 2 -2M8 12 12 8" className="stroke-accent stroke-2" />
      </>
    )
  }
  return (
    <>
      <rect width="10" height="10" className="fill-accent/30" />
      <path d="M-2 12 12 -2M-2 2 2 -2M8 12 12 8M-2 -2 12 12" className="stroke-accent stroke-2" />
    </>
  )
}

interface LegendProps {
  items: readonly { label: string; pattern: CoveragePattern }[]
}

export const PatternLegend = ({ items }: LegendProps) => (
  <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-1 text-base text-muted">
    {items.map(({ label, pattern }) => (
      <li key={pattern} className="flex items-center gap-2">
        <svg viewBox="0 0 30 20" aria-hidden="true" focusable="false" className="h-5 w-7.5 shrink-0">
          <rect width="30" height="20" fill={`url(#${pattern})`} className="stroke-edge stroke-1" />
        </svg>
        {label}
      </li>
    ))}
  </ul>
)
