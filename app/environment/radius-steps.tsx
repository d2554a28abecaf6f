'use client'

import { useEffect, useRef } from 'react'

interface Props {
  label: string
  unit: string
  smaller: string
  larger: string
  defaultValue: string
  look: string
}

const steps = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 25, 50, 99.9]
/** Several presses are one question. */
const PAUSE_MS = 450

/** A number with a button on each side; without scripting the number alone. */
export function RadiusSteps({ label, unit, smaller, larger, defaultValue, look }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  function step(by: 1 | -1) {
    const input = field.current
    if (!input) return
    const now = Number.parseFloat(input.value) || 1
    const next = by > 0 ? steps.find((each) => each > now) : steps.findLast((each) => each < now)
    if (next === undefined) return
    input.value = String(next)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => input.form?.requestSubmit(), PAUSE_MS)
  }

  const button = `${look} w-11 lg:w-8 cursor-pointer font-semibold text-accent hover:bg-accent-soft noscript:hidden`
  return (
    <div className="flex items-stretch">
      <button
        type="button"
        aria-label={smaller}
        onClick={() => step(-1)}
        className={`${button} rounded-l-control`}
      >
        −
      </button>
      <label className={`${look} flex items-center border-x-0 px-1.5 noscript:border-x`}>
        <span className="sr-only">{label}</span>
        <input
          ref={field}
          id="radius"
          name="radius"
          type="text"
          inputMode="decimal"
          defaultValue={defaultValue}
          className="w-10 bg-transparent text-right tabular-nums"
        />
        <span aria-hidden="true" className="pl-1 text-muted">
          {unit}
        </span>
      </label>
      <button
        type="button"
        aria-label={larger}
        onClick={() => step(1)}
        className={`${button} rounded-r-control`}
      >
        +
      </button>
    </div>
  )
}
