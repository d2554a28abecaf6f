import type { MapAreaClass } from '@/lib/records/area-class'

export const AreaLegend = ({ classes }: { classes: Readonly<Record<string, MapAreaClass>> }) => (
  <ul className="flex flex-col gap-0.5">
    {Object.entries(classes).map(([name, { words, color, dash, isHatched }]) => (
      <li key={name} className="flex items-center gap-1.5">
        <Swatch color={color.light} className="dark:hidden print:inline" {...{ dash, isHatched }} />
        <Swatch color={color.dark} className="hidden dark:inline print:hidden" {...{ dash, isHatched }} />
        {words}
      </li>
    ))}
  </ul>
)

interface SwatchProps {
  color: string
  className: string
  dash: MapAreaClass['dash']
  isHatched: boolean | undefined
}

const Swatch = ({ color, className, dash, isHatched }: SwatchProps) => (
  <svg
    viewBox="0 0 24 16"
    aria-hidden="true"
    focusable="false"
    className={`h-4 w-6 shrink-0 print:[print-color-adjust:exact] ${className}`}
    stroke={color}
  >
    <rect
      {...{ x: 1.5, y: 1.5, width: 21, height: 13, strokeWidth: 2, fill: color, fillOpacity: 0.22 }}
      strokeDasharray={dash?.map((part) => part * 2).join(' ')}
    />
    {isHatched && <path d="M4 14 16 2M12 14 22 4" strokeWidth="1.5" />}
  </svg>
)
