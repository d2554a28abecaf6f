import type { ReactNode } from 'react'
import type { Basemap } from '@/components/map/style/palette'
import { type ColorScale, colorings, colorScale, type ParcelColoring, type ThemeFill } from './color-classes'

interface Props {
  coloring: ParcelColoring
  base: Basemap
}

const texts = {
  legend: (coloring: string) => `Legend: ${coloring}`,
  notMet: 'Outline only: does not meet the filters',
  selected: 'Selected',
  open: 'In focus',
}

export const ColorLegend = ({ coloring, base }: Props) => (
  <ScaleLegend
    name={colorings[coloring]}
    scale={colorScale(coloring, new Date().getFullYear())}
    base={base}
  />
)

interface ScaleProps {
  name: string
  scale: ColorScale
  base: Basemap
}

export function ScaleLegend({ name, scale: { classes, unknown }, base }: ScaleProps) {
  return (
    <div className="text-sm">
      <p className="font-semibold">{name}</p>
      <ul aria-label={texts.legend(name)} className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {classes.map((each) => (
          <Entry key={each.words} words={each.words}>
            <Filled fill={each.fill} base={base} />
            {'letter' in each && <Letter letter={each.letter} />}
            <Outline />
          </Entry>
        ))}
        <Entry words={unknown}>
          <path d="M4 15 16 3M10 15 20 5" strokeWidth="2" className="stroke-edge" />
          <Outline />
        </Entry>
        <Entry words={texts.notMet}>
          <Outline />
        </Entry>
        <Entry words={texts.selected}>
          <rect x="2.5" y="2.5" width="19" height="13" strokeWidth="4" className="stroke-focus" />
        </Entry>
        <Entry words={texts.open}>
          <Outline />
          <rect x="5.5" y="5.5" width="13" height="7" strokeWidth="2" className="stroke-ink" />
        </Entry>
      </ul>
    </div>
  )
}

function Entry({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg
        viewBox="0 0 24 18"
        aria-hidden="true"
        focusable="false"
        className="h-4.5 w-6 shrink-0 fill-none print:[print-color-adjust:exact]"
      >
        {children}
      </svg>
      {words}
    </li>
  )
}

function Filled({ fill: { light, dark }, base }: { fill: ThemeFill; base: Basemap }) {
  if (base === 'topo') return <Area fill={light} className="" />
  if (base === 'imagery') return <Area fill={dark} className="" />
  return (
    <>
      <Area fill={light} className="dark:hidden print:inline" />
      <Area fill={dark} className="hidden dark:inline print:hidden" />
    </>
  )
}

function Area({ fill, className }: { fill: string; className: string }) {
  return <rect x="1.5" y="1.5" width="21" height="15" fill={fill} className={className} />
}

function Outline() {
  return <rect x="1.5" y="1.5" width="21" height="15" strokeWidth="1" className="stroke-edge" />
}

function Letter({ letter }: { letter: string }) {
  return (
    <text x="12" y="13.5" textAnchor="middle" fontSize="12" fontWeight="600" fill="#1c2326">
      {letter}
    </text>
  )
}
