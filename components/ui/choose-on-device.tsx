import { deviceChoices } from './device-choices'

/** React sets no value here, because the inline script of the page sets the stored values. */
export const ChooseOnDevice = () => (
  <div className="flex flex-wrap gap-x-6 gap-y-2 noscript:hidden print:hidden">
    {Object.entries(deviceChoices).map(([name, { label, options }]) => (
      <label key={name} className="flex flex-wrap items-center gap-x-2">
        {label}
        <select id={name} className="min-h-8 rounded-control border border-edge bg-surface px-2 text-ink">
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    ))}
  </div>
)
