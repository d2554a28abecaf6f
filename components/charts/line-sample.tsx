export function LineSample({ index }: { index: number }) {
  const { stroke, dash, width } = lineLook(index)
  return (
    <svg viewBox="0 0 40 12" aria-hidden="true" className="inline-block h-3 w-10 shrink-0">
      <line x1="1" x2="39" y1="6" y2="6" className={stroke} strokeWidth={width} strokeDasharray={dash} />
    </svg>
  )
}

/** Lines differ in dashes or width as well as in color, so that black and white prints are readable. */
const lineLooks = [
  { stroke: 'stroke-accent', fill: 'fill-accent', dash: undefined, width: 2.25 },
  { stroke: 'stroke-warn', fill: 'fill-warn', dash: '7 3', width: 2.25 },
  { stroke: 'stroke-good', fill: 'fill-good', dash: '2 3', width: 2.5 },
  { stroke: 'stroke-bad', fill: 'fill-bad', dash: '10 3 2 3', width: 2.25 },
  { stroke: 'stroke-ink', fill: 'fill-ink', dash: '4 2', width: 1.5 },
  { stroke: 'stroke-muted', fill: 'fill-muted', dash: undefined, width: 1.25 },
] as const

type LineLook = (typeof lineLooks)[number]

export const lineLook = (index: number): LineLook => lineLooks[index % lineLooks.length] ?? lineLooks[0]
