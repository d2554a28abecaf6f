import { SHAPES_VIEW, type StateShape, stateShapes } from '@/lib/geography/state-shapes'
import { type CoverageLevel, countSources, levelOf, levels, stateId } from './coverage-labels'
import type { StateCoverage } from './fetch-coverage'

const ROOM_FOR_A_FIGURE = 4

export function CoverageMap({ states }: { states: readonly StateCoverage[] }) {
  const byCode = new Map(states.map((state) => [state.code, state]))
  return (
    <figure className="mb-4">
      <svg
        viewBox={`0 0 ${SHAPES_VIEW.width} ${SHAPES_VIEW.height}`}
        aria-labelledby="coverage-map"
        className="h-auto w-full"
      >
        <title id="coverage-map">Map of the states by how many sources answer there</title>
        <Patterns />
        {stateShapes().map((shape) => {
          const state = byCode.get(shape.postal)
          return state && <StateOnMap key={shape.postal} shape={shape} state={state} />
        })}
      </svg>
      <figcaption>
        <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-1 text-base text-muted">
          {levels.map((level) => (
            <li key={level.pattern} className="flex items-center gap-2">
              <Swatch level={level} />
              {level.label}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

function StateOnMap({ shape, state }: { shape: StateShape; state: StateCoverage }) {
  const { x, y, room } = shape.middle
  return (
    <a
      href={`#${stateId(state.code)}`}
      aria-label={`${state.name}: ${countSources(state.count)}`}
      className="group no-underline outline-none"
    >
      <title>{`${state.name}: ${countSources(state.count)}`}</title>
      <path
        d={shape.path}
        fill={`url(#${levelOf(state.count).pattern})`}
        className="stroke-edge stroke-1 group-hover:stroke-accent group-hover:stroke-[3] group-focus-visible:stroke-focus group-focus-visible:stroke-[5]"
      />
      {room >= ROOM_FOR_A_FIGURE && state.count > 0 && (
        <text
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
          className="pointer-events-none fill-ink stroke-surface text-[1.375rem] font-semibold [paint-order:stroke] stroke-4 max-sm:hidden"
        >
          {state.count}
        </text>
      )}
    </a>
  )
}

function Patterns() {
  return (
    <defs>
      {levels.map(({ pattern }) => (
        <pattern key={pattern} id={pattern} width="10" height="10" patternUnits="userSpaceOnUse">
          <PatternTile name={pattern} />
        </pattern>
      ))}
    </defs>
  )
}

function PatternTile({ name }: { name: CoverageLevel['pattern'] }) {
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

function Swatch({ level: { pattern } }: { level: CoverageLevel }) {
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true" focusable="false" className="h-5 w-7.5 shrink-0">
      <rect width="30" height="20" fill={`url(#${pattern})`} className="stroke-edge stroke-1" />
    </svg>
  )
}
