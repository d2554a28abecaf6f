import { lineLook } from './line-looks'

/** What a line of the chart looks like, beside its name. */
export function LineSample({ index }: { index: number }) {
  const { stroke, dash, width } = lineLook(index)
  return (
    <svg viewBox="0 0 40 12" aria-hidden="true" className="inline-block h-3 w-10 shrink-0">
      <line x1="1" x2="39" y1="6" y2="6" className={stroke} strokeWidth={width} strokeDasharray={dash} />
    </svg>
  )
}
