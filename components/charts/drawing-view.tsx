import { type ChartDrawing, type ChartShape, type ChartTone, cornersOf, dashes } from './drawing'

interface Props extends ChartDrawing {
  label: string
  describedBy?: string
}

export function DrawingView({ width, height, shapes, label, describedBy }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      className="block h-auto w-full"
    >
      {shapes.map((shape) => (
        <ShapeView key={JSON.stringify(shape)} shape={shape} />
      ))}
    </svg>
  )
}

const fills: Readonly<Record<ChartTone, string>> = {
  ink: 'fill-ink',
  muted: 'fill-muted',
  edge: 'fill-edge',
  accent: 'fill-accent',
  soft: 'fill-accent-soft',
  road: 'fill-line',
  paper: 'fill-surface',
}

const strokes: Readonly<Record<ChartTone, string>> = {
  ink: 'stroke-ink',
  muted: 'stroke-muted',
  edge: 'stroke-edge',
  accent: 'stroke-accent',
  soft: 'stroke-accent-soft',
  road: 'stroke-line',
  paper: 'stroke-surface',
}

function ShapeView({ shape }: { shape: ChartShape }) {
  const fill = fills[shape.tone]
  switch (shape.kind) {
    case 'line': {
      const [[x1, y1], [x2, y2]] = [shape.from, shape.to]
      return (
        <line {...{ x1, y1, x2, y2 }} className={strokes[shape.tone]} strokeWidth={shape.thickness ?? 1} />
      )
    }
    case 'path':
      return (
        <polyline
          points={shape.points.join(' ')}
          className={`fill-none ${strokes[shape.tone]}`}
          strokeWidth={shape.thickness ?? 1}
          strokeDasharray={shape.isDashed && dashes.join(' ')}
        />
      )
    case 'box':
      return (
        <rect x={shape.at[0]} y={shape.at[1]} width={shape.width} height={shape.height} className={fill} />
      )
    case 'dots':
      return shape.at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={shape.radius} className={fill} />
      ))
    case 'diamond':
      return <polygon points={cornersOf(shape).join(' ')} className={fill} />
    case 'text':
      return (
        <text
          x={shape.at[0]}
          y={shape.at[1]}
          fontSize={shape.size}
          textAnchor={shape.anchor}
          className={shape.bold ? `${fill} font-semibold` : fill}
        >
          {shape.text}
        </text>
      )
  }
}
