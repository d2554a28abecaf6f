import { DENSITY_FIELD, densities } from './density'

const texts = { label: 'Table rows' }

/**
 * How close together the rows of tables are, on this device. Left alone, workspaces are compact and pages are not. The
 * script of the page does the rest, so React is told no value.
 */
export const DensityChoice = () => (
  <label className="flex flex-wrap items-center gap-x-2 noscript:hidden print:hidden">
    {texts.label}
    <select
      id={DENSITY_FIELD}
      className="min-h-8 rounded-control border border-edge bg-surface px-2 text-ink"
    >
      {Object.entries(densities).map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
