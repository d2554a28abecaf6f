'use client'

import { type PointerEvent, useState } from 'react'
import { defineTexts } from '@/lib/language/define-texts'
import { lineLook } from './line-sample'

export interface ChartMark {
  period: string
  x: number
  values: readonly { letter: string; index: number; y: number; text: string }[]
}

interface Props {
  title: string
  marks: readonly ChartMark[]
  size: { width: number; height: number }
  plot: { top: number; bottom: number }
}

const texts = defineTexts('charts.chart-reader', {
  label: (title: string) => `Read the values of: ${title}`,
})

export function ChartReader({ title, marks, size, plot }: Props) {
  const last = marks.length - 1
  const [at, setAt] = useState(last)
  const [isShown, setShown] = useState(false)
  const mark = marks[at]
  if (!mark) return null
  const words = `${mark.period}: ${mark.values.map(({ letter, text }) => `${letter} ${text}`).join(', ')}`

  function follow({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(nearest(marks, ((clientX - left) / width) * size.width))
    setShown(true)
  }

  return (
    <>
      <div
        className="absolute inset-0 rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus noscript:hidden print:hidden"
        onPointerMove={follow}
        onPointerLeave={() => setShown(false)}
      >
        <input
          type="range"
          aria-label={texts.label(title)}
          aria-valuetext={words}
          min={0}
          max={last}
          value={at}
          onChange={({ target }) => {
            setAt(Number(target.value))
            setShown(true)
          }}
          onFocus={() => setShown(true)}
          onBlur={() => setShown(false)}
          className="absolute inset-0 size-full cursor-crosshair opacity-0"
        />
      </div>
      {isShown && (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full print:hidden"
        >
          <line x1={mark.x} x2={mark.x} y1={plot.top} y2={plot.bottom} className="stroke-edge" />
          {mark.values.map(({ letter, index, y }) => (
            <circle key={letter} cx={mark.x} cy={y} r="4" className={lineLook(index).fill} />
          ))}
        </svg>
      )}
      <p
        aria-hidden="true"
        className="pointer-events-none absolute top-0 right-0 max-w-3/4 rounded-control bg-surface/90 px-2 text-sm font-semibold tabular-nums noscript:hidden print:hidden"
      >
        {words}
      </p>
    </>
  )
}

function nearest(marks: readonly ChartMark[], x: number): number {
  const apart = marks.map((mark) => Math.abs(mark.x - x))
  return apart.indexOf(Math.min(...apart))
}
