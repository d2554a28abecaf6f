import { SHAPES_VIEW, type StateShape, stateShapes } from '@/lib/geography/state-shapes'
import { countSources, levelOf, levels, stateId } from './coverage-labels'
import type { StateCoverage } from './fetch-coverage'
import { PatternLegend, Patterns } from './patterns'

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
        <PatternLegend items={levels} />
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
