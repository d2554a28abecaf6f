import type { Basemap } from './palette'

const outlines = 'Outlines: Census Bureau'

const credits: Readonly<Record<Basemap, string>> = {
  outlines,
  topo: `USGS The National Map · ${outlines}`,
  imagery: `USGS The National Map · ${outlines}`,
}

/** Always in sight, on paper too. */
export function Attribution({ basemap, credit }: { basemap: Basemap; credit: string | undefined }) {
  return (
    <p className="ml-auto rounded-tl-control bg-surface/85 px-2 py-0.5 text-right text-xs leading-4.5 text-ink">
      {credit && `${credit} · `}
      {credits[basemap]}
    </p>
  )
}
