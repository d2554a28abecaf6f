import { useId } from 'react'
import type { Basemap } from './palette'

const choices: readonly (readonly [Basemap, string])[] = [
  ['outlines', 'Outlines'],
  ['topo', 'Topographic'],
  ['imagery', 'Imagery'],
]

interface Props {
  value: Basemap
  onChange: (basemap: Basemap) => void
}

export function BasemapSwitch({ value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="absolute top-2 left-2 z-10 flex max-w-[calc(100%-1rem)] rounded-control border border-edge bg-surface print:hidden">
      <legend className="sr-only">Map background</legend>
      {choices.map(([basemap, label]) => (
        <label
          key={basemap}
          className="flex h-11 cursor-pointer items-center px-2 text-sm @sm:px-3 @sm:text-[0.9375rem] text-ink first-of-type:rounded-l-control last-of-type:rounded-r-control hover:bg-accent-soft has-checked:bg-accent has-checked:font-semibold has-checked:text-accent-ink has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={basemap}
            checked={basemap === value}
            onChange={() => onChange(basemap)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
